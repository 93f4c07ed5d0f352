import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// Each run has one kit, whose mode and current user behave as documented (N60, N61, N70, N71,
/// N206).
@Suite("Modes and the current user") struct WorldTests {
  @Test func each_run_has_a_separate_kit() {
    let (first, second) = (Run(), Run())
    #expect(first.now { NCChatUI.shared() === $0 })
    #expect(first.kit !== second.kit)
    first.settled { $0.refreshUserInfoCache(person("bob", "Bob"), withUserId: "bob") }
    #expect(second.now { $0.getUserInfoCache("bob") } == nil)
  }

  @Test func N206_the_default_is_managed_mode_with_all_switches_off() {
    ScreenEnvironment().run {
      #expect(NCChatUI.shared().currentDataSourceType == .infoManagement)
      #expect(!NCChatUI.shared().enablePersistentUserInfoCache)
      #expect(!NCChatUIConfigCenter.message.enableMessageAttachUserInfo)
      #expect(NCChatUI.shared().currentUserInfo == nil)
      NCChatUIConfigCenter.message.enableMessageAttachUserInfo = true
      #expect(NCChatUIConfigCenter.message.enableMessageAttachUserInfo)
    }
    #expect(NCDataSourceType.infoProvider.rawValue == 0)
    #expect(NCDataSourceType.infoManagement.rawValue == 1)
  }

  @Test func N60_switching_the_mode_keeps_both_caches() {
    let run = Run("users: [{ userId: bob, nickname: Service Bob }]")
    run.settled { kit in
      kit.refreshUserInfoCache(person("bob", "App Bob"), withUserId: "bob")
      kit.currentDataSourceType = .infoManagement
      #expect(kit.getUserInfoCache("bob") == nil)
    }
    run.now { kit in
      #expect(kit.getUserInfoCache("bob")?.name == "Service Bob")
      kit.currentDataSourceType = .infoProvider
      #expect(kit.getUserInfoCache("bob")?.name == "App Bob")
    }
  }

  @Test func N61_managed_mode_does_not_query_data_sources() {
    let run = Run("users: [{ userId: bob }]", mode: .infoManagement)
    let app = App()
    app.join(run)
    run.kit.groupUserInfoDataSource = app
    run.settled { kit in
      _ = kit.getUserInfoCache("bob")
      _ = kit.getGroupInfoCache("g1")
      _ = kit.getGroupUserInfoCache("bob", withGroupId: "g1")
    }
    #expect(app.requests.isEmpty)
  }

  @Test func N61_provider_mode_does_not_query_the_service() {
    let run = Run("users: [{ userId: bob, nickname: Service Bob }]")
    run.settled { _ = $0.getUserInfoCache("bob") }
    #expect(run.now { $0.getUserInfoCache("bob") } == nil)
  }

  @Test func N70_N71_the_current_user_is_announced_and_may_be_unknown_or_nil() {
    let run = Run(me: "alice")
    let app = App()
    app.join(run)
    run.settled { $0.currentUserInfo = person("user_001", "John") }
    #expect(app.notifications == ["user_001: John"])
    #expect(run.now { $0.getUserInfoCache("user_001")?.name } == "John")
    run.settled { $0.currentUserInfo = nil }
    #expect(app.notifications == ["user_001: John"])
  }

  @Test func data_sources_are_held_weakly() {
    let run = Run()
    do {
      let app = App()
      app.join(run)
      #expect(run.kit.userInfoDataSource === app)
    }
    #expect(run.kit.userInfoDataSource == nil)
  }

  @Test func a_run_that_ends_with_pending_requests_is_released() {
    weak var kit: NCChatUI?
    do {
      let run = Run("users: [{ userId: bob }]", mode: .infoManagement)
      let app = App()
      app.join(run)
      run.now { kit in
        _ = kit.getUserInfoCache("bob")
        kit.currentDataSourceType = .infoProvider
        kit.currentUserInfo = person("alice", "Alice")
        _ = kit.getUserInfoCache("bob")
      }
      kit = run.kit
    }
    #expect(kit == nil)
  }
}
