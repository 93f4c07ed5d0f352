import HeadlessUIKit
import Testing

/// How a screen comes to show for the first time.
@Suite("A screen's first appearance") struct FirstAppearanceTests {
  private let log = EventLog()

  @Test func a_windows_first_screen_is_loaded_and_told_in_uikits_order() {
    inRun { environment in
      environment.window.rootViewController = RecordingScreen("A", log)
      #expect(log.take() == ["A viewDidLoad", "A viewWillAppear", "A viewIsAppearing"])
      environment.settle()
      #expect(
        log.take() == ["A viewWillLayoutSubviews", "A viewDidLayoutSubviews", "A viewDidAppear"])
    }
  }

  @Test func outside_of_a_run_all_of_it_happens_at_once() {
    let window = UIWindow()
    window.rootViewController = RecordingScreen("A", log)
    #expect(
      log.lines == [
        "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "A viewWillLayoutSubviews",
        "A viewDidLayoutSubviews", "A viewDidAppear",
      ])
  }

  @Test func a_stack_tells_its_first_screen_its_delegate_and_its_first_screen_that_it_arrived() {
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

  @Test func a_delegate_that_is_set_as_the_screen_appears_hears_of_it_too() {
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

  @Test func another_first_screen_takes_the_place_of_the_old_one() {
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

  @Test func the_view_is_loaded_when_first_asked_for_and_only_once() {
    let screen = RecordingScreen("A", log)
    #expect(!screen.isViewLoaded)
    #expect(screen.viewIfLoaded == nil)
    screen.loadViewIfNeeded()
    let view = screen.view
    screen.loadViewIfNeeded()
    #expect(screen.view === view)
    #expect(log.lines == ["A viewDidLoad"])
  }

  @Test func a_screen_may_make_its_own_view() {
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

  @Test func a_new_layout_pass_is_told_before_and_after() {
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

  @Test func the_title_goes_to_the_navigation_item_whichever_comes_first() {
    let screen = UIViewController()
    screen.title = "Early"
    #expect(screen.navigationItem.title == "Early")
    screen.title = "Late"
    #expect(screen.navigationItem.title == "Late")
    screen.navigationItem.title = "Own"
    #expect(screen.title == "Late")
  }

  @Test func a_view_that_shows_is_in_the_window() {
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
