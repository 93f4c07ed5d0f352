import DioramaKit

/// The identifier of a conversation: with a person, in a group, or with the service.
public struct ConversationKey: Sendable, Hashable {
  /// The kinds of conversations.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A conversation with one person; its id is the person's.
    case direct
    /// A conversation in a group; its id is the group's.
    case group
    /// Messages of the service; its id is that of a user who represents the service.
    case system
  }

  /// The kind of the conversation.
  public let kind: Kind
  /// The id, unique among conversations of that kind.
  public let channelId: String

  /// Creates an identifier.
  public init(_ kind: Kind, _ channelId: String) {
    self.kind = kind
    self.channelId = channelId
  }
}

/// A conversation in the list of conversations.
public struct ChatConversation: Sendable, Hashable {
  /// The identifier of the conversation.
  public let key: ConversationKey
  /// The number of unread messages.
  public var unreadCount: Int
  /// The number of unread messages that mention the current user.
  public var mentionedCount: Int
  /// Whether it is pinned, and so listed before the others.
  public var isPinned: Bool
  /// Whether its notifications are off.
  public var isMuted: Bool
  /// The text that was typed but not sent.
  public var draft: String?
  /// The time of the last change, in milliseconds since 1970; 0 if unknown.
  public var operationTime: Int
  /// The newest message.
  public var lastMessage: ChatMessage?

  /// Creates a conversation.
  public init(
    _ key: ConversationKey, unreadCount: Int = 0, mentionedCount: Int = 0, isPinned: Bool = false,
    isMuted: Bool = false, draft: String? = nil, operationTime: Int = 0,
    lastMessage: ChatMessage? = nil
  ) {
    self.key = key
    self.unreadCount = unreadCount
    self.mentionedCount = mentionedCount
    self.isPinned = isPinned
    self.isMuted = isMuted
    self.draft = draft
    self.operationTime = operationTime
    self.lastMessage = lastMessage
  }

  /// The time by which the list is sorted: that of the newest message, else of the last change.
  public var time: Int {
    if let time = lastMessage?.sentTime, time != 0 { return time }
    return operationTime
  }
}

/// A conversation of a fixture.
struct FixtureConversation: Sendable {
  /// The conversation; the run sets its times and its message.
  var conversation: ChatConversation
  /// The time of the last change.
  var operationTime: TimeExpression?
  /// The newest message; nil means the newest of the conversation's messages.
  var lastMessage: FixtureMessage?
}

extension FixtureConversation: Identified {
  var id: String { conversation.key.id }
}

/// The messages of a conversation in a fixture.
struct ChatHistory: Sendable {
  /// The conversation.
  let key: ConversationKey
  /// The messages in the fixture's order.
  let messages: [FixtureMessage]
  /// The indexes of the messages, the oldest first; nil if some times are relative to a screen's
  /// clock, so that the order may differ between runs.
  let order: [Int32]?

  init(_ key: ConversationKey, _ messages: [FixtureMessage]) {
    self.key = key
    self.messages = messages
    order = fixedOrder(of: messages.map(\.time))
  }
}

extension ChatHistory: Identified {
  var id: String { key.id }
}

extension ConversationKey {
  /// The identifier as one text; empty without an id.
  var id: String { channelId.isEmpty ? "" : "\(kind.rawValue) \(channelId)" }
}

/// Returns the indexes of times, the earliest first; nil if the times have different bases or
/// calendar days, so that the order may differ between runs.
func fixedOrder(of times: [TimeExpression]) -> [Int32]? {
  times.allSatisfy { $0.base == times[0].base && $0.days == 0 }
    ? oldestFirst(times.map(\.offset)) : nil
}

/// Returns the indexes of times, the earliest first; equal ones keep their order.
func oldestFirst(_ times: [Int]) -> [Int32] {
  times.indices
    .map { Int32(truncatingIfNeeded: $0) }
    .sorted { (times[Int($0)], $0) < (times[Int($1)], $1) }
}
