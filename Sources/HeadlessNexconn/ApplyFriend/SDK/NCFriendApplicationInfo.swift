import ChatBackend
import HeadlessUIKit

/// A request to be friends, as the chat SDK hands it out.
public final class NCFriendApplicationInfo: NSObject {
  /// The other person's id.
  public var userId: String?
  /// The other person's name.
  public var name: String?
  /// The address of the other person's picture.
  public var avatarUrl: String?
  /// The words that came with it.
  public var extra: String?
  /// Who sent it.
  public var applicationType = NCFriendApplicationType.received
  /// What became of it.
  public var applicationStatus = NCFriendApplicationStatus.unHandled
  /// When it was sent or last changed, in milliseconds since 1970.
  public var operationTime = 0

  /// A request of which nothing is known.
  public override init() {}

  convenience init(_ application: ChatFriendApplication) {
    self.init()
    userId = application.userId
    name = application.name
    avatarUrl = application.avatarUrl
    extra = application.extra
    applicationType = NCFriendApplicationType(application.type)
    applicationStatus = NCFriendApplicationStatus(application.status)
    operationTime = application.operationTime
  }
}

/// Who sent a request to be friends.
public enum NCFriendApplicationType: Int, Sendable {
  /// The current user did.
  case sent = 1
  /// The other person did.
  case received = 2

  init(_ kind: ChatFriendApplication.Kind) {
    self = kind == .sent ? .sent : .received
  }

  var kind: ChatFriendApplication.Kind { self == .sent ? .sent : .received }
}

/// What became of a request to be friends.
public enum NCFriendApplicationStatus: Int, Sendable {
  /// Nobody has answered yet.
  case unHandled = 0
  /// They are friends now.
  case accepted = 1
  /// It was declined.
  case refused = 2
  /// Nobody answered in time.
  case expired = 3

  init(_ status: ChatFriendApplication.Status) {
    switch status {
    case .unhandled: self = .unHandled
    case .accepted: self = .accepted
    case .refused: self = .refused
    case .expired: self = .expired
    }
  }

  var status: ChatFriendApplication.Status {
    switch self {
    case .unHandled: .unhandled
    case .accepted: .accepted
    case .refused: .refused
    case .expired: .expired
    }
  }
}

/// The SDK's friend request, by its Swift name.
public typealias FriendApplicationInfo = NCFriendApplicationInfo
/// The SDK's type of a friend request, by its Swift name.
public typealias FriendApplicationType = NCFriendApplicationType
/// The SDK's status of a friend request, by its Swift name.
public typealias FriendApplicationStatus = NCFriendApplicationStatus
