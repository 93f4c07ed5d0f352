import Diorama
import DioramaSystem
import YAML

/// The problems of a watch, except those of the screens.
extension Diagnostic {
  static func unwrittenSnapshot(_ path: String, _ error: FileSystem.Failure) -> Diagnostic {
    Diagnostic(
      ofFile: path, "the snapshot cannot be written: \(error)", help: "the file is unchanged")
  }
}

extension FolderWatcher.WatchFailure {
  /// The warning about the failure: the next save in such a folder has no effect.
  package var diagnostic: Diagnostic {
    let reason =
      isWatchLimit ? "the system limit for watched folders is reached" : reason.systemText
    let silence = "changes in this folder, and in others with this problem, are not noticed"
    return Diagnostic(
      .unreadableFile, "the folder cannot be watched: \(reason)",
      at: Place(startOf: Source(path: folder, bytes: [])), severity: .warning,
      help: Diagnostic.Help(isWatchLimit ? "\(Self.remedy); \(silence)" : silence))
  }
}
