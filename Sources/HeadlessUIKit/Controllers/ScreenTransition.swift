/// A change of screens: some leave, one arrives, and all are notified in UIKit's order.
struct ScreenTransition {
  /// Which screens are notified first that the change is over.
  enum CompletionOrder {
    /// The leaving ones, as in a navigation controller.
    case leavingFirst
    /// The arriving one, as in presenting and dismissing.
    case arrivingFirst
  }

  /// The leaving screens, the topmost first.
  var leaving: [UIViewController] = []
  /// The arriving screen.
  var arriving: UIViewController?
  /// Which screens are notified first that the change is over.
  var completionOrder = CompletionOrder.leavingFirst

  /// Calls the `will...` methods now, and the `did...` methods in the main queue's next turn.
  func run(ended: @escaping () -> Void = {}) { run(began: {}, ended: ended) }

  /// Calls the `will...` methods now, and the `did...` methods in the main queue's next turn.
  func run(began: () -> Void, ended: @escaping () -> Void) {
    // UIKit loads the new view before all other calls.
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
    if completionOrder == .arrivingFirst { arriving?.endAppearing() }
    for screen in leaving { screen.endDisappearing() }
    if completionOrder == .leavingFirst { arriving?.endAppearing() }
    ended()
  }
}

extension UIViewController {
  /// Whether the screen is shown or about to be.
  final var isShown: Bool { appearance == .appearing || appearance == .appeared }

  /// Begins to appear; returns false if the screen is appearing or shown already.
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
    attachViewToContainer()
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

  /// Adds the view to its stack or its window; other containers do that themselves.
  private func attachViewToContainer() {
    guard let view = viewIfLoaded, view.superview == nil else { return }
    if let stack = parent as? UINavigationController {
      stack.viewIfLoaded?.addSubview(view)
    } else if let window = presenter?.viewIfLoaded?.window {
      view.isScreen = !isOverlay || self is UIAlertController
      window.addSubview(view)
    }
  }

  fileprivate func layOutIfShown() {
    if isShown { layOut() }
  }

  /// Lays out the view and its subviews, if that was requested.
  package func layOut() {
    guard let view = viewIfLoaded else { return }
    let isAsked = view.needsLayout
    if isAsked { viewWillLayoutSubviews() }
    // Before the containing view, which would otherwise lay out their views without notifying them.
    for child in appearingChildren { child.layOut() }
    view.layoutIfNeeded()
    if isAsked {
      viewDidLayoutSubviews()
      view.layoutIfNeeded()
    }
  }
}

// MARK: - Moves

/// How a screen moves to another place.
enum ScreenMove {
  case none, presented, dismissed, intoParent, outOfParent
}

extension UIViewController {
  /// Whether it is being presented at the moment.
  public final var isBeingPresented: Bool { move == .presented }
  /// Whether it is being dismissed at the moment.
  public final var isBeingDismissed: Bool { move == .dismissed }
  /// Whether it is being pushed on a stack at the moment.
  public final var isMovingToParent: Bool { move == .intoParent }
  /// Whether it is being popped off a stack at the moment.
  public final var isMovingFromParent: Bool { move == .outOfParent }

  /// Ends a move, unless another one has begun.
  final func endMove(_ move: ScreenMove) {
    if self.move == move { self.move = .none }
  }
}

// MARK: - Containers

extension UIViewController {
  /// Adds a child; the container adds the child's view to its own.
  ///
  /// The child appears when this screen does. If this screen is shown already, the child appears in
  /// the main queue's next turn, if its view is in this one's then. A screen that contains this one
  /// is not added.
  public final func addChild(_ child: UIViewController) {
    guard attachChild(child), isShown else { return }
    // UIKit notifies the child when its view is added, which happens after this.
    ScreenEnvironment.current?.mainQueue.async { [weak self, weak child] in
      guard let self, let child, isShown, child.appearance == .disappeared,
        appearingChildren.contains(where: { $0 === child })
      else { return }
      ScreenTransition(arriving: child).run()
    }
  }

  /// Makes a screen a child without showing it.
  ///
  /// - Returns: false for this screen and for those that contain it, which cannot be its children.
  final func attachChild(_ child: UIViewController) -> Bool {
    if withParents.contains(where: { $0 === child }) { return false }
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
    return true
  }

