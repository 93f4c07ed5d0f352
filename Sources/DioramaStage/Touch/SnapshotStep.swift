import DioramaKit

extension StepDefinition {
  package static let snapshot = StepDefinition(
    "snapshot", .text, "add a frame with this label",
    forms: [StepForm("after the tap", "what the screen shows now, below these words")],
    synonyms: ["screenshot", "frame", "capture", "shot", "assert", "expect", "verify", "show"]
  ) { label, stage throws(StepFailure) in
    stage.recorder.recordFrame(of: stage.window, label: label)
  }
}
