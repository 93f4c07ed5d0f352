import HeadlessUIKit
import Testing
import YAML

@testable import DioramaKit

@Suite("Values") struct ValueTests {
  @Test(arguments: [
    ("2026-03-01", 1_772_323_200_000), ("2026-03-01T08:30:00Z", 1_772_353_800_000),
    ("2026-03-01T08:30:00.25Z", 1_772_353_800_250),
    ("2026-03-01T17:30:00+09:00", 1_772_353_800_000),
    ("2024-02-29T00:00:00-0130", 1_709_170_200_000), ("1969-12-31T23:59:59Z", -1000),
    ("1772353800000", 1_772_353_800_000),
  ])
  func times_are_iso_8601_or_milliseconds(text: String, milliseconds: Int) throws {
    let time = try #require(TimeExpression(text))
    #expect(time == TimeExpression(base: .epoch, offset: milliseconds))
  }

  @Test(arguments: [
    "2026-13-01", "2026-02-29", "2026-00-10", "2026-3-1", "2026-03-01T24:00", "2026-03-01T08:60",
    "2026-03-01T08:30:00.", "2026-03-01T08:30:00Q", "yesterday", "", "now -", "now - 4",
    "now - 4d 3h", "later - 4d", "now - 1w", "now - 1d + 3h", "now - 36501d",
  ])
  func invalid_times_are_rejected(text: String) {
    #expect(TimeExpression(text) == nil)
  }

  @Test func times_are_relative_to_the_clock() throws {
    let day = 86_400_000
    // 2026-03-01T08:30:00Z is 17:30 in Seoul.
    let environment = ScreenEnvironment(
      startTime: 1_772_353_800_000, timeZoneIdentifier: "Asia/Seoul")
    func moment(_ text: String) throws -> Int {
      try #require(TimeExpression(text)).milliseconds(in: environment)
    }
    #expect(try moment("now") == 1_772_353_800_000)
    #expect(try moment("now - 4d") == 1_772_353_800_000 - 4 * day)
    #expect(try moment("startOfToday") == 1_772_353_800_000 - (17 * 60 + 30) * 60_000)
    #expect(try moment("startOfToday + 90s") == 1_772_290_800_000 + 90_000)
    #expect(TimeExpression("now - 4d")?.milliseconds(in: nil) == -4 * day)
  }

  @Test func a_fixed_moment_has_days_of_24_hours() {
    let berlin = ScreenEnvironment(startTime: 0, timeZoneIdentifier: "Europe/Berlin")
    // The 29th of March 2026 has 23 hours in Berlin.
    let time = TimeExpression(base: .epoch, days: 1, offset: 1_774_738_800_000)
    #expect(time.milliseconds(in: berlin) == 1_774_738_800_000 + 86_400_000)
    #expect(time == TimeExpression(base: .epoch, offset: 1_774_825_200_000))
  }

  @Test(arguments: [
    ("300ms", 300), ("90s", 90_000), ("5m", 300_000), ("3h", 10_800_000), ("4d", 345_600_000),
    ("0s", 0),
  ])
  func durations_are_read_as_milliseconds(text: String, milliseconds: Int) {
    #expect(TimeAmount(text)?.milliseconds == milliseconds)
  }

  @Test(arguments: [
    "", "5", "5 m", "-5m", "5.5s", "ms", "99999999999999999999d", "9999999999999999d",
  ])
  func invalid_durations_are_rejected(text: String) {
    #expect(TimeAmount(text)?.milliseconds == nil)
  }

  @Test(arguments: [
    ("a: NO", "NO"), ("a: 007", "007"), ("a: 1e3", "1e3"), ("a: '~'", "~"),
    ("a: 2026-01-01", "2026-01-01"),
  ])
  func text_is_read_as_it_is_written(yaml: String, text: String) throws {
    #expect(try value(of: yaml, .text) == text)
  }

  @Test(arguments: [("true", true), ("NO", false), ("on", true), ("Off", false)])
  func booleans_accept_their_older_spellings(text: String, value: Bool) throws {
    #expect(try self.value(of: "a: \(text)", .bool) == value)
  }

  // MARK: Formats

  /// The problems of a text that can contain a number.
  private func problems(ofFormat text: String) throws -> [String] {
    try read("a: \"\(text)\"", ValueShape<String>.format("%d", for: "the number")).problems
  }

  @Test(arguments: ["100%% (%d)", "%d%%", "100%%"])
  func a_doubled_percent_sign_is_reported(text: String) throws {
    #expect(
      try problems(ofFormat: text) == [
        "1:4 warning format-string: '%%' is shown as it is (write '%')"
      ])
  }

  @Test(arguments: ["% d", "% 5d", "%n", "%D", "%02d", "%@"])
  func specifiers_that_are_not_replaced_are_reported(sign: String) throws {
    #expect(
      try problems(ofFormat: "Add \(sign)") == [
        "1:4 error format-string: unexpected format specifier '\(sign)' "
          + "(write %d for the number)"
      ])
  }

  @Test(arguments: ["100% (%d)", "50% off (%d)", "100% done", "5 % a", "%", "50% %d", "100%-%d"])
  func percent_signs_are_no_specifiers(text: String) throws {
    #expect(try problems(ofFormat: text) == [])
  }

  private func value<Value>(of yaml: String, _ shape: ValueShape<Value>) throws -> Value? {
    var decoding = Decoding(files: SourceFiles(root: "."))
    let source = Source(path: "a.yaml", bytes: Array(yaml.utf8))
    let documents = YAMLReader().documents(of: source, reporting: &decoding.diagnostics)
    let node = try #require(documents.first?.root["a"])
    return shape.decode(node, &decoding)
  }
}
