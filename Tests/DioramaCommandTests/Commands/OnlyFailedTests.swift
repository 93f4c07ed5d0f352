import DioramaCommand
import Foundation
import Testing

/// `test --only-failed`: what failed in the last test, in processes that remember it.
@Suite("Only what failed", .enabled(if: Tool.isThere, "needs the built tool"))
struct OnlyFailedTests {
  private func project() throws -> Workspace {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/b.yaml": Screens.invite("Bob"),
      "screens/c.yaml": Screens.invite("Chloe"),
    ])
    _ = try workspace.run("record", "screens")
    return workspace
  }

  private func test(_ workspace: Workspace, _ options: String...) throws -> String {
    let run = try Tool.run(["test"] + options + [workspace.path("screens")])
    return run.printed.replacing(workspace.root + "/", with: "")
  }

  @Test func is_tested_again_until_it_passes() throws {
    let workspace = try project()
    try workspace.write(Screens.invite("Anna"), to: "screens/a.yaml")
    #expect(try test(workspace).contains("2 passed, 1 differs\n"))
    #expect(try test(workspace, "--only-failed").contains("\n0 passed, 1 differs\n"))
    // A test of others says nothing about it.
    #expect(try test(workspace, "--filter", "b") == "1 passed (cached)\n")
    #expect(try test(workspace, "--only-failed").contains("\n0 passed, 1 differs\n"))
    _ = try workspace.run("record", "screens")
    #expect(try test(workspace, "--only-failed") == "1 passed\n")
    #expect(
      try test(workspace, "--only-failed")
        == "nothing failed in the last test of screens\n0 passed\n")
  }

  @Test func without_a_test_all_screens_are_tested() throws {
    let workspace = try project()
    #expect(
      try test(workspace, "--only-failed")
        == "nobody knows what failed in the last test of screens, so all screens are tested\n3 passed\n"
    )
  }

  @Test func a_list_that_cannot_be_read_is_told_and_written_anew() throws {
    let workspace = try project()
    try workspace.write("a\n", to: "screens/.diorama/last-failed")
    #expect(
      try test(workspace, "--only-failed") == """
        screens/.diorama/last-failed: warning: what failed in the last test cannot be read: it is \
        no list of screens that failed; all screens are tested
        3 passed

        """)
    try FileManager.default.removeItem(atPath: workspace.path("screens/.diorama/last-failed"))
    try workspace.write("", to: "screens/.diorama/last-failed/folder")
    let printed = try test(workspace, "--only-failed")
    #expect(printed.contains("cannot be read: is a directory; all screens are tested\n"))
    #expect(printed.contains("warning: what failed cannot be noted here: "), "\(printed)")
    #expect(printed.contains("3 passed"))
  }

  /// CI leaves no list behind, but one that is there would be an older test's.
  @Test func a_list_that_CI_has_kept_is_that_of_its_last_test() throws {
    let workspace = try project()
    func test(_ options: String...) throws -> String {
      try Tool.run(
        ["test"] + options + [workspace.path("screens")], variables: ["CI": "true"]
      ).printed.replacing(workspace.root + "/", with: "")
    }
    _ = try test()
    #expect(!FileManager.default.fileExists(atPath: workspace.path("screens/.diorama/last-failed")))
    _ = try self.test(workspace)
    try workspace.write(Screens.invite("Anna"), to: "screens/a.yaml")
    #expect(try test().contains("2 passed (cached), 1 differs\n"))
    #expect(try test("--only-failed").contains("\n0 passed, 1 differs\n"))
  }

  @Test func what_waits_of_others_still_waits() throws {
    let workspace = try project()
    try workspace.write(Screens.invite("Anna"), to: "screens/a.yaml")
    try workspace.write(Screens.invite("Ben"), to: "screens/b.yaml")
    _ = try test(workspace)
    _ = try workspace.run("record", "--filter", "b", "screens")
    _ = try test(workspace, "--only-failed")
    #expect(
      try workspace.run("review", "--list", "screens").output.hasPrefix("differs  a in text\n"))
  }
}
