import ChatBackend
import HeadlessUIKit

/// A message of a channel, as it was when the object was created. Only its replies and the message
/// that it replies to are in their present state.
open class BaseMessage: NSObject {
  final private(set) var stored: ChannelMessage
  private let channel: BaseChannel
  /// The type of the message's channel.
  public final let channelType: ChannelType
  /// The user who sent it; nil for a message from the service.
  public final let sender: Sender?
  /// The users whom it mentions.
  public final let mentionedUsers: [User]
  /// The ID of the request that sends it; empty for a message that others sent.
  public final var requestId: String { stored.requestId }
  /// Further data of the message, such as a template. Fixtures have none.
  public final internal(set) var extendedMessagePayload: [String: Any] = [:]

  init(_ message: ChannelMessage, in channel: BaseChannel) {
    stored = message
    self.channel = channel
    channelType = channel.channelType
    let service = channel.service
    sender = message.senderId.map { id in
      // A sender may have left the channel; an operator of an open channel need not be in it.
      Sender(
        service.member(id, of: channel.channelURL)
          ?? ChatMember(
            user: service.user(id) ?? ChatUser(userId: id),
            isOperator: service.isOperator(id, of: channel.channelURL)))
    }
    mentionedUsers = message.mentionedUserIds.compactMap { service.user($0).map { User($0) } }
  }

  /// The URL of the message's channel.
  public final var channelURL: String { channel.channelURL }
  /// The number, unique in the channel; 0 while the message is being sent.
  public final var messageId: Int64 { Int64(stored.messageId) }
  /// The time when it was sent, in milliseconds since 1970.
  public final var createdAt: Int64 { Int64(stored.createdAt) }
  /// The time of the last change, in milliseconds since 1970; 0 without one.
  public final var updatedAt: Int64 { Int64(stored.updatedAt) }
  /// The number of the message that it replies to; 0 for none.
  public final var parentMessageId: Int64 { Int64(stored.parentMessageId ?? 0) }
  /// The message that it replies to; nil for none.
  public final var parentMessage: BaseMessage? {
    guard let id = stored.parentMessageId else { return nil }
    return channel.service.message(id, in: channelURL).map { Self.make($0, in: channel) }
  }
  /// The replies.
  public final var threadInfo: ThreadInfo { ThreadInfo(of: stored, in: channel) }
  /// The custom type of the app; nil without one.
  public final var customType: String? { stored.customType }
  /// Custom data of the app.
  public final var data: String { stored.data }
  /// The text with the IDs of the mentioned users; nil without one.
  public final var mentionedMessageTemplate: String? { stored.mentionedMessageTemplate }
  /// Further values; nil without any.
  public final var metaArrays: [MessageMetaArray]? {
    stored.metaArrays.isEmpty
      ? nil : stored.metaArrays.map { MessageMetaArray(key: $0.key, value: $0.value) }
  }
  /// The preview of a link; nil without one.
  public final var ogMetaData: OGMetaData? { stored.linkPreview.map { OGMetaData($0) } }
  /// The replies that the message suggests; nil without any.
  public final var suggestedReplies: [String]? {
    extendedMessagePayload["suggested_replies"] as? [String]
  }
  /// Whether the message does not count as unread.
  public final var isSilent: Bool { stored.isSilent }
  /// Whether its sender is an operator.
  public final var isOperatorMessage: Bool { sender?.role == .operator }
  /// The parameters of a message that the run has sent; nil for others.
  open var messageParams: BaseMessageCreateParams? { SendRequests.current?.params[requestId] }
  /// Applies a change to the reactions.
  ///
  /// - Returns: whether the event is about this message.
  @discardableResult
  public final func apply(_ reactionEvent: ReactionEvent) -> Bool {
    guard reactionEvent.messageId == messageId else { return false }
    _ = stored.setReaction(
      reactionEvent.operation == .add, reactionEvent.key, of: reactionEvent.userId)
    return true
  }

  /// The reactions of users.
  public final var reactions: [Reaction] { stored.reactions.map { Reaction($0) } }

  /// The text; empty for a message with files.
  public final var message: String {
    switch stored.content {
    case .text(let text), .admin(let text): text
    case .file, .files: ""
    }
  }

  /// The sending status.
  public final var sendingStatus: MessageSendingStatus {
    MessageSendingStatus(stored.sendingStatus)
  }

  /// Creates the object of the class for a message.
  static func make(_ message: ChannelMessage, in channel: BaseChannel) -> BaseMessage {
    switch message.content {
    case .text: UserMessage(message, in: channel)
    case .file: FileMessage(message, in: channel)
    case .files: MultipleFilesMessage(message, in: channel)
    case .admin: AdminMessage(message, in: channel)
    }
  }
}

/// A text message from a user.
public final class UserMessage: BaseMessage {
  /// The translations by language; always empty.
  public var translations: [String: String] { [:] }
}

/// A message from the service or the app, without a sender.
public final class AdminMessage: BaseMessage {}

/// A message with a file.
public final class FileMessage: BaseMessage {
  private var file: ChannelFile {
    if case .file(let file) = stored.content { file } else { ChannelFile() }
  }

  /// The URL of the file.
  public var url: String { file.url }
  /// The name of the file.
  public var name: String { file.name }
  /// The MIME type of the file, such as `image/png`.
  public var type: String { file.type }
  /// The size of the file in bytes.
  public var size: UInt { UInt(file.size) }
  /// Smaller pictures; always empty.
  public var thumbnails: [Thumbnail] { [] }
}

/// A message with several files.
public final class MultipleFilesMessage: BaseMessage {
  /// The files.
  public var files: [UploadedFileInfo] {
    if case .files(let files) = stored.content { files.map { UploadedFileInfo($0) } } else { [] }
  }

  /// The number of files.
  public var filesCount: Int { files.count }
  /// The parameters of a message that the run has sent; nil for others.
  public override var messageParams: MultipleFilesMessageCreateParams? {
    super.messageParams as? MultipleFilesMessageCreateParams
  }
}
