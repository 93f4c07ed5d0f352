import ChatBackend

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
