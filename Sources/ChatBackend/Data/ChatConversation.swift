import DioramaKit

/// Which conversation is meant: with a person, in a group, or with the service.
public struct ConversationKey: Sendable, Hashable {
  /// The sorts of conversations.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// With one person; its id is the person's.
    case direct
    /// In a group; its id is the group's.
    case group
    /// What the service says; its id is that of a user who speaks for it.
    case system
  }

  /// The sort.
  public let kind: Kind
  /// The id among conversations of that sort.
  public let channelId: String

  /// The name of a conversation.
  public init(_ kind: Kind, _ channelId: String) {
    self.kind = kind
    self.channelId = channelId
  }
}

/// A conversation as the list of conversations shows it.
public struct ChatConversation: Sendable, Hashable {
  /// Which one.
  public let key: ConversationKey
  /// How many messages nobody has read.
  public var unreadCount: Int
  /// How many of them mention the current user.
  public var mentionedCount: Int
  /// Whether it stands above those that are not pinned.
  public var isPinned: Bool
  /// Whether its messages make no noise.
  public var isMuted: Bool
  /// What was typed and not sent.
  public var draft: String?
  /// When it last changed, in milliseconds since 1970; 0 when that is not known.
  public var operationTime: Int
  /// The newest message.
  public var lastMessage: ChatMessage?

  /// A conversation.
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

  /// The time that the list goes by: that of the newest message, else of the last change.
  public var time: Int {
    if let time = lastMessage?.sentTime, time != 0 { return time }
    return operationTime
  }
}

/// A conversation as a fixture has it.
struct FixtureConversation: Sendable {
  /// The conversation; its times and its message are filled in by the run.
  var conversation: ChatConversation
  /// When it last changed.
  var operationTime: TimeExpression?
  /// The newest message; nil means the newest of the conversation's messages.
  var lastMessage: FixtureMessage?
}

extension FixtureConversation: Identified {
  var id: String { conversation.key.id }
}

/// The messages of a conversation, as a fixture has them.
struct ChatHistory: Sendable {
  /// Which conversation.
  let key: ConversationKey
  /// The messages in the fixture's order.
  let messages: [FixtureMessage]
  /// The places of the messages, the oldest first; nil when some of their times are counted from a
  /// screen's clock, so that each run has an order of its own.
  let order: [Int32]?

  init(_ key: ConversationKey, _ messages: [FixtureMessage]) {
    self.key = key
    self.messages = messages
    order =
      messages.allSatisfy { $0.time.base == .epoch }
      ? oldestFirst(messages.map(\.time.offset)) : nil
  }
}

extension ChatHistory: Identified {
  var id: String { key.id }
}

extension ConversationKey {
  /// The name as one text; empty without an id.
  var id: String { channelId.isEmpty ? "" : "\(kind.rawValue) \(channelId)" }
}

/// The places of moments, the earliest first; equal ones stay in their order.
func oldestFirst(_ times: [Int]) -> [Int32] {
  times.indices
    .map { Int32(truncatingIfNeeded: $0) }
    .sorted { (times[Int($0)], $0) < (times[Int($1)], $1) }
}
