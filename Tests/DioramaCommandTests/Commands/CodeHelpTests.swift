import CommandTestSupport
import DioramaAuthoring
import DioramaCommand
import DioramaKit
import Foundation
import HeadlessUIKit
import Testing
import YAML

/// `diorama help CODE` prints a page for each code. The examples of the pages are run here.
@Suite("diorama help CODE") struct CodeHelpTests {
  private static let pages = CodePage.all

  @Test func each_code_has_one_page() {
    let codes = Self.pages.map(\.code.rawValue)
    #expect(codes.sorted() == Diagnostic.Code.all.map(\.rawValue).sorted())
  }

  @Test func a_page_has_a_meaning_a_reason_an_example_and_a_remedy() throws {
    let run = try CommandRun(["help", "unused-suppression"])
    #expect(run.status == .success && run.errors == "")
    #expect(
      run.output == """
        unused-suppression: the comment ignores nothing

        The problem that the comment was written for is fixed. If the comment stays, it would hide \
        the next
        problem on that line.

        screen.yaml

            viewController: SBUInviteUserViewController
            channelURL: design-team
            data: fixtures/team.yaml
            theme: dark  # diorama: ignore wrong-value because dark is fine

        `diorama lint` reports it.

        What to do: Remove the comment.

        """)
  }

  @Test func no_line_of_a_page_is_longer_than_104_columns() throws {
    for page in Self.pages where page.code != .limit {
      let text = try CommandRun(["help", page.code.rawValue]).output
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 104 }, "\(text)")
    }
  }

  private static let diagnosticExamples = ((try? CommandRun.registry())?.diagnosticExamples ?? [])
    .map(
      \.code.rawValue)

  @Test(arguments: diagnosticExamples)
  func the_example_of_a_page_triggers_its_code(code: String) throws {
    let mistake = try #require(
      try CommandRun.registry().diagnosticExamples.first { $0.code.rawValue == code })
    let workspace = try project()
    try workspace.write(mistake.text + "\n", to: "app/\(mistake.path)")
    let run = try workspace.run(mistake.command, "app")
    #expect(run.transcript.contains("[\(code)]\n"), "\(run.transcript)")
    let others = run.transcript.matches(of: #/ \[([a-z0-9-]+)\]\n/#).map { String($0.1) }
    #expect(Set(others) == [code], "\(run.transcript)")
    #expect(try CommandRun(["help", code]).output.contains("\n\(mistake.path)\n\n"))
  }

  /// A project that contains only the fixture that `init` writes.
  private func project() throws -> Workspace {
    let started = try Workspace()
    _ = try CommandRun(["init", started.path("app")])
    let path = "app/fixtures/team.yaml"
    return try Workspace([path: try started.text(of: path)])
  }

  @Test func each_page_has_an_example() throws {
    let diagnosticExamples = try CommandRun.registry().diagnosticExamples
    for page in Self.pages {
      let isShown = diagnosticExamples.contains { $0.code == page.code }
      #expect(isShown != !page.swift.isEmpty, "\(page.code.rawValue)")
    }
  }

  // MARK: Swift code of an app

  @Test(arguments: [
    ("conflicting-constraints", "Squeeze"), ("loose-constraint", "Untie"),
    ("missing-nib", "Unpack"), ("own-thread", "Part"), ("stray-task", "Stray"),
    ("unfinished-task", "Doze"), ("a11y-order", "Reorder"),
  ])
  func the_Swift_example_of_a_page_triggers_its_code(code: String, button: String) throws {
    let page = try #require(Self.pages.first { $0.code.rawValue == code })
    let path = "Tests/CommandTestSupport/WarningViewController.swift"
    #expect(try SourceText.contains(page.swift, at: path), "\(page.swift)")
    let workspace = try Workspace([
      "app/a.yaml": """
      viewController: WarningViewController
      show: accessibility
      steps:
        - tap: { button: \(button) }
      """
    ])
    let run = try workspace.run("render", "app")
    #expect(run.errors.contains("[\(code)]\n"), "\(run.transcript)")
  }

  /// `CodeExampleTests` runs the examples that end the process.
  @Test func every_page_with_Swift_code_is_in_the_list_of_tested_pages() {
    let codes = Self.pages.filter { !$0.swift.isEmpty }.map(\.code.rawValue)
    #expect(
      codes.sorted() == [
        "a11y-order", "conflicting-constraints", "crashed", "loose-constraint", "memory-limit",
        "missing-nib", "own-thread", "stray-task", "time-limit", "unfinished-task",
      ])
  }

  // MARK: The command line

  @Test func help_codes_lists_every_code_with_its_meaning() throws {
    let lines = try CommandRun(["help", "codes"]).output.split(separator: "\n").map(String.init)
    #expect(lines.count == Self.pages.count + 1)
    #expect(lines.contains("unknown-key              unknown key"))
    #expect(lines.last?.hasPrefix("`diorama help CODE` ") == true)
  }

  @Test(arguments: [
    (
      ["help", "unknwon-key"],
      "unknown command or code 'unknwon-key'; did you mean 'unknown-key'?"
    ),
    (
      ["help", "a11y"],
      "unknown command or code 'a11y'; "
        + "did you mean 'a11y-label', 'a11y-order' or 'a11y-contrast'?"
    ),
    (
      ["help", "lost"],
      "unknown command or code 'lost'; did you mean 'list' or 'lost-text'?"
    ),
    (["help", "rendr"], "unknown command or code 'rendr'; did you mean 'render'?"),
    (
      ["help", "zzz"], "unknown command or code 'zzz'; `diorama help codes` lists the codes"
    ),
    (
      ["lint", "--memory", "1G"],
      "Error: --memory takes a number of megabytes: use 1000, not 1G"
    ),
    (
      ["test", "--memory", "1K"],
      "Error: --memory takes a number of megabytes: use 1, not 1K"
    ),
    (
      ["test", "--memory=500M"],
      "Error: --memory takes a number of megabytes: use 500, not 500M"
    ),
    (
      ["test", "--shard", "4/3"],
      "Error: --shard takes a shard such as 2/5 (the second of five); found '4/3'"
    ),
    (
      ["test", "--update", "screens"],
      "Error: unknown option '--update'; to write snapshots, run 'diorama record'"
    ),
    (
      ["test", "-u"], "Error: unknown option '-u'; to write snapshots, run 'diorama record'"
    ),
    (
      ["new", "x", "--viewController=Y"],
      "Error: unknown option '--viewController'; did you mean '--view-controller'?"
    ),
  ])
  func unknown_codes_and_invalid_option_values_get_a_hint(
    arguments: [String], message: String
  ) throws {
    let run = try CommandRun(arguments)
    #expect(run.status == .usage)
    #expect(run.output == "")
    #expect(run.errors == message + "\n")
  }

  @Test func a_terminal_shows_the_help_command_and_a_log_does_not() throws {
    let workspace = try Workspace(["app/a.yaml": "screen: a\n"])
    var terminal = Console.Environment()
    (terminal.isTerminal, terminal.isErrorTerminal) = (true, true)
    let lint = try workspace.run("lint", "--color", "never", "app", environment: terminal)
    #expect(
      lint.output.hasSuffix(
        "\n1 screen checked: 1 error, 0 warnings\nmore: diorama help missing-key\n"))
    let render = try workspace.run("render", "--color", "never", "app", environment: terminal)
    #expect(render.errors.hasSuffix("\nmore: diorama help missing-key\n"), "\(render.errors)")
    #expect(!(try workspace.run("lint", "app").output.contains("more:")))
    #expect(
      !(try workspace.run("lint", "-q", "app", environment: terminal).output.contains("more:")))
    try workspace.write("viewController: X\ntheme: dark\n---\nscreen: b\n", to: "app/a.yaml")
    let both = try workspace.run("lint", "--color", "never", "app", environment: terminal)
    #expect(both.output.hasSuffix("\nmore: diorama help CODE, such as unknown-type\n"))
  }

  @Test(arguments: [
    ("rendr", "did you mean 'render'?"), ("zzz", "`diorama help` lists the commands"),
  ])
  func an_unknown_command_is_reported_with_a_hint(word: String, hint: String) throws {
    let run = try CommandRun([word, "screens"])
    #expect(run.status == .usage && run.output == "")
    #expect(
      run.errors == """
        Error: unknown command '\(word)'; \(hint)
        Usage: diorama <subcommand>
          See 'diorama --help' for more information.

        """)
  }

  @Test func help_for_a_command_comes_from_the_argument_parser() throws {
    #expect(try CommandRun(["help", "lint"]).output.contains("OVERVIEW: Check screens"))
    let overview = try CommandRun(["help"]).output
    #expect(
      overview.contains(
        "\n  See 'diorama help CODE' for an explanation of a code, such as unknown-key;\n"))
    #expect(try CommandRun(["help", "worker"]).status == .usage)
  }
}
