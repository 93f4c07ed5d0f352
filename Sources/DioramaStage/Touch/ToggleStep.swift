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
    ValueShape.record(table, startingWith: Toggle()).namingRow(ofStep: .toggle)
  }
}

extension ValueShape {
  /// Returns the shape of a mapping with the key `row`; help for a plain text shows the mapping.
  func namingRow(ofStep step: @autoclosure @escaping @Sendable () -> StepDefinition) -> Self {
    ValueShape(description) { node, decoding in
      if node.kind != .scalar { return decode(node, &decoding) }
      let isDirection = ["left", "right", "up", "down"].contains(node.text)
      decoding.reportWrongValue(
        node, wanted: description,
        help: isDirection
          ? Diagnostic.Help("write '\(step().item("{ row: 1 }"))'; 'scroll' moves the rows")
          : RowName.mappingHelp(for: node, ofStep: step()))
      return nil
    }
  }
}
