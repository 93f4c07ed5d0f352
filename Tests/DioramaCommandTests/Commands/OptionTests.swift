import CommandTestSupport
import DioramaCommand
import DioramaSystem
import Testing

/// The options that all commands share.
@Suite("Options") struct OptionTests {
  // MARK: Usage

  @Test(arguments: [
    ["frobnicate"], ["lint", "--colors"], ["lint", "--format", "xml"], ["lint", "--filter"],
    ["lint", "--width", "23"], ["lint", "--width", "201"], ["lint", "--width", "wide"],
    ["lint", "--theme", "blue"], ["lint", "--jobs", "0"], ["lint", "--jobs", "many"],
    ["lint", "--color", "sometimes"], ["record", "--mode", "some"], ["test", "--mode", "all"],
    ["types", "One", "Two"], ["types", "--format", "yaml"], ["--frobnicate"],
  ])
  func wrong_usage_exits_with_64_and_prints_no_output(arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.status == .usage)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("Error: "))
    #expect(run.errors.contains("Usage: diorama"))
  }

  @Test(arguments: [
    ([], "USAGE: diorama <subcommand>"), (["--help"], "USAGE: diorama <subcommand>"),
    (["-h"], "USAGE: diorama <subcommand>"), (["help"], "USAGE: diorama <subcommand>"),
    (["help", "lint"], "USAGE: diorama lint "), (["lint", "--help"], "USAGE: diorama lint "),
    (["render", "-h"], "USAGE: diorama render "), (["test", "--help"], "USAGE: diorama test "),
    (["record", "--help"], "USAGE: diorama record "), (["list", "--help"], "USAGE: diorama list "),
    (["types", "--help"], "USAGE: diorama types "),
  ])
  func help_is_printed_to_standard_output(arguments: [String], expected: String) throws {
    let run = try CommandRun(arguments)
    #expect(run.output.contains(expected))
    #expect(run.output.hasSuffix("\n"))
    #expect(run.errors == "")
    #expect(run.status == .success)
  }

  @Test func the_version_has_a_number_and_the_commit_if_known() throws {
    let run = try CommandRun(["--version"], name: "own")
    #expect(run.output.hasPrefix("diorama \(DioramaVersion.number)"))
    #expect(run.output.wholeMatch(of: #/diorama \d+\.\d+\.\d+( \([0-9a-f]{8}\))?\n/#) != nil)
  }

  // MARK: Width and theme

  @Test func the_width_option_applies_to_all_devices() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite(
        "Alice", extra: "variants: { wide: { device: { width: 60 } } }")
    ])
    let run = try workspace.run("render", "--width", "24", "screens")
    let frames = run.output.split(separator: "\n").filter { $0.hasPrefix("│") }
    #expect(frames.count == 4)
    #expect(frames.allSatisfy { $0.count == 24 })
  }

  @Test func the_width_option_does_not_change_the_height() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice").replacing("width: 30", with: "width: 60, height: 8")
    ])
    let run = try workspace.run("render", "--width", "30", "screens")
    let frame = run.output.split(separator: "\n").filter { "┌│├└".contains($0.prefix(1)) }
    #expect(frame.count == 8)
    #expect(frame.allSatisfy { $0.count == 30 })
  }

  @Test(arguments: ["light", "dark"]) func the_theme_option_applies_to_all_screens(theme: String)
    throws
  {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice", extra: "variants: { dark: { theme: dark } }")
    ])
    let run = try workspace.run("render", "--theme", theme, "screens")
    #expect(run.output.matches(of: /theme: (\w+)\n/).map(\.1) == ["\(theme)", "\(theme)"])
  }

  // MARK: Jobs

  @Test(arguments: ["render", "lint", "list", "test"])
  func the_number_of_jobs_does_not_change_the_output(command: String) throws {
    let workspace = try Workspace()
    for number in 0..<40 {
      let step =
        number % 5 == 0 ? "steps: [{ select: walter }]" : "steps: [{ select: u\(number % 3) }]"
      let key = number % 7 == 0 ? "paint: red" : "theme: dark"
      try workspace.write(
        Screens.invite("A\(number)", "B", "C", extra: "\(step)\n\(key)"),
        to: "screens/folder\(number % 4)/screen\(number).yaml")
    }
    let runs = try ["1", "4", "16"].map { jobs in
      try CommandRun(
        [command, "--jobs", jobs, workspace.path("screens")], hiding: [workspace.root])
    }
    for run in runs {
      #expect(run.output == runs[0].output)
      #expect(run.errors == runs[0].errors)
      #expect(run.status == runs[0].status)
    }
    #expect(!runs[0].transcript.isEmpty)
  }

  @Test func the_number_of_jobs_changes_no_snapshot() throws {
    var trees: [[String: String]] = []
    for jobs in ["1", "4"] {
      let workspace = try Workspace()
      for number in 0..<30 {
        try workspace.write(Screens.invite("A\(number)"), to: "screens/screen\(number).yaml")
      }
      let run = try workspace.run("record", "--jobs", jobs, "screens")
      #expect(run.output.hasSuffix("30 written, 0 unchanged\n"))
      trees.append(try workspace.tree)
    }
    #expect(trees[0] == trees[1])
    #expect(trees[0].count == 60)
  }

  // MARK: Color

  private func faulty() throws -> Workspace {
    try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/b.yaml": "viewController: Absent",
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Anna"),
      "screens/__Snapshots__/c.txt": "",
    ])
  }

  @Test(arguments: ["lint", "test", "render", "list"])
  func color_can_be_forced_and_disabled(command: String) throws {
    let workspace = try faulty()
    var terminal = Console.Environment()
    (terminal.isTerminal, terminal.isErrorTerminal) = (true, true)
    let never = try workspace.run(command, "--color", "never", "screens", environment: terminal)
    #expect(!never.transcript.contains("\u{1B}"))
    var refusing = terminal
    refusing.disablesColor = true
    let always = try workspace.run(command, "--color", "always", "screens", environment: refusing)
    #expect(always.transcript.contains("\u{1B}["))
    // Without its color codes, the output is the same.
    #expect(always.transcript.replacing(/\x{1B}\[[0-9;]*m/, with: "") == never.transcript)
  }

  @Test func only_terminals_get_color_unless_it_is_disabled() throws {
    let workspace = try faulty()
    func run(_ isTerminal: Bool, _ isErrorTerminal: Bool, refuses: Bool) throws -> CommandRun {
      var environment = Console.Environment()
      environment.isTerminal = isTerminal
      environment.isErrorTerminal = isErrorTerminal
      environment.disablesColor = refuses
      return try workspace.run("test", "screens", environment: environment)
    }
    let both = try run(true, true, refuses: false)
    #expect(both.output.contains("\u{1B}[31mdiffers\u{1B}[0m"))
    #expect(both.errors.contains("\u{1B}["))
    let piped = try run(false, true, refuses: false)
    #expect(!piped.output.contains("\u{1B}"))
    #expect(piped.errors.contains("\u{1B}["))
    #expect(!(try run(false, false, refuses: false).transcript.contains("\u{1B}")))
    #expect(!(try run(true, true, refuses: true).transcript.contains("\u{1B}")))
  }

  @Test(arguments: ["json", "github"]) func machine_readable_formats_have_no_color(format: String)
    throws
  {
    let run = try faulty().run("lint", "--color", "always", "--format", format, "screens")
    #expect(!run.transcript.contains("\u{1B}"))
  }

  @Test func snapshots_have_no_color() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Alice")])
    _ = try workspace.run("record", "--color", "always", "screens")
    #expect(
      try workspace.text(of: "screens/__Snapshots__/a.txt") == Screens.snapshot("a", "Alice"))
  }

  @Test func invalid_limits_are_rejected() throws {
    #expect(try CommandRun(["test", "--timeout", "-1"]).status == .usage)
    #expect(try CommandRun(["test", "--timeout", "soon"]).status == .usage)
    #expect(try CommandRun(["test", "--memory", "-1"]).status == .usage)
    #expect(try CommandRun(["test", "--memory", "9999999999999"]).status == .usage)
  }
}
