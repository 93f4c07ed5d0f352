import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// `test --only-failed` runs the screens that failed in the last test, across processes.
@Suite("Only failed screens", .enabled(if: Tool.isAvailable, "needs the built tool"))
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

  @Test func a_failed_screen_is_tested_again_until_it_passes() throws {
    let workspace = try project()
    try workspace.write(Screens.invite("Anna"), to: "screens/a.yaml")
    #expect(try test(workspace).contains("2 passed, 1 differs\n"))
    #expect(try test(workspace, "--only-failed").contains("\n0 passed, 1 differs\n"))
    // A test of other screens does not change its status.
    #expect(try test(workspace, "--filter", "b") == "1 passed\n")
    #expect(try test(workspace, "--only-failed").contains("\n0 passed, 1 differs\n"))
    _ = try workspace.run("record", "screens")
    #expect(try test(workspace, "--only-failed") == "1 passed\n")
    #expect(
      try test(workspace, "--only-failed")
        == "no screen failed in the last test of screens\n0 passed\n")
  }

  @Test func all_screens_are_tested_if_no_test_ran_before() throws {
    let workspace = try project()
    #expect(
      try test(workspace, "--only-failed")
        == "no record of the last test of screens; testing all screens\n3 passed\n"
    )
  }

  @Test func an_unreadable_list_is_reported_and_all_screens_are_tested() throws {
    let workspace = try project()
    try workspace.write("a\n", to: "screens/.diorama/last-failed")
    #expect(
      try test(workspace, "--only-failed") == """
        screens/.diorama/last-failed: warning: the record of failed screens cannot be read: it is \
        not a list of failed screens; testing all screens
        3 passed

        """)
    try FileManager.default.removeItem(atPath: workspace.path("screens/.diorama/last-failed"))
    try workspace.write("", to: "screens/.diorama/last-failed/folder")
    let printed = try test(workspace, "--only-failed")
    #expect(printed.contains("cannot be read: is a directory; testing all screens\n"))
    #expect(
      printed.contains("warning: the record of failed screens cannot be written: "), "\(printed)")
    #expect(printed.contains("3 passed"))
  }

  @Test func a_filter_without_a_match_leaves_no_record() throws {
    let workspace = try project()
    try workspace.write(Screens.invite("Anna"), to: "screens/a.yaml")
    #expect(try test(workspace, "--filter", "none*").contains("no screen matches"))
    #expect(try test(workspace, "--only-failed").contains("2 passed, 1 differs\n"))
  }

  /// CI creates no list, but an existing one would otherwise be outdated.
  @Test func CI_creates_no_list_but_updates_an_existing_one() throws {
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
    #expect(try test().contains("2 passed, 1 differs\n"))
    #expect(try test("--only-failed").contains("\n0 passed, 1 differs\n"))
  }

  @Test func pending_snapshots_of_other_screens_stay_pending() throws {
    let workspace = try project()
    try workspace.write(Screens.invite("Anna"), to: "screens/a.yaml")
    try workspace.write(Screens.invite("Ben"), to: "screens/b.yaml")
    _ = try test(workspace)
    _ = try workspace.run("record", "--filter", "b", "screens")
    _ = try test(workspace, "--only-failed")
    #expect(
      try workspace.run("review", "--list", "screens").output.hasPrefix("differs  a in text\n"))
  }

  @Test func after_a_test_that_was_killed_all_screens_are_tested() throws {
    let workspace = try project()
    _ = try test(workspace)
    let list = try workspace.text(of: "screens/.diorama/last-failed")
    #expect(list == "# The screens that failed in the last test\n")
    try workspace.write(Screens.invite("Anna"), to: "screens/a.yaml")
    // A killed test leaves a list that says that it did not end.
    try workspace.write(
      list + "# which did not come to its end\n", to: "screens/.diorama/last-failed")
    #expect(
      try test(workspace, "--only-failed").hasPrefix(
        "the last test of screens was interrupted; testing all screens\n"))
    #expect(try test(workspace, "--only-failed").contains("\n0 passed, 1 differs\n"))
    // A test of some screens does not change the status of the others.
    try workspace.write(
      list + "# which did not come to its end\n", to: "screens/.diorama/last-failed")
    _ = try test(workspace, "--filter", "b")
    #expect(try test(workspace, "--only-failed").contains("2 passed, 1 differs\n"))
  }

  @Test func after_a_test_with_other_options_all_screens_are_tested() throws {
    let workspace = try project()
    try workspace.write(Screens.invite("Anna"), to: "screens/a.yaml")
    _ = try test(workspace, "--width", "30")
    #expect(
      try test(workspace, "--only-failed").hasPrefix(
        "the last test of screens ran with the options --width 30; testing all screens\n"))
    _ = try test(workspace)
    try workspace.write(Screens.invite("Daria"), to: "screens/d.yaml")
    #expect(try test(workspace, "--missing", "warn").contains("2 passed, 1 differs"))
    #expect(
      try test(workspace, "--only-failed").hasPrefix(
        "the last test of screens ran with the options --missing warn; testing all screens\n"))
    // Testing a part of the screens with other options changes nothing.
    _ = try test(workspace, "--filter", "a", "--theme", "dark")
    let printed = try test(workspace, "--only-failed")
    #expect(printed.contains("\n0 passed, 1 differs, 1 missing\n"), "\(printed)")
    #expect(
      try test(workspace, "--only-failed", "--theme", "dark").hasPrefix(
        "the last test of screens ran with no options; testing all screens\n"))
  }

  @Test func all_screens_are_tested_if_a_failed_screen_was_renamed() throws {
    let workspace = try project()
    try workspace.write(Screens.invite("Anna"), to: "screens/a.yaml")
    _ = try test(workspace)
    try FileManager.default.moveItem(
      atPath: workspace.path("screens/a.yaml"), toPath: workspace.path("screens/e.yaml"))
    let printed = try test(workspace, "--only-failed")
    #expect(
      printed.hasPrefix(
        "a, which failed in the last test of screens, no longer exists; testing all screens\n"
      ), "\(printed)")
    #expect(printed.contains("2 passed, 1 missing, 1 orphaned\n"), "\(printed)")
    #expect(try test(workspace, "--only-failed").contains("0 passed, 1 missing, 1 orphaned\n"))
  }

  @Test func a_folder_without_failures_reports_that_nothing_failed() throws {
    let workspace = try project()
    try workspace.write("theme: light\n", to: "screens/diorama.yaml")
    try workspace.write(Screens.invite("Emil"), to: "screens/below/e.yaml")
    _ = try workspace.run("record", "screens")
    try workspace.write(Screens.invite("Anna"), to: "screens/a.yaml")
    #expect(try test(workspace).contains("3 passed, 1 differs\n"))
    let run = try Tool.run(["test", "--only-failed", workspace.path("screens/below")])
    #expect(run.status == 0)
    #expect(
      run.printed.replacing(workspace.root + "/", with: "")
        == "no screen failed in the last test of screens/below\n0 passed\n")
  }
}
