import CommandTestSupport
import DioramaCommand
import DioramaKit
import Testing

/// A command that an app builds on its own registry says its own name wherever it says what to type.
@Suite("A command of another name") struct CommandNameTests {
  private func workspace() throws -> Workspace {
    try Workspace([
      ".git/HEAD": "", "a.yaml": Screens.invite("Alice"),
      "__Snapshots__/a.txt": Screens.snapshot("a", "Bob"),
    ])
  }

  private func run(_ workspace: Workspace, _ arguments: String...) throws -> CommandRun {
    let paths = arguments.map { $0.hasPrefix("./") ? workspace.path(String($0.dropFirst(2))) : $0 }
    return try CommandRun(paths, hiding: [workspace.root], name: "app-screens")
  }

  @Test(arguments: [
    [], ["help"], ["test", "--help"], ["new", "--help"], ["types", "--help"], ["test", "--widht"],
  ])
  func its_help_does_not_speak_of_another(arguments: [String]) throws {
    let run = try CommandRun(arguments, name: "app-screens")
    #expect(run.transcript.contains("app-screens"))
    #expect(!run.transcript.contains(/(?:^|[^.])diorama [a-z]/), "\(run.transcript)")
  }

  @Test func its_help_begins_with_what_it_is_for() throws {
    let output = try CommandRun(["--help"], name: "app-screens").output
    #expect(
      output.hasPrefix(
        "OVERVIEW: Shows an app's screens without a phone, and tells when they change.\n\n"
          + "USAGE: app-screens <subcommand>\n"), "\(output)")
  }

  @Test func a_difference_is_accepted_with_it() throws {
    let workspace = try workspace()
    let run = try run(workspace, "test", "./a.yaml")
    #expect(run.output.contains("\nto accept: app-screens record --filter a a.yaml\n"))
    let list = try self.run(workspace, "review", "--list", "--format", "json", "./.")
    #expect(list.output.contains("\"accept\":\"app-screens review --accept a "), "\(list)")
  }

  @Test func differences_of_several_screens_are_accepted_with_it() throws {
    let workspace = try Workspace([
      "a.yaml": Screens.invite("Alice", extra: "variants: { v: {}, w: {} }"),
      "__Snapshots__/a.txt": Screens.snapshot("a", "Bob"),
      "__Snapshots__/a@v.txt": Screens.snapshot("a@v", "Bob"),
      "__Snapshots__/a@w.txt": Screens.snapshot("a@w", "Bob"),
    ])
    let test = try run(workspace, "test", "--report", "./r.md", "./.").output
    #expect(test.contains("\nto accept: app-screens review --accept-change "), "\(test)")
    #expect(test.contains("\nto go through them: app-screens review "))
    #expect(test.contains("\nto accept all: app-screens record --mode failed "))
    let list = try run(workspace, "review", "--list", "./.").output
    #expect(list.contains("to accept: app-screens review --accept-change "), "\(list)")
    let report = try workspace.text(of: "r.md")
    #expect(report.hasPrefix("# app-screens test\n"))
    #expect(!(test + list + report).contains("diorama "), "\(test)\(list)\(report)")
  }

  @Test func a_type_that_is_not_there_leads_to_its_list() throws {
    let workspace = try Workspace(["a.yaml": "channelURL: x\n"])
    let run = try run(workspace, "lint", "./a.yaml")
    #expect(run.output.contains("see `app-screens types`"), "\(run.output)")
  }

  @Test func the_example_for_CI_runs_it() throws {
    let workspace = try workspace()
    let run = try run(workspace, "init", "./screens")
    #expect(run.output.contains("next: app-screens render screens\n"), "\(run.transcript)")
    let workflow = try workspace.text(of: ".github/workflows/screens.yml")
    #expect(workflow.contains("\n      - run: swift run app-screens test screens\n"))
    #expect(!workflow.contains("diorama"))
  }

  @Test func a_schema_says_what_made_it_and_what_tells_more() throws {
    let schema = try CommandRun(["schema"], name: "app-screens").output
    #expect(schema.contains("Made by `app-screens schema`; do not edit."))
    #expect(schema.contains("an older spelling; `app-screens lint` says today's"))
    #expect(!schema.contains("`diorama "))
  }

  @Test func it_is_called_as_its_executable_unless_somebody_says_more() {
    let name = CommandLineTool(registry: Registry()).name
    #expect(CommandLine.arguments.first?.hasSuffix("/\(name)") == true)
    #expect(CommandLineTool(registry: Registry(), name: "own").name == "own")
  }

  @Test func its_types_are_made_when_they_are_needed() throws {
    struct Mistake: Error, CustomStringConvertible { let description = "two kits of one name" }
    func run(_ arguments: [String]) throws -> CommandRun {
      try CommandRun(arguments, name: "own") { throw Mistake() }
    }
    for arguments in [["--version"], ["--help"], ["help", "codes"], ["help", "test"]] {
      let told = try run(arguments)
      #expect(told.status == .success && told.errors == "")
    }
    for arguments in [["list"], ["help", "reference"], ["help", "unknown-key"]] {
      let told = try run(arguments)
      #expect(told.status == .failure)
      #expect(told.transcript == "own: two kits of one name\n")
    }
  }
}
