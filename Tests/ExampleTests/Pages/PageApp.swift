import Diorama
import DioramaKit
import Foundation
import HeadlessSendbird
import HeadlessUIKit
import Testing
import YAML

/// The first screen of the app in which the examples of a page run. It has a channel of each type
/// and presents the screens that an example creates.
///
/// The examples of a page are extension methods in that page's file. Their parameters have the
/// names of the page's placeholders, such as `OPEN_CHANNEL`.
final class PageApp: UIViewController, ScreenViewController {
  private(set) var groupChannel: GroupChannel?
  private(set) var openChannel: OpenChannel?

  override func viewDidLoad() {
    super.viewDidLoad()
    GroupChannel.getChannel(url: "spring-sale") { [weak self] channel, _ in
      self?.groupChannel = channel
    }
    OpenChannel.getChannel(url: "park-run") { [weak self] channel, _ in
      self?.openChannel = channel
    }
  }

  /// Shows a screen that an example has created but not shown.
  func show(_ screen: UIViewController) {
    present(UINavigationController(rootViewController: screen), animated: true)
  }

  /// The top screen of the presented navigation controller.
  func top<Screen: UIViewController>(_: Screen.Type) throws -> Screen {
    let stack = try #require(presentedViewController as? UINavigationController)
    return try #require(stack.topViewController as? Screen)
  }

  static let kind = TypeKind.viewController
  static let properties: PropertyTable = []
  static let slots: [Slot] = []
  static let initializer = ViewControllerInitializer { _ in PageApp() }
}

extension PageApp {
  /// The frame of the window after an example and `steps` have run.
  ///
  /// - Parameter operators: the operators of the open channel.
  static func frame(
    after example: @escaping @Sendable (PageApp) throws -> Void, steps: String = "",
    operators: String = "[ada]", then check: @escaping @Sendable (PageApp) throws -> Void = { _ in }
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let data = Self.data.replacing("OPERATORS", with: operators)
    let yaml = "\(data)steps:\n  - code: example\n\(steps)  - code: check\n"
    try Data(yaml.utf8).write(to: folder.appending(path: "page.yaml"))
    let code = StepDefinition("code", .text, "run Swift code of the page") {
      name, stage throws(StepFailure) in
      guard let app = stage.screen as? PageApp ?? first else { throw StepFailure("no app") }
      do { try name == "example" ? example(app) : check(app) } catch {
        throw StepFailure("\(error)")
      }
      ScreenEnvironment.current?.mainQueue.runDueItems()
    }
    var registry = try Registry(.sendbird, Kit("Page", steps: [code]))
    try registry.register(PageApp.self)
    let suite = try ScreenSuite(Project(at: folder.path), registry: registry)
    let outcome = try #require(suite.outcomes().first)
    let problems = outcome.diagnostics.sorted.map(\.message).joined(separator: "\n")
    let snapshot = try #require(outcome.snapshot, "\(problems)")
    let text = String(decoding: snapshot, as: UTF8.self)
    return text.split(separator: "\n").filter { "┌│├└".contains($0.prefix(1)) }
      .joined(separator: "\n")
  }

  /// The app below the presented screens.
  private static var first: PageApp? {
    var screen = ScreenEnvironment.current?.window.rootViewController
    while let current = screen {
      if let app = current as? PageApp { return app }
      let stack = current as? UINavigationController
      if let app = stack?.viewControllers.first as? PageApp { return app }
      screen = current.presentedViewController
    }
    return nil
  }

  /// Ada and Bela are in the group and in the open channel, and Ada is an operator of both.
  private static let data = """
    viewController: PageApp
    device: { width: 36 }
    currentUser: ada
    data:
      users:
        - { userId: ada, nickname: Ada }
        - { userId: bela, nickname: Béla }
        - { userId: cara, nickname: Cara }
        - { userId: dora, nickname: Dóra }
      groupChannels:
        - url: spring-sale
          name: Spring sale
          members: [{ userId: ada, isOperator: true }, bela]
      openChannels:
        - url: park-run
          name: Park run
          participants: [ada, bela]
          operators: OPERATORS

    """
}

/// Expects a frame, and prints both frames one below the other if they differ.
func expect(
  _ shown: String, is expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard shown != expected else { return }
  Issue.record("shown:\n\(shown)\nexpected:\n\(expected)\n", sourceLocation: sourceLocation)
}
