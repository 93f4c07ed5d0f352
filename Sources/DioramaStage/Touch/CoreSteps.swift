import DioramaKit
import HeadlessUIKit
import YAML

extension StepDefinition {
  /// The steps that every screen has.
  package static let core: [StepDefinition] = [
    select, tap, toggle, scroll, write, advance, snapshot,
  ]
}

extension Registry {
  /// The steps that screens can have: the core's, then those of kits.
  package var allSteps: [StepDefinition] { StepDefinition.core + steps }

  /// The step of a name.
  package func step(named name: Node) -> StepDefinition? {
    StepDefinition.core.first { name.isText($0.name) } ?? steps.first { name.isText($0.name) }
  }
}

// MARK: - Touching

/// What a `tap` step touches.
enum TapTarget: Sendable {
  case leftBarButton
  case rightBarButton
  case back
  case retry
  case outside
  case row(RowName)
  case button(String, row: RowName?)
  case menu(String)
  case alert(String)

  private static let words = ["leftBarButton", "rightBarButton", "back", "retry", "outside"]

  private struct Mapping: Sendable {
    var row: RowName?
    var button: String?
    var menu: String?
    var alert: String?
  }

  private static let table = RecordTable<Mapping>(
    "a tap",
    [
      Field("row", RowName.shape, "the row to touch, or the row of the button") { $0.row = $1 },
      Field("button", .text, "a button's title, or the name of its picture") { $0.button = $1 },
      Field("menu", .text, "an item of the open menu") { $0.menu = $1 },
      Field("alert", .text, "a button of the alert") { $0.alert = $1 },
    ])

  static var shape: ValueShape<TapTarget> {
    let description = ShapeDescription.either([.choice(words), .record(table.descriptions)])
    return ValueShape(description) { node, decoding in
      switch node.kind {
      case .scalar:
        switch node.text {
        case "leftBarButton": return .leftBarButton
        case "rightBarButton": return .rightBarButton
        case "back": return .back
        case "retry": return .retry
        case "outside": return .outside
        default: decoding.reportWrongValue(node, wanted: description)
        }
      case .mapping:
        var mapping = Mapping()
        let errors = decoding.diagnostics.errorCount
        guard table.decode(node, into: &mapping, &decoding) else { return nil }
        switch (mapping.row, mapping.button, mapping.menu, mapping.alert) {
        case (let row?, nil, nil, nil): return .row(row)
        case (let row, let button?, nil, nil): return .button(button, row: row)
        case (nil, nil, let menu?, nil): return .menu(menu)
        case (nil, nil, nil, let alert?): return .alert(alert)
        // What was meant may stand under a key that there is not.
        case (nil, nil, nil, nil) where decoding.diagnostics.errorCount > errors: break
        default:
          decoding.diagnostics.report(
            .invalidStep, "a tap touches one thing", at: node.place,
            help: Diagnostic.Help("write 'row', 'button' with or without 'row', 'menu' or 'alert'"))
        }
      case .sequence: decoding.reportWrongValue(node, wanted: description)
      }
      return nil
    }
  }
}

extension StepDefinition {
  static let tap = StepDefinition("tap", TapTarget.shape, "touch something") {
    target, stage throws(StepFailure) in
    switch target {
    case .leftBarButton: try stage.tapBarButton(at: .left)
    case .rightBarButton: try stage.tapBarButton(at: .right)
    case .back: try stage.tapWayBack()
    case .retry: try stage.tapRetry()
    case .outside: try stage.tapOutside()
    case .row(let row):
      try stage.checkNothingCovers(row.words)
      try stage.tapRow(stage.place(of: row), row.words)
    case .button(let name, let row): try stage.tapButton(name, row: row)
    case .menu(let title): try stage.choose(title, in: .actionSheet)
    case .alert(let title): try stage.choose(title, in: .alert)
    }
  }

  static let select = StepDefinition(
    "select", .oneOrMore(of: .text), "tap the rows of these ids, in order"
  ) { ids, stage throws(StepFailure) in
    for id in ids {
      try stage.checkNothingCovers("the row of '\(id)'")
      try stage.tapRow(stage.place(ofIdentifier: id), "the row of '\(id)'")
    }
  }
}

// MARK: - Scrolling, time and frames

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
    if let table = stage.table, table.totalRows > 0 {
      switch goal {
      case .bottom: table.drag { table.scrollToEnd() }
      case .row(let row):
        let goal = table.indexPath(ofRow: try stage.place(of: row))
        table.drag { table.scrollToRow(at: goal, at: .none, animated: true) }
      }
    } else if case .bottom = goal, let view = stage.screen?.viewIfLoaded?.firstScrollView {
      view.drag { view.moveToEnd() }
    } else {
      throw StepFailure("there is nothing to scroll", help: stage.rowsOffered)
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
    stage.surface.takeFrame(of: stage.window, label: label)
  }
}

extension UIView {
  /// The first view in it that can be seen and scrolls all that is in it.
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
