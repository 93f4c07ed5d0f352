/// A stack of screens, of which the last shows.
open class UINavigationController: UIViewController {
  /// The screens, first to last.
  public final private(set) var viewControllers: [UIViewController] = []
  /// The bar above; its looks are kept, not shown.
  public final private(set) lazy var navigationBar = UINavigationBar()
  /// Who hears about pushes and pops; not kept alive.
  public final weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether the bar is away.
  public final var isNavigationBarHidden = false
  /// The recogniser of the swipe back. Kept, not used.
  public final private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer(target: nil, action: nil)

  /// A stack with its first screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    adopt(rootViewController)
  }

  /// A stack without screens.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Stacks are not decoded here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The screen that shows.
  public final var topViewController: UIViewController? { viewControllers.last }
  /// The screen that shows, or what lies over the stack.
  public final var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  override var appearingChild: UIViewController? { viewControllers.last }

  /// Puts a screen on the stack.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    guard !viewControllers.contains(where: { $0 === controller }) else { return }
    let old = topViewController
    adopt(controller)
    show(controller, insteadOf: old)
  }

  /// Takes the last screen off the stack, unless it is the first.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    return popToViewController(viewControllers[viewControllers.count - 2], animated: animated)?.last
  }

  /// Takes off all screens but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Takes off all screens after `controller`.
  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === controller }),
      index < viewControllers.count - 1
    else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    let old = topViewController
    viewControllers.removeLast(popped.count)
    show(controller, insteadOf: old)
    for controller in popped { controller.removeFromParent() }
    return popped
  }

  /// Sets the whole stack.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    let old = topViewController
    for controller in viewControllers { controller.removeFromParent() }
    viewControllers = []
    for controller in controllers { adopt(controller) }
    if let new = topViewController, new !== old { show(new, insteadOf: old) }
  }

  /// Shows or hides the bar.
  public final func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  private func adopt(_ controller: UIViewController) {
    addChild(controller)
    viewControllers.append(controller)
    controller.didMove(toParent: self)
  }

  private func show(_ new: UIViewController, insteadOf old: UIViewController?) {
    guard appearance == .appearing || appearance == .appeared else { return }
    delegate?.navigationController(self, willShow: new, animated: false)
    Self.transition(from: old, to: new) { [weak self] in
      guard let self else { return }
      delegate?.navigationController(self, didShow: new, animated: false)
    }
  }
}

/// Who hears about pushes and pops. All methods may be left out.
public protocol UINavigationControllerDelegate: AnyObject {
  /// A screen is about to show.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A screen shows.
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
