import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// Alice's service: Bob is a friend, Chloe has been accepted as one, Dan is a stranger.
private let team = """
  users:
    - { userId: alice, nickname: Alice }
    - { userId: bob, nickname: Bob, alias: Bobby, profileURL: b.png }
    - { userId: chloe, nickname: Chloe }
    - { userId: dan, nickname: Dan, name: Daniel, extra: climber }
  friendApplications:
    - { userId: chloe, status: accepted, operationTime: 0 }
  groups:
    - groupId: g1
      groupName: Product
      notice: Demo on Friday
      members: [{ userId: bob, nickname: Bee, extra: x }, dan]
  """

/// Profiles of the managed service are requested, cached and announced (N78, N79, N88, N89, N105,
/// N109, N110).
@Suite("Managed mode") struct ManagedModeTests {
  let run = Run(team, me: "alice", mode: .infoManagement, latency: 100)
  let app = App()

  init() { app.join(run) }

  @Test func N88_a_friend_takes_one_request_and_a_stranger_two() {
    run.now { #expect($0.getUserInfoCache("bob") == nil) }
    run.now { #expect($0.getUserInfoCache("dan") == nil) }
    run.advance(99)
    #expect(app.notifications.isEmpty)
    run.advance(1)
    #expect(app.notifications == ["bob: Bob"])
    run.advance(100)
    #expect(app.notifications == ["bob: Bob", "dan: Daniel"])
    run.now { kit in
      #expect(kit.getUserInfoCache("bob")?.friendInfo?.remark == "Bobby")
      #expect(kit.getUserInfoCache("bob")?.alias == "Bobby")
      #expect(kit.getUserInfoCache("dan")?.profile?.name == "Daniel")
      #expect(kit.getUserInfoCache("dan")?.extra == "climber")
    }
  }

  @Test func an_accepted_user_is_a_friend_without_an_alias() {
    run.now { _ = $0.getUserInfoCache("chloe") }
    run.advance(100)
    #expect(run.now { $0.getUserInfoCache("chloe")?.friendInfo?.remark } == "")
  }

  @Test func the_current_user_has_a_profile_and_is_not_a_friend() {
    run.now { _ = $0.getUserInfoCache("alice") }
    run.advance(100)
    #expect(run.now { $0.getUserInfoCache("alice")?.profile?.name } == "Alice")
    #expect(run.now { $0.getUserInfoCache("alice")?.friendInfo } == nil)
  }

  @Test func N79_an_unknown_id_is_answered_without_a_name_and_without_a_notice() {
    var answers: [String?] = []
    run.now { $0.getUserInfo("absent") { answers.append($0.name) } }
    run.advance(1000)
    #expect(answers == [nil])
    #expect(app.notifications.isEmpty)
  }

  @Test func N89_N204_two_lookups_at_the_same_time_are_one_request() {
    run.service.network.failures = [.init(.getUserInfo, times: 1)]
    var answers: [String?] = []
    run.now { kit in
      _ = kit.getUserInfoCache("bob")
      kit.getUserInfo("bob") { answers.append($0.name) }
    }
    run.advance(500)
    #expect(answers == [nil])
    run.now { kit in
      kit.getUserInfo("bob") { answers.append($0.name) }
      kit.getUserInfo("bob") { answers.append($0.name) }
    }
    run.advance(100)
    #expect(answers == [nil, "Bob", "Bob"])
    #expect(app.notifications == ["bob: Bob"])
  }

  @Test(arguments: [ChatError.dataSynchronizing, .tooFrequent, .networkUnavailable])
  func N88_a_request_with_a_transient_error_is_retried_six_times(error: ChatError) {
    run.service.network.failures = [.init(.getUserInfo, error, times: 6)]
    run.now { _ = $0.getUserInfoCache("bob") }
    run.advance(6 * 600 + 99)
    #expect(app.notifications.isEmpty)
    run.advance(1)
    #expect(app.notifications == ["bob: Bob"])

    run.service.network.failures = [.init(.getGroupInfo, error, times: 7)]
    run.now { _ = $0.getGroupInfoCache("g1") }
    run.advance(60_000)
    #expect(run.environment.mainQueue.nextItemTime == nil)
    #expect(app.notifications == ["bob: Bob"])
  }

  @Test func a_permanent_error_is_answered_at_once_and_without_a_notice() {
    run.service.network.failures = [.init(.getUserInfo, times: 1)]
    var answers: [String?] = []
    run.now { $0.getUserInfo("bob") { answers.append($0.name) } }
    run.advance(100)
    #expect(answers == [nil])
    #expect(app.notifications.isEmpty)
  }

  @Test func N88_a_cached_profile_is_returned_as_a_copy() {
    run.now { _ = $0.getUserInfoCache("bob") }
    run.advance(100)
    run.now { kit in
      kit.getUserInfoCache("bob")?.name = "Mallory"
      #expect(kit.getUserInfoCache("bob")?.name == "Bob")
    }
  }

  @Test func N62_N89_preloading_batches_users_and_reading_meanwhile_sends_no_request() {
    run.service.network.failures = [.init(.getUserInfo, .requestFailed, times: 1)]
    run.now { kit in
      kit.preload(users: ["bob", "chloe", "dan"])
      #expect(kit.getUserInfoCache("bob") == nil)
    }
    run.advance(1000)
    #expect(app.notifications.isEmpty)
    run.now { $0.preload(users: ["bob", "chloe", "dan"]) }
    run.advance(200)
    #expect(app.notifications == ["bob: Bob", "chloe: Chloe", "dan: Daniel"])
  }

  @Test func N89_one_preload_request_contains_at_most_100_users() {
    let ids = (0..<150).map { "user\($0)" }
    let run = Run(
      "users: [\(ids.map { "{ userId: \($0), nickname: N, alias: A }" }.joined(separator: ", "))]",
      mode: .infoManagement)
    run.service.network.failures = [.init(.getUserInfo, times: 1)]
    run.settled { $0.preload(users: ids) }
    #expect(run.kit.management.users.count == 50)
    #expect(run.now { $0.getUserInfoCache("user100")?.alias } == "A")
  }

  @Test func N62_provider_mode_preloads_nothing() {
    run.kit.currentDataSourceType = .infoProvider
    run.settled { $0.preload(users: ["bob"]) }
    #expect(app.requests.isEmpty)
    #expect(run.environment.mainQueue.nextItemTime == nil)
  }

  // MARK: Groups and members

  @Test func N78_groups_and_members_are_requested_and_cached() {
    run.now { kit in
      _ = kit.getGroupInfoCache("g1")
      _ = kit.getGroupUserInfoCache("bob", withGroupId: "g1")
    }
    run.advance(100)
    #expect(app.notifications == ["g1: Product", "bob in g1: Bob"])
    run.now { kit in
      #expect(kit.getGroupInfoCache("g1")?.notice == "Demo on Friday")
      #expect(kit.getGroupInfoCache("g1")?.groupInfo?.membersCount == 2)
      let member = kit.getGroupUserInfoCache("bob", withGroupId: "g1")
      #expect(member?.memberInfo?.nickname == "Bee")
      #expect(member?.extra == "x")
    }
  }

  @Test func a_member_is_merged_with_the_users_cached_profile() {
    run.now { kit in
      _ = kit.getUserInfoCache("bob")
      _ = kit.getGroupUserInfoCache("bob", withGroupId: "g1")
    }
    run.advance(100)
    let member = run.now { $0.getGroupUserInfoCache("bob", withGroupId: "g1") }
    #expect(member?.alias == "Bobby")
    #expect(member?.friendInfo != nil)
    #expect(member?.avatarUrl == "b.png")
  }

  // MARK: Clearing

  @Test func N105_clearing_sends_no_notice_and_the_next_read_requests_again() {
    run.now { _ = $0.getUserInfoCache("bob") }
    run.advance(100)
    run.now { kit in
      kit.clearUserInfoCache()
      kit.clearGroupInfoCache()
      kit.clearGroupInfoCache(forGroupId: "g1")
      kit.clearGroupUserInfoCache()
      kit.refreshGroupUserInfoCache(nil, withUserId: "bob", withGroupId: "g1")
      #expect(kit.getUserInfoCache("bob") == nil)
    }
    run.advance(100)
    #expect(app.notifications == ["bob: Bob", "bob: Bob"])
    run.now { kit in
      kit.refreshUserInfoCache(nil, withUserId: "bob")
      #expect(kit.getUserInfoCache("bob") == nil)
    }
  }

  @Test func a_late_answer_for_a_cleared_entry_does_not_bring_it_back() {
    run.now { kit in
      _ = kit.getUserInfoCache("bob")
      _ = kit.getGroupInfoCache("g1")
      _ = kit.getGroupUserInfoCache("bob", withGroupId: "g1")
      kit.clearUserInfoCache()
      kit.clearGroupInfoCache()
      kit.clearGroupUserInfoCache()
    }
    run.advance(1000)
    #expect(app.notifications.isEmpty)
    #expect(run.kit.management.users.count == 0)
  }

  @Test func N109_connecting_as_another_user_keeps_only_provided_profiles() {
    run.now { _ = $0.getUserInfoCache("bob") }
    run.advance(100)
    run.now { $0.currentDataSourceType = .infoProvider }
    run.now { $0.refreshUserInfoCache(person("bob", "App Bob"), withUserId: "bob") }
    run.service.currentUserId = "dan"
    #expect(run.now { $0.getUserInfoCache("bob")?.name } == "App Bob")
    run.now { $0.currentDataSourceType = .infoManagement }
    #expect(run.now { $0.getUserInfoCache("bob") } == nil)
  }
}

@Suite("Bounded cache") struct BoundedCacheTests {
  @Test func N110_the_oldest_entry_is_evicted_even_if_it_was_read() {
    var cache = BoundedCache<Int, String>(limit: 3)
    for number in 1...3 { cache[number] = "\(number)" }
    cache[1] = "one"
    #expect(cache[1] == "one")
    cache[4] = "4"
    #expect((1...4).map { cache[$0] } == [nil, "2", "3", "4"])
  }

  @Test func an_entry_that_is_removed_and_added_again_is_the_newest() {
    var cache = BoundedCache<Int, Int>(limit: 2)
    cache[1] = 1
    cache[2] = 2
    cache[1] = nil
    cache[1] = 3
    cache[4] = 4
    #expect([1, 2, 4].map { cache[$0] } == [3, nil, 4])
  }

  @Test func the_cache_stays_within_its_limit_after_many_changes() {
    var cache = BoundedCache<Int, Int>(limit: 10)
    for number in 0..<10_000 {
      cache[number] = number
      if number % 3 == 0 { cache[number] = nil }
    }
    // The last entry evicted another one and was then removed.
    #expect(cache.count == 9)
    #expect(cache[9998] == 9998)
    cache.removeAll()
    #expect(cache.count == 0)
  }
}
