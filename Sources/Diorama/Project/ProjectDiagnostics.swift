import DioramaKit
import DioramaSystem
import YAML

/// The diagnostics of a project's files and links.
extension Diagnostic {
  static func unreadableFile(_ path: String, because failure: FileSystem.Failure) -> Diagnostic {
    let (code, words) = failure.refusal
    return Diagnostic(
      code, "the file \(words)", at: Place(startOf: Source(path: path, bytes: [])))
  }
}

extension Decoding {
  mutating func reportExternalLink(_ path: String) {
    diagnostics.report(
      .pathOutsideProject, "the link points outside the project folder '\(files.root)'",
      at: Place(startOf: Source(path: path, bytes: [])))
  }

  /// A link to a folder leads out of the project: an error for snapshots; a folder for screens may
  /// have none.
  mutating func reportExternalFolderLink(_ path: String) {
    let isSnapshotFolder = path.lastPathComponent == Project.snapshotFolderName
    diagnostics.report(
      .pathOutsideProject,
      "the link points outside the project folder '\(files.root)'"
        + (isSnapshotFolder ? "" : "; it is not searched for screens"),
      at: Place(startOf: Source(path: path, bytes: [])),
      severity: isSnapshotFolder ? .error : .warning,
      help: isSnapshotFolder ? nil : Diagnostic.Help("use '--follow-links' to read it"))
  }
}
