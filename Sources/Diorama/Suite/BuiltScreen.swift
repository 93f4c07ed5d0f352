import DioramaKit
import DioramaStage
import HeadlessUIKit
import Synchronization
import YAML

/// A screen that Swift code builds, with the keys that say what it runs on.
package struct BuiltScreen: Sendable {
  /// The screen's name.
  package let name: String
  /// YAML of a screen's keys, without `screen` and `viewController`.
  let keys: String
  /// What YAML sees of its view controller.
  let placeholderType: any ScreenViewController.Type
  /// The class that `build` says it makes.
  let type: Any.Type
  let build: Build
  /// Whether it is a single view.
  private(set) var isView = false
  /// The columns of a single view; nil for those that the project's device leaves.
  package private(set) var width: Int?

  /// A screen that `make` builds, inside the run.
  package init<Screen: UIViewController>(
    _ name: String, keys: String = "", make: @escaping @Sendable () throws -> Screen
  ) {
    self.name = name
    self.keys = keys
    placeholderType = PlaceholderViewController<Screen>.self
    type = Screen.self
    build = Build(make)
  }

  /// A single view that `make` builds, inside the run.
  ///
  /// - Parameter width: its columns; nil for those that the project's device leaves.
  package init<View: UIView>(
    _ name: String, keys: String = "", width: Int?, view make: @escaping @Sendable () throws -> View
  ) {
    self.init(name, keys: keys) { SingleViewController(try make()) }
    isView = true
    self.width = width
  }

  /// The widths that a single view may have.
  package static let viewWidths = 1...Device.widths.upperBound - SingleViewController.borderColumns

  /// The device of a single view: as tall as it is.
  func device(from device: Device) -> Device {
    let border = SingleViewController.borderColumns
    return isView ? Device(width: width.map { $0 + border } ?? device.width) : device
  }

  /// Whether its name can be a file's.
  package var hasValidName: Bool { ScreenDeclaration.isName(name) }

  /// The building of a screen in a run.
  final class Build: Sendable {
    /// What is built in the run on this thread.
    @TaskLocal static var current: Build?

    private let make: @Sendable () throws -> UIViewController
    private let reason = Mutex<String?>(nil)

    init(_ make: @escaping @Sendable () throws -> UIViewController) { self.make = make }

    /// Why there is no screen.
    var failure: String? { reason.withLock { $0 } }

    /// Builds the screen; nil when that throws, which is kept.
    func controller() -> UIViewController? {
      do {
        return try make()
      } catch {
        reason.withLock { $0 = "\(error)" }
        return nil
      }
    }
  }
}

/// The slots of a screen that Swift code builds, and an initialiser without parameters.
private final class PlaceholderViewController<Screen: UIViewController>: UIViewController,
  ScreenViewController
{
  static var kind: TypeKind { .viewController }
  static var properties: PropertyTable { [] }
  static var slots: [Slot] { (Screen.self as? any ScreenViewController.Type)?.slots ?? [] }
  static var initializer: ViewControllerInitializer {
    ViewControllerInitializer { _ in BuiltScreen.Build.current?.controller() }
  }
}

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
      var plan = plan(source, registry, &diagnostics)
    else { return (nil, diagnostics) }
    plan.run.device = screen.device(from: plan.run.device)
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
    guard (try? registry.register(screen.placeholderType, as: name, replacing: true)) != nil else {
      return nil
    }
    return registry
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
