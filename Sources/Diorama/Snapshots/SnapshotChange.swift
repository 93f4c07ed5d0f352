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
  package var hunks: [Hunk] { Self.hunks(of: lines) }

  /// Returns the hunks of a patch's lines.
  static func hunks(of lines: [Line]) -> [Hunk] {
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
  /// Returns the lines of the patch with each change shown only once.
  ///
  /// If something is left out, the result is not a valid patch; `…` marks a gap in a hunk.
  ///
  /// - Parameter context: the number of lines shown around a change.
  /// - Returns: the lines, and the number of changes that are left out.
  package func linesOmittingRepeats(context: Int) -> (lines: [Line], repeated: Int) {
    var shown: Set<SnapshotChange> = []
    var result = Array(lines.prefix(2))
    var repeated = 0
    for hunk in hunks {
      let own = hunk.lines
      var isKept = own.map { _ in false }
      var start = 0
      while let first = own[start...].firstIndex(where: \.isChange) {
        let end = own[first...].firstIndex { !$0.isChange } ?? own.endIndex
        if shown.insert(SnapshotChange(Array(own[first..<end]))).inserted {
          for index in max(first - context, 0)..<min(end + context, own.count) {
            // The context of a change consists of unchanged lines.
            isKept[index] = isKept[index] || first..<end ~= index || !own[index].isChange
          }
        } else {
          repeated += 1
        }
        start = end
      }
      guard let first = isKept.firstIndex(of: true) else { continue }
      result.append(own[0])
      for index in max(first, 1)..<own.count {
        if isKept[index] {
          result.append(own[index])
        } else if isKept[index...].contains(true), isKept[index - 1] {
          result.append(Line(kind: .context, text: " …"))
        }
      }
    }
    return (result, repeated)
  }
}

extension UnifiedDiff.Line {
  /// Whether the line is removed or added.
  fileprivate var isChange: Bool { kind == .removed || kind == .added }

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
    let wanted = Set(changes)
    func count(_ hunks: [UnifiedDiff.Hunk]) -> Int {
      hunks.reduce(0) { $0 + $1.changes.count { wanted.contains($0) } }
    }
    let shown = UnifiedDiff.hunks(of: patch(of: diff))
    return count(diff.hunks) - count(shown)
  }

  /// Returns the part of the example's patch that shows the changes, each once. It is the whole
  /// patch if the example is the only snapshot and has no other differences.
  package func patch(of diff: UnifiedDiff) -> [UnifiedDiff.Line] {
    if isWholeExample, members.count == 1 { return diff.lines }
    var unseen = Set(changes)
    let hunks = diff.hunks.filter { hunk in
      let isNew = hunk.changes.contains { unseen.contains($0) }
      unseen.subtract(hunk.changes)
      return isNew
    }
    return diff.lines.prefix(2) + hunks.flatMap(\.lines)
  }
}
