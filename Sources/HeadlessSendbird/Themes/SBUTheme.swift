import HeadlessUIKit

/// The themes in use; inside a run the run's own. An object of it is a set of themes for
/// ``set(theme:)``.
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
    SBUWorld.current.themes = theme.themes
  }

  /// Uses the standard themes of a scheme; shown at the next style update.
  public static func set(colorScheme: ColorScheme) {
    let world = SBUWorld.current
    world.colorScheme = colorScheme
    world.themes = SBUThemes(colorScheme)
  }

  /// Uses other themes for user lists and their cells.
  public static func setUserList(
    userListTheme: SBUUserListTheme, userCellTheme: SBUUserCellTheme
  ) {
    let world = SBUWorld.current
    world.themes.userList = userListTheme
    world.themes.userCell = userCellTheme
  }

  /// Uses another theme for channel settings and moderations.
  public static func setChannelSettings(channelSettingsTheme: SBUChannelSettingsTheme) {
    SBUWorld.current.themes.channelSettings = channelSettingsTheme
  }

  /// The theme of user lists.
  public static var userListTheme: SBUUserListTheme { SBUWorld.current.themes.userList }
  /// The theme of user cells.
  public static var userCellTheme: SBUUserCellTheme { SBUWorld.current.themes.userCell }
  /// The theme of channel settings and moderations.
  public static var channelSettingsTheme: SBUChannelSettingsTheme {
    SBUWorld.current.themes.channelSettings
  }
  /// The theme of parts that screens share.
  public static var componentTheme: SBUComponentTheme { SBUWorld.current.themes.component }
}

/// The themes of a run.
struct SBUThemes {
  var userList: SBUUserListTheme
  var userCell: SBUUserCellTheme
  var channelSettings: SBUChannelSettingsTheme
  var component: SBUComponentTheme
}

extension SBUThemes {
  init(_ scheme: SBUTheme.ColorScheme) {
    userList = scheme == .dark ? .dark : .light
    userCell = scheme == .dark ? .dark : .light
    channelSettings = scheme == .dark ? .dark : .light
    component = scheme == .dark ? .dark : .light
  }
}
