/// The index of a user in the list of all users, a compact reference to the user.
struct UserIndex: Sendable, Hashable {
  let rawValue: Int32

  init(_ position: Int) { rawValue = Int32(truncatingIfNeeded: position) }

  /// The index of an unknown user.
  static let unresolved = UserIndex(-1)
}

/// The status of a user in a channel.
struct MemberStatus: OptionSet, Sendable, Hashable {
  let rawValue: UInt8
  /// The user may moderate.
  static let isOperator = MemberStatus(rawValue: 1)
  /// The user may not write.
  static let isMuted = MemberStatus(rawValue: 2)

  /// Sets or clears a status.
  mutating func set(_ status: MemberStatus, _ isSet: Bool) {
    if isSet { insert(status) } else { remove(status) }
  }
}

/// A list of people with their status.
///
/// A position stays valid: additions go to the end, and a removal leaves a gap.
struct Roster: Sendable {
  /// A person of the roster.
  struct Entry: Sendable, Hashable {
    let user: UserIndex
    var status: MemberStatus
  }

  /// A roster without people.
  static let empty = Roster([])

  /// The people in the order in which they were added; nil for those who have left.
  private(set) var entries: [Entry?]
  private var positions: [UserIndex: Int]

  /// Creates a roster of people; `repeated` is called for each user who is listed again.
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

  /// The number of people.
  var count: Int { positions.count }

  /// Returns the position of a person; nil if they are not in the roster.
  func position(of user: UserIndex) -> Int? { positions[user] }

  /// Returns a person; nil if they are not in the roster.
  subscript(user: UserIndex) -> Entry? { positions[user].flatMap { entries[$0] } }

  /// Returns the person at a position; nil if it does not exist, or if the person has left.
  subscript(position: Int) -> Entry? {
    entries.indices.contains(position) ? entries[position] : nil
  }

  /// Returns the positions of the people in an order; nil for the order of addition.
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

  /// Adds a person at the end.
  ///
  /// - Returns: whether the person was not in the roster yet.
  @discardableResult
  mutating func add(_ user: UserIndex) -> Bool {
    guard positions[user] == nil else { return false }
    positions[user] = entries.count
    entries.append(Entry(user: user, status: []))
    return true
  }

  /// Removes a person.
  ///
  /// - Returns: whether the person was in the roster.
  @discardableResult
  mutating func remove(_ user: UserIndex) -> Bool {
    guard let position = positions.removeValue(forKey: user) else { return false }
    entries[position] = nil
    return true
  }

  /// Sets or clears a status of a person.
  ///
  /// - Returns: whether anything changed.
  mutating func set(_ status: MemberStatus, _ isSet: Bool, for user: UserIndex) -> Bool {
    guard let position = positions[user], var entry = entries[position],
      entry.status.contains(status) != isSet
    else { return false }
    entry.status.set(status, isSet)
    entries[position] = entry
    return true
  }
}
