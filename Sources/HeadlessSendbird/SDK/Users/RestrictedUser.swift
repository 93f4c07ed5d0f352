import ChatBackend
import HeadlessUIKit

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
