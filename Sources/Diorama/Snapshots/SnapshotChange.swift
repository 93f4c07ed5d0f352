import DioramaSystem

/// A change at one spot of a snapshot: the removed lines, and the lines added in their place. Equal
/// lines are the same change, in any place of any screen.
package struct SnapshotChange: Hashable, Sendable {
  /// The lines with their signs; for an invisible difference, its explanation.
  package let lines: [String]

  package init(lines: [String]) { self.lines = lines }

  /// Creates the change of lines of a patch, independent of the device's width: a changed title is
  /// the same change at all widths. If only widths differ, all such lines are one change.
  init(_ lines: [UnifiedDiff.Line]) {
    let removed = lines.filter { $0.kind == .removed }
    let added = lines.filter { $0.kind == .added }
    let isOfWidths =
      removed.count == added.count
      && zip(removed, added).allSatisfy { $0.withoutWidths == $1.withoutWidths }
    self.init(
      lines: isOfWidths
        ? Self.ofWidths
        : lines.map { line in
          String(line.text.prefix(1)) + String(decoding: line.withoutWidths, as: UTF8.self)
        })
  }

  private static let ofWidths = ["only widths"]

  /// The id on a command line: eight hexadecimal digits, equal for equal changes.
  package var id: String {
    String(SHA256.text(of: Array(lines.joined(separator: "\n").utf8)).prefix(8))
  }
}

extension UnifiedDiff {
  /// A part of the patch that begins with a line of its place, and its changes.
  package struct Hunk: Sendable {
    /// The lines of the hunk, beginning with that of its place.
    package let lines: [Line]
    /// The changes of the hunk, from top to bottom.
    package let changes: [SnapshotChange]
  }

  /// The hunks of the patch.
  package var hunks: [Hunk] {
    var hunks: [[Line]] = []
    for line in lines.dropFirst(2) {
      if line.kind == .header { hunks.append([]) }
      if !hunks.isEmpty { hunks[hunks.count - 1].append(line) }
    }
    return hunks.map { Hunk(lines: $0, changes: Self.stretches(of: $0).map(\.change)) }
  }

  /// The changes from top to bottom, with their lines.
  package var changes: [(change: SnapshotChange, lines: [Line])] {
    Self.stretches(of: lines)
  }

  private static func stretches(of lines: [Line]) -> [(change: SnapshotChange, lines: [Line])] {
    lines.split { $0.kind == .context || $0.kind == .header }.map {
      (SnapshotChange(Array($0)), Array($0))
    }
  }
}

extension UnifiedDiff {
  /// Returns the part of the patch that shows some changes, each once: a hunk in which none of them
  /// is new is left out.
  ///
  /// - Returns: the lines, and how often the changes occur in the hunks that are left out.
  package func part(showing changes: [SnapshotChange]) -> (lines: [Line], omittedCount: Int) {
    let wanted = Set(changes)
    var unseen = wanted
    var shown = Array(lines.prefix(2))
    var omittedCount = 0
    for hunk in hunks {
      if hunk.changes.contains(where: unseen.contains) {
        shown += hunk.lines
      } else {
        omittedCount += hunk.changes.count { wanted.contains($0) }
      }
      unseen.subtract(hunk.changes)
    }
    return (shown, omittedCount)
  }
}

extension UnifiedDiff.Line {
  /// The line without its sign, with runs of spaces shortened to two and those of border pieces to
  /// one.
  fileprivate var withoutWidths: [UInt8] {
    let border = Array("─".utf8)
    var short: [UInt8] = []
    for byte in text.utf8.dropFirst() {
      short.append(byte)
      if byte == 32, short.suffix(3) == [32, 32, 32] { short.removeLast() }
      if short.count >= 6, short.suffix(3) == border[...],
        short.dropLast(3).suffix(3) == border[...]
      {
        short.removeLast(3)
      }
    }
    return short
  }
}

/// The differences of several snapshots, with each change only once.
///
/// A group has the changes that occur in the same snapshots: one change of a shared header in a
/// thousand of them, or all changes of a single one.
package struct ChangeGroups: Sendable {
  /// Changes that occur in the same snapshots.
  package struct Group: Sendable {
    /// The changes, from top to bottom of the example.
    package let changes: [SnapshotChange]
    /// The indices of the snapshots, in order.
    package let members: [Int]
    /// The index of the snapshot that has the fewest other differences.
    package let example: Int
    /// Whether the example has no other differences.
    package let isWholeExample: Bool

    /// The id on a command line.
    package var id: String { changes.first?.id ?? "" }
  }

  /// The groups, in the order of their first snapshots.
  package let groups: [Group]
  /// The indices of the groups that each snapshot is in.
  package let groupsOfMember: [[Int]]

  /// Groups the changes of several snapshots.
  ///
  /// - Parameter changes: the changes of each snapshot, from top to bottom.
  package init(_ changes: [[SnapshotChange]]) {
    var members: [SnapshotChange: [Int]] = [:]
    var order: [SnapshotChange] = []
    for (number, all) in changes.enumerated() {
      for change in all where members[change]?.last != number {
        if members[change] == nil { order.append(change) }
        members[change, default: []].append(number)
      }
    }
    var groupChanges: [[Int]: [SnapshotChange]] = [:]
    var keys: [[Int]] = []
    for change in order {
      let numbers = members[change] ?? []
      if groupChanges[numbers] == nil { keys.append(numbers) }
      groupChanges[numbers, default: []].append(change)
    }
    var groupsOfMember = [[Int]](repeating: [], count: changes.count)
    for (group, numbers) in keys.enumerated() {
      for number in numbers { groupsOfMember[number].append(group) }
    }
    self.groupsOfMember = groupsOfMember
    groups = keys.map { numbers in
      // Of equally good snapshots, this is the first.
      let example = numbers.min { groupsOfMember[$0].count < groupsOfMember[$1].count }
      return Group(
        changes: groupChanges[numbers] ?? [], members: numbers, example: example ?? 0,
        isWholeExample: example.map { groupsOfMember[$0].count == 1 } ?? true)
    }
  }
}

extension ChangeGroups.Group {
  /// Returns the number of changes in the example's patch that ``patch(of:)`` leaves out, since it
  /// shows each change once.
  package func omittedCount(of diff: UnifiedDiff) -> Int {
    if isWholeExample, members.count == 1 { return 0 }
    return diff.part(showing: changes).omittedCount
  }

  /// Returns the part of the example's patch that shows the changes, each once. It is the whole
  /// patch if the example is the only snapshot and has no other differences.
  package func patch(of diff: UnifiedDiff) -> [UnifiedDiff.Line] {
    if isWholeExample, members.count == 1 { return diff.lines }
    return diff.part(showing: changes).lines
  }
}
