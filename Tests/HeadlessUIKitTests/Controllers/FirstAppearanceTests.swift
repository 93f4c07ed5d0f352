import HeadlessUIKit
import Testing

/// Callbacks when a screen appears for the first time.
@Suite("A screen's first appearance") struct FirstAppearanceTests {
  private let log = EventLog()

  @Test func the_root_controller_gets_its_callbacks_in_uikit_order() {
    inRun { environment in
      environment.window.rootViewController = RecordingScreen("A", log)
      #expect(log.take() == ["A viewDidLoad", "A viewWillAppear", "A viewIsAppearing"])
      environment.settle()
      #expect(
        log.take() == ["A viewWillLayoutSubviews", "A viewDidLayoutSubviews", "A viewDidAppear"])
    }
  }

  @Test func outside_of_a_run_all_appearance_callbacks_happen_at_once() {
    let window = UIWindow()
    window.rootViewController = RecordingScreen("A", log)
    #expect(
      log.lines == [
        "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "A viewWillLayoutSubviews",
        "A viewDidLayoutSubviews", "A viewDidAppear",
      ])
  }

  @Test func a_navigation_stack_notifies_its_root_controller_and_its_delegate_in_order() {
    inRun { environment in
      let delegate = RecordingNavigationDelegate(log)
      let stack = UINavigationController(rootViewController: RecordingScreen("A", log))
      stack.delegate = delegate
      #expect(log.take() == ["A willMove(parent)"])
      environment.window.rootViewController = stack
      environment.settle()
      #expect(
        log.lines == [
          "A viewDidLoad", "A viewWillAppear", "willShow A", "A viewIsAppearing",
          "A viewWillLayoutSubviews", "A viewDidLayoutSubviews", "A viewDidAppear",
          "A didMove(parent)", "didShow A",
        ])
    }
  }

  @Test func a_delegate_set_while_the_screen_appears_is_notified_too() {
    inRun { environment in
      let delegate = RecordingNavigationDelegate(log)
      let screen = RecordingScreen("A", log)
      let stack = UINavigationController(rootViewController: screen)
      screen.onWillAppear = { stack.delegate = delegate }
      environment.window.rootViewController = stack
      environment.settle()
      #expect(log.lines.contains("willShow A"))
      #expect(log.lines.last == "didShow A")
    }
  }

  @Test func a_new_root_controller_replaces_the_old_one() {
    inRun { environment in
      let (a, b) = (RecordingScreen("A", log), RecordingScreen("B", log))
      environment.window.rootViewController = a
      environment.settle()
      _ = log.take()
      environment.window.rootViewController = b
      environment.settle()
      #expect(
        log.take() == [
          "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing",
          "B viewWillLayoutSubviews", "B viewDidLayoutSubviews", "A viewDidDisappear",
          "B viewDidAppear",
        ])
      #expect(a.view.superview == nil)
      #expect(b.view.superview === environment.window)
      environment.window.rootViewController = b
      environment.settle()
      #expect(log.lines.isEmpty)
    }
  }

  @Test func the_view_is_loaded_on_first_access_and_only_once() {
    let screen = RecordingScreen("A", log)
    #expect(!screen.isViewLoaded)
    #expect(screen.viewIfLoaded == nil)
    screen.loadViewIfNeeded()
    let view = screen.view
    screen.loadViewIfNeeded()
    #expect(screen.view === view)
    #expect(log.lines == ["A viewDidLoad"])
  }

  @Test func loadView_may_set_a_view_or_leave_the_default_one() {
    final class Own: UIViewController {
      let own = UILabel()
      override func loadView() { view = own }
    }
    final class Lazy: UIViewController {
      override func loadView() {}
    }
    let screen = Own()
    #expect(screen.view === screen.own)
    #expect(Lazy().view != nil)
  }

  @Test func layout_callbacks_run_only_when_the_view_needs_layout() {
    inRun { environment in
      let screen = RecordingScreen("A", log)
      environment.window.rootViewController = screen
      environment.settle()
      _ = log.take()
      screen.layOut()
      #expect(log.lines.isEmpty)
      screen.view.setNeedsLayout()
      screen.layOut()
      #expect(log.lines == ["A viewWillLayoutSubviews", "A viewDidLayoutSubviews"])
    }
  }

  @Test func the_title_is_copied_to_the_navigation_item_but_not_back() {
    let screen = UIViewController()
    screen.title = "Early"
    #expect(screen.navigationItem.title == "Early")
    screen.title = "Late"
    #expect(screen.navigationItem.title == "Late")
    screen.navigationItem.title = "Own"
    #expect(screen.title == "Late")
  }

  @Test func a_visible_view_is_in_the_window() {
    inRun { environment in
      let screen = UIViewController()
      #expect(screen.view.window == nil)
      let stack = UINavigationController(rootViewController: screen)
      environment.window.rootViewController = stack
      environment.settle()
      #expect(screen.view.window === environment.window)
      #expect(environment.window.overlays.isEmpty)
    }
  }
}
