import ChatBackend

/// What a message says.
///
/// An app's own sort of message is a subclass. It is shown as a line that the kit does not know,
/// until ``NCChannelViewController/register(_:forMessageClass:)`` gives it a cell.
open class NCMessageContent {
  /// The sender's profile, if the message carries it (N122).
  ///
  /// In the provider mode a message that comes in with one overwrites what was known of its sender
  /// (N123).
  public final var senderUserInfo: NCUserInfo?
  /// What it is, as the service has it.
  final var kind = ChatMessage.Kind.unknown

  /// A content of an app's own, which the kit does not know.
  public init() {}
}

/// Words.
public final class NCTextMessage: NCMessageContent {
  /// The words.
  public var content: String

  /// A message of some words.
  ///
  /// - Parameter content: The words; they may have several lines.
  public init(content: String) {
    self.content = content
    super.init()
    kind = .text
  }
}

/// A line of the app, which nobody says.
public final class NCInformationNotificationMessage: NCMessageContent {
  /// The line.
  public var message: String

  /// A line that stands in the middle of a chat.
  ///
  /// - Parameter message: The line, as it is shown.
  public init(message: String) {
    self.message = message
    super.init()
    kind = .information
  }
}

/// The trace of a message that its sender took back.
public final class NCRecallNotificationMessage: NCMessageContent {
  /// A trace.
  public override init() {
    super.init()
    kind = .recall
  }
}

/// A picture, a film, a file or the like, of which lists show what it is.
public final class NCMediaMessage: NCMessageContent {
  /// The name of a file; for other sorts whatever the fixture says.
  public let name: String

  init(kind: ChatMessage.Kind, name: String) {
    self.name = name
    super.init()
    self.kind = kind
  }
}

/// Which way a message went.
public enum NCMessageDirection: Int, Sendable {
  /// From the current user.
  case send = 1
  /// To the current user.
  case receive
}

/// How far a message of the current user has come.
public enum NCMessageSentStatus: Int, Sendable {
  /// On its way.
  case sending = 10
  /// Not sent.
  case failed = 20
  /// Sent.
  case sent = 30
}

/// A message, as the SDK has it.
public final class NCMessage {
  /// What it says.
  public let content: NCMessageContent
  /// The id of whoever sent it.
  public let senderUserId: String
  /// When it was sent, in milliseconds since 1970.
  public let sentTime: Int
  /// Which way it went.
  public let direction: NCMessageDirection
  /// How far it has come.
  public internal(set) var sentStatus: NCMessageSentStatus

  /// A message of the service, as the kit sees it.
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
/// It is the chat SDK's; what the kit shows is ``NCChatUIUserInfo``.
public final class NCUserInfo {
  /// The id.
  public var userId: String?
  /// The name.
  public var name: String?
  /// Where the picture is.
  public var portraitUri: String?
  /// What the sender calls themselves beside the name.
  public var alias: String?
  /// Whatever an app keeps with a profile.
  public var extra: String?
  /// An empty profile.
  public init() {}
}

extension ChatMessage.Sender {
  /// A profile that a message of the current user takes along.
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
