import CommandTestSupport
import DioramaSystem
import Testing

/// The current folder of a process, which all its threads share.
@Suite("The current folder of a process") struct EnteredFolderTests {
  @Test func relative_paths_start_from_the_folder_that_was_entered() async {
    await #expect(processExitsWith: .success) {
      let workspace = try Workspace(["folder/a": "text"])
      try CurrentProcess.changeFolder(to: workspace.path("folder"))
      #expect(CurrentProcess.folder == workspace.path("folder"))
      #expect(try FileSystem.read("a") == Array("text".utf8))
      #expect(throws: FileSystem.Failure.missing) { try CurrentProcess.changeFolder(to: "nowhere") }
      #expect(CurrentProcess.folder == workspace.path("folder"))
    }
  }
}
