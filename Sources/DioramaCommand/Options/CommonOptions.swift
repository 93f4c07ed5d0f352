import ArgumentParser
import Diorama
import DioramaStage
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
extension MissingPolicy: ExpressibleByArgument {}
extension ObsoletePolicy: ExpressibleByArgument {}
extension Shard: ExpressibleByArgument {}

/// How something is printed; scripts pass these to every command.
struct OutputOptions: ParsableArguments {
  @Option(help: "auto, always or never.")
  var color: ColorMode = .auto

  @Option(help: "text, json or github.")
  var format: OutputFormat = .text

  /// Colours for results.
  func colors(on console: Console) -> Colors {
    Colors(isOn: isColored(console, console.surroundings.isTerminal))
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

  private func isColored(_ console: Console, _ isTerminal: Bool) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto: isTerminal && !console.surroundings.refusesColor
    }
  }
}

/// How much is printed.
struct QuietOption: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print only what is wrong.")
  var quiet = false
}

/// What screens are shown on, over all layers of YAML.
struct DeviceOptions: ParsableArguments {
  @Option(help: "Columns of the device, 24 to 200, for all screens.")
  var width: Int?

  @Option(help: "light or dark, for all screens.")
  var theme: ScreenPlan.Theme?

  func validate() throws {
    if let width, !Device.widths.contains(width) {
      throw ValidationError(
        "--width takes a number from \(Device.widths.lowerBound) to \(Device.widths.upperBound)")
    }
  }

  var overrides: CommandOverrides { CommandOverrides(theme: theme, width: width) }
}

/// The options of commands that are about screens of projects.
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

  @OptionGroup var device: DeviceOptions

  @Option(help: "How many screens run at a time; by default as many as there are cores.")
  var jobs: Int?

  @OptionGroup var output: OutputOptions
  @OptionGroup private var quietOption: QuietOption

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1") }
  }

  /// Combined variants can be shown, but nothing is recorded of them.
  func refuseCombinedVariants() throws {
    if variant.count > 1 {
      throw ValidationError(
        "combined variants can be rendered, but have no snapshot: write a variant that has both")
    }
  }

  var format: OutputFormat { output.format }
  var quiet: Bool { quietOption.quiet }

  /// The projects and screens that are meant.
  var request: ProjectRequest {
    var request = ProjectRequest(paths: paths)
    request.selection = ScreenSuite.Selection(filters: filter, tags: tag, variants: variant)
    request.overrides = device.overrides
    request.jobs = jobs ?? CurrentProcess.coreCount
    return request
  }
}
