import DioramaKit
import DioramaStage
import System
import YAML

extension ScreenSuite {
  /// Runs a screen that Swift code builds; the project's file has its say as for any screen.
  ///
  /// Problems of its keys are told at lines of those keys, in a source that has the screen's name.
  package func outcome(
    of screen: BuiltScreen
  ) -> (snapshot: [UInt8]?, diagnostics: Diagnostics) {
    var diagnostics = Diagnostics()
    let typeName = registry.name(of: screen.type)
    let yaml = "\(screen.keys)\nscreen: \"\(screen.name)\"\nviewController: \"\(typeName)\"\n"
    let source = Source(path: "\(project.root)/\(screen.name)", bytes: Array(yaml.utf8))
    guard let registry = registry(standingIn: screen, as: typeName),
      let plan = plan(source, registry, &diagnostics)
    else { return (nil, diagnostics) }
    let runner = ScreenRunner(registry: registry)
    let snapshot = BuiltScreen.Build.$current.withValue(screen.build) {
      runner.snapshot(of: plan.run, &diagnostics)
    }
    if let reason = screen.build.failure {
      diagnostics = Diagnostics()
      diagnostics.report(
        .failedStep, "the screen could not be built: \(reason)", at: Place(startOf: source))
      return (nil, diagnostics)
    }
    return (snapshot, diagnostics)
  }

  private func registry(standingIn screen: BuiltScreen, as name: String) -> Registry? {
    var registry = registry
    // A name that may be replaced cannot be refused.
    guard (try? registry.register(screen.standIn, as: name, replacing: true)) != nil else {
      return nil
    }
    return registry
  }

  private func plan(
    _ source: Source, _ registry: Registry, _ diagnostics: inout Diagnostics
  ) -> ScreenPlan? {
    var decoding = Decoding(files: project.files)
    defer { diagnostics.append(contentsOf: decoding.diagnostics) }
    let documents = YAMLReader().documents(
      of: source, reporting: &decoding.diagnostics, selecting: .readable)
    let declarations = documents.flatMap {
      ScreenDeclaration.declarations(in: $0, of: configuration, &decoding)
    }
    guard let declaration = declarations.first else { return nil }
    let plan = ScreenResolver(declaration, in: configuration, registry).plan(&decoding)
    return declaration.root.document.isSound ? plan : nil
  }
}
