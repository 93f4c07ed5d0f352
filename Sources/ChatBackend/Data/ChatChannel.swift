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

/// A channel that people belong to, in Sendbird's sense of a group.
///
/// Its members are read page by page through ``ChatService``, since there may be very many.
public struct ChatGroupChannel: Sendable {
  /// The id, unique among all channels.
  public let url: String
  /// The name.
  public var name: String
  /// Whether only operators may write.
  public var isFrozen: Bool
  /// Whether it is meant for very many members.
  public let isSuper: Bool
  /// Whether only operators ever write.
  public let isBroadcast: Bool
  /// The address of the picture; nil for none.
  public var coverURL: String?
  /// Of which messages whoever looks is told.
  public var pushTrigger = ChatPushTrigger.default

  var members: Roster
  var banned: Roster
  var restrictions = Restrictions()

  /// How many members there are.
  public var memberCount: Int { members.count }
}

extension ChatGroupChannel: Identified {
  var id: String { url }
}

/// A channel that anybody may enter, in Sendbird's sense of an open channel.
///
/// Its participants are read page by page through ``ChatService``, since there may be very many.
public struct ChatOpenChannel: Sendable {
  /// The id, unique among all channels.
  public let url: String
  /// The name.
  public var name: String
  /// Whether only operators may write.
  public var isFrozen: Bool
  /// The address of the picture; nil for none.
  public var coverURL: String?

  var participants: Roster
  var operators: Roster
  var muted: Roster
  var banned: Roster
  var restrictions = Restrictions()

  /// How many people are in it now.
  public var participantCount: Int { participants.count }
}

extension ChatOpenChannel: Identified {
  var id: String { url }
}

/// A channel of either sort.
public enum ChatChannel: Sendable {
  /// One that people belong to.
  case group(ChatGroupChannel)
  /// One that anybody may enter.
  case open(ChatOpenChannel)

  /// Which sort it is.
  public var type: ChatChannelType {
    switch self {
    case .group: .group
    case .open: .open
    }
  }

  /// The id, unique among all channels.
  public var url: String {
    switch self {
    case .group(let channel): channel.url
    case .open(let channel): channel.url
    }
  }

  /// The name.
  public var name: String {
    switch self {
    case .group(let channel): channel.name
    case .open(let channel): channel.name
    }
  }

  /// Whether only operators may write.
  public var isFrozen: Bool {
    switch self {
    case .group(let channel): channel.isFrozen
    case .open(let channel): channel.isFrozen
    }
  }

  /// The address of the picture; nil for none.
  public var coverURL: String? {
    switch self {
    case .group(let channel): channel.coverURL
    case .open(let channel): channel.coverURL
    }
  }

  /// What was said in this run about those who may not write or come in.
  var restrictions: Restrictions {
    get {
      switch self {
      case .group(let channel): channel.restrictions
      case .open(let channel): channel.restrictions
      }
    }
    set {
      switch self {
      case .group(var channel):
        channel.restrictions = newValue
        self = .group(channel)
      case .open(var channel):
        channel.restrictions = newValue
        self = .open(channel)
      }
    }
  }

  /// Who may not come in.
  var banned: Roster {
    switch self {
    case .group(let channel): channel.banned
    case .open(let channel): channel.banned
    }
  }
}

extension ChatChannel {
  /// The members, or the participants.
  var people: Roster {
    switch self {
    case .group(let channel): channel.members
    case .open(let channel): channel.participants
    }
  }

  /// Where the operators are found; those of a group channel are among its members.
  var operators: Roster {
    switch self {
    case .group(let channel): channel.members
    case .open(let channel): channel.operators
    }
  }

  /// Where the muted users are found; those of a group channel are among its members.
  var muted: Roster {
    switch self {
    case .group(let channel): channel.members
    case .open(let channel): channel.muted
    }
  }

  /// Whether a user may moderate the channel.
  func isOperator(_ user: UserIndex) -> Bool {
    switch self {
    case .group(let channel): channel.members[user]?.standing.contains(.isOperator) ?? false
    case .open(let channel): channel.operators.position(of: user) != nil
    }
  }

  /// Whether a user may not write.
  func isMuted(_ user: UserIndex) -> Bool {
    switch self {
    case .group(let channel): channel.members[user]?.standing.contains(.isMuted) ?? false
    case .open(let channel): channel.muted.position(of: user) != nil
    }
  }

  /// A person of one of the channel's rosters, with their standing, and what was said when they
  /// were restricted.
  func member(
    _ entry: Roster.Entry, _ users: UserDirectory, restricted kind: ChatRestriction.Kind = .muted
  ) -> ChatMember {
    let restriction = restrictions[kind, entry.user]
    return switch self {
    case .group:
      ChatMember(
        user: users[entry.user], isOperator: entry.standing.contains(.isOperator),
        isMuted: entry.standing.contains(.isMuted), restriction: restriction)
    case .open(let channel):
      ChatMember(
        user: users[entry.user], isOperator: channel.operators.position(of: entry.user) != nil,
        isMuted: channel.muted.position(of: entry.user) != nil, restriction: restriction)
    }
  }

