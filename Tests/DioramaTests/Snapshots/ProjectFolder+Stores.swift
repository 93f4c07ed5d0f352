import Diorama
import DioramaKit
import ProjectFolders
import Testing

extension ProjectFolder {
  /// The project's snapshots.
  func store() throws -> SnapshotStore { SnapshotStore(try Project(at: folder)) }

  /// The project's screens, of any kit.
  func screens() throws -> [ScreenDeclaration] {
    ScreenSuite(try Project(at: folder), registry: Registry()).declarations
  }

  /// One of its screens.
  func screen(_ name: String = "a") throws -> ScreenDeclaration {
    try #require(screens().first { $0.name == name })
  }
}
