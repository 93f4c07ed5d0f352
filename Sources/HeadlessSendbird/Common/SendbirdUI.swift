import ChatBackend
import Foundation
import HeadlessUIKit

/// The UI kit's entry point: connecting, and what an app switches on for all screens.
public enum SendbirdUI {
  /// Connects to the service. A run is connected from the start, so the answer comes at once,
  /// unless its network fails to connect.
  ///
  /// - Parameters:
  ///   - needToUpdateExtraData: taken as it is; there are no extra data.
  ///   - completionHandler: called with the user, or with the reason why there is no connection.
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

// MARK: - Beginning, connecting, leaving

/// How much the kit would log. Kept, not used.
public struct SBULogType: OptionSet, Sendable {
  /// The bits of the sorts.
  public let rawValue: UInt8
  /// Sorts from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Nothing.
  public static let none: SBULogType = []
  /// Errors.
  public static let error = SBULogType(rawValue: 1)
  /// Warnings.
  public static let warning = SBULogType(rawValue: 2)
  /// Facts.
  public static let info = SBULogType(rawValue: 4)
  /// All.
  public static let all: SBULogType = [.error, .warning, .info]
}

/// What the kit would log; here nothing is logged, and nothing may be: it would depend on the run.
public enum SBULog {
  /// Would log an error.
  public static func error(_ log: Any) {}
  /// Would log a warning.
  public static func warning(_ log: Any) {}
  /// Would log a fact.
  public static func info(_ log: Any) {}
}

extension SendbirdUI {
  /// Begins to work with the app's id, which is kept in ``SBUGlobalValues/applicationId``.
  ///
  /// - Parameters:
  ///   - applicationId: the app's id; any will do.
  ///   - startHandler: called at once.
  ///   - migrationHandler: not called: there is nothing of older versions.
  ///   - completionHandler: called at once, with nil.
  public static func initialize(
    applicationId: String, startHandler: (() -> Void)? = nil,
    migrationHandler: (() -> Void)? = nil, completionHandler: ((SBError?) -> Void)? = nil
  ) {
    SBUGlobals.applicationId = applicationId
    startHandler?()
    completionHandler?(nil)
  }

  /// Connects to the service as the user of ``SBUGlobals/currentUser``.
  ///
  /// - Parameter completionHandler: called with the user, or with the reason why there is no
  ///   connection.
  public static func connect(completionHandler: @escaping (User?, SBError?) -> Void) {
    connectIfNeeded(completionHandler: completionHandler)
  }

  /// Connects for feeds of notifications, as ``connectIfNeeded(needToUpdateExtraData:completionHandler:)``
  /// does.
  public static func authenticateFeed(completionHandler: @escaping (User?, SBError?) -> Void) {
    connectIfNeeded(completionHandler: completionHandler)
  }

  /// Connects for feeds of notifications, as ``connectIfNeeded(needToUpdateExtraData:completionHandler:)``
  /// does.
  public static func authenticateFeedIfNeeded(
    needToUpdateExtraData: Bool = true, completionHandler: @escaping (User?, SBError?) -> Void
  ) { connectIfNeeded(completionHandler: completionHandler) }

  /// Whether the device can be told of messages; it cannot.
  public static func isRemoteNotificationAvailable() -> Bool { false }

  /// Leaves the service; the run stays connected, since its screens need it.
  ///
  /// - Parameter completionHandler: called at the main queue's next turn.
  public static func disconnect(completionHandler: (() -> Void)?) {
    if let completionHandler { ScreenEnvironment.current?.mainQueue.async(completionHandler) }
  }

  /// Would change the user's name and picture at the service; the answer is that it is done.
  ///
  /// - Parameters:
  ///   - nickname: the name.
  ///   - profileURL: where the picture is.
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

  /// Would change the user's name and picture at the service; the answer is that it is done.
  ///
  /// - Parameters:
  ///   - nickname: the name.
  ///   - profileImage: the file of the picture; not read.
  ///   - completionHandler: called at the main queue's next turn, with nil.
  public static func updateUserInfo(
    nickname: String?, profileImage: Data?, completionHandler: ((SBError?) -> Void)?
  ) {
    let picture = profileImage.map { _ in "picture of \(SBUGlobals.currentUser?.userId ?? "")" }
    updateUserInfo(nickname: nickname, profileURL: picture, completionHandler: completionHandler)
  }

  /// Would say how much is logged; nothing is.
  public static func setLogLevel(_ types: SBULogType) {}

  /// Would let the service tell this device of messages; the answer is that it does.
  ///
  /// - Parameters:
  ///   - deviceToken: what the system gave the app.
  ///   - unique: whether other devices are told no more.
  ///   - completionHandler: called at the main queue's next turn, with true.
  public static func registerPush(
    deviceToken: Data, unique: Bool = true, completionHandler: @escaping (_ success: Bool) -> Void
  ) { ScreenEnvironment.current?.mainQueue.async { completionHandler(true) } }

  /// Would end that for this device.
  ///
  /// - Parameter completionHandler: called at the main queue's next turn, with true.
  public static func unregisterPushToken(completionHandler: @escaping (_ success: Bool) -> Void) {
    ScreenEnvironment.current?.mainQueue.async { completionHandler(true) }
  }

