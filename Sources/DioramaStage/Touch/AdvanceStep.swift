import DioramaKit

extension StepDefinition {
  package static let advance = StepDefinition(
    "advance", .duration, "advance the screen's clock",
    forms: [StepForm("500ms", "half a second; other units: s, m, h and d")],
    synonyms: ["wait", "sleep", "pause", "delay", "waitFor", "after", "forward"]
  ) { milliseconds, stage throws(StepFailure) in
    try stage.advance(by: milliseconds)
  }

  /// Help for a screen that is still waiting for something.
  static let advanceHelp = "advance the clock first, for example '- \(advance.name): 1s'"
}
