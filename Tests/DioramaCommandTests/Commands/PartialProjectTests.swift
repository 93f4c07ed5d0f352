import CommandTestSupport
import DioramaCommand
import Testing

/// Paths of folders and files in a project.
@Suite("Parts of a project") struct PartialProjectTests {
  /// A project with a folder of screens, and an orphaned snapshot in each folder.
  private func project() throws -> Workspace {
    try Workspace([
      "screens/diorama.yaml": "{}\n",
      "screens/a.yaml": Screens.invite("Alice"),
      "screens/people/b.yaml": Screens.invite("Bob"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alice"),
      "screens/__Snapshots__/old.txt": "old",
      "screens/people/__Snapshots__/b.txt": Screens.snapshot("b", "Bob"),
      "screens/people/__Snapshots__/older.txt": "older",
    ])
  }

  @Test func test_names_the_orphaned_snapshots_of_a_folder() throws {
    let workspace = try project()
    let run = try workspace.run("test", "screens/people")
    #expect(
      run.output.hasPrefix(
        "orphaned  screens/people/__Snapshots__/older.txt: no screen produces it\n"))
    #expect(run.output.contains("\n1 passed, 1 orphaned\n"))
    #expect(!run.output.contains("old.txt"))
    #expect(run.status == .findings)
    #expect(try workspace.run("test", "screens/people/b.yaml").transcript == "1 passed\n")
  }

  @Test func record_deletes_only_the_orphaned_snapshots_of_a_folder() throws {
    let workspace = try project()
    var expected = try workspace.tree
    let run = try workspace.run("record", "--obsolete", "delete", "screens/people")
    #expect(run.output.hasPrefix("deleted screens/people/__Snapshots__/older.txt\n"))
    expected["screens/people/__Snapshots__/older.txt"] = nil
    #expect(try workspace.tree == expected)
  }

  @Test func a_renamed_screen_of_a_folder_keeps_its_snapshot() throws {
    let workspace = try project()
    try workspace.write(
      "screen: bob\n" + Screens.invite("Bob"), to: "screens/people/b.yaml")
    #expect(try workspace.run("test", "screens/people").output.contains("renamed  b to bob "))
    #expect(
      try workspace.run("record", "screens/people").output.hasPrefix(
        "moved screens/people/__Snapshots__/b.txt to screens/people/__Snapshots__/bob.txt\n"))
  }
}
