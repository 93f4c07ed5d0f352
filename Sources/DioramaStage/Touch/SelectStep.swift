import DioramaKit
import YAML

extension StepDefinition {
  package static let select = StepDefinition(
    "select", PlacedText.oneOrMore, "tap the rows of these ids, in order",
    forms: [
      StepForm("kim", "the row of an id, or the one row of this name; again to take it back"),
      StepForm("[kim, lee]", "several, in order"),
    ],
    targets: ["": .record],
    synonyms: ["choose", "pick", "check", "tick", "deselect", "unselect", "mark"]
  ) { ids, stage throws(StepFailure) in
    for id in ids {
      do throws(StepFailure) {
        try stage.checkNotCovered("the row of '\(id.text)'", wanted: id.text)
        try stage.tapRow(stage.rowIndex(ofIdentifier: id.text), "the row of '\(id.text)'")
      } catch {
        throw error.located(at: id.place)
      }
    }
  }
}
