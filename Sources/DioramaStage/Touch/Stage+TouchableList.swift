import DioramaKit
import HeadlessUIKit

/// Lists of interactive elements for messages.
extension Stage {
  /// The maximum number of rows to inspect for a message.
  private static let maximumListedRows = 100

  /// The elements that can be touched now, for a message, as values of `tap` where possible.
  var touchableHelp: String? {
    let things = (barTouchables(false) + viewTouchables(false)).filter(\.isOn)
    var names = things.map { $0.stepValue.hasPrefix("{") ? $0.stepValue : $0.words }
    // App code is asked for menus, since no step follows.
    let touched = listedRows.filter { touch == .tap || isHeld(row: $0) }
    if let total = table?.totalRows, total > 2, touched.count == listedRows.count {
      names.append("rows 1 to \(total)")
    } else if let row = touched.first {
      names.append(
        touched.count == 1 ? "{ row: \(row + 1) }" : Self.words(for: touched.map { $0 + 1 }))
    }
    names += partsOfRows
    return names.isEmpty ? nil : "available: \(names.joined(separator: ", "))"
  }

  /// Returns whether it has an effect to press a row and hold.
  private func isHeld(row: Int) -> Bool {
    table?.viewTouched(.longPress, withRow: row) != nil || table?.contextMenu(ofRow: row) != nil
  }

  /// The steps that may open a menu: a tap of a bar button with a menu, or of the last button of a
  /// row that shows a symbol and no word; a row that can be held.
  var stepsOpeningMenu: [String] {
    for side in [BarSide.right, .left] where barItems(at: side).first?.menuOpenedByTap != nil {
      return [StepDefinition.tap.item("\(side.rawValue)BarButton")]
    }
    let held = listedRows.first(where: isHeld)
    let steps = held.map { [StepDefinition.longPress.item("{ row: \($0 + 1) }")] } ?? []
    return steps
      + listedRows.lazy.compactMap { row in
        self.table?.withCell(ofRow: row) { cell in
          cell.buttons.last {
            $0.isTappable && $0.shownTexts.first?.contains(where: \.isLetter) == false
          }
        }.map {
          StepDefinition.tap.item("{ button: \($0.displayName.asYAMLScalar), row: \(row + 1) }")
        }
      }.prefix(1)
  }

  private var listedRows: Range<Int> { 0..<min(table?.totalRows ?? 0, Self.maximumListedRows) }

  /// The elements inside rows, each with the numbers of its rows.
  private var partsOfRows: [String] {
    var owners: [(words: String, form: String, rows: [Int])] = []
    func note(_ words: String, _ form: String, _ row: Int) {
      if let index = owners.firstIndex(where: { $0.words == words }) {
        if owners[index].rows.last != row { owners[index].rows.append(row) }
      } else {
        owners.append((words, form, [row]))
      }
    }
    for place in listedRows {
      for part in parts(ofRow: place, false) where part.isOn {
        note(part.words, part.stepValue, place + 1)
      }
    }
    for place in listedRows where touch == .tap {
      let takes = table?.withCell(ofRow: place) { cell in
        cell.switches.contains { $0.isEnabled && $0.takesTouches }
      }
      if takes ?? false {
        note("switch", "'\(StepDefinition.toggle.item("{ row: \(place + 1) }"))'", place + 1)
      }
    }
    return owners.map { owner in
      let others = Array(owner.rows.dropFirst())
      return others.isEmpty ? owner.form : "\(owner.form) (also in \(Self.words(for: others)))"
    }
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
