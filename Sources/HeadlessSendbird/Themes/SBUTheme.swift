import HeadlessUIKit

/// The themes in use; inside a run the run's own. An object of it is a set of themes for
/// ``set(theme:)``.
///
/// ```swift
/// let list = SBUUserListTheme(.light)
/// list.leftBarButtonTintColor = .systemRed
/// SBUTheme.set(theme: SBUTheme(userListTheme: list))
/// ```
///
/// Text has no colours; a drawing shows of a theme whether a button looks switched off. A run
/// begins in the scheme that its screen names under `theme`.
public final class SBUTheme {
  /// Light or dark.
  public enum ColorScheme: Sendable, Hashable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  let themes: SBUThemes

  /// A set of themes; what is left out is light.
  ///
  /// - Parameters:
  ///   - userListTheme: how select screens and user lists look.
  ///   - userCellTheme: how the rows of users look.
  ///   - channelSettingsTheme: how settings and moderations look.
  ///   - componentTheme: how titles, empty views and sheets look.
  public init(
    userListTheme: SBUUserListTheme = .light, userCellTheme: SBUUserCellTheme = .light,
    channelSettingsTheme: SBUChannelSettingsTheme = .light,
    componentTheme: SBUComponentTheme = .light
  ) {
    themes = SBUThemes(
      userList: userListTheme, userCell: userCellTheme, channelSettings: channelSettingsTheme,
      component: componentTheme)
  }

  private init(_ scheme: ColorScheme) { themes = SBUThemes(scheme) }

  /// The kit's light themes.
  public static var light: SBUTheme { SBUTheme(.light) }
  /// The kit's dark themes.
  public static var dark: SBUTheme { SBUTheme(.dark) }

  /// Uses a set of themes; shown at the next style update.
  public static func set(theme: SBUTheme) {
    SBUThemes.current.use(theme.themes)
  }

  /// Uses the standard themes of a scheme; shown at the next style update.
  public static func set(colorScheme: ColorScheme) {
    SBUThemes.current.use(SBUThemes(colorScheme))
  }

  /// Uses other themes for user lists and their cells; shown at the next style update.
  ///
  /// - Parameters:
  ///   - userListTheme: how select screens and user lists look.
  ///   - userCellTheme: how their rows look; cells with a theme of their own keep it.
  public static func setUserList(
    userListTheme: SBUUserListTheme, userCellTheme: SBUUserCellTheme
  ) {
    let themes = SBUThemes.current
    themes.userList = userListTheme
    themes.userCell = userCellTheme
  }

  /// Uses another theme for channel settings and moderations.
  public static func setChannelSettings(channelSettingsTheme: SBUChannelSettingsTheme) {
    SBUThemes.current.channelSettings = channelSettingsTheme
  }

  /// The theme of user lists.
  public static var userListTheme: SBUUserListTheme { SBUThemes.current.userList }
  /// The theme of user cells.
  public static var userCellTheme: SBUUserCellTheme { SBUThemes.current.userCell }
  /// The theme of channel settings and moderations.
  public static var channelSettingsTheme: SBUChannelSettingsTheme {
    SBUThemes.current.channelSettings
  }
  /// The theme of parts that screens share.
  public static var componentTheme: SBUComponentTheme { SBUThemes.current.component }
}

/// The four themes of a run, or of a set that an app has put together.
final class SBUThemes {
  var userList: SBUUserListTheme
  var userCell: SBUUserCellTheme
  var channelSettings: SBUChannelSettingsTheme
  var component: SBUComponentTheme

  init(
    userList: SBUUserListTheme, userCell: SBUUserCellTheme,
    channelSettings: SBUChannelSettingsTheme, component: SBUComponentTheme
  ) {
    self.userList = userList
    self.userCell = userCell
    self.channelSettings = channelSettings
    self.component = component
  }

  /// The standard themes of a scheme.
  convenience init(_ scheme: SBUTheme.ColorScheme) {
    self.init(
      userList: SBUUserListTheme(scheme), userCell: SBUUserCellTheme(scheme),
      channelSettings: SBUChannelSettingsTheme(scheme), component: SBUComponentTheme(scheme))
  }

  /// Takes over the themes of a set.
  func use(_ other: SBUThemes) {
    userList = other.userList
    userCell = other.userCell
    channelSettings = other.channelSettings
    component = other.component
  }

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> SBUThemes {
      SBUThemes(environment.userInterfaceStyle == .dark ? .dark : .light)
    }
  }

  /// Those of the run, which begins in its own colour scheme; outside of a run light ones, new each
  /// time.
  static var current: SBUThemes { ScreenEnvironment.current?[Key.self] ?? SBUThemes(.light) }
}
