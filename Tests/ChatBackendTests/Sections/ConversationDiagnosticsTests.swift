import DioramaKit
import HeadlessUIKit
import Testing

@testable import ChatBackend

/// Diagnostics for conversations in a fixture and for received messages.
@Suite("Diagnostics of conversations") struct ConversationDiagnosticsTests {
  @Test(arguments: [
    ("conversations: [{ channelId: bae }]", "2:30 unknown-reference: unknown user 'bae'"),
    (
      "conversations: [{ channelType: group, channelId: bea }]",
      "2:50 unknown-reference: unknown group 'bea'"
    ),
    (
      "conversations: [{ channelId: bea, lastMessage: { sender: x } }]",
      "2:58 unknown-reference: unknown user 'x'"
    ),
    (
      "conversations: [{ channelId: bea }, { channelId: bea }]",
      "2:50 wrong-value: duplicate conversation 'bea'"
    ),
    ("conversations: [{ unreadCount: 1 }]", "2:17 missing-key"),
    ("conversations: [{ channelId: bea, unreadCount: many }]", "2:48 wrong-value"),
    ("conversations: [{ channelId: bea, channelType: club }]", "2:48 wrong-value"),
    ("conversations: [{ channelId: [bea] }]", "2:30 wrong-value"),
    ("messages: [{ channelId: bea, messages: none }]", "2:40 wrong-value"),
    ("messages: [{ channelId: bea, messages: [{ text: x }] }]", "2:41 missing-key"),
    (
      "messages: [{ channelId: bea, messages: [{ sender: bea, sentTime: soon }] }]",
      "2:66 wrong-value"
    ),
    (
      "messages: [{ channelId: bea, messages: [{ sender: bea, status: lost }] }]",
      "2:64 wrong-value"
    ),
  ])
  func an_invalid_conversation_is_reported_at_its_location(yaml: String, problem: String) {
    let problems = read("users: [{ userId: bea }]\n\(yaml)", as: ChatData.shape).problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix(problem) == true, "\(problems)")
  }

  @Test(arguments: [
    ("{ sender: bea, text: Ahoy }", nil),
    ("{ text: Ahoy }", "1:1 missing-key"),
    ("{ sender: bae }", "1:11 unknown-reference: unknown user 'bae'"),
    ("{ sender: bea, channelType: group }", "1:1 missing-key: missing key 'channelId' in"),
    (
      "{ sender: bea, channelType: group, channelId: bea }",
      "1:47 unknown-reference: unknown group 'bea'"
    ),
  ])
  func a_received_message_is_validated(yaml: String, problem: String?) {
    let data = fixture("users: [{ userId: bea }]")
    let reading = read(yaml, as: ReceivedMessage.shape, data: data)
    #expect((reading.value == nil) == (problem != nil))
    if let problem { #expect(reading.problems.first?.hasPrefix(problem) == true) }
  }

  @Test func a_received_message_without_a_time_is_sent_now() {
    let reading = read(
      "{ sender: bea }", as: ReceivedMessage.shape, data: fixture("users: [{ userId: bea }]"))
    let environment = ScreenEnvironment(startTime: 5000)
    #expect(reading.value?.message(in: environment).sentTime == 5000)
    #expect(reading.value?.key == ConversationKey(.direct, "bea"))
  }
}
