import DioramaKit
import DioramaStage
import HeadlessUIKit
import Synchronization
import YAML

/// A screen that Swift code builds, with the YAML keys that configure its run.
package struct BuiltScreen: Sendable {
  /// The screen's name.
  package let name: String
  /// The YAML of the screen's keys, without `screen` and `viewController`.
  let keys: String
  /// The type that YAML sees in the place of the screen's view controller.
  let placeholderType: any ScreenViewController.Type
  /// The class of the view controller that `build` makes.
  let type: Any.Type
  let build: Build
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
    placeholderType = PlaceholderViewController<Screen>.self
    type = Screen.self
    build = Build(make)
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

  /// Builds a screen during a run.
  final class Build: Sendable {
    /// The build of the current run, in this task.
    @TaskLocal static var current: Build?

    private let make: @Sendable () throws -> UIViewController
    private let reason = Mutex<String?>(nil)

    init(_ make: @escaping @Sendable () throws -> UIViewController) { self.make = make }

    /// The error of the build; nil if it did not fail.
    var failure: String? { reason.withLock { $0 } }

    /// Builds the screen. If that fails, it keeps the error and returns nil.
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

/// A view controller type with the slots of a screen that Swift code builds, and an initializer
/// without parameters.
private final class PlaceholderViewController<Screen: UIViewController>: UIViewController,
  ScreenViewController
{
  static var kind: TypeKind { .viewController }
  static var properties: PropertyTable {
    (Screen.self as? any ScreenViewController.Type)?.properties ?? []
  }
  static var slots: [Slot] { (Screen.self as? any ScreenViewController.Type)?.slots ?? [] }
  static var initializer: ViewControllerInitializer {
    ViewControllerInitializer { _ in BuiltScreen.Build.current?.controller() }
  }
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
    let snapshot = BuiltScreen.Build.$current.withValue(screen.build) {
      runner.snapshot(of: plan.run, &diagnostics)
    }
    if let reason = screen.build.failure {
      diagnostics = Diagnostics()
      diagnostics.append(.screenNotBuilt(reason, at: Place(startOf: source)))
      return (nil, diagnostics)
    }
    return (snapshot, diagnostics)
  }

  private func registry(with screen: BuiltScreen, as name: String) -> Registry? {
    var registry = registry
    // The registration cannot fail, since it may replace a type of the same name.
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
