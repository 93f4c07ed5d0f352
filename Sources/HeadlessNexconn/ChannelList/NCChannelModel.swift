import ChatBackend
import HeadlessUIKit

/// A row of the channel list.
public final class NCChannelModel {
  /// Whether the row is a channel, or what an app makes of it.
  public var conversationModelType = NCChannelModelType.normal
  /// Whatever an app keeps with the row.
  public var extend: AnyObject?
  /// The sort of the channel.
  public let channelType: NCChannelType
  /// The other person, or the group.
  public let channelId: String
  /// The title that the row showed last, which the chat page gets (N129).
  public var conversationTitle: String?
  /// How many messages nobody has read.
  public var unreadMessageCount = 0
  /// How many of them mention the current user.
  public var mentionedCount = 0
  /// Whether the row stands above those that are not pinned.
  public var isTop = false
  /// When the newest message was sent, in milliseconds since 1970; 0 without one.
  public var sentTime = 0
  /// When the channel last changed, in milliseconds since 1970.
  public var operationTime = 0
  /// What was typed and not sent.
  public var draft: String?
  /// Whether the channel's messages make noise.
  public var noDisturbLevel = NCChannelNoDisturbLevel.allMessage
  /// The newest message.
  public var latestMessage: NCMessage?
  /// What a notice said of the group; it wins over the cache (N128, N138).
  public var dataManagementInfo: NCDataManagementInfo?

  /// A row of an app's own.
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
  /// Who sent the newest message.
  public var senderUserId: String? { latestMessage?.senderUserId }

  /// The channel as the service has it.
  var key: ConversationKey? { channelType.kind.map { ConversationKey($0, channelId) } }

  /// Takes over what the service says of the channel now.
  func update(with conversation: ChatConversation, me: String?) {
    unreadMessageCount = conversation.unreadCount
    mentionedCount = conversation.mentionedCount
    isTop = conversation.isPinned
    operationTime = conversation.operationTime
    draft = conversation.draft
    noDisturbLevel = conversation.isMuted ? .muted : .allMessage
    latestMessage = conversation.lastMessage.map { NCMessage($0, me: me) }
    sentTime = latestMessage?.sentTime ?? 0
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

/// What a row of the channel list stands for.
public enum NCChannelModelType: Int, Sendable {
  /// A channel, in the kit's own cell.
  case normal = 1
  /// What an app makes of it, in a cell of the app's.
  case customization = 2
}

extension NCChannelModel {
  /// The time that the list goes by.
  var time: Int { sentTime == 0 ? operationTime : sentTime }
}
