import DioramaKit
import DioramaSystem
import YAML

/// The problems of the files that a test reads and writes.
extension Diagnostic {
  /// Creates the diagnostic of a recorded snapshot that cannot be read.
  package init(ofUnreadableSnapshot path: String, _ reason: String) {
    let isFolder = FileSystem.isFolder(path)
    self.init(
      ofFile: path, "the snapshot cannot be read: \(isFolder ? "it is a folder" : reason)",
      help: isFolder
        ? "a folder has the path of the snapshot; move the folder, and record again" : nil)
  }

  /// An orphaned snapshot cannot be deleted.
  package static func undeletedSnapshot(_ path: String, _ error: FileSystem.Failure) -> Diagnostic {
    Diagnostic(ofFile: path, "the snapshot cannot be deleted: \(error)")
  }

  static func unwrittenPending(
    in folder: String, of tool: String, _ error: FileSystem.Failure
  ) -> Diagnostic {
    Diagnostic(
      ofFile: folder, "the pending snapshots for '\(tool) review' cannot be written: \(error)",
      help: "use the commands of the report to accept changes, or use --no-pending",
      severity: .warning)
  }
}

extension Shard.InvalidShard {
  static func variables(
    _ index: (name: String, value: String), _ count: (name: String, value: String)
  ) -> Self {
    Self(
      message: "\(index.name)='\(index.value)' and \(count.name)='\(count.value)' are not a valid "
        + "shard; correct them, or use --shard 1/1 for all screens")
  }
}
