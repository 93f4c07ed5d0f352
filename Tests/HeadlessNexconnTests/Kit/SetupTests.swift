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

/// The key `NCChatUI` in YAML. For its diagnostics see `Tests/Fixtures/err/nexconn-setup.yaml`.
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

  @Test func omitted_keys_keep_their_values() {
    let (run, _) = start("{}")
    #expect(run.kit.currentDataSourceType == .infoManagement)
    #expect(run.kit.currentUserInfo == nil)
  }

  @Test func the_current_user_is_a_fixture_user_or_a_mapping() {
    #expect(start("currentUserInfo: alice").run.kit.currentUserInfo?.avatarUrl == "a.png")
    let (run, _) = start("currentUserInfo: { userId: user_001, name: John, alias: J, extra: x }")
    #expect(run.kit.currentUserInfo?.name == "John")
  }

  @Test func providers_answer_after_their_latency_or_never() {
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
    #expect(app.notifications == ["bob in g1: Bee"])
    run.advance(1)
    #expect(app.notifications == ["bob in g1: Bee", "bob: App Bob"])
    run.advance(10_000)
    #expect(app.notifications == ["bob in g1: Bee", "bob: App Bob", "g1: App Group"])
    var members: [String] = []
    run.settled { $0.provider.memberIds(of: "g1") { members = $0 } }
    #expect(members == ["bob", "alice"])
  }

  @Test func a_provider_fails_the_configured_number_of_times() {
    let (run, app) = start(
      """
      currentDataSourceType: infoProvider
      providers:
        userInfo:
          users: [{ userId: bob, name: App Bob }]
          failures: [{ of: bob, times: 1 }]
      """)
    run.settled { _ = $0.getUserInfoCache("bob") }
    #expect(app.notifications.isEmpty)
    run.settled { _ = $0.getUserInfoCache("bob") }
    #expect(app.notifications == ["bob: App Bob"])
  }

  private let kept = """
    currentDataSourceType: infoProvider
    enablePersistentUserInfoCache: true
    currentUserInfo: alice

    """

  @Test func the_cache_from_YAML_is_filled_before_the_run() {
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
    #expect(app.requests.filter { $0.contains("g1") }.isEmpty)
  }

  @Test func the_cache_can_be_a_file_that_is_only_read() throws {
    let folder = try Folder()
    do {
      let store = try FileProfileStore.file(folder.file("cache.sqlite"))
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

  @Test func a_file_outside_the_project_is_reported_at_the_location_of_its_path() throws {
    let folder = try Folder()
    #expect(
      read(kept + "cache: ../b.sqlite", root: folder.path).problems.first?
        .hasPrefix("4:8 path-outside-project: the path '../b.sqlite' is outside") == true)
  }
}
