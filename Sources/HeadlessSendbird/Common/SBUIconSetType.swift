import HeadlessUIKit

extension SBUIconSetType {
  /// Sizes of pictures, in points.
  public enum Metric {
    /// The size of most pictures.
    public static let defaultIconSize = CGSize(width: 24, height: 24)
  }

  private static let icons = Dictionary(
    SBUIcon.all.map { ($0.name.description, $0) }, uniquingKeysWith: { first, _ in first })

  /// The picture, as `SBUIconSet` has it in the run.
  ///
  /// - Parameters:
  ///   - tintColor: its colour; nil for that of the place where it is used.
  ///   - size: its size in points. Text has one size, so it changes nothing.
  public func image(with tintColor: UIColor? = nil, to size: CGSize) -> UIImage {
    let image = Self.icons[rawValue].map { SBULooks.current[$0] } ?? UIImage()
    return tintColor.map(image.withTintColor) ?? image
  }

  /// The picture in the colour of the place where it is used.
  ///
  /// - Parameter tintColor: its colour; nil for that of the place where it is used.
  public func load(tintColor: UIColor? = nil) -> UIImage {
    image(with: tintColor, to: Metric.defaultIconSize)
  }
}
