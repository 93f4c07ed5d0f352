import HeadlessUIKit

/// The named colors and fonts of a kit with their values in a run, for the `styles` block of a
/// snapshot.
///
/// ```swift
/// Palette(keys: ["WeatherColors"]) {
///   [.color("sky", WeatherColors.sky), .font("title", WeatherColors.titleFont)]
/// }
/// ```
public struct Palette: Sendable {
  /// A name and its value.
  public struct Entry: Sendable {
    /// The name.
    public let name: String
    /// The color as `#RRGGBB`, or the size and weight of the font.
    package let value: String
    /// The name of the color or font itself, or its value if it has none.
    package let displayName: String
    /// Whether the entry is a font.
    package let isFont: Bool

    /// Creates an entry for a named color.
    public static func color(_ name: String, _ color: UIColor) -> Entry {
      Entry(
        name: name, value: color.hexString, displayName: color.displayName, isFont: false)
    }

    /// Creates an entry for a named font.
    public static func font(_ name: String, _ font: UIFont) -> Entry {
      Entry(
        name: name, value: font.valueDescription, displayName: font.displayName, isFont: true)
    }
  }

  /// The keys with which a project or a screen changes the palette.
  public let keys: [String]
  /// Returns the entries with their values in the current run.
  public let entries: @Sendable () -> [Entry]

  /// Returns the colors and fonts of themes in the current run, which `types --tokens` lists.
  ///
  /// An entry's name is its key in YAML: `WeatherTheme.titleColor`. Most have the value of an entry
  /// of the palette.
  public let themes: @Sendable () -> [Entry]

  /// Creates a palette.
  ///
  /// - Parameters:
  ///   - keys: the keys of YAML that change it.
  ///   - themes: returns the colors and fonts of themes, as ``themes``.
  ///   - entries: returns the entries. It is called during a run; each name occurs once, in a fixed
  ///     order.
  public init(
    keys: [String] = [], themes: @escaping @Sendable () -> [Entry] = { [] },
    _ entries: @escaping @Sendable () -> [Entry]
  ) {
    self.keys = keys
    self.themes = themes
    self.entries = entries
  }
}
