import DioramaKit

/// A request to be friends, sent to or by the current user.
public struct ChatFriendApplication: Sendable, Hashable {
  /// The sender of a request.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The current user sent it.
    case sent
    /// The other person sent it.
    case received
  }

  /// The status of a request.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    /// It is not answered yet.
    case unhandled
    /// It was accepted; they are friends now.
    case accepted
    /// It was declined.
    case refused
    /// It was not answered in time.
    case expired
  }

  /// The other person's id.
  public var userId: String
  /// The other person's name.
  public var name: String?
  /// The address of the other person's picture.
  public var avatarUrl: String?
  /// The sender of the request.
  public var type: Kind
  /// The status of the request.
  public var status: Status
  /// The time when it was sent or last changed, in milliseconds since 1970.
  public var operationTime: Int
  /// The text of the request.
  public var extra: String?

  /// Creates a request.
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

/// A request of a fixture, whose time may be relative to a screen's clock.
struct FixtureApplication: Sendable {
  /// The request; the run sets its time.
  var application: ChatFriendApplication
  /// The time when it was sent.
  var time: TimeExpression
}

extension ChatFriendApplication {
  /// The time during which a request can be answered, in milliseconds: seven times 24 hours (page
  /// 003).
  static let lifetime = 7 * 86_400_000

  /// Returns the status, given the time before which open requests have expired.
  func status(expiry: Int) -> Status {
    status == .unhandled && operationTime < expiry ? .expired : status
  }
}
