/// What an app switches on.
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
    get { SBUWorld.current.config }
    set { SBUWorld.current.config = newValue }
  }

  /// Would open a channel with users and go there; there are no channel screens.
  public static func createAndMoveToChannel(userIds: [String]) {}
}
