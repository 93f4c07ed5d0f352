import DioramaKit
import HeadlessUIKit
import Testing

@testable import ChatBackend

/// Lists are read page by page.
@Suite("Queries") struct QueryTests {
  @Test func a_page_has_at_most_as_many_elements_as_its_limit() {
    let run = Run(team)
    let query = run.service.usersQuery(limit: 4)
    #expect(query.hasNext)
    #expect(run.page(query)?.map(\.userId) == ["alice", "bob", "chloe", "dan"])
    #expect(query.hasNext)
    #expect(run.page(query)?.map(\.userId) == ["eve", "mallory"])
    #expect(!query.hasNext)
    #expect(run.page(query) == [])
  }

  @Test func no_page_follows_a_full_last_page() {
    let run = Run(team)
    let query = run.service.usersQuery(limit: 3)
    #expect(run.pages(query).map(\.count) == [3, 3])
  }

  @Test func an_empty_list_has_one_empty_page() {
    let run = Run("groupChannels: [{ url: g }]")
    let query = run.service.membersQuery(of: "g")
    #expect(run.page(query) == [])
    #expect(!query.hasNext)
  }

  @Test(arguments: [0, -1]) func a_limit_below_one_becomes_twenty(limit: Int) {
    #expect(Run(team).service.usersQuery(limit: limit).limit == 20)
  }

  @Test func one_page_is_loaded_at_a_time() {
    let run = Run(team)
    let query = run.service.usersQuery(limit: 2)
    var outcomes: [Result<[String], ChatError>] = []
    run.run { _, queue in
      query.loadNextPage { outcomes.append($0.map { $0.map(\.userId) }) }
      #expect(query.isLoading)
      query.loadNextPage { outcomes.append($0.map { $0.map(\.userId) }) }
      queue.runDueItems()
    }
    #expect(!query.isLoading)
    #expect(outcomes == [.success(["alice", "bob"]), .failure(.queryInProgress)])
  }

  @Test func a_failed_page_can_be_loaded_again() {
    let run = Run(team)
    let query = run.service.usersQuery(limit: 3)
    #expect(run.page(query)?.count == 3)
    run.service.network.failures = [.init(.loadUsers, times: 1)]
    #expect(run.answer { query.loadNextPage(answer: $0) }?.error == .requestFailed)
    #expect(query.hasNext && !query.isLoading)
    #expect(run.page(query)?.map(\.userId) == ["dan", "eve", "mallory"])
  }

  @Test func users_are_found_by_nickname_prefix() {
    let run = Run(team)
    let query = run.service.usersQuery(nicknamePrefix: "C")
    #expect(run.page(query)?.map(\.userId) == ["chloe"])
    #expect(!query.hasNext)
  }

  @Test func users_are_found_by_id_in_the_fixtures_order() {
    let run = Run(team)
    let query = run.service.usersQuery(userIds: ["eve", "absent", "alice", "eve"])
    #expect(run.page(query)?.map(\.userId) == ["alice", "eve"])
  }

  @Test func users_added_by_the_screen_come_last() {
    let run = Run(team)
    run.service.add(ChatUser(userId: "zed", nickname: "Zed"))
    run.service.add(ChatUser(userId: "bob", nickname: "Another Bob"))
    let users = run.pages(run.service.usersQuery()).flatMap { $0 }
    #expect(users.map(\.userId) == ["alice", "bob", "chloe", "dan", "eve", "mallory", "zed"])
    #expect(run.service.user("bob")?.nickname == "Bob")
  }

  static let filters: [(ChatOperatorFilter, ChatMutedFilter, [String])] = [
    (.all, .all, ["a", "b", "c", "d", "e"]),
    (.operator, .all, ["b", "d"]),
    (.nonOperator, .all, ["a", "c", "e"]),
    (.all, .muted, ["c", "d"]),
    (.all, .unmuted, ["a", "b", "e"]),
    (.operator, .muted, ["d"]),
    (.nonOperator, .unmuted, ["a", "e"]),
  ]

  static let five = """
    users:
      - { userId: a, nickname: zoe }
      - { userId: b, nickname: Yan }
      - { userId: c, nickname: Xu }
      - { userId: d, nickname: yan }
      - { userId: e }
      - { userId: f, nickname: Xaver }
    groupChannels:
      - url: g
        members:
          - a
          - { userId: b, isOperator: true }
          - { userId: c, isMuted: true }
          - { userId: d, isOperator: true, isMuted: true }
          - e
    """

  @Test(arguments: filters, [1, 2, 20])
  func members_are_filtered(
    _ filter: (operators: ChatOperatorFilter, muted: ChatMutedFilter, ids: [String]), limit: Int
  ) {
    let run = Run(Self.five)
    let query = run.service.membersQuery(
      of: "g", limit: limit, operators: filter.operators, muted: filter.muted)
    let pages = run.pages(query)
    #expect(pages.flatMap { $0 }.map(\.user.userId) == filter.ids)
    #expect(pages.count == (filter.ids.count + limit - 1) / limit)
  }

