import ArgumentParser
import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaStage
import YAML

/// `diorama list`: the screens with their types and tags.
struct ListCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List screens with their types and tags.")

  @OptionGroup var options: CommonOptions

  func run(in context: CommandContext) -> ExitStatus {
    guard let projects = context.load(options, mayBeEmpty: true) else { return .usage }
    var diagnostics = projects.pathProblems
    var rows: [Row] = []
    for suite in projects.suites.map(\.resolvable) {
      diagnostics.append(contentsOf: suite.diagnostics)
      for (screen, result) in zip(suite.selected, suite.plans()) {
        diagnostics.append(contentsOf: result.diagnostics)
        rows.append(Row(screen, result.plan, suite))
      }
    }
    switch options.format {
    case .json: context.console.write(JSON.lines(rows.map(\.json)))
    case .text, .github:
      for line in SafeText.table(rows.map(\.cells)) { context.console.write(line + "\n") }
    }
    context.printDiagnostics(diagnostics, options)
    return diagnostics.hasErrors ? .failure : .success
  }

  /// A screen's line.
  private struct Row {
    let screen: ScreenDeclaration
    let viewController: String?
    let header: String?
    let list: String?

    init(_ screen: ScreenDeclaration, _ plan: ScreenPlan?, _ suite: ScreenSuite) {
      self.screen = screen
      viewController = plan?.run.typeName
      header = plan.flatMap { suite.partName("headerComponent", of: $0) }
      list = plan.flatMap { suite.partName("listComponent", of: $0) }
    }

    var json: JSON {
      [
        "screen": .string(screen.id), "variant": .optional(screen.variant),
        "file": .string(screen.path), "line": .number(Int(screen.idPlace.start.line)),
        "viewController": .optional(viewController), "headerComponent": .optional(header),
        "listComponent": .optional(list), "tags": .strings(screen.tags),
      ]
    }

    var cells: [SafeText] {
      [
        "\(screen.name)", "\(screen.path):\(screen.idPlace.start.line)", "\(viewController ?? "?")",
        "\(header ?? "")", "\(list ?? "")", "\(screen.tags.joined(separator: ", "))",
      ]
    }
  }
}
