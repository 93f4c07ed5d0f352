import DioramaKit
import HeadlessUIKit
import YAML

extension StepDefinition {
  package static let tap = StepDefinition(
    "tap", TapTarget.shape, "tap an element", forms: TapTarget.forms,
    targets: ["": .anything, "row": .row, "button": .button, "menu": .choice, "alert": .choice],
    synonyms: ["click", "press", "touch", "push", "hit", "tapOn", "tapRow", "open"]
  ) { target, stage throws(StepFailure) in try target.touch(on: stage) }

  package static let longPress = StepDefinition(
    "longPress", TapTarget.shape, "press an element and hold",
    forms: [
      StepForm("portrait", "the element with this text, symbol or name, as for tap"),
      StepForm("{ row: \"7\" }", "a row by its id, such as the message 7, as for tap"),
      StepForm("{ button: portrait, row: 1 }", "a view of a row by its name"),
    ],
    targets: tap.targets,
    synonyms: ["hold", "longTap", "longClick", "pressAndHold", "touchAndHold"]
  ) { target, stage throws(StepFailure) in
    stage.touch = .longPress
    defer { stage.touch = .tap }
    try target.touch(on: stage)
  }
}

/// The target of a `tap` step.
enum TapTarget: Sendable {
  case keyword(Keyword)
  case text(String)
  case row(RowName)
  case button(String, row: RowName?)
  case menu(String)
  case alert(String)

  /// An element that has a word of its own.
  enum Keyword: String, CaseIterable { case leftBarButton, rightBarButton, back, retry, outside }

  private static let words = Keyword.allCases.map(\.rawValue)

  private struct Mapping: Sendable {
    var row: RowName?
    var button: String?
    var menu: String?
    var alert: String?
  }

  private static let table = RecordTable<Mapping>(
    "a tap",
    [
      Field("row", RowName.shape, "the row to tap, or the row with the button") { $0.row = $1 },
      Field("button", .text, "a button's title or symbol, or its name in code") { $0.button = $1 },
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
        if let keyword = Keyword(rawValue: node.text) { return .keyword(keyword) }
        switch node.text {
        // A text near these keywords is a typo, because no text on a screen looks like them.
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
        // The target may be the value of an unknown key, which was reported.
        case (nil, nil, nil, nil) where decoding.diagnostics.errorCount > errors: break
        default: decoding.diagnostics.append(.notOneTarget(inTap: node))
        }
      case .sequence: decoding.reportWrongValue(node, wanted: description)
      }
      return nil
    }
  }
}

extension TapTarget {
  /// Examples of its value.
  static let forms = [
    StepForm("Invite", "the element with this text or symbol"),
    StepForm("rightBarButton", "the item at the bar's right edge; similarly leftBarButton"),
    StepForm("back", "the back button"),
    StepForm("retry", "the retry button after an error"),
    StepForm("outside", "outside an open menu, which closes it"),
    StepForm("{ row: 2 }", "a row by its number, from 1, the newest if the list is upside down"),
    StepForm("{ row: Kim }", "a row by a text in it, or by its id"),
    StepForm("{ row: \"7\" }", "a row by its id, such as the message 7: a number in quotes"),
    StepForm("{ button: Accept, row: Kim }", "a button of a row"),
    StepForm("{ button: ⋯, row: 2 }", "a button by its symbol, or by its name in code"),
    StepForm("{ menu: Ban }", "an item of the open menu"),
    StepForm("{ alert: OK }", "a button of the alert"),
  ]
}

extension TapTarget {
  /// The text that names the target in the step.
  fileprivate var sourceText: String {
    switch self {
    case .text(let text), .button(let text, _), .menu(let text), .alert(let text): text
    case .row(let row): row.sourceText
    case .keyword(let keyword): keyword.rawValue
    }
  }

  /// Touches the target.
  ///
  /// - Throws: `StepFailure` if it cannot be touched.
  fileprivate func touch(on stage: Stage) throws(StepFailure) {
    do throws(StepFailure) {
      switch self {
      case .text(let text): try stage.tap(text)
      case .keyword(.leftBarButton): try stage.tapBarButton(at: .left)
      case .keyword(.rightBarButton): try stage.tapBarButton(at: .right)
      case .keyword(.back): try stage.tapBackButton()
      case .keyword(.retry): try stage.tapRetry()
      case .keyword(.outside): try stage.tapOutside()
      case .row(let row):
        var text: String?
        if case .text(let own) = row { text = own }
        try stage.checkNotCovered(row.words, wanted: text)
        try stage.tapRow(stage.rowIndex(of: row), row.words)
      case .button(let name, let row): try stage.tapButton(name, row: row)
      case .menu(let title): try stage.choose(title, in: .actionSheet)
      case .alert(let title): try stage.choose(title, in: .alert)
      }
    } catch {
      throw error.located(atText: sourceText)
    }
  }
}
