import Diorama
import DioramaSystem
import YAML

/// A problem of a file that has no lines worth a place.
func fileReport(_ path: String, _ message: String, help: String? = nil) -> Diagnostic {
  Diagnostic(
    .unreadableFile, message, at: Place(startOf: Source(path: path, bytes: [])),
    help: help.map { Diagnostic.Help($0) })
}

/// Something stands in a snapshot's place that cannot be read.
func unreadableReport(_ path: String, _ reason: String) -> Diagnostic {
  fileReport(
    path, "the snapshot cannot be read: \(reason)",
    help: FileSystem.isFolder(path)
      ? "a snapshot is a file; move the folder away, and record again" : nil)
}

extension UnifiedDiff {
  /// What turns a recorded snapshot into what is shown; without the line ends that only git or an
  /// editor changed, so that the rest can be seen.
  init(comparing recorded: [UInt8], to shown: [UInt8], _ fault: SnapshotFault?, path: String) {
    var old = recorded
    if case .carriageReturns(isAllThatDiffers: false) = fault { old.removeAll { $0 == 13 } }
    self.init(from: old, to: shown, path: Self.patchPath(path))
  }

  /// A path as patches have it: `git apply` takes neither a leading slash nor `./`.
  private static func patchPath(_ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("/") || rest.hasPrefix("./") {
      rest = rest.dropFirst(rest.hasPrefix("/") ? 1 : 2)
    }
    return String(rest)
  }
}
