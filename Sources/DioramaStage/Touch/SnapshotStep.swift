import DioramaKit

extension StepDefinition {
  package static let snapshot = StepDefinition(
    "snapshot", .text, "add a frame with this label",
    forms: [StepForm("after the tap", "a frame of the screen as it is now, with this label")],
    synonyms: ["screenshot", "frame", "capture", "shot", "assert", "expect", "verify", "show"]
  ) { label, stage throws(StepFailure) in
    stage.recorder.recordFrame(of: stage.window, label: label)
  }
}
