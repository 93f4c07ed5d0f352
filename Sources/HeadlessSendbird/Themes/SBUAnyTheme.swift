import HeadlessUIKit
import Synchronization

/// Light or dark.
public enum SBUColorScheme: Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// What the kit's themes have in common: colours and fonts by name, for light and for dark.
///
/// ```swift
/// let theme = SBUUserListTheme(.dark)
/// theme.backgroundColor = .black
/// ```
public class SBUAnyTheme {
  var look: SBUThemeLook { didSet { if keepsForProcess { SBUThemeMaker.keep(self) } } }
  /// Whether what is set on it is that of all runs from then on.
  fileprivate var keepsForProcess = false

  required init(_ look: SBUThemeLook) { self.look = look }

  /// The kit's own theme for a colour scheme, with the colours and fonts that `SBUColorSet` and
  /// `SBUFontSet` have as it is made; change what should differ, then hand it to `SBUTheme`.
  ///
  /// - Parameter scheme: light or dark.
  public convenience init(_ scheme: SBUColorScheme) {
    self.init(SBUThemeLook(Self.entries, scheme))
  }

  /// A light theme.
  public static var light: Self { Self(SBUThemeLook(entries, .light)) }
  /// A dark theme.
  public static var dark: Self { Self(SBUThemeLook(entries, .dark)) }

  /// What it has, in order.
  class var entries: SBUThemeEntries { [] }
}

/// The colours and fonts of a theme, each kind in the order of its entries.
struct SBUThemeLook: Sendable {
  var style = UIStatusBarStyle.default
  var colors: [UIColor] = []
  var fonts: [UIFont] = []

  init(style: UIStatusBarStyle = .default, colors: [UIColor], fonts: [UIFont]) {
    (self.style, self.colors, self.fonts) = (style, colors, fonts)
  }

  /// The standard look of a theme, with the colours and fonts that are in use.
  init(_ entries: SBUThemeEntries, _ scheme: SBUColorScheme) {
    let looks = SBULooks.current
    if looks.areStandard {
      self = scheme == .light ? entries.light : entries.dark
    } else {
      self.init(entries.values, scheme, looks)
    }
  }

  fileprivate init(_ entries: [SBUThemeEntry], _ scheme: SBUColorScheme, _ looks: SBULooks) {
    for entry in entries {
      switch entry.value {
      case .style: style = scheme == .light ? .darkContent : .lightContent
      case .color(let light, let dark): colors.append(looks[scheme == .light ? light : dark])
      case .font(let font): fonts.append(looks[font])
      }
    }
  }
}

/// What a kind of theme has, in order, and how it looks where no colour and no font was replaced,
/// which is the same for all runs.
final class SBUThemeEntries: Sendable, ExpressibleByArrayLiteral {
  let values: [SBUThemeEntry]
  fileprivate let light: SBUThemeLook
  fileprivate let dark: SBUThemeLook

  init(arrayLiteral values: SBUThemeEntry...) {
    self.values = values
    light = SBUThemeLook(values, .light, SBULooks())
    dark = SBUThemeLook(values, .dark, SBULooks())
  }
}

/// One colour or font of a theme.
struct SBUThemeEntry: Sendable {
  let name: StaticString
  let value: Value

  enum Value: Sendable {
    case style
    case color(light: SBUColor, dark: SBUColor)
    case font(SBUFont)
  }

  static let style = SBUThemeEntry(name: "statusBarStyle", value: .style)

  static func color(_ name: StaticString, _ light: SBUColor, _ dark: SBUColor) -> SBUThemeEntry {
    SBUThemeEntry(name: name, value: .color(light: light, dark: dark))
  }

  /// A colour that is the same in both schemes.
  static func color(_ name: StaticString, _ color: SBUColor) -> SBUThemeEntry {
    SBUThemeEntry(name: name, value: .color(light: color, dark: color))
  }

  static func font(_ name: StaticString, _ font: SBUFont) -> SBUThemeEntry {
    SBUThemeEntry(name: name, value: .font(font))
  }
}

/// Makes the themes of a run, or of the process outside of runs.
struct SBUThemeMaker {
  let scheme: SBUColorScheme
  /// Whether it begins with what an app has set outside of runs.
  private let knowsProcess: Bool
  /// Whether what is set is that of all runs.
  private let keeps: Bool

  init(_ scheme: SBUColorScheme, knowsProcess: Bool = false) {
    self.init(scheme: scheme, knowsProcess: knowsProcess, keeps: false)
  }

  private init(scheme: SBUColorScheme, knowsProcess: Bool, keeps: Bool) {
    (self.scheme, self.knowsProcess, self.keeps) = (scheme, knowsProcess, keeps)
  }

  /// Makes themes whose changes are kept.
  static var ofProcess: SBUThemeMaker {
    SBUThemeMaker(
      scheme: SBUThemesOfProcess.ofProcess.withLock { $0.scheme }, knowsProcess: true, keeps: true)
  }

  /// A theme: what an app has set outside of runs, else the kit's own.
  func make<Theme: SBUAnyTheme>(_ type: Theme.Type) -> Theme {
    let set = knowsProcess ? SBUThemesOfProcess.ofProcess.withLock { $0[type] } : nil
    let theme = type.init(set ?? SBUThemeLook(type.entries, scheme))
    theme.keepsForProcess = keeps
    return theme
  }

  /// Keeps a theme for all runs, where it was set outside of one.
  func keep(_ theme: SBUAnyTheme) {
    if keeps { Self.keep(theme) }
  }

  /// Keeps a theme for all runs.
  static func keep(_ theme: SBUAnyTheme) {
    let look = theme.look
    let type = type(of: theme)
    SBUThemesOfProcess.ofProcess.withLock { $0[type] = look }
  }

  /// Forgets what an app has set outside of runs.
  static func forget(in scheme: SBUColorScheme) {
    SBUThemesOfProcess.ofProcess.withLock { $0 = SBUThemesOfProcess(scheme: scheme) }
  }
}

/// What an app has set outside of runs.
private struct SBUThemesOfProcess: ProcessWide {
  /// What themes are made in outside of runs; a run has its screen's.
  var scheme = SBUColorScheme.light
  private var looks: [ObjectIdentifier: SBUThemeLook] = [:]

  static let ofProcess = Mutex(SBUThemesOfProcess())

  init() {}
  init(scheme: SBUColorScheme) { self.scheme = scheme }

  subscript(type: SBUAnyTheme.Type) -> SBUThemeLook? {
    get { looks[ObjectIdentifier(type)] }
    set { looks[ObjectIdentifier(type)] = newValue }
  }
}
