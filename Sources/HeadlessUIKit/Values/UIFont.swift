/// A font. Text has one size here; `styles` says which font it has.
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
  /// What a kit's set of fonts or the system calls it; no part of what it looks like.
  package let name: String?

  /// What text has that nobody gave a font; made once.
  static let standard = UIFont(pointSize: 17, weight: .regular)

  init(pointSize: Double, weight: Weight, name: String? = nil) {
    self.pointSize = pointSize
    self.weight = weight
    self.name = name
  }

  /// The same font under a name, by which a snapshot's `styles` speak of it.
  ///
  /// - Parameter name: what a set of fonts calls it.
  package func named(_ name: String) -> UIFont {
    UIFont(pointSize: pointSize, weight: weight, name: name)
  }

  /// The font in a word or two: its name, else size and weight, such as `17 bold`.
  package var displayName: String { name ?? valueDescription }

  /// Size and weight, such as `17 bold`; a regular weight goes without saying.
  package var valueDescription: String {
    let size = Int(exactly: pointSize).map(String.init) ?? "\(pointSize)"
    return weight == .regular ? size : "\(size) \(weight.displayName)"
  }

  /// A font of no size, as UIKit's has none; it holds a place until there is another.
  public convenience init() { self.init(pointSize: 0, weight: .regular) }

  /// The system font.
  ///
  /// - Parameters:
  ///   - size: in points; the range is not checked.
  ///   - weight: how heavy it is.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The bold system font at a size in points.
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

extension UIFont {
  /// What a text is for, by which the system chooses its font.
  public struct TextStyle: RawRepresentable, Sendable, Hashable {
    /// The style's name.
    public let rawValue: String
    /// A style by its name.
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

    fileprivate var pointSize: Double {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  /// The system's font for a style, in the size that devices come with: 17 points for the body.
  ///
  /// - Parameter style: what the text is for; a style of an app's own is as large as the body.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      pointSize: style.pointSize, weight: style == .headline ? .semibold : .regular,
      name: style.rawValue)
  }

  /// The slanted system font at a size; the slant is not kept.
  public static func italicSystemFont(ofSize size: Double) -> UIFont { .systemFont(ofSize: size) }

  /// The system font with digits of one width, at a size and weight.
  public static func monospacedDigitSystemFont(ofSize size: Double, weight: Weight) -> UIFont {
    .systemFont(ofSize: size, weight: weight)
  }

  /// The system font with letters of one width, at a size and weight.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight) -> UIFont {
    .systemFont(ofSize: size, weight: weight)
  }

  /// A font by its name; every name has one here, and the name is not kept.
  ///
  /// - Parameters:
  ///   - name: any name.
  ///   - size: in points.
  /// - Returns: never nil.
  public convenience init?(name: String, size: Double) {
    self.init(pointSize: size, weight: .regular)
  }

  /// The same font at another size in points.
  public func withSize(_ size: Double) -> UIFont { UIFont(pointSize: size, weight: weight) }

  /// The height of a line in points, as the system font has it.
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

/// Fonts that follow the size their reader likes; here they stay as they are.
public struct UIFontMetrics: Sendable {
  /// Metrics of a style.
  public init(forTextStyle style: UIFont.TextStyle) {}
  /// The metrics of plain text.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  /// The same font.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// The same number.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

extension UIFont.Weight {
  /// The weight in a word; a number for one that has no name.
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
