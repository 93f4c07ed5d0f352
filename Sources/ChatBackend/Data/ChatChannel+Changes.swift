import DioramaKit

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
