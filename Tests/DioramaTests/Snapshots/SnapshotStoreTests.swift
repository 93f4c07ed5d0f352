import Diorama
import DioramaKit
import DioramaSystem
import Foundation
import ProjectFolders
import Testing

@Suite("SnapshotStore") struct SnapshotStoreTests {
  private let old = Array("old\n".utf8)
  private let new = Array("new\n".utf8)

  @Test func a_recorded_snapshot_passes_and_another_differs() throws {
    let project = try ProjectFolder(["a.yaml": "viewController: X"])
    let (store, screen) = (try project.store(), try project.screen())
    #expect(store.verdict(on: old, of: screen).status == .missing)
    try store.record(old, at: screen.snapshotPath, replacing: .anything)
    #expect(store.isRecorded(old, at: screen.snapshotPath))
    let verdict = store.verdict(on: new, of: screen)
    #expect(verdict.status == .differs && verdict.recorded == old)
    #expect(project.tree == ["__Snapshots__", "__Snapshots__/a.txt", "a.yaml"])
  }

  @Test func a_snapshot_that_was_changed_concurrently_is_not_overwritten() throws {
    let project = try ProjectFolder(["a.yaml": "viewController: X", "b.yaml": "viewController: X"])
    let (store, screen) = (try project.store(), try project.screen())
    try project.write("mine\n", to: "__Snapshots__/a.txt")
    for expected in [FileSystem.Expectation.missing, .bytes(old)] {
      let failure = #expect(throws: FileSystem.Failure.self) {
        try store.record(new, at: screen.snapshotPath, replacing: expected)
      }
      #expect(failure == .changedConcurrently)
    }
    #expect(try project.text(at: "__Snapshots__/a.txt") == "mine\n")
    // A recording may replace the bytes that the verdict has read.
    let verdict = store.verdict(on: new, of: screen)
    try store.record(new, at: screen.snapshotPath, replacing: verdict.expectation)
    #expect(store.isRecorded(new, at: screen.snapshotPath))
  }

  @Test func a_folder_at_the_path_of_a_snapshot_is_left_alone() throws {
    let project = try ProjectFolder([
      "a.yaml": "viewController: X", "__Snapshots__/a.txt/kept": "by a user",
    ])
    let (store, screen) = (try project.store(), try project.screen())
    #expect(store.verdict(on: new, of: screen).readFailure == "is a directory")
    let failure = #expect(throws: FileSystem.Failure.self) {
      try store.record(new, at: screen.snapshotPath, replacing: .anything)
    }
    #expect(failure?.description == "is a directory")
    #expect(
      project.tree == [
        "__Snapshots__", "__Snapshots__/a.txt", "__Snapshots__/a.txt/kept", "a.yaml",
      ])
  }

  @Test func a_file_at_the_path_of_the_snapshot_folder_is_left_alone() throws {
    let project = try ProjectFolder(["a.yaml": "viewController: X", "__Snapshots__": "notes"])
    let (store, screen) = (try project.store(), try project.screen())
    #expect(store.verdict(on: new, of: screen).status == .missing)
    let failure = #expect(throws: FileSystem.Failure.self) {
      try store.record(new, at: screen.snapshotPath, replacing: .anything)
    }
    #expect(failure?.description == "not a directory")
    #expect(try project.text(at: "__Snapshots__") == "notes")
  }

  @Test func a_link_that_leads_out_of_the_project_is_not_followed() throws {
    let other = try ProjectFolder(["a.txt": "theirs"])
    let project = try ProjectFolder(["a.yaml": "viewController: X"])
    try FileManager.default.createSymbolicLink(
      atPath: "\(project.folder)/__Snapshots__", withDestinationPath: other.folder)
    let (store, screen) = (try project.store(), try project.screen())
    let failure = #expect(throws: FileSystem.Failure.self) {
      try store.record(new, at: screen.snapshotPath, replacing: .anything)
    }
    #expect(failure?.description == "operation not permitted")
    #expect(try other.text(at: "a.txt") == "theirs")
  }
}
