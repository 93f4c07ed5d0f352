import ChatBackend
import DioramaKit
import Testing

@testable import HeadlessNexconn

private let team = """
  users:
    - { userId: alice, nickname: Alice }
    - { userId: bob, nickname: Bob, alias: Bobby }
    - { userId: dan, nickname: Dan }
  groups:
    - { groupId: g1, groupName: Product, members: [{ userId: bob, nickname: Bee }] }
  """

/// Refreshing and changing profiles in managed mode (N93, N96 to N98, N201).
@Suite("Refreshing and changing profiles in managed mode") struct ManagedWriteTests {
  let run = Run(team, me: "alice", mode: .infoManagement)
  let app = App()
  init() { app.join(run) }

  private func load(_ ids: String...) {
    run.settled { kit in for id in ids { _ = kit.getUserInfoCache(id) } }
    app.notifications = []
  }

  private func alias(_ id: String) -> String? { run.now { _ in run.service.profile(id)?.alias } }

  private func refresh(_ user: NCChatUIUserInfo) {
    run.settled { $0.refreshUserInfoCache(user, withUserId: user.userId) }
  }

  @Test func N93_N201_refreshing_an_uncached_friend_updates_only_the_cache() {
    refresh(person("bob", "Robert", alias: "Rob"))
    #expect(app.notifications == ["bob: Robert"])
    #expect(run.now { $0.getUserInfoCache("bob")?.name } == "Robert")
    #expect(alias("bob") == "Bobby")
  }

  @Test func refreshing_a_stranger_updates_the_cache_and_not_the_service() {
    load("dan")
    let dan = person("dan", "Daniel")
    refresh(dan)
    dan.name = "Someone else"
    #expect(app.notifications == ["dan: Daniel"])
    #expect(run.now { $0.getUserInfoCache("dan")?.name } == "Daniel")
    #expect(run.now { _ in run.service.profile("dan")?.nickname } == "Dan")
  }

  @Test func an_answer_that_arrives_after_a_refresh_is_discarded() {
    run.service.network.latency = 100
    run.settled { kit in
      #expect(kit.getUserInfoCache("dan") == nil)
      #expect(kit.getGroupInfoCache("g1") == nil)
      #expect(kit.getGroupUserInfoCache("bob", withGroupId: "g1") == nil)
      kit.refreshUserInfoCache(person("dan", "Daniel"), withUserId: "dan")
      kit.refreshGroupInfoCache(group("g1", "Design"))
      kit.refreshGroupUserInfoCache(person("bob", "B."), withUserId: "bob", withGroupId: "g1")
    }
    run.advance(1000)
    run.now { kit in
      #expect(kit.getUserInfoCache("dan")?.name == "Daniel")
      #expect(kit.getGroupInfoCache("g1")?.groupName == "Design")
      #expect(kit.getGroupUserInfoCache("bob", withGroupId: "g1")?.name == "B.")
    }
  }

  @Test func N93_refreshing_a_friend_updates_the_services_remark_and_the_cached_name() {
    load("bob")
    refresh(person("bob", "Robert", alias: "Rob"))
    #expect(app.notifications == ["bob: Robert"])
    #expect(alias("bob") == "Rob")
    #expect(run.now { _ in run.service.profile("bob")?.nickname } == "Bob")
    let bob = run.now { $0.getUserInfoCache("bob") }
    #expect(bob?.alias == "Rob")
    #expect(bob?.name == "Robert")
  }

  @Test func refreshing_a_friend_without_an_alias_keeps_the_alias() {
    load("bob")
    refresh(person("bob", "Robert"))
    #expect(alias("bob") == "Bobby")
    #expect(run.now { $0.getUserInfoCache("bob")?.name } == "Robert")
  }

  @Test func N70_setting_the_current_user_updates_the_service_only_if_it_is_cached() {
    run.settled { $0.currentUserInfo = person("alice", "Alice Kim") }
    #expect(app.notifications.isEmpty)
    load("alice")
    #expect(run.now { $0.getUserInfoCache("alice")?.name } == "Alice")
    run.settled { $0.currentUserInfo = person("alice", "Alice Kim") }
    #expect(app.notifications == ["alice: Alice Kim"])
    #expect(run.now { _ in run.service.profile("alice")?.name } == "Alice Kim")
  }

  @Test func refreshing_the_current_user_updates_the_service() {
    load("alice")
    refresh(person("alice", "Alice Kim"))
    #expect(app.notifications == ["alice: Alice Kim"])
    #expect(run.now { _ in run.service.profile("alice")?.name } == "Alice Kim")
  }

