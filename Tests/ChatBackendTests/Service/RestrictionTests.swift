import HeadlessUIKit
import Testing

@testable import ChatBackend

/// The description and the end of a mute or ban are stored until it is lifted.
@Suite("Restrictions") struct RestrictionTests {
  @Test(arguments: ["design-team", "town-hall"])
  func a_restriction_is_stored_until_it_is_lifted(url: String) {
    let run = Run(fixture(team), startTime: 1000)
    let reason = ChatRestriction(.muted, description: "Too loud", endAt: 61_000)
    _ = run.answer {
      run.service.muteUser("alice", in: url, seconds: 60, description: "Too loud", answer: $0)
    }
    #expect(run.service.member("alice", of: url)?.restriction == reason)
    #expect(run.service.restriction(.muted, of: "alice", in: url) == reason)
    #expect(run.service.restriction(.banned, of: "alice", in: url) == nil)
    _ = run.answer { run.service.unmuteUser("alice", in: url, answer: $0) }
    #expect(run.service.member("alice", of: url)?.restriction == nil)
  }

  @Test(arguments: ["design-team", "town-hall"]) func a_ban_replaces_a_mute(url: String) {
    let run = Run(team)
    _ = run.answer {
      run.service.muteUser("alice", in: url, description: "Too loud", answer: $0)
    }
    _ = run.answer {
      run.service.banUser("alice", from: url, description: "Still too loud", answer: $0)
    }
    let banned = run.pages(run.service.bannedUsersQuery(of: url)).flatMap { $0 }
    #expect(banned.map(\.user.userId) == ["mallory", "alice"])
    #expect(
      banned.map(\.restriction) == [nil, ChatRestriction(.banned, description: "Still too loud")])
    #expect(run.service.restriction(.muted, of: "alice", in: url) == nil)
    _ = run.answer { run.service.unbanUser("alice", in: url, answer: $0) }
    #expect(run.service.restriction(.banned, of: "alice", in: url) == nil)
  }

  @Test func users_restricted_by_a_fixture_have_no_restriction_details() {
    let run = Run(team)
    #expect(run.service.isMuted("eve", in: "design-team"))
    #expect(run.service.member("eve", of: "design-team")?.restriction == nil)
    #expect(run.service.isBanned("mallory", from: "town-hall"))
    #expect(!run.service.isBanned("zed", from: "town-hall"))
  }

  /// -1 means forever, and no number of seconds is too large.
  @Test(arguments: [-1, 0, Int.max])
  func a_restriction_for_minus_one_zero_or_too_many_seconds_has_no_end(seconds: Int) {
    let run = Run(team)
    _ = run.answer { run.service.muteUser("bob", in: "design-team", seconds: seconds, answer: $0) }
    #expect(
      run.service.restriction(.muted, of: "bob", in: "design-team") == ChatRestriction(.muted))
  }

  /// The clock unmutes no user, so that a screen settles at once.
  @Test func a_restriction_does_not_end_by_itself() {
    let run = Run(team)
    _ = run.answer { run.service.muteUser("bob", in: "design-team", seconds: 1, answer: $0) }
    #expect(run.environment.mainQueue.nextItemTime == nil)
    #expect(run.service.isMuted("bob", in: "design-team"))
  }
}
