import DioramaKit
import DioramaSystem

extension Project {
  /// Removes temporary files of processes that were killed while they wrote into the project.
  ///
  /// For a part of a project, this searches only the folders of its screens, the project's folder
  /// and its local folder.
  package func removeTemporaryFiles() {
    if isWhole {
      Self.removeTemporaryFiles(root) { $0.hasPrefix(".") }
    } else {
      for folder in Set(screenFiles.map(\.parentFolder)).union([root]) {
        FileSystem.removeStaleTemporaryFiles(in: folder)
        for inner in [Self.snapshotFolderName, "fixtures"] where !isStray("\(folder)/\(inner)") {
          Self.removeTemporaryFiles("\(folder)/\(inner)") { $0.hasPrefix(".") }
        }
      }
    }
    let own = "\(root)/\(Self.localFolderName)"
    if !isStray(own) { Self.removeTemporaryFiles(own) { _ in false } }
  }

  private func isStray(_ folder: String) -> Bool {
    !FileSystem.isFolder(folder) || !files.contains(folder)
  }

  /// Removes the temporary files of a folder and its subfolders. Links are not followed.
  private static func removeTemporaryFiles(_ folder: String, besides isSkipped: (String) -> Bool) {
    for name in FileSystem.removeStaleTemporaryFiles(in: folder) where !isSkipped(name) {
      removeTemporaryFiles("\(folder)/\(name)", besides: isSkipped)
    }
  }
}
