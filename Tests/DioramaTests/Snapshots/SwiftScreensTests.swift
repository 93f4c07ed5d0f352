import Diorama
import DioramaKit
import DioramaSystem
import Foundation
import ProjectFolders
import Testing

/// A list names the screens that Swift tests build, so the tests need not run.
@Suite("Swift screens") struct SwiftScreensTests {
  private static let list = "__Snapshots__/swift/screens.list"

  private func orphans(of project: ProjectFolder) throws -> [String] {
    try project.store().orphans(besides: Set(project.screens().map(\.snapshotPath)))
  }

  @Test func a_project_without_a_list_has_no_swift_screens() throws {
    let project = try ProjectFolder(["a.yaml": "viewController: X"])
    #expect(try project.store().swiftScreens() == [])
    #expect(try orphans(of: project) == [])
  }

  @Test func a_listed_snapshot_is_not_orphaned() throws {
    let project = try ProjectFolder([
      "a.yaml": "viewController: X", Self.list: "# names\nbuilt\n",
      "__Snapshots__/swift/built.txt": "", "__Snapshots__/swift/gone.txt": "",
    ])
    #expect(try orphans(of: project) == ["\(project.folder)/__Snapshots__/swift/gone.txt"])
  }

  @Test func a_listed_name_without_a_snapshot_is_missing() throws {
    let project = try ProjectFolder([
      Self.list: "built\nother\n", "__Snapshots__/swift/built.txt": "",
    ])
    let missing = try project.store().verdictsOnMissingBuiltScreens()
    #expect(missing.map(\.path) == ["\(project.folder)/__Snapshots__/swift/other.txt"])
  }

  @Test func declared_names_are_sorted_and_unique() throws {
    let project = try ProjectFolder(["a.yaml": "viewController: X"])
    let store = try project.store()
    for name in ["b", "a", "B", "b"] { try store.declareSwiftScreen(name) }
    #expect(try store.swiftScreens() == ["B", "a", "b"])
    #expect(try project.text(at: Self.list).hasPrefix("# Screens that Swift tests build"))
    #expect(project.tree.count == 4)
  }

  @Test func conflict_markers_in_the_list_keep_the_names_of_both_sides() throws {
    let project = try ProjectFolder([
      Self.list: "<<<<<<< HEAD\nmine\n=======\ntheirs\n>>>>>>> other\n"
    ])
    let store = try project.store()
    #expect(try store.swiftScreens() == ["mine", "theirs"])
    try store.declareSwiftScreen("new")
    #expect(try project.text(at: Self.list).hasSuffix("\nmine\nnew\ntheirs\n"))
  }

  @Test func no_snapshot_is_orphaned_if_the_list_cannot_be_read() throws {
    let project = try ProjectFolder([
      "\(Self.list)/folder": "", "__Snapshots__/swift/built.txt": "",
    ])
    let store = try project.store()
    #expect(store.orphans(besides: []) == [])
    let failure = #expect(throws: FileSystem.Failure.self) { try store.swiftScreens() }
    #expect(failure?.description == "is a directory")
  }

  @Test func concurrent_declarations_lose_no_name() async throws {
    let project = try ProjectFolder(["a.yaml": "viewController: X"])
    let store = try project.store()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 { group.addTask { try store.declareSwiftScreen("s\(number)") } }
      try await group.waitForAll()
    }
    #expect(try store.swiftScreens().count == 40)
  }
}
