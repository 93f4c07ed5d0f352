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

/// A user in a group channel, as it was when it was asked for.
public final class Member: User {
  /// The role.
  public let role: Role
  /// Whether the member may not write.
  public let isMuted: Bool
  /// How long and why the member may not write; nil if they may.
  public let restrictionInfo: RestrictionInfo?

  init(_ member: ChatMember) {
    role = Role(member)
    isMuted = member.isMuted
    restrictionInfo = member.isMuted ? RestrictionInfo(member.restriction ?? .init(.muted)) : nil
    super.init(member.user)
  }

  /// Whether the member has come in: whoever is invited here has.
  public var state: MemberState { .joined }
  /// Whether the current user does not want to hear of the member; nobody blocks anybody here.
  public var isBlockedByMe: Bool { false }
  /// Whether the member does not want to hear of the current user; nobody blocks anybody here.
  public var isBlockingMe: Bool { false }
}

/// A role in a channel.
public enum Role: Int, Sendable {
  /// None.
  case none
  /// May moderate.
  case `operator`

  init(_ member: ChatMember) { self = member.isOperator ? .operator : .none }
}

/// Whether somebody has come into a channel.
public enum MemberState: Int, Sendable {
  /// They have.
  case joined
  /// They are invited.
  case invited
  /// Neither.
  case none
  /// They are no longer there.
  case left
}

/// Whether somebody may write.
public enum MutedState: Int, Sendable {
  /// They may.
  case unmuted
  /// They may not.
  case muted
}

/// A user who has sent a message.
public final class Sender: User {
  /// The role in the channel of the message.
  public let role: Role

  init(_ member: ChatMember) {
    role = Role(member)
    super.init(member.user)
  }
}

/// A user who is muted in or banned from a channel.
public final class RestrictedUser: User {
  /// How long and why.
  public let restrictionInfo: RestrictionInfo?

  init(_ user: ChatUser, _ restriction: ChatRestriction) {
    restrictionInfo = RestrictionInfo(restriction)
    super.init(user)
  }
}

/// What was said when a user was muted or banned.
public final class RestrictionInfo: NSObject {
  /// Why; nil without a reason.
  public let desc: String?
  /// When it is to end, in milliseconds since 1970; -1 for never.
  public let endAt: Int64
  /// What the user may not do.
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

/// What a restricted user may not do.
public enum RestrictionType: Int, Sendable {
  /// Write.
  case muted
  /// Come in.
  case banned
}
