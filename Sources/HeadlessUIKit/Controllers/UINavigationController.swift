/// A stack of screens, of which the last is shown, below a bar with its ``UINavigationItem``.
///
/// Changes of the stack call the `will…` methods at once, and the `did…` methods in the main
/// queue's next turn. Nothing is animated, so `animated` is accepted and not used.
open class UINavigationController: UIViewController {
  /// The screens, first to last.
  public final var viewControllers: [UIViewController] { host?.screens(of: self) ?? stack }
  private var stack: [UIViewController] = []
  /// The columns of a split view that this stack shows on a phone: screens, and stacks whose screens
  /// are among those of this one.
  final var guests: [UIViewController] = [] {
    willSet {
      for case let guest as UINavigationController in guests {
        (guest.stack, guest.host) = (guest.viewControllers, nil)
      }
    }
    didSet { for case let guest as UINavigationController in guests { guest.host = self } }
  }
  private weak var host: UINavigationController?
  /// The bar above the screens; text frames do not show its appearance.
  public final private(set) lazy var navigationBar = UINavigationBar {
    [weak self] in self?.viewIfLoaded?.tintColor
  }
  /// Whether a tap hides the bars. Kept, not used: a tap that nothing takes has no effect.
  public final var hidesBarsOnTap = false
  /// Whether a swipe hides the bars. Kept, not used.
  public final var hidesBarsOnSwipe = false
  /// Whether the keyboard hides the bars. Kept, not used.
  public final var hidesBarsWhenKeyboardAppears = false
  /// Whether a small height hides the bars. Kept, not used.
  public final var hidesBarsWhenVerticallyCompact = false
  /// The delegate; a weak reference.
  public final weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether the navigation bar is hidden; frames then begin with the screen's view.
  public final var isNavigationBarHidden = false
  /// Whether the toolbar is hidden.
  public final var isToolbarHidden = true
  /// The toolbar below the screens, with the `toolbarItems` of the top one.
  public final private(set) lazy var toolbar = UIToolbar()
  private var arrivingChildren: [UIViewController] = []
  /// The recognizer of the swipe back. Kept, not used.
  public final private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer(target: nil, action: nil)

