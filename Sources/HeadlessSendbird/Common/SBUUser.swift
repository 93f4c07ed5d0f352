import ChatBackend
import HeadlessUIKit

/// A user as the kit's lists show it. Two objects with the same ID are not equal.
public final class SBUUser: NSObject {
  /// The ID.
  public let userId: String
  /// The nickname; may be nil or empty.
  public let nickname: String?
  /// The URL of the image.
  public let profileURL: String?
  /// The user of the chat service, if the object was created from one.
  public let user: User?
  /// Whether the user is an operator of the channel.
  public internal(set) var isOperator: Bool
  /// Whether the user is muted in the channel.
  public internal(set) var isMuted: Bool

  private init(
    _ userId: String, _ nickname: String?, _ profileURL: String?, user: User? = nil,
    isOperator: Bool = false, isMuted: Bool = false
  ) {
    (self.userId, self.nickname, self.profileURL) = (userId, nickname, profileURL)
    (self.user, self.isOperator, self.isMuted) = (user, isOperator, isMuted)
  }

  private convenience init(of user: User, isOperator: Bool = false, isMuted: Bool = false) {
    self.init(
      user.userId, user.nickname, user.profileURL, user: user, isOperator: isOperator,
      isMuted: isMuted)
  }

  /// Creates a user, such as one of an app's own list.
  ///
  /// - Parameters:
  ///   - userId: the ID, which identifies the user.
  ///   - nickname: the name; nil or empty shows `SBUStringSet.User_No_Name` (S149).
  ///   - profileURL: the URL of the image; nil or empty shows the placeholder. Nothing is loaded.
  public convenience init(userId: String, nickname: String? = nil, profileURL: String? = nil) {
    self.init(userId, nickname, profileURL)
  }

  /// Creates a user from a user of the chat service.
  public convenience init(user: User) { self.init(of: user) }

  /// Creates a copy of a user with other states.
  ///
  /// - Parameters:
  ///   - user: the user with the ID, name and image to copy.
  ///   - isOperator: whether rows show "Operator".
  ///   - isMuted: whether rows show the icon of a muted user.
  public convenience init(user: SBUUser, isOperator: Bool = false, isMuted: Bool = false) {
    self.init(
      user.userId, user.nickname, user.profileURL, user: user.user, isOperator: isOperator,
      isMuted: isMuted)
  }

  /// Creates a user from a member of a group channel, with role and muted state.
  public convenience init(member: Member) {
    self.init(of: member, isOperator: member.role == .operator, isMuted: member.isMuted)
  }

  /// Creates a user from the sender of a message, with the role.
  public convenience init(sender: Sender) {
    self.init(of: sender, isOperator: sender.role == .operator)
  }

  /// Converts users of the chat service for lists; returns an empty array for nil.
  public static func convertUsers(_ users: [User]?) -> [SBUUser] {
    users?.sbu_convertUserList() ?? []
  }

  /// Returns the nickname if it is not empty, else the text for users without a name (S149).
  public func refinedNickname() -> String {
    if let nickname, !nickname.isEmpty { return nickname }
    return SBUStringSet.User_No_Name
  }

  /// Returns the name in a mention: the nickname after an `@`.
  public func mentionedNickname() -> String { "@\(refinedNickname())" }
}

extension Array where Element == SBUUser {
  /// Returns the IDs, in order.
  public func sbu_getUserIds() -> [String] { map(\.userId) }
  /// Returns the nicknames, in order.
  public func sbu_getUserNicknames() -> [String] { map { $0.refinedNickname() } }

  /// Sets for each user whether the user is an operator of an open channel (S135).
  ///
  /// - Parameter channel: the channel; nil or a group channel changes nothing.
  /// - Returns: the same users.
  @discardableResult
  public func sbu_updateOperatorStatus(channel: BaseChannel?) -> [SBUUser] {
    guard let channel = channel as? OpenChannel else { return self }
    for user in self { user.isOperator = channel.isOperator(userId: user.userId) }
    return self
  }
}

extension Array where Element == User {
  /// Converts the users for lists.
  public func sbu_convertUserList() -> [SBUUser] { map { SBUUser(user: $0) } }
}

extension Array where Element == Member {
  /// Converts the members for lists, with their states.
  public func sbu_convertUserList() -> [SBUUser] { map { SBUUser(member: $0) } }
}

extension BaseChannel {
  /// Whether the current user is an operator of the channel (S124).
  var isOperatedByCurrentUser: Bool {
    switch self {
    case let group as GroupChannel: group.myRole == .operator
    case let open as OpenChannel:
      SBUGlobals.currentUser.map { open.isOperator(userId: $0.userId) } ?? false
    default: false
    }
  }
}

/// The current user of a run.
final class SBUSession {
  private var given: SBUUser?
  private let service: ChatService

  private init(_ service: ChatService) { self.service = service }

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> SBUSession {
      SBUSession(environment.chatService)
    }
  }

  /// The session of the run; nil outside of a run.
  static var current: SBUSession? { ScreenEnvironment.current?[Key.self] }

  /// The user's ID: that of the app's user, else that of the connected user.
  var userId: String? { given?.userId ?? service.currentUserId }

  /// The user: the app's user, else the connected user.
  var user: SBUUser? {
    get {
      if let given { return given }
      guard let id = service.currentUserId else { return nil }
      return service.user(id).map { SBUUser(user: User($0)) }
    }
    set { given = newValue }
  }
}
