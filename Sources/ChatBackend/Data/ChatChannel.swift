/// What sort of channel a channel is.
public enum ChatChannelType: String, Sendable, Hashable, CaseIterable {
  /// One that people belong to.
  case group
  /// One that anybody may enter.
  case open
}

/// Of which messages of a channel a user is told while away.
public enum ChatPushTrigger: String, Sendable, Hashable, CaseIterable {
  /// As the user has said for all channels.
  case `default`
  /// Of all.
  case all
  /// Of none.
  case off
  /// Of those in which the user is named.
  case mentionOnly
}

/// A channel, in Sendbird's sense of a group or of an open channel.
///
/// Its people are read page by page through ``ChatService``, since there may be very many.
public struct ChatChannel: Sendable {
  /// Which sort it is.
  public let type: ChatChannelType
  /// The id, unique among all channels.
  public let url: String
  /// The name.
  public var name: String
  /// Whether only operators may write.
  public var isFrozen: Bool
  /// Whether it is meant for very many members; no open channel says so.
  public let isSuper: Bool
  /// Whether only operators ever write; no open channel says so.
  public let isBroadcast: Bool
  /// The address of the picture; nil for none.
  public var coverURL: String?
  /// Which messages of a group channel the current user is notified of.
  public var pushTrigger = ChatPushTrigger.default

  /// The members, or the participants.
  var people: Roster
  /// The operators of an open channel; those of a group channel are among its members.
  var operators = Roster.empty
  /// The muted users of an open channel; those of a group channel are among its members.
  var muted = Roster.empty
  /// Who may not come in.
  var banned: Roster
  /// What was said in this run about those who may not write or come in.
  var restrictions = Restrictions()

  /// How many members or participants there are.
  public var memberCount: Int { people.count }
}

extension ChatChannel: Identified {
  var id: String { url }
}

extension ChatChannel {
  private var isGroup: Bool { type == .group }

  /// Where the operators are found.
  var operatorRoster: Roster { isGroup ? people : operators }

  /// Where the muted users are found.
  var mutedRoster: Roster { isGroup ? people : muted }

  /// The operators, in the fixture's order.
  var operatorIndexes: [UserIndex] {
    operatorRoster.entries.compactMap { $0?.user }.filter(isOperator)
  }

  /// Whether a user may moderate the channel.
  func isOperator(_ user: UserIndex) -> Bool {
    operatorRoster[user].map { !isGroup || $0.status.contains(.isOperator) } ?? false
  }

  /// Whether a user may not write.
  func isMuted(_ user: UserIndex) -> Bool {
    mutedRoster[user].map { !isGroup || $0.status.contains(.isMuted) } ?? false
  }

  /// A person of one of the channel's rosters, with their status, and what was said when they
  /// were restricted.
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
  /// Lets people in.
  ///
  /// - Returns: those of them who were not in yet.
  mutating func add(_ users: [UserIndex]) -> [UserIndex] {
    users.filter { people.add($0) }
  }

  /// Lets somebody out, who then has no status among the members any more.
  ///
  /// - Returns: whether they were in it.
  mutating func remove(_ user: UserIndex) -> Bool {
    if isGroup { restrictions[.muted, user] = nil }
    return people.remove(user)
  }

  /// Makes people operators, or ordinary users again.
  ///
  /// - Returns: whether that changed anything.
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

  /// Mutes somebody, or lets them write again.
  ///
  /// - Returns: whether that changed anything.
  mutating func setMuted(
    _ isMuted: Bool, _ user: UserIndex, _ restriction: ChatRestriction? = nil
  ) throws(ChatError) -> Bool {
    if isGroup, people.position(of: user) == nil { throw .userNotFound }
    let isNew = set(.isMuted, isMuted, for: user, on: \.muted)
    if isNew { restrictions[.muted, user] = restriction }
    return isNew
  }

  /// Sets or clears a status of a person: of a member in a group channel, by a list in an open one.
  ///
  /// - Returns: whether that changed anything.
  private mutating func set(
    _ status: MemberStatus, _ isSet: Bool, for user: UserIndex,
    on list: WritableKeyPath<ChatChannel, Roster>
  ) -> Bool {
    if isGroup { return people.set(status, isSet, for: user) }
    return isSet ? self[keyPath: list].add(user) : self[keyPath: list].remove(user)
  }

  /// Bans somebody, who is then no longer in it, or lets them come back.
  ///
  /// - Returns: whether that changed anything.
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

  /// Freezes a group channel or ends that; open channels can be frozen by nobody from here.
  ///
  /// - Returns: whether that changed anything.
  mutating func setFrozen(_ isFrozen: Bool) throws(ChatError) -> Bool {
    guard isGroup else { throw .notAuthorized }
    guard self.isFrozen != isFrozen else { return false }
    self.isFrozen = isFrozen
    return true
  }
}
