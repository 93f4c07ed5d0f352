/// The failures of a screen that does not become idle.
extension StepFailure {
  static func stillBusy(after events: Int, becauseOfTimer isTimer: Bool) -> StepFailure {
    StepFailure(
      limit: "the screen is still busy after \(events) events",
      help: isTimer
        ? "a timer that restarts itself keeps it busy; record the frame with a 'snapshot' step"
        : "stop the code that adds work to the main queue each time that work runs")
  }
}
