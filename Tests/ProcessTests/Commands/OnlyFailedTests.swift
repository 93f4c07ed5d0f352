import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// `test --only-failed`: what failed in the last test, in processes that remember it.
@Suite("Only what failed", .enabled(if: Tool.isAvailable, "needs the built tool"))
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
    #expect(try test(workspace, "--filter", "b") == "1 passed\n")
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
    #expect(try test().contains("2 passed, 1 differs\n"))
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

  @Test func after_a_test_that_was_killed_all_screens_are_tested() throws {
    let workspace = try project()
    _ = try test(workspace)
    let list = try workspace.text(of: "screens/.diorama/last-failed")
    #expect(list == "# The screens that failed in the last test\n")
    try workspace.write(Screens.invite("Anna"), to: "screens/a.yaml")
    // What such a test leaves: it has said that it began.
    try workspace.write(
      list + "# which did not come to its end\n", to: "screens/.diorama/last-failed")
    #expect(
      try test(workspace, "--only-failed").hasPrefix(
        "the last test of screens did not come to its end, so all screens are tested\n"))
    #expect(try test(workspace, "--only-failed").contains("\n0 passed, 1 differs\n"))
    // One of some screens says nothing about the others.
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
        "the last test of screens had the options --width 30, so all screens are tested\n"))
    _ = try test(workspace)
    try workspace.write(Screens.invite("Daria"), to: "screens/d.yaml")
    #expect(try test(workspace, "--missing", "warn").contains("2 passed, 1 differs"))
    #expect(
      try test(workspace, "--only-failed").hasPrefix(
        "the last test of screens had the options --missing warn, so all screens are tested\n"))
    // A part of the screens, tested otherwise, changes nothing.
    _ = try test(workspace, "--filter", "a", "--theme", "dark")
    let printed = try test(workspace, "--only-failed")
    #expect(printed.contains("\n0 passed, 1 differs, 1 missing\n"), "\(printed)")
    #expect(
      try test(workspace, "--only-failed", "--theme", "dark").hasPrefix(
        "the last test of screens had no options, so all screens are tested\n"))
  }

  @Test func where_one_has_another_name_by_now_all_screens_are_tested() throws {
    let workspace = try project()
    try workspace.write(Screens.invite("Anna"), to: "screens/a.yaml")
    _ = try test(workspace)
    try FileManager.default.moveItem(
      atPath: workspace.path("screens/a.yaml"), toPath: workspace.path("screens/e.yaml"))
    let printed = try test(workspace, "--only-failed")
    #expect(
      printed.hasPrefix(
        "a failed in the last test of screens and is no screen any more, so all screens are tested\n"
      ), "\(printed)")
    #expect(printed.contains("2 passed, 1 missing, 1 left over\n"), "\(printed)")
    #expect(try test(workspace, "--only-failed").contains("0 passed, 1 missing, 1 left over\n"))
  }

  @Test func a_folder_where_none_failed_is_told() throws {
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
        == "nothing failed in the last test of screens/below\n0 passed\n")
  }
}