  @Test func members_are_sorted_by_nickname() {
    let run = Run(Self.five)
    func ids(_ operators: ChatOperatorFilter) -> [String] {
      run.ids(
        run.service.membersQuery(
          of: "g", limit: 2, operators: operators, order: .nicknameAlphabetical))
    }
    #expect(ids(.all) == ["e", "c", "b", "d", "a"])
    #expect(ids(.operator) == ["b", "d"])
    #expect(run.answer { run.service.inviteUsers(["f"], to: "g", answer: $0) }?.error == nil)
    #expect(ids(.all) == ["e", "f", "c", "b", "d", "a"])
    _ = run.answer { run.service.addOperators(["f", "a"], to: "g", answer: $0) }
    #expect(ids(.operator) == ["f", "b", "d", "a"])
  }

  @Test func operators_come_before_all_others() {
    let run = Run(Self.five)
    func ids(_ operators: ChatOperatorFilter = .all) -> [String] {
      run.ids(
        run.service.membersQuery(
          of: "g", limit: 2, operators: operators, order: .operatorThenNicknameAlphabetical))
    }
    #expect(ids() == ["b", "d", "e", "c", "a"])
    #expect(ids(.nonOperator) == ["e", "c", "a"])
    _ = run.answer { run.service.removeOperators(["b"], from: "g", answer: $0) }
    _ = run.answer { run.service.addOperators(["a"], to: "g", answer: $0) }
    _ = run.answer { run.service.inviteUsers(["f"], to: "g", answer: $0) }
    _ = run.answer { run.service.muteUser("e", in: "g", answer: $0) }
    #expect(ids() == ["d", "a", "e", "f", "c", "b"])
    #expect(ids(.operator) == ["d", "a"])
    _ = run.answer { run.service.banUser("a", from: "g", answer: $0) }
    #expect(ids() == ["d", "e", "f", "c", "b"])
  }

  @Test(arguments: [ChatMemberOrder.fixture, .operatorThenNicknameAlphabetical])
  func members_are_found_by_nickname_prefix(order: ChatMemberOrder) {
    let run = Run(Self.five)
    func ids(_ prefix: String) -> [String] {
      run.ids(
        run.service.membersQuery(of: "g", limit: 1, nicknamePrefix: prefix, order: order))
    }
    #expect(ids("YA") == ["b", "d"])
    #expect(ids("xa") == [])
    _ = run.answer { run.service.inviteUsers(["f"], to: "g", answer: $0) }
    #expect(ids("xa") == ["f"])
  }

  @Test func all_members_are_joined_and_none_are_invited() {
    let run = Run(Self.five)
    #expect(run.ids(run.service.membersQuery(of: "g", states: .joined)).count == 5)
    let invited = run.service.membersQuery(of: "g", states: .invited)
    #expect(run.page(invited) == [])
    #expect(!invited.hasNext && invited.examinedCount == 0)
  }

  @Test func a_group_channel_lists_operators_muted_and_banned_users() {
    let run = Run(team)
    #expect(run.ids(run.service.operatorsQuery(of: "design-team")) == ["bob"])
    #expect(run.ids(run.service.mutedUsersQuery(of: "design-team")) == ["eve"])
    #expect(run.ids(run.service.bannedUsersQuery(of: "design-team")) == ["mallory"])
  }

  @Test func an_open_channel_lists_participants_operators_muted_and_banned_users() {
    let run = Run(team)
    #expect(run.ids(run.service.participantsQuery(of: "town-hall")) == ["alice", "bob", "chloe"])
    #expect(run.ids(run.service.operatorsQuery(of: "town-hall")) == ["alice"])
    #expect(run.ids(run.service.mutedUsersQuery(of: "town-hall")) == ["bob"])
    #expect(run.ids(run.service.bannedUsersQuery(of: "town-hall")) == ["mallory"])
  }

  @Test func a_list_of_an_unknown_channel_is_an_error() {
    let run = Run(team)
    let queries = [
      run.service.membersQuery(of: "nowhere"), run.service.membersQuery(of: "town-hall"),
      run.service.participantsQuery(of: "design-team"), run.service.bannedUsersQuery(of: ""),
    ]
    for query in queries {
      #expect(run.answer { query.loadNextPage(answer: $0) }?.error == .channelNotFound)
    }
  }

  @Test func a_banned_member_is_not_on_the_next_page() {
    let run = Run(Self.five)
    let query = run.service.membersQuery(of: "g", limit: 2)
    #expect(run.page(query)?.map(\.user.userId) == ["a", "b"])
    _ = run.answer { run.service.banUser("c", from: "g", answer: $0) }
    _ = run.answer { run.service.muteUser("d", in: "g", answer: $0) }
    _ = run.answer { run.service.muteUser("e", in: "g", answer: $0) }
    let page = run.page(query)
    #expect(page?.map(\.user.userId) == ["d", "e"])
    #expect(page?.map(\.isMuted) == [true, true])
  }
}
