import CommandTestSupport
import Foundation
import Testing

/// Commands that are run in a folder of a project or of a repository, with paths relative to it.
@Suite("The current folder", .enabled(if: Tool.isAvailable)) struct CurrentFolderTests {
  @Test(arguments: ["a.yaml", "./a.yaml", ".", "../sub/a.yaml", ""])
  func a_project_is_found_from_inside_its_folders(path: String) throws {
    let workspace = try Workspace([
      "screens/diorama.yaml": "theme: dark\n", "screens/sub/a.yaml": Screens.invite("Alice"),
    ])
    let (status, printed) = try Tool.shell(
      "cd \"$1/sub\" && \"$0\" record \(path.isEmpty ? "$1/sub" : path)", workspace.path("screens"))
    #expect(status == 0, "\(printed)")
    #expect(printed.hasSuffix("1 written, 0 left as they were\n"), "\(printed)")
    #expect(
      try workspace.text(of: "screens/sub/__Snapshots__/a.txt")
        == Screens.snapshot("a", theme: "dark", "Alice"))
  }

  @Test func what_waits_is_the_projects_wherever_somebody_stands() throws {
    let workspace = try Workspace([
      "screens/diorama.yaml": "theme: dark\n", "screens/sub/a.yaml": Screens.invite("Alice"),
    ])
    let (status, printed) = try Tool.shell(
      "unset CI; cd \"$1/sub\"; \"$0\" test .; \"$0\" review --accept a .; \"$0\" test .",
      workspace.path("screens"))
    #expect(status == 0 && printed.hasSuffix("1 passed\n"), "\(printed)")
    let files = try workspace.tree.keys.filter { $0.contains("sub/.diorama") }
    #expect(files.isEmpty, "\(files)")
  }

  /// With a file of the project and without, by all the names that a file has in its own folder.
  @Test(arguments: ["a.yaml", "./a.yaml", "../screens/a.yaml", "."], ["theme: light\n", nil])
  func a_file_is_no_neighbour_of_itself(path: String, project: String?) throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/b.yaml": Screens.invite("Bob"),
    ])
    if let project { try workspace.write(project, to: "screens/diorama.yaml") }
    let (status, printed) = try Tool.shell(
      "cd \"$1\" && \"$0\" record -q \(path) && \"$0\" test -q \(path)",
      workspace.path("screens"))
    #expect(status == 0 && printed == "", "\(printed)")
    #expect(
      try workspace.text(of: "screens/__Snapshots__/a.txt") == Screens.snapshot("a", "Alice"))
  }

  @Test func the_example_for_CI_stands_in_a_repository_above_the_current_folder() throws {
    let workspace = try Workspace([".git/HEAD": "", "apps/chat/notes.txt": "", "Package.swift": ""])
    let run = try Tool.shell("cd \"$1/apps/chat\" && \"$0\" init", workspace.root)
    #expect(run.printed.contains("wrote ../../.github/workflows/screens.yml\n"), "\(run.printed)")
    let workflow = try workspace.text(of: ".github/workflows/screens.yml")
    #expect(workflow.contains("\n      - run: swift run diorama test apps/chat/screens\n"))
    let own = try Tool.shell("cd \"$1\" && \"$0\" init other", workspace.root)
    #expect(own.printed.contains("wrote .github/workflows/other.yml\n"), "\(own.printed)")
  }
}
