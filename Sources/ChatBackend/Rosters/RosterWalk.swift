/// A walk over some of a roster's positions, in an order that was settled when it began.
///
/// The long list of the fixture is walked where it stands; the few positions that a run changed
/// are merged in.
struct RosterWalk {
  private let shared: [Int32]?
  private let sharedCount: Int
  private var sharedNext = 0
  private let own: [Int32]
  private var ownNext = 0
  private let precedes: (Int32, Int32) -> Bool

  /// Walks over everybody who is, or through the run's changes may be, one of the selection.
  init(
    _ roster: Roster, of selection: RosterBase.Selection, order: ChatMemberOrder,
    users: UserDirectory
  ) {
    let base = roster.base
    let sort: ((Int32) -> NicknameOrder)?
    switch order {
    case .fixture:
      shared = base.positions(of: selection)
      sort = nil
    case .nicknameAlphabetical:
      shared = base.alphabeticalPositions(of: selection, users: users.base.elements)
      sort = { position in
        NicknameOrder(roster[position].map { users[$0.user] } ?? ChatUser(userId: ""))
      }
    }
    sharedCount = shared?.count ?? base.entries.count
    let own = roster.ownPositions.filter { !base.holds($0, in: selection) }
    if let sort {
      self.own = own.sorted { sort($0) < sort($1) }
      precedes = { sort($0) < sort($1) }
    } else {
      self.own = own
      precedes = { $0 < $1 }
    }
  }

  /// The next position.
  mutating func next() -> Int32? {
    let fromShared: Int32? =
      if sharedNext < sharedCount {
        shared.map { $0[sharedNext] } ?? Int32(truncatingIfNeeded: sharedNext)
      } else {
        nil
      }
    if ownNext < own.count, fromShared.map({ precedes(own[ownNext], $0) }) ?? true {
      defer { ownNext += 1 }
      return own[ownNext]
    }
    sharedNext += 1
    return fromShared
  }
}

extension RosterBase {
  /// Whether the walk over a selection of the fixture's people meets a position anyway.
  fileprivate func holds(_ position: Int32, in selection: Selection) -> Bool {
    guard Int(position) < entries.count else { return false }
    return switch selection {
    case .everybody: true
    case .operators: entries[Int(position)].standing.contains(.isOperator)
    case .muted: entries[Int(position)].standing.contains(.isMuted)
    }
  }
}
