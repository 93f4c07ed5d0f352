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

  /// What concerns all screens.
  public var common = Common()
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
