import CommandTestSupport
import Diorama
import DioramaKit
import DioramaSystem
import Foundation
import MutatedFiles
import Testing

/// A folder of snapshots that the user may not write to.
@Suite("Read-only snapshots") struct ReadOnlySnapshotTests {
  @Test func a_folder_that_may_not_be_written_to_is_said_to_be_one() async throws {
    // In a process of its own, which gives up the rights that root would have.
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
      #expect(store.compare(Array("old\n".utf8), at: screen.snapshotPath) == .same)
      #expect(try workspace.tree == files)
    }
  }
}
