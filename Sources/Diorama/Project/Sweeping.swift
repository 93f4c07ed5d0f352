import DioramaKit
import DioramaSystem

extension Project {
  /// Takes away temporary files of processes that were killed while they wrote into the project.
  ///
  /// Of a part of a project only the folders of its screens are looked through, and the project's
  /// own folder.
  package func sweep() {
    if isWhole {
      Self.sweep(root) { $0.hasPrefix(".") }
    } else {
      for folder in Set(screenFiles.map(\.parentFolder)).union([root]) {
        FileSystem.sweep(folder)
        for inner in [Self.snapshotFolderName, "fixtures"] where !isStray("\(folder)/\(inner)") {
          Self.sweep("\(folder)/\(inner)") { $0.hasPrefix(".") }
        }
      }
    }
    let own = "\(root)/\(Self.ownFolderName)"
    if !isStray(own) { Self.sweep(own) { _ in false } }
  }

  private func isStray(_ folder: String) -> Bool {
    !FileSystem.isFolder(folder) || !files.contains(folder)
  }

  /// Sweeps a folder and those in it, links not followed.
  private static func sweep(_ folder: String, besides isPassedOver: (String) -> Bool) {
    for name in FileSystem.sweep(folder) where !isPassedOver(name) {
      sweep("\(folder)/\(name)", besides: isPassedOver)
    }
  }
}
