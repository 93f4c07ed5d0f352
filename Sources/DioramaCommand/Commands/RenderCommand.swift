import ArgumentParser
import Diorama
import DioramaAuthoring
import YAML

/// `diorama render`: prints what screens show.
struct RenderCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Print the output of screens.")

  @OptionGroup var options: CommonOptions

  @Flag(help: "Print a frame after each step, with the time of the screen's clock.")
  var trace = false

  func run(in context: CommandContext) -> ExitStatus {
    var request = context.request(of: options)
    request.overrides.isTraced = trace
    request.overrides.includesColors =
      options.format == .text && options.colors(on: context.console).isOn
    guard let projects = context.load(options, for: request) else { return .usage }
    var diagnostics = projects.diagnostics
    var items: [JSON] = []
    var isFirst = true
    for outcome in projects.suites.flatMap({ $0.outcomes() }) {
      diagnostics.append(contentsOf: outcome.diagnostics)
      // The frame of a failed step is printed for people; in JSON it would pass for a snapshot.
      let shown = options.format == .json ? nil : outcome.snapshotAtFailure
      guard let snapshot = outcome.snapshot ?? shown, !options.quiet else { continue }
      if options.format == .json {
        items.append([
          "screen": .string(outcome.heading.id), "variant": .optional(outcome.heading.variant),
          "file": .string(outcome.heading.path),
          "snapshot": .string(String(decoding: snapshot, as: UTF8.self)),
        ])
      } else {
        if !isFirst { context.console.write("\n") }
        let painter = FramePainter(depth: context.console.environment.colorDepth)
        context.console.write(painter.text(of: snapshot, outcome.coloredRuns))
        isFirst = false
      }
    }
    if options.format == .json { context.console.write(JSON.lines(items)) }
    context.printDiagnostics(diagnostics, options)
    return diagnostics.hasErrors ? .failure : .success
  }
}
