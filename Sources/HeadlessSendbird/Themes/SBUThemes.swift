import HeadlessUIKit
import Synchronization

/// The themes of an app: a property for each, which is its name in `SBUTheme`.
public struct SBUThemeKeys: Sendable {
  /// How the list of group channels looks, which is not here.
  public let groupChannelListTheme = SBUThemeKey<SBUGroupChannelListTheme>()
  /// How the row of a group channel looks, which is not here.
  public let groupChannelCellTheme = SBUThemeKey<SBUGroupChannelCellTheme>()
  /// How the list of open channels looks, which is not here.
  public let openChannelListTheme = SBUThemeKey<SBUOpenChannelListTheme>()
  /// How the row of an open channel looks, which is not here.
  public let openChannelCellTheme = SBUThemeKey<SBUOpenChannelCellTheme>()
  /// How a channel looks, which is not here.
  public let channelTheme = SBUThemeKey<SBUChannelTheme>()
  /// How the field looks that messages are written in, which is not here.
  public let messageInputTheme = SBUThemeKey<SBUMessageInputTheme>()
  /// How messages look, which are not here.
  public let messageCellTheme = SBUThemeKey<SBUMessageCellTheme>()
  /// How user lists look: invite users, register operators, user list.
  public let userListTheme = SBUThemeKey<SBUUserListTheme>()
  /// How the row of a user looks.
  public let userCellTheme = SBUThemeKey<SBUUserCellTheme>()
  /// How channel settings and moderations look.
  public let channelSettingsTheme = SBUThemeKey<SBUChannelSettingsTheme>()
  /// How a person's profile looks.
  public let userProfileTheme = SBUThemeKey<SBUUserProfileTheme>()
  /// How parts look that screens share: titles, empty views, sheets, the wheel.
  public let componentTheme = SBUThemeKey<SBUComponentTheme>()
  /// How channels look that lie over a video, which are not here.
  public let overlayTheme = SBUThemeKey<SBUOverlayTheme>()
  /// How the search of messages looks, which is not here.
  public let messageSearchTheme = SBUThemeKey<SBUMessageSearchTheme>()
  /// How a found message looks, which is not here.
  public let messageSearchResultCellTheme = SBUThemeKey<SBUMessageSearchResultCellTheme>()
  /// How the making of an open channel looks, which is not here.
  public let createOpenChannelTheme = SBUThemeKey<SBUCreateOpenChannelTheme>()
  /// How recording looks, which is not here.
  public let voiceMessageInputTheme = SBUThemeKey<SBUVoiceMessageInputTheme>()
}

extension SBUThemeKeys {
  /// What ``groupChannelListTheme`` was called before version 3.
  @available(*, deprecated, renamed: "groupChannelListTheme")
  public var channelListTheme: SBUThemeKey<SBUGroupChannelListTheme> { groupChannelListTheme }
  /// What ``groupChannelCellTheme`` was called before version 3.
  @available(*, deprecated, renamed: "groupChannelCellTheme")
  public var channelCellTheme: SBUThemeKey<SBUGroupChannelCellTheme> { groupChannelCellTheme }
}

/// A theme in ``SBUThemeKeys``, by its type.
public struct SBUThemeKey<Theme: SBUThemeBase>: Sendable {}

/// The themes of a run, or of a set that an app has put together; each is made when it is first asked
/// for.
@dynamicMemberLookup
final class SBUThemes {
  private(set) var scheme: SBUColorScheme
  /// Whether it begins with what an app has set outside of runs.
  private var inheritsProcessThemes: Bool
  /// Whether what is set is that of all runs.
  private let isKept: Bool
  /// The colors and fonts of the kit's own themes, as they were when those were chosen; nil for those
  /// of the moment in which a theme is made.
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

  /// Takes over the themes of a set.
  func use(_ other: SBUThemes) { use(Array(other.made.values)) }

  /// Uses the kit's own themes of a scheme.
  private func useStandard(_ scheme: SBUColorScheme) {
    (self.scheme, looks, inheritsProcessThemes, made) = (scheme, .current, false, [:])
  }
}

// MARK: - Themes in use

extension SBUThemes {
  /// Those of the run, which begins in its own color scheme with what an app has set outside of runs;
  /// outside of a run objects that keep what is set on them for all runs.
  static var current: SBUThemes {
    if let environment = ScreenEnvironment.current { return environment[InUse.self] }
    return SBUThemes(
      SBUThemesOfProcess.ofProcess.withLock { $0.scheme }, inheritsProcessThemes: true, isKept: true
    )
  }

  /// The scheme whose standard themes are in use.
  static var scheme: SBUColorScheme { current.scheme }

  /// Uses the standard themes of a scheme; outside of a run it takes back what an app has set there.
  static func useStandard(_ scheme: SBUColorScheme) {
    if ScreenEnvironment.current != nil { return current.useStandard(scheme) }
    SBUThemesOfProcess.ofProcess.withLock { $0 = SBUThemesOfProcess(scheme: scheme) }
  }

  /// Keeps a theme for all runs.
  static func keepForProcess(_ theme: SBUThemeBase) {
    let (look, type) = (theme.look, ObjectIdentifier(type(of: theme)))
    SBUThemesOfProcess.ofProcess.withLock { $0.looks[type] = look }
  }

  /// The place of a run's themes in its environment.
  private enum InUse: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> SBUThemes {
      SBUThemes(
        environment.userInterfaceStyle == .dark ? .dark : .light, inheritsProcessThemes: true)
    }
  }
}

/// What an app has set outside of runs.
private struct SBUThemesOfProcess: Sendable {
  /// What themes are made in outside of runs; a run has its screen's.
  var scheme = SBUColorScheme.light
  var looks: [ObjectIdentifier: SBUThemeLook] = [:]

  static let ofProcess = Mutex(SBUThemesOfProcess())
}
