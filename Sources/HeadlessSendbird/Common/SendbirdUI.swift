import ChatBackend
import Foundation
import HeadlessUIKit

/// The entry point of the UI kit: connecting, and the settings for all screens.
public enum SendbirdUI {
  /// Connects to the service. A run is connected from the start, so the handler is called
  /// immediately, unless the network fails to connect.
  ///
  /// - Parameters:
  ///   - needToUpdateExtraData: ignored; there is no extra data.
  ///   - completionHandler: called with the user, or with the error.
  public static func connectIfNeeded(
    needToUpdateExtraData: Bool = true, completionHandler: @escaping (User?, SBError?) -> Void
  ) {
    guard let service = ScreenEnvironment.current?.chatService else { return }
    if SendbirdChat.getConnectState() == .open {
      completionHandler(SendbirdChat.getCurrentUser(), nil)
    } else {
      service.connect { $0.answer(completionHandler) { $0.map { User($0) } } }
    }
  }
}

// MARK: - Initializing, connecting, disconnecting

/// The types of log messages. Kept, not used.
public struct SBULogType: OptionSet, Sendable {
  /// The bits of the types.
  public let rawValue: UInt8
  /// Creates types from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// No messages.
  public static let none: SBULogType = []
  /// Errors.
  public static let error = SBULogType(rawValue: 1)
  /// Warnings.
  public static let warning = SBULogType(rawValue: 2)
  /// Information.
  public static let info = SBULogType(rawValue: 4)
  /// All messages.
  public static let all: SBULogType = [.error, .warning, .info]
}

/// The kit's log. It does nothing here: its output would depend on the run.
public enum SBULog {
  /// Does nothing.
  public static func error(_ log: Any) {}
  /// Does nothing.
  public static func warning(_ log: Any) {}
  /// Does nothing.
  public static func info(_ log: Any) {}
}

extension SendbirdUI {
  /// Initializes the kit with the app's ID, which ``SBUGlobalValues/applicationId`` keeps.
  ///
  /// - Parameters:
  ///   - applicationId: the app's ID; any text is valid.
  ///   - startHandler: called immediately.
  ///   - migrationHandler: never called: there is no data of older versions.
  ///   - completionHandler: called immediately, with nil.
  public static func initialize(
    applicationId: String, startHandler: (() -> Void)? = nil,
    migrationHandler: (() -> Void)? = nil, completionHandler: ((SBError?) -> Void)? = nil
  ) {
    SBUGlobals.applicationId = applicationId
    startHandler?()
    completionHandler?(nil)
  }

  /// Connects to the service as ``SBUGlobals/currentUser``.
  ///
  /// - Parameter completionHandler: called with the user, or with the error.
  public static func connect(completionHandler: @escaping (User?, SBError?) -> Void) {
    connectIfNeeded(completionHandler: completionHandler)
  }

  /// Connects for notification feeds, in the same way as
  /// ``connectIfNeeded(needToUpdateExtraData:completionHandler:)``.
  public static func authenticateFeed(completionHandler: @escaping (User?, SBError?) -> Void) {
    connectIfNeeded(completionHandler: completionHandler)
  }

  /// Connects for notification feeds, in the same way as
  /// ``connectIfNeeded(needToUpdateExtraData:completionHandler:)``.
  public static func authenticateFeedIfNeeded(
    needToUpdateExtraData: Bool = true, completionHandler: @escaping (User?, SBError?) -> Void
  ) { connectIfNeeded(completionHandler: completionHandler) }

  /// Returns whether the device can receive push notifications; always false.
  public static func isRemoteNotificationAvailable() -> Bool { false }

  /// Disconnects in the real kit; a run stays connected, because its screens need the connection.
  ///
  /// - Parameter completionHandler: called at the main queue's next turn.
  public static func disconnect(completionHandler: (() -> Void)?) {
    if let completionHandler { ScreenEnvironment.current?.mainQueue.async(completionHandler) }
  }

