import DioramaKit

/// A message of a conversation in Nexconn's terms.
public struct ChatMessage: Sendable, Hashable {
  /// The kind of a message, as lists show it.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A text.
    case text
    /// A picture.
    case image
    /// An animated picture.
    case gif
    /// A voice message.
    case voice
    /// A video.
    case video
    /// A file, whose name is the message's text.
    case file
    /// Forwarded messages of another conversation.
    case chatHistory
    /// A contact card.
    case contactCard
    /// A placeholder for a message that its sender recalled.
    case recall
    /// A line of the service or the app, without a sender.
    case information
    /// A kind that this version of a kit does not know.
    case unknown
  }

  /// The delivery status of a message of the current user.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    /// The message is being sent.
    case sending
    /// Sending failed.
    case failed
    /// The message was sent.
    case sent
  }

  /// The sender's profile in a message.
  public struct Sender: Sendable, Hashable {
    /// The id.
    public var userId: String?
    /// The name.
    public var name: String?
    /// The address of the picture.
    public var portraitUri: String?
    /// Another name that the sender uses.
    public var alias: String?

    /// Creates a profile.
    public init(
      userId: String? = nil, name: String? = nil, portraitUri: String? = nil,
      alias: String? = nil
    ) {
      self.userId = userId
      self.name = name
      self.portraitUri = portraitUri
      self.alias = alias
    }
  }

  /// The sender's id.
  public var senderId: String
  /// The kind of the message.
  public var kind: Kind
  /// The text, or the name of a file.
  public var text: String
  /// The time when it was sent, in milliseconds since 1970.
  public var sentTime: Int
  /// The delivery status.
  public var status: Status
  /// Whether it mentions the current user.
  public var mentionsMe: Bool
  /// The sender's profile, if the message carries it.
  public var senderInfo: Sender?

  /// Creates a message.
  public init(
    senderId: String, kind: Kind = .text, text: String = "", sentTime: Int = 0,
    status: Status = .sent, mentionsMe: Bool = false, senderInfo: Sender? = nil
  ) {
    self.senderId = senderId
    self.kind = kind
    self.text = text
    self.sentTime = sentTime
    self.status = status
    self.mentionsMe = mentionsMe
    self.senderInfo = senderInfo
  }
}

/// A message of a fixture, whose time may be relative to a screen's clock.
struct FixtureMessage: Sendable {
  /// The message; the run sets its time.
  var message: ChatMessage
  /// The time when it was sent.
  var time: TimeExpression
}
