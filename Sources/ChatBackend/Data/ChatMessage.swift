import DioramaKit

/// A message of a conversation in Nexconn's sense.
public struct ChatMessage: Sendable, Hashable {
  /// What it is, as far as lists tell it.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Words.
    case text
    /// A picture.
    case image
    /// A picture that moves.
    case gif
    /// Something said.
    case voice
    /// A film.
    case video
    /// A file, whose name is the message's text.
    case file
    /// Messages of another conversation.
    case chatHistory
    /// Somebody's card.
    case contactCard
    /// The trace of a message that its sender took back.
    case recall
    /// A line of the service or the app, which nobody says.
    case information
    /// Something that this version of a kit does not know.
    case unknown
  }

  /// How far a message of the current user has come.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    /// On its way.
    case sending
    /// Not sent.
    case failed
    /// Sent.
    case sent
  }

  /// The sender's profile, as a message may carry it.
  public struct Sender: Sendable, Hashable {
    /// The id.
    public var userId: String?
    /// The name.
    public var name: String?
    /// The address of the picture.
    public var portraitUri: String?
    /// What the sender calls themselves beside the name.
    public var alias: String?

    /// A profile.
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

  /// The id of whoever sent it.
  public var senderId: String
  /// What it is.
  public var kind: Kind
  /// The words, or the name of a file.
  public var text: String
  /// When it was sent, in milliseconds since 1970.
  public var sentTime: Int
  /// How far it has come.
  public var status: Status
  /// Whether it mentions the current user.
  public var mentionsMe: Bool
  /// The sender's profile, if the message carries it.
  public var senderInfo: Sender?

  /// A message.
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

/// A message as a fixture has it, whose time may be counted from a screen's clock.
struct FixtureMessage: Sendable {
  /// The message; its time is filled in by the run.
  var message: ChatMessage
  /// When it was sent.
  var time: TimeExpression
}
