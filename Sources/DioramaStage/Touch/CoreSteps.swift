import DioramaKit
import HeadlessUIKit
import YAML

extension StepDefinition {
  /// The steps that every screen has.
  package static let core: [StepDefinition] = [
    select, tap, toggle, scroll, write, advance, snapshot,
  ]

  fileprivate static let coreNames = core.map(\.name)
}

extension Registry {
  /// The steps that screens can have: the core's, then those of kits.
  package var allSteps: [StepDefinition] { StepDefinition.core + steps }

  /// The step of a name.
  package func step(named name: Node) -> StepDefinition? {
    name.index(in: StepDefinition.coreNames).map { StepDefinition.core[$0] }
      ?? steps.first { name.isText($0.name) }
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
  case text(String)
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
      Field("button", .text, "a button's title or mark, or what code calls it") { $0.button = $1 },
      Field("menu", .text, "an item of the open menu") { $0.menu = $1 },
      Field("alert", .text, "a button of the alert") { $0.alert = $1 },
    ])

  static var shape: ValueShape<TapTarget> {
    let description = ShapeDescription.either([
      .choice(words), .text, .record(table.descriptions),
    ])
    return ValueShape(description) { node, decoding in
      switch node.kind {
      case .scalar:
        switch node.text {
        case "leftBarButton": return .leftBarButton
        case "rightBarButton": return .rightBarButton
        case "back": return .back
        case "retry": return .retry
        case "outside": return .outside
        // No text of a screen looks like these.
        case let text where !node.isNull && !text.isEmpty:
          if nearestName(to: text, among: Array(words.prefix(2))) == nil { return .text(text) }
          decoding.reportWrongValue(node, wanted: .choice(words))
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

extension TapTarget {
  /// Ways to write it.
  static let forms = [
    StepForm("Invite", "whatever carries this text or mark"),
    StepForm("rightBarButton", "the item nearest to the bar's right edge; so leftBarButton"),
    StepForm("back", "the way back"),
    StepForm("retry", "the button that tries again after an error"),
    StepForm("outside", "beside an open menu, which closes it"),
    StepForm("{ row: 2 }", "a row by its number, from 1"),
    StepForm("{ row: Kim }", "a row by a text that it shows, or by its id"),
    StepForm("{ button: Accept, row: Kim }", "a button of a row"),
    StepForm("{ button: ⋯, row: 2 }", "a button by its mark, or by what code calls it"),
    StepForm("{ menu: Ban }", "an item of the open menu"),
    StepForm("{ alert: OK }", "a button of the alert"),
  ]
}

extension TapTarget {
  /// What names the thing, as a step has it; nil where no word is to blame: what has one name, and
  /// what stands in a menu or an alert that may not be open.
  fileprivate var written: String? {
    switch self {
    case .text(let text), .button(let text, _): text
    case .row(let row): row.written
    case .leftBarButton, .rightBarButton, .back, .retry, .outside, .menu, .alert: nil
    }
  }

  /// Touches it.
  ///
  /// - Throws: `StepFailure` where it cannot be touched.
  fileprivate func touch(on stage: Stage) throws(StepFailure) {
    switch self {
    case .text(let text): try stage.tap(text)
    case .leftBarButton: try stage.tapBarButton(at: .left)
    case .rightBarButton: try stage.tapBarButton(at: .right)
    case .back: try stage.tapWayBack()
    case .retry: try stage.tapRetry()
    case .outside: try stage.tapOutside()
    case .row(let row):
      var text: String?
      if case .text(let own) = row { text = own }
      try stage.checkNothingCovers(row.words, wanted: text)
      try stage.tapRow(stage.place(of: row), row.words)
    case .button(let name, let row): try stage.tapButton(name, row: row)
    case .menu(let title): try stage.choose(title, in: .actionSheet)
    case .alert(let title): try stage.choose(title, in: .alert)
    }
  }
}

extension StepDefinition {
  static let tap = StepDefinition("tap", TapTarget.shape, "touch something", forms: TapTarget.forms)
  {
    target, stage throws(StepFailure) in
    do throws(StepFailure) {
      try target.touch(on: stage)
    } catch {
      throw error.blaming(text: target.written)
    }
  }

  static let select = StepDefinition(
    "select", PlacedText.oneOrMore, "tap the rows of these ids, in order",
    forms: [
      StepForm("kim", "the row of an id, or the one row of this name; again to take it back"),
      StepForm("[kim, lee]", "several, in order"),
    ]
  ) { ids, stage throws(StepFailure) in
    for id in ids {
      do throws(StepFailure) {
        try stage.checkNothingCovers("the row of '\(id.text)'", wanted: id.text)
        try stage.tapRow(stage.place(ofIdentifier: id.text), "the row of '\(id.text)'")
      } catch {
        throw error.blaming(id.place)
      }
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
        let help: Diagnostic.Help? =
          switch node.text {
          case "top", "up", "start", "first": Diagnostic.Help("write '- scroll: { row: 1 }'")
          case "end", "down", "last": .didYouMean("bottom")
          case let text where nearestName(to: text, among: ["bottom"]) != nil: nil
          default: RowName.mappingHelp(for: node, ofStep: "scroll")
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

/// What a `toggle` step flips.
private struct Toggle: Sendable {
  var row: RowName?
  static let table = RecordTable<Toggle>(
    "a toggle",
    [Field("row", RowName.shape, required: true, "the row of the switch") { $0.row = $1 }])

  static var shape: ValueShape<Toggle> {
    let record = ValueShape.record(table, startingWith: Toggle())
    return ValueShape(record.description) { node, decoding in
      if node.kind != .scalar { return record.decode(node, &decoding) }
      decoding.reportWrongValue(
        node, wanted: record.description, help: RowName.mappingHelp(for: node, ofStep: "toggle"))
      return nil
    }
  }
}

extension StepDefinition {
  static let scroll = StepDefinition(
    "scroll", ScrollGoal.shape, "bring rows into view, which loads the next page as the kit does",
    forms: [
      StepForm("bottom", "to the last row that is loaded"),
      StepForm("{ row: 20 }", "to a row by its number, its text or its id"),
    ]
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
    "toggle", Toggle.shape, "flip a switch",
    forms: [StepForm("{ row: Notifications }", "the switch of a row by number, text or id")]
  ) { toggle, stage throws(StepFailure) in
    guard let row = toggle.row else { return }
    try stage.toggleSwitch(in: row)
  }

  static let advance = StepDefinition(
    "advance", .duration, "let the screen's clock run",
    forms: [StepForm("500ms", "half a second; s, m, h and d are units, too")]
  ) { milliseconds, stage throws(StepFailure) in
    try stage.advance(by: milliseconds)
  }

  package static let snapshot = StepDefinition(
    "snapshot", .text, "add a frame with this label",
    forms: [StepForm("after the tap", "what the screen shows now, below these words")]
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
