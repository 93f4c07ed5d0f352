import HeadlessUIKit
import Testing

/// Pushing, popping and replacing the controllers of a visible stack.
@Suite("Navigation stacks") struct NavigationStackTests {
  private let log = EventLog()
  private let environment = ScreenEnvironment()
  private let delegate: RecordingNavigationDelegate
  private let stack: UINavigationController
  private let screens: [RecordingScreen]
  private var a: RecordingScreen { screens[0] }
  private var b: RecordingScreen { screens[1] }
  private var c: RecordingScreen { screens[2] }

  /// Shows a stack with A in the window.
  init() {
    let log = log
    screens = ["A", "B", "C"].map { RecordingScreen($0, log) }
    delegate = RecordingNavigationDelegate(log)
    stack = UINavigationController(rootViewController: screens[0])
    stack.delegate = delegate
    environment.run {
      environment.window.rootViewController = stack
      environment.settle()
    }
    _ = log.take()
  }

  /// The events that a closure causes, including the due work of the queue.
  private func events(_ body: () -> Void) -> [String] {
    environment.run {
      body()
      environment.settle()
    }
    return log.take()
  }

  private var names: [String] {
    stack.viewControllers.compactMap { ($0 as? RecordingScreen)?.name }
  }

  @Test func a_push_sends_callbacks_in_uikit_order() {
    #expect(
      events { stack.pushViewController(b, animated: true) } == [
        "B willMove(parent)", "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear",
        "willShow B", "B viewIsAppearing", "B viewWillLayoutSubviews", "B viewDidLayoutSubviews",
        "A viewDidDisappear", "B viewDidAppear", "B didMove(parent)", "didShow B",
      ])
    #expect(names == ["A", "B"])
    #expect(b.navigationController === stack)
    #expect(b.view.window === environment.window)
    #expect(a.view.window == nil)
  }

  @Test func a_pop_sends_callbacks_in_uikit_order() {
    _ = events { stack.pushViewController(b, animated: true) }
    var popped: UIViewController?
    #expect(
      events { popped = stack.popViewController(animated: true) } == [
        "B willMove(nil)", "B viewWillDisappear", "A viewWillAppear", "willShow A",
        "A viewIsAppearing", "B viewDidDisappear", "A viewDidAppear", "B didMove(nil)",
        "didShow A",
      ])
    #expect(popped === b)
    #expect(names == ["A"])
    #expect(b.parent == nil)
    #expect(b.view.superview == nil)
    #expect(a.view.window === environment.window)
  }

  @Test func popping_several_screens_makes_only_the_visible_one_disappear() {
    _ = events {
      stack.pushViewController(b, animated: true)
      stack.pushViewController(c, animated: true)
    }
    var popped: [UIViewController]?
    #expect(
      events { popped = stack.popToViewController(a, animated: true) } == [
        "B willMove(nil)", "C willMove(nil)", "C viewWillDisappear", "A viewWillAppear",
        "willShow A", "A viewIsAppearing", "C viewDidDisappear", "A viewDidAppear",
        "B didMove(nil)", "C didMove(nil)", "didShow A",
      ])
    #expect(popped == [b, c])
    #expect(names == ["A"])
  }

  @Test func popping_to_the_root_returns_all_popped_screens() {
    _ = events {
      stack.pushViewController(b, animated: false)
      stack.pushViewController(c, animated: false)
    }
    var popped: [UIViewController]?
    _ = events { popped = stack.popToRootViewController(animated: true) }
    #expect(popped == [b, c])
    #expect(names == ["A"])
  }

  @Test func pops_of_the_root_or_to_an_unknown_or_top_screen_do_nothing() {
    #expect(stack.popViewController(animated: true) == nil)
    #expect(stack.popToRootViewController(animated: true) == nil)
    #expect(stack.popToViewController(c, animated: true) == nil)
    #expect(stack.popToViewController(a, animated: true) == nil)
    #expect(log.lines.isEmpty)
  }

  @Test func setting_a_stack_with_a_new_top_sends_callbacks_in_order() {
    _ = events { stack.pushViewController(b, animated: false) }
    #expect(
      events { stack.setViewControllers([a, c], animated: true) } == [
        "B willMove(nil)", "C willMove(parent)", "C viewDidLoad", "B viewWillDisappear",
        "C viewWillAppear", "willShow C", "C viewIsAppearing", "C viewWillLayoutSubviews",
        "C viewDidLayoutSubviews", "B viewDidDisappear", "C viewDidAppear", "B didMove(nil)",
        "C didMove(parent)", "didShow C",
      ])
    #expect(names == ["A", "C"])
  }

  @Test func setting_a_stack_with_the_same_top_notifies_only_the_screens_below() {
    _ = events { stack.pushViewController(b, animated: false) }
    #expect(
      events { stack.setViewControllers([c, b], animated: false) } == [
        "A willMove(nil)", "C willMove(parent)", "A didMove(nil)", "C didMove(parent)",
      ])
    #expect(names == ["C", "B"])
    #expect(stack.topViewController === b)
  }

  @Test func an_empty_stack_shows_nothing() {
    #expect(
      events { stack.setViewControllers([], animated: false) } == [
        "A willMove(nil)", "A viewWillDisappear", "A viewDidDisappear", "A didMove(nil)",
      ])
    #expect(stack.topViewController == nil)
    #expect(events { stack.pushViewController(b, animated: false) }.last == "didShow B")
  }

  @Test func a_stack_contains_a_screen_only_once() {
    #expect(events { stack.pushViewController(a, animated: true) } == [])
    #expect(events { stack.setViewControllers([a, a], animated: true) } == [])
    #expect(names == ["A"])
  }

  @Test func a_stack_rejects_navigation_controllers_and_its_own_containers() {
    let other = UINavigationController(rootViewController: b)
    _ = log.take()
    #expect(
      events {
        stack.pushViewController(other, animated: true)
        stack.pushViewController(stack, animated: true)
      } == [])
    let container = RecordingScreen("container", log)
    container.addChild(stack)
    _ = log.take()
    #expect(events { stack.pushViewController(container, animated: true) } == [])
    container.addChild(container)
    #expect(container.parent == nil)
  }

  @Test func isMovingToParent_and_isMovingFromParent_are_set_during_transitions() {
    var flags: [String] = []
    let (a, b) = (a, b)
    b.onWillAppear = { flags.append("to \(b.isMovingToParent), from \(b.isMovingFromParent)") }
    a.onWillAppear = { flags.append("B goes \(b.isMovingFromParent), A \(a.isMovingToParent)") }
    _ = events { stack.pushViewController(b, animated: true) }
    #expect(!b.isMovingToParent)
    _ = events { stack.popViewController(animated: true) }
    #expect(!b.isMovingFromParent)
    #expect(flags == ["to true, from false", "B goes true, A false"])
  }

  @Test func a_push_and_pop_in_one_turn_send_balanced_callbacks() {
    let lines = events {
      stack.pushViewController(b, animated: true)
      stack.popViewController(animated: true)
    }
    for word in ["viewWillAppear", "viewWillDisappear"] {
      #expect(lines.filter { $0 == "B \(word)" }.count == 1)
    }
    #expect(names == ["A"])
    #expect(b.parent == nil)
    #expect(a.view.window === environment.window)
    #expect(b.view.window == nil)
    #expect(events { stack.pushViewController(b, animated: true) }.last == "didShow B")
  }

  @Test func a_pop_and_push_of_a_screen_in_one_turn_keep_it_in_the_stack() {
    _ = events { stack.pushViewController(b, animated: true) }
    _ = events {
      stack.popViewController(animated: true)
      stack.pushViewController(b, animated: true)
    }
    #expect(names == ["A", "B"])
    #expect(b.parent === stack)
    #expect(b.view.window === environment.window)
  }

  @Test func a_screen_can_move_from_one_stack_to_another() {
    _ = events { stack.pushViewController(b, animated: true) }
    let other = UINavigationController()
    _ = events {
      stack.popViewController(animated: true)
      other.pushViewController(b, animated: true)
    }
    #expect(b.navigationController === other)
    #expect(names == ["A"])
  }

  @Test func the_navigation_bar_can_be_hidden_and_shown() {
    stack.setNavigationBarHidden(true, animated: true)
    #expect(stack.isNavigationBarHidden)
    stack.setNavigationBarHidden(false, animated: false)
    #expect(!stack.isNavigationBarHidden)
    #expect(stack.navigationBar === stack.navigationBar)
  }

  @Test func navigationController_is_the_nearest_enclosing_stack_or_nil() {
    #expect(c.navigationController == nil)
    a.addChild(c)
    #expect(c.navigationController === stack)
  }
}

/// A stack outside of the window.
@Suite("Hidden navigation stacks") struct HiddenStackTests {
  private let log = EventLog()

  @Test func pushing_and_popping_in_a_hidden_stack_loads_no_views() {
    inRun { environment in
      let (a, b) = (RecordingScreen("A", log), RecordingScreen("B", log))
      let stack = UINavigationController(rootViewController: a)
      stack.pushViewController(b, animated: true)
      stack.popViewController(animated: true)
      environment.settle()
      #expect(
        log.lines == [
          "A willMove(parent)", "B willMove(parent)", "B willMove(nil)", "B didMove(nil)",
        ])
      #expect(!b.isViewLoaded)
    }
  }

  @Test func only_the_top_view_is_loaded_when_the_stack_appears() {
    inRun { environment in
      let (a, b) = (RecordingScreen("A", log), RecordingScreen("B", log))
      let stack = UINavigationController(rootViewController: a)
      stack.pushViewController(b, animated: false)
      environment.window.rootViewController = stack
      environment.settle()
      #expect(!a.isViewLoaded)
      #expect(b.isViewLoaded)
      #expect(log.lines.suffix(2) == ["A didMove(parent)", "B didMove(parent)"])
    }
  }
}
