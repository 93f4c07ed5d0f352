import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// Trees that are made of links, as those that Bazel runs tests in.
@Suite("Trees of links") struct LinkTreeTests {
  @Test func lead_out_of_the_project_unless_somebody_says_otherwise() throws {
    let workspace = try LinkTree.workspace()
    let strict = try workspace.run("test", "tree")
    #expect(strict.status == .failure)
    #expect(strict.errors.contains("the link leads out of the project folder"))
    let free = try workspace.run("test", "--follow-links", "tree")
    #expect(free.output == "1 passed\n" && free.errors == "")
  }

  /// A project whose folders lead out of it, each with what stands there.
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

  @Test func folders_that_lead_out_are_told_and_not_read() throws {
    let snapshots = try folders("people/__Snapshots__").run("test", "source")
    #expect(
      snapshots.errors.contains(
        "source/people/__Snapshots__:1:1: error: the link leads out of the project folder 'source'"),
      "\(snapshots.errors)")
    #expect(snapshots.status == .failure)
    let screens = try folders("people").run("lint", "source")
    #expect(
      screens.errors.contains(
        "source/people:1:1: warning: the link leads out of the project folder 'source', so no screens "
          + "are looked for in it"), "\(screens.errors)")
    // What holds no screens is nobody's business.
    let fixtures = try folders("fixtures").run("list", "source")
    #expect(!fixtures.errors.contains("leads out"), "\(fixtures.errors)")
  }

  @Test func a_folder_that_becomes_one_is_noticed_by_the_next_test() throws {
    let workspace = try folders()
    func test() throws -> String { try workspace.run("test", "source").transcript }
    #expect(try test() == "1 passed\n")
    try FileManager.default.moveItem(
      atPath: workspace.path("source/fixtures"), toPath: workspace.path("away"))
    try workspace.link("source/fixtures", to: workspace.path("away"))
    #expect(try test().contains("leaves the project folder"))
  }

  /// Such as an editor's lock.
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
  func are_followed_by_every_command(command: [String]) throws {
    let workspace = try LinkTree.workspace()
    let words = command.map { $0 == "tree" ? workspace.path($0) : $0 }
    let run = try CommandRun(words + ["--follow-links"])
    #expect(run.status == .success, "\(run.transcript)")
    #expect(!run.errors.contains("error"), "\(run.errors)")
  }

  @Test func count_where_they_stand() throws {
    let workspace = try LinkTree.workspace()
    // Above a link to a folder stands the folder that the link is in.
    try FileManager.default.removeItem(atPath: workspace.path("tree/people"))
    try workspace.link("tree/people", to: workspace.path("source/people"))
    #expect(
      try workspace.run("test", "--follow-links", "tree").output == "1 passed\n")
    // A path still may not leave the project, link or not.
    try workspace.write(
      "viewController: SBUUserListViewController\ndata: ../x.yaml\n", to: "tree/b.yaml")
    let run = try workspace.run("lint", "--follow-links", "tree")
    #expect(run.output.contains("[path-outside-project]"), "\(run.output)")
  }

  @Test func in_a_circle_end() throws {
    let workspace = try LinkTree.workspace()
    try workspace.link("tree/people/back", to: "..")
    try workspace.link("tree/round", to: "round")
    let run = try workspace.run("test", "--follow-links", "tree")
    #expect(run.output == "1 passed\n", "\(run.transcript)")
  }

  @Test func are_replaced_and_not_written_through() throws {
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
