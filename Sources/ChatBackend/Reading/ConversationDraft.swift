import DioramaKit
import YAML

/// A conversation that is still names.
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
      Field("channelType", ValueShape<ConversationKey.Kind>.choice, "its sort; by default direct") {
        $0.kind = $1
      },
      Field(
        "channelId", .channelId, required: true, "the other person, or the group"
      ) { $0.channel = $1 },
      Field("unreadCount", .integer(), "how many messages nobody has read") {
        $0.unreadCount = $1
      },
      Field(
        "mentionedCount", .integer(),
        "how many of them mention the current user; by default what the last message says"
      ) { $0.mentionedCount = $1 },
      Field("isPinned", .bool, "whether it stands above the others") { $0.isPinned = $1 },
      Field("isMuted", .bool, "whether its messages make no noise") { $0.isMuted = $1 },
      Field("draft", .text, "what was typed and not sent") { $0.draft = $1 },
      Field(
        "operationTime", .nearTime, "when it last changed, for one without messages"
      ) { $0.operationTime = $1 },
      Field(
        "lastMessage", .deferred(.record(MessageDraft.table.descriptions)),
        "the newest message; by default that of 'messages'"
      ) { $0.lastMessage = $1 },
    ])
}

/// The messages of a conversation that are still names.
struct HistoryDraft {
  var kind: ConversationKey.Kind?
  var channel: Node?
  var messages: Node?

  static let table = RecordTable<HistoryDraft>(
    "a history",
    [
      Field(
        "channelType", ValueShape<ConversationKey.Kind>.choice,
        "the conversation's sort; by default direct"
      ) { $0.kind = $1 },
      Field("channelId", .channelId, required: true, "the other person, or the group") {
        $0.channel = $1
      },
      Field(
        "messages", .deferred(.list(.record(MessageDraft.table.descriptions))), required: true,
        "what was written in it, in any order"
      ) { $0.messages = $1 },
    ])
}

extension ValueShape where Value == Node {
  /// The id of a user or group, whichever the conversation is with.
  fileprivate static var channelId: ValueShape {
    .deferred(.either([.reference("user"), .reference("group")]))
  }
}

extension ValueShape where Value == TimeExpression {
  private static var farthest: Int { 1 << 53 }

  /// A moment near enough to count from it without leaving the range of numbers.
  static var nearTime: ValueShape {
    ValueShape.time.map { (-farthest...farthest).contains($0.offset) ? $0 : nil }
  }
}
