import CommandTestSupport
import Foundation
import HeadlessSendbird
import Testing
import YAML

@testable import DioramaAuthoring

/// What a watched project shows after each save.
@Suite("Watching") struct WatchTests {
  @Test func saving_a_fixture_runs_the_screens_that_use_it() throws {
    let folder = try Workspace(WatchedProject.files)
    var session = try WatchedProject.session(folder)
    #expect(session.update(after: nil).screens == ["bobs", "zoes"])
    let fixture = WatchedProject.people.replacing("Bob", with: "Robert")
    try folder.write(fixture, to: "fixtures/people.yaml")
    let update = session.update(after: ["\(folder.root)/fixtures/people.yaml"])
    #expect(update.screens == ["bobs"])
    #expect(update.text.contains("│ ○ Robert"))
    #expect(update.text.hasSuffix("bobs: not recorded\n"))
  }

  @Test func a_screen_file_runs_its_screen_and_the_project_file_runs_all() throws {
    let folder = try Workspace(WatchedProject.files)
    var session = try WatchedProject.session(folder)
    _ = session.update(after: nil)
    let own = session.update(after: ["\(folder.root)/screens/zoes.yaml"])
    #expect(own.screens == ["zoes"])
    #expect(own.text.hasSuffix("zoes: not recorded, unchanged\n"))
    try folder.write("currentUser: alice\ndevice: { width: 30 }\n", to: "diorama.yaml")
    let all = session.update(after: ["\(folder.root)/diorama.yaml"])
    #expect(all.screens == ["bobs", "zoes"])
    // If more than one screen ran, only the changed lines are shown.
    #expect(all.text.contains("-│ ○ Bob") && all.text.contains("+│ ○ Bob"))
  }

  @Test func a_screen_with_errors_runs_again_after_any_save() throws {
    let folder = try Workspace(WatchedProject.files)
    var session = try WatchedProject.session(folder)
    _ = session.update(after: nil)
    try folder.write("viewController: SBUInviteUserViewControler\n", to: "screens/bobs.yaml")
    let broken = session.update(after: ["\(folder.root)/screens/bobs.yaml"])
    #expect(broken.diagnostics.sorted.map(\.code).contains(.unknownType))
    #expect(broken.text.isEmpty)
    let other = session.update(after: ["\(folder.root)/fixtures/others.yaml"])
    #expect(other.screens == ["bobs", "zoes"] && other.diagnostics.hasErrors)
    try folder.write(WatchedProject.files["screens/bobs.yaml"] ?? "", to: "screens/bobs.yaml")
    let fixed = session.update(after: ["\(folder.root)/screens/bobs.yaml"])
    #expect(fixed.screens == ["bobs"] && !fixed.diagnostics.hasErrors)
  }

  @Test func a_snapshot_changed_since_it_was_shown_is_not_overwritten() throws {
    let folder = try Workspace(WatchedProject.files)
    var session = try WatchedProject.session(folder)
    let shown = session.update(after: nil).runs
    try folder.write("mine\n", to: "screens/__Snapshots__/bobs.txt")
    let (written, problems) = session.accept(shown)
    #expect(written == [folder.path("screens/__Snapshots__/zoes.txt")])
    #expect(
      problems.sorted.map(\.message) == [
        "the snapshot cannot be written: it was changed by another program, so it was not written"
      ])
    #expect(try folder.text(of: "screens/__Snapshots__/bobs.txt") == "mine\n")
    // Once the change is known, the snapshot can be replaced.
    #expect(session.accept(session.current).problems.isEmpty)
    #expect(try folder.text(of: "screens/__Snapshots__/bobs.txt").hasPrefix("screen: bobs\n"))
  }

  @Test func schemas_are_updated_with_the_project_file() throws {
    let folder = try Workspace(WatchedProject.files)
    var session = try WatchedProject.session(folder)
    let schema = folder.path(".diorama/schema/screen.json")
    _ = session.update(after: nil)
    #expect(!FileManager.default.fileExists(atPath: schema))
    // The schema is written once a screen names it.
    let screen = try folder.text(of: "screens/bobs.yaml")
    let modeline = Schema.Purpose.screen.modeline(pathToProject: "../")
    try folder.write("\(modeline)\n\(screen)", to: "screens/bobs.yaml")
    #expect(session.update(after: ["\(folder.root)/screens/bobs.yaml"]).screens == ["bobs"])
    #expect(FileManager.default.fileExists(atPath: schema))
    try folder.write(
      "currentUser: alice\ncomponents: { Own: { extends: SBUUserCell } }\n", to: "diorama.yaml")
    _ = session.update(after: ["\(folder.root)/diorama.yaml"])
    #expect(try folder.text(of: ".diorama/schema/screen.json").contains("\"Own\""))
    #expect(!session.concerns("\(folder.root)/.diorama"))
  }

  @Test func only_changed_files_are_read_again() throws {
    let folder = try Workspace(WatchedProject.files)
    var session = try WatchedProject.session(folder)
    #expect(session.update(after: nil).filesRead.count == 5)
    for name in ["fixtures/people.yaml", "screens/zoes.yaml", "diorama.yaml"] {
      let path = "\(folder.root)/\(name)"
      #expect(session.update(after: [path]).filesRead == [path])
    }
  }

  @Test func unreported_file_changes_are_noticed_at_the_next_save() throws {
    let folder = try Workspace(WatchedProject.files)
    var session = try WatchedProject.session(folder)
    _ = session.update(after: nil)
    let fixture = WatchedProject.people.replacing("Bob", with: "Robert")
    try folder.write(fixture, to: "fixtures/people.yaml")
    let update = session.update(after: ["\(folder.root)/screens/zoes.yaml"])
    #expect(update.screens == ["bobs", "zoes"])
    #expect(update.text.contains("+│ ○ Robert"))
  }

  @Test func new_screens_run_and_removed_screens_do_not() throws {
    let folder = try Workspace(WatchedProject.files)
    var session = try WatchedProject.session(folder)
    _ = session.update(after: nil)
    try folder.write(WatchedProject.files["screens/zoes.yaml"] ?? "", to: "screens/more/new.yaml")
    #expect(session.update(after: ["\(folder.root)/screens/more"]).screens == ["new"])
    #expect(session.folders.contains("\(folder.root)/screens/more"))
    try FileManager.default.removeItem(atPath: "\(folder.root)/screens/more/new.yaml")
    #expect(session.update(after: ["\(folder.root)/screens/more/new.yaml"]).screens.isEmpty)
  }

  @Test func temporary_files_of_editors_are_ignored() throws {
    let folder = try Workspace(WatchedProject.files)
    var session = try WatchedProject.session(folder)
    _ = session.update(after: nil)
    for name in [".bobs.yaml.swp", "bobs.yaml~", "4913", "notes.txt"] {
      #expect(!session.concerns("\(folder.root)/screens/\(name)"), "\(name)")
    }
    #expect(session.concerns("\(folder.root)/screens/bobs.yaml"))
  }
}
