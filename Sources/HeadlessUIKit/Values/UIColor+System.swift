/// The colour that layers take. Nothing is painted, so it is the same type.
public typealias CGColor = UIColor

extension UIColor {
  /// The colour for layers: itself.
  public var cgColor: CGColor { self }

  /// A colour for each look. It is asked once, for the light look, so that a colour that an app
  /// keeps for good does not depend on which run asked for it first.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    self.init(red: light.red, green: light.green, blue: light.blue, alpha: light.alpha)
  }

  /// The colour of an asset catalogue; there are none, so always grey.
  public convenience init?(named name: String) {
    self.init(white: 0.5, alpha: 1)
  }

  /// A colour from its hue, its strength, its brightness and its opacity, each from 0 to 1.
  public convenience init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// The same colour: it is one for each look.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// Writes the parts to where the caller wants them.
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
