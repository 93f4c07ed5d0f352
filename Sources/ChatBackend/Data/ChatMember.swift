/// A person in a channel, with their status there.
public struct ChatMember: Sendable, Hashable {
  /// The person.
  public var user: ChatUser
  /// Whether they may moderate the channel.
  public var isOperator: Bool
  /// Whether they may not write.
  public var isMuted: Bool
  /// What was said when they were muted, or, among banned users, when they were banned; nil when
  /// it was not said in this run.
  public var restriction: ChatRestriction?

  /// A person in a channel.
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

/// What was said when somebody was muted in a channel or banned from it.
public struct ChatRestriction: Sendable, Hashable {
  /// What somebody may not do.
  public enum Kind: Sendable, Hashable {
    /// Write.
    case muted
    /// Come in.
    case banned
  }

  /// What somebody may not do.
  public var kind: Kind
  /// Why.
  public var description: String?
  /// When it was to end by itself, in milliseconds since 1970; nil means never.
  public var endAt: Int?

  /// A restriction; by default one for good, without a reason.
  public init(_ kind: Kind, description: String? = nil, endAt: Int? = nil) {
    self.kind = kind
    self.description = description
    self.endAt = endAt
  }
}

/// What a run said about those whom it muted or banned in a channel; a fixture says nothing.
struct Restrictions: Sendable {
  private struct Key: Hashable {
    let user: UserIndex
    let kind: ChatRestriction.Kind
  }

  private var entries: [Key: ChatRestriction] = [:]

  /// What was said about somebody.
  subscript(kind: ChatRestriction.Kind, user: UserIndex) -> ChatRestriction? {
    get { entries.isEmpty ? nil : entries[Key(user: user, kind: kind)] }
    set { entries[Key(user: user, kind: kind)] = newValue }
  }
}
