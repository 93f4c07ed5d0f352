import Diorama
import YAML

/// When an assertion writes a snapshot.
///
/// The nearest one counts: an assertion's argument, else the innermost ``withDiorama(registry:in:record:_:)``
/// or trait, else the variable `DIORAMA_RECORD`, else ``missing``.
///
/// Where `CI` is set nothing is ever written, whatever else is said, and what is missing fails.
///
/// A test that wrote something fails once, in every mode: a snapshot that nobody has looked at
/// proves nothing, and a test that is tried again after a failure would be green without anybody
/// having looked. ``all`` from `DIORAMA_RECORD` is the exception: whoever asks for all snapshots of
/// this run to be written looks at what git says changed, and wants a failure to mean that a screen
/// could not be shown.
public enum RecordMode: String, CaseIterable, Sendable {
  /// Nothing is written.
  case never
  /// What is not there is written; what differs is left alone. This is the mode unless one is said.
  case missing
  /// What is not there, and what differs, is written.
  case failed
  /// Every snapshot is written, as it is now.
  case all

  /// Whether a snapshot of this kind is written.
  func writes(_ difference: Difference) -> Bool {
    switch self {
    case .never: false
    case .missing: difference == .missing
    case .failed, .all: true
    }
  }

  /// In what a screen does not show what is recorded.
  enum Difference {
    case missing, different
  }
}

/// The mode of one assertion, and who decided.
struct RecordDecision: Equatable {
  let mode: RecordMode
  let origin: Origin

  enum Origin: Equatable {
    /// An argument, a trait or a scope.
    case code
    /// `DIORAMA_RECORD`.
    case variable
    /// Nobody.
    case standard
    /// `CI`, with its value.
    case continuousIntegration(String)
  }

  /// Why there is no decision: the variable has a value that is no mode.
  struct UnknownMode: Error {
    let value: String

    var message: String {
      let modes = RecordMode.allCases.map(\.rawValue)
      let near = nearestName(to: value, among: modes).map { "did you mean '\($0)'? " } ?? ""
      return "\(RecordDecision.variable) is '\(value)', which is no record mode; \(near)"
        + Diagnostic.Help.allowed(modes).text
    }
  }

  static let variable = SnapshotVerdict.recordVariable

  /// Decides; `code` is what the code at hand says.
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

  /// Whether a test that wrote something passes.
  var passesAfterWriting: Bool { mode == .all && origin == .variable }
}
