import Diorama
import ProjectFolders
import Testing

/// What steps do to a screen of WeatherKit: touches, time, the network and the kit's own.
@Suite("Steps on screens") struct StepTests {
  private let head = "viewController: ForecastViewController\ncity: oslo\n"

  private func rows(_ steps: String, keys: String = "") throws -> [String] {
    let folder = try ProjectFolder(weather: "\(head)\(keys)steps:\n\(steps)")
    return try folder.suite().rows(of: "a")
  }

  /// What is said of a step that fails, with what the screen shows then.
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

  @Test func a_row_that_is_not_there_is_told_with_those_that_are() throws {
    let (said, shown) = try failure("  - select: Sunday\n")
    #expect(
      said == [
        "a.yaml:4:5 error failed-step: there is no row of 'Sunday' (did you mean 'Monday'?)"
      ])
    #expect(shown.contains("── when the step failed ──"))
    #expect(shown.contains("Monday: -5 °C, snow"))
  }

  @Test func the_kits_own_step_changes_what_is_shown() throws {
    #expect(
      try rows("  - warm: 6\n") == [
        "Now in Oslo: 3 °C", "Monday: 1 °C, snow", "Tuesday: 7 °C, sun",
      ])
  }

  @Test func an_answer_that_takes_time_leaves_the_screen_loading_until_then() throws {
    let steps = "  - advance: 299ms\n  - snapshot: before\n  - advance: 1ms\n  - snapshot: after\n"
    let rows = try rows(steps, keys: "network: { latency: 300ms }\n")
    #expect(rows.first == "" || rows.first?.contains("◌") == true, "\(rows)")
    #expect(rows.contains { $0.contains("◌ loading") })
    #expect(rows.last == "Tuesday: 1 °C, sun")
  }

  @Test func a_screen_comes_to_rest_before_its_only_frame() throws {
    let folder = try ProjectFolder(weather: "\(head)network: { latency: 3d }\n")
    #expect(try folder.suite().rows(of: "a").first == "Now in Oslo: -3 °C")
  }

  @Test func a_failure_is_shown_and_retried_by_the_button_that_is_called_so() throws {
    let keys = "network: { failures: [{ request: forecast, message: No sky., times: 1 }] }\n"
    #expect(try rows("  - advance: 1s\n", keys: keys).contains("No forecast: No sky."))
    #expect(
      try rows("  - tap: retry\n", keys: keys) == [
        "Now in Oslo: -3 °C", "Monday: -5 °C, snow", "Tuesday: 1 °C, sun",
      ])
  }

  @Test func what_is_not_shown_cannot_be_tapped() throws {
    let (said, _) = try failure("  - tap: retry\n")
    #expect(said.count == 1 && said[0].contains("the screen shows no retry button"))
  }

  @Test func the_network_changes_in_the_middle_of_a_screen() throws {
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
