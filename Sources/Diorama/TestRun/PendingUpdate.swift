import DioramaSystem
import YAML

extension TestRun.Part {
  /// Saves what differs in a test as pending snapshots, and removes those that are resolved.
  ///
  /// - Parameters:
  ///   - isComplete: whether the test saw all screens of its projects.
  ///   - tool: the name of the command that tested.
  /// - Returns: a warning if the folder cannot be written, which does not affect the test's result.
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
          // What a screen showed before it failed stays pending.
          pending.relativePath(of: finding.snapshotPath).map { _ = old.remove($0) }
        } else if let path = pending.relativePath(of: finding.snapshotPath), old.contains(path) {
          forgotten.insert(path)
        }
      }
      if isComplete, project.isWhole, isReadable { forgotten = old }
      for path in forgotten.sorted() { try pending.remove(path) }
      return nil
    } catch {
      return .unwrittenPending(in: pending.folder, of: tool, error)
    }
  }
}