  /// Removes it from its container; remove its view first, so that it is notified.
  public final func removeFromParent() {
    guard let parent else { return }
    // UIKit notifies the child when its view is removed, which happened before this.
    if isShown, !parent.appearingChildren.contains(where: { $0 === self }) {
      ScreenTransition(leaving: [self]).run()
    }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The outermost screen that contains this one; itself if no screen does.
  final var rootContainer: UIViewController {
    var screen = self
    while let parent = screen.parent { screen = parent }
    return screen
  }
}

// MARK: - Presenting

extension UIViewController {
  /// The screen presented over this one or over its container.
  public final var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }

  /// The screen that presented this one or its container.
  public final var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// Whether a screen can be presented over this one; if not, UIKit also only logs.
  private func canPresent(_ controller: UIViewController) -> Bool {
    guard ownPresented == nil, controller.presenter == nil, controller.parent == nil else {
      return false
    }
    let below = sequence(first: self as UIViewController) { $0.presenter }
    if below.contains(where: { $0 === controller }) { return false }
    // A screen outside of the window cannot present another one.
    return ScreenEnvironment.current == nil || viewIfLoaded?.window != nil
  }

  final func presentOverContainer(_ controller: UIViewController, completion: (() -> Void)?) {
    guard canPresent(controller) else { return }
    ScreenEnvironment.log("opened \(controller.logName)")
    ownPresented = controller
    controller.presenter = self
    controller.move = .presented
    let style = controller.modalPresentationStyle
    controller.coversPresenter = style == .fullScreen || style == .currentContext
    ScreenTransition(
      leaving: controller.coversPresenter ? [self] : [], arriving: controller,
      completionOrder: .arrivingFirst
    ).run(ended: {
      controller.endMove(.presented)
      completion?()
    })
  }

  /// Dismisses a presented screen, and all that is presented over it.
  final func dismissPresented(_ presented: UIViewController, completion: (() -> Void)?) {
    var leaving: [UIViewController] = []
    var next: UIViewController? = presented
    while let screen = next {
      leaving.insert(screen, at: 0)
      next = screen.ownPresented
    }
    ownPresented = nil
    ScreenEnvironment.log("closed \(presented.logName)")
    for screen in leaving {
      screen.presenter = nil
      screen.ownPresented = nil
      screen.move = .dismissed
    }
    ScreenTransition(
      leaving: leaving, arriving: presented.coversPresenter ? self : nil,
      completionOrder: .arrivingFirst
    ).run(ended: {
      for screen in leaving {
        if screen.presenter == nil { screen.viewIfLoaded?.removeFromSuperview() }
        screen.endMove(.dismissed)
      }
      completion?()
    })
  }
}

extension UIViewController {
  /// The name in a log: its class, that of the first screen in a container, or an alert's text.
  final var logName: String {
    if let alert = self as? UIAlertController {
      let kind = alert.preferredStyle == .actionSheet ? "menu" : "alert"
      let words = [alert.title, alert.message].compactMap(\.self).first { !$0.isEmpty }
      return words.map { "\(kind) \"\($0)\"" } ?? kind
    }
    let stack = (self as? UINavigationController)?.viewControllers.first
    return stack?.logName ?? "\(type(of: self))"
  }
}

// MARK: - The window

extension UIWindow {
  /// The first screen; its view is the window's first subview.
  ///
  /// Setting another one removes the old one and all that is presented over it.
  public var rootViewController: UIViewController? {
    get { root as? UIViewController }
    set {
      let old = rootViewController
      root = newValue
      guard newValue !== old else { return }
      if let old, let presented = old.ownPresented {
        presented.coversPresenter = false
        old.dismissPresented(presented, completion: nil)
      }
      old?.viewIfLoaded?.removeFromSuperview()
      if let view = newValue?.view {
        view.isScreen = true
        insertSubview(view, at: 0)
      }
      ScreenTransition(leaving: old.map { [$0] } ?? [], arriving: newValue).run()
    }
  }

  /// The topmost view controller: the last one presented.
  package var topViewController: UIViewController? {
    var top = rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }
}
