import DioramaKit
import DioramaStage
import HeadlessUIKit
import YAML

/// A screen that Swift code builds, with the YAML keys that configure its run.
package struct BuiltScreen: Sendable {
  /// The screen's name.
  package let name: String
  /// The YAML of the screen's keys, without `screen` and `viewController`.
  let keys: String
  /// The class of the view controller.
  let type: Any.Type
  /// Registers the class with a closure that builds the screen.
  let register: @Sendable (inout Registry, String) throws -> Void
  /// Whether the screen is a single view.
  private(set) var isView = false
  /// The width of a single view in columns; nil to fill the project's device.
  package private(set) var width: Int?

  /// Creates a screen that `make` builds during the run.
  package init<Screen: UIViewController>(
    _ name: String, keys: String = "", make: @escaping @Sendable () throws -> Screen
  ) {
    self.name = name
    self.keys = keys
    type = Screen.self
    register = { registry, name throws in
      try registry.register(Screen.self, as: name, replacing: true, make: make)
    }
  }

  /// Creates a single view that `make` builds during the run.
  ///
  /// - Parameter width: the width of the view in columns; nil to fill the project's device.
  package init<View: UIView>(
    _ name: String, keys: String = "", width: Int?, view make: @escaping @Sendable () throws -> View
  ) {
    self.init(name, keys: keys) { SingleViewController(try make()) }
    isView = true
    self.width = width
  }

  /// The widths that a single view may have.
  package static let viewWidths = 1...Device.widths.upperBound - SingleViewController.borderColumns

  /// The device of the screen. The device of a single view is as tall as the view.
  func device(from device: Device) -> Device {
    let border = SingleViewController.borderColumns
    return isView ? Device(width: width.map { $0 + border } ?? device.width) : device
  }

  /// The reason why the name is not valid as a screen's id; nil if it is.
  package var nameFault: ScreenDeclaration.NameFault? { ScreenDeclaration.idFault(of: name) }
}

extension ScreenSuite {
  /// Runs a screen that Swift code builds. The project's file applies as for any screen.
  ///
  /// Problems of the screen's keys are reported at lines of these keys, in a source named after the
  /// screen.
  package func outcome(
    of screen: BuiltScreen
  ) -> (snapshot: [UInt8]?, diagnostics: Diagnostics) {
    var diagnostics = Diagnostics()
    let typeName = registry.name(of: screen.type)
    let yaml = "\(screen.keys)\nscreen: \"\(screen.name)\"\nviewController: \"\(typeName)\"\n"
    let source = Source(path: "\(project.root)/\(screen.name)", bytes: Array(yaml.utf8))
    guard let registry = registry(with: screen, as: typeName),
      var plan = plan(source, registry, &diagnostics)
    else { return (nil, diagnostics) }
    plan.run.device = screen.device(from: plan.run.device)
    let runner = ScreenRunner(registry: registry)
    return (runner.snapshot(of: plan.run, &diagnostics), diagnostics)
  }

  private func registry(with screen: BuiltScreen, as name: String) -> Registry? {
    var registry = registry
    // The registration cannot fail, since it may replace a type of the same name.
    return (try? screen.register(&registry, name)).map { registry }
  }

  private func plan(
    _ source: Source, _ registry: Registry, _ diagnostics: inout Diagnostics
  ) -> ScreenPlan? {
    var decoding = Decoding(files: project.files, commandName: registry.commandName)
    defer { diagnostics.append(contentsOf: decoding.diagnostics) }
    let documents = YAMLReader().documents(
      of: source, reporting: &decoding.diagnostics, selecting: .readable)
    let declarations = documents.flatMap {
      ScreenDeclaration.declarations(in: $0, of: configuration, &decoding)
    }
    guard let declaration = declarations.first else { return nil }
    let plan = ScreenResolver(declaration, in: configuration, registry).plan(&decoding)
    return declaration.root.document.isValid ? plan : nil
  }
}
