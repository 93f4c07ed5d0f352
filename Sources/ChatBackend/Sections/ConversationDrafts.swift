import DioramaKit
import YAML

/// A conversation with unresolved ids.
struct ConversationDraft {
  var kind: ConversationKey.Kind?
  var channel: Node?
  var unreadCount = 0
  var mentionedCount: Int?
  var isPinned = false
  var isMuted = false
  var draft: String?
  var operationTime: TimeExpression?
  var lastMessage: Node?

  static let table = RecordTable<ConversationDraft>(
    "a conversation",
    [
      Field(
        "channelType", .conversationKind, "the type of the channel; by default direct"
      ) {
        $0.kind = $1
      },
      Field(
        "channelId", .channelId, required: true, "the other user of the channel, or its group"
      ) { $0.channel = $1 },
      Field("unreadCount", .integer(), "the number of unread messages") {
        $0.unreadCount = $1
      },
      Field(
        "mentionedCount", .integer(),
        "the number of unread messages that mention the current user; by default 1 if "
          + "'lastMessage' is one, else 0"
      ) { $0.mentionedCount = $1 },
      Field("isPinned", .bool, "whether it is pinned above the others") { $0.isPinned = $1 },
      Field("isMuted", .bool, "whether its notifications are muted") { $0.isMuted = $1 },
      Field("draft", .text, "the text that was typed but not sent") { $0.draft = $1 },
      Field(
        "operationTime", .nearTime, "when it last changed, if it has no messages"
      ) { $0.operationTime = $1 },
      Field(
        "lastMessage", .deferred(.record(MessageDraft.table.descriptions)),
        "the newest message; by default that of 'messages'"
      ) { $0.lastMessage = $1 },
    ])
}

/// The messages of a conversation with unresolved ids.
struct HistoryDraft {
  var kind: ConversationKey.Kind?
  var channel: Node?
  var messages: Node?

  /// Whether an item has the keys of a message instead.
  static func isMessage(_ item: Node) -> Bool {
    item.kind == .mapping && item["messages"] == nil
      && ["sender", "text", "sentTime"].contains { item[$0] != nil }
  }

  static let table = RecordTable<HistoryDraft>(
    "an item of 'messages'",
    [
      Field(
        "channelType", .conversationKind, "the type of the channel; by default direct"
      ) { $0.kind = $1 },
      Field(
        "channelId", .channelId, required: true, "the other user of the channel, or its group"
      ) { $0.channel = $1 },
      Field(
        "messages", .deferred(.list(.record(MessageDraft.table.descriptions))), required: true,
        "the messages, in any order"
      ) { $0.messages = $1 },
    ])
}

extension ValueShape where Value == Node {
  /// The id of the user or group of a conversation.
  fileprivate static var channelId: ValueShape {
    .deferred(.either([.reference("user"), .reference("group")]))
  }
}

extension ValueShape where Value == TimeExpression {
  private static var farthest: Int { 1 << 53 }

  /// A time that is near enough to calculate with it without an overflow.
  static var nearTime: ValueShape {
    ValueShape.time.map { (-farthest...farthest).contains($0.offset) ? $0 : nil }
  }
}

/// A message with an unresolved sender.
struct MessageDraft {
  var sender: Node?
  var kind = ChatMessage.Kind.text
  var text = ""
  var time = TimeExpression(base: .now)
  var status = ChatMessage.Status.sent
  var mentionsMe = false
  var senderInfo: ChatMessage.Sender?

  static let fields: [Field<MessageDraft>] = [
    Field("sender", .deferred(.reference("user")), required: true, "who sent it") {
      $0.sender = $1
    },
    Field("text", .text, "the text, or the name of a file") { $0.text = $1 },
    Field("sentTime", .nearTime, "when it was sent; by default now") { $0.time = $1 },
    Field("type", ValueShape<ChatMessage.Kind>.choice, "the type; by default text") {
      $0.kind = $1
    },
    Field(
      "status", ValueShape<ChatMessage.Status>.choice,
      "the delivery status of a message of the current user; by default sent"
    ) { $0.status = $1 },
    Field("mentionsMe", .bool, "whether it mentions the current user") { $0.mentionsMe = $1 },
    Field(
      "senderUserInfo", .record(ChatMessage.Sender.table, startingWith: ChatMessage.Sender()),
      "the sender's profile, if the message carries it"
    ) { $0.senderInfo = $1 },
  ]
  static let table = RecordTable(
    "a message", fields,
    otherWords: ["message": "text", "createdAt": "sentTime", "time": "sentTime"])

  /// Returns the message with its sender.
  func dated(from senderId: String) -> FixtureMessage {
    var info = senderInfo
    if info?.userId == nil { info?.userId = senderId }
    return FixtureMessage(
      message: ChatMessage(
        senderId: senderId, kind: kind, text: text, status: status, mentionsMe: mentionsMe,
        senderInfo: info),
      time: time)
  }
}

extension ChatMessage.Sender {
  /// The keys of a profile in a message in YAML.
  static let table = RecordTable<ChatMessage.Sender>(
    "a sender's profile",
    [
      Field("userId", .text, "the id; by default the sender's") { $0.userId = $1 },
      Field("name", .text, "the name") { $0.name = $1 },
      Field("portraitUri", .text, "the address of the picture") { $0.portraitUri = $1 },
      Field("alias", .text, "another name of the sender") {
        $0.alias = $1
      },
    ])
}
