import DioramaKit
import Testing

@testable import ChatBackend

/// The step `event` describes in YAML what another user does.
@Suite("Step event") struct EventStepTests {
  private let data = fixture(team)

  private func read(_ yaml: String) -> Reading<ExternalChatEvent> {
    ChatBackendTests.read(yaml, as: ExternalChatEvent.shape, data: data)
  }

  static let kinds: [(String, ExternalChatEvent.Kind)] = [
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
    ("typingStarted: bob", .typingStarted("bob")),
    ("typingEnded: bob", .typingEnded("bob")),
    ("messagesRead: bob", .messagesRead("bob")),
    ("messagesDelivered: bob", .messagesDelivered("bob")),
    ("messageUpdated: { messageId: 4, message: NO }", .messageUpdated(4, text: "NO")),
    ("messageDeleted: 4", .messageDeleted(4)),
    (
      "reactionAdded: { messageId: 4, emoji: 👍, user: bob }",
      .reactionAdded(.init(messageId: 4, emoji: "👍", user: "bob"))
    ),
    (
      "reactionRemoved: { user: bob, emoji: ok, messageId: 4 }",
      .reactionRemoved(.init(messageId: 4, emoji: "ok", user: "bob"))
    ),
  ]

  @Test(arguments: kinds) func each_kind_of_event_is_decoded(
    yaml: String, kind: ExternalChatEvent.Kind
  ) {
    let reading = read("{ \(yaml), channel: design-team }")
    #expect(reading.problems == [])
    #expect(reading.value == ExternalChatEvent(kind, in: "design-team"))
    #expect(
      read("{ channel: town-hall, \(yaml) }").value == ExternalChatEvent(kind, in: "town-hall"))
  }

  @Test func unknown_ids_are_reported_at_their_location() {
    #expect(
      read("{ userMuted: bobb, channel: desing-team }").problems == [
        "1:14 unknown-reference: unknown user 'bobb' (did you mean 'bob'?)",
        "1:29 unknown-reference: unknown channel 'desing-team' "
          + "(did you mean 'design-team'?)",
      ])
    #expect(
      read("{ operatorsUpdated: [alice, evee], channel: design-team }").problems == [
        "1:29 unknown-reference: unknown user 'evee' (did you mean 'eve'?)"
      ])
  }

  @Test func a_missing_channel_is_reported() {
    #expect(
      read("{ userMuted: bob }").problems == [
        "1:1 missing-key: missing key 'channel' in an event "
          + "(add 'channel: ' and the id of a channel (the channel of the event))"
      ])
  }

  @Test func an_event_needs_exactly_one_kind() {
    #expect(
      read("channel: design-team").problems == [
        "1:1 missing-key: missing key for the kind of event (available: 'userJoined', 'userLeft', "
          + "'userMuted', 'userUnmuted', 'userBanned', 'userUnbanned', 'operatorsUpdated', "
          + "'channelFrozen', 'channelUnfrozen', 'channelChanged', 'channelDeleted', "
          + "'typingStarted', 'typingEnded', 'messagesRead', 'messagesDelivered', "
          + "'messageUpdated', 'adminMessage', 'messageDeleted', 'reactionAdded', 'reactionRemoved')"
      ])
    #expect(
      read("{ userMuted: bob, channel: design-team, userLeft: bob }").problems == [
        "1:41 wrong-value: unexpected second kind of event after 'userMuted' "
          + "(write a separate step for each event)"
      ])
  }

  @Test func unknown_keys_and_wrong_values_are_reported() {
    #expect(
      read("{ userMutd: bob, channel: design-team }").problems == [
        "1:3 unknown-key: 'userMutd' is not a key of an event (did you mean 'userMuted'?)"
      ])
    #expect(
      read("{ channelFrozen: false, channel: design-team }").problems == [
        "1:18 wrong-value: expected true, found 'false' "
          + "(the opposite event is 'channelUnfrozen: true')"
      ])
    #expect(
      read("{ operatorsUpdated: alice, channel: design-team }").problems == [
        "1:21 wrong-value: expected a list, found 'alice' (write '[alice]')"
      ])
    #expect(read("bob").problems.count == 1)
  }

  @Test func events_of_messages_need_a_number() {
    #expect(
      read("{ reactionAdded: { messageId: 0, user: bob }, channel: design-team }").problems == [
        "1:18 missing-key: missing key 'emoji' in a reaction "
          + "(add 'emoji: ' and text (the emoji, or its key))",
        "1:31 wrong-value: expected a whole number from 1, found '0'",
      ])
  }

  @Test func each_failure_has_a_message() {
    let event = ExternalChatEvent(.userJoined("bob"), in: "design-team")
    let service = Run("users: [{ userId: dan }]").service
    let messages = ExternalChatEvent.Failure.examples.map {
      StepFailure.impossible(event, $0, service).message
    }
    #expect(
      messages == [
        "channel 'design-team' no longer exists", "unknown user 'zed'",
        "user 'dan' is not in channel 'design-team'",
        "user 'mallory' is banned from channel 'design-team'",
        "channel 'design-team' is an open channel; only group channels "
          + "show who types, reads and reacts",
        "user 'bob' is already in channel 'design-team'",
        "channel 'design-team' has no message 4",
        "message 4 of channel 'design-team' has files instead of a text",
      ])
  }
}

extension ExternalChatEvent.Failure {
  fileprivate static let examples: [ExternalChatEvent.Failure] = [
    .noChannel, .noUser("zed"), .notInChannel("dan"), .banned("mallory"), .openChannel,
    .nothingChanges, .noMessage(4), .noText(4),
  ]
}