  /// Changes the name and image URL of the current user in the kit, not at the service; always
  /// succeeds.
  ///
  /// - Parameters:
  ///   - nickname: the name; nil leaves it unchanged.
  ///   - profileURL: the URL of the image; nil leaves it unchanged.
  ///   - completionHandler: called at the main queue's next turn, with nil.
  public static func updateUserInfo(
    nickname: String?, profileURL: String?, completionHandler: ((SBError?) -> Void)?
  ) {
    if let user = SBUGlobals.currentUser {
      SBUGlobals.currentUser = SBUUser(
        userId: user.userId, nickname: nickname ?? user.nickname,
        profileURL: profileURL ?? user.profileURL)
    }
    if let completionHandler {
      ScreenEnvironment.current?.mainQueue.async { completionHandler(nil) }
    }
  }

  /// Changes the name and image of the current user in the kit, not at the service; always
  /// succeeds.
  ///
  /// - Parameters:
  ///   - nickname: the name; nil leaves it unchanged.
  ///   - profileImage: the image file; its content is not read.
  ///   - completionHandler: called at the main queue's next turn, with nil.
  public static func updateUserInfo(
    nickname: String?, profileImage: Data?, completionHandler: ((SBError?) -> Void)?
  ) {
    let picture = profileImage.map { _ in "picture of \(SBUGlobals.currentUser?.userId ?? "")" }
    updateUserInfo(nickname: nickname, profileURL: picture, completionHandler: completionHandler)
  }

  /// Does nothing: the kit logs nothing here.
  public static func setLogLevel(_ types: SBULogType) {}

  /// Registers the device for push notifications in the real kit; here it only reports success.
  ///
  /// - Parameters:
  ///   - deviceToken: the token from the system.
  ///   - unique: whether to unregister other devices.
  ///   - completionHandler: called at the main queue's next turn, with true.
  public static func registerPush(
    deviceToken: Data, unique: Bool = true, completionHandler: @escaping (_ success: Bool) -> Void
  ) { ScreenEnvironment.current?.mainQueue.async { completionHandler(true) } }

  /// Unregisters the device from push notifications in the real kit; here it only reports success.
  ///
  /// - Parameter completionHandler: called at the main queue's next turn, with true.
  public static func unregisterPushToken(completionHandler: @escaping (_ success: Bool) -> Void) {
    ScreenEnvironment.current?.mainQueue.async { completionHandler(true) }
  }

  /// Unregisters all devices of the user in the real kit; here it only reports success.
  ///
  /// - Parameter completionHandler: called at the main queue's next turn, with true.
  public static func unregisterAllPushToken(
    completionHandler: @escaping (_ success: Bool) -> Void
  ) { ScreenEnvironment.current?.mainQueue.async { completionHandler(true) } }

  /// The version of the real kit that these classes follow.
  public static var bundleShortVersion: String { shortVersion }
  /// The version of the real kit that these classes follow.
  public static var shortVersion: String { "3.35.1" }
  /// Returns the version of the real kit that these classes follow.
  public static func versionString() -> String { shortVersion }
}

/// The settings of the kit; a screen sets the same under the key `SendbirdUI`.
///
/// ```swift
/// SendbirdUI.config.common.isUsingDefaultUserProfileEnabled = true
/// ```
public struct SBUConfig: Sendable {
  /// The settings for all screens.
  public struct Common: Sendable {
    /// Whether a tap on a user's image shows the profile; off by default (S139).
    public var isUsingDefaultUserProfileEnabled = false
  }

  /// The settings of group channels.
  public struct GroupChannel: Sendable {
    /// The settings of the settings screen.
    public struct Setting: Sendable {
      /// Whether the settings have a row to search in the channel; off by default.
      public var isMessageSearchEnabled = false
    }

