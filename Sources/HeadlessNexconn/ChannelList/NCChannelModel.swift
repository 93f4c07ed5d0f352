import ChatBackend
import HeadlessUIKit

/// A row of the channel list.
public final class NCChannelModel: NSObject {
  /// Whether the row is a channel, or what an app makes of it.
  public var conversationModelType = NCChannelModelType.CONVERSATION_MODEL_TYPE_NORMAL
  /// Whatever an app keeps with the row.
  public var extend: Any?
  /// The sort of the channel.
  public var channelType: NCChannelType
  /// The other person, or the group.
  public var channelId: String
  /// The part of a community; the service has no communities, so it is an app's.
  public var subChannelId: String?
  /// The title that the row showed last, which the chat page gets (N129).
  public var conversationTitle: String?
  /// How many messages nobody has read.
  public var unreadMessageCount = 0
  /// How many of them mention the current user.
  public var mentionedCount: Int32 = 0
  /// Whether the row stands above those that are not pinned.
  public var isTop = false
  /// The colour behind the row while it is pinned; nil for the cell's own.
  public var topCellBackgroundColor: UIColor?
  /// The colour behind the row while it is not pinned; nil for the cell's own.
  public var cellBackgroundColor: UIColor?
  /// When the newest message came in, in milliseconds since 1970; here when it was sent.
  public var receivedTime: Int64 = 0
  /// When the newest message was sent, in milliseconds since 1970; 0 without one.
  public var sentTime: Int64 = 0
  /// When the channel last changed, in milliseconds since 1970.
  public var operationTime: Int64 = 0
  /// What was typed and not sent.
  public var draft: String?
  /// Whether the channel's messages make noise.
  public var noDisturbLevel = NCChannelNoDisturbLevel.allMessage
  /// Who sent the newest message.
  public var senderUserId: String?
  /// What the newest message says.
  public var latestMessage: NCMessageContent?
  /// Which way the newest message went.
  public var latestMessageDirection = NCMessageDirection.receive
  /// How far the newest message has come.
  public var sentStatus = NCMessageSentStatus.sent
  /// What a notice said of the group; it wins over the cache (N128, N138).
  public var dataManagementInfo: NCDataManagementInfo?

  /// A row of an app's own.
  ///
  /// The real kit makes one from a channel of its SDK, which is not here.
  ///
  /// - Parameters:
  ///   - channelType: The sort of the channel.
  ///   - channelId: The other person, or the group.
  public init(channelType: NCChannelType, channelId: String) {
    self.channelType = channelType
    self.channelId = channelId
  }

  /// The row of a channel, as the current user sees it.
  convenience init(_ conversation: ChatConversation, me: String?) {
    let key = conversation.key
    self.init(channelType: NCChannelType(key.kind), channelId: key.channelId)
    update(with: conversation, me: me)
  }

  /// Whether somebody has mentioned the current user in a message that nobody has read.
  public var hasUnreadMentioned: Bool { mentionedCount > 0 }

  /// Takes over a message as the newest one.
  ///
  /// - Parameter message: The message.
  public func update(with message: NCMessage) {
    senderUserId = message.senderUserId
    latestMessage = message.content
    latestMessageDirection = message.direction
    sentStatus = message.sentStatus
    sentTime = Int64(message.sentTime)
    receivedTime = sentTime
  }

  /// Whether there is a newest message.
  public func hasLatestMessage() -> Bool { latestMessage != nil }
  /// Whether the newest message is the current user's.
  public func lastMessageIsSend() -> Bool {
    hasLatestMessage() && latestMessageDirection == .send
  }
  /// Whether the newest message is somebody else's.
  public func lastMessageIsReceive() -> Bool {
    hasLatestMessage() && latestMessageDirection == .receive
  }
  /// Whether the newest message is the current user's and on its way.
  public func lastMessageIsSending() -> Bool { lastMessageIsSend() && sentStatus == .sending }
  /// Whether the newest message is the current user's and was not sent.
  public func lastMessageIsFailed() -> Bool { lastMessageIsSend() && sentStatus == .failed }
  /// Whether the channel's messages make no noise.
  public func conversationIsMuted() -> Bool { noDisturbLevel == .muted }

  /// Whether the channel is of a sort.
  public func isChannelType(_ channelType: NCChannelType) -> Bool {
    self.channelType == channelType
  }

  /// Whether the row is that of a channel; Objective-C calls it `isMatchingChannelType:channelId:`.
  ///
  /// - Parameters:
  ///   - channelType: The sort of the channel.
  ///   - channelId: The other person, or the group.
  public func `is`(matching channelType: NCChannelType, channelId: String) -> Bool {
    self.channelType == channelType && self.channelId == channelId
  }

  /// The channel as the service has it.
  var key: ConversationKey? { channelType.kind.map { ConversationKey($0, channelId) } }

  /// Takes over what the service says of the channel now.
  func update(with conversation: ChatConversation, me: String?) {
    unreadMessageCount = conversation.unreadCount
    mentionedCount = Int32(clamping: conversation.mentionedCount)
    isTop = conversation.isPinned
    operationTime = Int64(conversation.operationTime)
    draft = conversation.draft
    noDisturbLevel = conversation.isMuted ? .muted : .allMessage
    if let message = conversation.lastMessage {
      update(with: NCMessage(message, me: me))
    } else {
      latestMessage = nil
      senderUserId = nil
      sentTime = 0
      receivedTime = 0
    }
  }
}

/// What a notice says of a channel, which its row keeps (N138).
public final class NCDataManagementInfo {
  /// The name.
  public var name: String?
  /// Where the picture is.
  public var portraitUri: String?
  /// Nothing yet.
  public init() {}
}

/// What a row of the channel list stands for; the cases have the names that the importer makes.
public enum NCChannelModelType: UInt, Sendable {
  /// A channel, in the kit's own cell.
  case CONVERSATION_MODEL_TYPE_NORMAL = 1
  /// What an app makes of it, in a cell of the app's.
  case CONVERSATION_MODEL_TYPE_CUSTOMIZATION = 2
}

extension NCChannelModel {
  /// The time that the list goes by.
  var time: Int { Int(sentTime == 0 ? operationTime : sentTime) }
}
