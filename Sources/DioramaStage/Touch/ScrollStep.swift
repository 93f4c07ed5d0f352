import DioramaKit
import HeadlessUIKit
import YAML

extension StepDefinition {
  package static let scroll = StepDefinition(
    "scroll", ScrollTarget.shape, "scroll rows into view, which can load the next page",
    forms: [
      StepForm("bottom", "to the last row that is loaded"),
      StepForm("top", "to the first row that is loaded"),
      StepForm(
        "{ row: 20 }", "to a row by its number, from 1, the newest if the list is upside down"),
      StepForm("{ row: \"20\" }", "to a row by its text or its id, such as the message 20"),
    ],
    targets: ["row": .row], synonyms: ["drag", "scrollTo", "scrollDown", "scrollUp", "reveal"]
  ) { target, stage throws(StepFailure) in
    try stage.checkNotCovered("the list")
    if let table = stage.table, table.totalRows > 0 {
      switch target {
      case .edge(let isBottom):
        table.drag { isBottom != table.isUpsideDown ? table.scrollToEnd() : table.scrollToStart() }
      case .row(let row):
        let target = table.indexPath(ofRow: try stage.rowIndex(of: row))
        table.drag { table.scrollToRow(at: target, at: .none, animated: true) }
      }
    } else if case .edge(isBottom: true) = target,
      let view = stage.screen?.viewIfLoaded?.firstScrollView
    {
      view.drag { view.moveToEnd() }
    } else {
      throw .nothingToScroll(on: stage)
    }
    try stage.runDueEvents()
  }
}

/// The target of a `scroll` step.
enum ScrollTarget: Sendable {
  case edge(isBottom: Bool)
  case row(RowName)

  private static let table = RecordTable<RowName?>(
    "a scroll",
    [Field("row", RowName.shape, required: true, "the row to scroll into view") { $0 = $1 }])

  static var shape: ValueShape<ScrollTarget> {
    let edges = ["bottom", "top"]
    let description = ShapeDescription.either([.choice(edges), .record(table.descriptions)])
    return ValueShape(description) { node, decoding in
      guard node.kind == .mapping else {
        for edge in edges where node.isText(edge) { return .edge(isBottom: edge == "bottom") }
        let help: Diagnostic.Help? =
          switch node.text {
          case "up", "start", "first": .didYouMean("top")
          case "end", "down", "last": .didYouMean("bottom")
          case let text where nearestName(to: text, among: edges) != nil: nil
          default: RowName.mappingHelp(for: node, ofStep: .scroll)
          }
        decoding.reportWrongValue(node, wanted: description, help: help)
        return nil
      }
      var row: RowName?
      guard table.decode(node, into: &row, &decoding), let row else { return nil }
      return .row(row)
    }
  }
}

extension UIView {
  /// The first visible scroll view in it that scrolls plain content.
  fileprivate var firstScrollView: UIScrollView? {
    if isHidden || self is UITableView || self is UICollectionView || self is UITextView {
      return nil
    }
    if let view = self as? UIScrollView { return view }
    for view in subviews {
      if let found = view.firstScrollView { return found }
    }
    return nil
  }
}
