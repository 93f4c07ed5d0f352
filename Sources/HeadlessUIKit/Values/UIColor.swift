import Foundation

/// A color. A frame shows only whether it is faint; `styles` shows the color itself.
///
/// Kits draw disabled elements nearly transparent. So a button whose title, or a bar item whose
/// tint, has an opacity below 0.3 is shown in parentheses, as `(Invite)`.
public final class UIColor: Sendable, Hashable {
  /// Red, from 0 to 1.
  public let red: Double
  /// Green, from 0 to 1.
  public let green: Double
  /// Blue, from 0 to 1.
  public let blue: Double
  /// Opacity, from 0 to 1.
  public let alpha: Double
  /// The color in dark mode, if it differs.
  private let dark: UIColor?
  /// The name in a palette, an asset catalog or the system; it does not affect equality.
  package let name: String?

  /// Makes a color from its components.
  ///
  /// - Parameters:
  ///   - red: from 0 to 1, as the others; the range is not checked.
  ///   - green: from 0 to 1.
  ///   - blue: from 0 to 1.
  ///   - alpha: the opacity, from 0, transparent, to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    dark = nil
    name = nil
  }

  /// A color for light and dark mode; its components are those of the light one.
  init(light: UIColor, dark: UIColor?, name: String? = nil) {
    red = light.red
    green = light.green
    blue = light.blue
    alpha = light.alpha
    self.dark = dark == light ? nil : dark
    self.name = name
  }

  /// Returns the same color with a name, which a snapshot's `styles` show.
  ///
  /// - Parameter name: the name in a palette.
  package func named(_ name: String) -> UIColor {
    UIColor(light: self, dark: dark, name: name)
  }

  /// Makes a gray from its white level and opacity, each from 0 to 1.
  public convenience init(white: Double, alpha: Double) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Returns the same color with another opacity, from 0 to 1; below 0.3 it counts as faint.
  public func withAlphaComponent(_ alpha: Double) -> UIColor {
    let faded = UIColor(red: red, green: green, blue: blue, alpha: alpha)
    return name.map { faded.named("\($0.withoutOpacitySuffix) \(alpha.percentage)") } ?? faded
  }

  /// Whether text in this color looks disabled: nearly transparent, as kits draw disabled items.
  package var isFaint: Bool { resolvedAlpha < 0.3 }

  /// The opacity in the run's light or dark mode, from 0 to 1.
  package var resolvedAlpha: Double {
    guard let dark, UITraitCollection.current.userInterfaceStyle == .dark else { return alpha }
    return dark.alpha
  }

  /// The color in the run's light or dark mode.
  package var resolved: UIColor { dark == nil ? self : resolvedColor(with: .current) }

  /// The color as text: its name, or its value in the run's light or dark mode as `#RRGGBB`, with
  /// the opacity if it is below 1.
  package var displayName: String { name ?? resolved.hexString }

  /// The components as `#RRGGBB`, with the opacity if it is below 1.
  package var hexString: String {
    let hex = String(format: "#%02X%02X%02X", red.byteValue, green.byteValue, blue.byteValue)
    return alpha >= 1 ? hex : "\(hex) \(alpha.percentage)"
  }

  /// Two colors are equal if their components are.
  public static func == (left: UIColor, right: UIColor) -> Bool {
    left.red == right.red && left.green == right.green && left.blue == right.blue
      && left.alpha == right.alpha && left.dark == right.dark
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
    hasher.combine(dark)
  }
}

extension UIColor {
  /// Whether it is nearly white or nearly black, like the default background of rows.
  var isNearBlackOrWhite: Bool {
    let (darkest, lightest) = (min(red, green, blue), max(red, green, blue))
    return lightest - darkest < 0.03 && (darkest > 0.94 || lightest < 0.12)
  }

  /// Returns a color of the system with its name.
  private static func systemColor(
    _ name: String, _ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1
  ) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha).named(name)
  }

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Transparent.
  public static let clear = UIColor(white: 0, alpha: 0).named("clear")
  /// Middle gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Dark gray.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Light gray.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The system's red.
  public static let systemRed = systemColor("systemRed", 1, 0.23, 0.19)
  /// The system's green.
  public static let systemGreen = systemColor("systemGreen", 0.2, 0.78, 0.35)
  /// The system's blue.
  public static let systemBlue = systemColor("systemBlue", 0, 0.48, 1)
  /// The system's gray.
  public static let systemGray = systemColor("systemGray", 0.56, 0.56, 0.58)
  /// The color of text.
  public static let label = UIColor(light: .black, dark: .white).named("label")
  /// The color of less important text.
  public static let secondaryLabel = UIColor(
    light: UIColor(white: 0.24, alpha: 0.6), dark: UIColor(white: 0.92, alpha: 0.6)
  ).named("secondaryLabel")
  /// The background of a screen.
  public static let systemBackground = UIColor(light: .white, dark: .black).named(
    "systemBackground")
}

/// The color that layers take. Nothing is painted, so it is the same type.
public typealias CGColor = UIColor

extension UIColor {
  /// The color for layers: itself.
  public var cgColor: CGColor { self }

