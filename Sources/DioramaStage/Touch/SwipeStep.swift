import DioramaKit
import HeadlessUIKit
import YAML

extension StepDefinition {
  package static let swipe = StepDefinition(
    "swipe", Swipe.shape, "swipe a row, which shows its actions",
    forms: [
      StepForm("{ row: Kim }", "a row by its number, its text or its id; then tap an action"),
      StepForm(
        "{ row: 1, edge: trailing }",
        "the actions at the edge where the text ends, which is the default; leading: where it begins"
      ),
    ],
    targets: ["row": .row], synonyms: ["swipeLeft", "swipeRow", "slide", "fling"]
  ) { swipe, stage throws(StepFailure) in
    guard let row = swipe.row else { return }
    do throws(StepFailure) {
      try stage.checkNotCovered(row.words)
      let place = try stage.rowIndex(of: row)
      try stage.scrollIntoView(place)
      let edges = swipe.edge.map { [$0] } ?? [.trailing, .leading]
      guard let table = stage.table, edges.contains(where: { table.swipe(row: place, showing: $0) })
      else { throw .noSwipeActions(of: row, at: swipe.edge, on: stage) }
      try stage.runDueEvents()
    } catch {
      throw error.located(atText: row.sourceText)
    }
  }
}

/// The target of a `swipe` step.
private struct Swipe: Sendable {
  var row: RowName?
  var edge: SwipeEdge?
  static let table = RecordTable<Swipe>(
    "a swipe",
    [
      Field("row", RowName.shape, required: true, "the row to swipe") { $0.row = $1 },
      Field(
        "edge", .choice,
        "the edge of the actions; trailing by default, or leading if there are no others"
      ) { $0.edge = $1 },
    ])

  static var shape: ValueShape<Swipe> {
    ValueShape.record(table, startingWith: Swipe()).namingRow(ofStep: .swipe)
  }
}

extension StepFailure {
  fileprivate static func noSwipeActions(
    of row: RowName, at edge: SwipeEdge?, on stage: Stage
  ) -> StepFailure {
    let place = edge.map { " at its \($0.rawValue) edge" } ?? ""
    let having = (0..<(stage.table?.totalRows ?? 0)).prefix(100).first {
      !(stage.table?.swipeActions(ofRow: $0, at: edge).isEmpty ?? true)
    }
    return StepFailure(
      "\(row.words) has no actions\(place) for a swipe to show",
      help: having.map { "row \($0 + 1) has some" }
        ?? "the list's delegate returns none (trailingSwipeActionsConfigurationForRowAt)")
  }
}
