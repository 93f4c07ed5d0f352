import HeadlessUIKit

/// Light or dark.
public enum SBUColorScheme: Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// What the kit's themes have in common: colors and fonts by name, for light and for dark.
///
/// ```swift
/// let theme = SBUUserListTheme(.dark)
/// theme.backgroundColor = .black
/// ```
///
/// The names are the properties of `Values`, such as ``SBUUserListThemeValues``. `Values` has no
/// constraint here: making a generic class with one is slow, since Swift searches all conformances.
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

  /// Sets a value where an initializer was given one.
  func set<Value>(_ path: KeyPath<Values, SBUThemeValue<Value>>, _ value: Value?) {
    if let value { self[dynamicMember: path] = value }
  }

  /// The values of all themes of the kind, in order.
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

/// What a kind of theme has: a struct whose properties are ``SBUThemeValue``.
public protocol SBUThemeValues: Sendable {
  /// The values as all themes of the kind begin with them.
  static var standard: Self { get }
}

/// The class of all themes, whatever values they have.
public class SBUThemeBase {
  var look: SBUThemeLook { didSet { if isProcessWide { SBUThemes.keepForProcess(self) } } }
  /// Whether what is set on it is that of all runs from then on.
  var isProcessWide = false

  required init(look: SBUThemeLook) { self.look = look }

  /// The kit's own theme for a color scheme, with the colors and fonts that `SBUColorSet` and
  /// `SBUFontSet` have when it is made; change what should differ, then hand it to `SBUTheme`.
  ///
  /// - Parameter scheme: light or dark.
  public required convenience init(_ scheme: SBUColorScheme) {
    self.init(look: SBUThemeLook(scheme))
  }
}

/// The colors, fonts and styles of a theme: the standard ones of a scheme, and what was set.
struct SBUThemeLook: Sendable {
  private let scheme: SBUColorScheme
  /// The colors and fonts that were in use when the theme was made.
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
}

// MARK: - Values

/// A color, font or style of a theme, as YAML sees it.
protocol SBUAnyThemeValue: AnyObject, Sendable {
  /// What it is unless it is set, in words.
  var words: String { get }
}

/// A color, font or style of a theme: what it is in each scheme unless it is set.
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
  /// A color of the kit.
  ///
  /// - Parameters:
  ///   - light: the color in a light theme.
  ///   - dark: the color in a dark theme; nil for the same.
  ///   - alpha: the opacity, where that is not the color's own.
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
    self.init("\(words[0]), dark \(words[1])") { scheme, looks in
      let color = looks[scheme == .light ? light : dark]
      return alpha.map { color.withAlphaComponent($0) } ?? color
    }
  }

  /// A color that is clear in both schemes.
  static var clear: SBUThemeValue { SBUThemeValue("clear, dark clear") { _, _ in .clear } }
}

extension SBUThemeValue where Value == UIFont {
  /// A font of the kit, in both schemes.
  convenience init(_ font: KeyPath<SBUFonts, SBUFont>) {
    let font = SBUFonts.standard[keyPath: font]
    self.init(font.name) { _, looks in looks[font] }
  }
}

extension SBUThemeValue where Value == UIStatusBarStyle {
  /// Dark content in a light theme, light content in a dark one.
  convenience init() {
    self.init("darkContent, dark lightContent") { scheme, _ in
      scheme == .light ? .darkContent : .lightContent
    }
  }
}
