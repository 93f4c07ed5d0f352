import ChatBackend
import HeadlessUIKit

// The values of messages besides text and files.

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

/// A change to the reactions of a message.
public final class ReactionEvent: NSObject {
  /// The number of the message.
  public let messageId: Int64
  /// The key of the emoji.
  public let key: String
  /// The ID of the user.
  public let userId: String
  /// The kind of change.
  public let operation: ReactionEventAction

  init(_ operation: ReactionEventAction, _ key: String, by userId: String, to messageId: Int64) {
    (self.operation, self.key) = (operation, key)
    (self.userId, self.messageId) = (userId, messageId)
  }
}

/// The kind of a change to reactions.
public enum ReactionEventAction: Int, Sendable {
  /// A user added a reaction.
  case add
  /// A user removed a reaction.
  case delete
}

/// The replies to a message.
public final class ThreadInfo: NSObject {
  /// The number of replies.
  public let replyCount: Int
  /// The users who replied, the one with the most replies first.
  public let mostRepliedUsers: [User]
  /// The time of the latest reply, in milliseconds since 1970; 0 without one.
  public let lastRepliedAt: Int64

  init(of message: ChannelMessage, in channel: BaseChannel) {
    let replies = channel.service.replies(to: message, in: channel.channelURL)
    replyCount = replies.count
    lastRepliedAt = replies.last.map { Int64($0.createdAt) } ?? 0
    var counts: [String: Int] = [:]
    for reply in replies { counts[reply.senderId ?? "", default: 0] += 1 }
    mostRepliedUsers = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .compactMap { channel.service.user($0.key).map { User($0) } }
  }
}

/// The replies to a message changed.
public final class ThreadInfoUpdateEvent: NSObject {
  /// The number of the message that has replies.
  public let targetMessageId: Int64
  /// The replies.
  public let threadInfo: ThreadInfo?

  init(_ message: BaseMessage) {
    (targetMessageId, threadInfo) = (message.messageId, message.threadInfo)
  }
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
  /// Smaller pictures; always empty.
  public var thumbnails: [Thumbnail] { [] }

  init(_ file: ChannelFile) {
    (url, fileName, mimeType, fileSize) = (file.url, file.name, file.type, UInt(file.size))
  }
}

/// A file to send in a message with several files.
public final class UploadableFileInfo: NSObject {
  /// The content.
  public let file: Data?
  /// The URL of a file that is already at the service.
  public let fileURL: String?
  /// The name.
  public let fileName: String?
  /// The MIME type.
  public let mimeType: String?

  /// Creates a file from its content.
  public init(file: Data?, fileName: String? = nil, mimeType: String? = nil) {
    (self.file, self.fileName, self.mimeType, fileURL) = (file, fileName, mimeType, nil)
  }
  /// Creates a file that is already at the service.
  public init(fileURL: String, fileName: String? = nil, mimeType: String? = nil) {
    (self.fileURL, self.fileName, self.mimeType, file) = (fileURL, fileName, mimeType, nil)
  }
}

/// A smaller picture of a file. A run has none.
public final class Thumbnail: NSObject {
  /// The URL.
  public let url = ""
  /// The size, in points.
  public let realSize = CGSize.zero
}

/// The preview of a web page.
public final class OGMetaData: NSObject {
  /// The title.
  public let title: String?
  /// The description.
  public let desc: String?
  /// The address.
  public let url: String?
  /// The picture.
  public let defaultImage: OGImage?

  init(_ preview: ChannelMessage.LinkPreview) {
    (title, desc, url) = (preview.title, preview.description, preview.url)
    defaultImage = preview.imageURL.map { OGImage($0) }
  }
}

/// The picture of the preview of a web page.
public final class OGImage: NSObject {
  /// The URL.
  public let url: String?
  /// The description of the picture; always nil.
  public var alt: String? { nil }

  init(_ url: String) { self.url = url }
}

/// Further values of a message under a key.
public final class MessageMetaArray: NSObject {
  /// The key.
  public let key: String
  /// The values.
  public let value: [String]
  /// Creates values under a key.
  public init(key: String, value: [String] = []) { (self.key, self.value) = (key, value) }
}

/// An emoji for reactions.
public final class Emoji: NSObject {
  /// The key, which reactions have.
  public let key: String
  /// The URL of its picture.
  public let url: String

  init(key: String, url: String) { (self.key, self.url) = (key, url) }
}

/// Emoji that belong together.
public final class EmojiCategory: NSObject {
  /// The number.
  public let cid: Int64
  /// The emoji.
  public let emojis: [Emoji]

  init(cid: Int64, emojis: [Emoji]) { (self.cid, self.emojis) = (cid, emojis) }
}

/// The emoji of the app: those of a run, whose keys are the emoji themselves.
public final class EmojiContainer: NSObject {
  /// The version.
  public let emojiHash = "1"
  /// The emoji by category.
  public let categories = [
    EmojiCategory(cid: 1, emojis: "❤😂👍👏🎉😮😢🙏".map { Emoji(key: String($0), url: "") })
  ]
}

extension SendbirdChat {
  /// Requests the emoji of the app, which are the same in every run.
  ///
  /// - Parameter completionHandler: called at the main queue's next turn.
  public static func getAllEmojis(
    completionHandler: @escaping (EmojiContainer?, SBError?) -> Void
  ) {
    ScreenEnvironment.current?.mainQueue.async { completionHandler(EmojiContainer(), nil) }
  }

  /// Returns the greatest number of files in a message.
  public static func getMultipleFilesMessageFileCountLimit() -> Int { 10 }
  /// Whether messages are kept on the device; always false.
  public static var isLocalCachingEnabled: Bool { false }
}
