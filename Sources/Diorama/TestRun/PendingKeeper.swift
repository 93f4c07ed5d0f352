import DioramaSystem
import YAML

/// Lets what differs after a test wait for a decision, and forgets what is decided by now.
package struct PendingKeeper {
  /// Whether the test saw all screens of its projects.
  let isComplete: Bool

  /// Keeps what a test proposes; `isComplete` says whether it saw all screens of its projects.
  package init(isComplete: Bool) { self.isComplete = isComplete }

  /// Keeps what a project's findings propose.
  ///
  /// - Returns: a warning when the folder cannot be written; the test is none the worse for it.
  package func keep(_ part: TestRun.Part, of tool: String) -> Diagnostic? {
    let pending = PendingSnapshots(part.project)
    var old = Set(pending.paths())
    do throws(FileSystem.Failure) {
      var forgotten: Set<String> = []
      for finding in part.findings {
        if let candidate = finding.pending {
          try pending.keep(candidate)
          old.remove(candidate.path)
        } else if old.isEmpty {
          continue
        } else if finding.status == .failed {
          // What a screen showed before it failed still waits for somebody to decide.
          pending.relativePath(of: finding.snapshotPath).map { _ = old.remove($0) }
        } else if let path = pending.relativePath(of: finding.snapshotPath), old.contains(path) {
          forgotten.insert(path)
        }
      }
      let isWhole =
        isComplete && part.project.isWhole && part.isReadable
      if isWhole { forgotten = old }
      for path in forgotten.sorted() { try pending.drop(path) }
      return nil
    } catch {
      return Diagnostic(
        ofFile: pending.folder,
        "what differs cannot wait here for '\(tool) review': \(error)",
        help: "accept with the commands of the report, or say --no-pending", severity: .warning)
    }
  }
}
