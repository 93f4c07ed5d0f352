import ChatBackend
import HeadlessUIKit

/// A user as the kit's lists show it. Two objects with one id are still two objects.
public final class SBUUser: NSObject {
  /// The id.
  public let userId: String
  /// The nickname, which may be missing or empty.
  public let nickname: String?
  /// Where the picture is.
  public let profileURL: String?
  /// The user that the chat service gave.
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

  /// A user from its parts, such as one of an app's own list.
  ///
  /// - Parameters:
  ///   - userId: the id, by which users are told apart.
  ///   - nickname: the name; nil or empty shows `SBUStringSet.User_No_Name` (S149).
  ///   - profileURL: where the picture is; nil or empty shows the placeholder. Nothing is loaded.
  public convenience init(userId: String, nickname: String? = nil, profileURL: String? = nil) {
    self.init(userId, nickname, profileURL)
  }

  /// A user of the chat service.
  public convenience init(user: User) { self.init(of: user) }

  /// A user with other states.
  ///
  /// - Parameters:
  ///   - user: whose id, name and picture it takes.
  ///   - isOperator: whether rows say "Operator".
  ///   - isMuted: whether rows show the sign of a muted user.
  public convenience init(user: SBUUser, isOperator: Bool = false, isMuted: Bool = false) {
    self.init(
      user.userId, user.nickname, user.profileURL, user: user.user, isOperator: isOperator,
      isMuted: isMuted)
  }

  /// A member of a group channel, with role and muted state.
  public convenience init(member: Member) {
    self.init(of: member, isOperator: member.role == .operator, isMuted: member.isMuted)
  }

  /// A user who has sent a message, with role.
  public convenience init(sender: Sender) {
    self.init(of: sender, isOperator: sender.role == .operator)
  }

  /// Users of the chat service as lists show them; nobody for nil.
  public static func convertUsers(_ users: [User]?) -> [SBUUser] {
    users?.sbu_convertUserList() ?? []
  }

  /// The nickname if it has a character at least, else the text for users without a name (S149).
  public func refinedNickname() -> String {
    if let nickname, !nickname.isEmpty { return nickname }
    return SBUStringSet.User_No_Name
  }

  /// The name as a message mentions it: the nickname behind an `@`.
  public func mentionedNickname() -> String { "@\(refinedNickname())" }
}

extension Array where Element == SBUUser {
  /// The ids, in order.
  public func sbu_getUserIds() -> [String] { map(\.userId) }
  /// The nicknames, in order.
  public func sbu_getUserNicknames() -> [String] { map { $0.refinedNickname() } }

  /// Notes for each user whether an open channel has them for an operator; those of other channels
  /// stay as they are (S135).
  ///
  /// - Parameter channel: the channel; nil or a group changes nothing.
  /// - Returns: the same users.
  @discardableResult
  public func sbu_updateOperatorStatus(channel: BaseChannel?) -> [SBUUser] {
    guard let channel = channel as? OpenChannel else { return self }
    for user in self { user.isOperator = channel.isOperator(userId: user.userId) }
    return self
  }
}

extension Array where Element == User {
  /// The users as lists show them.
  public func sbu_convertUserList() -> [SBUUser] { map { SBUUser(user: $0) } }
}

extension Array where Element == Member {
  /// The members as lists show them, with their states.
  public func sbu_convertUserList() -> [SBUUser] { map { SBUUser(member: $0) } }
}

extension BaseChannel {
  /// Whether the current user may moderate it (S124).
  var isOperatedByCurrentUser: Bool {
    switch self {
    case let group as GroupChannel: group.myRole == .operator
    case let open as OpenChannel:
      SBUGlobals.currentUser.map { open.isOperator(userId: $0.userId) } ?? false
    default: false
    }
  }
}

/// Who is logged in during a run.
final class SBUSession {
  private var given: SBUUser?
  private let service: ChatService

  private init(_ service: ChatService) { self.service = service }

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> SBUSession {
      SBUSession(environment.chatService)
    }
  }

  /// That of the run; nil outside of a run.
  static var current: SBUSession? { ScreenEnvironment.current?[Key.self] }

  /// The user's id: the app's own, else that of the one who is connected.
  var userId: String? { given?.userId ?? service.currentUserId }

  /// The user: the app's own, else the one who is connected.
  var user: SBUUser? {
    get {
      if let given { return given }
      guard let id = service.currentUserId else { return nil }
      return service.user(id).map { SBUUser(user: User($0)) }
    }
    set { given = newValue }
  }
}
