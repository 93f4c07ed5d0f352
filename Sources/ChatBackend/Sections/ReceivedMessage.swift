import DioramaKit
import HeadlessUIKit
import YAML

/// A message that arrives while a screen runs, with its conversation.
///
/// A kit uses it as the value of a step:
///
/// ```yaml
/// - receive: { sender: bob, text: Lunch at one?, mentionsMe: true }
/// ```
public struct ReceivedMessage: Sendable {
  /// The conversation.
  public let key: ConversationKey
  /// Whether the conversation is the sender's, because the step names none.
  package let isForSender: Bool
  private let dated: FixtureMessage
  private let isTimed: Bool

  /// Returns the message at the present time of a run.
  ///
  /// - Parameter environment: the run, whose clock times such as `now - 1h` are relative to; a
  ///   message without a time is sent now.
  public func message(in environment: ScreenEnvironment) -> ChatMessage {
    var message = dated.message
    message.sentTime = isTimed ? dated.time.milliseconds(in: environment) : environment.now
    return message
  }

  private struct Draft {
    var kind: ConversationKey.Kind?
    var channel: Node?
    var message = MessageDraft()
    var isTimed = false
  }

  private static let table = RecordTable<Draft>(
    "a received message",
    [
      Field(
        "channelType", .conversationKind, "the type of the channel; by default direct"
      ) {
        $0.kind = $1
      },
      Field(
        "channelId", .deferred(.either([.reference("user"), .reference("group")])),
        "the id of the group; for a direct conversation, that of the sender"
      ) { $0.channel = $1 },
      Field("sender", .deferred(.reference("user")), required: true, "who sent it") {
        $0.message.sender = $1
      },
      Field("text", .text, "the text, or the name of a file") { $0.message.text = $1 },
      Field("sentTime", .nearTime, "when it was sent; by default now") {
        $0.message.time = $1
        $0.isTimed = true
      },
      Field("type", ValueShape<ChatMessage.Kind>.choice, "the type; by default text") {
        $0.message.kind = $1
      },
      Field("mentionsMe", .bool, "whether it mentions the current user") {
        $0.message.mentionsMe = $1
      },
      Field(
        "senderUserInfo", .record(ChatMessage.Sender.table, startingWith: ChatMessage.Sender()),
        "the sender's profile, if the message carries it"
      ) { $0.message.senderInfo = $1 },
    ])

  /// A mapping like that of a fixture's message, with its conversation.
  public static let shape = ValueShape<ReceivedMessage>(.record(table.descriptions)) {
    node, decoding in
    var draft = Draft()
    guard table.decode(node, into: &draft, &decoding), let sender = draft.message.sender,
      let from = ValueShape<String>.userId.decode(sender, &decoding)
    else { return nil }
    let kind = draft.kind ?? .direct
    var channelId = from
    if let channel = draft.channel {
      let shape = ValueShape<String>.channelId(ofType: kind)
      guard let id = shape.decode(channel, &decoding) else { return nil }
      channelId = id
    } else if kind == .group {
      decoding.diagnostics.append(.missingGroup(of: node))
      return nil
    }
    return ReceivedMessage(
      key: ConversationKey(kind, channelId),
      isForSender: draft.kind == nil && draft.channel == nil,
      dated: draft.message.dated(from: from),
      isTimed: draft.isTimed)
  }
}
