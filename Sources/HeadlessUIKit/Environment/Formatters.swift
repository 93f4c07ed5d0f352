// Formatters that an app makes in a run speak the run's language and show the run's zone. These
// functions stand in front of Foundation's types; as the types of variables, and with members, the
// names are still Foundation's.

/// Makes a formatter of dates in the locale and time zone of the run that this code is part of;
/// outside of a run, in the machine's.
public func DateFormatter() -> Foundation.DateFormatter {
  let formatter = Foundation.DateFormatter()
  if let run = ScreenEnvironment.current {
    formatter.locale = run.locale
    formatter.timeZone = TimeZone(identifier: run.timeZoneIdentifier)
  }
  return formatter
}

/// Makes a formatter of numbers in the locale of the run that this code is part of; outside of a
/// run, in the machine's.
public func NumberFormatter() -> Foundation.NumberFormatter {
  let formatter = Foundation.NumberFormatter()
  if let run = ScreenEnvironment.current { formatter.locale = run.locale }
  return formatter
}

extension ScreenEnvironment {
  /// The run's locale.
  public var locale: Locale { Locale(identifier: localeIdentifier) }
}

extension Locale {
  /// The locale of the run that this code is part of; outside of a run, the machine's.
  ///
  /// `Locale.current` is Foundation's, which knows one locale for the whole process and on Linux
  /// but `en_001`.
  public static var ofRun: Locale { ScreenEnvironment.current?.locale ?? .current }
}
