import HeadlessUIKit

/// The kit's icons by name, for whoever wants one in a color and a size; ``SBUIcons`` lists them.
///
/// ```swift
/// let image = SBUIconSetType.iconBack.image(to: SBUIconSetType.Metric.defaultIconSize)
/// ```
@dynamicMemberLookup
public struct SBUIconSetType: RawRepresentable, CaseIterable, Hashable, Sendable {
  /// The icon's name, such as `iconBack`.
  public let rawValue: String

  /// An icon by its name; nil where there is none.
  public init?(rawValue: String) {
    guard SBUIcons.named[rawValue] != nil else { return nil }
    self.rawValue = rawValue
  }

  /// An icon, such as `SBUIconSetType.iconBack`.
  public static subscript(dynamicMember icon: KeyPath<SBUIcons, SBUIcon>) -> SBUIconSetType {
    SBUIconSetType(name: SBUIcons.standard[keyPath: icon].name)
  }

  /// All icons, in the order of ``SBUIcons``.
  public static var allCases: [SBUIconSetType] {
    SBUIcons.all.map { SBUIconSetType(name: $0.name) }
  }

  private init(name: String) { rawValue = name }

  /// Sizes of icons, in points.
  public enum Metric {
    /// The size of most icons.
    public static let defaultIconSize = CGSize(width: 24, height: 24)
  }

  /// The icon, as `SBUIconSet` has it in the run.
  ///
  /// - Parameters:
  ///   - tintColor: its color; nil for that of the place where it is used.
  ///   - size: its size in points. Text has one size, so it changes nothing.
  public func image(with tintColor: UIColor? = nil, to size: CGSize) -> UIImage {
    let image = SBUIcons.named[rawValue].map { SBULooks.current[$0] } ?? UIImage()
    return tintColor.map(image.withTintColor) ?? image
  }

  /// The icon in the color of the place where it is used.
  ///
  /// - Parameter tintColor: its color; nil for that of the place where it is used.
  public func load(tintColor: UIColor? = nil) -> UIImage {
    image(with: tintColor, to: Metric.defaultIconSize)
  }
}
