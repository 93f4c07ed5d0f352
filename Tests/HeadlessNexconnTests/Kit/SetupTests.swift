import ChatBackend
import DioramaKit
import Foundation
import Testing

@testable import HeadlessNexconn

private let team = """
  users:
    - { userId: alice, nickname: Alice, profileURL: a.png }
    - { userId: bob, nickname: Bob }
  groups:
    - { groupId: g1, groupName: Product, members: [alice, bob] }
  """

/// The key `NCChatUI` in YAML: what it sets, and where it says what is wrong.
@Suite("NCChatUI in YAML") struct SetupTests {
  private let data = HeadlessNexconnTests.read(team, as: ChatData.shape).value

  private func read(_ yaml: String, root: String = "/nowhere") -> Reading<ChatUISetup> {
    HeadlessNexconnTests.read(yaml, as: ChatUISetup.shape, data: data, root: root)
  }

  /// A run that a mapping was applied to.
  private func start(_ yaml: String, root: String = "/nowhere") -> (run: Run, app: App) {
    let reading = read(yaml, root: root)
    #expect(reading.problems == [])
    let (run, app) = (Run(team, mode: .infoManagement), App())
    run.settled { kit in
      NCInfoUpdateCenter.add(app)
      reading.value?.apply(to: kit)
    }
    return (run, app)
  }

  @Test func what_is_left_out_stays_as_it_is() {
    let (run, _) = start("{}")
    #expect(run.kit.currentDataSourceType == .infoManagement)
    #expect(run.kit.currentUserInfo == nil)
  }

  @Test func the_current_user_is_one_of_the_fixture_or_anybody() {
    #expect(start("currentUserInfo: alice").run.kit.currentUserInfo?.avatarUrl == "a.png")
    let (run, _) = start("currentUserInfo: { userId: user_001, name: John, alias: J, extra: x }")
    #expect(run.kit.currentUserInfo?.name == "John")
  }

  @Test func providers_answer_in_their_own_time_or_never() {
    let (run, app) = start(
      """
      currentDataSourceType: infoProvider
      providers:
        userInfo:
          latency: 300ms
          users: [{ userId: bob, name: App Bob }]
          never: [alice]
        groupInfo:
          latency: 1s
          groups: [{ groupId: g1, groupName: App Group, notice: Demo }]
        groupUserInfo:
          members: [{ groupId: g1, userId: bob, name: Bee }]
        groupMember:
          groups: [{ groupId: g1, userIds: [bob, alice] }]
      """)
    run.now { kit in
      for id in ["alice", "bob"] { _ = kit.getUserInfoCache(id) }
      _ = kit.getGroupInfoCache("g1")
      _ = kit.getGroupUserInfoCache("bob", withGroupId: "g1")
    }
    run.advance(299)
    #expect(app.told == ["bob in g1: Bee"])
    run.advance(1)
    #expect(app.told == ["bob in g1: Bee", "bob: App Bob"])
    run.advance(10_000)
    #expect(app.told == ["bob in g1: Bee", "bob: App Bob", "g1: App Group"])
    var members: [String] = []
    run.settled { $0.provider.memberIds(of: "g1") { members = $0 } }
    #expect(members == ["bob", "alice"])
  }

  @Test func a_provider_fails_so_many_times() {
    let (run, app) = start(
      """
      currentDataSourceType: infoProvider
      providers:
        userInfo:
          users: [{ userId: bob, name: App Bob }]
          failures: [{ of: bob, times: 1 }]
      """)
    run.settled { _ = $0.getUserInfoCache("bob") }
    #expect(app.told.isEmpty)
    run.settled { _ = $0.getUserInfoCache("bob") }
    #expect(app.told == ["bob: App Bob"])
  }

  private let kept = """
    currentDataSourceType: infoProvider
    enablePersistentUserInfoCache: true
    currentUserInfo: alice

    """

  @Test func the_cache_is_there_before_the_run() {
    let (run, app) = start(
      kept + """
        cache:
          users: [{ userId: bob, name: Kept Bob }]
          groups: [{ groupId: g1, groupName: Kept Group }]
          members: [{ groupId: g1, userId: bob, name: Kept Bee }]
        """)
    run.kit.groupUserInfoDataSource = app
    run.settled { kit in
      #expect(kit.getUserInfoCache("bob")?.name == "Kept Bob")
      #expect(kit.getGroupInfoCache("g1")?.groupName == "Kept Group")
      #expect(kit.getGroupUserInfoCache("bob", withGroupId: "g1")?.name == "Kept Bee")
    }
    #expect(app.asked.filter { $0.contains("g1") }.isEmpty)
  }

