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
/// A run begins in the scheme that its screen names under `theme`. Themes that an app puts together
/// outside of a run are those of every run from then on; YAML sets single colors and fonts over
/// them, under `SBUTheme`. A frame shows of a theme whether a button looks switched off.
@dynamicMemberLookup
public final class SBUTheme {
  /// One of the themes in use, such as `SBUTheme.userListTheme`.
  public static subscript<Theme>(dynamicMember key: KeyPath<SBUThemeKeys, SBUThemeKey<Theme>>)
    -> Theme
  {
    get { SBUThemes.current[Theme.self] }
    set { SBUThemes.current[Theme.self] = newValue }
  }

  /// Light or dark.
  public typealias ColorScheme = SBUColorScheme

  let themes: SBUThemes
  private let scheme: ColorScheme
  /// Whether it is one of the kit's own two, which an app may name to choose between them.
  private let isStandard: Bool

  private init(scheme: ColorScheme, isStandard: Bool) {
    themes = SBUThemes(scheme)
    self.scheme = scheme
    self.isStandard = isStandard
  }

  /// The kit's light themes.
  public static var light: SBUTheme { SBUTheme(scheme: .light, isStandard: true) }
  /// The kit's dark themes.
  public static var dark: SBUTheme { SBUTheme(scheme: .dark, isStandard: true) }

  /// The scheme whose standard themes are in use where an app has set no others.
  public static var colorScheme: ColorScheme { SBUThemes.scheme }

  /// Uses a set of themes; shown at the next style update.
  ///
  /// - Parameter theme: outside of a run, a set that an app has put together is that of all runs;
  ///   of the kit's own two, each run begins with the one that its screen asks for.
  public static func set(theme: SBUTheme) {
    if theme.isStandard { return set(colorScheme: theme.scheme) }
    SBUThemes.current.use(theme.themes)
  }

  /// Uses the standard themes of a scheme; shown at the next style update. Outside of a run it takes
  /// back what an app has set there.
  public static func set(colorScheme: ColorScheme) {
    SBUThemes.useStandard(colorScheme)
  }

  /// Uses other themes for the list of group channels, which is not here, and its rows.
  public static func setGroupChannelList(
    channelListTheme: SBUGroupChannelListTheme, channelCellTheme: SBUGroupChannelCellTheme
  ) {
    SBUThemes.current.use([channelListTheme, channelCellTheme])
  }

  /// Uses other themes for the list of open channels, which is not here, and its rows.
  public static func setOpenChannelList(
    channelListTheme: SBUOpenChannelListTheme, channelCellTheme: SBUOpenChannelCellTheme
  ) {
    SBUThemes.current.use([channelListTheme, channelCellTheme])
  }

  /// Uses other themes for channels, which are not here, and for parts that screens share.
  ///
  /// - Parameters:
  ///   - channelTheme: how a channel looks.
  ///   - messageCellTheme: how its messages look.
  ///   - messageInputTheme: how the field looks that messages are written in.
  ///   - componentTheme: how titles, empty views and sheets look, on the screens here, too.
  public static func setChannel(
    channelTheme: SBUChannelTheme, messageCellTheme: SBUMessageCellTheme,
    messageInputTheme: SBUMessageInputTheme, componentTheme: SBUComponentTheme
  ) {
    SBUThemes.current.use([channelTheme, messageCellTheme, messageInputTheme, componentTheme])
  }

  /// Uses other themes for user lists and their cells; shown at the next style update.
  ///
  /// - Parameters:
  ///   - userListTheme: how select screens and user lists look.
  ///   - userCellTheme: how their rows look; cells with a theme of their own keep it.
  public static func setUserList(
    userListTheme: SBUUserListTheme, userCellTheme: SBUUserCellTheme
  ) {
    SBUThemes.current.use([userListTheme, userCellTheme])
  }

  /// Uses another theme for channel settings and moderations.
  public static func setChannelSettings(channelSettingsTheme: SBUChannelSettingsTheme) {
    SBUThemes.current.channelSettingsTheme = channelSettingsTheme
  }

  /// Uses another theme for people's profiles.
  public static func setUserProfile(userProfileTheme: SBUUserProfileTheme) {
    SBUThemes.current.userProfileTheme = userProfileTheme
  }

  /// Uses another theme for the making of an open channel, which is not here.
  public static func setCreateOpenChannel(createOpenChannelTheme: SBUCreateOpenChannelTheme) {
    SBUThemes.current.createOpenChannelTheme = createOpenChannelTheme
  }

  /// A set of themes; what is left out is light.
  ///
  /// - Parameters:
  ///   - groupChannelListTheme: how the list of group channels looks.
  ///   - groupChannelCellTheme: how the row of a group channel looks.
  ///   - openChannelListTheme: how the list of open channels looks.
  ///   - openChannelCellTheme: how the row of an open channel looks.
  ///   - channelTheme: how a channel looks.
  ///   - messageInputTheme: how the field looks that messages are written in.
  ///   - messageCellTheme: how messages look.
  ///   - userListTheme: how user lists look.
  ///   - userCellTheme: how the row of a user looks.
  ///   - channelSettingsTheme: how channel settings and moderations look.
  ///   - userProfileTheme: how a person's profile looks.
  ///   - componentTheme: how parts look that screens share.
  ///   - overlayTheme: how channels look that lie over a video.
  ///   - messageSearchTheme: how the search of messages looks.
  ///   - messageSearchResultCellTheme: how a found message looks.
  ///   - createOpenChannelTheme: how the making of an open channel looks.
  ///   - voiceMessageInputTheme: how recording looks.
  public convenience init(
    groupChannelListTheme: SBUGroupChannelListTheme = .light,
    groupChannelCellTheme: SBUGroupChannelCellTheme = .light,
    openChannelListTheme: SBUOpenChannelListTheme = .light,
    openChannelCellTheme: SBUOpenChannelCellTheme = .light,
    channelTheme: SBUChannelTheme = .light,
    messageInputTheme: SBUMessageInputTheme = .light,
    messageCellTheme: SBUMessageCellTheme = .light,
    userListTheme: SBUUserListTheme = .light,
    userCellTheme: SBUUserCellTheme = .light,
    channelSettingsTheme: SBUChannelSettingsTheme = .light,
    userProfileTheme: SBUUserProfileTheme = .light,
    componentTheme: SBUComponentTheme = .light,
    overlayTheme: SBUOverlayTheme = .light,
    messageSearchTheme: SBUMessageSearchTheme = .light,
    messageSearchResultCellTheme: SBUMessageSearchResultCellTheme = .light,
    createOpenChannelTheme: SBUCreateOpenChannelTheme = .light,
    voiceMessageInputTheme: SBUVoiceMessageInputTheme = .light
  ) {
    self.init(scheme: .light, isStandard: false)
    themes.use([
      groupChannelListTheme, groupChannelCellTheme, openChannelListTheme, openChannelCellTheme,
      channelTheme, messageInputTheme, messageCellTheme, userListTheme, userCellTheme,
      channelSettingsTheme, userProfileTheme, componentTheme, overlayTheme, messageSearchTheme,
      messageSearchResultCellTheme, createOpenChannelTheme, voiceMessageInputTheme,
    ])
  }
}
