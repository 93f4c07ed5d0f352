import Diorama

/// When an assertion writes a snapshot.
///
/// The nearest setting counts: an assertion's argument, else the innermost
/// ``withDiorama(registry:in:record:_:)`` or trait, else the variable `DIORAMA_RECORD`, else
/// ``missing``.
///
/// If `CI` is set, nothing is written, regardless of other settings, and a missing snapshot fails.
///
/// A test that writes a snapshot fails once, in every mode: a snapshot that was not reviewed proves
/// nothing, and a retry after the failure would pass without a review. ``all`` from
/// `DIORAMA_RECORD` is the exception: its user reviews the written snapshots with git, and a
/// failure should mean that a screen could not be shown.
public enum RecordMode: String, CaseIterable, Sendable {
  /// Nothing is written.
  case never
  /// Missing snapshots are written, different ones are not. This is the default.
  case missing
  /// Missing and different snapshots are written.
  case failed
  /// Missing and different snapshots are written; from `DIORAMA_RECORD`, the test then passes.
  case all

  /// Returns whether a snapshot with this difference is written.
  func writes(_ difference: Difference) -> Bool {
    switch self {
    case .never: false
    case .missing: difference == .missing
    case .failed, .all: true
    }
  }

  /// How a screen differs from what is recorded.
  enum Difference {
    case missing, different
  }
}

/// The mode of one assertion, and its origin.
struct RecordDecision: Equatable {
  let mode: RecordMode
  let origin: Origin

  enum Origin: Equatable {
    /// An argument, a trait or a scope.
    case code
    /// `DIORAMA_RECORD`.
    case variable
    /// The default.
    case standard
    /// `CI`, with its value.
    case continuousIntegration(String)
  }

  /// The error if the variable has an unknown value.
  struct UnknownMode: Error {
    let value: String
  }

  static let variable = SnapshotVerdict.recordVariable

  /// Decides the mode; `code` is the mode that the code sets, if any.
  init(code: RecordMode?, _ environment: Environment) throws(UnknownMode) {
    let variableMode = try Self.mode(of: environment[Self.variable])
    if let value = environment.continuousIntegration {
      (mode, origin) = (.never, .continuousIntegration(value))
    } else if let code {
      (mode, origin) = (code, .code)
    } else if let variableMode {
      (mode, origin) = (variableMode, .variable)
    } else {
      (mode, origin) = (.missing, .standard)
    }
  }

  private static func mode(of value: String?) throws(UnknownMode) -> RecordMode? {
    guard let value, !value.isEmpty else { return nil }
    guard let mode = RecordMode(rawValue: value) else { throw UnknownMode(value: value) }
    return mode
  }

  /// Whether a test passes after it wrote a snapshot.
  var passesAfterWriting: Bool { mode == .all && origin == .variable }
}
