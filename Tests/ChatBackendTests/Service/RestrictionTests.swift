import HeadlessUIKit
import Testing

@testable import ChatBackend

/// What is said when somebody is muted or banned is kept for as long as they are.
@Suite("Restrictions") struct RestrictionTests {
  @Test(arguments: ["design-team", "town-hall"]) func restrictions_are_kept(url: String) {
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

  @Test(arguments: ["design-team", "town-hall"]) func a_ban_takes_the_place_of_a_mute(url: String) {
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

  @Test func a_fixture_says_nothing() {
    let run = Run(team)
    #expect(run.service.isMuted("eve", in: "design-team"))
    #expect(run.service.member("eve", of: "design-team")?.restriction == nil)
    #expect(run.service.isBanned("mallory", from: "town-hall"))
    #expect(!run.service.isBanned("zed", from: "town-hall"))
  }

  /// -1 means for good, and no number of seconds is too large.
  @Test(arguments: [-1, 0, Int.max]) func some_restrictions_never_end(seconds: Int) {
    let run = Run(team)
    _ = run.answer { run.service.muteUser("bob", in: "design-team", seconds: seconds, answer: $0) }
    #expect(
      run.service.restriction(.muted, of: "bob", in: "design-team") == ChatRestriction(.muted))
  }

  /// Nobody is unmuted by the clock, so a screen comes to rest at once.
  @Test func the_clock_ends_no_restriction() {
    let run = Run(team)
    _ = run.answer { run.service.muteUser("bob", in: "design-team", seconds: 1, answer: $0) }
    #expect(run.environment.mainQueue.nextItemTime == nil)
    #expect(run.service.isMuted("bob", in: "design-team"))
  }
}
