import HeadlessUIKit

/// The themes in use; inside a run, those of the run. An instance is a set of themes for
/// ``set(theme:)``.
///
/// ```swift
/// let list = SBUUserListTheme(.light)
/// list.leftBarButtonTintColor = .systemRed
/// SBUTheme.set(theme: SBUTheme(userListTheme: list))
/// ```
///
/// A run starts with the scheme that its screen names under `theme`. Themes that an app sets
/// outside of a run apply to all later runs. YAML sets single colors and fonts on top of them,
/// under `SBUTheme`. The only trace of a theme in a frame is whether a button looks disabled.
@dynamicMemberLookup
public final class SBUTheme {
  /// One of the themes in use, such as `SBUTheme.userListTheme`.
  public static subscript<Theme>(dynamicMember key: KeyPath<SBUThemeKeys, SBUThemeKey<Theme>>)
    -> Theme
  {
    get { SBUThemes.current[Theme.self] }
    set { SBUThemes.current[Theme.self] = newValue }
  }

  /// The light or dark color scheme.
  public typealias ColorScheme = SBUColorScheme

  let themes: SBUThemes
  private let scheme: ColorScheme
  /// Whether it is one of the kit's two default sets, ``light`` or ``dark``.
  private let isStandard: Bool

  private init(scheme: ColorScheme, isStandard: Bool) {
    themes = SBUThemes(scheme)
    self.scheme = scheme
    self.isStandard = isStandard
  }

  /// The kit's default light themes.
  public static var light: SBUTheme { SBUTheme(scheme: .light, isStandard: true) }
  /// The kit's default dark themes.
  public static var dark: SBUTheme { SBUTheme(scheme: .dark, isStandard: true) }

  /// The scheme of the default themes, which are in use unless an app sets others.
  public static var colorScheme: ColorScheme { SBUThemes.scheme }

  /// Uses a set of themes; screens show it at the next style update.
  ///
  /// - Parameter theme: the set of themes. Outside of a run, a custom set applies to all later
  ///   runs. ``light`` and ``dark`` do not: each run starts with the scheme that its screen asks
  ///   for.
  public static func set(theme: SBUTheme) {
    if theme.isStandard { return set(colorScheme: theme.scheme) }
    SBUThemes.current.use(theme.themes)
  }

  /// Uses the default themes of a scheme; screens show them at the next style update. Outside of a
  /// run, it discards the themes that an app set there.
  public static func set(colorScheme: ColorScheme) {
    SBUThemes.useStandard(colorScheme)
  }

  /// Sets the themes of the list of group channels and its rows.
  public static func setGroupChannelList(
    channelListTheme: SBUGroupChannelListTheme, channelCellTheme: SBUGroupChannelCellTheme
  ) {
    SBUThemes.current.use([channelListTheme, channelCellTheme])
  }

  /// Sets the themes of the list of open channels and its rows.
  public static func setOpenChannelList(
    channelListTheme: SBUOpenChannelListTheme, channelCellTheme: SBUOpenChannelCellTheme
  ) {
    SBUThemes.current.use([channelListTheme, channelCellTheme])
  }

  /// Sets the themes of channels and of shared parts.
  ///
  /// - Parameters:
  ///   - channelTheme: the theme of a channel.
  ///   - messageCellTheme: the theme of its messages.
  ///   - messageInputTheme: the theme of the message input.
  ///   - componentTheme: the theme of titles, empty views and action sheets; it also applies to the
  ///     implemented screens.
  public static func setChannel(
    channelTheme: SBUChannelTheme, messageCellTheme: SBUMessageCellTheme,
    messageInputTheme: SBUMessageInputTheme, componentTheme: SBUComponentTheme
  ) {
    SBUThemes.current.use([channelTheme, messageCellTheme, messageInputTheme, componentTheme])
  }

  /// Sets the themes of user lists and their cells; screens show them at the next style update.
  ///
  /// - Parameters:
  ///   - userListTheme: the theme of select screens and user lists.
  ///   - userCellTheme: the theme of their rows; a cell with its own theme keeps it.
  public static func setUserList(
    userListTheme: SBUUserListTheme, userCellTheme: SBUUserCellTheme
  ) {
    SBUThemes.current.use([userListTheme, userCellTheme])
  }

  /// Sets the theme of channel settings and moderations.
  public static func setChannelSettings(channelSettingsTheme: SBUChannelSettingsTheme) {
    SBUThemes.current.channelSettingsTheme = channelSettingsTheme
  }

  /// Sets the theme of user profiles.
  public static func setUserProfile(userProfileTheme: SBUUserProfileTheme) {
    SBUThemes.current.userProfileTheme = userProfileTheme
  }

  /// Sets the theme of the screen that creates an open channel.
  public static func setCreateOpenChannel(createOpenChannelTheme: SBUCreateOpenChannelTheme) {
    SBUThemes.current.createOpenChannelTheme = createOpenChannelTheme
  }

  /// Creates a set of themes; an omitted theme is light.
  ///
  /// - Parameters:
  ///   - groupChannelListTheme: the theme of the list of group channels.
  ///   - groupChannelCellTheme: the theme of a group channel's row.
  ///   - openChannelListTheme: the theme of the list of open channels.
  ///   - openChannelCellTheme: the theme of an open channel's row.
  ///   - channelTheme: the theme of a channel.
  ///   - messageInputTheme: the theme of the message input.
  ///   - messageCellTheme: the theme of messages.
  ///   - userListTheme: the theme of user lists.
  ///   - userCellTheme: the theme of a user's row.
  ///   - channelSettingsTheme: the theme of channel settings and moderations.
  ///   - userProfileTheme: the theme of user profiles.
  ///   - componentTheme: the theme of shared parts.
  ///   - overlayTheme: the theme of channels shown over a video.
  ///   - messageSearchTheme: the theme of the message search.
  ///   - messageSearchResultCellTheme: the theme of a message search result.
  ///   - createOpenChannelTheme: the theme of the screen that creates an open channel.
  ///   - voiceMessageInputTheme: the theme of the voice message input.
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
