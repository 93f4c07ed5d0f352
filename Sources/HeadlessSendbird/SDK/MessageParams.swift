import HeadlessUIKit

// The parameters of requests that create channels and messages. A run creates no messages, so their
// parameters are kept and not used.

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

/// The values of a new message. Kept, not used.
public class BaseMessageCreateParams: NSObject {
  /// Custom data of the app.
  public var data: String?
  /// The custom type of the message.
  public var customType: String?
  /// The users who are mentioned.
  public var mentionedUserIds: [String] = []
  /// The number of the message that it answers; 0 for none.
  public var parentMessageId: Int64 = 0
  /// Whether the answer is shown in the channel, too.
  public var isReplyToChannel = false
}

/// The values of a new text message. Kept, not used.
public final class UserMessageCreateParams: BaseMessageCreateParams {
  /// The text.
  public var message: String?
  /// The languages to translate it into.
  public var translationTargetLanguages: [String] = []
  /// Creates a text message.
  public init(message: String = "") { self.message = message }
}

/// The values of a new message with a file. Kept, not used.
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

/// The values of a new message with several files. Kept, not used.
public final class MultipleFilesMessageCreateParams: BaseMessageCreateParams {
  /// Creates a message without files.
  public override init() { super.init() }
}

/// The changes to a text message. Kept, not used.
public final class UserMessageUpdateParams: NSObject {
  /// The text.
  public var message: String?
  /// Custom data of the app.
  public var data: String?
  /// The custom type of the message.
  public var customType: String?
  /// Creates changes.
  public init(message: String? = nil) { self.message = message }
}

/// The messages that a screen shows. Kept, not used: there are no screens with messages.
public final class MessageListParams: NSObject {
  /// The number of messages before the starting point.
  public var previousResultSize = 30
  /// The number of messages after the starting point.
  public var nextResultSize = 30
  /// Whether messages at the starting point are included.
  public var isInclusive = false
  /// Whether the latest message comes first.
  public var reverse = false
  /// Whether metadata of messages is included.
  public var includeMetaArray = false
  /// Whether reactions are included.
  public var includeReactions = false

  /// Creates the kit's default parameters.
  public override init() { super.init() }
}
