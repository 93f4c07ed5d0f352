import DioramaKit
import Testing

@testable import ChatBackend

/// The step `event` says in YAML what somebody else does.
@Suite("Step event") struct EventStepTests {
  private let data = fixture(team)

  private func read(_ yaml: String) -> Reading<ExternalChatEvent> {
    ChatBackendTests.read(yaml, as: ExternalChatEvent.shape, data: data)
  }

  static let sorts: [(String, ExternalChatEvent.Kind)] = [
    ("userJoined: dan", .userJoined("dan")),
    ("userLeft: bob", .userLeft("bob")),
    ("userMuted: bob", .userMuted("bob")),
    ("userUnmuted: eve", .userUnmuted("eve")),
    ("userBanned: bob", .userBanned("bob")),
    ("userUnbanned: mallory", .userUnbanned("mallory")),
    ("operatorsUpdated: [alice, eve]", .operatorsUpdated(["alice", "eve"])),
    ("operatorsUpdated: []", .operatorsUpdated([])),
    ("channelFrozen: true", .channelFrozen),
    ("channelUnfrozen: true", .channelUnfrozen),
    ("channelChanged: NO", .channelChanged(name: "NO")),
    ("channelDeleted: true", .channelDeleted),
  ]

  @Test(arguments: sorts) func an_event_is_what_is_written(
    yaml: String, kind: ExternalChatEvent.Kind
  ) {
    let reading = read("{ \(yaml), channel: design-team }")
    #expect(reading.problems == [])
    #expect(reading.value == ExternalChatEvent(kind, in: "design-team"))
    #expect(
      read("{ channel: town-hall, \(yaml) }").value == ExternalChatEvent(kind, in: "town-hall"))
  }

  @Test func wrong_ids_are_reported_where_they_stand() {
    #expect(
      read("{ userMuted: bobb, channel: desing-team }").problems == [
        "1:14 unknown-reference: there is no user 'bobb' (did you mean 'bob'?)",
        "1:29 unknown-reference: there is no channel 'desing-team' "
          + "(did you mean 'design-team'?)",
      ])
    #expect(
      read("{ operatorsUpdated: [alice, evee], channel: design-team }").problems == [
        "1:29 unknown-reference: there is no user 'evee' (did you mean 'eve'?)"
      ])
  }

  @Test func the_channel_is_needed() {
    #expect(
      read("{ userMuted: bob }").problems == [
        "1:1 missing-key: an event needs 'channel' (channel: the channel in which it happens)"
      ])
  }

  @Test func an_event_is_one_thing() {
    #expect(
      read("channel: design-team").problems == [
        "1:1 missing-key: an event needs to say what happens (allowed: 'userJoined', 'userLeft', "
          + "'userMuted', 'userUnmuted', 'userBanned', 'userUnbanned', 'operatorsUpdated', "
          + "'channelFrozen', 'channelUnfrozen', 'channelChanged' or 'channelDeleted')"
      ])
    #expect(
      read("{ userMuted: bob, channel: design-team, userLeft: bob }").problems == [
        "1:41 wrong-value: an event is one thing, and 'userMuted' is there already "
          + "(write a step for each)"
      ])
  }

  @Test func other_keys_and_values_are_reported() {
    #expect(
      read("{ userMutd: bob, channel: design-team }").problems == [
        "1:3 unknown-key: an event has no key 'userMutd' (did you mean 'userMuted'?)"
      ])
    #expect(
      read("{ channelFrozen: false, channel: design-team }").problems == [
        "1:18 wrong-value: expected true, found 'false'"
      ])
    #expect(
      read("{ operatorsUpdated: alice, channel: design-team }").problems == [
        "1:21 wrong-value: expected a list, found 'alice' (each item is the id of a user)"
      ])
    #expect(read("bob").problems.count == 1)
  }

  @Test func a_failure_says_what_is_in_the_way() {
    let words = ExternalChatEvent.Failure.examples.map {
      StepFailure($0, in: "design-team").message
    }
    #expect(
      words == [
        "there is no channel 'design-team' any more", "there is no user 'zed'",
        "'dan' is not in 'design-team'", "'mallory' is banned from 'design-team'",
        "'design-team' is an open channel, which nobody can freeze",
        "this is so already in 'design-team'",
      ])
  }
}

extension ExternalChatEvent.Failure {
  fileprivate static let examples: [ExternalChatEvent.Failure] = [
    .noChannel, .noUser("zed"), .notInChannel("dan"), .banned("mallory"), .openChannel,
    .nothingChanges,
  ]
}
