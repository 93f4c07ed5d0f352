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
    /// The ids of the users, in the order in which they added it.
    public internal(set) var userIds: [String]
  }

  /// Further values under a key.
  public struct MetaArray: Sendable, Hashable {
    /// The key.
    public var key = ""
    /// The values.
    public var value: [String] = []

    /// Creates values without a key.
    public init() {}
  }

  /// The preview of the web page of a link.
  public struct LinkPreview: Sendable, Hashable {
    /// The title.
    public var title: String?
    /// The description.
    public var description: String?
    /// The address.
    public var url: String?
    /// The address of the picture.
    public var imageURL: String?
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
  public var readBy: Set<String> = []
  /// The ids of the users whose devices have received it; those who have read it need not be
  /// listed.
  public var deliveredTo: Set<String> = []
  /// The reactions.
  public var reactions: [Reaction] = []
  /// The ids of the users whom it mentions.
  public var mentionedUserIds: [String] = []
  /// The number of the message that it replies to.
  public var parentMessageId: Int?
  /// The sending status.
  public var sendingStatus = SendingStatus.succeeded
  /// The id of the request that sends it; empty for a message that was sent by others.
  public var requestId = ""
  /// The text with the ids of the mentioned users; nil without mentions.
  public var mentionedMessageTemplate: String?
  /// The custom type of the app; nil without one.
  public var customType: String?
  /// Custom data of the app.
  public var data = ""
  /// Further values.
  public var metaArrays: [MetaArray] = []
  /// The preview of a link; nil without one.
  public var linkPreview: LinkPreview?
  /// Whether it does not count as unread.
  public var isSilent = false

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
  /// The positions in `messages` by number.
  let positions: [Int: Int]
  /// The numbers of the messages that were sent, the oldest first; nil if the order may differ
  /// between runs.
  let order: [Int]?
  /// The numbers of the messages that were not sent.
  let unsent: [Int]
  /// The numbers of the replies to a message.
  let replies: [Int: [Int]]
  /// The greatest number.
  let lastNumber: Int

  init(_ messages: [FixtureChannelMessage]) {
    self.messages = messages
    var positions: [Int: Int] = [:]
    var replies: [Int: [Int]] = [:]
    for (position, message) in messages.map(\.message).enumerated() {
      positions[message.messageId] = position
      if let parent = message.parentMessageId {
        replies[parent, default: []].append(message.messageId)
      }
    }
    (self.positions, self.replies) = (positions, replies)
    let isSent = messages.map { $0.message.sendingStatus == .succeeded }
    order = fixedOrder(of: messages.map(\.createdAt)).map { order in
      order.filter { isSent[Int($0)] }.map { messages[Int($0)].message.messageId }
    }
    unsent = messages.map(\.message).filter { $0.sendingStatus != .succeeded }.map(\.messageId)
    lastNumber = positions.keys.max() ?? 0
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
  /// The messages that the run has added or changed, by number.
  var changed: [Int: ChannelMessage] = [:]
  /// The numbers of the messages that the run has added.
  var added: [Int] = []
  /// The numbers of the fixture's messages that the run has deleted.
  var deleted: Set<Int> = []
  /// The numbers of the messages that were sent, the oldest first; nil means the fixture's.
  var order: [Int]?
  /// The messages that the run is sending or has failed to send, in the order of their requests.
  var unsent: [ChannelMessage] = []
  /// The greatest number in this run; nil means the fixture's.
  var lastNumber: Int?
  /// The times up to which users have read all messages in this run.
  var readTimes: [String: Int] = [:]
  /// The times up to which users have received all messages in this run.
  var deliveryTimes: [String: Int] = [:]
}
