import HeadlessUIKit
import YAML

/// Where a `scroll` step goes.
enum ScrollGoal: Sendable {
  case bottom
  case row(RowName)

  private static let table = RecordTable<RowName?>(
    "a scroll",
    [Field("row", RowName.shape, required: true, "the row to bring into view") { $0 = $1 }])

  static var shape: ValueShape<ScrollGoal> {
    let description = ShapeDescription.either([.choice(["bottom"]), .record(table.descriptions)])
    return ValueShape(description) { node, decoding in
      guard node.kind == .mapping else {
        if node.isText("bottom") { return .bottom }
        decoding.reportWrongValue(node, wanted: description)
        return nil
      }
      var row: RowName?
      guard table.decode(node, into: &row, &decoding), let row else { return nil }
      return .row(row)
    }
  }
}

/// What a `toggle` step flips.
private struct Toggle: Sendable {
  var row: RowName?
  static let table = RecordTable<Toggle>(
    "a toggle",
    [Field("row", RowName.shape, required: true, "the row of the switch") { $0.row = $1 }])
}

extension StepDefinition {
  static let scroll = StepDefinition(
    "scroll", ScrollGoal.shape, "bring rows into view, which loads the next page as the kit does"
  ) { goal, stage throws(StepFailure) in
    try stage.checkNothingCovers("the list")
    guard let table = stage.table, table.totalRows > 0 else {
      throw StepFailure("there is nothing to scroll", help: stage.rowsOffered)
    }
    switch goal {
    case .bottom: table.scrollToEnd()
    case .row(let row):
      let place = try stage.place(of: row)
      table.scrollToRow(at: table.indexPath(ofRow: place), at: .none, animated: true)
    }
    try stage.runDueEvents()
  }

  static let toggle = StepDefinition(
    "toggle", .record(Toggle.table, startingWith: Toggle()), "flip a switch"
  ) { toggle, stage throws(StepFailure) in
    guard let row = toggle.row else { return }
    try stage.toggleSwitch(in: row)
  }

  static let advance = StepDefinition(
    "advance", .duration, "let the screen's clock run"
  ) { milliseconds, stage throws(StepFailure) in
    try stage.advance(by: milliseconds)
  }

  static let snapshot = StepDefinition(
    "snapshot", .text, "add a frame with this label"
  ) { label, stage throws(StepFailure) in
    stage.takeFrame(label: label)
  }
}
