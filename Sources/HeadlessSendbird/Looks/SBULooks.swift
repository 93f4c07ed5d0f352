import HeadlessUIKit
import Synchronization

/// The kit's colors by name; ``SBUColors`` lists them.
///
/// Each can be replaced, for all runs or, inside a run, for that run alone:
///
/// ```swift
/// SBUColorSet.primaryMain = .systemTeal
/// ```
///
/// A theme has the colors that are here when it is made; later changes do not reach it. YAML replaces
/// them under the key `SBUColorSet`, before anything of the screen is made.
@dynamicMemberLookup
public enum SBUColorSet {
  /// A color, such as `SBUColorSet.primaryMain`.
  public static subscript(dynamicMember color: KeyPath<SBUColors, SBUColor>) -> UIColor {
    get { SBULooks.current[SBUColors.standard[keyPath: color]] }
    set { SBULooks.current[SBUColors.standard[keyPath: color]] = newValue }
  }

  /// Makes all colors the kit's own again; themes keep what they have.
  public static func restoreDefaultColors() { SBULooks.current.restoreColors() }
}

/// The kit's fonts by name; ``SBUFonts`` lists them. They are replaced as colors are.
@dynamicMemberLookup
public enum SBUFontSet {
  /// A font, such as `SBUFontSet.h1`.
  public static subscript(dynamicMember font: KeyPath<SBUFonts, SBUFont>) -> UIFont {
    get { SBULooks.current[SBUFonts.standard[keyPath: font]] }
    set { SBULooks.current[SBUFonts.standard[keyPath: font]] = newValue }
  }

  /// Makes all fonts the kit's own again; themes keep what they have.
  public static func restoreDefaultFonts() { SBULooks.current.restoreFonts() }
}

/// The kit's icons by name; ``SBUIcons`` lists them. They are replaced as colors are, and whatever
/// shows one from then on shows the new one.
@dynamicMemberLookup
public enum SBUIconSet {
  /// A user's picture, wherever it is loaded from.
  static let picture = UIImage(name: "picture", symbol: "●")

  /// An icon, such as `SBUIconSet.iconBack`.
  public static subscript(dynamicMember icon: KeyPath<SBUIcons, SBUIcon>) -> UIImage {
    get { SBULooks.current[SBUIcons.standard[keyPath: icon]] }
    set { SBULooks.current[SBUIcons.standard[keyPath: icon]] = newValue }
  }

  /// Makes all icons the kit's own again.
  public static func restoreDefaultIcons() { SBULooks.current.restoreIcons() }
}

/// A color of the kit: what it is unless it is replaced.
public final class SBUColor: Sendable {
  fileprivate let unnamed: UIColor

  init(_ hex: Int, alpha: Double = 1) { unnamed = UIColor(hex: hex, alpha: alpha) }
}

/// A font of the kit: what it is unless it is replaced.
public final class SBUFont: Sendable {
  fileprivate let unnamed: UIFont

  /// - Parameter size: in points.
  init(_ size: Double, _ weight: UIFont.Weight) {
    unnamed = .systemFont(ofSize: size, weight: weight)
  }
}

/// An icon of the kit: the sign that stands for it unless it is replaced.
public final class SBUIcon: Sendable {
  fileprivate let symbol: String

  init(_ symbol: String) { self.symbol = symbol }
}

extension SBUColors {
  static let standard = SBUColors()
  static let names = PropertyNames<SBUColor>(of: standard)
}

extension SBUFonts {
  static let standard = SBUFonts()
  static let names = PropertyNames<SBUFont>(of: standard)
}

extension SBUIcons {
  static let standard = SBUIcons()
  static let names = PropertyNames<SBUIcon>(of: standard)
}

/// Colors, fonts and icons as a value: the standard ones, and what replaced some of them.
struct SBULooks: ProcessWide {
  private var colors = standardColors
  private var fonts = standardFonts
  private var icons = standardIcons

  static let ofProcess = Mutex(SBULooks())

  /// The standard values, each under its name.
  private static let standardColors = values(SBUColors.names) { $1.unnamed.called($0) }
  private static let standardFonts = values(SBUFonts.names) { $1.unnamed.called($0) }
  private static let standardIcons = values(SBUIcons.names) { UIImage(name: $0, symbol: $1.symbol) }

  private static func values<Element, Value>(
    _ names: PropertyNames<Element>, _ value: (String, Element) -> Value
  ) -> [ObjectIdentifier: Value] {
    Dictionary(
      names.all.map { (ObjectIdentifier($0.element as AnyObject), value($0.name, $0.element)) },
      uniquingKeysWith: { first, _ in first })
  }

  subscript(color: SBUColor) -> UIColor {
    get { colors[ObjectIdentifier(color)] ?? color.unnamed }
    // A frame goes on naming it by the kit's name, whatever it is now.
    set { colors[ObjectIdentifier(color)] = newValue.called(SBUColors.names.name(of: color)) }
  }

  subscript(font: SBUFont) -> UIFont {
    get { fonts[ObjectIdentifier(font)] ?? font.unnamed }
    set { fonts[ObjectIdentifier(font)] = newValue.called(SBUFonts.names.name(of: font)) }
  }

  subscript(icon: SBUIcon) -> UIImage {
    get { icons[ObjectIdentifier(icon)] ?? UIImage(name: "", symbol: icon.symbol) }
    set { icons[ObjectIdentifier(icon)] = newValue }
  }

  mutating func restoreColors() { colors = Self.standardColors }
  mutating func restoreFonts() { fonts = Self.standardFonts }
  mutating func restoreIcons() { icons = Self.standardIcons }
}

extension UIColor {
  /// A color by its number, such as 0x742DDD.
  convenience init(hex: Int, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }
}