    /// The settings of channels: of their cells, their input, and mentions in the list.
    public struct Channel: Sendable {
      /// Whether users can be mentioned.
      public var isMentionEnabled = false
      /// Whether the screen shows who is typing.
      public var isTypingIndicatorEnabled = true
      /// Whether messages can have reactions.
      public var isReactionsEnabled = true
      /// Whether links have previews.
      public var isOGTagEnabled = true
      /// Whether voice messages can be sent.
      public var isVoiceMessageEnabled = false
      /// Whether bold words and links in messages are marked.
      public var isMarkdownForUserMessageEnabled = false
      /// How replies are shown.
      public var replyType = SBUReplyType.quoteReply
      /// Where a tap on a quoted message leads.
      public var threadReplySelectType = SBUThreadReplySelectType.thread
      /// Where the screen shows who is typing.
      public var typingIndicatorTypes: Set<SBUTypingIndicatorType> = [.text]
      /// Whether unread messages are marked, and can be marked as unread.
      public var isMarkAsUnreadEnabled = false
      /// Whether messages suggest replies.
      public var isSuggestedRepliesEnabled = false
      /// Which messages show their suggested replies.
      public var showSuggestedRepliesFor = SBUSuggestedRepliesShowing.lastMessageOnly
      /// Whether several files can be sent in one message.
      public var isMultipleFilesMessageEnabled = false
      /// Whether messages of supergroups can have reactions; always false.
      public var isSuperGroupReactionsEnabled: Bool { false }
      /// The files that can be sent.
      public var input = Input()

      /// The files that can be sent.
      public struct Input: Sendable {
        /// The files of a source.
        public struct Media: Sendable {
          /// Whether pictures can be sent.
          public var isPhotoEnabled = true
          /// Whether videos can be sent.
          public var isVideoEnabled = true
        }
        /// Pictures and videos that the camera takes.
        public var camera = Media()
        /// Pictures and videos of the library.
        public var gallery = Media()
        /// Whether other files can be sent.
        public var isDocumentEnabled = true
      }
    }

    /// The settings of the channel list; both are off by default (C74).
    public struct ChannelList: Sendable {
      /// Whether the list shows who is typing.
      public var isTypingIndicatorEnabled = false
      /// Whether the list shows whether a message was read.
      public var isMessageReceiptStatusEnabled = false
    }

    /// The settings of the channel screen.
    public var channel = Channel()
    /// The settings of the channel list.
    public var channelList = ChannelList()
    /// The settings of the settings screen.
    public var setting = Setting()
  }

  /// The settings for all screens.
  public var common = Common()
  /// The settings of group channels.
  public var groupChannel = GroupChannel()
  /// The features of the app's plan that YAML sets; ``AppInfo`` has them.
  var applicationAttributes = ApplicationAttribute.allCases
}

extension SendbirdUI {
  /// The settings in use; they belong to the run, and changes outside of a run have no effect.
  public static var config: SBUConfig {
    get { ScreenEnvironment.current?[ConfigKey.self].config ?? SBUConfig() }
    set { ScreenEnvironment.current?[ConfigKey.self].config = newValue }
  }

  /// The settings of one run.
  private final class RunConfig {
    var config = SBUConfig()
  }

  private enum ConfigKey: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> RunConfig { RunConfig() }
  }

  /// Creates a channel with a bot and shows it in the real kit; here it only reports the warning
  /// `absent-screen`.
  public static func startChatWithAIBot(
    botId: String, isDistinct: Bool, errorHandler: ((SBError?) -> Void)? = nil
  ) {
    ScreenEnvironment.current?.warn(
      .absentScreen, "'SendbirdUI.startChatWithAIBot' is not implemented",
      help: "end the steps before this one; the current screen stays")
  }
}

/// The features of the app's plan at the service; here all of them, unless YAML sets others.
public enum SBUAvailable {
  /// Returns whether supergroups are available (C59).
  public static func isSupportSuperGroupChannel() -> Bool {
    ApplicationAttribute.allow_super_group_channel.isSupported
  }
  /// Returns whether broadcast channels are available (C59).
  public static func isSupportBroadcastChannel() -> Bool {
    ApplicationAttribute.allow_broadcast_channel.isSupported
  }
  /// Whether messages can have reactions.
  public static func isSupportReactions() -> Bool { true }
  /// Whether links have previews.
  public static func isSupportOgTag() -> Bool { true }
  /// Returns whether message search is available.
  public static func isSupportMessageSearch() -> Bool { true }
}
