import HeadlessUIKit
import YAML

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