  /// Makes a stack with its first screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    appendToStack(rootViewController)
  }

  /// Makes a stack without screens.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a stack without reading `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The last screen of the stack, which is shown.
  public final var topViewController: UIViewController? { viewControllers.last }
  /// The screen presented over the stack, else the last one of the stack.
  public final var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  override var appearingChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }
  package override var frontChild: UIViewController? { topViewController }

  /// Shows or hides the toolbar, without animation.
  public final func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// The toolbar with its current items; nil if it is hidden.
  package final var shownToolbar: UIToolbar? {
    guard !isToolbarHidden else { return nil }
    showToolbarItems()
    return toolbar
  }

  final func showToolbarItems() {
    let items = topViewController?.toolbarItems ?? []
    let shown = toolbar.items ?? []
    guard items.count != shown.count || !zip(items, shown).allSatisfy({ $0 === $1 }) else { return }
    toolbar.items = items
  }

  override func didBeginAppearing() { notifyDelegate(willShow: topViewController) }

  override func didEndAppearing() {
    notifyDidMoveToParent()
    notifyDelegate(didShow: topViewController)
  }

  // MARK: Pushing and popping

  /// Pushes a screen, so that it is shown.
  ///
  /// - Parameters:
  ///   - controller: the screen. A screen of this stack, another stack, or a screen that contains
  ///     this one is ignored; UIKit stops the app there.
  ///   - animated: not used.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    guard canContain(controller), !contains(controller) else { return }
    if let host = showingHost { return host.pushViewController(controller, animated: animated) }
    let old = topViewController
    appendToStack(controller)
    show(controller, insteadOf: old, popped: [])
  }

  /// Pops the last screen, unless it is the first.
  ///
  /// - Returns: the screen; nil if nothing was popped.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    return pop(to: viewControllers.count - 2)?.last
  }

  /// Pops all screens but the first.
  ///
  /// - Returns: the screens, in the order of the stack; nil if nothing was popped.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 0) }

  /// Pops all screens after `controller`.
  ///
  /// - Returns: the screens, in the order of the stack; nil if nothing was popped, as for a screen
  ///   that is not on the stack.
  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    viewControllers.firstIndex { $0 === controller }.flatMap { pop(to: $0) }
  }

  /// Sets the whole stack; screens that stay are not notified, unless they become visible.
  ///
  /// - Parameters:
  ///   - controllers: first to last. Stacks and screens that contain this one are ignored, and a
  ///     screen counts once.
  ///   - animated: not used.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    var next: [UIViewController] = []
    for controller in controllers
    where canContain(controller) && !next.contains(where: { $0 === controller }) {
      next.append(controller)
    }
    if let host = showingHost {
      let old = viewControllers
      let before = host.stack.prefix { $0 !== old.first }
      stack = next
      return host.setViewControllers(
        before + next + host.stack[(before.count + old.count)...], animated: animated)
    }
    let old = topViewController
    let popped = viewControllers.filter { screen in !next.contains { $0 === screen } }
    for screen in popped { screen.willMove(toParent: nil) }
    let staying = stack
    stack = []
    for screen in next {
      if staying.contains(where: { $0 === screen }) {
        stack.append(screen)
      } else {
        appendToStack(screen)
      }
    }
    show(topViewController, insteadOf: old, popped: popped)
  }

  /// Shows or hides the navigation bar.
  public final func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Returns the screens of a guest here: from its first one to that of the next guest.
  private func screens(of guest: UINavigationController) -> [UIViewController]? {
    guard let start = stack.firstIndex(where: { $0 === guest.stack.first }) else { return nil }
    let others = guests.filter { $0 !== guest }.map {
      ($0 as? UINavigationController)?.stack.first ?? $0
    }
    return Array(stack[start...].prefix { screen in !others.contains { $0 === screen } })
  }

  /// The stack that shows the screens of this one now.
  private var showingHost: UINavigationController? {
    host?.screens(of: self) == nil ? nil : host
  }

  private func pop(to index: Int) -> [UIViewController]? {
    guard index < viewControllers.count - 1 else { return nil }
    if let host = showingHost {
      return host.popToViewController(viewControllers[index], animated: false)
    }
    let popped = Array(viewControllers[(index + 1)...])
    let old = topViewController
    for screen in popped { screen.willMove(toParent: nil) }
    stack.removeLast(popped.count)
    show(topViewController, insteadOf: old, popped: popped)
    return popped
  }

  private func contains(_ controller: UIViewController) -> Bool {
    viewControllers.contains { $0 === controller }
  }

  private func canContain(_ controller: UIViewController) -> Bool {
    // UIKit stops the app for a stack in a stack and for a screen in itself.
    !(controller is UINavigationController) && !withParents.contains { $0 === controller }
  }

  private func appendToStack(_ controller: UIViewController) {
    guard attachChild(controller) else { return }
    stack.append(controller)
    arrivingChildren.append(controller)
  }

  /// Calls `didMove(toParent:)` on pushed screens, when the stack is shown.
  private func notifyDidMoveToParent() {
    let arrived = arrivingChildren
    arrivingChildren = []
    for screen in arrived where contains(screen) { screen.didMove(toParent: self) }
  }

  private func show(
    _ new: UIViewController?, insteadOf old: UIViewController?, popped: [UIViewController]
  ) {
    guard isShown, new !== old else {
      removeChildren(popped)
      if isShown { notifyDidMoveToParent() }
      return
    }
    let newcomer = arrivingChildren.contains { $0 === new } ? new : nil
    for screen in popped.reversed() { ScreenEnvironment.log("closed \(screen.logName)") }
    if let newcomer { ScreenEnvironment.log("opened \(newcomer.logName)") }
    newcomer?.move = .intoParent
    let leaver = popped.contains { $0 === old } ? old : nil
    leaver?.move = .outOfParent
    let change = ScreenTransition(leaving: old.map { [$0] } ?? [], arriving: new)
    change.run {
      notifyDelegate(willShow: new)
    } ended: { [self] in
      if let old, topViewController !== old { old.viewIfLoaded?.removeFromSuperview() }
      leaver?.endMove(.outOfParent)
      newcomer?.endMove(.intoParent)
      removeChildren(popped)
      notifyDidMoveToParent()
      notifyDelegate(didShow: new)
    }
  }

  private func removeChildren(_ popped: [UIViewController]) {
    for screen in popped where screen.parent === self && !contains(screen) {
      screen.removeFromParent()
    }
  }

  private func notifyDelegate(willShow controller: UIViewController?) {
    guard let controller else { return }
    delegate?.navigationController(self, willShow: controller, animated: false)
  }

  private func notifyDelegate(didShow controller: UIViewController?) {
    guard let controller else { return }
    delegate?.navigationController(self, didShow: controller, animated: false)
  }
}

/// Receives pushes and pops. All methods are optional.
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a screen is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called when a screen is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