  @Test func a_refresh_that_fails_changes_nothing() {
    load("bob")
    run.service.network.failures = [.init(.setFriendInfo)]
    refresh(person("bob", "Bob", alias: "Rob"))
    #expect(app.notifications.isEmpty)
    #expect(run.now { $0.getUserInfoCache("bob")?.alias } == "Bobby")
  }

  @Test func N96_refreshing_a_member_updates_only_the_cache() {
    run.settled { kit in
      _ = kit.getGroupUserInfoCache("bob", withGroupId: "g1")
      _ = kit.getUserInfoCache("bob")
    }
    app.notifications = []
    run.settled { kit in
      kit.refreshGroupUserInfoCache(
        person("bob", "Robert"), withUserId: "bob", withGroupId: "g1")
    }
    #expect(app.notifications == ["bob in g1: Robert"])
    #expect(run.now { $0.getGroupUserInfoCache("bob", withGroupId: "g1")?.name } == "Robert")
    run.settled { $0.refreshGroupUserInfoCache(nil, withUserId: "bob", withGroupId: "g1") }
    run.settled { _ = $0.getGroupUserInfoCache("bob", withGroupId: "g1") }
    #expect(
      run.now { $0.getGroupUserInfoCache("bob", withGroupId: "g1")?.memberInfo?.nickname } == "Bee")
  }

  @Test func N97_refreshing_a_group_writes_the_cache_and_not_the_service() {
    run.settled { $0.refreshGroupInfoCache(group("g1", "Design")) }
    #expect(app.notifications == ["g1: Design"])
    #expect(run.now { $0.getGroupInfoCache("g1")?.groupName } == "Design")
    #expect(run.now { _ in run.service.group("g1")?.groupName } == "Product")
  }

  // MARK: Changes by name

  @Test func N98_changing_my_profile_sends_no_notice() {
    let profile = NCUserProfile()
    profile.name = "Alice Kim"
    profile.extProfile = ["team": "design"]
    var answers: [String] = []
    run.settled { kit in
      kit.updateMyUserProfile(profile) { answers.append("\($0 ?? []) \($1?.code ?? 0)") }
    }
    #expect(answers == ["[] 0"])
    #expect(app.notifications.isEmpty)
    #expect(run.now { $0.getUserInfoCache("alice")?.name } == "Alice Kim")
    #expect(run.now { $0.getUserInfoCache("alice")?.extra } == #"{"team":"design"}"#)
  }

  @Test func N98_changing_a_friend_sends_two_notices_the_first_without_a_name() {
    run.settled { $0.setFriendInfo("bob", remark: "Rob", extProfile: nil) }
    #expect(app.notifications == ["bob: -", "bob: Bob"])
    #expect(run.now { $0.getUserInfoCache("bob")?.alias } == "Rob")
  }

  @Test func a_remark_has_64_characters_at_most() {
    var answers: [String] = []
    for length in [64, 65] {
      run.settled { kit in
        let remark = String(repeating: "x", count: length)
        kit.setFriendInfo("bob", remark: remark, extProfile: nil) { keys, error in
          answers.append("\(keys ?? []) \(error?.code ?? 0)")
        }
      }
    }
    #expect(answers == ["[] 0", #"["remark"] 34327"#])
  }

  @Test func a_stranger_cannot_be_changed() {
    var codes: [Int?] = []
    run.settled { kit in
      kit.setFriendInfo("dan", remark: "D", extProfile: nil) { codes.append($1?.code) }
    }
    #expect(codes == [400_201])
    #expect(app.notifications.isEmpty)
  }

  @Test func changing_a_group_updates_the_cache_without_a_notice() {
    let info = NCGroupInfo()
    info.groupId = "g1"
    info.groupName = "Design"
    run.settled { $0.updateGroupInfo(info) }
    #expect(app.notifications.isEmpty)
    #expect(run.now { $0.getGroupInfoCache("g1")?.groupName } == "Design")
  }

  @Test func changing_a_member_sends_a_notice_and_updates_the_service() {
    run.settled { $0.setGroupMemberInfo("g1", userId: "bob", nickname: "Bumble", extra: nil) }
    #expect(app.notifications.count == 1)
    #expect(
      run.now { $0.getGroupUserInfoCache("bob", withGroupId: "g1")?.memberInfo?.nickname }
        == "Bumble")
    var nicknames: [String] = []
    run.settled { _ in
      run.service.groupMembersQuery(of: "g1").loadNextPage {
        nicknames = ((try? $0.get()) ?? []).map(\.nickname)
      }
    }
    #expect(nicknames == ["Bumble"])
  }

  @Test func loading_empty_data_removes_a_group_that_the_run_changed() {
    run.settled { $0.setGroupMemberInfo("g1", userId: "bob", nickname: "Bumble", extra: nil) }
    run.now { _ in run.service.load(.empty) }
    #expect(run.now { _ in run.service.group("g1") == nil })
  }
}
