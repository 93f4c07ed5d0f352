import DioramaKit
import YAML

/// A message whose sender is still a name.
struct MessageDraft {
  var sender: Node?
  var kind = ChatMessage.Kind.text
  var text = ""
  var time = TimeExpression(base: .now, offset: 0)
  var status = ChatMessage.Status.sent
  var mentionsMe = false
  var senderInfo: ChatMessage.Sender?

  static let fields: [Field<MessageDraft>] = [
    Field("sender", .deferred(.reference("user")), required: true, "who sent it") {
      $0.sender = $1
    },
    Field("text", .text, "the words, or the name of a file") { $0.text = $1 },
    Field("sentTime", .nearTime, "when it was sent; by default now") { $0.time = $1 },
    Field("type", ValueShape<ChatMessage.Kind>.choice, "what it is; by default text") {
      $0.kind = $1
    },
    Field(
      "status", ValueShape<ChatMessage.Status>.choice,
      "how far a message of the current user has come; by default sent"
    ) { $0.status = $1 },
    Field("mentionsMe", .bool, "whether it mentions the current user") { $0.mentionsMe = $1 },
    Field(
      "senderUserInfo", .record(ChatMessage.Sender.table, startingWith: ChatMessage.Sender()),
      "the sender's profile, if the message carries it"
    ) { $0.senderInfo = $1 },
  ]
  static let table = RecordTable("a message", fields)

  /// The message of a sender.
  func dated(from senderId: String) -> DatedMessage {
    var info = senderInfo
    if info?.userId == nil { info?.userId = senderId }
    return DatedMessage(
      message: ChatMessage(
        senderId: senderId, kind: kind, text: text, status: status, mentionsMe: mentionsMe,
        senderInfo: info),
      time: time)
  }
}

extension ChatMessage.Sender {
  /// What a profile in a message may have in YAML.
  static let table = RecordTable<ChatMessage.Sender>(
    "a sender's profile",
    [
      Field("userId", .text, "the id; by default the sender's") { $0.userId = $1 },
      Field("name", .text, "the name") { $0.name = $1 },
      Field("portraitUri", .text, "the address of the picture") { $0.portraitUri = $1 },
      Field("alias", .text, "what the sender calls themselves beside the name") {
        $0.alias = $1
      },
    ])
}
