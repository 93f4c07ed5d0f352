import HeadlessUIKit
import Testing

/// Modal presentation.
@Suite("Presenting and dismissing") struct PresentationTests {
  private let log = EventLog()
  private let environment = ScreenEnvironment()
  private let a: RecordingScreen
  private let b: RecordingScreen
  private let c: RecordingScreen

  /// Shows A in the window.
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

  @Test func a_sheet_sends_no_callbacks_to_the_screen_below() {
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
  func a_full_screen_presentation_hides_the_screen_below_until_dismissal(
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
  func other_styles_send_no_callbacks_to_the_screen_below(style: UIModalPresentationStyle) {
    let lines = events { present(b, over: a, style: style) }
    #expect(lines.last == "presented")
    #expect(!lines.contains { $0.hasPrefix("A ") })
  }

  @Test func a_style_change_during_presentation_does_not_affect_dismissal() {
    _ = events { present(b, over: a, style: .fullScreen) }
    b.modalPresentationStyle = .pageSheet
    #expect(events { dismiss(a) }.contains("A viewDidAppear"))
  }

  @Test func a_screen_can_dismiss_itself_even_inside_a_stack() {
    _ = events { present(b, over: a) }
    #expect(events { dismiss(b) }.last == "dismissed")
    let stack = UINavigationController(rootViewController: c)
    _ = events { present(stack, over: a) }
    #expect(c.presentingViewController === a)
    #expect(
      events { dismiss(c) } == ["C viewWillDisappear", "C viewDidDisappear", "dismissed"])
    #expect(a.presentedViewController == nil)
  }

  @Test func a_presented_stack_notifies_its_root_and_supports_push_and_pop() {
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

  @Test func a_screen_that_already_presents_cannot_present_another_screen() {
    _ = events { present(b, over: a) }
    #expect(events { present(c, over: a) } == [])
    #expect(a.presentedViewController === b)
    #expect(events { present(c, over: b) }.last == "presented")
    #expect(environment.window.topViewController === c)
  }

  @Test func dismissing_from_below_removes_all_screens_above_topmost_first() {
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

  @Test func dismissal_sends_no_callbacks_to_a_middle_screen_that_was_covered() {
    _ = events { present(b, over: a) }
    _ = events { present(c, over: b, style: .fullScreen) }
    #expect(events { dismiss(a) } == ["C viewWillDisappear", "C viewDidDisappear", "dismissed"])
    #expect(b.view.superview == nil)
  }

  @Test func a_screen_cannot_be_presented_over_itself_in_a_cycle_or_twice() {
    #expect(events { present(a, over: a) } == [])
    _ = events { present(b, over: a) }
    #expect(events { present(a, over: b) } == [])
    #expect(events { present(b, over: b) } == [])
    #expect(environment.window.topViewController === b)
  }

  @Test func a_child_controller_cannot_be_presented() {
    a.addChild(b)
    _ = log.take()
    #expect(events { present(b, over: a) } == [])
  }

  @Test func a_screen_outside_the_window_cannot_present() {
    #expect(events { present(c, over: b) } == [])
    #expect(b.presentedViewController == nil)
    b.onWillAppear = { [b, c] in b.present(c, animated: true) }
    _ = events { present(b, over: a) }
    #expect(b.presentedViewController == nil)
  }

  @Test func dismissing_without_a_presented_screen_does_nothing() {
    #expect(events { dismiss(a) } == [])
  }

  @Test func isBeingPresented_and_isBeingDismissed_are_set_during_transitions() {
    var observed: [String] = []
    let (a, b) = (a, b)
    b.onWillAppear = { observed.append("up \(b.isBeingPresented), away \(b.isBeingDismissed)") }
    a.onWillAppear = { observed.append("B away \(b.isBeingDismissed), A up \(a.isBeingPresented)") }
    _ = events { present(b, over: a, style: .fullScreen) }
    #expect(!b.isBeingPresented)
    _ = events { dismiss(b) }
    #expect(!b.isBeingDismissed)
    #expect(observed == ["up true, away false", "B away true, A up false"])
  }

  @Test func a_presented_screen_is_in_the_window_and_is_not_an_overlay() {
    _ = events { present(b, over: a) }
    #expect(b.view.window === environment.window)
    #expect(environment.window.overlays.isEmpty)
    let wheel = UIActivityIndicatorView(style: .large)
    environment.window.addSubview(wheel)
    #expect(environment.window.overlays == [wheel])
    _ = events { dismiss(b) }
    #expect(b.view.window == nil)
  }

  @Test func presenting_and_dismissing_in_one_turn_sends_balanced_callbacks() {
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

  @Test func dismissing_and_presenting_again_in_one_turn_keeps_the_screen() {
    _ = events { present(b, over: a) }
    _ = events {
      dismiss(a)
      present(b, over: a)
    }
    #expect(a.presentedViewController === b)
    #expect(b.view.window === environment.window)
  }

  @Test func show_pushes_inside_a_stack_and_presents_outside_of_one() {
    let stack = UINavigationController(rootViewController: b)
    _ = events { a.show(stack, sender: nil) }
    #expect(a.presentedViewController === stack)
    _ = events { b.show(c, sender: nil) }
    #expect(stack.topViewController === c)
  }

  @Test func a_new_root_controller_dismisses_screens_over_the_old_one() {
    _ = events { present(b, over: a, style: .fullScreen) }
    let lines = events { environment.window.rootViewController = c }
    #expect(lines.contains("B viewDidDisappear"))
    #expect(!lines.contains("A viewWillAppear"))
    #expect(environment.window.subviews == [c.view])
  }
}
