import DioramaKit

/// A message of a group or open channel in Sendbird's terms.
public struct ChannelMessage: Sendable, Hashable {
  /// The content of a message, which is also its kind.
  public enum Content: Sendable, Hashable {
    /// The text of a user.
    case text(String)
    /// One file.
    case file(ChannelFile)
    /// Several files.
    case files([ChannelFile])
    /// The text of the service or the app, without a sender.
    case admin(String)
  }

  /// The sending status of a message.
  public enum SendingStatus: String, Sendable, Hashable, CaseIterable {
    /// The message is being sent.
    case pending
    /// Sending failed.
    case failed
    /// The message was sent.
    case succeeded
    /// Sending was canceled.
    case canceled
  }

  /// The users who added a reaction.
  public struct Reaction: Sendable, Hashable {
    /// The emoji, or its key.
    public let key: String
    /// The ids of the users, in the fixture's order.
    public let userIds: [String]
  }

  /// The number, unique in its channel.
  public var messageId: Int
  /// The content.
  public var content: Content
  /// The sender's id; nil for the service.
  public var senderId: String?
  /// The time when it was sent, in milliseconds since 1970.
  public var createdAt = 0
  /// The time of the last change, in milliseconds since 1970; 0 if it was not changed.
  public var updatedAt = 0
  /// The ids of the users who have read it.
  public var readBy: [String] = []
  /// The ids of the users whose devices have received it; those who have read it need not be
  /// listed.
  public var deliveredTo: [String] = []
  /// The reactions.
  public var reactions: [Reaction] = []
  /// The ids of the users whom it mentions.
  public var mentionedUserIds: [String] = []
  /// The number of the message that it answers.
  public var parentMessageId: Int?
  /// The sending status.
  public var sendingStatus = SendingStatus.succeeded

  /// Creates a message.
  public init(_ messageId: Int, _ content: Content, from senderId: String? = nil) {
    self.messageId = messageId
    self.content = content
    self.senderId = senderId
  }
}

/// A file of a message.
public struct ChannelFile: Sendable, Hashable {
  /// The name.
  public var name = ""
  /// The MIME type.
  public var type = ""
  /// The size in bytes.
  public var size = 0
  /// The address.
  public var url = ""

  /// Creates a file without values.
  public init() {}
}

/// A message of a fixture, whose times may be relative to a screen's clock.
struct FixtureChannelMessage: Sendable, Hashable {
  /// The message; the run sets its times.
  var message: ChannelMessage
  /// The time when it was sent.
  var createdAt: TimeExpression
  /// The time of the last change.
  var updatedAt: TimeExpression?
}

/// The messages of a channel in a fixture, shared by all copies of the channel.
final class ChannelHistory: Sendable {
  /// A history without messages.
  static let empty = ChannelHistory([])

  /// The messages in the fixture's order.
  let messages: [FixtureChannelMessage]
  /// The indexes of the messages, the oldest first; nil if the order may differ between runs.
  let order: [Int32]?

  init(_ messages: [FixtureChannelMessage]) {
    self.messages = messages
    order = fixedOrder(of: messages.map(\.createdAt))
  }
}

/// The state of a channel that changes with its messages: of the fixture at first.
struct ChannelActivity: Sendable, Hashable {
  /// The number of unread messages of the current user; nil means those after `lastRead`.
  var unreadCount: Int?
  /// The number of unread messages that mention the current user; nil means to count them.
  var unreadMentionCount: Int?
  /// The time when the current user last read the channel.
  var lastRead: TimeExpression?
  /// The ids of the users who are typing, in the order in which they began.
  var typing: [String] = []
  /// The messages that the run has added.
  var added: [ChannelMessage] = []
  /// The times up to which users have read all messages in this run.
  var readTimes: [String: Int] = [:]
  /// The times up to which users have received all messages in this run.
  var deliveryTimes: [String: Int] = [:]
}
