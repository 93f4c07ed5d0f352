import CommandTestSupport
import DioramaSystem
import Foundation
import Testing
import YAML

@testable import Diorama
@testable import DioramaAuthoring

/// Which folders are watched, and what the kernel reports about real ones.
@Suite("Watched folders") struct WatchFolderTests {
  private static let deep = WatchedProject.screen(of: "bob", "../../../fixtures/people.yaml")

  private func move(_ folder: Workspace, _ from: String, to: String) throws {
    try FileManager.default.moveItem(atPath: folder.path(from), toPath: folder.path(to))
  }

  @Test func the_folders_that_are_searched_for_screens_are_watched() throws {
    let folder = try Workspace(WatchedProject.files)
    let names = ["fixtures", "__Snapshots__", ".hidden", "_parts", "plain", "plain/inner"]
    for name in names { try folder.write("- 1", to: "screens/\(name)/some.yaml") }
    var session = try WatchedProject.session(folder)
    _ = session.update(after: nil)
    let watched = names.filter { session.folders.contains(folder.path("screens/\($0)")) }
    #expect(watched == ["plain", "plain/inner"])
    let found = try Project(at: folder.root).screenFiles.filter { $0.hasSuffix("some.yaml") }
    #expect(found == watched.map { folder.path("screens/\($0)/some.yaml") }.sorted())
    // The folders of the fixtures that screens use are watched, too.
    #expect(session.folders.contains(folder.path("fixtures")))
  }

  @Test func a_folder_is_watched_before_it_is_read() throws {
    let folder = try Workspace(WatchedProject.files)
    try folder.write("", to: "screens/more/notes.txt")
    var session = try WatchedProject.session(folder)
    let screen = WatchedProject.screen(of: "bob", "../../fixtures/people.yaml")
    let update = session.update(after: nil) { watched in
      guard watched == folder.path("screens/more") else { return }
      #expect(throws: Never.self) { try folder.write(screen, to: "screens/more/new.yaml") }
    }
    #expect(update.screens.contains("new"))
  }

  @Test func a_file_that_changes_before_its_folder_is_watched_is_not_missed() throws {
    let folder = try Workspace(WatchedProject.files)
    var session = try WatchedProject.session(folder, "--filter", "bobs")
    let update = session.update(after: nil) { watched in
      // The search for screens skips this folder, so it was not known before.
      guard watched == folder.path("fixtures") else { return }
      let robert = WatchedProject.people.replacing("Bob", with: "Robert")
      #expect(throws: Never.self) { try folder.write(robert, to: "fixtures/people.yaml") }
    }
    #expect(update.text.contains("│ ○ Bob"))
    #expect(update.lateFiles == [folder.path("fixtures/people.yaml")])
    #expect(session.update(after: update.lateFiles).text.contains("│ ○ Robert"))
  }

  @Test func a_change_to_the_target_of_a_link_is_noticed() throws {
    let folder = try Workspace(WatchedProject.files)
    let screen = WatchedProject.screen(of: "bob", "../fixtures/people.yaml")
    try folder.write(screen, to: "_parts/real.txt")
    try folder.link("screens/linked.yaml", to: "../_parts/real.txt")
    var watching = try #require(try WatchDriver(at: folder.root))
    try folder.write(screen + "\ntheme: dark\n", to: "_parts/real.txt")
    #expect(watching.next { $0.screens == ["linked"] }.update.text.contains("theme: dark\n"))
  }

  @Test func the_target_of_a_file_replaced_by_a_link_is_watched() throws {
    let folder = try Workspace(WatchedProject.files)
    let screen = WatchedProject.screen(of: "bob", "../fixtures/people.yaml")
    try folder.write(screen + "\ntheme: dark\n", to: "_parts/real.txt")
    var watching = try #require(try WatchDriver(at: folder.root))
    try FileManager.default.removeItem(atPath: "\(folder.root)/screens/bobs.yaml")
    try folder.link("screens/bobs.yaml", to: "../_parts/real.txt")
    #expect(watching.next { $0.screens == ["bobs"] }.update.text.contains("theme: dark\n"))
    try folder.write(screen + "\n", to: "_parts/real.txt")
    let update = watching.next { $0.screens == ["bobs"] }.update
    #expect(update.screens == ["bobs"] && !update.text.contains("theme: dark\n"))
  }

  @Test func a_new_folder_is_noticed_with_its_files() throws {
    let folder = try Workspace(WatchedProject.files)
    var watching = try #require(try WatchDriver(at: folder.root))
    try folder.write(Self.deep, to: "screens/sub/deep/new.yaml")
    #expect(watching.next { $0.screens == ["new"] }.update.text.contains("│ ○ Bob"))
    // Files that are added later are noticed, too.
    try folder.write(Self.deep, to: "screens/sub/deep/newer.yaml")
    #expect(watching.next { $0.screens == ["newer"] }.update.text.contains("│ ○ Bob"))
  }

