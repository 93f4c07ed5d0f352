import HeadlessUIKit

/// An app's data sources that answer what YAML says.
final class FixtureProviders: NCChatUIUserInfoDataSource, NCChatUIGroupInfoDataSource,
  NCChatUIGroupUserInfoDataSource, NCChatUIGroupMemberDataSource
{
  private var setup: ProviderSetup

  /// Data sources of a setup.
  init(_ setup: ProviderSetup) { self.setup = setup }

  func getUserInfo(
    withUserId userId: String, completion: @escaping (NCChatUIUserInfo?) -> Void
  ) {
    setup.user?.answer(userId) { completion($0.map { NCChatUIUserInfo($0) }) }
  }

  func getGroupInfo(
    withGroupId groupId: String, completion: @escaping (NCChatUIGroup?) -> Void
  ) {
    setup.group?.answer(groupId) { completion($0?.group) }
  }

  func getUserInfo(
    withUserId userId: String, inGroup groupId: String,
    completion: @escaping (NCChatUIUserInfo?) -> Void
  ) {
    let key = MemberKey(groupId: groupId, userId: userId)
    setup.groupUser?.answer(key) { completion($0.map { NCChatUIUserInfo($0.user) }) }
  }

  func getAllMembers(
    ofGroup groupId: String, result resultBlock: @escaping ([String]?) -> Void
  ) {
    setup.groupMember?.answer(groupId) { resultBlock($0?.userIds) }
  }
}

extension ProviderPart {
  /// Answers on the run's queue, in its own time, or never.
  fileprivate mutating func answer(_ key: Key, _ body: @escaping (Answer?) -> Void) {
    if never.contains(key) { return }
    var found = answers[key]
    if let left = failures[key], left > 0 {
      failures[key] = left - 1
      found = nil
    }
    ScreenEnvironment.current?.mainQueue.async(after: latency) { body(found) }
  }
}

extension ProviderSetup {
  /// Makes them the kit's data sources for the rest of the run.
  func install(in kit: NCChatUI) {
    let providers = FixtureProviders(self)
    kit.ownSources = providers
    if user != nil { kit.userInfoDataSource = providers }
    if group != nil { kit.groupInfoDataSource = providers }
    if groupUser != nil { kit.groupUserInfoDataSource = providers }
    if groupMember != nil { kit.groupMemberDataSource = providers }
  }
}
