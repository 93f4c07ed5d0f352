// Written by Scripts/generate-sendbird; change its tables and templates instead.

/// The themes of a run, or of a set that an app has put together; each is made when it is asked for
/// first.
final class SBUThemes {
  private let maker: SBUThemeMaker
  lazy var userListTheme = maker.make(SBUUserListTheme.self) {
    didSet { maker.keep(userListTheme) }
  }
  lazy var userCellTheme = maker.make(SBUUserCellTheme.self) {
    didSet { maker.keep(userCellTheme) }
  }
  lazy var channelSettingsTheme = maker.make(SBUChannelSettingsTheme.self) {
    didSet { maker.keep(channelSettingsTheme) }
  }
  lazy var componentTheme = maker.make(SBUComponentTheme.self) {
    didSet { maker.keep(componentTheme) }
  }
  lazy var groupChannelListTheme = maker.make(SBUGroupChannelListTheme.self) {
    didSet { maker.keep(groupChannelListTheme) }
  }
  lazy var groupChannelCellTheme = maker.make(SBUGroupChannelCellTheme.self) {
    didSet { maker.keep(groupChannelCellTheme) }
  }
  lazy var openChannelListTheme = maker.make(SBUOpenChannelListTheme.self) {
    didSet { maker.keep(openChannelListTheme) }
  }
  lazy var openChannelCellTheme = maker.make(SBUOpenChannelCellTheme.self) {
    didSet { maker.keep(openChannelCellTheme) }
  }
  lazy var channelTheme = maker.make(SBUChannelTheme.self) {
    didSet { maker.keep(channelTheme) }
  }
  lazy var messageInputTheme = maker.make(SBUMessageInputTheme.self) {
    didSet { maker.keep(messageInputTheme) }
  }
  lazy var messageCellTheme = maker.make(SBUMessageCellTheme.self) {
    didSet { maker.keep(messageCellTheme) }
  }
  lazy var userProfileTheme = maker.make(SBUUserProfileTheme.self) {
    didSet { maker.keep(userProfileTheme) }
  }
  lazy var messageSearchTheme = maker.make(SBUMessageSearchTheme.self) {
    didSet { maker.keep(messageSearchTheme) }
  }
  lazy var messageSearchResultCellTheme = maker.make(SBUMessageSearchResultCellTheme.self) {
    didSet { maker.keep(messageSearchResultCellTheme) }
  }
  lazy var createOpenChannelTheme = maker.make(SBUCreateOpenChannelTheme.self) {
    didSet { maker.keep(createOpenChannelTheme) }
  }
  lazy var voiceMessageInputTheme = maker.make(SBUVoiceMessageInputTheme.self) {
    didSet { maker.keep(voiceMessageInputTheme) }
  }
  lazy var overlayTheme = SBUOverlayTheme()

  /// Themes as a maker makes them.
  init(_ maker: SBUThemeMaker) { self.maker = maker }

  /// Takes over the themes of a set.
  func use(_ other: SBUThemes) {
    userListTheme = other.userListTheme
    userCellTheme = other.userCellTheme
    channelSettingsTheme = other.channelSettingsTheme
    componentTheme = other.componentTheme
    groupChannelListTheme = other.groupChannelListTheme
    groupChannelCellTheme = other.groupChannelCellTheme
    openChannelListTheme = other.openChannelListTheme
    openChannelCellTheme = other.openChannelCellTheme
    channelTheme = other.channelTheme
    messageInputTheme = other.messageInputTheme
    messageCellTheme = other.messageCellTheme
    userProfileTheme = other.userProfileTheme
    messageSearchTheme = other.messageSearchTheme
    messageSearchResultCellTheme = other.messageSearchResultCellTheme
    createOpenChannelTheme = other.createOpenChannelTheme
    voiceMessageInputTheme = other.voiceMessageInputTheme
    overlayTheme = other.overlayTheme
  }
}

extension SBUThemes {
  /// The themes that screens here show, by the names that YAML has for them.
  static let inYAML = [
    SBUThemePlace("userListTheme", SBUUserListTheme.entries) { $0.userListTheme },
    SBUThemePlace("userCellTheme", SBUUserCellTheme.entries) { $0.userCellTheme },
    SBUThemePlace("channelSettingsTheme", SBUChannelSettingsTheme.entries) {
      $0.channelSettingsTheme
    },
    SBUThemePlace("componentTheme", SBUComponentTheme.entries) { $0.componentTheme },
  ]
}
