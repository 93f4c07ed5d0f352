import ChatBackend
import HeadlessUIKit

/// A user of the chat service.
open class User: NSObject {
  /// The id.
  public let userId: String
  /// The nickname; may be empty.
  public let nickname: String
  /// Where the picture is; nil or empty without one.
  public let profileURL: String?

  init(_ user: ChatUser) {
    userId = user.userId
    nickname = user.nickname
    profileURL = user.profileURL
  }
}

/// A role in a channel.
public enum Role: Int, Sendable {
  /// None.
  case none
  /// May moderate.
  case `operator`
}

/// A user in a group channel.
public final class Member: User {
  /// The role.
  public let role: Role
  /// Whether the member may not write.
  public let isMuted: Bool

  init(_ member: ChatMember) {
    role = member.isOperator ? .operator : .none
    isMuted = member.isMuted
    super.init(member.user)
  }
}

/// A user who is muted in or banned from a channel.
public final class RestrictedUser: User {}

/// Why the chat service did not do something.
public final class SBError: NSObject, Error {
  /// The service's number for it.
  public let code: Int
  /// The domain.
  public let domain: String
  /// The reason, as the service says it.
  public let localizedDescription: String

  /// An error from its parts.
  public init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
    self.domain = domain
    self.code = code
    localizedDescription = domain
  }

  init(_ error: ChatError) {
    domain = "com.sendbird.chat"
    code = error.code
    localizedDescription = error.message
  }

  /// Number and reason.
  public override var description: String { "\(localizedDescription) (\(code))" }
}

/// What sort of channel a channel is.
public enum ChannelType: Int, Sendable {
  /// One that people belong to.
  case group
  /// One that anybody may enter.
  case open
  /// One that an app sends notices into.
  case feed
}
