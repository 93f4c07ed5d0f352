import DioramaKit
import HeadlessNexconn
import HeadlessSendbird

extension CommandRun {
  /// A registry with a fixed part of the kits, so that the messages in `Tests/Fixtures`, which list
  /// names, do not change when a kit gets another screen, key or request.
  public static func fixedRegistry() throws -> Registry { try fixed.get() }

  private static let fixed = Result {
    var registry = try Registry(.sendbird.fixed, .nexconn.fixed)
    try registry.register(PollHeader.self)
    try registry.register(WarningViewController.self)
    return registry
  }
}

extension Kit {
  private static let fixedViewControllers: Set = [
    "NCApplyFriendListViewController", "NCChannelListViewController", "NCChannelViewController",
    "NCGroupMentionViewController", "NCProfileViewController", "NCUserListViewController",
    "SBUGroupChannelPushSettingsViewController", "SBUGroupChannelSettingsViewController",
    "SBUGroupChannelViewController", "SBUInviteUserViewController", "SBUModerationsViewController",
    "SBUOpenChannelSettingsViewController", "SBUPromoteMemberViewController",
    "SBURegisterOperatorViewController", "SBUUserListViewController",
  ]
  private static let fixedKeys: Set = [
    "currentUser", "network", "SendbirdUI", "NCChatUI", "NCTypeSet", "SBUStringSet", "SBUColorSet",
    "SBUFontSet",
    "SBUIconSet", "SBUTheme",
  ]
  private static let fixedRequests: Set = [
    "connect", "getChannel", "inviteUsers", "loadUsers", "loadMembers", "removeOperators",
    "loadFriendApplications", "getUserInfo", "sendMessage",
  ]

  /// The kit with the listed view controllers, keys of projects and requests only.
  fileprivate var fixed: Kit {
    Kit(
      name,
      types: types.filter { type in
        type.kind != .viewController || Self.fixedViewControllers.contains("\(type)")
      },
      typeSets: typeSets, keys: keys.filter { Self.fixedKeys.contains($0.name) }, steps: steps,
      sections: sections, formats: formats,
      requests: requests.filter { Self.fixedRequests.contains($0.rawValue) },
      olderKeys: olderKeys, olderNames: olderNames, palette: palette, sample: sample,
      summaries: summaries, diagnosticExamples: diagnosticExamples, isStateless: isStateless)
  }
}
