import ChatBackend
import HeadlessUIKit

/// A message of a channel, as it was when the object was created.
open class BaseMessage: NSObject {
  final let stored: ChannelMessage
  /// The ID of the message's channel.
  public final let channelURL: String
  /// The type of the message's channel.
  public final let channelType: ChannelType
  /// The user who sent it; nil for a message from the service.
  public final let sender: Sender?
  /// The users whom it mentions.
  public final let mentionedUsers: [User]
  /// Further data of the message, such as a template. Fixtures have none.
  public final internal(set) var extendedMessagePayload: [String: Any] = [:]

  init(_ message: ChannelMessage, in channel: BaseChannel) {
    stored = message
    channelURL = channel.channelURL
    channelType = channel.channelType
    let service = channel.service
    sender = message.senderId.map { id in
      // A sender may have left the channel.
      Sender(
        service.member(id, of: channel.channelURL)
          ?? ChatMember(user: service.user(id) ?? ChatUser(userId: id)))
    }
    mentionedUsers = message.mentionedUserIds.compactMap { service.user($0).map { User($0) } }
  }

  /// The number, unique in the channel.
  public final var messageId: Int64 { Int64(stored.messageId) }
  /// The time when it was sent, in milliseconds since 1970.
  public final var createdAt: Int64 { Int64(stored.createdAt) }
  /// The time of the last change, in milliseconds since 1970; 0 without one.
  public final var updatedAt: Int64 { Int64(stored.updatedAt) }
  /// The number of the message that it answers; 0 for none.
  public final var parentMessageId: Int64 { Int64(stored.parentMessageId ?? 0) }
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
    switch stored.sendingStatus {
    case .pending: .pending
    case .failed: .failed
    case .succeeded: .succeeded
    case .canceled: .canceled
    }
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
public final class UserMessage: BaseMessage {}

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
}

/// A message with several files.
public final class MultipleFilesMessage: BaseMessage {
  /// The files.
  public var files: [UploadedFileInfo] {
    if case .files(let files) = stored.content { files.map { UploadedFileInfo($0) } } else { [] }
  }

  /// The number of files.
  public var filesCount: Int { files.count }
}

/// A file of a message with several files.
public final class UploadedFileInfo: NSObject {
  /// The URL.
  public let url: String
  /// The name.
  public let fileName: String?
  /// The MIME type.
  public let mimeType: String?
  /// The size in bytes.
  public let fileSize: UInt

  init(_ file: ChannelFile) {
    (url, fileName, mimeType, fileSize) = (file.url, file.name, file.type, UInt(file.size))
  }
}

/// An emoji that users added to a message.
public final class Reaction: NSObject {
  /// The emoji, or its key.
  public let key: String
  /// The IDs of the users.
  public let sampledUserIds: [String]

  init(_ reaction: ChannelMessage.Reaction) {
    (key, sampledUserIds) = (reaction.key, reaction.userIds)
  }
}
