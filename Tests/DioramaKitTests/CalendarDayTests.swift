import DioramaKit
import Foundation
import HeadlessUIKit
import Testing

/// Days in moments such as `now - 4d`, checked against Foundation's calendar.
@Suite("Calendar days") struct CalendarDayTests {
  /// Zones whose clocks change at midnight, by half an hour, a minute past midnight, over midnight,
  /// by a whole day, in the month of Ramadan, or never.
  private static let zones = [
    "UTC", "Europe/Berlin", "America/New_York", "America/Sao_Paulo", "America/Havana",
    "America/St_Johns", "America/Toronto", "America/Nuuk", "Asia/Beirut", "Asia/Gaza",
    "Asia/Kathmandu", "Africa/Cairo", "Africa/Casablanca", "Australia/Lord_Howe", "Pacific/Apia",
  ]

  @Test(arguments: [
    // A clock put forward: that day has 23 hours.
    ("Europe/Berlin", "2026-03-31T12:00:00+02:00", "now - 4d", "2026-03-27T12:00:00+01:00"),
    ("Europe/Berlin", "2026-03-31T12:00:00+02:00", "now - 96h", "2026-03-27T11:00:00+01:00"),
    (
      "Europe/Berlin", "2026-03-31T12:00:00+02:00", "startOfToday - 4d", "2026-03-27T00:00:00+01:00"
    ),
    ("Europe/Berlin", "2026-03-29T12:00:00+02:00", "startOfToday", "2026-03-29T00:00:00+01:00"),
    (
      "Europe/Berlin", "2026-03-29T12:00:00+02:00", "startOfToday + 8h", "2026-03-29T09:00:00+02:00"
    ),
    (
      "Europe/Berlin", "2026-03-29T12:00:00+02:00", "startOfToday + 1d", "2026-03-30T00:00:00+02:00"
    ),
    // A clock put back: that day has 25.
    ("Europe/Berlin", "2026-10-25T12:00:00+01:00", "startOfToday", "2026-10-25T00:00:00+02:00"),
    (
      "Europe/Berlin", "2026-10-25T12:00:00+01:00", "startOfToday + 1d", "2026-10-26T00:00:00+01:00"
    ),
    // Half past two is skipped; from either side it becomes half past three.
    ("Europe/Berlin", "2026-03-28T02:30:00+01:00", "now + 1d", "2026-03-29T03:30:00+02:00"),
    ("Europe/Berlin", "2026-03-30T02:30:00+02:00", "now - 1d", "2026-03-29T03:30:00+02:00"),
    // Half past two occurs twice, and the nearer one counts.
    ("Europe/Berlin", "2026-10-24T02:30:00+02:00", "now + 1d", "2026-10-25T02:30:00+02:00"),
    ("Europe/Berlin", "2026-10-26T02:30:00+01:00", "now - 1d", "2026-10-25T02:30:00+01:00"),
    ("Europe/Berlin", "2026-10-25T02:30:00+01:00", "now + 0d", "2026-10-25T02:30:00+01:00"),
    // Midnight is skipped: the day begins at the first time that the clock shows.
    ("America/Sao_Paulo", "2018-11-04T12:00:00-02:00", "startOfToday", "2018-11-04T01:00:00-02:00"),
    (
      "America/Sao_Paulo", "2018-11-05T12:00:00-02:00", "startOfToday - 1d",
      "2018-11-04T01:00:00-02:00"
    ),
    (
      "America/Sao_Paulo", "2018-11-04T12:00:00-02:00", "startOfToday + 1d",
      "2018-11-05T00:00:00-02:00"
    ),
    (
      "America/Sao_Paulo", "2018-11-04T12:00:00-02:00", "startOfToday - 1d",
      "2018-11-03T00:00:00-03:00"
    ),
    ("Asia/Beirut", "2026-03-29T12:00:00+03:00", "startOfToday", "2026-03-29T01:00:00+03:00"),
    ("Africa/Cairo", "2024-04-27T00:30:00+03:00", "startOfToday - 1d", "2024-04-26T01:00:00+03:00"),
    // The clock changes from half past eleven to half past twelve.
    ("America/Toronto", "1919-03-31T12:00:00-04:00", "startOfToday", "1919-03-31T00:30:00-04:00"),
    // Midnight occurs twice.
    ("America/Havana", "2018-11-04T12:00:00-05:00", "startOfToday", "2018-11-04T00:00:00-04:00"),
    (
      "America/Havana", "2018-11-06T12:00:00-05:00", "startOfToday - 2d",
      "2018-11-04T00:00:00-04:00"
    ),
    // There was no 30 December: moments on that day move to the 31st.
    ("Pacific/Apia", "2012-01-01T12:00:00+14:00", "startOfToday - 1d", "2011-12-31T00:00:00+14:00"),
    ("Pacific/Apia", "2012-01-01T12:00:00+14:00", "startOfToday - 2d", "2011-12-31T00:00:00+14:00"),
    ("Pacific/Apia", "2012-01-01T12:00:00+14:00", "startOfToday - 3d", "2011-12-29T00:00:00-10:00"),
  ])
  func days_are_counted_by_the_zones_clock(
    zone: String, now: String, text: String, result: String
  ) throws {
    let clock = try moment(now, in: ScreenEnvironment())
    let environment = ScreenEnvironment(startTime: clock, timeZoneIdentifier: zone)
    #expect(try moment(text, in: environment) == moment(result, in: environment))
  }

