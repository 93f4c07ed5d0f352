import HeadlessUIKit
import Testing

/// Controllers inside a custom container.
@Suite("Custom containers") struct ContainerTests {
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

  /// Embeds the child in the parent, in the order that UIKit requires.
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

  @Test func a_child_added_early_appears_together_with_its_parent() {
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

  @Test func all_children_appear_with_their_parent() {
    let second = RecordingScreen("D", log)
    _ = events {
      embed()
      parent.addChild(second)
      parent.view.addSubview(second.view)
    }
    let lines = events { environment.window.rootViewController = parent }
    #expect(lines.filter { $0.hasSuffix("viewDidAppear") }.count == 3)
  }

  @Test func a_child_whose_view_is_not_in_the_parent_view_gets_no_callbacks() {
    _ = events { parent.addChild(child) }
    let lines = events { environment.window.rootViewController = parent }
    #expect(!lines.contains { $0.hasPrefix("C ") })
    #expect(!child.isViewLoaded)
  }

  @Test func a_child_added_to_a_visible_screen_appears_and_disappears_when_removed() {
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

  @Test func a_child_moves_from_container_to_container() {
    let other = UIViewController()
    _ = events(embed)
    other.addChild(child)
    #expect(parent.children.isEmpty)
    #expect(other.children == [child])
    #expect(child.parent === other)
  }

  @Test func removing_a_controller_without_a_parent_does_nothing() {
    child.removeFromParent()
    #expect(log.lines.isEmpty)
  }

  @Test func a_child_has_no_parent_after_its_parent_is_deallocated() {
    var container: UIViewController? = UIViewController()
    container?.addChild(child)
    #expect(child.parent != nil)
    container = nil
    #expect(child.parent == nil)
    #expect(child.navigationController == nil)
  }

  @Test func a_dismissed_screen_is_deallocated() {
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