  @Test func the_cache_may_be_a_file_which_is_only_read() throws {
    let folder = try Folder()
    do {
      let store = try ProfileStore.file(folder.file("cache.sqlite"))
      store.put(StoredUser(userId: "bob", name: "Kept Bob"))
    }
    let before = try Data(contentsOf: URL(fileURLWithPath: folder.file("cache.sqlite")))
    let (run, _) = start(kept + "cache: cache.sqlite", root: folder.path)
    run.settled { kit in
      #expect(kit.getUserInfoCache("bob")?.name == "Kept Bob")
      kit.refreshUserInfoCache(person("bob", "Robert"), withUserId: "bob")
    }
    let after = try Data(contentsOf: URL(fileURLWithPath: folder.file("cache.sqlite")))
    #expect(before == after)
    #expect(folder.names == ["cache.sqlite"])
  }

  @Test func a_file_that_is_none_is_reported_where_it_is_named() throws {
    let folder = try Folder()
    try folder.write("dear diary", to: "a.sqlite")
    #expect(
      read(kept + "cache: a.sqlite", root: folder.path).problems
        == ["4:8 unreadable-file: the profile cache 'a.sqlite' is no database"])
    #expect(
      read(kept + "cache: b.sqlite", root: folder.path).problems
        == ["4:8 unreadable-file: the profile cache 'b.sqlite' does not exist"])
    #expect(
      read(kept + "cache: ../b.sqlite", root: folder.path).problems.first?
        .hasPrefix("4:8 path-outside-project: the path '../b.sqlite' leaves") == true)
    #expect(
      read(kept + "cache: b.yaml", root: folder.path).problems
        == [
          "4:8 wrong-value: expected a path to a file, found 'b.yaml' "
            + "(the name of the file ends in .sqlite)"
        ])
  }

  // MARK: Problems

  @Test(arguments: [
    (
      "currentDataSourceType: infoProvidr",
      "1:24 wrong-value: expected infoProvider or infoManagement, found 'infoProvidr' "
        + "(did you mean 'infoProvider'?)"
    ),
    (
      "currentUserInfo: alise",
      "1:18 unknown-reference: there is no user 'alise' (did you mean 'alice'?)"
    ),
    (
      "currentUserInfo: [alice]",
      "1:18 wrong-value: expected the id of a user or a mapping, found a list (the mapping takes "
        + "'userId', 'name', 'avatarUrl', 'alias' or 'extra')"
    ),
    (
      "currentUserInfo: { name: Alice }",
      "1:18 missing-key: a user needs 'userId' (userId: the id)"
    ),
    (
      "currentUserInfo: { userId: alice, nickname: Al }",
      "1:35 unknown-key: a user has no key 'nickname' (allowed: 'userId', 'name', 'avatarUrl', "
        + "'alias' or 'extra')"
    ),
    (
      "currentUserInfo: { userId: alice, name: [Al] }",
      "1:41 wrong-value: expected text, found a list (write 'Al' without the brackets)"
    ),
    (
      "enablePersistentUserInfoCache: maybe",
      "1:32 wrong-value: expected true or false, found 'maybe'"
    ),
    (
      "{ currentDataSourceType: infoProvider, providers: { userInfo: { latency: fast } } }",
      "1:74 wrong-value: expected an amount of time, found 'fast' "
        + "(write a number with its unit, such as 300ms, 90s, 5m or 4d)"
    ),
    (
      "{ currentDataSourceType: infoProvider, providers: { userInfo: { never: [bobb] } } }",
      "1:73 unknown-reference: there is no user 'bobb' (did you mean 'bob'?)"
    ),
    (
      "{ currentDataSourceType: infoProvider, providers: { groupInfo: { groups: [{ groupId: g2 "
        + "}] } } }",
      "1:86 unknown-reference: there is no group 'g2' (did you mean 'g1'?)"
    ),
    (
      "{ currentDataSourceType: infoProvider, providers: { userInfo: { users: [{ userId: bob }, "
        + "{ userId: bob }] } } }",
      "1:90 wrong-value: the list has this twice"
    ),
    (
      "providers: {}",
      "1:1 wrong-value: the providers are never asked "
        + "(they need 'currentDataSourceType: infoProvider')"
    ),
    (
      "{ currentDataSourceType: infoProvider, cache: {} }",
      "1:40 wrong-value: the cache is never read (it needs 'enablePersistentUserInfoCache: true')"
    ),
    (
      "{ currentDataSourceType: infoProvider, enablePersistentUserInfoCache: true, cache: {} }",
      "1:77 wrong-value: the cache is never read (it needs 'currentUserInfo')"
    ),
    (
      "{ currentDataSourceType: infoProvider, enablePersistentUserInfoCache: true, "
        + "currentUserInfo: alice, cache: { groups: [{ groupId: g1, notice: Hi }] } }",
      "1:134 unknown-key: a group of the cache has no key 'notice' "
        + "(allowed: 'groupId', 'groupName', 'avatarUrl' or 'extra')"
    ),
  ])
  func a_problem_is_reported_at_its_word(yaml: String, problem: String) {
    #expect(read(yaml).problems == [problem])
  }
}
