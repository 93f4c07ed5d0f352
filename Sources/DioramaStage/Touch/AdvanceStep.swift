import DioramaKit

extension StepDefinition {
  package static let advance = StepDefinition(
    "advance", .duration, "let the screen's clock run",
    forms: [StepForm("500ms", "half a second; s, m, h and d are units, too")],
    synonyms: ["wait", "sleep", "pause", "delay", "waitFor", "after", "forward"]
  ) { milliseconds, stage throws(StepFailure) in
    try stage.advance(by: milliseconds)
  }

  /// Help for a screen that is still waiting for something.
  static let advanceHelp = "'\(advance.name)' lets the clock run"
}
