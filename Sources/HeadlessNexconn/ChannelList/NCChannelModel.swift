import ChatBackend
import HeadlessUIKit

/// A row of the channel list.
public final class NCChannelModel: NSObject {
  /// Whether the row is a channel or an app's own row.
  public var conversationModelType = NCChannelModelType.CONVERSATION_MODEL_TYPE_NORMAL
  /// The app's own data for the row.
  public var extend: Any?
  /// The type of the channel.
  public var channelType: NCChannelType
  /// The id of the other person or of the group.
  public var channelId: String
  /// The id of a part of a community, for an app's use; the service has no communities.
  public var subChannelId: String?
  /// The last title of the row, which the chat page also gets (N129).
  public var conversationTitle: String?
  /// The number of unread messages.
  public var unreadMessageCount = 0
  /// The number of them that mention the current user.
  public var mentionedCount: Int32 = 0
  /// Whether the channel is pinned.
  public var isTop = false
  /// The background color of the row while it is pinned; nil for the cell's color.
  public var topCellBackgroundColor: UIColor?
  /// The background color of the row while it is not pinned; nil for the cell's color.
  public var cellBackgroundColor: UIColor?
  /// When the newest message was received, in milliseconds since 1970; here the time when it was
  /// sent.
  public var receivedTime: Int64 = 0
  /// When the newest message was sent, in milliseconds since 1970; 0 if there is no message.
  public var sentTime: Int64 = 0
  /// When the channel last changed, in milliseconds since 1970.
  public var operationTime: Int64 = 0
  /// The text that was typed but not sent.
  public var draft: String?
  /// Whether the channel's messages make a sound.
  public var noDisturbLevel = NCChannelNoDisturbLevel.allMessage
  /// The id of the sender of the newest message.
  public var senderUserId: String?
  /// The content of the newest message.
  public var latestMessage: NCMessageContent?
  /// The direction of the newest message.
  public var latestMessageDirection = NCMessageDirection.receive
  /// The sending status of the newest message.
  public var sentStatus = NCMessageSentStatus.sent
  /// The group's values from the last update; they take precedence over the cache (N128, N138).
  public var dataManagementInfo: NCDataManagementInfo?

  /// Creates an app's own row.
  ///
  /// The real kit creates one from a channel of its SDK, which does not exist here.
  ///
  /// - Parameters:
  ///   - channelType: The type of the channel.
  ///   - channelId: The id of the other person or of the group.
  public init(channelType: NCChannelType, channelId: String) {
    self.channelType = channelType
    self.channelId = channelId
  }

  /// Creates the row of a channel, as the current user sees it.
  convenience init(_ conversation: ChatConversation, me: String?) {
    let key = conversation.key
    self.init(channelType: NCChannelType(key.kind), channelId: key.channelId)
    update(with: conversation, me: me)
  }

  /// Whether unread messages mention the current user.
  public var hasUnreadMentioned: Bool { mentionedCount > 0 }

  /// Makes a message the newest one.
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

  /// Returns whether there is a newest message.
  public func hasLatestMessage() -> Bool { latestMessage != nil }
  /// Returns whether the newest message is from the current user.
  public func lastMessageIsSend() -> Bool {
    hasLatestMessage() && latestMessageDirection == .send
  }
  /// Returns whether the newest message is from another person.
  public func lastMessageIsReceive() -> Bool {
    hasLatestMessage() && latestMessageDirection == .receive
  }
  /// Returns whether the newest message is from the current user and is being sent.
  public func lastMessageIsSending() -> Bool { lastMessageIsSend() && sentStatus == .sending }
  /// Returns whether the newest message is from the current user and failed.
  public func lastMessageIsFailed() -> Bool { lastMessageIsSend() && sentStatus == .failed }
  /// Returns whether the channel is muted.
  public func conversationIsMuted() -> Bool { noDisturbLevel == .muted }

  /// Returns whether the channel has a type.
  public func isChannelType(_ channelType: NCChannelType) -> Bool {
    self.channelType == channelType
  }

  /// Returns whether the row belongs to a channel; in Objective-C
  /// `isMatchingChannelType:channelId:`.
  ///
  /// - Parameters:
  ///   - channelType: The type of the channel.
  ///   - channelId: The id of the other person or of the group.
  public func `is`(matching channelType: NCChannelType, channelId: String) -> Bool {
    self.channelType == channelType && self.channelId == channelId
  }

  /// The service's key of the channel.
  var key: ConversationKey? { channelType.kind.map { ConversationKey($0, channelId) } }

  /// Updates the row from a conversation of the service.
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

/// The values of a group update, which the row keeps (N138).
public final class NCDataManagementInfo {
  /// The name.
  public var name: String?
  /// The address of the picture.
  public var portraitUri: String?
  /// Creates an empty value.
  public init() {}
}

/// The type of a row of the channel list; the cases have the names that Swift imports from
/// Objective-C.
public enum NCChannelModelType: UInt, Sendable {
  /// A channel, in the kit's own cell.
  case CONVERSATION_MODEL_TYPE_NORMAL = 1
  /// An app's own row, in a cell of the app.
  case CONVERSATION_MODEL_TYPE_CUSTOMIZATION = 2
}

extension NCChannelModel {
  /// The time by which the list is sorted.
  var time: Int { Int(sentTime == 0 ? operationTime : sentTime) }
}
