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

  /// A user from its parts, such as one of an app's own list.
  ///
  /// - Parameters:
  ///   - userId: the id, by which users are told apart.
  ///   - nickname: the name; nil or empty shows `SBUStringSet.User_No_Name` (S149).
  ///   - profileURL: where the picture is; nil or empty shows the placeholder. Nothing is loaded.
  public init(userId: String, nickname: String? = nil, profileURL: String? = nil) {
    self.userId = userId
    self.nickname = nickname
    self.profileURL = profileURL
    user = nil
    isOperator = false
    isMuted = false
  }

  /// A user of the chat service.
  public init(user: User) {
    userId = user.userId
    nickname = user.nickname
    profileURL = user.profileURL
    self.user = user
    isOperator = false
    isMuted = false
  }

  /// A user with other states.
  ///
  /// - Parameters:
  ///   - user: whose id, name and picture it takes.
  ///   - isOperator: whether rows say "Operator".
  ///   - isMuted: whether rows show the sign of a muted user.
  public init(user: SBUUser, isOperator: Bool = false, isMuted: Bool = false) {
    userId = user.userId
    nickname = user.nickname
    profileURL = user.profileURL
    self.user = user.user
    self.isOperator = isOperator
    self.isMuted = isMuted
  }

  /// A member of a group channel, with role and muted state.
  public init(member: Member) {
    userId = member.userId
    nickname = member.nickname
    profileURL = member.profileURL
    user = member
    isOperator = member.role == .operator
    isMuted = member.isMuted
  }

  /// A user who has sent a message, with role.
  public init(sender: Sender) {
    userId = sender.userId
    nickname = sender.nickname
    profileURL = sender.profileURL
    user = sender
    isOperator = sender.role == .operator
    isMuted = false
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
