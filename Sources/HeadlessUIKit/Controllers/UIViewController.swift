/// One screen: a view, a navigation item and a life cycle in UIKit's order.
open class UIViewController: UIResponder {
  /// Where a screen is between hidden and shown.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  private var loadedView: UIView?
  /// What this screen wants in the navigation bar.
  public final private(set) lazy var navigationItem = UINavigationItem(title: title)
  /// The screen that contains this one, such as a navigation controller.
  public final internal(set) weak var parent: UIViewController?
  /// The screens inside this one.
  public final internal(set) var children: [UIViewController] = []
  /// The screen over this one.
  public final internal(set) var presentedViewController: UIViewController?
  weak var presenter: UIViewController?
  var appearance = Appearance.disappeared
  /// How it covers what it is presented over.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it would move in. Kept, not shown.
  public final var modalTransitionStyle = 0
  /// Whether it keeps from being swiped away. Kept, not used.
  public final var isModalInPresentation = false
  /// Light or dark for this screen alone; `unspecified` means as the run.
  public final var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The title, which the navigation item takes over.
  open var title: String? {
    didSet { navigationItem.title = title }
  }

  /// A screen without nib; both parameters are ignored.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
  }

  /// A screen without nib.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: The view

  /// The screen's view; it is loaded when first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? UIView(frame: .zero)
      loadedView = view
      viewDidLoad()
      return view
    }
    set { loadedView = newValue }
  }

  /// The view if it was loaded.
  public final var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was loaded.
  public final var isViewLoaded: Bool { loadedView != nil }
  /// Loads the view now.
  public final func loadViewIfNeeded() { _ = view }

  // MARK: The life cycle, for subclasses

  /// Makes the view.
  open func loadView() { loadedView = UIView(frame: .zero) }
  /// Called when the view was made.
  open func viewDidLoad() {}
  /// Called before the screen shows.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the tree and about to be laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called before the view is laid out.
  open func viewWillLayoutSubviews() {}
  /// Called when the view was laid out.
  open func viewDidLayoutSubviews() {}
  /// Called when the screen shows.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the screen goes.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the screen has gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the screen moves to another container.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the screen has moved to another container.
  open func didMove(toParent parent: UIViewController?) {}
  /// The status bar's look. Kept, not shown.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Would ask for the status bar's look; does nothing.
  public final func setNeedsStatusBarAppearanceUpdate() {}
  /// Would prepare for low memory; never called.
  open func didReceiveMemoryWarning() {}

  /// Light or dark: its own, else the run's.
  public final var traitCollection: UITraitCollection {
    overrideUserInterfaceStyle == .unspecified
      ? .current : UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
  }

  // MARK: Containers

  /// The navigation controller that it is in.
  open var navigationController: UINavigationController? {
    var next = parent
    while let controller = next {
      if let found = controller as? UINavigationController { return found }
      next = controller.parent
    }
    return nil
  }

  /// The screen that presented this one or the container it is in.
  public final var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// Takes a screen in; its view is to be added by the container.
  public final func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  /// Leaves the container.
  public final func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The child whose appearance follows this screen's own; a navigation controller's top one.
  var appearingChild: UIViewController? { children.last }
}

/// How a presented screen covers the one below.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system thinks; a sheet.
  case automatic
  /// All of it.
  case fullScreen
  /// A sheet.
  case pageSheet
  /// All of it, and what is below may shine through.
  case overFullScreen
}
