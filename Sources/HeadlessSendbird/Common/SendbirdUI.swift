import ChatBackend
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

extension SendbirdUI {
  /// Begins to work with the app's id, which is kept in ``SBUGlobals/applicationId``.
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

  /// Would say how much is logged; nothing is.
  public static func setLogLevel(_ types: SBULogType) {}

  /// The version of the real kit that these classes follow.
  public static var shortVersion: String { "3.35.1" }
  /// The version of the real kit that these classes follow.
  public static func versionString() -> String { shortVersion }
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

  /// Would open a channel with users and go there; there are no channel screens.
  public static func createAndMoveToChannel(userIds: [String]) {}
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
