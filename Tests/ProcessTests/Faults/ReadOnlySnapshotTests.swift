import CommandTestSupport
import Diorama
import DioramaKit
import DioramaSystem
import Foundation
import MutatedFiles
import Testing

/// A read-only folder of snapshots.
@Suite("Read-only snapshots") struct ReadOnlySnapshotTests {
  @Test func recording_to_a_read_only_folder_fails_with_permission_denied() async throws {
    // In a child process, which drops the privileges of root.
    await #expect(processExitsWith: .success) {
      let files = ["a.yaml": "viewController: X", "__Snapshots__/a.txt": "old\n"]
      let workspace = try Workspace(files)
      let folder = workspace.path("__Snapshots__")
      try #require(dropPrivileges(keeping: [workspace.root, folder]))
      try #require(chmod(folder, 0o555) == 0)
      defer { chmod(folder, 0o755) }
      let project = try Project(at: workspace.root)
      let store = SnapshotStore(project)
      let screens = ScreenSuite(project, registry: Registry()).declarations
      let screen = try #require(screens.first { $0.name == "a" })
      let failure = #expect(throws: FileSystem.Failure.self) {
        try store.record(Array("new\n".utf8), at: screen.snapshotPath, replacing: .anything)
      }
      #expect(failure?.description == "permission denied")
      #expect(store.isRecorded(Array("old\n".utf8), at: screen.snapshotPath))
      #expect(try workspace.tree == files)
    }
  }
}
