/// A change of screens: some go, one comes, and all of them hear of it in UIKit's order.
struct ScreenChange {
  /// Who is told first that the change is over.
  enum Ending {
    /// Those that go, as in a navigation controller.
    case leavingFirst
    /// The one that comes, as when something is presented or dismissed.
    case arrivingFirst
  }

  /// The screens that go, the topmost first.
  var leaving: [UIViewController] = []
  /// The screen that comes.
  var arriving: UIViewController?
  /// Who is told first that the change is over.
  var ending = Ending.leavingFirst

  /// Tells everybody `will...` now, and `did...` at the main queue's next turn.
  func run(ended: @escaping () -> Void = {}) { run(began: {}, ended: ended) }

  /// Tells everybody `will...` now, and `did...` at the main queue's next turn.
  func run(began: () -> Void, ended: @escaping () -> Void) {
    // UIKit needs the new view before anything moves.
    arriving?.loadViewIfNeeded()
    for screen in leaving { screen.beginDisappearing() }
    let comes = arriving?.willAppear() ?? false
    began()
    if comes { arriving?.isAppearing() }
    guard let queue = ScreenEnvironment.current?.mainQueue else { return end(ended) }
    queue.async { end(ended) }
  }

  private func end(_ ended: () -> Void) {
    arriving?.layOutIfShown()
    if ending == .arrivingFirst { arriving?.endAppearing() }
    for screen in leaving { screen.endDisappearing() }
    if ending == .leavingFirst { arriving?.endAppearing() }
    ended()
  }
}

extension UIViewController {
  /// Whether the screen shows or is about to.
  final var isShown: Bool { appearance == .appearing || appearance == .appeared }

  /// Says that the screen comes; false if it is coming or there already.
  fileprivate func willAppear() -> Bool {
    guard appearance == .disappeared || appearance == .disappearing else { return false }
    appearance = .appearing
    loadViewIfNeeded()
    viewWillAppear(false)
    for child in appearingChildren { _ = child.willAppear() }
    didBeginAppearing()
    return true
  }

  fileprivate func isAppearing() {
    putViewInPlace()
    viewIsAppearing(false)
    for child in appearingChildren where child.appearance == .appearing { child.isAppearing() }
  }

  fileprivate func endAppearing() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(false)
    for child in appearingChildren { child.endAppearing() }
    didEndAppearing()
  }

  fileprivate func beginDisappearing() {
    guard isShown else { return }
    appearance = .disappearing
    viewWillDisappear(false)
    for child in appearingChildren { child.beginDisappearing() }
  }

  fileprivate func endDisappearing() {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(false)
    for child in appearingChildren { child.endDisappearing() }
  }

  /// Puts the view where its stack or its window shows it; other containers do that themselves.
  private func putViewInPlace() {
    guard let view = viewIfLoaded, view.superview == nil else { return }
    if let stack = parent as? UINavigationController {
      stack.viewIfLoaded?.addSubview(view)
    } else if let window = presenter?.viewIfLoaded?.window {
      view.flags.insert(.isScreen)
      window.addSubview(view)
    }
  }

  fileprivate func layOutIfShown() {
    if isShown { layOut() }
  }

  /// Lays out the view and what is in it, if anything asked for that.
  package func layOut() {
    guard let view = viewIfLoaded else { return }
    let isAsked = view.flags.contains(.needsLayout)
    if isAsked { viewWillLayoutSubviews() }
    // Before the view that holds them, so that they, too, hear what happens to their views.
    for child in appearingChildren { child.layOut() }
    view.layoutIfNeeded()
    if isAsked {
      viewDidLayoutSubviews()
      view.layoutIfNeeded()
    }
  }
}