  /// Would end that for all devices of the user.
  ///
  /// - Parameter completionHandler: called at the main queue's next turn, with true.
  public static func unregisterAllPushToken(
    completionHandler: @escaping (_ success: Bool) -> Void
  ) { ScreenEnvironment.current?.mainQueue.async { completionHandler(true) } }

  /// Would show a channel; there are no channel screens, which the run's screen is told of by the
  /// warning `absent-screen`.
  ///
  /// - Parameters:
  ///   - channelURL: the channel's id.
  ///   - basedOnChannelList: whether a list of channels lies below it.
  ///   - channelType: what sort of channel it is.
  ///   - rootViewController: where it is shown; nil for the app's.
  public static func moveToChannel(
    channelURL: String, basedOnChannelList: Bool = true, channelType: ChannelType = .group,
    rootViewController: UIViewController? = nil
  ) { warnAboutAbsentChannel("moveToChannel") }

  /// The version of the real kit that these classes follow.
  public static var bundleShortVersion: String { shortVersion }
  /// The version of the real kit that these classes follow.
  public static var shortVersion: String { "3.35.1" }
  /// The version of the real kit that these classes follow.
  public static func versionString() -> String { shortVersion }
}

extension SendbirdUI {
  /// Says that code leads to a channel, which nothing here shows.
  static func warnAboutAbsentChannel(_ call: String) {
    ScreenEnvironment.current?.warn(
      .absentScreen, "'SendbirdUI.\(call)' leads to a channel, a screen that is not here",
      help: "the screen stays; end the steps before")
  }
}

/// What an app switches on; a screen sets the same under the key `SendbirdUI`.
///
/// ```swift
/// SendbirdUI.config.common.isUsingDefaultUserProfileEnabled = true
/// ```
public struct SBUConfig: Sendable {
  /// What concerns all screens.
  public struct Common: Sendable {
    /// Whether a tap on a user's picture shows the profile; off by default (S139).
    public var isUsingDefaultUserProfileEnabled = false
  }

  /// What concerns group channels.
  public struct GroupChannel: Sendable {
    /// What concerns their settings.
    public struct Setting: Sendable {
      /// Whether settings have a row to search in the channel; off by default.
      public var isMessageSearchEnabled = false
    }

    /// What concerns their messages. Kept, not used: channels are not here.
    public struct Channel: Sendable {
      /// Whether people can be mentioned.
      public var isMentionEnabled = false
      /// Whether it shows that somebody writes.
      public var isTypingIndicatorEnabled = true
      /// Whether messages can be reacted to.
      public var isReactionsEnabled = true
      /// Whether links are shown with what is behind them.
      public var isOGTagEnabled = true
      /// Whether messages can be spoken.
      public var isVoiceMessageEnabled = false
    }

    /// What concerns their list. Kept, not used: it is not here.
    public struct ChannelList: Sendable {
      /// Whether it shows that somebody writes.
      public var isTypingIndicatorEnabled = false
      /// Whether it shows who has read a message.
      public var isMessageReceiptStatusEnabled = false
    }

    /// What concerns their messages.
    public var channel = Channel()
    /// What concerns their list.
    public var channelList = ChannelList()
    /// What concerns their settings.
    public var setting = Setting()
  }

  /// What concerns all screens.
  public var common = Common()
  /// What concerns group channels.
  public var groupChannel = GroupChannel()
}

extension SendbirdUI {
  /// What the app has switched on; inside a run the run's own.
  public static var config: SBUConfig {
    get { ScreenEnvironment.current?[ConfigKey.self].config ?? SBUConfig() }
    set { ScreenEnvironment.current?[ConfigKey.self].config = newValue }
  }

  /// What the app has switched on in one run.
  private final class RunConfig {
    var config = SBUConfig()
  }

  private enum ConfigKey: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> RunConfig { RunConfig() }
  }

  /// Would open a channel with users and go there; there are no channel screens, which the run's
  /// screen is told of by the warning `absent-screen`. No channel is made.
  public static func createAndMoveToChannel(userIds: [String]) {
    warnAboutAbsentChannel("createAndMoveToChannel")
  }

  /// Would open a channel with a bot and go there; there are no channel screens, which the run's
  /// screen is told of by the warning `absent-screen`.
  public static func startChatWithAIBot(
    botId: String, isDistinct: Bool, errorHandler: ((SBError?) -> Void)? = nil
  ) { warnAboutAbsentChannel("startChatWithAIBot") }
}

/// What the app's plan at the service would have; here all of it.
public enum SBUAvailable {
  /// Whether there are supergroups.
  public static func isSupportSuperGroupChannel() -> Bool { true }
  /// Whether there are broadcast channels.
  public static func isSupportBroadcastChannel() -> Bool { true }
  /// Whether messages can be reacted to.
  public static func isSupportReactions() -> Bool { true }
  /// Whether links are shown with what is behind them.
  public static func isSupportOgTag() -> Bool { true }
  /// Whether messages can be searched.
  public static func isSupportMessageSearch() -> Bool { true }
}
