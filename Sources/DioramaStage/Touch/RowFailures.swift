import DioramaKit
import HeadlessUIKit
import YAML

/// The failures of steps that name a row, or scroll.
extension StepFailure {
  static func noRows(on stage: Stage) -> StepFailure {
    StepFailure("the screen has no rows", help: stage.touchableHelp)
  }

  static func noRow(
    _ number: Int, on stage: Stage, needsSwitch: Bool
  ) -> StepFailure {
    StepFailure(
      "no row \(number) in the list", help: stage.availableRowsHelp(needsSwitch: needsSwitch)
    ).located(atText: "\(number)")
  }

  /// No row has a text; for a step that selects rows by their ids, also none of these ids.
  static func noRow(
    matching text: String, ids: [String]? = nil, on stage: Stage, needsSwitch: Bool = false
  ) -> StepFailure {
    let step = ids == nil ? stage.suggestedStep(touching: text) : nil
    let labels = ids == [] ? [] : stage.rowLabels(needsSwitch: needsSwitch)
    let words = ids == nil ? labels.flatMap { $0.split(separator: " ").map(String.init) } : []
    let known = step ?? stage.table?.reasonForMissingRow(of: text)
    return StepFailure(
      "no row matches '\(text)'",
      suggestion: known.map { Diagnostic.Help($0) } ?? .nearest(to: text, among: ids ?? [])
        ?? .only(containing: text, among: labels) ?? .nearest(to: text, among: labels)
        ?? .nearest(to: text, among: words),
      fallbackHelp: stage.availableRowsHelp(needsSwitch: needsSwitch)
    ).located(atText: text)
  }

  static func severalRows(
    matching text: String, _ noun: String, _ rows: [(name: String, title: String)]
  ) -> StepFailure {
    let isOneTitle = Set(rows.map(\.title)).count == 1
    let names = rows.prefix(5).map { isOneTitle ? $0.name : $0.name + $0.title }
    return StepFailure(
      "\(rows.count) rows match '\(text)'",
      help: "write one of the \(noun) \(names.joined(inProse: "or"))"
    ).located(atText: text)
  }

  /// A row without a record, such as a row of settings, has no id for `select`.
  static func noIdentifier(ofRow text: String, on stage: Stage) -> StepFailure {
    StepFailure(
      "the row '\(text)' has no id to select", help: stage.suggestedStep(touching: text))
  }

  static func notSelectable(_ row: String, with parts: [Touchable]) -> StepFailure {
    StepFailure(
      "\(row) cannot be tapped: its selection is disabled",
      help: parts.filter(\.isOn).help(for: .tap))
  }

  static func nothingToScroll(on stage: Stage) -> StepFailure {
    StepFailure("the screen has nothing to scroll", help: stage.availableRowsHelp())
  }
}

extension Decoding {
  /// Reports a mapping such as `{ row: 1 }` as the value of `select`.
  mutating func reportRowMapping(_ node: Node, wanted shape: ShapeDescription) {
    let row = node["row"].flatMap { RowName.mappingHelp(for: $0, ofStep: .tap)?.text }
    let value = node.entries.first { _ in true }?.value
    let id = value.flatMap { $0.kind == .scalar && !$0.isNull ? $0.text.asYAMLScalar : nil }
    reportWrongValue(
      node, wanted: shape,
      help: Diagnostic.Help(row ?? "write '\(StepDefinition.select.item(id ?? "kim"))'"))
  }
}

extension Diagnostic.Help {
  static func only(containing text: String, among names: [String]) -> Diagnostic.Help? {
    let part = text.lowercased()
    let found = Set(names.filter { $0.lowercased().contains(part) })
    return part.count > 1 && found.count == 1 ? found.first.map { .didYouMean($0) } : nil
  }
}

extension Stage {
  fileprivate func rowLabels(needsSwitch: Bool = false) -> [String] {
    guard let table else { return [] }
    return (0..<table.totalRows).filter { !needsSwitch || table.hasSwitch(ofRow: $0) }
      .flatMap { table.labels(ofRow: $0) }
  }

  fileprivate func availableRowsHelp(needsSwitch: Bool = false) -> String {
    guard let table, table.totalRows > 0 else {
      guard environment.mainQueue.isIdle else {
        return "the list is still loading; \(StepDefinition.advanceHelp)"
      }
      let failed = environment.network.failedRequest.map {
        "; '\($0.rawValue)' failed (key 'network')"
      }
      return "the list is empty\(failed ?? "")"
    }
    let switches = needsSwitch ? (0..<table.totalRows).filter { table.hasSwitch(ofRow: $0) } : []
    let places = switches.isEmpty ? Array(0..<table.totalRows) : switches
    let shown = places.prefix(5).compactMap { place in
      table.labels(ofRow: place).first.map { "'\($0)'" } ?? table.identifier(ofRow: place)
    }
    let more = places.count - shown.count
    let noun = switches.isEmpty ? "rows" : "rows with a switch"
    return "\(noun): \(shown.joined(separator: ", "))\(more > 0 ? " and \(more) more" : "")"
  }
}
