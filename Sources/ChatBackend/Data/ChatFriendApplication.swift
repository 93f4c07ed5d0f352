import DioramaKit

/// A request to be friends, sent to or by the current user.
public struct ChatFriendApplication: Sendable, Hashable {
  /// Who sent it.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The current user did.
    case sent
    /// The other person did.
    case received
  }

  /// What became of it.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    /// Nobody has answered yet.
    case unhandled
    /// They are friends now.
    case accepted
    /// It was declined.
    case refused
    /// Nobody answered in time.
    case expired
  }

  /// The other person's id.
  public var userId: String
  /// The other person's name.
  public var name: String?
  /// The address of the other person's picture.
  public var avatarUrl: String?
  /// Who sent it.
  public var type: Kind
  /// What became of it.
  public var status: Status
  /// When it was sent, or last changed, in milliseconds since 1970.
  public var operationTime: Int
  /// The words that came with it.
  public var extra: String?

  /// A request to be friends.
  public init(
    userId: String, name: String? = nil, avatarUrl: String? = nil, type: Kind = .received,
    status: Status = .unhandled, operationTime: Int = 0, extra: String? = nil
  ) {
    self.userId = userId
    self.name = name
    self.avatarUrl = avatarUrl
    self.type = type
    self.status = status
    self.operationTime = operationTime
    self.extra = extra
  }
}

/// A request as a fixture has it, whose time may be counted from a screen's clock.
struct FixtureApplication: Sendable {
  /// The request; its time is filled in by the run.
  var application: ChatFriendApplication
  /// When it was sent.
  var time: TimeExpression
}

extension ChatFriendApplication {
  /// How long a request can be answered, in milliseconds: seven times 24 hours (page 003).
  static let lifetime = 7 * 86_400_000

  /// What became of it, when open requests of an earlier time have expired.
  func status(expiry: Int) -> Status {
    status == .unhandled && operationTime < expiry ? .expired : status
  }
}
