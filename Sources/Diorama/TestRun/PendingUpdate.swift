import DioramaSystem
import YAML

extension TestRun.Part {
  /// Lets what differs after a test wait for a decision, and forgets what is decided by now.
  ///
  /// - Parameters:
  ///   - isComplete: whether the test saw all screens of its projects.
  ///   - tool: the name of the command that tested.
  /// - Returns: a warning when the folder cannot be written; the test is none the worse for it.
  package func updatePending(isComplete: Bool, of tool: String) -> Diagnostic? {
    let pending = PendingSnapshots(project)
    var old = Set(pending.paths())
    do throws(FileSystem.Failure) {
      var forgotten: Set<String> = []
      for finding in findings {
        if let candidate = finding.pending {
          try pending.save(candidate)
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
      if isComplete, project.isWhole, isReadable { forgotten = old }
      for path in forgotten.sorted() { try pending.remove(path) }
      return nil
    } catch {
      return Diagnostic(
        ofFile: pending.folder,
        "what differs cannot wait here for '\(tool) review': \(error)",
        help: "accept with the commands of the report, or say --no-pending", severity: .warning)
    }
  }
}
