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

  init(name: StaticString, standard: UIColor) { (self.name, self.standard) = (name, standard) }

  /// Nothing to see.
  static let clear = SBUColor(name: "", standard: .clear)

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
}

/// A picture of the kit.
struct SBUIcon: Sendable {
  let name: StaticString
  let standard: UIImage
}

/// Colours, fonts and pictures as a value: what was replaced, over the standard ones.
struct SBULooks: ProcessWide {
  private var colors: [String: UIColor] = [:]
  private var fonts: [String: UIFont] = [:]
  private var icons: [String: UIImage] = [:]

  static let ofProcess = Mutex(SBULooks())

  subscript(color: SBUColor) -> UIColor {
    get {
      let own = colors.isEmpty ? color.standard : colors[color.name.description] ?? color.standard
      return color.opacity.map { own.withAlphaComponent($0) } ?? own
    }
    set { colors[color.name.description] = newValue }
  }

  subscript(font: SBUFont) -> UIFont {
    get { fonts.isEmpty ? font.standard : fonts[font.name.description] ?? font.standard }
    set { fonts[font.name.description] = newValue }
  }

  subscript(icon: SBUIcon) -> UIImage {
    get { icons.isEmpty ? icon.standard : icons[icon.name.description] ?? icon.standard }
    set { icons[icon.name.description] = newValue }
  }

  mutating func restoreColors() { colors = [:] }
  mutating func restoreFonts() { fonts = [:] }
  mutating func restoreIcons() { icons = [:] }
}

extension UIColor {
  /// A colour by its number, such as 0x742DDD.
  convenience init(hex: Int, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }
}
