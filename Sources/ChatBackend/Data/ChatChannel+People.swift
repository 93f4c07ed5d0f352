extension ChatChannel {
  /// The members, or the participants.
  var people: Roster {
    switch self {
    case .group(let channel): channel.members
    case .open(let channel): channel.participants
    }
  }

  /// Whether a user may moderate the channel.
  func isOperator(_ user: UserIndex) -> Bool {
    switch self {
    case .group(let channel): channel.members[user]?.standing.contains(.isOperator) ?? false
    case .open(let channel): channel.operators.position(of: user) != nil
    }
  }

  /// A person of one of the channel's rosters, with their standing.
  func member(_ entry: Roster.Entry, _ users: UserDirectory) -> ChatMember {
    switch self {
    case .group:
      ChatMember(
        user: users[entry.user], isOperator: entry.standing.contains(.isOperator),
        isMuted: entry.standing.contains(.isMuted))
    case .open(let channel):
      ChatMember(
        user: users[entry.user], isOperator: channel.operators.position(of: entry.user) != nil,
        isMuted: channel.muted.position(of: entry.user) != nil)
    }
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
  mutating func setMuted(_ isMuted: Bool, _ user: UserIndex) throws(ChatError) -> Bool {
    switch self {
    case .group(var channel):
      guard channel.members.position(of: user) != nil else { throw .userNotFound }
      let isNew = channel.members.set(.isMuted, isMuted, for: user)
      self = .group(channel)
      return isNew
    case .open(var channel):
      let isNew = isMuted ? channel.muted.add(user) : channel.muted.remove(user)
      self = .open(channel)
      return isNew
    }
  }

  /// Bans somebody, who is then no longer in it, or lets them come back.
  ///
  /// - Returns: whether that changed anything.
  mutating func setBanned(_ isBanned: Bool, _ user: UserIndex) -> Bool {
    switch self {
    case .group(var channel):
      let isNew = isBanned ? channel.banned.add(user) : channel.banned.remove(user)
      if isBanned { channel.members.remove(user) }
      self = .group(channel)
      return isNew
    case .open(var channel):
      let isNew = isBanned ? channel.banned.add(user) : channel.banned.remove(user)
      if isBanned {
        channel.participants.remove(user)
        channel.operators.remove(user)
        channel.muted.remove(user)
      }
      self = .open(channel)
      return isNew
    }
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
}
