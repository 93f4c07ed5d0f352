import DioramaKit
import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// Provided profiles that outlive a run (N80, N84, N103, N104, N106, N107, N205).
@Suite("Profiles that outlive a run") struct PersistenceTests {
  let folder: Folder
  var path: String { folder.file("alice/ChatUIUserInfoCache") }

  init() throws { folder = try Folder() }

  /// A run of an app that stores profiles in the folder.
  private func start(
    mode: NCDataSourceType = .infoProvider, as userId: String? = "alice"
  ) -> (run: Run, app: App) {
    let (run, app) = (Run(mode: mode), App())
    app.join(run)
    let folder = folder
    run.settled { kit in
      kit.persistentCachePath = { folder.file("\($0)/ChatUIUserInfoCache") }
      kit.enablePersistentUserInfoCache = true
      if let userId { kit.currentUserInfo = person(userId, "Alice") }
    }
    app.notifications = []
    return (run, app)
  }

  @Test func N106_N205_profiles_of_a_run_are_available_in_the_next_without_requests() {
    let first = start()
    first.run.settled { kit in
      kit.refreshUserInfoCache(person("bob", "Bob", alias: "Bobby", avatar: "b"), withUserId: "bob")
      kit.refreshGroupInfoCache(group("g1", "Product", notice: "Demo"))
      kit.refreshGroupUserInfoCache(person("bob", "Bee"), withUserId: "bob", withGroupId: "g1")
    }
    let (run, app) = start()
    run.kit.groupUserInfoDataSource = app
    run.settled { kit in
      let bob = kit.getUserInfoCache("bob")
      #expect(bob?.name == "Bob")
      #expect(bob?.alias == "Bobby")
      #expect(bob?.extra == "")
      #expect(kit.getUserInfoCache("alice")?.name == "Alice")
      #expect(kit.getGroupInfoCache("g1")?.groupName == "Product")
      #expect(kit.getGroupInfoCache("g1")?.notice == nil)
      #expect(kit.getGroupUserInfoCache("bob", withGroupId: "g1")?.name == "Bee")
    }
    #expect(app.requests.isEmpty)
  }

  @Test func N106_the_switch_takes_effect_only_when_the_current_user_is_set() {
    let run = Run()
    run.settled { kit in
      kit.persistentCachePath = { [folder] in folder.file($0) }
      kit.currentUserInfo = person("alice", "Alice")
      kit.enablePersistentUserInfoCache = true
      kit.refreshUserInfoCache(person("bob", "Bob"), withUserId: "bob")
    }
    #expect(folder.names.isEmpty)
    run.settled { $0.currentUserInfo = person("chloe", "Chloe") }
    #expect(folder.names.contains("chloe"))
  }

  @Test func N70_N107_each_user_has_a_store_with_the_user() {
    let (run, _) = start()
    run.settled { kit in
      kit.refreshUserInfoCache(person("bob", "Bob"), withUserId: "bob")
      kit.currentUserInfo = person("chloe", "Chloe")
      kit.refreshUserInfoCache(person("dan", "Dan"), withUserId: "dan")
    }
    #expect(names(of: "alice") == ["Alice", "Bob"])
    #expect(names(of: "chloe") == ["Chloe", "Dan"])
  }

  @Test func the_switch_alone_keeps_profiles_of_a_screen_in_memory() throws {
    // N107: a snapshot does not depend on earlier runs.
    let userId = "alice-\(UUID().uuidString)"
    let screen = screen(of: userId, at: nil)
    #expect(try screen.frames().contains("Bob is new"))
    #expect(try screen.frames().contains("Bob is new"))
    let standard = try #require(NCChatUI.standardPersistentCachePath(userId))
    #expect(!FileManager.default.fileExists(atPath: standard))
  }

  @Test func a_path_set_in_Swift_keeps_profiles_for_the_next_run_of_a_screen() throws {
    // N107, page 002.
    let screen = screen(of: "alice", at: folder.path)
    #expect(try screen.frames().contains("Bob is new"))
    #expect(folder.names.contains("alice"))
    #expect(try screen.frames().contains("Bob is known"))
  }

  @Test func a_screen_with_a_cache_in_YAML_creates_no_file() throws {
    // N107.
    var screen = screen(of: "alice", at: folder.path)
    screen.yaml =
      """
      NCChatUI:
        currentDataSourceType: infoProvider
        enablePersistentUserInfoCache: true
        currentUserInfo: { userId: zoe }
        cache: { users: [{ userId: bob, name: Bob }] }

      """ + screen.yaml
    #expect(try screen.frames().contains("Bob is known"))
    #expect(folder.names.isEmpty)
  }

