// Written by Scripts/generate-sendbird; change its tables and templates instead.

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
/// outside of a run are those of every run from then on; YAML sets single colours and fonts over
/// them, under `SBUTheme`. A frame shows of a theme whether a button looks switched off.
public final class SBUTheme {
  /// Light or dark.
  public typealias ColorScheme = SBUColorScheme

  let themes: SBUThemes
  private let scheme: ColorScheme
  /// Whether it is one of the kit's own two, which an app may name to choose between them.
  private let isStandard: Bool

  init(scheme: ColorScheme, isStandard: Bool) {
    themes = SBUThemes(SBUThemeMaker(scheme))
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
    let themes = SBUThemes.current
    themes.groupChannelListTheme = channelListTheme
    themes.groupChannelCellTheme = channelCellTheme
  }

  /// Uses other themes for the list of open channels, which is not here, and its rows.
  public static func setOpenChannelList(
    channelListTheme: SBUOpenChannelListTheme, channelCellTheme: SBUOpenChannelCellTheme
  ) {
    let themes = SBUThemes.current
    themes.openChannelListTheme = channelListTheme
    themes.openChannelCellTheme = channelCellTheme
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
    let themes = SBUThemes.current
    themes.channelTheme = channelTheme
    themes.messageCellTheme = messageCellTheme
    themes.messageInputTheme = messageInputTheme
    themes.componentTheme = componentTheme
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
    themes.userListTheme = userListTheme
    themes.userCellTheme = userCellTheme
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
}

/// How channels look that lie over a video: dark ones, whatever the scheme. They are not here.
public final class SBUOverlayTheme {
  /// How a channel looks.
  public var channelTheme: SBUChannelTheme
  /// How the field looks that messages are written in.
  public var messageInputTheme: SBUMessageInputTheme
  /// How messages look.
  public var messageCellTheme: SBUMessageCellTheme
  /// How titles, empty views and sheets look.
  public var componentTheme: SBUComponentTheme

  /// A theme of four.
  ///
  /// - Parameters:
  ///   - channelTheme: how a channel looks.
  ///   - messageInputTheme: how the field looks that messages are written in.
  ///   - messageCellTheme: how messages look.
  ///   - componentTheme: how titles, empty views and sheets look.
  public init(
    channelTheme: SBUChannelTheme = .overlay, messageInputTheme: SBUMessageInputTheme = .overlay,
    messageCellTheme: SBUMessageCellTheme = .overlay, componentTheme: SBUComponentTheme = .overlay
  ) {
    self.channelTheme = channelTheme
    self.messageInputTheme = messageInputTheme
    self.messageCellTheme = messageCellTheme
    self.componentTheme = componentTheme
  }

  /// The kit's.
  public static var light: SBUOverlayTheme { SBUOverlayTheme() }
  /// The kit's: the same.
  public static var dark: SBUOverlayTheme { SBUOverlayTheme() }
}

extension SBUChannelTheme {
  /// That of a channel over a video.
  public static var overlay: SBUChannelTheme { .dark }
}

extension SBUMessageInputTheme {
  /// That of a channel over a video.
  public static var overlay: SBUMessageInputTheme { .dark }
}

extension SBUMessageCellTheme {
  /// That of a channel over a video.
  public static var overlay: SBUMessageCellTheme { .dark }
}

extension SBUComponentTheme {
  /// That of a channel over a video.
  public static var overlay: SBUComponentTheme { .dark }
  /// Behind sheets and alerts: here without glass, which is ``backgroundColor``.
  public var backgroundColorAdaptive: UIColor { backgroundColor }
  /// Behind an alert's buttons: without glass there is nothing behind them.
  public var alertButtonBackgroundColorAdaptive: UIColor { .clear }
  /// A touched item: without glass ``highlightedColor``.
  public var highlightedColorAdaptive: UIColor { highlightedColor }
  /// The font of the title of an alert: without glass ``alertTitleFont``.
  public var alertTitleFontAdaptive: UIFont { alertTitleFont }
  /// What darkens the screen below: without glass ``overlayColor``.
  public var overlayColorAdaptive: UIColor { overlayColor }
  /// Shadows: without glass ``shadowColor``.
  public var shadowColorAdaptive: UIColor { shadowColor }
}

extension SBUThemes {
  /// Those of the run, which begins in its own colour scheme with what an app has set outside of
  /// runs; outside of a run objects that keep what is set on them for all runs.
  static var current: SBUThemes {
    ScreenEnvironment.current?[InUse.self].themes ?? SBUThemes(.ofProcess)
  }

  /// The scheme whose standard themes are in use.
  static var scheme: SBUColorScheme {
    ScreenEnvironment.current?[InUse.self].scheme ?? SBUThemeMaker.ofProcess.scheme
  }

  /// Uses the standard themes of a scheme.
  static func useStandard(_ scheme: SBUColorScheme) {
    guard let environment = ScreenEnvironment.current else {
      return SBUThemeMaker.forget(in: scheme)
    }
    environment[InUse.self].scheme = scheme
    environment[InUse.self].themes.use(SBUThemes(SBUThemeMaker(scheme)))
  }

  /// What a run uses.
  fileprivate final class InUse {
    var scheme: SBUColorScheme
    let themes: SBUThemes

    init(_ scheme: SBUColorScheme) {
      self.scheme = scheme
      themes = SBUThemes(SBUThemeMaker(scheme, knowsProcess: true))
    }
  }
}

extension SBUThemes.InUse: EnvironmentKey {
  static func makeDefault(in environment: ScreenEnvironment) -> SBUThemes.InUse {
    SBUThemes.InUse(environment.userInterfaceStyle == .dark ? .dark : .light)
  }
}

/// A theme that YAML may set: its key, and where it is found.
struct SBUThemePlace: Sendable {
  let key: StaticString
  let entries: SBUThemeEntries
  let theme: @Sendable (SBUThemes) -> SBUAnyTheme

