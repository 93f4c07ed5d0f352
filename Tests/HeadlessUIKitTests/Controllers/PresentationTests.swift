import HeadlessUIKit
import Testing

/// Screens over screens.
struct PresentationTests {
  private let log = EventLog()
  private let environment = ScreenEnvironment()
  private let a: RecordingScreen
  private let b: RecordingScreen
  private let c: RecordingScreen

  /// A window that shows A.
  init() {
    let log = log
    a = RecordingScreen("A", log)
    b = RecordingScreen("B", log)
    c = RecordingScreen("C", log)
    environment.run {
      environment.window.rootViewController = a
      environment.settle()
    }
    _ = log.take()
  }

  private func events(_ body: () -> Void) -> [String] {
    environment.run {
      body()
      environment.settle()
    }
    return log.take()
  }

  private func present(
    _ screen: UIViewController, over base: UIViewController,
    style: UIModalPresentationStyle = .automatic
  ) {
    screen.modalPresentationStyle = style
    base.present(screen, animated: true) { [log] in log.note("presented") }
  }

  private func dismiss(_ screen: UIViewController) {
    screen.dismiss(animated: true) { [log] in log.note("dismissed") }
  }

  @Test func `A sheet comes and goes, and the screen below hears nothing`() {
    #expect(
      events { present(b, over: a) } == [
        "B viewDidLoad", "B viewWillAppear", "B viewIsAppearing", "B viewWillLayoutSubviews",
        "B viewDidLayoutSubviews", "B viewDidAppear", "presented",
      ])
    #expect(a.presentedViewController === b)
    #expect(b.presentingViewController === a)
    #expect(
      events { dismiss(a) } == ["B viewWillDisappear", "B viewDidDisappear", "dismissed"])
    #expect(a.presentedViewController == nil)
    #expect(b.presentingViewController == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func `What covers all makes the screen below go and come back`(
    style: UIModalPresentationStyle
  ) {
    #expect(
      events { present(b, over: a, style: style) } == [
        "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing",
        "B viewWillLayoutSubviews", "B viewDidLayoutSubviews", "B viewDidAppear",
        "A viewDidDisappear", "presented",
      ])
    #expect(
      events { dismiss(a) } == [
        "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear",
        "B viewDidDisappear", "dismissed",
      ])
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .popover])
  func `Other styles leave the screen below where it is`(style: UIModalPresentationStyle) {
    #expect(!events { present(b, over: a, style: style) }.contains("A viewWillDisappear"))
  }

  @Test func `A change of style while it shows does not confuse the way back`() {
    _ = events { present(b, over: a, style: .fullScreen) }
    b.modalPresentationStyle = .pageSheet
    #expect(events { dismiss(a) }.contains("A viewDidAppear"))
  }

  @Test func `A screen can dismiss itself, also from inside a stack`() {
    _ = events { present(b, over: a) }
    #expect(events { dismiss(b) }.last == "dismissed")
    let stack = UINavigationController(rootViewController: c)
    _ = events { present(stack, over: a) }
    #expect(c.presentingViewController === a)
    #expect(
      events { dismiss(c) } == ["C viewWillDisappear", "C viewDidDisappear", "dismissed"])
    #expect(a.presentedViewController == nil)
  }

  @Test func `A stack over a screen tells its first screen, and its pushes work`() {
    let stack = UINavigationController(rootViewController: b)
    #expect(
      events { present(stack, over: a, style: .fullScreen) } == [
        "B willMove(parent)", "A viewWillDisappear", "B viewDidLoad", "B viewWillAppear",
        "B viewIsAppearing", "B viewWillLayoutSubviews", "B viewDidLayoutSubviews",
        "B viewDidAppear", "B didMove(parent)", "A viewDidDisappear", "presented",
      ])
    #expect(events { stack.pushViewController(c, animated: true) }.contains("C viewDidAppear"))
    #expect(events { stack.popViewController(animated: true) }.contains("B viewDidAppear"))
  }

  @Test func `A screen inside a stack presents over the whole stack`() {
    let stack = UINavigationController(rootViewController: b)
    _ = events { present(stack, over: a) }
    _ = events { present(c, over: b) }
    #expect(stack.presentedViewController === c)
    #expect(b.presentedViewController === c)
    #expect(c.presentingViewController === stack)
    #expect(stack.visibleViewController === c)
    #expect(events { dismiss(b) } == ["C viewWillDisappear", "C viewDidDisappear", "dismissed"])
    #expect(stack.visibleViewController === b)
  }

  @Test func `A screen that has something over it presents nothing more`() {
    _ = events { present(b, over: a) }
    #expect(events { present(c, over: a) } == [])
    #expect(a.presentedViewController === b)
    #expect(events { present(c, over: b) }.last == "presented")
    #expect(environment.window.topViewController === c)
  }

  @Test func `Dismissing below takes away all that lies above, the top first`() {
    _ = events {
      present(b, over: a)
      present(c, over: b)
    }
    #expect(
      events { dismiss(a) } == [
        "C viewWillDisappear", "B viewWillDisappear", "C viewDidDisappear", "B viewDidDisappear",
        "dismissed",
      ])
    #expect(environment.window.topViewController === a)
    #expect(b.presentedViewController == nil)
    #expect(environment.window.subviews.count == 1)
  }

  @Test func `Dismissing below what covered all tells the middle nothing`() {
    _ = events { present(b, over: a) }
    _ = events { present(c, over: b, style: .fullScreen) }
    #expect(events { dismiss(a) } == ["C viewWillDisappear", "C viewDidDisappear", "dismissed"])
    #expect(b.view.superview == nil)
  }

  @Test func `A screen is not presented over itself, in circles, or twice`() {
    #expect(events { present(a, over: a) } == [])
    _ = events { present(b, over: a) }
    #expect(events { present(a, over: b) } == [])
    #expect(events { present(b, over: b) } == [])
    #expect(environment.window.topViewController === b)
  }

  @Test func `A screen inside another is not presented`() {
    a.addChild(b)
    _ = log.take()
    #expect(events { present(b, over: a) } == [])
  }

  @Test func `A screen that is not in the window presents nothing`() {
    #expect(events { present(c, over: b) } == [])
    #expect(b.presentedViewController == nil)
    b.onWillAppear = { [b, c] in b.present(c, animated: true) }
    _ = events { present(b, over: a) }
    #expect(b.presentedViewController == nil)
  }

  @Test func `Dismissing where nothing is over anything does nothing`() {
    #expect(events { dismiss(a) } == [])
  }

  @Test func `Screens know whether they come up or go away`() {
    var told: [String] = []
    let (a, b) = (a, b)
    b.onWillAppear = { told.append("up \(b.isBeingPresented), away \(b.isBeingDismissed)") }
    a.onWillAppear = { told.append("B away \(b.isBeingDismissed), A up \(a.isBeingPresented)") }
    _ = events { present(b, over: a, style: .fullScreen) }
    #expect(!b.isBeingPresented)
    _ = events { dismiss(b) }
    #expect(!b.isBeingDismissed)
    #expect(told == ["up true, away false", "B away true, A up false"])
  }

  @Test func `What is presented is in the window while it shows, and no overlay`() {
    _ = events { present(b, over: a) }
    #expect(b.view.window === environment.window)
    #expect(environment.window.overlays.isEmpty)
    let wheel = UIActivityIndicatorView(style: .large)
    environment.window.addSubview(wheel)
    #expect(environment.window.overlays == [wheel])
    _ = events { dismiss(b) }
    #expect(b.view.window == nil)
  }

  @Test func `Up and away in one turn leave everything balanced`() {
    let lines = events {
      present(b, over: a)
      dismiss(a)
    }
    #expect(lines.filter { $0 == "B viewWillAppear" }.count == 1)
    #expect(lines.filter { $0 == "B viewDidDisappear" }.count == 1)
    #expect(lines.last == "dismissed")
    #expect(b.view.window == nil)
    #expect(events { present(b, over: a) }.last == "presented")
  }

  @Test func `Away and up again in one turn stay in the window`() {
    _ = events { present(b, over: a) }
    _ = events {
      dismiss(a)
      present(b, over: a)
    }
    #expect(a.presentedViewController === b)
    #expect(b.view.window === environment.window)
  }

  @Test func `Dismissing may be overridden, and showing pushes or presents`() {
    let stack = UINavigationController(rootViewController: b)
    _ = events { a.show(stack, sender: nil) }
    #expect(a.presentedViewController === stack)
    _ = events { b.show(c, sender: nil) }
    #expect(stack.topViewController === c)
  }

  @Test func `Another first screen takes what was over the old one away`() {
    _ = events { present(b, over: a, style: .fullScreen) }
    let lines = events { environment.window.rootViewController = c }
    #expect(lines.contains("B viewDidDisappear"))
    #expect(!lines.contains("A viewWillAppear"))
    #expect(environment.window.subviews == [c.view])
  }
}
