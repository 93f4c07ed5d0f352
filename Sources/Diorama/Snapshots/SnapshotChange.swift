import DioramaSystem

/// What changes in one spot of a snapshot: lines that go, and those that come in their place. The
/// same lines are the same change wherever they stand, in whatever screen.
package struct SnapshotChange: Hashable, Sendable {
  /// The lines with their signs; where nobody can see what differs, what is said of it.
  package let lines: [String]

  package init(lines: [String]) { self.lines = lines }

  /// What the lines of a patch change, however wide the device is: a title that is another one is one
  /// change at all widths. Where only widths change, that is one change for all lines that say the
  /// same as before.
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

  /// What it is called on a command line: eight hexadecimal digits, the same for the same change.
  package var id: String {
    String(SHA256.text(of: Array(lines.joined(separator: "\n").utf8)).prefix(8))
  }
}

extension UnifiedDiff {
  /// A stretch of the patch between two lines of places, with what changes in it.
  package struct Hunk: Sendable {
    /// Its lines, that of its place first.
    package let lines: [Line]
    /// What changes in it, from top to bottom.
    package let changes: [SnapshotChange]
  }

  /// The hunks of the patch.
  package var hunks: [Hunk] { Self.hunks(of: lines) }

  /// The hunks of a patch's lines.
  static func hunks(of lines: [Line]) -> [Hunk] {
    var hunks: [[Line]] = []
    for line in lines.dropFirst(2) {
      if line.kind == .header { hunks.append([]) }
      if !hunks.isEmpty { hunks[hunks.count - 1].append(line) }
    }
    return hunks.map { Hunk(lines: $0, changes: Self.stretches(of: $0).map(\.change)) }
  }

  /// What changes, from top to bottom, and the lines that do.
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
  /// The lines to read where each change is told once, wherever it is; it is no patch any more where
  /// something was left out, which `…` says.
  ///
  /// - Parameter context: how many lines around a change tell where it is.
  /// - Returns: the lines, and how many changes were left out.
  package func linesOmittingRepeats(context: Int) -> (lines: [Line], repeated: Int) {
    var told: Set<SnapshotChange> = []
    var result = Array(lines.prefix(2))
    var repeated = 0
    for hunk in hunks {
      let own = hunk.lines
      var isKept = own.map { _ in false }
      var start = 0
      while let first = own[start...].firstIndex(where: \.isChange) {
        let end = own[first...].firstIndex { !$0.isChange } ?? own.endIndex
        if told.insert(SnapshotChange(Array(own[first..<end]))).inserted {
          for index in max(first - context, 0)..<min(end + context, own.count) {
            // The context of a change is what stays.
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
  /// Whether something goes or comes.
  fileprivate var isChange: Bool { kind == .removed || kind == .added }

  /// The line without its sign, with one sign for as many blanks or pieces of a border as follow each
  /// other.
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

/// What differs in some snapshots, each change told once.
///
/// A group is what changes in the same snapshots: one change of a shared header in a thousand of
/// them, or all that is new in a single one.
package struct ChangeGroups: Sendable {
  /// Changes that come together, and where.
  package struct Group: Sendable {
    /// The changes, from top to bottom of the example.
    package let changes: [SnapshotChange]
    /// The snapshots, by number, in order.
    package let members: [Int]
    /// The one of them in which the fewest other things differ.
    package let example: Int
    /// Whether nothing else differs in the example.
    package let isWholeExample: Bool

    /// What it is called on a command line.
    package var id: String { changes.first?.id ?? "" }
  }

  /// The groups, in the order of their first snapshots.
  package let groups: [Group]
  /// The groups that each snapshot is in, by number.
  package let groupsOfMember: [[Int]]

  /// Puts together what differs in some snapshots.
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
      // The first of several that are as good.
      let example = numbers.min { groupsOfMember[$0].count < groupsOfMember[$1].count }
      return Group(
        changes: groupChanges[numbers] ?? [], members: numbers, example: example ?? 0,
        isWholeExample: example.map { groupsOfMember[$0].count == 1 } ?? true)
    }
  }
}

extension ChangeGroups.Group {
  /// How many stretches of the example's patch ``patch(of:)`` leaves out, since each change is told
  /// once.
  package func omittedCount(of diff: UnifiedDiff) -> Int {
    if isWholeExample, members.count == 1 { return 0 }
    let wanted = Set(changes)
    func count(_ hunks: [UnifiedDiff.Hunk]) -> Int {
      hunks.reduce(0) { $0 + $1.changes.count { wanted.contains($0) } }
    }
    let told = UnifiedDiff.hunks(of: patch(of: diff))
    return count(diff.hunks) - count(told)
  }

  /// The part of the example's patch that shows the changes, each once; the whole patch where
  /// nothing else differs, and nothing has another example.
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
