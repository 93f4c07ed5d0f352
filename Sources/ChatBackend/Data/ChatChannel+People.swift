import DioramaKit

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