  /// Makes a color for light and dark mode; ``resolvedColor(with:)`` chooses one, and its
  /// components are those of the light one.
  ///
  /// An app may keep the color forever, so it must not depend on which run asked for it first.
  ///
  /// - Parameter dynamicProvider: called at once, for light mode and for dark mode.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(
      light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)),
      dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)))
  }

  /// Makes the color of an asset catalog; it is gray, since there are no catalogs.
  ///
  /// - Parameter name: not looked up; a snapshot's `styles` show it.
  /// - Returns: never nil.
  public convenience init?(named name: String) {
    self.init(light: UIColor(white: 0.5, alpha: 1), dark: nil, name: name)
  }

  /// Makes a color from four numbers, each from 0 to 1.
  ///
  /// - Parameters:
  ///   - hue: the position on the color wheel: red at 0, green at a third, blue at two thirds.
  ///   - saturation: the strength; 0 is a gray.
  ///   - brightness: the lightness; 0 is black.
  ///   - alpha: the opacity.
  public convenience init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Returns the color in light or dark mode.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard let dark else { return self }
    if traitCollection.userInterfaceStyle == .dark { return dark }
    return UIColor(light: self, dark: nil, name: name)
  }

  /// Writes the components, each from 0 to 1, to the pointers; nil skips a component.
  ///
  /// - Returns: true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The system's yellow.
  public static let systemYellow = systemColor("systemYellow", 1, 0.8, 0)
  /// The system's orange.
  public static let systemOrange = systemColor("systemOrange", 1, 0.58, 0)
  /// The system's pink.
  public static let systemPink = systemColor("systemPink", 1, 0.18, 0.33)
  /// The system's purple.
  public static let systemPurple = systemColor("systemPurple", 0.69, 0.32, 0.87)
  /// The system's teal.
  public static let systemTeal = systemColor("systemTeal", 0.19, 0.69, 0.78)
  /// The system's indigo.
  public static let systemIndigo = systemColor("systemIndigo", 0.35, 0.34, 0.84)
  /// The system's brown.
  public static let systemBrown = systemColor("systemBrown", 0.64, 0.52, 0.37)
  /// The system's second gray.
  public static let systemGray2 = systemColor("systemGray2", 0.68, 0.68, 0.7)
  /// The system's third gray.
  public static let systemGray3 = systemColor("systemGray3", 0.78, 0.78, 0.8)
  /// The system's fourth gray.
  public static let systemGray4 = systemColor("systemGray4", 0.82, 0.82, 0.84)
  /// The system's fifth gray.
  public static let systemGray5 = systemColor("systemGray5", 0.9, 0.9, 0.92)
  /// The system's lightest gray.
  public static let systemGray6 = systemColor("systemGray6", 0.95, 0.95, 0.97)
  /// The color of tertiary text; as nearly transparent as UIKit's, but not shown as faint.
  public static let tertiaryLabel = systemColor("tertiaryLabel", 0.24, 0.24, 0.26, alpha: 0.3)
  /// The color of placeholders in text fields.
  public static let placeholderText = systemColor("placeholderText", 0.24, 0.24, 0.26, alpha: 0.3)
  /// The color of links.
  public static let link = systemColor("link", 0, 0.48, 1)
  /// The color of separators.
  public static let separator = systemColor("separator", 0.24, 0.24, 0.26, alpha: 0.29)
  /// The background of content on a screen's background.
  public static let secondarySystemBackground = UIColor.systemGray6.named(
    "secondarySystemBackground")
  /// The background of content on ``secondarySystemBackground``.
  public static let tertiarySystemBackground = UIColor.white.named("tertiarySystemBackground")
  /// The background of a screen with groups.
  public static let systemGroupedBackground = UIColor.systemGray6.named("systemGroupedBackground")
  /// The background of a group.
  public static let secondarySystemGroupedBackground = UIColor.white.named(
    "secondarySystemGroupedBackground")
}

extension UIColor {
  /// The named colors of the system, which may differ in dark mode.
  package static let namedSystemColors: [UIColor] = [
    label, secondaryLabel, tertiaryLabel, placeholderText, link, separator,
    systemBackground, secondarySystemBackground, tertiarySystemBackground,
    systemGroupedBackground, secondarySystemGroupedBackground,
    systemRed, systemOrange, systemYellow, systemGreen, systemTeal, systemBlue, systemIndigo,
    systemPurple, systemPink, systemBrown, systemGray, systemGray2, systemGray3, systemGray4,
    systemGray5,
    systemGray6,
  ]

  /// Returns the color blended over another one, according to its opacity.
  ///
  /// - Parameter below: the color below, treated as opaque.
  package func composited(over below: UIColor) -> UIColor {
    let (top, low) = (resolved, below.resolved)
    func mix(_ upper: Double, _ lower: Double) -> Double {
      lower.clampedToUnit + (upper.clampedToUnit - lower.clampedToUnit) * top.alpha.clampedToUnit
    }
    return UIColor(
      red: mix(top.red, low.red), green: mix(top.green, low.green), blue: mix(top.blue, low.blue),
      alpha: 1)
  }

  /// The relative luminance of WCAG 2, from 0 to 1.
  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      let part = part.clampedToUnit
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast ratio of WCAG 2 between the color and its background, from 1, no
  /// contrast, to 21, black on white.
  package func contrast(on below: UIColor) -> Double {
    let (first, second) = (composited(over: below).luminance, below.resolved.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}

extension Double {
  /// The number limited to the range from 0 to 1; NaN gives 0.
  fileprivate var clampedToUnit: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
  /// A color component as a number from 0 to 255.
  fileprivate var byteValue: Int { Int((clampedToUnit * 255).rounded()) }
  /// An opacity in percent.
  fileprivate var percentage: String { "\(Int((clampedToUnit * 100).rounded()))%" }
}

extension String {
  /// A color's name without the opacity at its end.
  fileprivate var withoutOpacitySuffix: String {
    split(separator: " ").first.map(String.init) ?? self
  }
}
