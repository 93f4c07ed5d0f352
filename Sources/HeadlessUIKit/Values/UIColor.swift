/// A colour. Nothing is painted; the text shows only whether something is faint.
public final class UIColor: Sendable, Hashable {
  /// Red, from 0 to 1.
  public let red: Double
  /// Green, from 0 to 1.
  public let green: Double
  /// Blue, from 0 to 1.
  public let blue: Double
  /// Opacity, from 0 to 1.
  public let alpha: Double

  /// A colour from its parts, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A grey from its whiteness and opacity, each from 0 to 1.
  public convenience init(white: Double, alpha: Double) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: Double) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Whether text in this colour looks switched off: nearly see-through, as kits draw disabled items.
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
