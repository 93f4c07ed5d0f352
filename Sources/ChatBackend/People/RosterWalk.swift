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
  /// Positions of the fixture's list that a run has moved to another place in the order.
  private let moved: Set<Int32>
  private let precedes: (Int32, Int32) -> Bool

  /// Walks over everybody who is, or through the run's changes may be, one of the selection.
  init(
    _ roster: Roster, of selection: RosterBase.Selection, order: ChatMemberOrder,
    users: UserDirectory
  ) {
    let base = roster.base
    let sorting = order.sorting
    if let sorting {
      shared = base.positions(of: selection, by: sorting, users: users.base.elements)
    } else {
      shared = base.positions(of: selection)
    }
    sharedCount = shared?.count ?? base.entries.count
    let changed = roster.ownPositions
    let moved = changed.filter { position in
      sorting == .operatorsFirst && base.holds(position, in: selection)
        && roster[position]?.standing.contains(.isOperator)
          != base.entries[Int(position)].standing.contains(.isOperator)
    }
    self.moved = Set(moved)
    let own = changed.filter { !base.holds($0, in: selection) } + moved
    if let sorting {
      let place = { (position: Int32) in
        roster[position].map { sorting.place(of: $0, named: users[$0.user]) }
          ?? NicknameOrder(ChatUser(userId: ""))
      }
      self.own = own.sorted { place($0) < place($1) }
      precedes = { place($0) < place($1) }
    } else {
      self.own = own
      precedes = { $0 < $1 }
    }
  }

  /// The next position.
  mutating func next() -> Int32? {
    var fromShared = sharedPosition
    while let position = fromShared, !moved.isEmpty, moved.contains(position) {
      sharedNext += 1
      fromShared = sharedPosition
    }
    if ownNext < own.count, fromShared.map({ precedes(own[ownNext], $0) }) ?? true {
      defer { ownNext += 1 }
      return own[ownNext]
    }
    sharedNext += 1
    return fromShared
  }

  /// The next position of the fixture's list.
  private var sharedPosition: Int32? {
    guard sharedNext < sharedCount else { return nil }
    return shared.map { $0[sharedNext] } ?? Int32(truncatingIfNeeded: sharedNext)
  }
}

/// In which order a query gives members.
public enum ChatMemberOrder: Sendable, Hashable {
  /// As the fixture lists them, those who came later at the end.
  case fixture
  /// By nickname, upper and lower case alike.
  case nicknameAlphabetical
  /// Operators by nickname, then all others by nickname.
  case operatorThenNicknameAlphabetical
}

extension ChatMemberOrder {
  /// How the fixture's list is sorted; nil leaves it as it is.
  fileprivate var sorting: RosterBase.Sorting? {
    switch self {
    case .fixture: nil
    case .nicknameAlphabetical: .byNickname
    case .operatorThenNicknameAlphabetical: .operatorsFirst
    }
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
