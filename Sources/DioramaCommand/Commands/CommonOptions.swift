import ArgumentParser
import Diorama
import DioramaSystem
import YAML

/// When output is coloured.
enum ColorMode: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}

/// How results and diagnostics are printed.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, github
}

extension ScreenPlan.Theme: ExpressibleByArgument {}

/// The options that all commands share.
struct CommonOptions: ParsableArguments {
  @Argument(help: "Project folders or screen files.", completion: Completions.paths)
  var paths: [String] = ["screens"]

  @Option(
    help: "Only the screen of this name, or those that match, such as 'invite-*'; repeatable.",
    completion: Completions.screens)
  var filter: [String] = []

  @Option(help: "Only screens with this tag; may be repeated.", completion: Completions.tags)
  var tag: [String] = []

  @Option(
    help: "Only this variant; several are combined, the last one winning.",
    completion: Completions.variants)
  var variant: [String] = []

  @Option(help: "Columns of the device, 24 to 200, for all screens.")
  var width: Int?

  @Option(help: "light or dark, for all screens.")
  var theme: ScreenPlan.Theme?

  @Option(help: "How many screens run at a time; by default as many as there are cores.")
  var jobs: Int?

  @Option(help: "auto, always or never.")
  var color: ColorMode = .auto

  @Option(help: "text, json or github.")
  var format: OutputFormat = .text

  @Flag(name: .shortAndLong, help: "Print only what is wrong.")
  var quiet = false

  func validate() throws {
    if let width, !Device.widths.contains(width) {
      throw ValidationError(
        "--width takes a number from \(Device.widths.lowerBound) to \(Device.widths.upperBound)")
    }
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1") }
  }

  var jobCount: Int { jobs ?? CurrentProcess.coreCount }

  func colors(on console: Console) -> Colors {
    Colors(isOn: isColored(console, console.surroundings.isTerminal))
  }

  private func isColored(_ console: Console, _ isTerminal: Bool) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto: isTerminal && !console.surroundings.refusesColor
    }
  }

  /// Diagnostics in the format that was asked for.
  func text(of diagnostics: [Diagnostic], on console: Console, isError: Bool) -> String {
    let terminal =
      isError ? console.surroundings.isErrorTerminal : console.surroundings.isTerminal
    var text = ""
    switch format {
    case .text:
      TextPrinter(color: isColored(console, terminal)).print(diagnostics, to: &text)
    case .json: JSONPrinter().print(diagnostics, to: &text)
    case .github: GitHubPrinter().print(diagnostics, to: &text)
    }
    return text
  }
}

/// The projects that a command is about, read.
struct LoadedProjects {
  private(set) var suites: [ScreenSuite] = []
  /// The path that each of them was found by.
  private(set) var arguments: [String] = []
  /// What was wrong with the projects' files.
  var diagnostics: Diagnostics {
    var all = pathProblems
    for suite in suites { all.append(contentsOf: suite.diagnostics) }
    return all
  }
  /// What was wrong with the paths.
  private(set) var pathProblems = Diagnostics()
  /// Whether one of the paths leads nowhere.
  private(set) var lacksPath = false

  /// Reads the projects.
  ///
  /// - Parameters:
  ///   - known: where projects are read again and again, what was read from their files before and
  ///     is true still, by path.
  ///   - comparesSnapshots: whether no two screens may have one snapshot.
  init(
    _ options: CommonOptions, _ registry: Registry, rereading known: [String: ProjectFiles]? = nil,
    comparesSnapshots: Bool = false
  ) {
    for path in options.paths {
      do throws(FileSystem.Failure) {
        let project = try Project(
          at: path, unsaved: nil, reading: known.map { .again($0[path]) } ?? .once)
        let suite = ScreenSuite(
          project, registry: registry,
          selection: ScreenSuite.Selection(
            filters: options.filter, tags: options.tag, variants: options.variant),
          overrides: CommandOverrides(theme: options.theme, width: options.width),
          jobs: options.jobCount, heedsNeighbours: comparesSnapshots)
        suites.append(suite)
        arguments.append(path)
      } catch {
        lacksPath = true
        pathProblems.report(
          .unreadableFile, "the path cannot be read: \(error)",
          at: Place(startOf: Source(path: path, bytes: [])),
          help: Diagnostic.Help("name a project folder or a screen file"))
      }
    }
  }

  /// Says so where there is no screen at all, which a test should not pass; nil where there is.
  var lackOfScreens: String? {
    guard !suites.isEmpty, suites.allSatisfy(\.declarations.isEmpty) else { return nil }
    return "no screens in \(arguments.map { "'\($0)'" }.joined(separator: " or "))\n"
  }

  /// Says so where the options choose no screen at all; nil when they do.
  func emptySelection(_ options: CommonOptions) -> String? {
    let isChosen = [options.filter, options.tag, options.variant].contains { !$0.isEmpty }
    guard isChosen, !suites.isEmpty,
      suites.allSatisfy(\.selected.isEmpty)
    else { return nil }
    let wanted =
      options.filter.map { "--filter '\($0)'" } + options.tag.map { "--tag '\($0)'" }
      + options.variant.map { "--variant '\($0)'" }
    let known = suites.flatMap { $0.declarations.map(\.name) }
    let near = options.filter.first.flatMap { nearestName(to: $0, among: known) }
    let hint = near.map { "; did you mean '\($0)'?" } ?? ""
    return "no screen matches \(wanted.joined(separator: " "))\(hint)\n"
  }
}

extension CommandContext {
  /// Prints diagnostics, if there are any; in JSON, none are printed as an empty list.
  func printDiagnostics(_ diagnostics: Diagnostics, _ options: CommonOptions) {
    let sorted = diagnostics.sorted
    if sorted.isEmpty { return }
    console.writeError(options.text(of: sorted, on: console, isError: true))
  }
}
