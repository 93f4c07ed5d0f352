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

/// A color of the kit: its name, and what it is unless it is replaced.
public final class SBUColor: Sendable {
  let name: String
  let standard: UIColor

  init(_ name: String, _ hex: Int, alpha: Double = 1) {
    self.name = name
    standard = UIColor(hex: hex, alpha: alpha).named(name)
  }
}

/// A font of the kit: its name, and what it is unless it is replaced.
public final class SBUFont: Sendable {
  let name: String
  let standard: UIFont

  /// - Parameter size: in points.
  init(_ name: String, _ size: Double, _ weight: UIFont.Weight) {
    self.name = name
    standard = UIFont.systemFont(ofSize: size, weight: weight).named(name)
  }
}

/// An icon of the kit: its name, and the sign that stands for it unless it is replaced.
public final class SBUIcon: Sendable {
  let name: String
  let standard: UIImage

  init(_ name: String, _ symbol: String) {
    self.name = name
    standard = UIImage(name: name, symbol: symbol)
  }
}

extension SBUColors {
  static let standard = SBUColors()
  static let all = properties(of: standard) { $0 as? SBUColor }.map(\.value)
}

extension SBUFonts {
  static let standard = SBUFonts()
  static let all = properties(of: standard) { $0 as? SBUFont }.map(\.value)
}

extension SBUIcons {
  static let standard = SBUIcons()
  static let all = properties(of: standard) { $0 as? SBUIcon }.map(\.value)
  static let named = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

/// Colors, fonts and icons as a value: what was replaced, over the standard ones.
struct SBULooks: ProcessWide {
  /// What was replaced, by name.
  private struct Replaced {
    var colors: [String: UIColor] = [:]
    var fonts: [String: UIFont] = [:]
    var icons: [String: UIImage] = [:]
  }

  /// One reference, so that copies are cheap; nil while nothing is replaced.
  private final class Storage: Sendable {
    let replaced: Replaced
    init(_ replaced: Replaced) { self.replaced = replaced }
  }

  private var storage: Storage?

  static let ofProcess = Mutex(SBULooks())

  subscript(color: SBUColor) -> UIColor {
    get { storage?.replaced.colors[color.name] ?? color.standard }
    // A frame goes on naming it by the kit's name, whatever it is now.
    set { change { $0.colors[color.name] = newValue.named(color.name) } }
  }

  subscript(font: SBUFont) -> UIFont {
    get { storage?.replaced.fonts[font.name] ?? font.standard }
    set { change { $0.fonts[font.name] = newValue.named(font.name) } }
  }

  subscript(icon: SBUIcon) -> UIImage {
    get { storage?.replaced.icons[icon.name] ?? icon.standard }
    set { change { $0.icons[icon.name] = newValue } }
  }

  mutating func restoreColors() { change { $0.colors = [:] } }
  mutating func restoreFonts() { change { $0.fonts = [:] } }
  mutating func restoreIcons() { change { $0.icons = [:] } }

  private mutating func change(_ body: (inout Replaced) -> Void) {
    var replaced = storage?.replaced ?? Replaced()
    body(&replaced)
    storage = Storage(replaced)
  }
}

extension UIColor {
  /// A color by its number, such as 0x742DDD.
  convenience init(hex: Int, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }
}
