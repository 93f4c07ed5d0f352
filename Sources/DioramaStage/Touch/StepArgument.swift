import DioramaKit
import HeadlessUIKit
import YAML

/// A suggestion for an element that a step can name at some moment of a run.
package struct StepArgumentSuggestion: Sendable, Hashable {
  /// The value in YAML: the text that a frame shows, or an unambiguous form.
  package let value: String
  /// The description of the element: `rightBarButton (Invite)`.
  package let words: String
}

/// A part of a step that names an element on the screen, such as the `row` of a `toggle`.
package struct StepArgument: Sendable {
  private let target: StepTarget
  private let text: String
  private let row: RowName
  /// The row that contains the button.
  private let owner: RowName?
  private let touch: TouchKind

  /// Creates the part of a step at a place; nil if that part names no element.
  package init?(of step: Node, at place: Mark, _ registry: Registry) {
    func isHere(_ node: Node) -> Bool {
      node.kind == .scalar && node.place.start <= place && place <= node.place.end
    }
    for entry in step.entries {
      let parts = [entry.value] + entry.value.items + entry.value.entries.map(\.value)
      guard let node = parts.first(where: isHere) else { continue }
      let key = entry.value.entries.first { isHere($0.value) }?.key.text
      guard let target = registry.step(named: entry.key)?.targets[key ?? ""],
        key != nil || target == .record || entry.value.kind == .scalar
      else { return nil }
      (self.target, text, row) = (target, node.text, RowName(node))
      touch = entry.key.isText(StepDefinition.longPress.name) ? .longPress : .tap
      owner = target == .button ? entry.value["row"].map { RowName($0) } : nil
      return
    }
    return nil
  }

  /// Returns the possible values now, without duplicates, in the order of the screen.
  package func suggestions(on stage: Stage) -> [StepArgumentSuggestion] {
    stage.touch = touch
    defer { stage.touch = .tap }
    switch target {
    case .anything: return stage.tapSuggestions
    case .row: return stage.rows { _ in true }
    case .rowWithSwitch: return stage.rows { stage.table?.hasSwitch(ofRow: $0) ?? false }
    case .record: return stage.records
    case .button, .choice:
      var known: Set<String> = []
      return candidates(on: stage).filter(\.isOn).compactMap { thing in
        guard let name = (thing.shown + thing.names).first(where: { !$0.isEmpty }),
          known.insert(name).inserted
        else { return nil }
        return StepArgumentSuggestion(value: name.asYAMLScalar, words: thing.words)
      }
    }
  }

  /// Returns the elements that the value matches now: one, or several with the same text.
  package func matches(on stage: Stage) -> [StepArgumentSuggestion] {
    stage.touch = touch
    defer { stage.touch = .tap }
    switch target {
    case .anything:
      return stage.touchables(byTapping: text).map {
        StepArgumentSuggestion(value: $0.stepValue, words: $0.words)
      }
    case .row, .rowWithSwitch, .record:
      let place =
        try? target == .record ? stage.rowIndex(ofIdentifier: text) : stage.rowIndex(of: row)
      return stage.rows { $0 == place }
    case .button, .choice:
      return candidates(on: stage).filter { ($0.shown + $0.names).contains(text) }
        .map { StepArgumentSuggestion(value: $0.stepValue, words: $0.words) }
    }
  }

  private func candidates(on stage: Stage) -> [Touchable] {
    let all = stage.touchablesOnTop(namingProperties: true)
    if target == .choice { return all }
    guard let owner else { return all.filter { $0.row == nil } }
    guard let place = try? stage.rowIndex(of: owner) else { return [] }
    return stage.parts(ofRow: place)
  }
}

extension RowName {
  /// Creates the name of a row from a scalar.
  fileprivate init(_ node: Node) {
    let number = node.style == .plain ? Int(node.text) : nil
    self = number.map { .number($0) } ?? .text(node.text)
  }
}

extension Stage {
  /// The elements that a `tap` can touch now, without duplicates, in the order of the screen.
  fileprivate var tapSuggestions: [StepArgumentSuggestion] {
    var known: Set<String> = []
    return touchablesOnTop().filter(\.isOn).compactMap { thing in
      // A text that several elements show is ambiguous.
      let text = thing.shown.first { text in
        !text.isEmpty && touchables(byTapping: text).map(\.words) == [thing.words]
      }
      let value = text?.asYAMLScalar ?? thing.stepValue
      return known.insert(value).inserted
        ? StepArgumentSuggestion(value: value, words: thing.words) : nil
    }
  }

  /// Returns some rows, by their first label if it is unique, or by their number.
  fileprivate func rows(where isWanted: (Int) -> Bool) -> [StepArgumentSuggestion] {
    let labels = (0..<(table?.totalRows ?? 0)).map { table?.labels(ofRow: $0) ?? [] }
    let titles = UITableView.titles(ofRowsWith: labels)
    return suggestions { isWanted($0) ? titles[$0]?.asYAMLScalar ?? "\($0 + 1)" : nil }
  }

  /// Returns the rows with a value in YAML.
  private func suggestions(_ value: (Int) -> String?) -> [StepArgumentSuggestion] {
    guard let table else { return [] }
    return (0..<table.totalRows).compactMap { place in
      let words = "row \(place + 1)\(table.parenthesizedTitle(ofRow: place))"
      return value(place).map { StepArgumentSuggestion(value: $0, words: words) }
    }
  }

  /// The rows with an id, by that id.
  fileprivate var records: [StepArgumentSuggestion] {
    suggestions { table?.identifier(ofRow: $0)?.asYAMLScalar }
  }
}
