import ChatBackend
import HeadlessUIKit

// The parameters of requests that create channels and messages, and of lists of messages.

/// The settings of a new channel.
public class ChannelCreateParams: NSObject {
  /// The name.
  public var name: String?
  /// The URL of the image.
  public var coverURL: String?
  /// The image file. Its content is not read; the channel has an image afterward.
  public var coverImage: Data?
  /// Custom data of the app. Kept, not used.
  public var data: String?
  /// The custom type of the channel. Kept, not used.
  public var customType: String?
  /// The IDs of the operators.
  public var operatorUserIds: [String]?
  /// Creates parameters of a channel without a name.
  public override init() { super.init() }
}

/// The members and settings of a new group channel.
public final class GroupChannelCreateParams: ChannelCreateParams {
  /// The IDs of the members besides the current user.
  public var userIds: [String] = []
  /// Whether a channel with the same members is used again. Kept, not used: each request creates a
  /// channel.
  public var isDistinct = false
  /// Whether it is a supergroup.
  public var isSuper = false
  /// Whether only operators may write.
  public var isBroadcast = false
  /// Whether anyone may join. Kept, not used.
  public var isPublic = false
  /// Adds members.
  public func addUserIds(_ userIds: [String]) { self.userIds += userIds }
}

/// The settings of a new open channel.
public final class OpenChannelCreateParams: ChannelCreateParams {}

/// The values of a new message.
public class BaseMessageCreateParams: NSObject {
  /// Custom data of the app.
  public var data: String?
  /// The custom type of the message.
  public var customType: String?
  /// The users who are mentioned.
  public var mentionedUserIds: [String] = []
  /// The text with the IDs of the mentioned users.
  public var mentionedMessageTemplate: String?
  /// Further values.
  public var metaArrays: [MessageMetaArray]?
  /// The number of the message that it replies to; 0 for none.
  public var parentMessageId: Int64 = 0
  /// Whether the reply is shown in the channel, too. Kept, not used: it always is.
  public var isReplyToChannel = false
}

/// The values of a new text message.
public final class UserMessageCreateParams: BaseMessageCreateParams {
  /// The text.
  public var message: String?
  /// The languages to translate it into. Kept, not used.
  public var translationTargetLanguages: [String] = []
  /// Creates a text message.
  public init(message: String = "") { self.message = message }
}

/// The values of a new message with a file.
public class FileMessageCreateParams: BaseMessageCreateParams {
  /// The content of the file.
  public var file: Data?
  /// The name of the file.
  public var fileName: String?
  /// The MIME type of the file.
  public var mimeType: String?
  /// Creates a message without a file.
  public override init() { super.init() }
  /// Creates a message with a file.
  public init(file: Data) { self.file = file }
}

/// The values of a new message with several files.
public final class MultipleFilesMessageCreateParams: BaseMessageCreateParams {
  /// The files.
  public var uploadableFileInfoList: [UploadableFileInfo] = []
  /// Creates a message without files.
  public override init() { super.init() }
  /// Creates a message with files.
  public init(uploadableFileInfoList: [UploadableFileInfo]) {
    self.uploadableFileInfoList = uploadableFileInfoList
  }
}

/// The changes to a text message.
public final class UserMessageUpdateParams: NSObject {
  /// The text.
  public var message: String?
  /// Custom data of the app.
  public var data: String?
  /// The custom type of the message.
  public var customType: String?
  /// The users who are mentioned.
  public var mentionedUserIds: [String] = []
  /// The text with the IDs of the mentioned users.
  public var mentionedMessageTemplate: String?
  /// Creates changes.
  public init(message: String? = nil) { self.message = message }
}

/// The messages that a collection loads.
public final class MessageListParams: NSObject {
  /// The number of messages before the starting point.
  public var previousResultSize = 30
  /// The number of messages after the starting point.
  public var nextResultSize = 30
  /// Whether messages at the starting point are included.
  public var isInclusive = false
  /// Whether the latest message comes first.
  public var reverse = false
  /// Whether metadata of messages is included. Kept, not used.
  public var includeMetaArray = false
  /// Whether reactions are included. Kept, not used: they always are.
  public var includeReactions = false
  /// Whether the number of replies is included. Kept, not used: it always is.
  public var includeThreadInfo = false
  /// Whether the messages that others reply to are included. Kept, not used: they always are.
  public var includeParentMessageInfo = false
  /// Which replies are included.
  public var replyType = ReplyType.none
  /// The kind of the messages.
  public var messageTypeFilter = MessageTypeFilter.all

  /// Creates the default parameters.
  public override init() { super.init() }

  /// Returns whether a message belongs to the messages that the parameters describe.
  public func belongsTo(_ message: BaseMessage) -> Bool { includes(message.stored) }

  func includes(_ message: ChannelMessage) -> Bool {
    if replyType == .none, message.parentMessageId != nil { return false }
    return switch (messageTypeFilter, message.content) {
    case (.all, _), (.user, .text), (.file, .file), (.file, .files), (.admin, .admin): true
    default: false
    }
  }
}

/// The values of changed messages. Kept, not used.
public final class MessageChangeLogsParams: NSObject {
  /// Which replies are included.
  public var replyType = ReplyType.none
  /// Creates the default parameters.
  public override init() { super.init() }
}

/// The kinds of messages.
public enum MessageTypeFilter: Int, Sendable {
  /// All kinds.
  case all
  /// Texts of users.
  case user
  /// Messages with files.
  case file
  /// Messages of the service.
  case admin
}

/// The replies among messages.
public enum ReplyType: Int, Sendable {
  /// No replies.
  case none
  /// All replies.
  case all
  /// The replies that are shown in the channel; here all of them.
  case onlyReplyToChannel
}
