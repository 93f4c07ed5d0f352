import HeadlessUIKit

/// The colours and fonts that a kit calls by name, and what they are in a run: what the names in a
/// snapshot's block `styles` stand for.
///
/// ```swift
/// Palette(keys: ["WeatherColors"]) {
///   [.color("sky", WeatherColors.sky), .font("title", WeatherColors.titleFont)]
/// }
/// ```
public struct Palette: Sendable {
  /// A name, and what it stands for.
  public struct Entry: Sendable {
    /// The name.
    public let name: String
    /// The colour as `#RRGGBB`, or the font's size and weight.
    package let value: String
    /// Whether it is a font.
    package let isFont: Bool

    /// A colour by its name.
    public static func color(_ name: String, _ color: UIColor) -> Entry {
      Entry(name: name, value: color.hexString, isFont: false)
    }

    /// A font by its name.
    public static func font(_ name: String, _ font: UIFont) -> Entry {
      Entry(name: name, value: font.valueDescription, isFont: true)
    }
  }

  /// The keys by which a project or a screen makes them others.
  public let keys: [String]
  /// What they are in the run of this code.
  public let entries: @Sendable () -> [Entry]

  /// A palette.
  ///
  /// - Parameters:
  ///   - keys: the keys of YAML that change it.
  ///   - entries: asked inside of a run; each name once, in an order that does not change.
  public init(keys: [String] = [], _ entries: @escaping @Sendable () -> [Entry]) {
    self.keys = keys
    self.entries = entries
  }
}
