import HeadlessUIKit

/// The themes in use; inside a run the run's own.
public enum SBUTheme {
  /// Light or dark.
  public enum ColorScheme: Sendable, Hashable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
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

  /// The theme of user lists.
  public static var userListTheme: SBUUserListTheme { SBUWorld.current.themes.userList }
  /// The theme of user cells.
  public static var userCellTheme: SBUUserCellTheme { SBUWorld.current.themes.userCell }
  /// The theme of parts that screens share.
  public static var componentTheme: SBUComponentTheme { SBUWorld.current.themes.component }
}

/// The themes of a run.
struct SBUThemes {
  var userList: SBUUserListTheme
  var userCell: SBUUserCellTheme
  var component: SBUComponentTheme

  init(_ scheme: SBUTheme.ColorScheme) {
    userList = scheme == .dark ? .dark : .light
    userCell = scheme == .dark ? .dark : .light
    component = scheme == .dark ? .dark : .light
  }
}