  init(
    _ key: StaticString, _ entries: SBUThemeEntries,
    _ theme: @escaping @Sendable (SBUThemes) -> SBUAnyTheme
  ) {
    (self.key, self.entries, self.theme) = (key, entries, theme)
  }
}

extension SBUTheme {
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
    themes.groupChannelListTheme = groupChannelListTheme
    themes.groupChannelCellTheme = groupChannelCellTheme
    themes.openChannelListTheme = openChannelListTheme
    themes.openChannelCellTheme = openChannelCellTheme
    themes.channelTheme = channelTheme
    themes.messageInputTheme = messageInputTheme
    themes.messageCellTheme = messageCellTheme
    themes.userListTheme = userListTheme
    themes.userCellTheme = userCellTheme
    themes.channelSettingsTheme = channelSettingsTheme
    themes.userProfileTheme = userProfileTheme
    themes.componentTheme = componentTheme
    themes.overlayTheme = overlayTheme
    themes.messageSearchTheme = messageSearchTheme
    themes.messageSearchResultCellTheme = messageSearchResultCellTheme
    themes.createOpenChannelTheme = createOpenChannelTheme
    themes.voiceMessageInputTheme = voiceMessageInputTheme
  }

  /// How the list of group channels looks, which is not here.
  public static var groupChannelListTheme: SBUGroupChannelListTheme {
    get { SBUThemes.current.groupChannelListTheme }
    set { SBUThemes.current.groupChannelListTheme = newValue }
  }
  /// How the row of a group channel looks, which is not here.
  public static var groupChannelCellTheme: SBUGroupChannelCellTheme {
    get { SBUThemes.current.groupChannelCellTheme }
    set { SBUThemes.current.groupChannelCellTheme = newValue }
  }
  /// How the list of open channels looks, which is not here.
  public static var openChannelListTheme: SBUOpenChannelListTheme {
    get { SBUThemes.current.openChannelListTheme }
    set { SBUThemes.current.openChannelListTheme = newValue }
  }
  /// How the row of an open channel looks, which is not here.
  public static var openChannelCellTheme: SBUOpenChannelCellTheme {
    get { SBUThemes.current.openChannelCellTheme }
    set { SBUThemes.current.openChannelCellTheme = newValue }
  }
  /// How a channel looks, which is not here.
  public static var channelTheme: SBUChannelTheme {
    get { SBUThemes.current.channelTheme }
    set { SBUThemes.current.channelTheme = newValue }
  }
  /// How the field looks that messages are written in, which is not here.
  public static var messageInputTheme: SBUMessageInputTheme {
    get { SBUThemes.current.messageInputTheme }
    set { SBUThemes.current.messageInputTheme = newValue }
  }
  /// How messages look, which are not here.
  public static var messageCellTheme: SBUMessageCellTheme {
    get { SBUThemes.current.messageCellTheme }
    set { SBUThemes.current.messageCellTheme = newValue }
  }
  /// How user lists look: invite users, register operators, user list.
  public static var userListTheme: SBUUserListTheme {
    get { SBUThemes.current.userListTheme }
    set { SBUThemes.current.userListTheme = newValue }
  }
  /// How the row of a user looks.
  public static var userCellTheme: SBUUserCellTheme {
    get { SBUThemes.current.userCellTheme }
    set { SBUThemes.current.userCellTheme = newValue }
  }
  /// How channel settings and moderations look.
  public static var channelSettingsTheme: SBUChannelSettingsTheme {
    get { SBUThemes.current.channelSettingsTheme }
    set { SBUThemes.current.channelSettingsTheme = newValue }
  }
  /// How a person's profile looks.
  public static var userProfileTheme: SBUUserProfileTheme {
    get { SBUThemes.current.userProfileTheme }
    set { SBUThemes.current.userProfileTheme = newValue }
  }
  /// How parts look that screens share: titles, empty views, sheets, the wheel.
  public static var componentTheme: SBUComponentTheme {
    get { SBUThemes.current.componentTheme }
    set { SBUThemes.current.componentTheme = newValue }
  }
  /// How channels look that lie over a video, which are not here.
  public static var overlayTheme: SBUOverlayTheme {
    get { SBUThemes.current.overlayTheme }
    set { SBUThemes.current.overlayTheme = newValue }
  }
  /// How the search of messages looks, which is not here.
  public static var messageSearchTheme: SBUMessageSearchTheme {
    get { SBUThemes.current.messageSearchTheme }
    set { SBUThemes.current.messageSearchTheme = newValue }
  }
  /// How a found message looks, which is not here.
  public static var messageSearchResultCellTheme: SBUMessageSearchResultCellTheme {
    get { SBUThemes.current.messageSearchResultCellTheme }
    set { SBUThemes.current.messageSearchResultCellTheme = newValue }
  }
  /// How the making of an open channel looks, which is not here.
  public static var createOpenChannelTheme: SBUCreateOpenChannelTheme {
    get { SBUThemes.current.createOpenChannelTheme }
    set { SBUThemes.current.createOpenChannelTheme = newValue }
  }
  /// How recording looks, which is not here.
  public static var voiceMessageInputTheme: SBUVoiceMessageInputTheme {
    get { SBUThemes.current.voiceMessageInputTheme }
    set { SBUThemes.current.voiceMessageInputTheme = newValue }
  }
}
