import HeadlessUIKit
import Synchronization

/// The themes of an app: one property for each, with the theme's name in `SBUTheme`.
public struct SBUThemeKeys: Sendable {
  /// The theme of the list of group channels.
  public let groupChannelListTheme = SBUThemeKey<SBUGroupChannelListTheme>()
  /// The theme of a group channel's row.
  public let groupChannelCellTheme = SBUThemeKey<SBUGroupChannelCellTheme>()
  /// The theme of the list of open channels.
  public let openChannelListTheme = SBUThemeKey<SBUOpenChannelListTheme>()
  /// The theme of an open channel's row.
  public let openChannelCellTheme = SBUThemeKey<SBUOpenChannelCellTheme>()
  /// The theme of channels.
  public let channelTheme = SBUThemeKey<SBUChannelTheme>()
  /// The theme of the message input.
  public let messageInputTheme = SBUThemeKey<SBUMessageInputTheme>()
  /// The theme of messages.
  public let messageCellTheme = SBUThemeKey<SBUMessageCellTheme>()
  /// The theme of user lists: invite users, register operators, user list.
  public let userListTheme = SBUThemeKey<SBUUserListTheme>()
  /// The theme of a user's row.
  public let userCellTheme = SBUThemeKey<SBUUserCellTheme>()
  /// The theme of channel settings and moderations.
  public let channelSettingsTheme = SBUThemeKey<SBUChannelSettingsTheme>()
  /// The theme of user profiles.
  public let userProfileTheme = SBUThemeKey<SBUUserProfileTheme>()
  /// The theme of shared parts: titles, empty views, action sheets and loading indicators.
  public let componentTheme = SBUThemeKey<SBUComponentTheme>()
  /// The theme of channels shown over a video.
  public let overlayTheme = SBUThemeKey<SBUOverlayTheme>()
  /// The theme of the message search, which is not implemented.
  public let messageSearchTheme = SBUThemeKey<SBUMessageSearchTheme>()
  /// The theme of a message search result, which is not implemented.
  public let messageSearchResultCellTheme = SBUThemeKey<SBUMessageSearchResultCellTheme>()
  /// The theme of the screen that creates an open channel.
  public let createOpenChannelTheme = SBUThemeKey<SBUCreateOpenChannelTheme>()
  /// The theme of the voice message input, which is not implemented.
  public let voiceMessageInputTheme = SBUThemeKey<SBUVoiceMessageInputTheme>()
}

extension SBUThemeKeys {
  /// The name of ``groupChannelListTheme`` before version 3.
  @available(*, deprecated, renamed: "groupChannelListTheme")
  public var channelListTheme: SBUThemeKey<SBUGroupChannelListTheme> { groupChannelListTheme }
  /// The name of ``groupChannelCellTheme`` before version 3.
  @available(*, deprecated, renamed: "groupChannelCellTheme")
  public var channelCellTheme: SBUThemeKey<SBUGroupChannelCellTheme> { groupChannelCellTheme }
}

/// The type of a theme, as an entry of ``SBUThemeKeys``.
public struct SBUThemeKey<Theme: SBUThemeBase>: Sendable {}

/// The themes of a run, or of a set that an app created. A theme is created on first access.
@dynamicMemberLookup
final class SBUThemes {
  private(set) var scheme: SBUColorScheme
  /// Whether new themes start with the values that an app set outside of runs.
  private var inheritsProcessThemes: Bool
  /// Whether a change applies to all later runs.
  private let isKept: Bool
  /// The colors and fonts that the default themes had when they were selected; nil to use those at
  /// a theme's creation.
  private var looks: SBULooks?
  private var made: [ObjectIdentifier: SBUThemeBase] = [:]

  init(_ scheme: SBUColorScheme, inheritsProcessThemes: Bool = false, isKept: Bool = false) {
    (self.scheme, self.inheritsProcessThemes, self.isKept) = (scheme, inheritsProcessThemes, isKept)
  }

  subscript<Theme>(dynamicMember key: KeyPath<SBUThemeKeys, SBUThemeKey<Theme>>) -> Theme {
    get { self[Theme.self] }
    set { self[Theme.self] = newValue }
  }

  subscript<Theme: SBUThemeBase>(type: Theme.Type) -> Theme {
    get {
      if let theme = made[ObjectIdentifier(type)] as? Theme { return theme }
      let theme = make(type)
      made[ObjectIdentifier(type)] = theme
      return theme
    }
    set { use([newValue]) }
  }

  private func make<Theme: SBUThemeBase>(_ type: Theme.Type) -> Theme {
    let theme = type.init(look: SBUThemeLook(scheme, looks ?? .current))
    if inheritsProcessThemes,
      let look = SBUThemesOfProcess.ofProcess.withLock({ $0.looks[ObjectIdentifier(type)] })
    {
      theme.look = look
    }
    theme.isProcessWide = isKept
    return theme
  }

  /// Uses themes from now on.
  func use(_ themes: [SBUThemeBase]) {
    for theme in themes {
      made[ObjectIdentifier(type(of: theme))] = theme
      if isKept { Self.keepForProcess(theme) }
    }
  }

  /// Uses the themes of another set.
  func use(_ other: SBUThemes) { use(Array(other.made.values)) }

  /// Uses the kit's default themes of a scheme.
  private func useStandard(_ scheme: SBUColorScheme) {
    (self.scheme, looks, inheritsProcessThemes, made) = (scheme, .current, false, [:])
  }
}

// MARK: - Themes in use

extension SBUThemes {
  /// The run's themes, which start in its color scheme with the values that an app set outside of
  /// runs. Outside of a run, themes whose changes apply to all later runs.
  static var current: SBUThemes {
    if let environment = ScreenEnvironment.current { return environment[InUse.self] }
    return SBUThemes(
      SBUThemesOfProcess.ofProcess.withLock { $0.scheme }, inheritsProcessThemes: true, isKept: true
    )
  }

  /// The scheme of the default themes in use.
  static var scheme: SBUColorScheme { current.scheme }

  /// Uses the default themes of a scheme; outside of a run, discards the themes that an app set
  /// there.
  static func useStandard(_ scheme: SBUColorScheme) {
    if ScreenEnvironment.current != nil { return current.useStandard(scheme) }
    SBUThemesOfProcess.ofProcess.withLock { $0 = SBUThemesOfProcess(scheme: scheme) }
  }

  /// Keeps a theme's values for all later runs.
  static func keepForProcess(_ theme: SBUThemeBase) {
    let (look, type) = (theme.look, ObjectIdentifier(type(of: theme)))
    SBUThemesOfProcess.ofProcess.withLock { $0.looks[type] = look }
  }

  /// The key of a run's themes in its environment.
  private enum InUse: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> SBUThemes {
      SBUThemes(
        environment.userInterfaceStyle == .dark ? .dark : .light, inheritsProcessThemes: true)
    }
  }
}

/// The theme values that an app set outside of runs.
private struct SBUThemesOfProcess: Sendable {
  /// The scheme of themes created outside of runs; a run uses that of its screen.
  var scheme = SBUColorScheme.light
  var looks: [ObjectIdentifier: SBUThemeLook] = [:]

  static let ofProcess = Mutex(SBUThemesOfProcess())
}
