import HeadlessUIKit
import YAML

/// What a `tap` step touches.
enum TapTarget: Sendable {
  case leftBarButton
  case rightBarButton
  case retry
  case row(RowName)
  case button(String, row: RowName?)
  case menu(String)
  case alert(String)

  private static let words = ["leftBarButton", "rightBarButton", "retry"]

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
        case "retry": return .retry
        default: decoding.reportWrongValue(node, wanted: description)
        }
      case .mapping:
        var mapping = Mapping()
        guard table.decode(node, into: &mapping, &decoding) else { return nil }
        switch (mapping.row, mapping.button, mapping.menu, mapping.alert) {
        case (let row?, nil, nil, nil): return .row(row)
        case (let row, let button?, nil, nil): return .button(button, row: row)
        case (nil, nil, let menu?, nil): return .menu(menu)
        case (nil, nil, nil, let alert?): return .alert(alert)
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
    case .leftBarButton: try stage.tapBarButton(atLeft: true)
    case .rightBarButton: try stage.tapBarButton(atLeft: false)
    case .retry: try stage.tapRetry()
    case .row(let row):
      try stage.checkNothingCovers(row.words)
      try stage.tapRow(stage.place(of: row), row.words)
    case .button(let name, let row): try stage.tapButton(name, row: row)
    case .menu(let title): try stage.choose(title, what: "menu")
    case .alert(let title): try stage.choose(title, what: "alert")
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

extension Stage {
  /// Touches a row, after bringing it into view.
  func tapRow(_ place: Int, _ words: String) throws(StepFailure) {
    try bringIntoView(place)
    guard let table, table.tapRow(place) else {
      throw StepFailure("\(words) takes no touches", help: "it is disabled")
    }
    try runDueEvents()
  }

  fileprivate func tapBarButton(atLeft: Bool) throws(StepFailure) {
    let side = atLeft ? "left" : "right"
    try checkNothingCovers("the \(side) bar button")
    let items =
      (atLeft
        ? screen?.navigationItem.leftBarButtonItems : screen?.navigationItem.rightBarButtonItems)
      ?? []
    let shown = items.filter { $0.customView != nil || !$0.barContent.isEmpty }
    guard let item = shown.first else {
      if atLeft, items.isEmpty, let screen, let stack = screen.navigationController,
        UIWindow.wayBack(from: screen, in: stack) != nil
      {
        stack.popViewController(animated: true)
        return try runDueEvents()
      }
      throw StepFailure("the screen has no \(side) bar button", help: touchables)
    }
    guard item.tap() else {
      let reason = item.isEnabled ? "does nothing" : "is disabled"
      throw StepFailure(
        "the \(side) bar button '\(item.barContent)' \(reason)", help: touchables)
    }
    try runDueEvents()
  }

  fileprivate func tapRetry() throws(StepFailure) {
    try checkNothingCovers("the retry button")
    let buttons = (screen?.viewIfLoaded).map { $0.buttons + ($0.firstTable?.emptyButtons ?? []) }
    guard let retry = buttons?.first(where: { $0.accessibilityIdentifier == "retry" }) else {
      throw StepFailure("the screen shows no retry button", help: touchables)
    }
    retry.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    try runDueEvents()
  }

  fileprivate func tapButton(_ name: String, row: RowName?) throws(StepFailure) {
    try checkNothingCovers("the button '\(name)'")
    var buttons =
      (screen?.viewIfLoaded).map { $0.buttons + ($0.firstTable?.emptyButtons ?? []) } ?? []
    if let row {
      let place = try place(of: row)
      try bringIntoView(place)
      buttons = table?.withCell(ofRow: place) { $0.buttons } ?? []
    }
    let found = buttons.first { $0.currentTitle == name || $0.currentImage?.name == name }
    guard let found else {
      var names: [String] = []
      for button in buttons where button.takesTouches {
        guard let name = button.currentTitle ?? button.currentImage?.name else { continue }
        if !names.contains(name) { names.append(name) }
      }
      throw StepFailure(
        "there is no button '\(name)'\(row.map { " in \($0.words)" } ?? "")",
        help: names.isEmpty
          ? touchables : "the buttons are \(names.map { "'\($0)'" }.joined(separator: ", "))")
    }
    guard found.takesTouches else {
      let reason = found.isEnabled ? "does nothing" : "is disabled"
      throw StepFailure("the button '\(name)' \(reason)", help: touchables)
    }
    found.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    try runDueEvents()
  }

  fileprivate func choose(_ title: String, what: String) throws(StepFailure) {
    guard let alert = window.alert else {
      throw StepFailure("no \(what) is open", help: touchables)
    }
    guard let action = alert.actions.first(where: { $0.title == title }) else {
      throw StepFailure("the \(what) has no '\(title)'", help: "it offers \(alert.offers)")
    }
    guard action.isEnabled else {
      throw StepFailure("'\(title)' in the \(what) is disabled", help: "it offers \(alert.offers)")
    }
    alert.choose(action)
    try runDueEvents()
  }

  /// What could be touched now, for a message.
  var touchables: String? {
    guard let screen else { return nil }
    var names: [String] = []
    let item = screen.navigationItem
    if let left = item.leftBarButtonItems?.first(where: \.isOffered) {
      names.append("leftBarButton (\(left.barContent))")
    }
    if let right = item.rightBarButtonItems?.first(where: \.isOffered) {
      names.append("rightBarButton (\(right.barContent))")
    }
    if let rows = table?.totalRows, rows > 0 {
      names.append(rows == 1 ? "row 1" : "rows 1 to \(rows)")
    }
    return names.isEmpty ? nil : "what can be touched: \(names.joined(separator: ", "))"
  }
}

extension UIBarButtonItem {
  /// Whether a person could touch it.
  fileprivate var isOffered: Bool { isEnabled && !barContent.isEmpty }
}

extension UIButton {
  /// Whether something happens when it is touched.
  fileprivate var takesTouches: Bool { isEnabled && isUserInteractionEnabled && respondsToTouch }
}

extension UITableView {
  /// The buttons of what shows in place of rows.
  fileprivate var emptyButtons: [UIButton] {
    totalRows == 0 ? backgroundView?.buttons ?? [] : []
  }
}
