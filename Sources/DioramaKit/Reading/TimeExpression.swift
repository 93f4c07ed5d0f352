import HeadlessUIKit
import YAML

/// A moment as YAML writes it: fixed, or counted from the screen's clock.
public struct TimeExpression: Sendable, Hashable {
  /// What a moment is counted from.
  public enum Base: Sendable, Hashable {
    /// 1970-01-01T00:00:00Z.
    case epoch
    /// The screen's clock at the start of the run.
    case now
    /// The first moment of that day in the screen's time zone; midnight, but where the clock is put
    /// forward at midnight.
    case startOfToday
  }

  /// What it is counted from.
  public let base: Base
  /// Calendar days of the screen's time zone after that, negative before it: to the same time of
  /// that day, or to that day's start. Always 0 for ``Base/epoch``.
  public let days: Int
  /// Milliseconds after that; negative before it.
  public let offset: Int

  /// A moment some time after a base.
  ///
  /// - Parameters:
  ///   - base: what it is counted from.
  ///   - days: calendar days after that, negative before it; from ``Base/epoch``, which has no time
  ///     zone, 24 hours each.
  ///   - offset: milliseconds after that; negative before it.
  public init(base: Base, days: Int = 0, offset: Int = 0) {
    self.base = base
    self.days = base == .epoch ? 0 : days
    self.offset = base == .epoch ? offset + days * TimeAmount.day : offset
  }

  /// The moment in milliseconds since 1970.
  ///
  /// A time of day that a clock put forward leaves out is as much later as the clock was put; of
  /// two moments that a clock put back shows alike, the one nearer to `now` counts.
  ///
  /// - Parameter environment: the run, whose start and time zone count; nil counts from 1970, in
  ///   UTC.
  public func milliseconds(in environment: ScreenEnvironment?) -> Int {
    let now = environment?.startTime ?? 0
    let clock = WallClock(environment)
    switch base {
    case .epoch: return offset
    case .now: return clock.moment(days, daysAfter: now) + offset
    case .startOfToday: return clock.startOfDay(days, daysAfter: now) + offset
    }
  }

  /// Reads a moment; nil if the text is none.
  ///
  /// - Parameter text: ISO 8601 such as `2026-03-01` or `2026-03-01T08:30:00+09:00`, where no zone
  ///   means UTC; milliseconds since 1970, for the years 0000 to 9999; or `now` or `startOfToday`,
  ///   alone or with an amount: `now - 4d`, `startOfToday + 8h`. Days are calendar days; hours are
  ///   exact.
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

  /// The milliseconds of the years that four digits can name, from 0000 to 9999.
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

  /// Days from 1970-01-01 in the Gregorian calendar; years are counted from March on, so that the
  /// leap day is a year's last.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let fromMarch = (month + 9) % 12
    let dayOfYear = (153 * fromMarch + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}

/// Counts calendar days by a time zone of which only the distance from UTC is known, which changes
/// once in two days at most.
private struct WallClock {
  private let environment: ScreenEnvironment?

  init(_ environment: ScreenEnvironment?) { self.environment = environment }

  /// How far the clock is ahead of UTC at a moment, in milliseconds.
  private func utcOffset(at moment: Int) -> Int {
    (environment?.secondsFromUTC(at: moment) ?? 0) * 1000
  }

  /// What the clock shows at a moment, as the moment at which a clock of UTC shows it.
  private func localTime(at moment: Int) -> Int { moment + utcOffset(at: moment) }

  /// The moment some days later at which the clock shows the same.
  func moment(_ days: Int, daysAfter start: Int) -> Int {
    if days == 0 { return start }
    let localTime = localTime(at: start) + days * TimeAmount.day
    let (before, after) = utcOffsets(around: localTime)
    // The side of the change that the days are counted from comes first.
    let (near, far) = days > 0 ? (before, after) : (after, before)
    if utcOffset(at: localTime - near) == near { return localTime - near }
    return utcOffset(at: localTime - far) == far ? localTime - far : localTime - before
  }

  /// The first moment of the day that is some days later.
  func startOfDay(_ days: Int, daysAfter start: Int) -> Int {
    let localTime = localTime(at: start)
    let midnight =
      localTime - (localTime % TimeAmount.day + TimeAmount.day) % TimeAmount.day + days
      * TimeAmount.day
    let (before, after) = utcOffsets(around: midnight)
    if utcOffset(at: midnight - before) == before { return midnight - before }
    if utcOffset(at: midnight - after) == after { return midnight - after }
    // The clock passes over midnight: the day begins at the moment at which it is put forward.
    var (yesterday, today) = (midnight - after, midnight - before)
    while today - yesterday > 1 {
      let middle = yesterday + (today - yesterday) / 2
      if self.localTime(at: middle) < midnight { yesterday = middle } else { today = middle }
    }
    return today
  }

  /// How far the clock is ahead of UTC before and after it shows something; the two differ where it
  /// is changed about then. No clock is a day ahead of UTC or behind it.
  private func utcOffsets(around localTime: Int) -> (before: Int, after: Int) {
    (utcOffset(at: localTime - TimeAmount.day), utcOffset(at: localTime + TimeAmount.day))
  }
}

/// A number with a unit of time.
struct TimeAmount {
  /// A century is more than a screen needs, and keeps sums of such amounts far from overflow.
  static let maximumDays = 36_500
  /// The milliseconds of 24 hours.
  static let day = 86_400_000

  /// The amount in milliseconds, a day being 24 hours; nil when it is too long.
  let milliseconds: Int?
  /// The number of days, if that is the unit and it is not too long.
  let days: Int?

  /// Reads `300ms`, `90s`, `5m`, `3h` or `4d`; nil if it is nothing like that.
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
  /// The time at the start; 1 January 2026, noon in UTC, unless the screen or project says more.
  package var now = TimeExpression(base: .epoch, offset: 1_767_268_800_000)
  /// The time zone, as an identifier such as `Asia/Seoul`.
  package var timeZone = "UTC"
  /// The language and region, as an identifier such as `en_US`.
  package var locale = "en_US"

  /// The standard clock.
  package init() {}

  /// A world with this clock in which nothing has happened.
  package func environment(_ style: UIUserInterfaceStyle = .light) -> ScreenEnvironment {
    ScreenEnvironment(
      userInterfaceStyle: style, startTime: now.offset, timeZoneIdentifier: timeZone,
      localeIdentifier: locale)
  }
}
