/// A user's place in the list of all users, which stands for the user wherever there may be many.
struct UserIndex: Sendable, Hashable {
  let rawValue: Int32

  init(_ position: Int) { rawValue = Int32(truncatingIfNeeded: position) }

  /// Stands for a name that refers to nobody.
  static let nobody = UserIndex(-1)
}

/// What somebody is in a channel beyond being there.
struct Standing: OptionSet, Sendable, Hashable {
  let rawValue: UInt8
  /// May moderate.
  static let isOperator = Standing(rawValue: 1)
  /// May not write.
  static let isMuted = Standing(rawValue: 2)
}

/// Who belongs to something, and with which standing.
///
/// What the fixture says is shared by all runs, however long it is; a run keeps only what it
/// changed. A position stays valid for ever: what is added goes to the end, and what is removed
/// leaves a gap.
struct Roster: Sendable {
  /// One person of the roster.
  struct Entry: Sendable, Hashable {
    let user: UserIndex
    var standing: Standing
  }

  /// What the fixture says.
  let base: RosterBase
  private var standings: [Int32: Standing] = [:]
  private var gaps: Set<Int32> = []
  private var added: [Entry] = []
  private var addedPositions: [UserIndex: Int32] = [:]

  /// A roster in which nothing has changed.
  init(_ base: RosterBase) { self.base = base }

  /// How many people are on it.
  var count: Int { base.entries.count + added.count - gaps.count }

  /// Where a person stands; nil if they are not on it.
  func position(of user: UserIndex) -> Int32? {
    if !addedPositions.isEmpty, let position = addedPositions[user] { return position }
    guard let position = base.position(of: user), !isGap(position) else { return nil }
    return position
  }

  /// A person; nil if they are not on it.
  subscript(user: UserIndex) -> Entry? { position(of: user).flatMap { self[$0] } }

  /// The person at a position; nil if they have left.
  subscript(position: Int32) -> Entry? {
    if isGap(position) { return nil }
    let index = Int(position)
    if index >= base.entries.count { return added[index - base.entries.count] }
    var entry = base.entries[index]
    if !standings.isEmpty, let standing = standings[position] { entry.standing = standing }
    return entry
  }

  /// The positions whose standing a run has changed, and those that it has added, in order.
  var ownPositions: [Int32] {
    standings.keys.sorted() + addedRange.filter { !isGap($0) }
  }

  /// The positions that a run has added, gaps included.
  var addedRange: Range<Int32> {
    let start = Int32(truncatingIfNeeded: base.entries.count)
    return start..<start + Int32(truncatingIfNeeded: added.count)
  }

  /// Puts somebody at the end.
  ///
  /// - Returns: whether they were not on it yet.
  @discardableResult
  mutating func add(_ user: UserIndex) -> Bool {
    guard position(of: user) == nil else { return false }
    addedPositions[user] = addedRange.upperBound
    added.append(Entry(user: user, standing: []))
    return true
  }

  /// Takes somebody off.
  ///
  /// - Returns: whether they were on it.
  @discardableResult
  mutating func remove(_ user: UserIndex) -> Bool {
    guard let position = position(of: user) else { return false }
    gaps.insert(position)
    standings[position] = nil
    addedPositions[user] = nil
    return true
  }

  /// Gives somebody a standing or takes it from them.
  ///
  /// - Returns: whether that changed anything.
  @discardableResult
  mutating func set(_ standing: Standing, _ isSet: Bool, for user: UserIndex) -> Bool {
    guard let position = position(of: user), var entry = self[position],
      entry.standing.contains(standing) != isSet
    else { return false }
    if isSet { entry.standing.insert(standing) } else { entry.standing.remove(standing) }
    let index = Int(position)
    if index >= base.entries.count {
      added[index - base.entries.count] = entry
    } else {
      standings[position] = entry.standing
    }
    return true
  }

  private func isGap(_ position: Int32) -> Bool { !gaps.isEmpty && gaps.contains(position) }
}
