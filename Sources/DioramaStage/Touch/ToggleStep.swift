import DioramaKit
import YAML

extension StepDefinition {
  package static let toggle = StepDefinition(
    "toggle", Toggle.shape, "toggle a switch",
    forms: [StepForm("{ row: Notifications }", "the switch in a row, by number, text or id")],
    targets: ["row": .rowWithSwitch],
    synonyms: ["switch", "flip", "turnOn", "turnOff", "enable", "disable"]
  ) { toggle, stage throws(StepFailure) in
    guard let row = toggle.row else { return }
    do throws(StepFailure) {
      try stage.toggleSwitch(in: row)
    } catch {
      throw error.located(atText: row.sourceText)
    }
  }
}

/// The target of a `toggle` step.
private struct Toggle: Sendable {
  var row: RowName?
  static let table = RecordTable<Toggle>(
    "a toggle",
    [Field("row", RowName.shape, required: true, "the row with the switch") { $0.row = $1 }])

  static var shape: ValueShape<Toggle> {
    let record = ValueShape.record(table, startingWith: Toggle())
    return ValueShape(record.description) { node, decoding in
      if node.kind != .scalar { return record.decode(node, &decoding) }
      decoding.reportWrongValue(
        node, wanted: record.description, help: RowName.mappingHelp(for: node, ofStep: .toggle))
      return nil
    }
  }
}
