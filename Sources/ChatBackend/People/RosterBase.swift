import Synchronization

/// The part of a roster that a fixture says: made once, never copied, shared by all runs.
final class RosterBase: Sendable {
  /// Which of the people are meant.
  enum Selection: Sendable, CaseIterable {
    case everybody, operators, muted
  }

  /// In which order people come, other than the fixture's.
  enum Sorting: Sendable {
    case byNickname, operatorsFirst

    /// The place of a person in the order.
    func place(of entry: Roster.Entry, named user: ChatUser) -> NicknameOrder {
      NicknameOrder(
        user, isLate: self == .operatorsFirst && !entry.standing.contains(.isOperator))
    }
  }

  /// What has been sorted, and how.
  private struct Sorted: Hashable {
    let selection: Selection
    let sorting: Sorting
  }

  /// The people in the fixture's order.
  let entries: [Roster.Entry]
  private let index: [UserIndex: Int32]
  private let operators: [Int32]
  private let muted: [Int32]
  private let sorted = Mutex<[Sorted: [Int32]]>([:])

  /// Nobody.
  static let empty = RosterBase([])

  /// Lists people; `repeated` hears of each who is listed again.
  init(
    _ entries: [Roster.Entry], repeated: (_ first: Int, _ second: Int) -> Void = { _, _ in }
  ) {
    self.entries = entries
    operators = Self.positions(of: .isOperator, in: entries)
    muted = Self.positions(of: .isMuted, in: entries)
    var index: [UserIndex: Int32] = Dictionary(minimumCapacity: entries.count)
    for (position, entry) in entries.enumerated() {
      if let first = index[entry.user] {
        repeated(Int(first), position)
      } else {
        index[entry.user] = Int32(truncatingIfNeeded: position)
      }
    }
    self.index = index
  }

  private static func positions(of standing: Standing, in entries: [Roster.Entry]) -> [Int32] {
    var result: [Int32] = []
    for (position, entry) in entries.enumerated() where entry.standing.contains(standing) {
      result.append(Int32(truncatingIfNeeded: position))
    }
    return result
  }

  /// Where a person stands.
  func position(of user: UserIndex) -> Int32? { index[user] }

  /// The positions of some of the people in the fixture's order; nil means all.
  func positions(of selection: Selection) -> [Int32]? {
    switch selection {
    case .everybody: nil
    case .operators: operators
    case .muted: muted
    }
  }

  /// The positions of some of the people in another order, sorted once for all runs.
  func positions(
    of selection: Selection, by sorting: Sorting, users: [ChatUser]
  ) -> [Int32] {
    let key = Sorted(selection: selection, sorting: sorting)
    if let known = sorted.withLock({ $0[key] }) { return known }
    let all = positions(of: selection) ?? entries.indices.map { Int32(truncatingIfNeeded: $0) }
    let result =
      all
      .map { position in
        let entry = entries[Int(position)]
        return (position, sorting.place(of: entry, named: users[Int(entry.user.rawValue)]))
      }
      .sorted { $0.1 < $1.1 }
      .map(\.0)
    sorted.withLock { $0[key] = result }
    return result
  }
}

/// Sorts people by nickname, upper and lower case alike; equal nicknames go by id. Operators may
/// come before all others.
struct NicknameOrder: Comparable {
  private let isLate: Bool
  private let nickname: String
  private let userId: String

  /// The place of a user in the order; late ones come after all who are not.
  init(_ user: ChatUser, isLate: Bool = false) {
    self.isLate = isLate
    nickname = user.nickname.lowercased()
    userId = user.userId
  }

  /// Orders by nickname, then by id.
  static func < (left: NicknameOrder, right: NicknameOrder) -> Bool {
    if left.isLate != right.isLate { return right.isLate }
    return left.nickname == right.nickname
      ? left.userId < right.userId : left.nickname < right.nickname
  }
}
