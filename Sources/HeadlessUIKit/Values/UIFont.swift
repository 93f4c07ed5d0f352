/// A font. Text has one size here, so it is kept and not shown.
public final class UIFont: Sendable, Hashable {
  /// How heavy a font is.
  public struct Weight: Sendable, Hashable {
    /// From -1, the lightest, to 1, the heaviest; 0 is regular.
    public let rawValue: Double
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Semibold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
  }

  /// The size in points.
  public let pointSize: Double
  /// The weight.
  public let weight: Weight

  /// What text has that nobody gave a font; made once.
  static let standard = UIFont(pointSize: 17, weight: .regular)

  init(pointSize: Double, weight: Weight) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// The system font at a size and weight.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The bold system font at a size.
  public static func boldSystemFont(ofSize size: Double) -> UIFont {
    UIFont(pointSize: size, weight: .bold)
  }

  /// Two fonts are equal when size and weight are.
  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.pointSize == right.pointSize && left.weight == right.weight
  }

  /// Hashes size and weight.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
  }
}
