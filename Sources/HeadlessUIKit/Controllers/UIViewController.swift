/// One screen: a view, a navigation item and a life cycle in UIKit's order.
///
/// Subclasses take part as they do in UIKit: `viewDidLoad`, `viewWillAppear`, `viewIsAppearing`,
/// the layout calls, `viewDidAppear`, and the way back. What UIKit tells later, here comes at the
/// main queue's next turn. Nothing moves, so `animated` is accepted and subclasses hear false.
///
/// ```swift
/// final class ContactsViewController: UIViewController {
///   let tableView = UITableView(frame: .zero, style: .plain)
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     title = "Contacts"
///     view.addSubview(tableView)
///   }
/// }
/// ```
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
  final var ownPresented: UIViewController?
  final weak var presenter: UIViewController?
  final var coversPresenter = false
  final var appearance = Appearance.disappeared
  final var move = ScreenMove.none
  /// How it covers what it is presented over.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it would move in. Kept, not shown.
  public final var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether it keeps from being swiped away. Kept, not used.
  public final var isModalInPresentation = false
  /// Light or dark for this screen's ``traitCollection`` alone; `unspecified` means as the run.
  public final var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether its content is being edited. Kept, not shown.
  public final var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  private var isBeingEdited = false
  /// Whether a tab bar would go when it is pushed. Kept; there are no tab bars.
  public final var hidesBottomBarWhenPushed = false
  /// The edges at which it reaches below bars. Kept, not shown.
  public final var edgesForExtendedLayout = UIRectEdge.all
  /// Whether it reaches below bars that nothing shines through. Kept, not shown.
  public final var extendedLayoutIncludesOpaqueBars = false
  /// Whether screens may be presented over it alone. Kept, not used.
  public final var definesPresentationContext = false
  /// More room to keep free at the edges. Kept, not shown.
  public final var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The size it would like as a sheet or bubble. Kept, not shown.
  public final var preferredContentSize = CGSize.zero
  /// What stands in the bar below it, where its stack shows one.
  public final var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.showToolbarItems() }
  }
  /// Its item in a tab bar; the title is the screen's unless it is set.
  public final lazy var tabBarItem: UITabBarItem = {
    let own = (self as? UINavigationController)?.viewControllers.first ?? self
    return UITabBarItem(title: own.title, image: nil, tag: 0)
  }()

  /// The title, which the navigation item takes over each time it is set.
  open var title: String? {
    didSet { navigationItem.title = title }
  }

  /// Makes a screen in code; there are no nib files.
  ///
  /// - Parameters:
  ///   - nibName: a nib, which cannot be read, and which the run's screen is told of.
  ///   - bundle: not used.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    if let nibName { MissingNib.warn("the nib '\(nibName)'", replacedBy: type(of: self)) }
  }

  /// A screen without nib.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a screen without reading `coder`; there are no nib files.
  ///
  /// - Returns: never nil here; an app's own initialiser may return nil or stop.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: The view

  /// The screen's view. Asking for it loads it: ``loadView()``, then ``viewDidLoad()``, once.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? UIView(frame: .zero)
      view.fillsScreen = true
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

  /// Makes the view and sets ``view``; called once. Overriding it needs no call of `super`.
  open func loadView() { loadedView = UIView(frame: .zero) }
  /// Called once, when the view was made; it is not in the window yet.
  open func viewDidLoad() {}
  /// Called before the screen shows, each time; `animated` is false.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the tree and about to be laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called before the view is laid out, in each pass that was asked for.
  open func viewWillLayoutSubviews() {}
  /// Called when the view was laid out.
  open func viewDidLayoutSubviews() {}
  /// Called when the screen shows, at the main queue's turn after ``viewWillAppear(_:)``.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the screen goes, also under a screen that covers all of it.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the screen has gone, at the main queue's next turn.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the screen moves to another container; `parent` is nil as it leaves one.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the screen has moved to another container; `parent` is nil if it left one.
  open func didMove(toParent parent: UIViewController?) {}
  /// Turns editing on or off; the look does not change.
  open func setEditing(_ editing: Bool, animated: Bool) { isBeingEdited = editing }
  /// The status bar's look. Asked by nobody.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is away. Asked by nobody; frames have none.
  open var prefersStatusBarHidden: Bool { false }
  /// The ways the device may be held. Asked by nobody.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the screen turns with the device. Asked by nobody.
  open var shouldAutorotate: Bool { true }
  /// Would prepare for a way by a storyboard; never called.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Would prepare for low memory; never called.
  open func didReceiveMemoryWarning() {}
  /// Would follow a change between light and dark; never called, a run has one look.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Would follow a change of the safe area; never called.
  open func viewSafeAreaInsetsDidChange() {}
  /// Would make constraints; never called, since constraints are not solved.
  open func updateViewConstraints() {}
  /// Would follow a turn of the device; never called.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Light or dark: its own, else the run's.
  public final var traitCollection: UITraitCollection {
    overrideUserInterfaceStyle == .unspecified
      ? .current : UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
  }

  // MARK: Containers

  /// The nearest navigation controller that it is in; nil outside of one.
  open var navigationController: UINavigationController? {
    parent?.withParents.first { $0 is UINavigationController } as? UINavigationController
  }

  /// The screen and those that contain it, from the inside out.
  final var withParents: some Sequence<UIViewController> {
    sequence(first: self as UIViewController) { $0.parent }
  }

  /// The children whose appearance follows this screen's own: those whose views are in its view.
  var appearingChildren: [UIViewController] {
    guard !children.isEmpty, let loadedView else { return [] }
    return children.filter { $0.loadedView?.isDescendant(of: loadedView) ?? false }
  }

  /// Called when the screen and its children were told that they will appear.
  func didBeginAppearing() {}
  /// Called when the screen and its children were told that they have appeared.
  func didEndAppearing() {}

  // MARK: Presenting

  /// Shows a screen over this one and its containers; they must be in the window and free.
  ///
  /// Nothing moves. The screen below hears of it where the presentation style covers it. A screen
  /// that cannot come up, since something lies over this one already, is left out without a word,
  /// where UIKit logs.
  ///
  /// - Parameters:
  ///   - controller: the screen; its ``modalPresentationStyle`` decides how it covers this one.
  ///   - animated: not used.
  ///   - completion: called at the main queue's next turn, when the screen shows.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    rootContainer.presentOverContainer(controller, completion: completion)
  }

  /// Takes away all that lies over this screen; without that, this screen itself.
  ///
  /// - Parameters:
  ///   - animated: not used.
  ///   - completion: called at the main queue's next turn, when they have gone; not at all where
  ///     nothing lies over anything.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if let ownPresented {
      dismissPresented(ownPresented, completion: completion)
    } else if let parent {
      parent.dismiss(animated: animated, completion: completion)
    } else if let presenter {
      presenter.dismissPresented(self, completion: completion)
    }
  }
}

extension UIViewController {
  /// Sets what stands in the bar below it; nothing moves.
  public final func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    toolbarItems = items
  }

  /// Would ask for the status bar's look; does nothing.
  public final func setNeedsStatusBarAppearanceUpdate() {}

  /// Shows a screen: on the stack if this one is on one, else over this one.
  ///
  /// - Parameters:
  ///   - controller: the screen.
  ///   - sender: not used.
  public final func show(_ controller: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  /// The bubble it would come up in on a tablet; always nil.
  public final var popoverPresentationController: UIPopoverPresentationController? { nil }

  /// What would run beside a transition's animation; always nil, since nothing moves.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}
