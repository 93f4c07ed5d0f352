import DioramaKit
import YAML

extension StepDefinition {
  package static let select = StepDefinition(
    "select", PlacedText.oneOrMore, "tap the rows with these ids, in order",
    forms: [
      StepForm(
        "kim", "the row with this id, or the only row with this text; a second time deselects it"),
      StepForm("[kim, lee]", "several, in order"),
    ],
    targets: ["": .record],
    synonyms: ["choose", "pick", "check", "tick", "deselect", "unselect", "mark"]
  ) { ids, stage throws(StepFailure) in
    for id in ids {
      do throws(StepFailure) {
        try stage.checkNotCovered("the row '\(id.text)'", wanted: id.text)
        try stage.tapRow(stage.rowIndex(ofIdentifier: id.text), "the row '\(id.text)'")
      } catch {
        throw error.located(at: id.place)
      }
    }
  }
}
