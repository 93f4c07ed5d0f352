import DioramaKit
import DioramaStage
import HeadlessUIKit
import Synchronization
import System
import YAML

/// A screen that Swift code builds, with the keys that say what it runs on.
package struct BuiltScreen: Sendable {
  /// The screen's name.
  package let name: String
  /// YAML of a screen's keys, without `screen` and `viewController`.
  let keys: String
  /// What YAML sees of its view controller.
  let standIn: any ScreenViewController.Type
  /// The class that `build` says it makes.
  let type: Any.Type
  let build: Build

  /// A screen that `make` builds, inside the run.
  package init<Screen: UIViewController>(
    _ name: String, keys: String = "", make: @escaping @Sendable () throws -> Screen
  ) {
    self.name = name
    self.keys = keys
    standIn = StandIn<Screen>.self
    type = Screen.self
    build = Build(make)
  }

  /// Whether its name can be a file's.
  package var hasGoodName: Bool { ScreenDeclaration.isName(name) }

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
private final class StandIn<Screen: UIViewController>: UIViewController, ScreenViewController {
  static var kind: TypeKind { .viewController }
  static var properties: PropertyTable { [] }
  static var slots: [Slot] { (Screen.self as? any ScreenViewController.Type)?.slots ?? [] }
  static var initializer: ViewControllerInitializer {
    ViewControllerInitializer { _ in BuiltScreen.Build.current?.controller() }
  }
}
