import HeadlessUIKit
import Testing

/// Screens inside an app's own container.
struct ContainerTests {
  private let log = EventLog()
  private let environment = ScreenEnvironment()
  private let parent: RecordingScreen
  private let child: RecordingScreen

  init() {
    parent = RecordingScreen("P", log)
    child = RecordingScreen("C", log)
  }

  private func events(_ body: () -> Void) -> [String] {
    environment.run {
      body()
      environment.settle()
    }
    return log.take()
  }

  /// Puts the child into the parent as UIKit wants it done.
  private func embed() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func remove() {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  @Test func `A child that is there before follows its parent`() {
    #expect(
      events(embed) == [
        "C willMove(parent)", "P viewDidLoad", "C viewDidLoad", "C didMove(parent)",
      ])
    #expect(
      events { environment.window.rootViewController = parent } == [
        "P viewWillAppear", "C viewWillAppear", "P viewIsAppearing", "C viewIsAppearing",
        "P viewWillLayoutSubviews", "C viewWillLayoutSubviews", "C viewDidLayoutSubviews",
        "P viewDidLayoutSubviews", "P viewDidAppear", "C viewDidAppear",
      ])
  }

  @Test func `All children follow, not only the last`() {
    let second = RecordingScreen("D", log)
    _ = events {
      embed()
      parent.addChild(second)
      parent.view.addSubview(second.view)
    }
    let lines = events { environment.window.rootViewController = parent }
    #expect(lines.filter { $0.hasSuffix("viewDidAppear") }.count == 3)
  }

  @Test func `A child whose view is not in its parent's hears nothing`() {
    _ = events { parent.addChild(child) }
    let lines = events { environment.window.rootViewController = parent }
    #expect(!lines.contains { $0.hasPrefix("C ") })
    #expect(!child.isViewLoaded)
  }

  @Test func `A child that comes to a screen that shows appears, and disappears as it goes`() {
    _ = events { environment.window.rootViewController = parent }
    #expect(
      events(embed) == [
        "C willMove(parent)", "C viewDidLoad", "C didMove(parent)", "C viewWillAppear",
        "C viewIsAppearing", "C viewWillLayoutSubviews", "C viewDidLayoutSubviews",
        "C viewDidAppear",
      ])
    #expect(
      events(remove) == [
        "C willMove(nil)", "C viewWillDisappear", "C didMove(nil)", "C viewDidDisappear",
      ])
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
  }

  @Test func `A child moves from container to container`() {
    let other = UIViewController()
    _ = events(embed)
    other.addChild(child)
    #expect(parent.children.isEmpty)
    #expect(other.children == [child])
    #expect(child.parent === other)
  }

  @Test func `Removing an orphan does nothing`() {
    child.removeFromParent()
    #expect(log.lines.isEmpty)
  }

  @Test func `A parent that dies leaves its child an orphan`() {
    var container: UIViewController? = UIViewController()
    container?.addChild(child)
    #expect(child.parent != nil)
    container = nil
    #expect(child.parent == nil)
    #expect(child.navigationController == nil)
  }

  @Test func `A screen that showed can be let go of`() {
    weak var screen: UIViewController?
    environment.run {
      let root = UIViewController()
      environment.window.rootViewController = root
      environment.settle()
      do {
        let stack = UINavigationController(rootViewController: UIViewController())
        screen = stack.topViewController
        root.present(stack, animated: true)
        environment.settle()
      }
      #expect(screen != nil)
      root.dismiss(animated: true)
      environment.settle()
    }
    #expect(screen == nil)
  }
}
