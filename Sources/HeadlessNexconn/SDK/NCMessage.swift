import ChatBackend

/// The content of a message.
///
/// An app's own type of message is a subclass. The chat page shows it as an unknown message until
/// ``NCChannelViewController/register(_:forMessageClass:)`` gives it a cell.
open class NCMessageContent {
  /// The sender's profile, if the message carries it (N122).
  ///
  /// In the provider mode, an incoming message with a profile overwrites the known profile of its
  /// sender (N123).
  public final var senderUserInfo: NCUserInfo?
  /// The kind of message, as the service has it.
  final var kind = ChatMessage.Kind.unknown

  /// Creates the content of an app's own message type, which the kit does not know.
  public init() {}
}

/// A text message.
public final class NCTextMessage: NCMessageContent {
  /// The text.
  public var content: String

  /// Creates a text message.
  ///
  /// - Parameter content: The text; it may have several lines.
  public init(content: String) {
    self.content = content
    super.init()
    kind = .text
  }

  /// Creates a text message, by the SDK's label.
  public convenience init(text: String) { self.init(content: text) }
  /// The text, by the SDK's name.
  public var text: String {
    get { content }
    set { content = newValue }
  }
}

/// An information line of the app, which has no sender on the page.
public final class NCInformationNotificationMessage: NCMessageContent {
  /// The text of the line.
  public var message: String

  /// Creates a line that the page shows in the middle of a chat.
  ///
  /// - Parameter message: The text of the line.
  public init(message: String) {
    self.message = message
    super.init()
    kind = .information
  }
}

/// The notification that a sender recalled a message.
public final class NCRecallNotificationMessage: NCMessageContent {
  /// Creates a notification.
  public override init() {
    super.init()
    kind = .recall
  }
}

/// A picture, video, file or similar message, of which lists show the kind.
public final class NCMediaMessage: NCMessageContent {
  /// The name of a file; for other kinds the text in the fixture.
  public let name: String

  init(kind: ChatMessage.Kind, name: String) {
    self.name = name
    super.init()
    self.kind = kind
  }
}

/// The direction of a message.
public enum NCMessageDirection: Int, Sendable {
  /// From the current user.
  case send = 1
  /// To the current user.
  case receive
}

/// The sending status of a message of the current user.
public enum NCMessageSentStatus: Int, Sendable {
  /// The message is being sent.
  case sending = 10
  /// Sending failed.
  case failed = 20
  /// The message was sent.
  case sent = 30
}

/// A message, as the SDK has it.
public final class NCMessage {
  /// The content.
  public let content: NCMessageContent
  /// The id of the message: its time and its sender, because a fixture's messages have no id.
  public var messageId: String { "\(sentTime)-\(senderUserId)" }
  /// The id of the sender.
  public let senderUserId: String
  /// When it was sent, in milliseconds since 1970.
  public let sentTime: Int
  /// The direction.
  public let direction: NCMessageDirection
  /// The sending status.
  public internal(set) var sentStatus: NCMessageSentStatus

  /// Creates the SDK's message from a message of the service.
  init(_ message: ChatMessage, me: String?) {
    content = Self.content(of: message)
    senderUserId = message.senderId
    sentTime = message.sentTime
    direction = message.senderId == me ? .send : .receive
    sentStatus =
      switch message.status {
      case .sending: .sending
      case .failed: .failed
      case .sent: .sent
      }
    guard let sender = message.senderInfo else { return }
    let info = NCUserInfo()
    info.userId = sender.userId
    info.name = sender.name
    info.portraitUri = sender.portraitUri
    info.alias = sender.alias
    content.senderUserInfo = info
  }

  private static func content(of message: ChatMessage) -> NCMessageContent {
    switch message.kind {
    case .text: NCTextMessage(content: message.text)
    case .information: NCInformationNotificationMessage(message: message.text)
    case .recall: NCRecallNotificationMessage()
    case .unknown: NCMessageContent()
    case .image, .gif, .voice, .video, .file, .chatHistory, .contactCard:
      NCMediaMessage(kind: message.kind, name: message.text)
    }
  }
}

/// The profile of a sender, as a message carries it.
///
/// The type belongs to the chat SDK; the kit shows ``NCChatUIUserInfo``.
public final class NCUserInfo {
  /// The id.
  public var userId: String?
  /// The name.
  public var name: String?
  /// The address of the picture.
  public var portraitUri: String?
  /// The alias of the sender.
  public var alias: String?
  /// The app's own data.
  public var extra: String?
  /// Creates an empty profile.
  public init() {}
}

extension ChatMessage.Sender {
  /// Creates the sender's profile for a message that the current user sends.
  init(_ info: NCUserInfo) {
    self.init(
      userId: info.userId, name: info.name, portraitUri: info.portraitUri, alias: info.alias)
  }
}

/// The SDK's message, by its Swift name.
public typealias Message = NCMessage
/// The SDK's text message, by its Swift name.
public typealias TextMessage = NCTextMessage
/// The SDK's profile of a sender, by its Swift name.
public typealias UserInfo = NCUserInfo
