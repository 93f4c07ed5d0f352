import DioramaKit
import HeadlessUIKit
import Testing

@testable import ChatBackend

/// Friend applications are read newest first and answered once.
@Suite("Friend applications") struct FriendApplicationTests {
  static let five = """
    friendApplications:
      - { userId: kim, name: Kim, type: received, operationTime: 2026-03-01T08:30:00Z, extra: Hi! }
      - { userId: lee, name: Lee, type: sent, operationTime: 2026-03-02T08:30:00Z }
      - { userId: max, name: Max, type: received, status: accepted, operationTime: 1772440200000 }
      - { userId: ned, name: Ned, type: received, status: expired, operationTime: 2026-02-01 }
      - { userId: old, name: Old, type: sent, status: refused, operationTime: 0, avatarUrl: x }
    """

  private func ids(_ run: Run, _ query: ChatQuery<ChatFriendApplication>) -> [String] {
    run.pages(query).flatMap { $0 }.map(\.userId)
  }

  @Test func the_newest_application_comes_first() {
    let run = Run(Self.five)
    let query = run.service.friendApplicationsQuery(limit: 2)
    #expect(run.page(query)?.map(\.userId) == ["lee", "max"])
    #expect(run.page(query)?.map(\.userId) == ["kim", "ned"])
    #expect(run.page(query)?.map(\.userId) == ["old"])
    #expect(!query.hasNext)
  }

