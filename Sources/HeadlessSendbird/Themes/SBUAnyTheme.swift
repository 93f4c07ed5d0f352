import HeadlessUIKit

/// The light or dark color scheme.
public enum SBUColorScheme: Sendable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}

/// The base class of the kit's themes: colors and fonts by name, for light and for dark.
///
/// ```swift
/// let theme = SBUUserListTheme(.dark)
/// theme.backgroundColor = .black
/// ```
///
/// The names are the properties of `Values`, such as ``SBUUserListThemeValues``. `Values` has no
/// constraint here: creating a generic class with one is slow, because Swift searches all
/// conformances.
@dynamicMemberLookup
public class SBUAnyTheme<Values>: SBUThemeBase {
  /// A light theme.
  public static var light: Self { Self(.light) }
  /// A dark theme.
  public static var dark: Self { Self(.dark) }
}

extension SBUAnyTheme where Values: SBUThemeValues {
  /// A color, font or style of the theme, such as `theme.backgroundColor`.
  public subscript<Value>(dynamicMember value: KeyPath<Values, SBUThemeValue<Value>>) -> Value {
    get { look[Values.standard[keyPath: value]] }
    set { look[Values.standard[keyPath: value]] = newValue }
  }

  /// Sets the values that an initializer received, in the order of declaration; ignores nil.
  func set(_ given: [(any Sendable)?]) {
    for (value, given) in zip(Self.values, given) { look.set(value.value, to: given) }
  }

  /// The values of all themes of this kind, in the order of declaration.
  static var values: [(name: String, value: any SBUAnyThemeValue)] {
    properties(of: Values.standard) { value -> (any SBUAnyThemeValue)? in
      switch value {
      case let color as SBUThemeValue<UIColor>: color
      case let font as SBUThemeValue<UIFont>: font
      case let style as SBUThemeValue<UIStatusBarStyle>: style
      default: nil
      }
    }
  }
}

/// The values of a kind of theme: a struct whose properties are ``SBUThemeValue``.
public protocol SBUThemeValues: Sendable {
  /// The default values of all themes of this kind.
  static var standard: Self { get }
}

/// The base class of all themes, independent of their values.
public class SBUThemeBase {
  var look: SBUThemeLook { didSet { if isProcessWide { SBUThemes.keepForProcess(self) } } }
  /// Whether a change of this theme applies to all later runs.
  var isProcessWide = false

  required init(look: SBUThemeLook) { self.look = look }

  /// Creates the kit's default theme for a color scheme, with the colors and fonts that
  /// `SBUColorSet` and `SBUFontSet` have at creation. Change what should differ, then pass the
  /// theme to `SBUTheme`.
  ///
  /// - Parameter scheme: light or dark.
  public required convenience init(_ scheme: SBUColorScheme) {
    self.init(look: SBUThemeLook(scheme))
  }
}

/// The colors, fonts and styles of a theme: the defaults of a scheme, and the changed values.
struct SBUThemeLook: Sendable {
  private let scheme: SBUColorScheme
  /// The colors and fonts that were in use when the theme was created.
  private let looks: SBULooks
  private var own: [ObjectIdentifier: any Sendable] = [:]

  init(_ scheme: SBUColorScheme, _ looks: SBULooks = .current) {
    (self.scheme, self.looks) = (scheme, looks)
  }

  subscript<Value>(value: SBUThemeValue<Value>) -> Value {
    get {
      if !own.isEmpty, let set = own[ObjectIdentifier(value)] as? Value { return set }
      return value.standard(scheme, looks)
    }
    set { own[ObjectIdentifier(value)] = newValue }
  }

  /// Sets a value; nil keeps it.
  mutating func set(_ value: any SBUAnyThemeValue, to given: (any Sendable)?) {
    if let given { own[ObjectIdentifier(value)] = given }
  }
}

// MARK: - Values

/// A color, font or style of a theme, as YAML sees it.
protocol SBUAnyThemeValue: AnyObject, Sendable {
  /// A description of the default value.
  var words: String { get }
}

/// A color, font or style of a theme, with its default in each scheme.
public final class SBUThemeValue<Value: Sendable>: SBUAnyThemeValue {
  let words: String
  fileprivate let standard: @Sendable (SBUColorScheme, SBULooks) -> Value

  private init(
    _ words: String,
    _ standard: @escaping @Sendable (SBUColorScheme, SBULooks) -> Value
  ) {
    (self.words, self.standard) = (words, standard)
  }
}

extension SBUThemeValues {
  /// A color of a theme.
  public typealias Color = SBUThemeValue<UIColor>
  /// A font of a theme.
  public typealias Font = SBUThemeValue<UIFont>
  /// The style of the status bar in a theme.
  public typealias Style = SBUThemeValue<UIStatusBarStyle>
}

extension SBUThemeValue where Value == UIColor {
  /// Creates a theme color from the kit's colors.
  ///
  /// - Parameters:
  ///   - light: the color in a light theme.
  ///   - dark: the color in a dark theme; nil for the light one.
  ///   - alpha: the opacity; nil for the color's own.
  convenience init(
    _ light: KeyPath<SBUColors, SBUColor>, _ dark: KeyPath<SBUColors, SBUColor>? = nil,
    alpha: Double? = nil
  ) {
    let (light, dark) = (
      SBUColors.standard[keyPath: light], SBUColors.standard[keyPath: dark ?? light]
    )
    let words = [light, dark].map { color in
      color.name + (alpha.map { " at \($0)" } ?? "")
    }
    self.init("\(words[0]); dark: \(words[1])") { scheme, looks in
      let color = looks[scheme == .light ? light : dark]
      return alpha.map { color.withAlphaComponent($0) } ?? color
    }
  }

  /// A color that is clear in both schemes.
  static var clear: SBUThemeValue { SBUThemeValue("clear; dark: clear") { _, _ in .clear } }
}

extension SBUThemeValue where Value == UIFont {
  /// Creates a theme font from a font of the kit; it is the same in both schemes.
  convenience init(_ font: KeyPath<SBUFonts, SBUFont>) {
    let font = SBUFonts.standard[keyPath: font]
    self.init(font.name) { _, looks in looks[font] }
  }
}

extension SBUThemeValue where Value == UIStatusBarStyle {
  /// Creates a status bar style: dark content in a light theme, light content in a dark one.
  convenience init() {
    self.init("darkContent; dark: lightContent") { scheme, _ in
      scheme == .light ? .darkContent : .lightContent
    }
  }
}
