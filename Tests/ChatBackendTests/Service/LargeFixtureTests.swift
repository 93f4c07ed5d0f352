import Testing

@testable import ChatBackend

/// A fixture with 100,000 users is read page by page.
@Suite("Large fixtures") struct LargeFixtureTests {
  static let count = 100_000
  /// Every thousandth member is an operator, every ten thousandth is muted.
  static let data: ChatData = {
    var yaml = "users:\n"
    for number in 0..<count { yaml += "- { userId: u\(number), nickname: User \(number) }\n" }
    yaml += "groupChannels:\n- url: big\n  members:\n"
    for number in 0..<count {
      if number % 10_000 == 5 {
        yaml += "  - { userId: u\(number), isMuted: true }\n"
      } else if number % 1000 == 7 {
        yaml += "  - { userId: u\(number), isOperator: true }\n"
      } else {
        yaml += "  - u\(number)\n"
      }
    }
    return fixture(yaml)
  }()

  @Test func a_large_fixture_is_read() {
    #expect(Self.data.userIds.count == Self.count)
    #expect(Self.data.groupChannels["big"]?.memberCount == Self.count)
    #expect(Self.data.user("u99999")?.nickname == "User 99999")
  }

  @Test func loading_a_page_examines_only_its_elements() {
    let run = Run(Self.data)
    let users = run.service.usersQuery()
    #expect(run.page(users)?.last?.userId == "u19")
    #expect(users.examinedCount == 21)
    #expect(run.page(users)?.last?.userId == "u39")
    #expect(users.examinedCount == 41)
    let members = run.service.membersQuery(of: "big", operators: .nonOperator)
    #expect(run.page(members)?.last?.user.userId == "u20")
    #expect(members.examinedCount == 22)
  }

  @Test func rare_operators_and_muted_members_are_found() {
    let run = Run(Self.data)
    _ = run.answer { run.service.addOperators(["u3", "u99999"], to: "big", answer: $0) }
    let operators = run.service.operatorsQuery(of: "big", limit: 60)
    let ids = run.ids(operators)
    #expect(ids.count == 102)
    #expect(ids.prefix(3) == ["u3", "u7", "u1007"])
    #expect(ids.suffix(2) == ["u99007", "u99999"])
    let muted = run.service.membersQuery(of: "big", muted: .muted)
    #expect(run.ids(muted).count == 10)
  }

  @Test func a_run_changes_members_without_changing_the_fixture() {
    let run = Run(Self.data)
    _ = run.answer { run.service.banUser("u50", from: "big", answer: $0) }
    _ = run.answer { run.service.muteUser("u51", in: "big", answer: $0) }
    #expect(run.service.channel("big")?.memberCount == Self.count - 1)
    #expect(Self.data.channel("big")?.memberCount == Self.count)
    #expect(run.service.isMuted("u51", in: "big"))
    #expect(run.service.isMember("u99999", of: "big"))
    #expect(!run.service.isMember("u50", of: "big"))
  }

  @Test func operators_come_first() {
    let run = Run(Self.data)
    _ = run.answer { run.service.addOperators(["u0"], to: "big", answer: $0) }
    _ = run.answer { run.service.removeOperators(["u7"], from: "big", answer: $0) }
    let query = run.service.membersQuery(
      of: "big", limit: 100, order: .operatorThenNicknameAlphabetical)
    let first = run.page(query) ?? []
    #expect(first.map(\.user.userId).prefix(3) == ["u0", "u10007", "u1007"])
    // There are as many operators as before.
    #expect(first.filter(\.isOperator).count == 100)
    let second = run.page(query) ?? []
    #expect(second.first?.user.userId == "u1")
    #expect(second.filter(\.isOperator).count == 0)
  }

  @Test func lists_of_banned_and_muted_users_are_read() {
    let run = Run(Self.data)
    for number in 0..<30 {
      _ = run.answer { run.service.banUser("u\(number)", from: "big", answer: $0) }
      _ = run.answer { run.service.muteUser("u\(number + 100)", in: "big", answer: $0) }
    }
    let banned = run.service.bannedUsersQuery(of: "big")
    #expect(run.page(banned)?.last?.user.userId == "u19")
    let muted = run.service.mutedUsersQuery(of: "big")
    #expect(run.page(muted)?.first?.user.userId == "u100")
  }

  @Test func members_are_sorted_by_nickname() {
    let run = Run(Self.data)
    let query = run.service.membersQuery(of: "big", order: .nicknameAlphabetical)
    #expect(run.page(query)?.map(\.user.userId).prefix(3) == ["u0", "u1", "u10"])
  }
}
