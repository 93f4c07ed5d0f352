import DioramaStage
import DioramaSystem

/// A change at one spot of a snapshot: the removed lines, and the lines added in their place. Equal
/// lines are the same change, in any place of any screen.
package struct SnapshotChange: Hashable, Sendable {
  /// The lines with their signs; for an invisible difference, its explanation.
  package let lines: [String]
  /// Whether it is a change of colors and fonts, such as of one text in a `styles` block.
  package let isOfStyle: Bool

  package init(lines: [String], isOfStyle: Bool = false) {
    (self.lines, self.isOfStyle) = (lines, isOfStyle)
  }

  /// Creates the change of lines, independent of the device's width: a changed title is the same
  /// change at all widths. If only widths differ, all such lines are one change.
  init(removed: [String], added: [String]) {
    let isOfWidths =
      removed.count == added.count
      && zip(removed, added).allSatisfy { $0.withoutWidths == $1.withoutWidths }
    func lines(_ sign: String, _ lines: [String]) -> [String] {
      lines.map { sign + String(decoding: $0.withoutWidths, as: UTF8.self) }
    }
    self.init(
      lines: isOfWidths ? Self.ofWidths : lines("-", removed) + lines("+", added),
      isOfStyle: (removed + added).allSatisfy(\.isValueOfStyle))
  }

  private static let ofWidths = ["only widths"]

  /// Whether only widths differ, as on another device.
  package var isOfWidths: Bool { lines == Self.ofWidths }

  /// Whether a block is added or removed.
  package var isOfBlocks: Bool {
    lines.contains { line in
      SnapshotBlock.allCases.contains { line.dropFirst() == "─ \($0.rawValue) ─" }
    }
  }

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
    // A note about a missing newline does not separate lines.
    lines.filter { $0.text != Self.noNewline }.split { $0.kind == .context || $0.kind == .header }
      .flatMap { lines in
        let removed = lines.filter { $0.kind == .removed }
        let added = lines.filter { $0.kind == .added }
        let replacement = LineReplacement(
          removed: removed.map(\.content), added: added.map(\.content))
        return replacement.parts.map {
          ($0.change, Array(removed[$0.removed]) + Array(added[$0.added]))
        }
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
  /// The line without its sign.
  fileprivate var content: String { String(text.dropFirst()) }
}

extension String {
  /// Whether it is a line of a `styles` block with the value of a name: `primaryMain is #0B5FFF`.
  fileprivate var isValueOfStyle: Bool {
    let words = split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[1] == "is", let first = words[2].first else { return false }
    return first == "#" || first.isNumber
  }

  /// The line with runs of spaces shortened to two and those of border pieces to one.
  fileprivate var withoutWidths: [UInt8] {
    let border = Array("─".utf8)
    var short: [UInt8] = []
    for byte in utf8 {
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
/// thousand of them, or all changes of a single one. Changes of style are in groups of their own.
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
    struct Key: Hashable {
      let members: [Int]
      let isOfStyle: Bool
    }
    var groupChanges: [Key: [SnapshotChange]] = [:]
    var keys: [Key] = []
    for change in order {
      let key = Key(members: members[change] ?? [], isOfStyle: change.isOfStyle)
      if groupChanges[key] == nil { keys.append(key) }
      groupChanges[key, default: []].append(change)
    }
    var groupsOfMember = [[Int]](repeating: [], count: changes.count)
    for (group, key) in keys.enumerated() {
      for number in key.members { groupsOfMember[number].append(group) }
    }
    self.groupsOfMember = groupsOfMember
    groups = keys.map { key in
      let numbers = key.members
      // Of equally good snapshots, this is the first.
      let example = numbers.min { groupsOfMember[$0].count < groupsOfMember[$1].count }
      return Group(
        changes: groupChanges[key] ?? [], members: numbers, example: example ?? 0,
        isWholeExample: example.map { groupsOfMember[$0].count == 1 } ?? true)
    }
  }
}

extension ChangeGroups.Group {
  /// Returns the part of the example's patch that shows these changes and no others, each once. It
  /// is the whole patch if the example is the only snapshot and has no other differences.
  ///
  /// - Parameters:
  ///   - diff: the patch.
  ///   - verdict: the verdict on the example.
  /// - Returns: the lines, and how often the changes occur in the hunks that are left out.
  package func patch(
    of diff: UnifiedDiff, in verdict: SnapshotVerdict
  ) -> (lines: [UnifiedDiff.Line], omittedCount: Int) {
    if isWholeExample {
      return members.count == 1 ? (diff.lines, 0) : diff.part(showing: changes)
    }
    let own = verdict.diff(accepting: Set(changes.map(\.id)))
    let (lines, omittedCount) = own.part(showing: own.changes.map(\.change))
    // The lines keep their numbers in the example, by which their colors are found.
    var numbers: [String: [Int]] = [:]
    for line in diff.lines.reversed() where line.kind == .added {
      numbers[line.text, default: []].append(line.number)
    }
    let shown = lines.dropFirst(2).map { line in
      guard line.kind == .added else { return line }
      return UnifiedDiff.Line(
        kind: .added, text: line.text, number: numbers[line.text]?.popLast() ?? 0)
    }
    return (diff.lines.prefix(2) + shown, omittedCount)
  }
}
