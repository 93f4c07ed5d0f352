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
    /// The beginning of that day in the screen's time zone.
    case startOfToday
  }

  /// What it is counted from.
  public let base: Base
  /// Milliseconds after that; negative before it.
  public let offset: Int

  /// A moment some milliseconds after a base.
  ///
  /// - Parameters:
  ///   - base: what it is counted from.
  ///   - offset: milliseconds after that; negative before it.
  public init(base: Base, offset: Int) {
    self.base = base
    self.offset = offset
  }

  /// The moment in milliseconds since 1970.
  ///
  /// - Parameter environment: the run, whose start and time zone count.
  public func milliseconds(in environment: ScreenEnvironment) -> Int {
    switch base {
    case .epoch: return offset
    case .now: return environment.startTime + offset
    case .startOfToday:
      let day = 86_400_000
      let shift = environment.secondsFromUTC(at: environment.startTime) * 1000
      let local = environment.startTime + shift
      return local - ((local % day) + day) % day - shift + offset
    }
  }

  /// Reads a moment; nil if the text is none, or one more than 2^53 milliseconds, some 285,000
  /// years, away.
  ///
  /// - Parameter text: ISO 8601 such as `2026-03-01` or `2026-03-01T08:30:00+09:00`, where no zone
  ///   means UTC; milliseconds since 1970, for the years 0000 to 9999; or `now` or `startOfToday`,
  ///   alone or with an amount: `now - 4d`, `startOfToday + 8h`.
  public init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: true)
    // Beyond this many milliseconds, some 285,000 years, adding times up could overflow.
    let furthest = 1 << 53
    guard let first = words.first else { return nil }
    if let base: Base = first == "now" ? .now : first == "startOfToday" ? .startOfToday : nil {
      var offset = 0
      if words.count == 3, words[1] == "-" || words[1] == "+",
        let amount = Amount(String(words[2]))?.milliseconds
      {
        offset = words[1] == "-" ? -amount : amount
      } else if words.count != 1 {
        return nil
      }
      guard abs(offset) <= furthest else { return nil }
      self.init(base: base, offset: offset)
    } else if words.count <= 2, let moment = Self.moment(in: text),
      (-furthest...furthest).contains(moment)
    {
      self.init(base: .epoch, offset: moment)
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
    guard let year = number(&rest, digits: 4), take("-", &rest),
      let month = number(&rest, digits: 2), (1...12).contains(month), take("-", &rest),
      let day = number(&rest, digits: 2), (1...days(in: month, of: year)).contains(day)
    else { return nil }
    var result = daysSince1970(year, month, day) * 86_400_000
    if rest.isEmpty { return result }
    guard take("T", &rest) || take(" ", &rest) || take("t", &rest),
      let hour = number(&rest, digits: 2), hour < 24, take(":", &rest),
      let minute = number(&rest, digits: 2), minute < 60
    else { return nil }
    result += hour * 3_600_000 + minute * 60_000
    if take(":", &rest) {
      guard let second = number(&rest, digits: 2), second < 60 else { return nil }
      result += second * 1000
      if take(".", &rest) {
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
    if rest.isEmpty || take("Z", &rest) || take("z", &rest) { return 0 }
    let isWest = rest.first == UInt8(ascii: "-")
    guard take("+", &rest) || take("-", &rest), let hours = number(&rest, digits: 2), hours < 24
    else { return nil }
    _ = take(":", &rest)
    guard let minutes = rest.isEmpty ? 0 : number(&rest, digits: 2), minutes < 60 else {
      return nil
    }
    return (isWest ? -1 : 1) * (hours * 3_600_000 + minutes * 60_000)
  }

  private static func take(_ character: Character, _ rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.first == character.asciiValue else { return false }
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

/// A number with a unit of time.
struct Amount {
  /// A century is more than a screen needs, and keeps sums of such amounts far from overflow.
  static let mostDays = 36_500

  /// The amount in milliseconds; nil when it is too long.
  let milliseconds: Int?

  /// Reads `300ms`, `90s`, `5m`, `3h` or `4d`; nil if it is nothing like that.
  init?(_ text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let unit: Int? =
      switch text.dropFirst(digits.count) {
      case "ms": 1
      case "s": 1000
      case "m": 60_000
      case "h": 3_600_000
      case "d": 86_400_000
      default: nil
      }
    guard let unit, !digits.isEmpty else { return nil }
    let most = Self.mostDays * 86_400_000 / unit
    milliseconds = Int(digits).flatMap { $0 <= most ? $0 * unit : nil }
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
