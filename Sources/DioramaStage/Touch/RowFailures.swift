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
      "no row \(number) in the list", help: stage.availableRowsHelp(needsSwitch: needsSwitch))
  }

  static func noRow(
    matching text: String, on stage: Stage, needsSwitch: Bool
  ) -> StepFailure {
    let message = "no row matches '\(text)'"
    if let step = stage.suggestedStep(touching: text) { return StepFailure(message, help: step) }
    if let reason = stage.table?.reasonForMissingRow(of: text) {
      return StepFailure(message, help: reason)
    }
    let labels = stage.rowLabels(needsSwitch: needsSwitch)
    let words = labels.flatMap { $0.split(separator: " ").map(String.init) }
    return StepFailure(
      message,
      suggestion: .only(containing: text, among: labels) ?? .nearest(to: text, among: labels)
        ?? .nearest(to: text, among: words),
      fallbackHelp: stage.availableRowsHelp(needsSwitch: needsSwitch))
  }

  static func noRow(
    withIdentifier id: String, among known: [String], on stage: Stage
  ) -> StepFailure {
    let labels = known.isEmpty ? [] : stage.rowLabels()
    let message = "no row matches '\(id)'"
    if let reason = stage.table?.reasonForMissingRow(of: id) {
      return StepFailure(message, help: reason)
    }
    return StepFailure(
      message,
      suggestion: .nearest(to: id, among: known) ?? .nearest(to: id, among: labels)
        ?? .only(containing: id, among: labels),
      fallbackHelp: stage.availableRowsHelp())
  }

  static func severalRows(
    matching text: String, _ noun: String, _ names: [String]
  ) -> StepFailure {
    StepFailure(
      "\(names.count) rows match '\(text)'",
      help: "write one of the \(noun) \(Array(names.prefix(5)).joined(inProse: "or"))")
  }

  /// A row without a record, such as a row of settings, has no id for `select`.
  static func noIdentifier(ofRow text: String, on stage: Stage) -> StepFailure {
    StepFailure(
      "the row '\(text)' has no id to select", help: stage.suggestedStep(touching: text))
  }

  static func notSelectable(_ row: String) -> StepFailure {
    StepFailure("\(row) cannot be tapped: its selection is disabled")
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
    let shown = places.prefix(5).compactMap { table.labels(ofRow: $0).first }
    let more = places.count - shown.count
    let names = shown.map { "'\($0)'" }.joined(separator: ", ")
    let noun = switches.isEmpty ? "rows" : "rows with a switch"
    return "\(noun): \(names)\(more > 0 ? " and \(more) more" : "")"
  }
}
