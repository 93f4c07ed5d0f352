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
      else { throw .noSwipeActions(of: row, at: place, swipe.edge, on: stage) }
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
        "the edge with the actions; by default trailing, or leading if only that has some"
      ) { $0.edge = $1 },
    ])

  static var shape: ValueShape<Swipe> {
    ValueShape.record(table, startingWith: Swipe()).namingRow(ofStep: .swipe)
  }
}

extension StepFailure {
  fileprivate static func noSwipeActions(
    of row: RowName, at place: Int, _ edge: SwipeEdge?, on stage: Stage
  ) -> StepFailure {
    let table = stage.table
    func hasActions(_ row: Int, _ edge: SwipeEdge?) -> Bool {
      !(table?.swipeActions(ofRow: row, at: edge).isEmpty ?? true)
    }
    guard let edge else {
      let other = (0..<(table?.totalRows ?? 0)).prefix(100).first { hasActions($0, nil) }
      return StepFailure(
        "\(row.words) has no swipe actions",
        help: other.map { "\(RowName.number($0 + 1).words) has some" }
          ?? "the list's delegate returns none for its rows")
    }
    let opposite: SwipeEdge = edge == .leading ? .trailing : .leading
    return StepFailure(
      "\(row.words) has no swipe actions at its \(edge.rawValue) edge",
      help: hasActions(place, opposite)
        ? "it has some at its \(opposite.rawValue) edge"
        : "the list's delegate returns none (\(edge.rawValue)SwipeActionsConfigurationForRowAt)"
    ).located(atText: edge.rawValue)
  }
}
