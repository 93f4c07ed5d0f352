import ChatBackend
import HeadlessUIKit

/// A user of the chat service.
open class User: NSObject {
  /// The ID.
  public let userId: String
  /// The nickname; may be empty.
  public let nickname: String
  /// The URL of the image; nil or empty without one.
  public let profileURL: String?

  init(_ user: ChatUser) {
    userId = user.userId
    nickname = user.nickname
    profileURL = user.profileURL
  }
}

/// A user in a group channel, with the state at the time of the request.
public final class Member: User {
  /// The role.
  public let role: Role
  /// Whether the member is muted.
  public let isMuted: Bool
  /// The duration and reason of the mute; nil if the member is not muted.
  public let restrictionInfo: RestrictionInfo?

  init(_ member: ChatMember) {
    role = Role(member)
    isMuted = member.isMuted
    restrictionInfo = member.isMuted ? RestrictionInfo(member.restriction ?? .init(.muted)) : nil
    super.init(member.user)
  }

  /// The membership state; always joined, because invited users join immediately.
  public var state: MemberState { .joined }
  /// Whether the current user blocks the member; always false.
  public var isBlockedByMe: Bool { false }
  /// Whether the member blocks the current user; always false.
  public var isBlockingMe: Bool { false }
}

/// A role in a channel.
public enum Role: Int, Sendable {
  /// No role.
  case none
  /// An operator, who may moderate.
  case `operator`

  init(_ member: ChatMember) { self = member.isOperator ? .operator : .none }
}

/// The membership state of a user in a channel.
public enum MemberState: Int, Sendable {
  /// The user joined.
  case joined
  /// The user is invited.
  case invited
  /// Neither joined nor invited.
  case none
  /// The user left.
  case left
}

/// Whether a user may write.
public enum MutedState: Int, Sendable {
  /// The user may write.
  case unmuted
  /// The user may not write.
  case muted
}

/// A user who sent a message.
public final class Sender: User {
  /// The role in the message's channel.
  public let role: Role

  init(_ member: ChatMember) {
    role = Role(member)
    super.init(member.user)
  }
}

/// A user who is muted in a channel or banned from it.
public final class RestrictedUser: User {
  /// The duration and reason of the restriction.
  public let restrictionInfo: RestrictionInfo?

  init(_ user: ChatUser, _ restriction: ChatRestriction) {
    restrictionInfo = RestrictionInfo(restriction)
    super.init(user)
  }
}

/// The details of a mute or ban.
public final class RestrictionInfo: NSObject {
  /// The reason; nil without one.
  public let desc: String?
  /// The end, in milliseconds since 1970; -1 for no end.
  public let endAt: Int64
  /// The type of the restriction.
  public let restrictionType: RestrictionType

  init(_ restriction: ChatRestriction) {
    desc = restriction.description
    endAt = restriction.endAt.map { Int64($0) } ?? -1
    switch restriction.kind {
    case .muted: restrictionType = .muted
    case .banned: restrictionType = .banned
    }
  }
}

/// The type of a restriction.
public enum RestrictionType: Int, Sendable {
  /// The user may not write.
  case muted
  /// The user may not enter.
  case banned
}
