import HeadlessUIKit
import Testing

/// How a screen comes to show for the first time.
struct FirstAppearanceTests {
  private let log = EventLog()

  @Test func `A window's first screen is loaded and told in UIKit's order`() {
    inRun { environment in
      environment.window.rootViewController = RecordingScreen("A", log)
      #expect(log.take() == ["A viewDidLoad", "A viewWillAppear", "A viewIsAppearing"])
      environment.settle()
      #expect(
        log.take() == ["A viewWillLayoutSubviews", "A viewDidLayoutSubviews", "A viewDidAppear"])
    }
  }

  @Test func `Outside of a run all of it happens at once`() {
    let window = UIWindow()
    window.rootViewController = RecordingScreen("A", log)
    #expect(
      log.lines == [
        "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "A viewWillLayoutSubviews",
        "A viewDidLayoutSubviews", "A viewDidAppear",
      ])
  }

  @Test func `A stack tells its first screen, its delegate, and its first screen that it arrived`()
  {
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

  @Test func `A delegate that is set as the screen appears hears of it, too`() {
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

  @Test func `Another first screen takes the place of the old one`() {
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

  @Test func `The view is loaded when first asked for, and only once`() {
    let screen = RecordingScreen("A", log)
    #expect(!screen.isViewLoaded)
    #expect(screen.viewIfLoaded == nil)
    screen.loadViewIfNeeded()
    let view = screen.view
    screen.loadViewIfNeeded()
    #expect(screen.view === view)
    #expect(log.lines == ["A viewDidLoad"])
  }

  @Test func `A screen may make its own view`() {
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

  @Test func `A new layout pass is told before and after`() {
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

  @Test func `The title goes to the navigation item, whichever comes first`() {
    let screen = UIViewController()
    screen.title = "Early"
    #expect(screen.navigationItem.title == "Early")
    screen.title = "Late"
    #expect(screen.navigationItem.title == "Late")
    screen.navigationItem.title = "Own"
    #expect(screen.title == "Late")
  }

  @Test func `A view that shows is in the window`() {
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
