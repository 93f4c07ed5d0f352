import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// Folder trees made of symbolic links, such as those in which Bazel runs tests.
@Suite("Trees of symbolic links") struct LinkTreeTests {
  @Test func links_out_of_the_project_are_followed_only_with_the_option() throws {
    let workspace = try LinkTree.workspace()
    let strict = try workspace.run("test", "tree")
    #expect(strict.status == .failure)
    #expect(strict.errors.contains("the link points outside the project folder"))
    let free = try workspace.run("test", "--follow-links", "tree")
    #expect(free.output == "1 passed\n" && free.errors == "")
  }

  /// A project in which some folders are links to folders outside of it.
  private func folders(_ names: String...) throws -> Workspace {
    let workspace = try LinkTree.workspace()
    for name in names {
      let away = "away/\(name.split(separator: "/").joined(separator: "-"))"
      try FileManager.default.createDirectory(
        atPath: workspace.path("away"), withIntermediateDirectories: true)
      try FileManager.default.moveItem(
        atPath: workspace.path("source/\(name)"), toPath: workspace.path(away))
      try workspace.link("source/\(name)", to: workspace.path(away))
    }
    return workspace
  }

  @Test func snapshot_and_screen_folders_outside_the_project_are_reported() throws {
    let snapshots = try folders("people/__Snapshots__").run("test", "source")
    #expect(
      snapshots.errors.contains(
        "source/people/__Snapshots__:1:1: error: "
          + "the link points outside the project folder 'source'"),
      "\(snapshots.errors)")
    #expect(snapshots.status == .failure)
    let screens = try folders("people").run("lint", "source")
    #expect(
      screens.errors.contains(
        "source/people:1:1: warning: the link points outside the project folder 'source'; "
          + "it is not searched for screens"), "\(screens.errors)")
    // Folders that are not searched for screens are not reported.
    let fixtures = try folders("fixtures").run("list", "source")
    #expect(!fixtures.errors.contains("points outside"), "\(fixtures.errors)")
  }

  @Test func a_folder_replaced_by_a_link_is_reported_by_the_next_test() throws {
    let workspace = try folders()
    func test() throws -> String { try workspace.run("test", "source").transcript }
    #expect(try test() == "1 passed\n")
    try FileManager.default.moveItem(
      atPath: workspace.path("source/fixtures"), toPath: workspace.path("away"))
    try workspace.link("source/fixtures", to: workspace.path("away"))
    #expect(try test().contains("leads through a link outside the project folder"))
  }

  /// The lock file of an editor is such a link.
  @Test func a_link_to_a_file_that_does_not_exist_is_ignored() throws {
    let workspace = try LinkTree.workspace()
    try workspace.link("source/.#a.yaml", to: "user@host.1:2")
    #expect(try workspace.run("test", "source").transcript == "1 passed\n")
  }

  @Test(arguments: [
    ["render", "tree"], ["test", "tree"], ["record", "tree"], ["lint", "tree"], ["list", "tree"],
    ["explain", "a", "--in", "tree"], ["types", "--in", "tree"], ["schema", "tree"],
    ["review", "--list", "tree"],
    ["new", "b", "--view-controller", "SBUInviteUserViewController", "--in", "tree"],
  ])
  func every_command_follows_links_with_the_option(command: [String]) throws {
    let workspace = try LinkTree.workspace()
    let words = command.map { $0 == "tree" ? workspace.path($0) : $0 }
    let run = try CommandRun(words + ["--follow-links"])
    #expect(run.status == .success, "\(run.transcript)")
    #expect(!run.errors.contains("error"), "\(run.errors)")
  }

  @Test func relative_paths_resolve_from_the_folder_of_the_link() throws {
    let workspace = try LinkTree.workspace()
    // The parent of a linked folder is the folder that contains the link.
    try FileManager.default.removeItem(atPath: workspace.path("tree/people"))
    try workspace.link("tree/people", to: workspace.path("source/people"))
    #expect(
      try workspace.run("test", "--follow-links", "tree").output == "1 passed\n")
    // A path must not leave the project, with links or without.
    try workspace.write(
      "viewController: SBUUserListViewController\ndata: ../x.yaml\n", to: "tree/b.yaml")
    let run = try workspace.run("lint", "--follow-links", "tree")
    #expect(run.output.contains("[path-outside-project]"), "\(run.output)")
  }

  @Test func a_cycle_of_links_runs_each_screen_once() throws {
    let workspace = try LinkTree.workspace()
    try workspace.link("tree/people/back", to: "..")
    try workspace.link("tree/round", to: "round")
    let run = try workspace.run("test", "--follow-links", "tree")
    #expect(run.output == "1 passed\n", "\(run.transcript)")
  }

  @Test func record_replaces_a_linked_snapshot_and_keeps_its_target() throws {
    let workspace = try LinkTree.workspace()
    let source = try workspace.text(of: "source/people/__Snapshots__/a.txt")
    try FileManager.default.removeItem(atPath: workspace.path("tree/people/a.yaml"))
    try workspace.write(
      Screens.invite("Bob", extra: "currentUser: u0"), to: "tree/people/a.yaml")
    let run = try workspace.run("record", "--follow-links", "tree")
    #expect(run.status == .success)
    #expect(try workspace.text(of: "tree/people/__Snapshots__/a.txt").contains("Bob"))
    #expect(try workspace.text(of: "source/people/__Snapshots__/a.txt") == source)
  }
}
