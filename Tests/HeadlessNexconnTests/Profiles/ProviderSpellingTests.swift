import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// Data sources are met by methods with the kit's types and by those that Swift derives from
/// Objective-C.
@Suite("Spellings of providers") struct ProviderSpellingTests {
  private final class Strict: NCChatUIUserInfoDataSource, NCChatUIGroupInfoDataSource,
    NCChatUIGroupUserInfoDataSource, NCChatUIGroupMemberDataSource
  {
    func getUserInfo(withUserId userId: String, completion: @escaping (NCChatUIUserInfo?) -> Void) {
      completion(person(userId, "Strict \(userId)"))
    }
    func getGroupInfo(withGroupId groupId: String, completion: @escaping (NCChatUIGroup?) -> Void) {
      completion(group(groupId, "Strict \(groupId)"))
    }
    func getUserInfo(
      withUserId userId: String, inGroup groupId: String,
      completion: @escaping (NCChatUIUserInfo?) -> Void
    ) { completion(person(userId, "Strict \(userId) in \(groupId)")) }
    func getAllMembers(ofGroup groupId: String, result resultBlock: @escaping ([String]?) -> Void) {
      resultBlock(["strict of \(groupId)"])
    }
  }

  private final class Derived: NCChatUIUserInfoDataSource, NCChatUIGroupInfoDataSource,
    NCChatUIGroupUserInfoDataSource, NCChatUIGroupMemberDataSource
  {
    func getUserInfo(withUserId userId: String!, completion: ((NCChatUIUserInfo?) -> Void)!) {
      completion(person(userId, "Derived \(userId ?? "")"))
    }
    func getGroupInfo(withGroupId groupId: String!, completion: ((NCChatUIGroup?) -> Void)!) {
      completion(group(groupId, "Derived \(groupId ?? "")"))
    }
    func getUserInfo(
      withUserId userId: String!, inGroup groupId: String!,
      completion: ((NCChatUIUserInfo?) -> Void)!
    ) { completion(person(userId, "Derived \(userId ?? "") in \(groupId ?? "")")) }
    func getAllMembers(ofGroup groupId: String!, result resultBlock: (([String]?) -> Void)!) {
      resultBlock(["derived of \(groupId ?? "")"])
    }
  }

  private final class Silent: NCChatUIUserInfoDataSource, NCChatUIGroupMemberDataSource {}

  private func answers<Source>(of source: Source) -> [String]
  where
    Source: NCChatUIUserInfoDataSource & NCChatUIGroupInfoDataSource
      & NCChatUIGroupUserInfoDataSource & NCChatUIGroupMemberDataSource
  {
    let run = Run()
    run.now { kit in
      (kit.userInfoDataSource, kit.groupInfoDataSource) = (source, source)
      (kit.groupUserInfoDataSource, kit.groupMemberDataSource) = (source, source)
      _ = (kit.getUserInfoCache("ann"), kit.getGroupInfoCache("g1"))
      _ = kit.getGroupUserInfoCache("bea", withGroupId: "g1")
    }
    run.advance(1)
    return run.now { kit in
      var members: [String] = []
      kit.provider.memberIds(of: "g1") { members = $0 }
      return [
        kit.getUserInfoCache("ann")?.name ?? "-", kit.getGroupInfoCache("g1")?.groupName ?? "-",
        kit.getGroupUserInfoCache("bea", withGroupId: "g1")?.name ?? "-",
      ] + members
    }
  }

  @Test func methods_with_the_kit_s_types_are_called() {
    let source = Strict()
    #expect(
      answers(of: source) == ["Strict ann", "Strict g1", "Strict bea in g1", "strict of g1"])
  }

  @Test func methods_with_derived_types_are_called() {
    let source = Derived()
    #expect(
      answers(of: source) == ["Derived ann", "Derived g1", "Derived bea in g1", "derived of g1"])
  }

  @Test func a_data_source_without_methods_answers_nil() {
    let (run, source) = (Run(), Silent())
    run.now { kit in
      (kit.userInfoDataSource, kit.groupMemberDataSource) = (source, source)
      var answer: String? = "none"
      kit.getUserInfo("ann") { answer = $0.name }
      ScreenEnvironment.current?.mainQueue.runDueItems()
      #expect(answer == nil)
      var members: [String]?
      kit.provider.memberIds(of: "g1") { members = $0 }
      #expect(members == [])
    }
  }
}
