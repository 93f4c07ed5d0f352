import DioramaKit
import HeadlessUIKit

/// Lists of interactive elements for messages.
extension Stage {
  /// The maximum number of rows to inspect for a message.
  private static let maximumListedRows = 100

  /// The elements that can be touched now, for a message.
  var touchableHelp: String? {
    let count = min(table?.totalRows ?? 0, Self.maximumListedRows)
    let rows = rowTouchables(within: 0..<count, false).filter(\.isOn)
    var names = (barTouchables(false) + viewTouchables(false)).filter(\.isOn).map(\.words)
    if let total = table?.totalRows, total > 0 {
      names.append(total == 1 ? "row 1" : "rows 1 to \(total)")
    }
    names += partsOfRows(rows, count)
    return names.isEmpty ? nil : "available: \(names.joined(separator: ", "))"
  }

  /// Returns the elements inside rows, each with the numbers of its rows.
  private func partsOfRows(_ touchables: [Touchable], _ count: Int) -> [String] {
    var owners: [(words: String, rows: [Int])] = []
    func note(_ words: String, _ row: Int) {
      if let index = owners.firstIndex(where: { $0.words == words }) {
        if owners[index].rows.last != row { owners[index].rows.append(row) }
      } else {
        owners.append((words, [row]))
      }
    }
    var row = 0
    for thing in touchables {
      if thing.stepValue.hasPrefix("{ row:") { row += 1 } else { note(thing.words, row) }
    }
    for place in 0..<count {
      let takes = table?.withCell(ofRow: place) { cell in
        cell.switches.contains { $0.isEnabled && $0.takesTouches }
      }
      if takes ?? false { note("the switch (toggle)", place + 1) }
    }
    return owners.map { "\($0.words) in \(Self.words(for: $0.rows))" }
  }

  /// Returns rows by their numbers: `row 2`, `rows 1 to 4`, `rows 1, 3 and 7`.
  private static func words(for rows: [Int]) -> String {
    guard let first = rows.first, let last = rows.last, rows.count > 1 else {
      return "row \(rows.first ?? 0)"
    }
    if last - first == rows.count - 1, rows.count > 2 { return "rows \(first) to \(last)" }
    let shown = rows.prefix(5).map { "\($0)" }
    let more = rows.count > shown.count ? ["\(rows.count - shown.count) more"] : []
    return "rows " + (shown + more).joined(inProse: "and")
  }
}
