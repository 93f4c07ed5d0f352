import HeadlessUIKit

/// The formats of dates and times in the kit's screens.
public enum SBUDateFormatSet {
  /// The formats of channel lists (C140, C142).
  public enum Channel {
    /// The time of a message of today: "09:05 AM".
    public static var lastUpdatedTimeFormat: String {
      get { formats.time }
      set { formats.time = newValue }
    }
    /// The date of a message of this year: "Sep 05".
    public static var lastUpdatedDateFormat: String {
      get { formats.date }
      set { formats.date = newValue }
    }
    /// The date of a message of another year: "2025/12/31".
    public static var lastUpdatedPastYearFormat: String {
      get { formats.pastYear }
      set { formats.pastYear = newValue }
    }
  }

  /// The formats of messages (G117, G118).
  public enum Message {
    /// The time of a message, with "AM" or "PM": "06:30 PM".
    public static var sentTimeFormat: String {
      get { formats.sentTime }
      set { formats.sentTime = newValue }
    }
    /// The day above messages of this year: "Wed, Nov 25".
    public static var dateSeparatorDateFormat: String {
      get { formats.day }
      set { formats.day = newValue }
    }
    /// The day above messages of another year: "Nov 25, 2025".
    public static var dateSeparatorPastYearFormat: String {
      get { formats.pastDay }
      set { formats.pastDay = newValue }
    }
    /// The day above messages of today; nil means that of this year.
    public static var dateSeparatorTimeFormat: String? {
      get { formats.today }
      set { formats.today = newValue }
    }
    /// The day above messages of yesterday; nil means that of this year.
    public static var dateSeparatorYesterdayFormat: String? {
      get { formats.yesterday }
      set { formats.yesterday = newValue }
    }
  }

  /// The formats of one run.
  final class Formats {
    var time = "hh:mm a"
    var date = "MMM dd"
    var pastYear = "yyyy/MM/dd"
    var sentTime = "hh:mm"
    var day = "E, MMM dd"
    var pastDay = "MMM dd, yyyy"
    var today: String?
    var yesterday: String?
    private var formatters: [String: DateFormatter] = [:]

    /// Returns the formatter of a format, which is made once.
    fileprivate func formatter(_ format: String) -> DateFormatter {
      if let known = formatters[format] { return known }
      let formatter = DateFormatter()
      formatter.dateFormat = format
      formatters[format] = formatter
      return formatter
    }
  }

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> Formats { Formats() }
  }

  static var formats: Formats { ScreenEnvironment.current?[Key.self] ?? Formats() }
}

extension Date {
  /// Creates the time of a message, in milliseconds since 1970.
  init(messageTime: Int64) { self.init(timeIntervalSince1970: Double(messageTime) / 1_000) }

  /// Returns the text of the time in a format.
  func formatted(_ format: String) -> String {
    SBUDateFormatSet.formats.formatter(format).string(from: self)
  }

  /// The time of a message: "06:30 PM" (G118).
  var sentTime: String {
    let format = SBUDateFormatSet.formats.sentTime
    return formatted(format.contains("h") && !format.contains("a") ? format + " a" : format)
  }

  /// The day above messages: "Wed, Nov 25", or "Nov 25, 2025" for an earlier year (G117).
  var separator: String {
    let (formats, calendar) = (SBUDateFormatSet.formats, Calendar.current)
    if let today = formats.today, calendar.isDate(self, inSameDayAs: .now) {
      return formatted(today)
    }
    let dayBefore = Date.now.addingTimeInterval(-86_400)
    if let yesterday = formats.yesterday, calendar.isDate(self, inSameDayAs: dayBefore) {
      return formatted(yesterday)
    }
    let isThisYear =
      calendar.component(.year, from: self) == calendar.component(.year, from: .now)
    return formatted(isThisYear ? formats.day : formats.pastDay)
  }
}
