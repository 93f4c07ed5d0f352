import Diorama
import DioramaSystem
import Testing
import YAML

/// Why a screen's test fails, as a message, with files to attach.
struct ScreenFailure: Error {
  typealias Attachment = (name: String, text: String)

  let message: String
  var attachments: [Attachment] = []
  /// The step that caused the failure; nil for the assertion as a whole.
  var place: StepPlace?
}

/// The failures before a screen is compared.
extension ScreenFailure {
  static func noScreens(of project: Project, in folder: ProjectFolder) -> Self {
    Self(
      message: project.screenFiles.isEmpty
        ? "the project '\(folder.name)' has no screens"
        : "no screen of '\(folder.name)' is selected")
  }

  static func orphanedSnapshot(_ path: String) -> Self {
    Self(
      message: """
        orphaned snapshot \(path): no screen produces it
        to accept: rm \(ShellWords.quoted(path))
        """)
  }

  /// `DIORAMA_RECORD` has an unknown value.
  static func unknownRecordMode(_ value: String) -> Self {
    let modes = RecordMode.allCases.map(\.rawValue)
    let near = nearestName(to: value, among: modes).map { "did you mean '\($0)'? " } ?? ""
    return Self(
      message: "unknown record mode '\(value)' in \(RecordDecision.variable); \(near)"
        + Diagnostic.Help.allowed(modes).text)
  }

  static func missingRegistry(for folder: ProjectFolder) -> Self {
    Self(
      message: """
        missing registry: the types that the screens of '\(folder.name)' can use are unknown
        set it once: @Suite(.diorama(registry: try Registry(...))) in Swift Testing, \
        DioramaDefaults.registry = try Registry(...) in XCTest; or here, with registry:
        """)
  }

  static func unreadableProject(_ folder: ProjectFolder, _ error: FileSystem.Failure) -> Self {
    let advice = error.isMissing ? "\n\(folder.pathsNote)" : ""
    return Self(message: "the project '\(folder.name)' cannot be read: \(error)\(advice)")
  }

  static func unknownScreen(
    _ name: String, of suite: ScreenSuite, in folder: ProjectFolder
  ) -> Self {
    let near = nearestName(to: name, among: suite.declarations.map(\.name))
    return Self(
      message: text(of: suite.diagnostics.sorted) + "unknown screen '\(name)' in '\(folder.name)'"
        + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }

  static func invalidName(_ name: String, _ fault: ScreenDeclaration.NameFault) -> Self {
    Self(
      message: """
        '\(name)' is not a valid name of a snapshot
        \(fault.help(for: "it"))
        """)
  }

  static func invalidWidth(_ width: Int, allowed: ClosedRange<Int>) -> Self {
    Self(
      message: "expected a width from \(allowed.lowerBound) to \(allowed.upperBound) columns, "
        + "found \(width)")
  }

  static func sharedSnapshot(_ path: String, with other: String) -> Self {
    Self(
      message: """
        two assertions use the same snapshot \(path): this one and \(other)
        rename one of them
        """)
  }

  static let parameterizedTest = Self(
    message: "missing name: a test with arguments has several screens; pass a name for each")

  static func notATest(_ function: StaticString) -> Self {
    Self(
      message: "missing name: '\(function)' is not a test; pass a name, or pass on the "
        + "test's 'function'")
  }

  static func noName(in function: String) -> Self {
    Self(message: "no name can be derived from the function '\(function)'; pass a name")
  }
}

/// The lines of failures about snapshots.
extension SnapshotAssertion {
  /// The recorded snapshot cannot be read.
  var unreadableLine: String {
    "the snapshot of \(name) at \(snapshotPath) cannot be read: \(verdict.readFailure ?? "")"
  }

  /// No snapshot is recorded.
  func missingLine(isWritten: Bool) -> String {
    isWritten ? "\(name) had no snapshot" : "\(name) has no snapshot at \(snapshotPath)"
  }

  /// The recorded snapshot is different.
  func differenceLine(isWritten: Bool) -> String {
    "\(name) \(isWritten ? "differed" : "differs") from its snapshot\(verdict.kinds.messageSuffix)"
  }

  static func repeatsLine(_ count: Int) -> String {
    "and the same change in \(count) more place\(count == 1 ? "" : "s")"
  }

  static func causesLine(_ causes: [String]) -> String {
    let rest = causes.count - 3
    let more = rest > 1 ? " and \(rest) more" : ""
    let named = rest > 1 ? causes.prefix(3) : causes[...]
    return "cause\(causes.count > 1 ? "s" : ""): \(named.joined(separator: "; "))\(more)"
  }

  /// The screen is not in the list of screens that Swift code builds, so that the command would
  /// report its snapshot as orphaned.
  func unlistedLine(isWritten: Bool) -> String {
    let list = checker.displayPath(store.swiftListPath)
    return isWritten
      ? "\(name) was not in the list \(list)"
      : "\(name) is not in the list \(list), so its snapshot would be reported as orphaned"
  }

  /// The snapshot cannot be written.
  func unwrittenLine(_ error: FileSystem.Failure) -> String {
    "\(snapshotPath) cannot be written: \(error); the file is unchanged"
  }

  /// The snapshot was written.
  var recordedLine: String { "recorded now: review \(snapshotPath), and run the test again" }

  /// Returns the last lines of a failure: how to accept the snapshot, with a mode that writes it.
  func advice(_ mode: RecordMode) -> String {
    let isOneOfMany = Test.Case.current?.isParameterized ?? true
    let command = SnapshotVerdict.swiftTest(
      recording: mode.rawValue, only: isOneOfMany ? name : nil, filter: checker.site.filter)
    switch decision.origin {
    case .continuousIntegration(let value):
      return "nothing is written while CI is '\(value)'\nto accept, outside of CI: \(command)"
    case .code:
      return "to accept: set record: .\(mode.rawValue) in the code instead of "
        + ".\(decision.mode.rawValue), and run the test"
    case .variable, .standard: return "to accept: \(command)"
    }
  }
}
