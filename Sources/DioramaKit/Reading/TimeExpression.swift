import HeadlessUIKit
import YAML

/// A moment as written in YAML: fixed, or relative to the screen's clock.
public struct TimeExpression: Sendable, Hashable {
  /// The moment that an expression is relative to.
  public enum Base: Sendable, Hashable {
    /// 1970-01-01T00:00:00Z.
    case epoch
    /// The screen's clock at the start of the run.
    case now
    /// The first moment of the current day in the screen's time zone: midnight, unless the clock is
    /// set forward at midnight.
    case startOfToday
  }

  /// The moment that the expression is relative to.
  public let base: Base
  /// The calendar days after the base in the screen's time zone; negative before it.
  ///
  /// The result keeps the time of day, or is the start of that day. Always 0 for ``Base/epoch``.
  public let days: Int
  /// The milliseconds after that; negative before it.
  public let offset: Int

  /// Creates a moment relative to a base.
  ///
  /// - Parameters:
  ///   - base: the moment that the expression is relative to.
  ///   - days: calendar days after the base; negative before it. ``Base/epoch`` has no time zone;
  ///     its days have 24 hours each.
  ///   - offset: milliseconds after that; negative before it.
  public init(base: Base, days: Int = 0, offset: Int = 0) {
    self.base = base
    self.days = base == .epoch ? 0 : days
    self.offset = base == .epoch ? offset + days * TimeAmount.day : offset
  }

  /// Returns the moment in milliseconds since 1970.
  ///
  /// If the clock is set forward and skips the time of day, the result is later by the amount of
  /// the change. If the clock is set back and shows the time of day twice, the result is the moment
  /// nearer to `now`.
  ///
  /// - Parameter environment: the run, for its start and time zone; nil means 1970 and UTC.
  public func milliseconds(in environment: ScreenEnvironment?) -> Int {
    let now = environment?.startTime ?? 0
    let clock = WallClock(environment)
    switch base {
    case .epoch: return offset
    case .now: return clock.moment(days, daysAfter: now) + offset
    case .startOfToday: return clock.startOfDay(days, daysAfter: now) + offset
    }
  }

  /// Creates a moment from its text, or nil if the text is not valid.
  ///
  /// - Parameter text: ISO 8601 such as `2026-03-01` or `2026-03-01T08:30:00+09:00`, in UTC if
  ///   there is no zone; milliseconds since 1970, for the years 0000 to 9999; or `now` or
  ///   `startOfToday`, alone or with an amount: `now - 4d`, `startOfToday + 8h`. Days are calendar
  ///   days; hours are exact.
  public init?(_ text: String) {
    if let moment = Self.moment(in: text) {
      self.init(base: .epoch, offset: moment)
      return
    }
    let words = text.split(separator: " ", omittingEmptySubsequences: true)
    guard let first = words.first else { return nil }
    if let base: Base = first == "now" ? .now : first == "startOfToday" ? .startOfToday : nil {
      if words.count == 1 {
        self.init(base: base)
      } else if words.count == 3, words[1] == "-" || words[1] == "+",
        let amount = TimeAmount(String(words[2])), let milliseconds = amount.milliseconds
      {
        let sign = words[1] == "-" ? -1 : 1
        if let days = amount.days {
          self.init(base: base, days: sign * days)
        } else {
          self.init(base: base, offset: sign * milliseconds)
        }
      } else {
        return nil
      }
    } else {
      return nil
    }
  }
}

extension TimeExpression {
  /// Reads ISO 8601 (`2026-03-01`, `2026-03-01T08:30:00.250+09:00`) or milliseconds since 1970.
  private static func moment(in text: String) -> Int? {
    if let number = Int(text) { return years.contains(number) ? number : nil }
    var rest = Array(text.utf8)[...]
    guard let year = number(&rest, digits: 4), consume("-", &rest),
      let month = number(&rest, digits: 2), (1...12).contains(month), consume("-", &rest),
      let day = number(&rest, digits: 2), (1...days(in: month, of: year)).contains(day)
    else { return nil }
    var result = daysSince1970(year, month, day) * TimeAmount.day
    if rest.isEmpty { return result }
    guard consume("T", &rest) || consume(" ", &rest) || consume("t", &rest),
      let hour = number(&rest, digits: 2), hour < 24, consume(":", &rest),
      let minute = number(&rest, digits: 2), minute < 60
    else { return nil }
    result += hour * 3_600_000 + minute * 60_000
    if consume(":", &rest) {
      guard let second = number(&rest, digits: 2), second < 60 else { return nil }
      result += second * 1000
      if consume(".", &rest) {
        var scale = 100
        var count = 0
        while let digit = rest.first, (48...57).contains(digit) {
          result += Int(digit - 48) * scale
          scale /= 10
          count += 1
          rest.removeFirst()
        }
        guard count > 0 else { return nil }
      }
    }
    guard let zone = zoneOffset(&rest), rest.isEmpty else { return nil }
    return result - zone
  }

