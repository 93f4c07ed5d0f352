import CommandTestSupport
import Foundation
import Testing

/// Commands run in a folder of a project or of a repository, with paths relative to it.
@Suite("The current folder", .enabled(if: Tool.isAvailable)) struct CurrentFolderTests {
  @Test(arguments: ["a.yaml", "./a.yaml", ".", "../sub/a.yaml", ""])
  func a_project_is_found_from_inside_its_folders(path: String) throws {
    let workspace = try Workspace([
      "screens/diorama.yaml": "theme: dark\n", "screens/sub/a.yaml": Screens.invite("Alice"),
    ])
    let (status, printed) = try Tool.shell(
      "cd \"$1/sub\" && \"$0\" record \(path.isEmpty ? "$1/sub" : path)", workspace.path("screens"))
    #expect(status == 0, "\(printed)")
    #expect(printed.hasSuffix("1 written, 0 unchanged\n"), "\(printed)")
    #expect(
      try workspace.text(of: "screens/sub/__Snapshots__/a.txt")
        == Screens.snapshot("a", theme: "dark", "Alice"))
  }

  @Test func pending_snapshots_belong_to_the_project_in_any_current_folder() throws {
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

  /// With and without a project file, by every spelling of a path in the current folder.
  @Test(arguments: ["a.yaml", "./a.yaml", "../screens/a.yaml", "."], ["theme: light\n", nil])
  func a_file_named_by_any_path_does_not_conflict_with_itself(
    path: String, project: String?
  ) throws {
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

  @Test(arguments: [
    ("screens/sub/a@dark", "to select the screen, give only its name: 'a@dark'"),
    ("A@Dark", "to select the screen, give only its name: 'a@dark'"),
    ("a.yaml", "did you mean 'screens/sub/a.yaml'?"),
    ("sub", "did you mean 'screens/sub'?"),
    (
      "team",
      "give the path of a project folder or a screen file; `diorama list` lists the screens"
    ),
  ])
  func a_name_in_place_of_a_path_suggests_a_filter_or_path(name: String, help: String) throws {
    let workspace = try Workspace([
      "screens/diorama.yaml": "theme: dark\n",
      "screens/sub/a.yaml": Screens.invite("Alice", extra: "variants: { dark: { theme: dark } }"),
    ])
    let (status, printed) = try Tool.shell("cd \"$1\" && \"$0\" record \(name)", workspace.root)
    #expect(status == 2, "\(printed)")
    #expect(printed.hasSuffix("[unreadable-file]\n  = help: \(help)\n"), "\(printed)")
    #expect(!printed.contains("written"), "\(printed)")
  }

  /// Commands that write, and those that start processes in other folders.
  @Test func the_name_of_a_screen_in_place_of_a_path_selects_it() throws {
    let workspace = try Workspace([
      "screens/diorama.yaml": "theme: dark\n",
      "screens/sub/a.yaml": Screens.invite("Alice", extra: "variants: { dark: { theme: dark } }"),
      "screens/b.yaml": Screens.invite("Bob"),
    ])
    func shell(_ line: String) throws -> (status: Int32, printed: String) {
      try Tool.shell("unset CI; cd \"$1\" && \(line)", workspace.root)
    }
    let record = try shell(#""$0" record a@dark && "$0" test a@dark"#)
    #expect(
      record.printed
        == "wrote screens/sub/__Snapshots__/a@dark.txt\n1 written, 0 unchanged\n1 passed\n")
    let pending = try shell(#""$0" test -q a b; "$0" review --list a"#).printed
    #expect(
      pending.hasSuffix("\nmissing  a has no screens/sub/__Snapshots__/a.txt\n"), "\(pending)")
    let page = try shell(#""$0" gallery --format json b"#).printed
    #expect(page.contains("\"b\"") && !page.contains("\"a@dark\""), "\(page)")
    let proof = try shell(#""$0" prove --input 'time zone' a"#)
    #expect(proof.status == 0 && proof.printed.contains("1 screen"), "\(proof.printed)")
  }

  /// The screen has no snapshot of its own, which is the error.
  @Test func the_name_of_a_screen_that_differs_from_another_in_case_shows_its_error() throws {
    let workspace = try Workspace([
      "screens/diorama.yaml": "{}\n", "screens/invite.yaml": Screens.invite("Alice"),
      "screens/other.yaml": "screen: INVITE\n" + Screens.invite("Bob"),
    ])
    let (status, printed) = try Tool.shell("cd \"$1\" && \"$0\" test INVITE", workspace.root)
    #expect(status == 64)
    #expect(printed.contains("error: 'INVITE' and 'invite' have the same snapshot file if "))
    #expect(printed.hasSuffix("\nno screen matches 'INVITE'\n"), "\(printed)")
  }

  @Test func init_writes_the_CI_example_to_the_root_of_the_repository() throws {
    let workspace = try Workspace([".git/HEAD": "", "apps/chat/notes.txt": "", "Package.swift": ""])
    let run = try Tool.shell("cd \"$1/apps/chat\" && \"$0\" init", workspace.root)
    #expect(run.printed.contains("wrote ../../.github/workflows/screens.yml\n"), "\(run.printed)")
    let workflow = try workspace.text(of: ".github/workflows/screens.yml")
    let test = "swift run diorama test --strict --format github apps/chat/screens"
    #expect(workflow.contains("\n        run: \(test)\n"), "\(workflow)")
    let own = try Tool.shell("cd \"$1\" && \"$0\" init other", workspace.root)
    #expect(own.printed.contains("wrote .github/workflows/other.yml\n"), "\(own.printed)")
  }
}
