import Diorama
import DioramaSystem
import YAML

/// Lets what differs after a test wait for a decision, and forgets what is decided by now.
struct PendingKeeper {
  /// Whether the test saw all screens of its projects.
  let isComplete: Bool

  /// Keeps what a project's findings propose.
  ///
  /// - Returns: a warning when the folder cannot be written; the test is none the worse for it.
  func keep(_ part: TestRun.Part) -> Diagnostic? {
    let pending = PendingSnapshots(part.suite.project)
    var old = Set(pending.paths())
    do throws(FileSystem.Failure) {
      var forgotten: Set<String> = []
      for finding in part.findings {
        if let candidate = finding.pending {
          try pending.keep(candidate)
          old.remove(candidate.path)
        } else if finding.status == .failed {
          // What a screen showed before it failed still waits for somebody to decide.
          pending.relativePath(of: finding.snapshotPath).map { _ = old.remove($0) }
        } else if let path = pending.relativePath(of: finding.snapshotPath), old.contains(path) {
          forgotten.insert(path)
        }
      }
      let isWhole =
        isComplete && part.suite.project.isWhole && !part.suite.diagnostics.hasErrors
      if isWhole { forgotten = old }
      for path in forgotten.sorted() { try pending.drop(path) }
      return nil
    } catch {
      var warning = fileReport(
        pending.folder, "what differs cannot wait here for 'diorama review': \(error)",
        help: "accept with the commands of the report, or say --no-pending")
      warning.severity = .warning
      return warning
    }
  }
}
