import HeadlessUIKit

/// Formats times with the calendar, time zone and locale of the run (section 6).
final class TimeFormatter {
  private let calendar: Calendar
  private let usesTwelveHours: Bool

  private init(_ environment: ScreenEnvironment) {
    let locale = Locale(identifier: environment.localeIdentifier)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.firstWeekday = locale.calendar.firstWeekday
    calendar.minimumDaysInFirstWeek = locale.calendar.minimumDaysInFirstWeek
    calendar.timeZone = TimeZone(identifier: environment.timeZoneIdentifier) ?? .gmt
    self.calendar = calendar
    let format = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "h"
    // Text in quotes, such as the German "Uhr", is not a field.
    usesTwelveHours = format.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated()
      .contains { $0.offset.isMultiple(of: 2) && $0.element.contains { $0 == "h" || $0 == "K" } }
  }

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> TimeFormatter {
      TimeFormatter(environment)
    }
  }

  /// The formatter of this run.
  static var current: TimeFormatter? { ScreenEnvironment.current?[Key.self] }

  /// The distance of a time from now, with its text.
  private enum Distance {
    case today, yesterday
    case weekday(String)
    case thisYear(String)
    case farther(String)
  }

  /// Returns a time, in milliseconds since 1970, as the channel list shows it (N170 to N173a).
  func inChannelList(_ milliseconds: Int) -> String {
    switch distance(milliseconds) {
    case .today: time(milliseconds)
    case .yesterday: NCString.yesterday.text
    case .weekday(let words), .thisYear(let words), .farther(let words): words
    }
  }

  /// Returns a time, in milliseconds since 1970, as the chat page shows it: always with a time of
  /// day.
  func inChat(_ milliseconds: Int) -> String {
    let time = time(milliseconds)
    switch distance(milliseconds) {
    case .today: return time
    case .yesterday: return "\(NCString.yesterday.text) \(time)"
    case .weekday(let words), .thisYear(let words), .farther(let words):
      return "\(words) \(time)"
    }
  }

  private func parts(_ milliseconds: Int) -> DateComponents {
    // The kit uses whole seconds.
    let date = Date(timeIntervalSince1970: Double(milliseconds / 1000))
    return calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .weekday, .weekOfMonth], from: date)
  }

  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  private func distance(_ milliseconds: Int) -> Distance {
    let then = parts(milliseconds)
    let now = parts(ScreenEnvironment.current?.now ?? milliseconds)
    let (month, day) = (then.month ?? 1, then.day ?? 1)
    guard then.year == now.year else {
      return .farther("\(month)/\(day)/\(then.year ?? 0)")
    }
    guard then.month == now.month else { return .thisYear("\(month)/\(day)") }
    let daysAgo = (now.day ?? 1) - day
    if daysAgo == 0 { return .today }
    if daysAgo == 1 { return .yesterday }
    // Later days of this week also get the name of their weekday.
    if then.weekOfMonth == now.weekOfMonth, let weekday = then.weekday,
      Self.weekdays.indices.contains(weekday - 1)
    {
      return .weekday(Self.weekdays[weekday - 1])
    }
    return .thisYear("\(month)/\(day)")
  }

  private func time(_ milliseconds: Int) -> String {
    let parts = parts(milliseconds)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
    guard usesTwelveHours else { return "\(hour < 10 ? "0" : "")\(hour):\(minutes)" }
    return "\(hour % 12 == 0 ? 12 : hour % 12):\(minutes) \(hour < 12 ? "AM" : "PM")"
  }
}

extension NCChatUIUtility {
  /// Returns a time as the channel list shows it, such as `7:05 AM`, `Yesterday` or `9/12` (N170 to
  /// N173a).
  ///
  /// - Parameter secs: The time, in seconds since 1970.
  /// - Returns: The text, by the run's clock, time zone and locale; empty outside of a run.
  public static func convertConversationTime(_ secs: Int) -> String {
    TimeFormatter.current?.inChannelList(secs * 1000) ?? ""
  }

  /// Returns a time as the chat page shows it, such as `Yesterday 12:00 PM`: always with a time of
  /// day.
  ///
  /// - Parameter secs: The time, in seconds since 1970.
  /// - Returns: The text, by the run's clock, time zone and locale; empty outside of a run.
  public static func convertMessageTime(_ secs: Int) -> String {
    TimeFormatter.current?.inChat(secs * 1000) ?? ""
  }
}