  /// A screen whose title says whether Bob is in the cache of a user, and which then caches him.
  private func screen(of userId: String, at folder: String?) -> TestScreen {
    TestScreen(
      yaml: TestScreen.five + "steps: [{ act: keep }]",
      actions: [
        "keep": { screen in
          let kit = NCChatUI.shared()
          kit.currentDataSourceType = .infoProvider
          if let folder { kit.persistentCachePath = { "\(folder)/\($0)" } }
          kit.enablePersistentUserInfoCache = true
          kit.currentUserInfo = person(userId, "Alice")
          let name = kit.getUserInfoCache("bob")?.name
          screen.navigationItem.title = name == nil ? "Bob is new" : "Bob is known"
          kit.refreshUserInfoCache(person("bob", "Bob"), withUserId: "bob")
          kit.provider.users.forgetAll()
          if kit.getUserInfoCache("bob")?.name != "Bob" || kit.persistentCacheFailure != nil {
            screen.navigationItem.title = "Bob is lost"
          }
        }
      ])
  }

  @Test func N107_the_standard_path_contains_the_escaped_user_id() throws {
    let path = try #require(NCChatUI.standardPersistentCachePath("alice"))
    #expect(path.hasSuffix("/alice/ChatUIUserInfoCache"))
    let app = ProcessInfo.processInfo.processName.addingPercentEncoding(
      withAllowedCharacters: .alphanumerics)
    #expect(path.contains("/Nexconn/\(try #require(app))/"))
    let odd = try #require(NCChatUI.standardPersistentCachePath("../e/ve"))
    #expect(odd.hasSuffix("/%2E%2E%2Fe%2Fve/ChatUIUserInfoCache"))
    #expect(NCChatUI.standardPersistentCachePath("") == nil)
  }

  @Test func managed_mode_persists_nothing() throws {
    let (run, _) = start(mode: .infoManagement)
    run.settled { kit in
      kit.refreshGroupInfoCache(group("g1", "Product"))
    }
    #expect(try FileProfileStore.contents(ofFile: path) == StoredProfiles())
  }

  @Test func clearing_a_stored_user_sends_a_notice() {
    let (run, app) = start()
    run.settled { $0.refreshUserInfoCache(person("bob", "Bob"), withUserId: "bob") }
    run.settled { $0.refreshUserInfoCache(nil, withUserId: "bob") }
    #expect(app.notifications == ["bob: Bob", "bob: -"])
    run.settled { $0.refreshUserInfoCache(nil, withUserId: "bob") }
    #expect(app.notifications.count == 2)
    #expect(names(of: "alice") == ["Alice"])
  }

  @Test func N104_clearing_empties_each_table_separately() throws {
    let (run, app) = start()
    run.settled { kit in
      kit.refreshGroupInfoCache(group("g1", "Product"))
      kit.refreshGroupUserInfoCache(person("bob", "Bee"), withUserId: "bob", withGroupId: "g1")
    }
    app.notifications = []
    run.settled { $0.clearUserInfoCache() }
    var contents = try FileProfileStore.contents(ofFile: path)
    #expect(contents.users.isEmpty)
    #expect(contents.groups.count == 1 && contents.members.count == 1)
    run.settled { $0.clearGroupInfoCache() }
    run.settled { $0.clearGroupUserInfoCache() }
    contents = try FileProfileStore.contents(ofFile: path)
    #expect(contents == StoredProfiles())
    #expect(app.notifications.isEmpty)
  }

  @Test func a_file_that_is_not_a_database_is_reported_and_memory_is_used() throws {
    let file = folder.file("notes.txt")
    try Data("not a database, but the only notes of a user".utf8)
      .write(to: URL(fileURLWithPath: file))
    let run = Run()
    run.settled { kit in
      kit.persistentCachePath = { _ in file }
      kit.enablePersistentUserInfoCache = true
      kit.currentUserInfo = person("alice", "Alice")
      #expect(kit.getUserInfoCache("alice")?.name == "Alice")
      #expect(
        kit.persistentCacheFailure?.description == "the profile cache '\(file)' is not a database")
    }
  }

  private func names(of userId: String) -> [String?] {
    let contents = try? FileProfileStore.contents(
      ofFile: folder.file("\(userId)/ChatUIUserInfoCache"))
    return contents?.users.map(\.name) ?? []
  }
}
