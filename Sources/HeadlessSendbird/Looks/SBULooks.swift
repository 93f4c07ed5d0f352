import HeadlessUIKit
import Synchronization

/// The kit's colours by name.
///
/// Each can be replaced, for all runs or, inside a run, for that run alone:
///
/// ```swift
/// SBUColorSet.primaryMain = .systemTeal
/// ```
///
/// A theme has the colours that stand here as it is made; a change that comes later is none of its
/// own. YAML replaces them under the key `SBUColorSet`, before anything of the screen is made.
public enum SBUColorSet {}

/// The kit's fonts by name; sizes are in points. They are replaced as colours are.
public enum SBUFontSet {}

/// The kit's pictures by name, each with the sign that stands for it in text. They are replaced as
/// colours are; what shows one from then on shows the new one.
public enum SBUIconSet {
  /// A user's picture, wherever it is loaded from.
  static let picture = UIImage(name: "picture", symbol: "●")
}

/// A colour of the kit: its name, and what it is unless it was replaced.
struct SBUColor: Sendable {
  let name: StaticString
  let standard: UIColor
  /// Its opacity in a theme, where that is not the colour's own.
  private(set) var opacity: Double?

  init(name: StaticString, standard: UIColor) {
    self.name = name
    self.standard = standard.called(name.description)
  }

  /// Nothing to see.
  static let clear = SBUColor(name: "clear", standard: .clear)

  /// The same colour, less opaque.
  func faded(_ opacity: Double) -> SBUColor {
    var result = self
    result.opacity = opacity
    return result
  }
}

/// A font of the kit.
struct SBUFont: Sendable {
  let name: StaticString
  let standard: UIFont

  init(name: StaticString, standard: UIFont) {
    self.name = name
    self.standard = standard.called(name.description)
  }
}

/// A picture of the kit.
struct SBUIcon: Sendable {
  let name: StaticString
  let standard: UIImage
}

/// Colours, fonts and pictures as a value: what was replaced, over the standard ones.
struct SBULooks: ProcessWide {
  /// What was replaced, by name; nil for nothing, which is what is asked for with each row.
  private var replaced: Replaced?

  static let ofProcess = Mutex(SBULooks())

  /// Whether no colour and no font was replaced.
  var areStandard: Bool { replaced.map { $0.colors.isEmpty && $0.fonts.isEmpty } ?? true }

  subscript(color: SBUColor) -> UIColor {
    get {
      let own = replaced?.colors[color.name.description] ?? color.standard
      return color.opacity.map { own.withAlphaComponent($0) } ?? own
    }
    set {
      // What reads it goes on calling it by the kit's name, whatever it is now.
      let name = color.name.description
      change { $0.colors[name] = newValue.called(name) }
    }
  }

  subscript(font: SBUFont) -> UIFont {
    get { replaced?.fonts[font.name.description] ?? font.standard }
    set {
      let name = font.name.description
      change { $0.fonts[name] = newValue.called(name) }
    }
  }

  subscript(icon: SBUIcon) -> UIImage {
    get { replaced?.icons[icon.name.description] ?? icon.standard }
    set { change { $0.icons[icon.name.description] = newValue } }
  }

  mutating func restoreColors() { change { $0.colors = [:] } }
  mutating func restoreFonts() { change { $0.fonts = [:] } }
  mutating func restoreIcons() { change { $0.icons = [:] } }

  private mutating func change(_ body: (inout Replaced.Tables) -> Void) {
    var tables = replaced.map(\.tables) ?? Replaced.Tables()
    body(&tables)
    replaced = Replaced(tables: tables)
  }

  /// One reference for all, so that handing it on is cheap.
  private final class Replaced: Sendable {
    struct Tables {
      var colors: [String: UIColor] = [:]
      var fonts: [String: UIFont] = [:]
      var icons: [String: UIImage] = [:]
    }

    let tables: Tables
    var colors: [String: UIColor] { tables.colors }
    var fonts: [String: UIFont] { tables.fonts }
    var icons: [String: UIImage] { tables.icons }

    init(tables: Tables) { self.tables = tables }
  }
}

extension UIColor {
  /// A colour by its number, such as 0x742DDD.
  convenience init(hex: Int, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }
}
