import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// Profiles of an app are requested once, cached, announced and cleared (N78 to N92, N103, N104).
@Suite("Provider mode") struct ProviderModeTests {
  let run = Run()
  let app = App()

  init() { app.join(run) }

  @Test func N78_N80_N200_a_cache_miss_sends_a_request_later_and_announces_the_answer() {
    run.now { #expect($0.getUserInfoCache("bob") == nil) }
    #expect(app.requests.isEmpty)
    app.users = { person($0, "Bob") }
    run.settled { _ in }
    #expect(app.requests == ["bob"])
    #expect(app.notifications == ["bob: Bob"])
    #expect(run.settled { $0.getUserInfoCache("bob")?.name } == "Bob")
    #expect(app.requests == ["bob"])
  }

  @Test func without_a_data_source_nothing_is_known() {
    run.kit.userInfoDataSource = nil
    var answers: [String?] = []
    run.settled { kit in
      #expect(kit.getUserInfoCache("bob") == nil)
      kit.getUserInfo("bob") { answers.append($0.name) }
    }
    #expect(answers == [nil])
  }

  @Test func N79_N81_getting_a_user_returns_the_cached_profile_or_the_apps_answer() {
    var answers: [String?] = []
    run.settled { $0.getUserInfo("bob") { answers.append($0.name) } }
    #expect(answers.isEmpty)
    app.userAnswers[0](person("bob", "Bob"))
    #expect(answers == ["Bob"])
    run.now { $0.getUserInfo("bob") { answers.append($0.name) } }
    #expect(answers == ["Bob", "Bob"])
    #expect(app.requests == ["bob"])
  }

  @Test func N83_N204_two_lookups_at_the_same_time_are_one_request() {
    var answers: [String?] = []
    run.settled { kit in
      #expect(kit.getUserInfoCache("bob") == nil)
      kit.getUserInfo("bob") { answers.append($0.name) }
      kit.getUserInfo("bob") { answers.append($0.name) }
    }
    #expect(app.requests == ["bob"])
    run.settled { _ in app.userAnswers[0](person("bob", "Bob")) }
    #expect(answers == ["Bob", "Bob"])
    #expect(app.notifications == ["bob: Bob"])
  }

  @Test func only_the_first_answer_counts() {
    run.settled { _ = $0.getUserInfoCache("bob") }
    run.settled { _ in
      app.userAnswers[0](person("bob", "Bob"))
      app.userAnswers[0](person("bob", "Robert"))
    }
    #expect(app.notifications == ["bob: Bob"])
  }

  @Test func a_lookup_is_not_repeated_while_the_provider_has_not_answered() {
    run.settled { #expect($0.getUserInfoCache("bob") == nil) }
    #expect(run.environment.mainQueue.nextItemTime == nil)
    run.settled { #expect($0.getUserInfoCache("bob") == nil) }
    #expect(app.requests == ["bob"])
  }

  @Test func N82_an_empty_id_sends_no_request() {
    var answers: [String?] = []
    run.settled { kit in
      #expect(kit.getUserInfoCache("") == nil)
      kit.getUserInfo("") { answers.append($0.name) }
    }
    #expect(answers == [nil])
    #expect(app.requests.isEmpty)
  }

  @Test func a_nil_answer_is_not_cached_and_is_requested_again() {
    app.users = { _ in nil }
    run.settled { _ = $0.getUserInfoCache("bob") }
    run.settled { _ = $0.getUserInfoCache("bob") }
    #expect(app.requests == ["bob", "bob"])
    #expect(app.notifications.isEmpty)
  }

  @Test(arguments: [false, true])
  func a_late_answer_for_a_cleared_person_does_not_bring_them_back(all: Bool) {
    var answers: [String?] = []
    run.settled { $0.getUserInfo("bob") { answers.append($0.name) } }
    run.settled { kit in
      if all { kit.clearUserInfoCache() } else { kit.refreshUserInfoCache(nil, withUserId: "bob") }
      app.userAnswers[0](person("bob", "Bob"))
    }
    #expect(answers == ["Bob"])
    #expect(app.notifications.isEmpty)
    run.settled { #expect($0.getUserInfoCache("bob") == nil) }
    #expect(app.requests == ["bob", "bob"])
  }

  // MARK: Refreshing and clearing

  @Test func N90_refreshing_updates_the_cache_at_once_and_notifies_later() {
    run.now { kit in
      kit.refreshUserInfoCache(person("bob", "Bob"), withUserId: "bob")
      #expect(kit.getUserInfoCache("bob")?.name == "Bob")
    }
    #expect(app.notifications.isEmpty)
    run.settled { _ in }
    #expect(app.notifications == ["bob: Bob"])
  }

  @Test func N91_N202_refreshing_notifies_for_an_equal_object_but_not_for_the_same() {
    run.settled { $0.refreshUserInfoCache(person("bob", "Bob"), withUserId: nil) }
    run.settled { kit in
      let known = kit.getUserInfoCache("bob")
      known?.name = "Robert"
      kit.refreshUserInfoCache(known, withUserId: "bob")
    }
    #expect(app.notifications == ["bob: Bob"])
    run.settled { $0.refreshUserInfoCache(person("bob", "Bob"), withUserId: "bob") }
    run.settled { $0.refreshUserInfoCache(person("bob", "Bob"), withUserId: "bob") }
    #expect(app.notifications == ["bob: Bob", "bob: Bob", "bob: Bob"])
  }

  @Test func N95_the_cache_uses_the_given_id_and_the_notice_the_objects_id() {
    run.settled { kit in
      kit.refreshUserInfoCache(person("robert", "Bob"), withUserId: "bob")
      kit.refreshUserInfoCache(NCChatUIUserInfo(), withUserId: "nameless")
    }
    #expect(app.notifications == ["robert: Bob"])
    #expect(run.now { $0.getUserInfoCache("bob")?.userId } == "robert")
  }

  @Test func N104_N203_clearing_all_users_sends_no_notice_and_keeps_groups() {
    run.settled { kit in
      kit.refreshUserInfoCache(person("bob", "Bob"), withUserId: "bob")
      kit.refreshGroupInfoCache(group("g1", "Product"))
    }
    app.notifications = []
    run.settled { $0.clearUserInfoCache() }
    #expect(app.notifications.isEmpty)
    run.now { kit in
      #expect(kit.getGroupInfoCache("g1")?.groupName == "Product")
      #expect(kit.getUserInfoCache("bob") == nil)
    }
  }

  // MARK: Groups

  @Test func N84_a_group_is_requested_once_and_announced() {
    app.groups = { group($0, "Product") }
    run.settled { kit in
      #expect(kit.getGroupInfoCache("g1") == nil)
      #expect(kit.getGroupInfoCache("g1") == nil)
    }
    #expect(app.requests == ["g1"])
    #expect(app.notifications == ["g1: Product"])
  }

  @Test func N92_refreshing_an_unchanged_group_sends_no_notice() {
    run.settled { $0.refreshGroupInfoCache(group("g1", "Product", notice: "Hi")) }
    run.settled { $0.refreshGroupInfoCache(group("g1", "Product", notice: "Hi")) }
    #expect(app.notifications == ["g1: Product"])
    run.settled { $0.refreshGroupInfoCache(group("g1", "Product", notice: "Bye")) }
    #expect(app.notifications == ["g1: Product", "g1: Product"])
  }

  @Test func N103_clearing_a_group_sends_a_notice_without_a_name() {
    run.settled { $0.refreshGroupInfoCache(group("g1", "Product")) }
    run.settled { $0.clearGroupInfoCache(forGroupId: "g1") }
    #expect(app.notifications == ["g1: Product", "g1: -"])
    run.settled { $0.clearGroupInfoCache() }
    #expect(app.notifications.count == 2)
  }

  @Test func an_unknown_group_is_not_announced() {
    app.groups = { _ in nil }
    run.settled { _ = $0.getGroupInfoCache("g1") }
    #expect(app.notifications.isEmpty)
  }

  @Test func a_late_answer_for_a_cleared_group_does_not_bring_it_back() {
    run.settled { _ = $0.getGroupInfoCache("g1") }
    run.settled { kit in
      kit.clearGroupInfoCache()
      app.groupAnswers[0](group("g1", "Product"))
    }
    #expect(app.notifications.isEmpty)
    #expect(run.now { $0.getGroupInfoCache("g1") } == nil)
  }

  @Test func the_member_list_comes_from_the_app_or_is_empty() {
    final class Silent: NCChatUIGroupMemberDataSource {}
    var lists: [[String]] = []
    let silent = Silent()
    run.now { kit in
      kit.provider.memberIds(of: "g1") { lists.append($0) }
      kit.groupMemberDataSource = silent
      kit.provider.memberIds(of: "g1") { lists.append($0) }
      kit.groupMemberDataSource = nil
      kit.provider.memberIds(of: "g1") { lists.append($0) }
    }
    #expect(lists == [["user_001", "user_002"], [], []])
  }
}
