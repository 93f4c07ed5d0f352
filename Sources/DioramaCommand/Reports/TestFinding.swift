import Diorama
import DioramaSystem
import YAML

/// What came of one screen of a test, or of a snapshot that no screen has.
struct TestFinding: Sendable {
  enum Status: String, Sendable, CaseIterable {
    case passed, differs, missing, failed
    case leftOver = "left over"
    case deleted
  }

  /// The screen; nil for a snapshot that none has.
  let screen: ScreenDeclaration?
  /// The path of the snapshot.
  let snapshotPath: String
  var status: Status
  /// Whether it makes the test fail.
  var fails = false
  /// What sort of thing differs.
  var kinds: [DifferenceKind] = []
  /// What happened to the recorded snapshot.
  var fault: SnapshotFault?
  /// What turns the recorded snapshot into what is shown.
  var diff: UnifiedDiff?
  /// What to type so that the next test passes.
  var accept: String?
  /// How long the screen took.
  var duration = Duration.zero
  /// What was wrong with the screen.
  var diagnostics = Diagnostics()
  /// What waits for a decision after the test.
  var pending: PendingSnapshot?

  /// Whether nothing is known but that it failed.
  var isSilent: Bool { status == .failed && diagnostics.isEmpty }

  /// The screen's name, else the snapshot's path.
  var name: String { screen?.name ?? snapshotPath }

  /// What is wrong, in one line that follows the status; empty when nothing is.
  var summary: String {
    let only = fails ? "" : " (only a warning)"
    switch status {
    case .passed, .failed: return name
    case .differs: return name + kinds.inWords
    case .missing: return "\(screen?.name ?? builtName) has no \(snapshotPath.withoutDot)\(only)"
    case .leftOver: return "\(snapshotPath) belongs to no screen\(only)"
    case .deleted: return "\(snapshotPath), which belonged to no screen"
    }
  }

  /// What a screen is called that only a Swift test knows.
  private var builtName: String {
    "\(snapshotPath.lastPathComponent.prefix { $0 != "." }), which a Swift test builds,"
  }

  /// What happened to the recorded snapshot, and what to do about it.
  var faultLines: [String] {
    fault.map { ["the snapshot \($0.message)", "help: \($0.help)"] } ?? []
  }
}

extension [DifferenceKind] {
  /// The sorts of difference as the end of a line, such as ` in state and text`; empty for none.
  var inWords: String {
    guard let last else { return "" }
    let others = dropLast().map(\.rawValue).joined(separator: ", ")
    return " in " + (others.isEmpty ? "" : others + " and ") + last.rawValue
  }
}