  @Test func an_application_has_the_values_from_the_fixture() {
    let run = Run(Self.five)
    let all = run.page(run.service.friendApplicationsQuery()) ?? []
    #expect(
      all.first { $0.userId == "kim" }
        == ChatFriendApplication(
          userId: "kim", name: "Kim", type: .received, status: .unhandled,
          operationTime: 1_772_353_800_000, extra: "Hi!"))
    #expect(
      all.last
        == ChatFriendApplication(
          userId: "old", name: "Old", avatarUrl: "x", type: .sent, status: .refused))
  }

  @Test func applications_are_filtered_by_type_and_status() {
    let run = Run(Self.five)
    #expect(ids(run, run.service.friendApplicationsQuery(types: [.sent])) == ["lee", "old"])
    #expect(
      ids(run, run.service.friendApplicationsQuery(statuses: [.unhandled, .expired], limit: 1))
        == ["lee", "kim", "ned"])
    #expect(ids(run, run.service.friendApplicationsQuery(types: [], statuses: [])) == [])
  }

  @Test func relative_times_are_based_on_the_screens_clock() {
    let data = fixture(
      """
      friendApplications:
        - { userId: fixed, operationTime: 2026-03-01T00:00:00Z }
        - { userId: today, operationTime: startOfToday + 1h }
        - { userId: now }
        - { userId: before, operationTime: now - 4d }
      """)
    // 2026-03-03T12:00:00Z
    let run = Run(data, startTime: 1_772_539_200_000)
    let all = run.page(run.service.friendApplicationsQuery()) ?? []
    #expect(all.map(\.userId) == ["now", "today", "fixed", "before"])
    #expect(
      all.map(\.operationTime) == [
        1_772_539_200_000, 1_772_499_600_000, 1_772_323_200_000, 1_772_193_600_000,
      ])
    let earlier = Run(data, startTime: 0)
    #expect(
      earlier.page(earlier.service.friendApplicationsQuery())?.map(\.userId)
        == ["fixed", "today", "now", "before"])
  }

  @Test func applications_are_accepted_and_refused() {
    let run = Run(Self.five + "\n  - { userId: zoe, type: received, operationTime: 1 }")
    #expect(
      run.answer { run.service.acceptFriendApplication(from: "kim", answer: $0) }?.error == nil)
    #expect(
      run.answer { run.service.refuseFriendApplication(from: "zoe", answer: $0) }?.error == nil)
    #expect(ids(run, run.service.friendApplicationsQuery(statuses: [.accepted])) == ["max", "kim"])
    #expect(ids(run, run.service.friendApplicationsQuery(statuses: [.refused])) == ["zoe", "old"])
  }

  @Test(arguments: ["absent", "lee", "max", "ned"])
  func only_an_open_request_to_me_can_be_answered(userId: String) {
    let run = Run(Self.five)
    #expect(
      run.answer { run.service.acceptFriendApplication(from: userId, answer: $0) }?.error
        == .applicationNotFound)
  }

  private static let day = 86_400_000

  /// A run 40 days after 1970, with an expired request to Lee and open ones from Kim and to Max.
  private func later(network: NetworkConditions = NetworkConditions()) -> Run {
    let run = Run(
      fixture(
        """
        users: [{ userId: zoe, nickname: Zoe }, { userId: bob, nickname: Bob, alias: Bobby }]
        friendApplications:
          - { userId: kim, type: received, operationTime: 1970-02-09T00:00:00Z }
          - { userId: lee, name: Lee, type: sent, operationTime: 1970-01-20T00:00:00Z, extra: Hi }
          - { userId: max, name: Max, type: sent, operationTime: 1970-02-08T00:00:00Z }
        """), startTime: 40 * Self.day)
    run.service.network = network
    return run
  }

  private func rows(_ run: Run, limit: Int = 20) -> [String] {
    run.pages(run.service.friendApplicationsQuery(limit: limit)).flatMap { $0 }.map {
      "\($0.userId) \($0.type) \($0.status) \($0.name ?? "-") \($0.extra ?? "-")"
    }
  }

  @Test(arguments: [1, 2, 20])
  func a_new_request_replaces_an_expired_one(limit: Int) {
    // N32, page 003: an expired request needs a new one.
    let run = later()
    #expect(
      rows(run, limit: limit) == [
        "kim received unhandled - -", "max sent unhandled Max -", "lee sent expired Lee Hi",
      ])
    let isFriend = run.answer { run.service.addFriend("lee", extra: "Again", answer: $0) }
    #expect((try? isFriend?.get()) == false)
    let renewed = [
      "lee sent unhandled Lee Again", "kim received unhandled - -", "max sent unhandled Max -",
    ]
    #expect(rows(run, limit: limit) == renewed)
    // Each further request replaces the one before it.
    for user in ["zoe", "lee", "lee"] {
      _ = run.answer { run.service.addFriend(user, extra: "Again", answer: $0) }
    }
    #expect(
      rows(run, limit: limit) == [renewed[0], "zoe sent unhandled Zoe Again"] + renewed[1...])
    #expect(ids(run, run.service.friendApplicationsQuery(types: [.received])) == ["kim"])
    #expect(ids(run, run.service.friendApplicationsQuery(statuses: [.expired])) == [])
  }

  @Test func a_new_request_expires_like_the_others() {
    let run = later()
    _ = run.answer { run.service.addFriend("zoe", answer: $0) }
    run.run { _, queue in
      #expect(queue.advance(by: 7 * Self.day + 1) == 0)
    }
    #expect(rows(run).first == "zoe sent expired Zoe -")
  }

  @Test func a_friend_is_not_asked_again() {
    let run = later()
    let isFriend = run.answer { run.service.addFriend("bob", answer: $0) }
    #expect((try? isFriend?.get()) == true)
    #expect(rows(run).count == 3)
  }

  @Test func a_failed_request_changes_nothing() {
    var network = NetworkConditions()
    network.failures = [.init(.addFriend)]
    let run = later(network: network)
    let before = rows(run)
    #expect(run.answer { run.service.addFriend("lee", answer: $0) }?.error != nil)
    #expect(rows(run) == before)
  }

  @Test func the_first_applications_can_be_listed_without_a_run() {
    let data = fixture(
      """
      friendApplications:
        - { userId: kim, operationTime: now - 1d }
        - { userId: lee, type: sent, operationTime: 2026-03-02T08:30:00Z }
        - { userId: max, status: accepted, operationTime: 1772440200000 }
        - { userId: ned, operationTime: 0 }
      """)
    let now = 1_772_353_800_000 + 7 * 86_400_000
    func ids(_ now: Int, _ milliseconds: (TimeExpression) -> Int?) -> [String] {
      data.friendApplications(most: 3, now: now, milliseconds).map { "\($0.userId) \($0.status)" }
    }
    func known(_ time: TimeExpression) -> Int? { time.base == .epoch ? time.offset : nil }
    #expect(ids(now, known) == ["lee unhandled", "max accepted"])
    #expect(
      ids(now) { $0.milliseconds(in: nil) } == ["kim expired", "lee unhandled", "max accepted"])
    // Lee's application is one day newer, so it expires one day and one millisecond later.
    #expect(ids(now + 86_400_000, known) == ["lee unhandled", "max accepted"])
    #expect(ids(now + 86_400_001, known) == ["lee expired", "max accepted"])
  }
}
