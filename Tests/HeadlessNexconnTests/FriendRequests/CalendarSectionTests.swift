import DioramaKit
import HeadlessUIKit
import Testing

/// Page 003's four sections on days of clock changes, on every route to the list.
@Suite("Sections of calendar days") struct CalendarSectionTests {
  /// A time zone, the current time, and the requests of the list.
  struct Look: Sendable, CustomTestStringConvertible {
    let zone: String
    let now: String
    /// The times of the requests, the newest first.
    let times: [String]
    /// The sections as the list shows them, each with the numbers of its requests.
    let shown: String

    var testDescription: String { "\(zone) \(now)" }
  }

  /// How the list gets its sections.
  enum Route: CaseIterable { case declared, variant, projectDefaults, exampleCode }

  private static let looks = [
    Look(
      zone: "UTC", now: "2026-03-10T12:00:00Z",
      times: [
        "2026-03-10T12:00:00Z", "2026-03-10T11:59:59.999Z", "2026-03-10T00:00:00Z",
        "2026-03-09T23:59:59.999Z", "2026-03-09T00:00:00Z", "2026-03-08T23:59:59.999Z",
        "2026-03-06T00:00:00Z", "2026-03-05T23:59:59.999Z", "0",
      ], shown: "Just now 1 2, Last 24 hours 3 4, Last 3 days 5 6, Older than 3 days 7 8"),
    // Clocks went forward on the 29th, so four days ago is 95 hours before midnight.
    Look(
      zone: "Europe/Berlin", now: "2026-03-31T12:00:00+02:00",
      times: [
        "2026-03-31T00:00:00+02:00", "2026-03-30T23:59:59+02:00", "2026-03-30T00:00:00+02:00",
        "2026-03-29T23:59:59+02:00", "2026-03-27T00:00:00+01:00", "2026-03-26T23:59:59+01:00",
        "2026-03-26T23:30:00+01:00",
      ], shown: "Just now 0, Last 24 hours 1 2, Last 3 days 3 4, Older than 3 days 5 6"),
    // The day of the change.
    Look(
      zone: "Europe/Berlin", now: "2026-03-29T12:00:00+02:00",
      times: [
        "2026-03-29T00:00:00+01:00", "2026-03-28T23:59:59+01:00", "2026-03-28T23:30:00+01:00",
        "2026-03-28T00:00:00+01:00", "2026-03-27T23:59:59+01:00", "2026-03-25T00:00:00+01:00",
        "2026-03-24T23:59:59+01:00",
      ], shown: "Just now 0, Last 24 hours 1 2 3, Last 3 days 4 5, Older than 3 days 6"),
    // Clocks went back on the 25th.
    Look(
      zone: "Europe/Berlin", now: "2026-10-26T12:00:00+01:00",
      times: [
        "2026-10-26T00:00:00+01:00", "2026-10-25T23:59:59+01:00", "2026-10-25T00:00:00+02:00",
        "2026-10-24T23:59:59+02:00", "2026-10-22T00:00:00+02:00", "2026-10-21T23:59:59+02:00",
      ], shown: "Just now 0, Last 24 hours 1 2, Last 3 days 3 4, Older than 3 days 5"),
    // 4 November 2018 began at 01:00.
    Look(
      zone: "America/Sao_Paulo", now: "2018-11-04T12:00:00-02:00",
      times: [
        "2018-11-04T01:00:00-02:00", "2018-11-03T23:59:59-03:00", "2018-11-03T00:00:00-03:00",
        "2018-11-02T23:59:59-03:00", "2018-10-31T00:00:00-03:00", "2018-10-30T23:59:59-03:00",
      ], shown: "Just now 0, Last 24 hours 1 2, Last 3 days 3 4, Older than 3 days 5"),
    Look(
      zone: "America/Sao_Paulo", now: "2018-11-05T12:00:00-02:00",
      times: [
        "2018-11-05T00:00:00-02:00", "2018-11-04T23:59:59-02:00", "2018-11-04T01:00:00-02:00",
        "2018-11-03T23:59:59-03:00",
      ], shown: "Just now 0, Last 24 hours 1 2, Last 3 days 3"),
  ]

  @Test(arguments: looks, Route.allCases)
  func N30_requests_are_grouped_by_calendar_day(look: Look, route: Route) throws {
    let frames = try screen(look, route).frames()
    // The variant of a screen comes last.
    let frame = frames.components(separatedBy: "\n┌").last ?? ""
    #expect(outline(frame) == look.shown)
  }

  private func screen(_ look: Look, _ route: Route) -> TestScreen {
    let clock = ["now: \(look.now)", "timeZone: \(look.zone)"]
    let data =
      ["data:", "  friendApplications:"]
      + look.times.enumerated().map { number, time in
        "    - { userId: u\(number), name: n\(number), operationTime: \"\(time)\" }"
      }
    let sections = [
      "viewModel:", "  items:",
      "    - { title: Just now, timeStart: startOfToday, timeEnd: now }",
      "    - { title: Last 24 hours, timeStart: startOfToday - 1d, timeEnd: startOfToday }",
      "    - { title: Last 3 days, timeStart: startOfToday - 4d, timeEnd: startOfToday - 1d }",
      "    - { title: Older than 3 days, timeStart: 0, timeEnd: startOfToday - 4d }",
    ]
    let list = ["viewController: NCApplyFriendListViewController"]
    var project: [String] = []
    let lines: [String]
    switch route {
    case .declared: lines = list + clock + data + sections
    case .variant:
      lines = list + data + ["variants:", "  there:"] + (clock + sections).map { "    \($0)" }
    case .projectDefaults:
      lines = list
      project = clock + data + sections
    case .exampleCode:
      lines =
        ["viewController: AppViewController"] + clock + data
        + ["steps: [{ tap: rightBarButton }]"]
    }
    return TestScreen(
      yaml: lines.joined(separator: "\n"), types: [AppViewController.self],
      files: project.isEmpty ? [:] : ["diorama.yaml": project.joined(separator: "\n")],
      defaults: "")
  }

  /// The sections of a frame in one line, each with the numbers in the names below it.
  private func outline(_ frame: String) -> String {
    var sections: [String] = []
    for line in frame.split(separator: "\n") {
      let words = line.split(separator: " ").dropFirst()
      if words.first == "──" {
        sections.append(words.dropFirst().prefix { !$0.hasPrefix("──") }.joined(separator: " "))
      } else if words.first == "○", let name = words.dropFirst().first {
        sections[max(0, sections.count - 1)] += " \(name.dropFirst())"
      }
    }
    return sections.joined(separator: ", ")
  }
}