  /// The operators, in the fixture's order; without going through all members.
  func operatorIndexes(_ users: UserDirectory) -> [UserIndex] {
    let roster = operators
    let isGroup = type == .group
    var walk = RosterWalk(
      roster, of: isGroup ? .operators : .everybody, order: .fixture, users: users)
    var result: [UserIndex] = []
    while let position = walk.next() {
      guard let entry = roster[position], !isGroup || entry.standing.contains(.isOperator) else {
        continue
      }
      result.append(entry.user)
    }
    return result
  }
}

extension ChatChannel {
  /// Lets people in.
  ///
  /// - Returns: those of them who were not in yet.
  mutating func add(_ users: [UserIndex]) -> [UserIndex] {
    switch self {
    case .group(var channel):
      let new = users.filter { channel.members.add($0) }
      self = .group(channel)
      return new
    case .open(var channel):
      let new = users.filter { channel.participants.add($0) }
      self = .open(channel)
      return new
    }
  }

  /// Lets somebody out, who then has no standing among the members any more.
  ///
  /// - Returns: whether they were in it.
  mutating func remove(_ user: UserIndex) -> Bool {
    switch self {
    case .group(var channel):
      let wasIn = channel.members.remove(user)
      channel.restrictions[.muted, user] = nil
      self = .group(channel)
      return wasIn
    case .open(var channel):
      let wasIn = channel.participants.remove(user)
      self = .open(channel)
      return wasIn
    }
  }

  /// Makes people operators, or ordinary users again.
  ///
  /// - Returns: whether that changed anything.
  mutating func setOperators(_ isOperator: Bool, _ users: [UserIndex]) throws(ChatError) -> Bool {
    var isNew = false
    switch self {
    case .group(var channel):
      guard users.allSatisfy({ channel.members.position(of: $0) != nil }) else {
        throw .userNotFound
      }
      for user in users where channel.members.set(.isOperator, isOperator, for: user) {
        isNew = true
      }
      self = .group(channel)
    case .open(var channel):
      for user in users
      where isOperator ? channel.operators.add(user) : channel.operators.remove(user) {
        isNew = true
      }
      self = .open(channel)
    }
    return isNew
  }

  /// Mutes somebody, or lets them write again.
  ///
  /// - Returns: whether that changed anything.
  mutating func setMuted(
    _ isMuted: Bool, _ user: UserIndex, _ restriction: ChatRestriction? = nil
  ) throws(ChatError) -> Bool {
    let isNew: Bool
    switch self {
    case .group(var channel):
      guard channel.members.position(of: user) != nil else { throw .userNotFound }
      isNew = channel.members.set(.isMuted, isMuted, for: user)
      self = .group(channel)
    case .open(var channel):
      isNew = isMuted ? channel.muted.add(user) : channel.muted.remove(user)
      self = .open(channel)
    }
    if isNew { restrictions[.muted, user] = restriction }
    return isNew
  }

  /// Bans somebody, who is then no longer in it, or lets them come back.
  ///
  /// - Returns: whether that changed anything.
  mutating func setBanned(
    _ isBanned: Bool, _ user: UserIndex, _ restriction: ChatRestriction? = nil
  ) -> Bool {
    let isNew: Bool
    switch self {
    case .group(var channel):
      isNew = isBanned ? channel.banned.add(user) : channel.banned.remove(user)
      if isBanned { channel.members.remove(user) }
      self = .group(channel)
    case .open(var channel):
      isNew = isBanned ? channel.banned.add(user) : channel.banned.remove(user)
      if isBanned {
        channel.participants.remove(user)
        channel.operators.remove(user)
        channel.muted.remove(user)
      }
      self = .open(channel)
    }
    if isNew { restrictions[.banned, user] = restriction }
    if isBanned { restrictions[.muted, user] = nil }
    return isNew
  }

  /// Freezes a group channel or ends that; open channels can be frozen by nobody from here.
  ///
  /// - Returns: whether that changed anything.
  mutating func setFrozen(_ isFrozen: Bool) throws(ChatError) -> Bool {
    guard case .group(var channel) = self else { throw .notAuthorized }
    guard channel.isFrozen != isFrozen else { return false }
    channel.isFrozen = isFrozen
    self = .group(channel)
    return true
  }

  /// Gives it another picture, or none.
  mutating func setCover(_ url: String?) {
    switch self {
    case .group(var channel):
      channel.coverURL = url
      self = .group(channel)
    case .open(var channel):
      channel.coverURL = url
      self = .open(channel)
    }
  }

  /// Gives it another name.
  mutating func rename(_ name: String) {
    switch self {
    case .group(var channel):
      channel.name = name
      self = .group(channel)
    case .open(var channel):
      channel.name = name
      self = .open(channel)
    }
  }
}
