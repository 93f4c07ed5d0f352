import HeadlessUIKit
import Testing

/// Screens over screens.
@Suite("Presenting and dismissing") struct PresentationTests {
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

  @Test func a_sheet_comes_and_goes_and_the_screen_below_hears_nothing() {
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
  func what_covers_all_makes_the_screen_below_go_and_come_back(
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
  func other_styles_leave_the_screen_below_where_it_is(style: UIModalPresentationStyle) {
    let lines = events { present(b, over: a, style: style) }
    #expect(lines.last == "presented")
    #expect(!lines.contains { $0.hasPrefix("A ") })
  }

  @Test func a_change_of_style_while_it_shows_does_not_confuse_the_way_back() {
    _ = events { present(b, over: a, style: .fullScreen) }
    b.modalPresentationStyle = .pageSheet
    #expect(events { dismiss(a) }.contains("A viewDidAppear"))
  }

  @Test func a_screen_can_dismiss_itself_also_from_inside_a_stack() {
    _ = events { present(b, over: a) }
    #expect(events { dismiss(b) }.last == "dismissed")
    let stack = UINavigationController(rootViewController: c)
    _ = events { present(stack, over: a) }
    #expect(c.presentingViewController === a)
    #expect(
      events { dismiss(c) } == ["C viewWillDisappear", "C viewDidDisappear", "dismissed"])
    #expect(a.presentedViewController == nil)
  }

  @Test func a_stack_over_a_screen_tells_its_first_screen_and_its_pushes_work() {
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

  @Test func a_screen_inside_a_stack_presents_over_the_whole_stack() {
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

  @Test func a_screen_that_has_something_over_it_presents_nothing_more() {
    _ = events { present(b, over: a) }
    #expect(events { present(c, over: a) } == [])
    #expect(a.presentedViewController === b)
    #expect(events { present(c, over: b) }.last == "presented")
    #expect(environment.window.topViewController === c)
  }

  @Test func dismissing_below_takes_away_all_that_lies_above_the_top_first() {
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

  @Test func dismissing_below_what_covered_all_tells_the_middle_nothing() {
    _ = events { present(b, over: a) }
    _ = events { present(c, over: b, style: .fullScreen) }
    #expect(events { dismiss(a) } == ["C viewWillDisappear", "C viewDidDisappear", "dismissed"])
    #expect(b.view.superview == nil)
  }

  @Test func a_screen_is_not_presented_over_itself_in_circles_or_twice() {
    #expect(events { present(a, over: a) } == [])
    _ = events { present(b, over: a) }
    #expect(events { present(a, over: b) } == [])
    #expect(events { present(b, over: b) } == [])
    #expect(environment.window.topViewController === b)
  }

  @Test func a_screen_inside_another_is_not_presented() {
    a.addChild(b)
    _ = log.take()
    #expect(events { present(b, over: a) } == [])
  }

  @Test func a_screen_that_is_not_in_the_window_presents_nothing() {
    #expect(events { present(c, over: b) } == [])
    #expect(b.presentedViewController == nil)
    b.onWillAppear = { [b, c] in b.present(c, animated: true) }
    _ = events { present(b, over: a) }
    #expect(b.presentedViewController == nil)
  }

  @Test func dismissing_where_nothing_is_over_anything_does_nothing() {
    #expect(events { dismiss(a) } == [])
  }

  @Test func screens_know_whether_they_come_up_or_go_away() {
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

  @Test func what_is_presented_is_in_the_window_while_it_shows_and_no_overlay() {
    _ = events { present(b, over: a) }
    #expect(b.view.window === environment.window)
    #expect(environment.window.overlays.isEmpty)
    let wheel = UIActivityIndicatorView(style: .large)
    environment.window.addSubview(wheel)
    #expect(environment.window.overlays == [wheel])
    _ = events { dismiss(b) }
    #expect(b.view.window == nil)
  }

  @Test func up_and_away_in_one_turn_leave_everything_balanced() {
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

  @Test func away_and_up_again_in_one_turn_stay_in_the_window() {
    _ = events { present(b, over: a) }
    _ = events {
      dismiss(a)
      present(b, over: a)
    }
    #expect(a.presentedViewController === b)
    #expect(b.view.window === environment.window)
  }

  @Test func dismissing_may_be_overridden_and_showing_pushes_or_presents() {
    let stack = UINavigationController(rootViewController: b)
    _ = events { a.show(stack, sender: nil) }
    #expect(a.presentedViewController === stack)
    _ = events { b.show(c, sender: nil) }
    #expect(stack.topViewController === c)
  }

  @Test func another_first_screen_takes_what_was_over_the_old_one_away() {
    _ = events { present(b, over: a, style: .fullScreen) }
    let lines = events { environment.window.rootViewController = c }
    #expect(lines.contains("B viewDidDisappear"))
    #expect(!lines.contains("A viewWillAppear"))
    #expect(environment.window.subviews == [c.view])
  }
}
