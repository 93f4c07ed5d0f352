import DioramaKit
import Testing

@testable import HeadlessNexconn

/// Group member profiles that an app provides (N64, N85 to N87, N96, N103).
@Suite("Provided members") struct ProviderMemberTests {
  let run = Run()
  let app = App()

  init() {
    app.join(run)
    app.users = { person($0, "Bob", avatar: "https://example.com/bob.png") }
  }

  private func member() -> NCChatUIUserInfo? {
    run.settled { $0.getGroupUserInfoCache("bob", withGroupId: "g1") }
  }

  @Test func N64_without_a_data_source_a_member_has_the_users_profile() {
    #expect(member() == nil)
    #expect(member()?.name == "Bob")
    #expect(app.requests == ["bob"])
  }

  @Test func N64_N226_removing_the_data_source_keeps_cached_members() {
    run.kit.groupUserInfoDataSource = app
    app.members = { id, _ in person(id, "Bobby") }
    #expect(member() == nil)
    run.kit.groupUserInfoDataSource = nil
    #expect(member()?.name == "Bobby")
  }

  @Test func N85_until_the_answer_arrives_a_member_has_the_users_profile() {
    run.kit.groupUserInfoDataSource = app
    run.settled { $0.refreshUserInfoCache(person("bob", "Bob"), withUserId: "bob") }
    #expect(member()?.name == "Bob")
    #expect(member()?.name == "Bob")
    #expect(app.requests == ["bob in g1"])
    run.settled { _ in app.userAnswers[0](person("bob", "Bobby")) }
    #expect(member()?.name == "Bobby")
    #expect(app.notifications == ["bob: Bob", "bob in g1: Bobby"])
  }

  @Test func N85_N226_a_nil_answer_is_cached_as_an_empty_member() {
    run.kit.groupUserInfoDataSource = app
    app.members = { _, _ in nil }
    _ = member()
    #expect(member()?.name == "Bob")
    _ = member()
    #expect(app.requests.filter { $0 == "bob in g1" }.count == 1)
    run.settled { $0.clearGroupUserInfoCache() }
    _ = member()
    #expect(app.requests.filter { $0 == "bob in g1" }.count == 2)
  }

  @Test func N86_missing_values_are_filled_from_the_user_in_a_copy() {
    run.kit.groupUserInfoDataSource = app
    let bobby = person("bob", "Bobby")
    run.settled { kit in
      kit.refreshGroupUserInfoCache(bobby, withUserId: "bob", withGroupId: "g1")
    }
    #expect(member()?.avatarUrl == nil)
    #expect(app.requests == ["bob"])
    #expect(member()?.avatarUrl == "https://example.com/bob.png")
    #expect(member()?.name == "Bobby")
    #expect(bobby.avatarUrl == nil)
  }

  @Test func N96_the_same_object_is_ignored_and_nil_clears_with_a_notice() {
    run.kit.groupUserInfoDataSource = app
    let bobby = person("bob", "Bobby", avatar: "b.png")
    for value in [bobby, bobby, nil] {
      run.settled { kit in
        kit.refreshGroupUserInfoCache(value, withUserId: "bob", withGroupId: "g1")
      }
    }
    #expect(app.notifications == ["bob in g1: Bobby", "bob in g1: -"])
  }

  @Test func a_late_answer_for_a_cleared_member_does_not_bring_them_back() {
    run.kit.groupUserInfoDataSource = app
    _ = member()
    run.settled { kit in
      kit.clearGroupUserInfoCache()
      app.userAnswers[0](person("bob", "Bobby"))
    }
    #expect(member()?.name == "Bob")
  }
}
