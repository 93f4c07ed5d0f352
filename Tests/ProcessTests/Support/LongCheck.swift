import Foundation

/// The long form of tests, which `make check-long` runs.
enum LongCheck {
  /// Whether there is time for what happens rarely.
  static let isEnabled = ProcessInfo.processInfo.environment["DIORAMA_CHECK"] == "long"
}
