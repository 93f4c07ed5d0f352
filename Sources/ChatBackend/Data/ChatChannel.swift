import DioramaKit

/// The kind of a channel.
public enum ChatChannelType: String, Sendable, Hashable, CaseIterable {
  /// A channel with members.
  case group
  /// A channel that anyone may enter.
  case open
}

/// The messages of a channel that notify a user who is away.
public enum ChatPushTrigger: String, Sendable, Hashable, CaseIterable {
  /// The user's setting for all channels.
  case `default`
  /// All messages.
  case all
  /// No messages.
  case off
  /// Messages that mention the user.
  case mentionOnly
}

/// A channel: a group channel or an open channel in Sendbird's terms.
///
/// Its people are read page by page through ``ChatService``, since there may be very many.
public struct ChatChannel: Sendable {
  /// The kind of the channel.
  public let type: ChatChannelType
  /// The id, unique among all channels.
  public let url: String
  /// The name.
  public var name: String
  /// Whether only operators may write.
  public var isFrozen: Bool
  /// Whether it is meant for very many members; always false for an open channel.
  public let isSuper: Bool
  /// Whether only operators ever write; always false for an open channel.
  public let isBroadcast: Bool
  /// The address of the picture; nil if it has none.
  public var coverURL: String?
  /// Which messages of a group channel the current user is notified of.
  public var pushTrigger = ChatPushTrigger.default

  /// The members, or the participants.
  var people: Roster
  /// The operators of an open channel; those of a group channel are among its members.
  var operators = Roster.empty
  /// The muted users of an open channel; those of a group channel are among its members.
  var muted = Roster.empty
  /// The users who may not enter.
  var banned: Roster
  /// The details of this run's mutes and bans.
  var restrictions = Restrictions()
  /// The time of its creation; nil means the start of the run.
  var createdAt: TimeExpression?
  /// The messages of the fixture.
  var history = ChannelHistory.empty
  /// The messages of the run, and who has read and is typing what.
  var activity = ChannelActivity()

  /// The number of members or participants.
  public var memberCount: Int { people.count }
}

extension ChatChannel: Identified {
  var id: String { url }
}

extension ChatChannel {
  private var isGroup: Bool { type == .group }

  /// The roster that contains the operators.
  var operatorRoster: Roster { isGroup ? people : operators }

  /// The roster that contains the muted users.
  var mutedRoster: Roster { isGroup ? people : muted }

  /// The operators, in the fixture's order.
  var operatorIndexes: [UserIndex] {
    operatorRoster.entries.compactMap { $0?.user }.filter(isOperator)
  }

  /// Returns whether a user may moderate the channel.
  func isOperator(_ user: UserIndex) -> Bool {
    operatorRoster[user].map { !isGroup || $0.status.contains(.isOperator) } ?? false
  }

  /// Returns whether a user may not write.
  func isMuted(_ user: UserIndex) -> Bool {
    mutedRoster[user].map { !isGroup || $0.status.contains(.isMuted) } ?? false
  }

  /// Returns a person of one of the channel's rosters, with their status and the details of their
  /// restriction.
  func member(
    _ entry: Roster.Entry, _ users: UserDirectory, restricted kind: ChatRestriction.Kind = .muted
  ) -> ChatMember {
    ChatMember(
      user: users[entry.user],
      isOperator: isGroup ? entry.status.contains(.isOperator) : isOperator(entry.user),
      isMuted: isGroup ? entry.status.contains(.isMuted) : isMuted(entry.user),
      restriction: restrictions[kind, entry.user])
  }
}

extension ChatChannel {
  /// Adds people.
  ///
  /// - Returns: those who were not in the channel yet.
  mutating func add(_ users: [UserIndex]) -> [UserIndex] {
    users.filter { people.add($0) }
  }

  /// Removes a user, who then has no status among the members.
  ///
  /// - Returns: whether the user was in the channel.
  mutating func remove(_ user: UserIndex) -> Bool {
    if isGroup { restrictions[.muted, user] = nil }
    return people.remove(user)
  }

  /// Makes people operators, or ordinary users again.
  ///
  /// - Returns: whether anything changed.
  mutating func setOperators(_ isOperator: Bool, _ users: [UserIndex]) throws(ChatError) -> Bool {
    if isGroup {
      for user in users where people.position(of: user) == nil { throw .userNotFound }
    }
    var isNew = false
    for user in users where set(.isOperator, isOperator, for: user, on: \.operators) {
      isNew = true
    }
    return isNew
  }

  /// Mutes or unmutes a user.
  ///
  /// - Returns: whether anything changed.
  mutating func setMuted(
    _ isMuted: Bool, _ user: UserIndex, _ restriction: ChatRestriction? = nil
  ) throws(ChatError) -> Bool {
    if isGroup, people.position(of: user) == nil { throw .userNotFound }
    let isNew = set(.isMuted, isMuted, for: user, on: \.muted)
    if isNew { restrictions[.muted, user] = restriction }
    return isNew
  }

  /// Sets or clears a status of a user: of a member in a group channel, in a list in an open one.
  ///
  /// - Returns: whether anything changed.
  private mutating func set(
    _ status: MemberStatus, _ isSet: Bool, for user: UserIndex,
    on list: WritableKeyPath<ChatChannel, Roster>
  ) -> Bool {
    if isGroup { return people.set(status, isSet, for: user) }
    return isSet ? self[keyPath: list].add(user) : self[keyPath: list].remove(user)
  }

  /// Bans a user, who is then no longer in the channel, or lifts the ban.
  ///
  /// - Returns: whether anything changed.
  mutating func setBanned(
    _ isBanned: Bool, _ user: UserIndex, _ restriction: ChatRestriction? = nil
  ) -> Bool {
    let isNew = isBanned ? banned.add(user) : banned.remove(user)
    if isBanned {
      people.remove(user)
      operators.remove(user)
      muted.remove(user)
      restrictions[.muted, user] = nil
    }
    if isNew { restrictions[.banned, user] = restriction }
    return isNew
  }

  /// Freezes or unfreezes a group channel; open channels cannot be frozen here.
  ///
  /// - Returns: whether anything changed.
  mutating func setFrozen(_ isFrozen: Bool) throws(ChatError) -> Bool {
    guard isGroup else { throw .notAuthorized }
    guard self.isFrozen != isFrozen else { return false }
    self.isFrozen = isFrozen
    return true
  }
}
