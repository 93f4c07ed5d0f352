// Formatters that an app makes in a run use the run's locale and time zone. These functions hide
// the initializers of Foundation's types; as types of variables and before members, the names are
// still Foundation's.

/// Makes a date formatter with the current run's locale and time zone; outside of a run, with the
/// machine's.
public func DateFormatter() -> Foundation.DateFormatter {
  let formatter = Foundation.DateFormatter()
  if let run = ScreenEnvironment.current {
    formatter.locale = run.locale
    formatter.timeZone = TimeZone(identifier: run.timeZoneIdentifier)
  }
  return formatter
}

/// Makes a number formatter with the current run's locale; outside of a run, with the machine's.
public func NumberFormatter() -> Foundation.NumberFormatter {
  let formatter = Foundation.NumberFormatter()
  if let run = ScreenEnvironment.current { formatter.locale = run.locale }
  return formatter
}

// These members are more specific than Foundation's, so an app's calls find them. Foundation's for
// dates belong to the type itself, so there is no more specific one.

extension Int {
  /// Returns the number in the run's locale.
  public func formatted() -> String { formatted(.number) }
  /// Returns the number in a style, which has the run's locale unless it has one of its own.
  public func formatted<Style: FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == Int { style.ofRun.format(self) }
}

extension Double {
  /// Returns the number in the run's locale.
  public func formatted() -> String { formatted(.number) }
  /// Returns the number in a style, which has the run's locale unless it has one of its own.
  public func formatted<Style: FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == Double { style.ofRun.format(self) }
}

extension FormatStyle {
  /// The style with the run's locale, unless it has one of its own.
  fileprivate var ofRun: Self {
    guard let run = ScreenEnvironment.current, locale(.autoupdatingCurrent) == self else {
      return self
    }
    return locale(run.locale)
  }
}

extension ScreenEnvironment {
  /// The run's locale.
  public var locale: Locale { Locale(identifier: localeIdentifier) }
}

extension Locale {
  /// The locale of the current run; outside of a run, the machine's.
  ///
  /// `Locale.current` is Foundation's: one locale for the whole process, on Linux always `en_001`.
  public static var ofRun: Locale { ScreenEnvironment.current?.locale ?? .current }
}