  @Test func a_file_without_a_valid_screen_is_watched_in_its_own_folder() throws {
    let folder = try Workspace(WatchedProject.files)
    try folder.write("viewController: [\n", to: "screens/sub/deep/new.yaml")
    var watching = try #require(try WatchDriver(at: folder.root))
    try folder.write(Self.deep, to: "screens/sub/deep/new.yaml")
    let update = watching.next { $0.screens == ["new"] }.update
    #expect(update.text.contains("│ ○ Bob") && update.diagnostics.isEmpty)
  }

  @Test func a_copied_screen_is_shown_once_it_is_renamed() throws {
    let folder = try Workspace(WatchedProject.files)
    var watching = try #require(try WatchDriver(at: folder.root))
    try folder.write(Self.deep, to: "screens/zoo/deep/zoes.yaml")
    let twin = watching.next { $0.diagnostics.hasErrors }.update
    #expect(twin.diagnostics.sorted.map(\.code) == [.duplicateScreen])
    try move(folder, "screens/zoo/deep/zoes.yaml", to: "screens/zoo/deep/copy.yaml")
    let renamed = watching.next { $0.screens == ["copy"] }.update
    #expect(renamed.screens == ["copy"] && renamed.diagnostics.isEmpty)
  }

  @Test func a_renamed_folder_is_watched_by_its_new_name() throws {
    let folder = try Workspace(WatchedProject.files)
    try folder.write(Self.deep, to: "screens/s/t/m2.yaml")
    var watching = try #require(try WatchDriver(at: folder.root))
    try move(folder, "screens/s/t", to: "screens/s/u")
    #expect(watching.next { $0.screens == ["m2"] }.update.text.hasSuffix("m2: not recorded\n"))
    #expect(watching.watcher.folders.contains(folder.path("screens/s/u")))
    #expect(!watching.watcher.folders.contains(folder.path("screens/s/t")))
    try folder.write(Self.deep + "\n", to: "screens/s/u/m2.yaml")
    let saved = watching.next { $0.screens == ["m2"] }
    #expect(saved.changed == [folder.path("screens/s/u/m2.yaml")])
  }

  @Test func a_folder_that_is_moved_away_removes_its_screens() throws {
    let folder = try Workspace(WatchedProject.files)
    let elsewhere = try Workspace()
    try folder.write(Self.deep, to: "screens/s/t/m2.yaml")
    var watching = try #require(try WatchDriver(at: folder.root))
    try FileManager.default.moveItem(
      atPath: folder.path("screens/s"), toPath: elsewhere.path("s"))
    #expect(watching.next { $0.text.contains("removed") }.update.text == "m2: removed\n")
    // Another folder of the same name is not the one that was moved away.
    try folder.write("", to: "screens/s/t/notes.txt")
    let watcher = watching.watcher
    _ = watching.next { _ in watcher.folders.contains(folder.path("screens/s/t")) }
    try elsewhere.write(Self.deep, to: "s/t/m2.yaml")
    try folder.write(Self.deep, to: "screens/s/t/other.yaml")
    let next = watching.next { $0.screens == ["other"] }
    #expect(next.changed == [folder.path("screens/s/t/other.yaml")])
  }

  @Test(arguments: ["app/fixtures", "app", "app/screens"])
  func a_folder_that_is_moved_away_and_back_is_noticed(moved: String) throws {
    let folder = try Workspace()
    for (path, text) in WatchedProject.files { try folder.write(text, to: "app/\(path)") }
    var watching = try #require(try WatchDriver(at: folder.path("app")))
    try move(folder, moved, to: "gone")
    let without = watching.next { _ in true }
    #expect(without.changed == [folder.path(moved)])
    #expect(without.update.screens.isEmpty || without.update.diagnostics.hasErrors)
    try move(folder, "gone", to: moved)
    let again = watching.next { _ in true }
    #expect(again.changed == [folder.path(moved)])
    #expect(again.update.screens == ["bobs", "zoes"] && again.update.diagnostics.isEmpty)
  }

  @Test func a_folder_that_cannot_be_watched_is_a_warning_with_help() {
    func diagnostic(_ code: Int32) -> Diagnostic {
      FolderWatcher.WatchFailure(folder: "screens/a", reason: FileSystem.Failure(code: code))
        .diagnostic
    }
    let full = diagnostic(ENOSPC)
    #expect(
      full.message
        == "the folder cannot be watched: the system limit for watched folders is reached")
    #expect(
      full.help?.text
        == "raise fs.inotify.max_user_watches; changes in this folder, and in others with this problem, are not noticed"
    )
    let closed = diagnostic(EACCES)
    #expect(closed.message == "the folder cannot be watched: Permission denied")
    #expect(
      closed.help?.text
        == "changes in this folder, and in others with this problem, are not noticed")
    #expect(closed.severity == .warning)
  }
}
