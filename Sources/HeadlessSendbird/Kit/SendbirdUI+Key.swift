import Diorama

extension ScreenKey {
  /// What an app sets on `SendbirdUI.config`.
  static let sendbirdUI = ScreenKey(
    "SendbirdUI", .record(SBUConfig.table, startingWith: SBUConfig()),
    "what an app switches on, by the names of SendbirdUI.config"
  ) { config, _ in
    SBUWorld.current.config = config
  }
}

extension SBUConfig {
  static let table = RecordTable<SBUConfig>(
    "SendbirdUI",
    [
      Field(
        "isUsingDefaultUserProfileEnabled", .bool,
        "whether a tap on a user's picture shows the profile"
      ) { $0.common.isUsingDefaultUserProfileEnabled = $1 }
    ])
}
