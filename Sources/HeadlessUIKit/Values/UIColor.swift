/// A colour. Nothing is painted; the text shows only whether something is faint.
///
/// Kits draw what is switched off nearly see-through. So a button whose title, or a bar item whose
/// tint, has an opacity below 0.3 is shown in round brackets, as `(Invite)`.
public final class UIColor: Sendable, Hashable {
  /// Red, from 0 to 1.
  public let red: Double
  /// Green, from 0 to 1.
  public let green: Double
  /// Blue, from 0 to 1.
  public let blue: Double
  /// Opacity, from 0 to 1.
  public let alpha: Double

  /// Makes a colour from its parts.
  ///
  /// - Parameters:
  ///   - red: from 0 to 1, as the others; the range is not checked.
  ///   - green: from 0 to 1.
  ///   - blue: from 0 to 1.
  ///   - alpha: the opacity, from 0, see-through, to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a grey from its whiteness and opacity, each from 0 to 1.
  public convenience init(white: Double, alpha: Double) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour with another opacity, from 0 to 1; below 0.3 it counts as faint.
  public func withAlphaComponent(_ alpha: Double) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Whether text in this colour looks switched off: nearly see-through, as kits draw disabled
  /// items.
  package var isFaint: Bool { alpha < 0.3 }

  /// Two colours are equal when their parts are.
  public static func == (left: UIColor, right: UIColor) -> Bool {
    left.red == right.red && left.green == right.green && left.blue == right.blue
      && left.alpha == right.alpha
  }

  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}

extension UIColor {
  /// The colours behind rows that a table has by itself, light and dark.
  static let plainBackgrounds: Set<UIColor> = [.white, .black, .systemGray6]

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// See-through.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Middle grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Dark grey.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Light grey.
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
  public static let systemRed = UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)
  /// The system's green.
  public static let systemGreen = UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1)
  /// The system's blue.
  public static let systemBlue = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  /// The system's grey.
  public static let systemGray = UIColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1)
  /// The colour of text.
  public static let label = UIColor(white: 0, alpha: 1)
  /// The colour of less important text.
  public static let secondaryLabel = UIColor(white: 0.24, alpha: 0.6)
  /// The background of a screen.
  public static let systemBackground = UIColor(white: 1, alpha: 1)
}

/// The colour that layers take. Nothing is painted, so it is the same type.
public typealias CGColor = UIColor

extension UIColor {
  /// The colour for layers: itself.
  public var cgColor: CGColor { self }

  /// Makes a colour for each look, of which only the light one is kept.
  ///
  /// An app may keep the colour for good, so it must not depend on which run asked for it first.
  ///
  /// - Parameter dynamicProvider: asked once, at once, for the light look.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    self.init(red: light.red, green: light.green, blue: light.blue, alpha: light.alpha)
  }

  /// The colour of an asset catalogue; there are none, so it is grey.
  ///
  /// - Parameter name: not looked up and not kept.
  /// - Returns: never nil.
  public convenience init?(named name: String) {
    self.init(white: 0.5, alpha: 1)
  }

  /// Makes a colour from four numbers, each from 0 to 1.
  ///
  /// - Parameters:
  ///   - hue: the place on the wheel: red at 0, green at a third, blue at two thirds.
  ///   - saturation: how strong it is; 0 is a grey.
  ///   - brightness: how light it is; 0 is black.
  ///   - alpha: how opaque it is.
  public convenience init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// The same colour: it is one for each look.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// Writes the parts, each from 0 to 1, to where the caller wants them; nil means not wanted.
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
  public static let systemYellow = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
  /// The system's orange.
  public static let systemOrange = UIColor(red: 1, green: 0.58, blue: 0, alpha: 1)
  /// The system's pink.
  public static let systemPink = UIColor(red: 1, green: 0.18, blue: 0.33, alpha: 1)
  /// The system's purple.
  public static let systemPurple = UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1)
  /// The system's teal.
  public static let systemTeal = UIColor(red: 0.19, green: 0.69, blue: 0.78, alpha: 1)
  /// The system's indigo.
  public static let systemIndigo = UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1)
  /// The system's second grey.
  public static let systemGray2 = UIColor(red: 0.68, green: 0.68, blue: 0.7, alpha: 1)
  /// The system's third grey.
  public static let systemGray3 = UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1)
  /// The system's fourth grey.
  public static let systemGray4 = UIColor(red: 0.82, green: 0.82, blue: 0.84, alpha: 1)
  /// The system's fifth grey.
  public static let systemGray5 = UIColor(red: 0.9, green: 0.9, blue: 0.92, alpha: 1)
  /// The system's lightest grey.
  public static let systemGray6 = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
  /// The colour of text of third rank; as UIKit's nearly see-through, and not shown as faint.
  public static let tertiaryLabel = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3)
  /// The colour of text in an empty field.
  public static let placeholderText = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3)
  /// The colour of links.
  public static let link = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  /// The colour of thin lines.
  public static let separator = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.29)
  /// The background of what lies on a screen's background.
  public static let secondarySystemBackground = UIColor.systemGray6
  /// The background of what lies on that.
  public static let tertiarySystemBackground = UIColor.white
  /// The background of a screen with groups.
  public static let systemGroupedBackground = UIColor.systemGray6
  /// The background of a group.
  public static let secondarySystemGroupedBackground = UIColor.white
}