  /// Returns the range of the first number in an ISO 8601 time that is too small or too large: `a
  /// month from 1 to 12`.
  static func exceededRange(in text: String) -> String? {
    let form = #/\d{4}-\d\d-\d\d([Tt ]\d\d:\d\d(:\d\d)?)?/#
    guard let time = text.prefixMatch(of: form.asciiOnlyDigits()) else { return nil }
    let numbers = time.0.split { !$0.isNumber }.compactMap { Int($0) }
    let days = Self.days(in: numbers[1], of: numbers[0])
    let ranges = [
      ("a month", 1...12), ("a day", 1...days), ("an hour", 0...23), ("a minute", 0...59),
      ("a second", 0...59),
    ]
    return zip(numbers.dropFirst(), ranges).first { !$1.1.contains($0) }.map {
      "\($1.0) from \($1.1.lowerBound) to \($1.1.upperBound)"
    }
  }

  /// Returns a time relative to the clock as it is written: `now - 2h` for `2 hours ago`.
  static func relative(meantBy text: String) -> String? {
    let form =
      #/(?:(now|startoftoday|today)? *([-+]))? *(\d{1,9}) *(m?s|[a-z]+?)s?( +ago)?/#
    guard let parts = text.lowercased().wholeMatch(of: form.asciiOnlyDigits())?.output,
      (parts.2 == nil) != (parts.5 == nil)
    else { return nil }
    // `m` means minutes.
    let units = ["second", "minute", "hour", "day"]
    let short = ["ms": "ms", "milli": "ms", "millisecond": "ms", "hr": "h"]
    let word = String(parts.4)
    let unit = short[word] ?? units.first { $0.hasPrefix(word) }.map { String($0.prefix(1)) }
    let base = parts.1 == nil || parts.1 == "now" ? "now" : "startOfToday"
    let result = unit.map { "\(base) \(parts.2 ?? "-") \(parts.3)\($0)" }
    return result.flatMap { TimeExpression($0) == nil ? nil : $0 }
  }

  /// The range of milliseconds for the years with four digits, from 0000 to 9999.
  private static let years = -62_167_219_200_000...253_402_300_799_999

  private static func zoneOffset(_ rest: inout ArraySlice<UInt8>) -> Int? {
    if rest.isEmpty || consume("Z", &rest) || consume("z", &rest) { return 0 }
    let isWest = rest.first == UInt8(ascii: "-")
    guard consume("+", &rest) || consume("-", &rest), let hours = number(&rest, digits: 2),
      hours < 24
    else { return nil }
    _ = consume(":", &rest)
    guard let minutes = rest.isEmpty ? 0 : number(&rest, digits: 2), minutes < 60 else {
      return nil
    }
    return (isWest ? -1 : 1) * (hours * 3_600_000 + minutes * 60_000)
  }

