import Foundation

/// The extended tests, which `make check-long` runs.
enum LongCheck {
  /// Whether the extended tests run.
  static let isEnabled = ProcessInfo.processInfo.environment["DIORAMA_CHECK"] == "long"
}
