/// A user's place in the list of all users, which stands for the user wherever there may be many.
struct UserIndex: Sendable, Hashable {
  let rawValue: Int32

  init(_ position: Int) { rawValue = Int32(truncatingIfNeeded: position) }

  /// Stands for a name that refers to nobody.
  static let unresolved = UserIndex(-1)
}

/// What somebody is in a channel beyond being there.
struct MemberStatus: OptionSet, Sendable, Hashable {
  let rawValue: UInt8
  /// May moderate.
  static let isOperator = MemberStatus(rawValue: 1)
  /// May not write.
  static let isMuted = MemberStatus(rawValue: 2)

  /// Gives a status or takes it.
  mutating func set(_ status: MemberStatus, _ isSet: Bool) {
    if isSet { insert(status) } else { remove(status) }
  }
}

/// Who belongs to something, and with which status.
///
/// A position stays valid for ever: what is added goes to the end, and what is removed leaves a
/// gap.
struct Roster: Sendable {
  /// One person of the roster.
  struct Entry: Sendable, Hashable {
    let user: UserIndex
    var status: MemberStatus
  }

  /// A roster without people.
  static let empty = Roster([])

  /// The people in the order in which they came; nil for those who have left.
  private(set) var entries: [Entry?]
  private var positions: [UserIndex: Int]

  /// Lists people; `repeated` hears of each who is listed again.
  init(_ people: [Entry], repeated: (_ first: Int, _ second: Int) -> Void = { _, _ in }) {
    entries = people.map(Optional.some)
    positions = Dictionary(minimumCapacity: people.count)
    for (position, entry) in people.enumerated() {
      if let first = positions[entry.user] {
        repeated(first, position)
      } else {
        positions[entry.user] = position
      }
    }
  }

  /// How many people are on it.
  var count: Int { positions.count }

  /// Where a person stands; nil if they are not on it.
  func position(of user: UserIndex) -> Int? { positions[user] }

  /// A person; nil if they are not on it.
  subscript(user: UserIndex) -> Entry? { positions[user].flatMap { entries[$0] } }

  /// The person at a position; nil if there is none, or they have left.
  subscript(position: Int) -> Entry? {
    entries.indices.contains(position) ? entries[position] : nil
  }

  /// The positions of the people in an order; nil for that in which they came.
  func sortedPositions(by order: ChatMemberOrder, _ users: UserDirectory) -> [Int]? {
    if order == .fixture { return nil }
    let hasOperatorsFirst = order == .operatorThenNicknameAlphabetical
    var places: [(Int, NicknameOrder)] = []
    for case (let position, let entry?) in entries.enumerated() {
      let isLate = hasOperatorsFirst && !entry.status.contains(.isOperator)
      places.append((position, NicknameOrder(users[entry.user], isLate: isLate)))
    }
    return places.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Puts somebody at the end.
  ///
  /// - Returns: whether they were not on it yet.
  @discardableResult
  mutating func add(_ user: UserIndex) -> Bool {
    guard positions[user] == nil else { return false }
    positions[user] = entries.count
    entries.append(Entry(user: user, status: []))
    return true
  }

  /// Takes somebody off.
  ///
  /// - Returns: whether they were on it.
  @discardableResult
  mutating func remove(_ user: UserIndex) -> Bool {
    guard let position = positions.removeValue(forKey: user) else { return false }
    entries[position] = nil
    return true
  }

  /// Sets or clears a status of a person.
  ///
  /// - Returns: whether that changed anything.
  mutating func set(_ status: MemberStatus, _ isSet: Bool, for user: UserIndex) -> Bool {
    guard let position = positions[user], var entry = entries[position],
      entry.status.contains(status) != isSet
    else { return false }
    entry.status.set(status, isSet)
    entries[position] = entry
    return true
  }
}