  private static func consume(_ character: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool
  {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  private static func number(_ rest: inout ArraySlice<UInt8>, digits: Int) -> Int? {
    guard rest.count >= digits else { return nil }
    var value = 0
    for byte in rest.prefix(digits) {
      guard (48...57).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 48)
    }
    rest.removeFirst(digits)
    return value
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the days from 1970-01-01 in the Gregorian calendar. Years start in March, so that the
  /// leap day is the last day of a year.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let fromMarch = (month + 9) % 12
    let dayOfYear = (153 * fromMarch + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}

/// Counts calendar days in a time zone of which only the offset from UTC is known.
///
/// The offset is assumed to change at most once in two days.
private struct WallClock {
  private let environment: ScreenEnvironment?

  init(_ environment: ScreenEnvironment?) { self.environment = environment }

  /// Returns the offset from UTC at a moment, in milliseconds.
  private func utcOffset(at moment: Int) -> Int {
    (environment?.secondsFromUTC(at: moment) ?? 0) * 1000
  }

  /// Returns the local time at a moment, as the moment at which a clock in UTC shows it.
  private func localTime(at moment: Int) -> Int { moment + utcOffset(at: moment) }

  /// Returns the moment some days later with the same local time.
  func moment(_ days: Int, daysAfter start: Int) -> Int {
    if days == 0 { return start }
    let localTime = localTime(at: start) + days * TimeAmount.day
    let (before, after) = utcOffsets(around: localTime)
    // Try the offset on the starting side of the change first.
    let (near, far) = days > 0 ? (before, after) : (after, before)
    if utcOffset(at: localTime - near) == near { return localTime - near }
    return utcOffset(at: localTime - far) == far ? localTime - far : localTime - before
  }

  /// Returns the first moment of the day that is some days later.
  func startOfDay(_ days: Int, daysAfter start: Int) -> Int {
    let localTime = localTime(at: start)
    let midnight =
      localTime - (localTime % TimeAmount.day + TimeAmount.day) % TimeAmount.day + days
      * TimeAmount.day
    let (before, after) = utcOffsets(around: midnight)
    if utcOffset(at: midnight - before) == before { return midnight - before }
    if utcOffset(at: midnight - after) == after { return midnight - after }
    // The clock skips midnight: the day starts at the moment when the clock is set forward.
    var (yesterday, today) = (midnight - after, midnight - before)
    while today - yesterday > 1 {
      let middle = yesterday + (today - yesterday) / 2
      if self.localTime(at: middle) < midnight { yesterday = middle } else { today = middle }
    }
    return today
  }

  /// Returns the offsets from UTC before and after a local time; they differ if the offset changes
  /// near that time. No time zone is a day or more away from UTC.
  private func utcOffsets(around localTime: Int) -> (before: Int, after: Int) {
    (utcOffset(at: localTime - TimeAmount.day), utcOffset(at: localTime + TimeAmount.day))
  }
}

/// A number with a unit of time.
struct TimeAmount {
  /// A century is enough for a screen, and keeps sums of such amounts far from overflow.
  static let maximumDays = 36_500
  /// The milliseconds of 24 hours.
  static let day = 86_400_000

  /// The amount in milliseconds, with 24 hours in a day; nil if it is too long.
  let milliseconds: Int?
  /// The number of days, if the unit is days and the amount is not too long.
  let days: Int?

  /// Creates an amount from `300ms`, `90s`, `5m`, `3h` or `4d`; nil for other texts.
  init?(_ text: String) {
    let bytes = text.utf8
    let digits = bytes.prefix { (48...57).contains($0) }
    let unit: Int? =
      switch (bytes.last, bytes.count - digits.count) {
      case (UInt8(ascii: "s"), 2) where bytes.dropLast().last == UInt8(ascii: "m"): 1
      case (UInt8(ascii: "s"), 1): 1000
      case (UInt8(ascii: "m"), 1): 60_000
      case (UInt8(ascii: "h"), 1): 3_600_000
      case (UInt8(ascii: "d"), 1): Self.day
      default: nil
      }
    guard let unit, !digits.isEmpty else { return nil }
    let number = Int(Substring(digits)).flatMap {
      $0 <= Self.maximumDays * Self.day / unit ? $0 : nil
    }
    milliseconds = number.map { $0 * unit }
    days = unit == Self.day ? number : nil
  }
}

/// A screen's clock and region.
package struct ScreenClock: Sendable {
  /// The time at the start; by default 1 January 2026, noon in UTC.
  package var now = TimeExpression(base: .epoch, offset: 1_767_268_800_000)
  /// The time zone, as an identifier such as `Asia/Seoul`.
  package var timeZone = "UTC"
  /// The language and region, as an identifier such as `en_US`.
  package var locale = "en_US"

  /// Creates the default clock.
  package init() {}

  /// Returns a new environment with this clock.
  package func environment(_ style: UIUserInterfaceStyle = .light) -> ScreenEnvironment {
    ScreenEnvironment(
      userInterfaceStyle: style, startTime: now.offset, timeZoneIdentifier: timeZone,
      localeIdentifier: locale)
  }
}
