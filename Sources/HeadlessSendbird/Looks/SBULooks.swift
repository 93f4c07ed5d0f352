import HeadlessUIKit
import Synchronization

/// The kit's colors by name; ``SBUColors`` lists them.
///
/// Each color can be replaced: outside of a run for all later runs, inside a run for that run only:
///
/// ```swift
/// SBUColorSet.primaryMain = .systemTeal
/// ```
///
/// A theme keeps the colors that are set when it is created. YAML replaces colors under the key
/// `SBUColorSet`, before anything of the screen is created.
@dynamicMemberLookup
public enum SBUColorSet {
  /// A color, such as `SBUColorSet.primaryMain`.
  public static subscript(dynamicMember color: KeyPath<SBUColors, SBUColor>) -> UIColor {
    get { SBULooks.current[SBUColors.standard[keyPath: color]] }
    set { SBULooks.current[SBUColors.standard[keyPath: color]] = newValue }
  }

  /// Restores the kit's default colors; existing themes keep theirs.
  public static func restoreDefaultColors() { SBULooks.current.restoreColors() }
}

/// The kit's fonts by name; ``SBUFonts`` lists them. They are replaced in the same way as colors.
@dynamicMemberLookup
public enum SBUFontSet {
  /// A font, such as `SBUFontSet.h1`.
  public static subscript(dynamicMember font: KeyPath<SBUFonts, SBUFont>) -> UIFont {
    get { SBULooks.current[SBUFonts.standard[keyPath: font]] }
    set { SBULooks.current[SBUFonts.standard[keyPath: font]] = newValue }
  }

  /// Restores the kit's default fonts; existing themes keep theirs.
  public static func restoreDefaultFonts() { SBULooks.current.restoreFonts() }
}

/// The kit's icons by name; ``SBUIcons`` lists them. They are replaced in the same way as colors; a
/// view that shows an icon later shows the new one.
@dynamicMemberLookup
public enum SBUIconSet {
  /// The image of any user, independent of its URL.
  static let picture = UIImage(name: "picture", symbol: "●")
  /// The symbol of the menu item for muted people.
  static let mutedPeople = "⊖"
  /// The symbol of a list without rows.
  static let emptyList = "∅"

  /// An icon, such as `SBUIconSet.iconBack`.
  public static subscript(dynamicMember icon: KeyPath<SBUIcons, SBUIcon>) -> UIImage {
    get { SBULooks.current[SBUIcons.standard[keyPath: icon]] }
    set { SBULooks.current[SBUIcons.standard[keyPath: icon]] = newValue }
  }

  /// Returns an icon with another symbol for a place where it has another meaning; an app's own
  /// icon keeps its symbol.
  static func icon(_ icon: KeyPath<SBUIcons, SBUIcon>, shownAs symbol: String) -> UIImage {
    let entry = SBUIcons.standard[keyPath: icon]
    let image = SBULooks.current[entry]
    return image === entry.standard ? UIImage(name: entry.name, symbol: symbol) : image
  }

  /// Restores the kit's default icons.
  public static func restoreDefaultIcons() { SBULooks.current.restoreIcons() }
}

/// A color of the kit: its name and default.
public final class SBUColor: Sendable {
  let name: String
  let standard: UIColor

  init(_ name: String, _ hex: Int, alpha: Double = 1) {
    self.name = name
    standard = UIColor(hex: hex, alpha: alpha).named(name)
  }
}

/// A font of the kit: its name and default.
public final class SBUFont: Sendable {
  let name: String
  let standard: UIFont

  /// Creates a font of the kit.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - size: the size in points.
  ///   - weight: the weight.
  init(_ name: String, _ size: Double, _ weight: UIFont.Weight) {
    self.name = name
    standard = UIFont.systemFont(ofSize: size, weight: weight).named(name)
  }
}

/// An icon of the kit: its name, the symbol that represents it by default, and its meaning.
public final class SBUIcon: Sendable {
  let name: String
  let standard: UIImage
  let meaning: String

  init(_ name: String, _ symbol: String, _ meaning: String) {
    self.name = name
    standard = UIImage(name: name, symbol: symbol)
    self.meaning = meaning
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
  /// The symbols of all icons, and those of icons that have another meaning in some places.
  package static let marks =
    all.map { FrameMark($0.standard.symbol, meaning: $0.meaning) } + [
      FrameMark(SBUIconSet.picture.symbol, meaning: "a person's picture"),
      FrameMark(SBUIconSet.mutedPeople, meaning: "the menu item for muted people"),
      FrameMark(SBUIconSet.emptyList, meaning: "an empty list"),
    ]
  static let named = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

/// Colors, fonts and icons as a value: the replaced ones on top of the defaults.
struct SBULooks: ProcessWide {
  /// The replaced values, by name.
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
    // A frame keeps naming the color by the kit's name, whatever its value is.
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
  /// Creates a color from its hexadecimal number, such as 0x742DDD.
  convenience init(hex: Int, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }
}
