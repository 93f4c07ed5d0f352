import Diorama
import ProjectFolders
import Testing

/// Effects of steps on a WeatherKit screen: taps, time, the network and the kit's own steps.
@Suite("Steps on screens") struct StepTests {
  private let head = "viewController: ForecastViewController\ncity: oslo\n"

  private func rows(_ steps: String, keys: String = "") throws -> [String] {
    let folder = try ProjectFolder(weather: "\(head)\(keys)steps:\n\(steps)")
    return try folder.suite().rows(of: "a")
  }

  /// The diagnostics of a failing step, and the screen at the time of the failure.
  private func failure(_ steps: String) throws -> (said: [String], shown: String) {
    let folder = try ProjectFolder(weather: "\(head)steps:\n\(steps)")
    let suite = try folder.suite()
    let outcome = suite.outcome(of: suite.declarations[0])
    #expect(outcome.snapshot == nil)
    return (
      folder.lines(of: outcome.diagnostics),
      String(decoding: outcome.snapshotAtFailure ?? [], as: UTF8.self)
    )
  }

  @Test func a_row_is_selected_by_its_accessibility_identifier() throws {
    #expect(
      try rows("  - select: Monday\n") == [
        "Monday: snow", "Monday: -5 °C, snow", "Tuesday: 1 °C, sun",
      ])
  }

  @Test func a_row_is_tapped_by_its_number_or_text() throws {
    #expect(try rows("  - tap: { row: 2 }\n").first == "Tuesday: sun")
    #expect(try rows("  - tap: { row: 'Tuesday: 1 °C, sun' }\n").first == "Tuesday: sun")
  }

  @Test func a_missing_row_is_reported_with_a_suggestion_and_the_screen() throws {
    let (said, shown) = try failure("  - select: Sunday\n")
    #expect(
      said == [
        "a.yaml:4:13 error failed-step: no row matches 'Sunday' (did you mean 'Monday'?)"
      ])
    #expect(shown.contains("── when the step failed ──"))
    #expect(shown.contains("Monday: -5 °C, snow"))
  }

  @Test func a_step_of_the_kit_changes_the_screen() throws {
    #expect(
      try rows("  - warm: 6\n") == [
        "Now in Oslo: 3 °C", "Monday: 1 °C, snow", "Tuesday: 7 °C, sun",
      ])
  }

  @Test func the_screen_shows_loading_until_a_slow_answer_arrives() throws {
    let steps = "  - advance: 299ms\n  - snapshot: before\n  - advance: 1ms\n  - snapshot: after\n"
    let rows = try rows(steps, keys: "network: { latency: 300ms }\n")
    #expect(rows.first == "" || rows.first?.contains("◌") == true, "\(rows)")
    #expect(rows.contains { $0.contains("◌ loading") })
    #expect(rows.last == "Tuesday: 1 °C, sun")
  }

  @Test func a_screen_without_snapshot_steps_is_drawn_when_it_is_idle() throws {
    let folder = try ProjectFolder(weather: "\(head)network: { latency: 3d }\n")
    #expect(try folder.suite().rows(of: "a").first == "Now in Oslo: -3 °C")
  }

  @Test func a_failed_request_is_shown_and_retried_with_the_retry_button() throws {
    let keys = "network: { failures: [{ request: forecast, message: No sky., times: 1 }] }\n"
    #expect(try rows("  - advance: 1s\n", keys: keys).contains("No forecast: No sky."))
    #expect(
      try rows("  - tap: retry\n", keys: keys) == [
        "Now in Oslo: -3 °C", "Monday: -5 °C, snow", "Tuesday: 1 °C, sun",
      ])
  }

  @Test func tapping_a_missing_retry_button_is_reported() throws {
    let (said, _) = try failure("  - tap: retry\n")
    #expect(said.count == 1 && said[0].contains("the screen has no retry button"))
  }

  @Test func a_network_step_changes_the_conditions_during_a_run() throws {
    let steps = """
        - network: { failures: [{ request: forecast }] }
        - warm: 1
        - snapshot: failed
        - network: { failures: [] }
        - tap: retry
        - snapshot: answered

      """
    let rows = try rows(steps)
    #expect(rows.contains("No forecast: Request failed."))
    #expect(rows.contains("Now in Oslo: -2 °C"))
  }
}
