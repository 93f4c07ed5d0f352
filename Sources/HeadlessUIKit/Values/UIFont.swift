/// A font. All text has one size here; `styles` shows the font.
public final class UIFont: Sendable, Hashable {
  /// The weight of a font.
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
  /// Whether it is slanted.
  package let isItalic: Bool
  /// The name in a kit's font set or the system; it does not affect equality.
  package let name: String?

  /// The default font of text; made once.
  static let standard = UIFont(pointSize: 17, weight: .regular)

  init(pointSize: Double, weight: Weight, isItalic: Bool = false, name: String? = nil) {
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.name = name
  }

  /// Returns the same font with a name, which a snapshot's `styles` show.
  ///
  /// - Parameter name: the name in a font set.
  package func named(_ name: String) -> UIFont {
    UIFont(pointSize: pointSize, weight: weight, isItalic: isItalic, name: name)
  }

  /// The font as text: its name, or its size and weight, such as `17 bold`.
  package var displayName: String { name ?? valueDescription }

  /// Size, weight and slant, such as `17 bold italic`; a regular weight is omitted.
  package var valueDescription: String {
    let size = Int(exactly: pointSize).map(String.init) ?? "\(pointSize)"
    return (weight == .regular ? size : "\(size) \(weight.displayName)")
      + (isItalic ? " italic" : "")
  }

  /// Makes a font of size 0, as in UIKit; a placeholder for another one.
  public convenience init() { self.init(pointSize: 0, weight: .regular) }

  /// The system font.
  ///
  /// - Parameters:
  ///   - size: in points; the range is not checked.
  ///   - weight: the weight.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The bold system font at a size in points.
  public static func boldSystemFont(ofSize size: Double) -> UIFont {
    UIFont(pointSize: size, weight: .bold)
  }

  /// Two fonts are equal if their size, weight and slant are.
  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.pointSize == right.pointSize && left.weight == right.weight
      && left.isItalic == right.isItalic
  }

  /// Hashes size, weight and slant.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
  }
}

extension UIFont {
  /// The purpose of a text, which decides its system font.
  public struct TextStyle: RawRepresentable, Sendable, Hashable {
    /// The style's name.
    public let rawValue: String
    /// Makes a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A title.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A smaller title.
    public static let title2 = TextStyle(rawValue: "title2")
    /// The smallest title.
    public static let title3 = TextStyle(rawValue: "title3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "headline")
    /// A line below a heading.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Plain text.
    public static let body = TextStyle(rawValue: "body")
    /// A remark in plain text.
    public static let callout = TextStyle(rawValue: "callout")
    /// A note at the foot.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// A line below a picture.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// A smaller line below a picture.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// Returns the system's font for a style, in the size for a category: 17 points for the body in
  /// the default one.
  static func preferred(_ style: TextStyle, for category: UIContentSizeCategory) -> UIFont {
    let size = category.pointSize(of: style)
    // Blocks of styles show the size if it is not the usual one.
    let isUsual = size == UIContentSizeCategory.large.pointSize(of: style)
    return UIFont(
      pointSize: size, weight: style == .headline ? .semibold : .regular,
      name: isUsual ? style.rawValue : "\(style.rawValue) \(Int(size))")
  }

  /// The italic system font at a size in points.
  public static func italicSystemFont(ofSize size: Double) -> UIFont {
    UIFont(pointSize: size, weight: .regular, isItalic: true)
  }

  /// The system font with digits of one width, at a size and weight.
  public static func monospacedDigitSystemFont(ofSize size: Double, weight: Weight) -> UIFont {
    .systemFont(ofSize: size, weight: weight)
  }

  /// The system font with letters of one width, at a size and weight.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight) -> UIFont {
    .systemFont(ofSize: size, weight: weight)
  }

  /// Makes a font by its name; every name is accepted, and the name is not kept.
  ///
  /// - Parameters:
  ///   - name: any name.
  ///   - size: in points.
  /// - Returns: never nil.
  public convenience init?(name: String, size: Double) {
    self.init(pointSize: size, weight: .regular)
  }

  /// Returns the same font at another size in points.
  public func withSize(_ size: Double) -> UIFont {
    UIFont(pointSize: size, weight: weight, isItalic: isItalic)
  }

  /// The line height of the system font, in points.
  public var lineHeight: Double { pointSize * 1.193 }

  /// The size of the system's small text.
  public static let systemFontSize: Double = 14
  /// The size of the system's labels.
  public static let labelFontSize: Double = 17
}

extension UIFont.Weight {
  /// The lightest.
  public static let ultraLight = UIFont.Weight(rawValue: -0.8)
  /// Thin.
  public static let thin = UIFont.Weight(rawValue: -0.6)
  /// Light.
  public static let light = UIFont.Weight(rawValue: -0.4)
  /// Heavy.
  public static let heavy = UIFont.Weight(rawValue: 0.56)
  /// The heaviest.
  public static let black = UIFont.Weight(rawValue: 0.62)
}

extension UIFont.Weight {
  /// The weight's name; a number if it has no name.
  package var displayName: String {
    switch self {
    case .ultraLight: "ultraLight"
    case .thin: "thin"
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    default: "\(rawValue)"
    }
  }
}