  @Test(arguments: zones)
  func days_match_foundations_calendar_in_every_zone(zone: String) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    let moments = Self.moments(in: calendar.timeZone)
    #expect(moments.count > 500)
    let amounts = [-30, -4, -1, 1, 2].map { ($0, "\($0 < 0 ? "-" : "+") \(abs($0))d") }
    var differences: [String] = []
    var comparisons = 0
    for now in moments {
      let environment = ScreenEnvironment(startTime: now, timeZoneIdentifier: zone)
      let date = Date(timeIntervalSince1970: Double(now) / 1000)
      func compare(_ text: String, _ expected: Date?) throws {
        let expected = try Int((#require(expected).timeIntervalSince1970 * 1000).rounded())
        let found = try moment(text, in: environment)
        comparisons += 1
        if found != expected { differences.append("\(now) \(text): \(found), not \(expected)") }
      }
      try compare("startOfToday", calendar.startOfDay(for: date))
      for (days, text) in amounts {
        let later = try #require(calendar.date(byAdding: .day, value: days, to: date))
        // A day that the zone never had, such as 30 December 2011 in Samoa, is not compared.
        guard calendar.dateComponents([.day], from: later) == day(days, after: date, calendar)
        else { continue }
        try compare("now \(text)", later)
        try compare("startOfToday \(text)", calendar.startOfDay(for: later))
      }
    }
    #expect(differences.prefix(5) == [])
    #expect(comparisons > 10 * moments.count)
  }

  /// The day of the month that is `days` days after a date, regardless of clock changes.
  private func day(_ days: Int, after date: Date, _ calendar: Calendar) -> DateComponents {
    var plain = Calendar(identifier: .gregorian)
    plain.timeZone = .gmt
    let noon = DateComponents(hour: 12)
    var parts = calendar.dateComponents([.year, .month, .day], from: date)
    parts.hour = noon.hour
    let then = plain.date(from: parts).flatMap { plain.date(byAdding: .day, value: days, to: $0) }
    return plain.dateComponents([.day], from: then ?? date)
  }

  private func moment(_ text: String, in environment: ScreenEnvironment) throws -> Int {
    try #require(TimeExpression(text), "\(text)").milliseconds(in: environment)
  }

  /// Moments around the zone's clock changes from 1970 to 2040, and random moments.
  private static func moments(in zone: TimeZone) -> [Int] {
    let (hour, day) = (3_600_000, 86_400_000)
    var result: [Int] = []
    var change = zone.nextDaylightSavingTimeTransition(after: Date(timeIntervalSince1970: 0))
    while let date = change, date.timeIntervalSince1970 < 2_208_988_800 {
      let moment = Int(date.timeIntervalSince1970) * 1000
      for distance in [0, -1, 1, -hour / 2, hour / 2, -hour, hour, day - 1, day + hour / 2] {
        result += [moment + distance, moment - day - hour / 2 + distance]
      }
      change = zone.nextDaylightSavingTimeTransition(after: date)
    }
    var number: UInt64 = 12
    for _ in 0..<600 {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      result.append(Int(number >> 33) * 1000 + Int(number >> 23 & 511))
    }
    return result
  }
}
