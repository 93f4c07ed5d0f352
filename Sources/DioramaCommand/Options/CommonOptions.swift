import ArgumentParser
import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// When output is colored.
enum ColorMode: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}

/// How results and diagnostics are printed.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, github
}

extension ScreenPlan.Theme: ExpressibleByArgument {}
extension MissingPolicy: ExpressibleByArgument {}
extension ObsoletePolicy: ExpressibleByArgument {}
extension Shard: ExpressibleByArgument {}

/// The printing options of a command.
protocol PrintingOptions {
  /// When the output is colored.
  var color: ColorMode { get }
  /// The format of the output.
  var format: OutputFormat { get }
}

extension PrintingOptions {
  /// Returns the colors for results.
  func colors(on console: Console) -> Colors {
    Colors(isOn: isColored(console, console.environment.isTerminal))
  }

  /// Returns diagnostics in the requested format.
  func text(of diagnostics: [Diagnostic], on console: Console, isError: Bool) -> SafeText {
    let terminal =
      isError ? console.environment.isErrorTerminal : console.environment.isTerminal
    switch format {
    case .text:
      let isColored = isColored(console, terminal)
      let text = TextPrinter(color: isColored).text(of: diagnostics.mergingReferences)
      return SafeText(lines: text, keepsColors: isColored)
    case .json: return JSON.lines(diagnostics.map(\.json))
    case .github: return SafeText(lines: GitHubPrinter().text(of: diagnostics))
    }
  }

  private func isColored(_ console: Console, _ isTerminal: Bool) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto: isTerminal && !console.environment.disablesColor
    }
  }
}

/// Options that override what YAML sets for screens.
protocol ScreenOverrides {
  /// The width in columns.
  var width: Int? { get }
  /// Light or dark.
  var theme: ScreenPlan.Theme? { get }
  /// The blocks that snapshots have besides frames.
  var show: ShownBlocks? { get }
}

extension ScreenOverrides {
  var overrides: CommandOverrides {
    CommandOverrides(theme: theme, width: width, show: show?.blocks)
  }

  func checkWidth() throws {
    if let width, !Device.widths.contains(width) {
      let (least, most) = (Device.widths.lowerBound, Device.widths.upperBound)
      throw ValidationError.option("--width", takes: "a number from \(least) to \(most)")
    }
  }
}

extension ArgumentHelp {
  fileprivate static let color: ArgumentHelp = "When to color the output."
  fileprivate static let format: ArgumentHelp = "The format of the output."
  fileprivate static let quiet: ArgumentHelp = "Print problems only."
  fileprivate static let width: ArgumentHelp =
    "The width of each screen in columns, 24 to 200."
  fileprivate static let theme: ArgumentHelp = "The theme of each screen."
  fileprivate static let show: ArgumentHelp =
    "The blocks below each frame, separated by commas."
  fileprivate static let followLinks: ArgumentHelp =
    "Follow links that point outside the project; always on in Bazel's trees."
}

/// The printing options of commands without screens; scripts pass these to every command.
struct OutputOptions: ParsableArguments, PrintingOptions {
  @Option(help: .color) var color: ColorMode = .auto
  @Option(help: .format) var format: OutputFormat = .text
}

/// The option for links, of commands without screens.
struct LinkOption: ParsableArguments {
  @Flag(help: .followLinks) var followLinks = false

  var policy: LinkPolicy { followLinks ? .anywhere : .ofEnvironment }
}

/// The option for quiet output.
struct QuietOption: ParsableArguments {
  @Flag(name: .shortAndLong, help: .quiet) var quiet = false
}

/// The device options of a command for one screen.
struct DeviceOptions: ParsableArguments, ScreenOverrides {
  @Option(help: .width) var width: Int?
  @Option(help: .theme) var theme: ScreenPlan.Theme?
  @Option(help: .show) var show: ShownBlocks?

  func validate() throws { try checkWidth() }
}

/// An amount of memory in an option: a number of megabytes, without a unit.
struct Megabytes: ExpressibleByArgument {
  let number: Int

  init?(argument: String) {
    guard let number = Int(argument), (0...1_000_000_000).contains(number) else { return nil }
    self.number = number
  }
}

/// The options of commands for screens of projects.
///
/// They are not in option groups: in a debug build the parser visits each group five times, and
/// nested groups multiply that.
struct CommonOptions: ParsableArguments, PrintingOptions, ScreenOverrides {
  @Argument(
    help: "Project folders, screen files, or names of screens.", completion: Completions.paths)
  var paths: [String] = ["screens"]

  @Option(
    help: "Only screens with this name or pattern, such as 'invite-*'; repeatable.",
    completion: Completions.screens)
  var filter: [String] = []

  @Option(help: "Only screens with this tag; repeatable.", completion: Completions.tags)
  var tag: [String] = []

  @Option(
    help: "Only this variant; if repeated, variants are combined, and later ones take precedence.",
    completion: Completions.variants)
  var variant: [String] = []

  @Option(help: .width) var width: Int?
  @Option(help: .theme) var theme: ScreenPlan.Theme?
  @Option(help: .show) var show: ShownBlocks?

  @Option(help: "The number of screens that run at a time; by default the number of cores.")
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "The time limit of a screen; 0 means no limit.", valueName: "seconds"))
  var timeout = 10.0

  @Option(
    help: ArgumentHelp(
      "The memory limit; 0 means no limit; by default half of the machine's memory.",
      valueName: "megabytes"))
  var memory: Megabytes?

  @Flag(help: .followLinks) var followLinks = false

  @Option(help: .color) var color: ColorMode = .auto
  @Option(help: .format) var format: OutputFormat = .text
  @Flag(name: .shortAndLong, help: .quiet) var quiet = false

  func validate() throws {
    try checkWidth()
    if !(0...86_400).contains(timeout) {
      throw ValidationError.option("--timeout", takes: "a number of seconds from 0 to 86400")
    }
    if let jobs, jobs < 1 {
      throw ValidationError.option("--jobs", takes: "a number greater than 0")
    }
  }

  /// Where links in the projects may lead.
  var links: LinkPolicy { followLinks ? .anywhere : .ofEnvironment }

  /// Combined variants can be rendered, but have no snapshots.
  func checkSingleVariant() throws {
    if variant.count > 1 { throw ValidationError.combinedVariants }
  }

  /// The request for projects and screens.
  var request: ProjectRequest {
    var request = ProjectRequest(paths: paths)
    request.selection = ScreenSuite.Selection(filters: filter, tags: tag, variants: variant)
    request.overrides = overrides
    request.jobs = jobs ?? CurrentProcess.coreCount
    request.limits.time = timeout > 0 ? .seconds(timeout) : nil
    if let memory = memory?.number {
      request.limits.memory = memory > 0 ? memory * 1_000_000 : nil
    }
    request.links = links
    return request
  }
}
