/// A person in a channel, with their status there.
public struct ChatMember: Sendable, Hashable {
  /// The person.
  public var user: ChatUser
  /// Whether they may moderate the channel.
  public var isOperator: Bool
  /// Whether they may not write.
  public var isMuted: Bool
  /// The details of the mute or, among banned users, of the ban; nil if it is not from this run.
  public var restriction: ChatRestriction?

  /// Creates a member of a channel.
  public init(
    user: ChatUser, isOperator: Bool = false, isMuted: Bool = false,
    restriction: ChatRestriction? = nil
  ) {
    self.user = user
    self.isOperator = isOperator
    self.isMuted = isMuted
    self.restriction = restriction
  }
}

/// The details of a user's mute in a channel or ban from it.
public struct ChatRestriction: Sendable, Hashable {
  /// The kinds of restrictions.
  public enum Kind: Sendable, Hashable {
    /// The user may not write.
    case muted
    /// The user may not enter.
    case banned
  }

  /// The kind of the restriction.
  public var kind: Kind
  /// The reason.
  public var description: String?
  /// The time when it would end, in milliseconds since 1970; nil means never.
  public var endAt: Int?

  /// Creates a restriction; by default a permanent one without a reason.
  public init(_ kind: Kind, description: String? = nil, endAt: Int? = nil) {
    self.kind = kind
    self.description = description
    self.endAt = endAt
  }
}

/// The details of a run's mutes and bans in a channel; a fixture has none.
struct Restrictions: Sendable {
  private struct Key: Hashable {
    let user: UserIndex
    let kind: ChatRestriction.Kind
  }

  private var entries: [Key: ChatRestriction] = [:]

  /// The details of a user's restriction.
  subscript(kind: ChatRestriction.Kind, user: UserIndex) -> ChatRestriction? {
    get { entries.isEmpty ? nil : entries[Key(user: user, kind: kind)] }
    set { entries[Key(user: user, kind: kind)] = newValue }
  }
}
