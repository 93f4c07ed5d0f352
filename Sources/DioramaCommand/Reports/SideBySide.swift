import TerminalText

/// Two snapshots side by side: the recorded one on the left, the shown one on the right, with a
/// character between differing lines, as `diff -y` prints it.
enum SideBySide {
  /// The number of lines of a frame that are compared.
  private static let maxLines = 200
  /// The maximum width of a side.
  private static let maxColumns = 100

  /// Returns the frames that differ, each as lines.
  static func frames(_ recorded: [UInt8], _ shown: [UInt8]) -> [[String]] {
    let (old, new) = (blocks(recorded), blocks(shown))
    return (0..<max(old.count, new.count)).compactMap { index in
      let before = index < old.count ? old[index] : []
      let after = index < new.count ? new[index] : []
      return before == after ? nil : lines(before, after)
    }
  }

  /// Returns the head and the frames, which are separated by empty lines.
  private static func blocks(_ bytes: [UInt8]) -> [[String]] {
    String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .split(omittingEmptySubsequences: true) { $0.isEmpty }
      .map { block in
        block.prefix(maxLines).map {
          String($0).escapingControls().truncated(toColumns: maxColumns)
        }
      }
  }

  private static func lines(_ before: [String], _ after: [String]) -> [String] {
    let width = (before + ["before"]).map(\.displayWidth).max() ?? 0
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    func row(_ left: String, _ sign: String, _ right: String) -> String {
      var row = left.padded(toColumns: width) + " \(sign) " + right
      while row.hasSuffix(" ") { row.removeLast() }
      return row
    }
    var rows = [row("before", " ", "after")]
    var (left, right) = (0, 0)
    while left < before.count || right < after.count {
      let goes = left < before.count && removed.contains(left)
      let comes = right < after.count && added.contains(right)
      switch (goes, comes) {
      case (true, true): rows.append(row(before[left], "|", after[right]))
      case (true, false): rows.append(row(before[left], "<", ""))
      case (false, true): rows.append(row("", ">", after[right]))
      case (false, false):
        guard left < before.count, right < after.count else { return rows }
        rows.append(row(before[left], " ", after[right]))
      }
      if goes || !comes { left += 1 }
      if comes || !goes { right += 1 }
    }
    return rows
  }
}
