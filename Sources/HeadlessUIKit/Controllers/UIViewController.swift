/// One screen: a view, a navigation item and a life cycle in UIKit's order.
///
/// Subclasses override the methods that they override in UIKit: `viewDidLoad`, `viewWillAppear`,
/// `viewIsAppearing`, the layout calls, `viewDidAppear`, and their counterparts. Calls that UIKit
/// delays come in the main queue's next turn. Nothing is animated: `animated` is ignored, and
/// subclasses get false.
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
  /// The phases of a screen between hidden and shown.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  private var loadedView: UIView? {
    didSet {
      oldValue?.controller = nil
      loadedView?.controller = self
    }
  }
  open override var next: UIResponder? { loadedView?.superview ?? parent ?? presenter }
  /// The content of the navigation bar for this screen.
  public final private(set) lazy var navigationItem = UINavigationItem(title: title)
  /// The screen that contains this one, such as a navigation controller.
  public final internal(set) weak var parent: UIViewController?
  /// The screens inside this one.
  public final internal(set) var children: [UIViewController] = []
  /// The name that YAML gives to its type; nil for a name of Swift code.
  package final var nameInYAML: String?
  /// The key that must be true for a retry button after an error in an empty list; nil for none.
  package final var retryKey: String?
  /// Where the screen leads when it is dismissed, such as "the channel"; nil for the app's own screen.
  package final var dismissalDestination: String?
  final var ownPresented: UIViewController?
  final weak var presenter: UIViewController?
  final var coversPresenter = false
  /// Whether it is drawn in a box over the screen that presents it.
  package final var isOverlay = false
  final var appearance = Appearance.disappeared
  final var move = ScreenMove.none
  /// How it covers the screen below when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation of its presentation. Kept, not shown.
  public final var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a swipe cannot dismiss it. Kept, not used.
  public final var isModalInPresentation = false
  /// Light or dark for this screen's ``traitCollection`` alone; `unspecified` means the run's.
  public final var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether its content is being edited. Kept, not shown.
  public final var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  private var isBeingEdited = false
  private var ownEditButtonItem: UIBarButtonItem?
  /// The button `[Edit]` or `[Done]`, which turns editing on or off.
  open var editButtonItem: UIBarButtonItem {
    if let ownEditButtonItem { return ownEditButtonItem }
    let title = isBeingEdited ? "Done" : "Edit"
    let item = UIBarButtonItem(
      title: title, style: .plain, target: self, action: Selector(UIViewController.toggleEditing))
    ownEditButtonItem = item
    return item
  }
  private func toggleEditing() { setEditing(!isBeingEdited, animated: true) }
  /// The sheet in which it is presented, if its presentation style is that of a sheet.
  public final var sheetPresentationController: UISheetPresentationController? {
    let isSheet = [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle)
    return isSheet ? ownSheet : nil
  }
  private lazy var ownSheet = UISheetPresentationController(self)
  /// Whether pushing it would hide the tab bar. Kept, not used.
  public final var hidesBottomBarWhenPushed = false
  /// The edges at which it extends below bars. Kept, not shown.
  public final var edgesForExtendedLayout = UIRectEdge.all
  /// Whether it extends below opaque bars. Kept, not shown.
  public final var extendedLayoutIncludesOpaqueBars = false
  /// Whether it can be the context of a presentation. Kept, not used.
  public final var definesPresentationContext = false
  /// More safe area insets. Kept, not shown.
  public final var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The preferred size as a sheet or popover. Kept, not shown.
  public final var preferredContentSize = CGSize.zero
  /// The items of the toolbar below it, if its stack shows one.
  public final var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.showToolbarItems() }
  }
  private var ownTabBarItem: UITabBarItem?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its item in a tab bar, with the screen's title unless it is set; that of a stack is the item of
  /// its first screen.
  public final var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      if let first = (self as? UINavigationController)?.viewControllers.first {
        return first.tabBarItem
      }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = made
      return made
    }
    set { ownTabBarItem = newValue }
  }

  /// The title; setting it also sets the titles of the navigation item and of the tab bar's item.
  open var title: String? {
    didSet {
      navigationItem.title = title
      ownTabBarItem?.title = title
    }
  }

  /// Makes a screen in code; nib files are not read.
  ///
  /// - Parameters:
  ///   - nibName: a nib, which cannot be read; the run gets a warning.
  ///   - bundle: not used.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    guard let nibName else { return }
    ScreenEnvironment.current?.warn(.missingNib(nibName, replacedBy: type(of: self)))
  }

  /// Makes a screen without a nib.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a screen without reading `coder`; nib files are not read.
  ///
  /// - Returns: never nil here; an app's own initializer may return nil or stop.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: The view

  /// The screen's view. Reading it loads it: ``loadView()``, then ``viewDidLoad()``, once.
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

  /// The view, if it was loaded.
  public final var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was loaded.
  public final var isViewLoaded: Bool { loadedView != nil }
  /// Loads the view now.
  public final func loadViewIfNeeded() { _ = view }

  // MARK: The life cycle, for subclasses

  /// Makes the view and sets ``view``; called once. An override need not call `super`.
  open func loadView() { loadedView = isOverlay ? OverlayView() : UIView(frame: .zero) }
  /// Called once, after the view was made; it is not in the window yet.
  open func viewDidLoad() {}
  /// Called before the screen appears, each time; `animated` is false.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the view tree, before its layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called before the view is laid out, in each requested layout pass.
  open func viewWillLayoutSubviews() {}
  /// Called after the view was laid out.
  open func viewDidLayoutSubviews() {}
  /// Called when the screen has appeared, in the main queue's turn after ``viewWillAppear(_:)``.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the screen disappears, also if another screen covers all of it.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the screen has disappeared, in the main queue's next turn.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the screen moves to another container; `parent` is nil if it leaves one.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the screen has moved to another container; `parent` is nil if it left one.
  open func didMove(toParent parent: UIViewController?) {}
  /// Turns editing on or off, which changes the title of ``editButtonItem``.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
    ownEditButtonItem?.title = editing ? "Done" : "Edit"
  }
  /// The style of the status bar. Never read.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden. Never read; frames have no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// The supported orientations. Never read.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the screen rotates with the device. Never read.
  open var shouldAutorotate: Bool { true }
  /// Would prepare for a segue of a storyboard; never called.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Would prepare for low memory; never called.
  open func didReceiveMemoryWarning() {}
  /// Would handle a change between light and dark; never called, since a run has one appearance.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Would handle a change of the safe area; never called.
  open func viewSafeAreaInsetsDidChange() {}
  /// Would make constraints; never called, since constraints are not solved.
  open func updateViewConstraints() {}
  /// Would handle a rotation of the device; never called.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The traits: light or dark from the screen itself, else from the run.
  public final var traitCollection: UITraitCollection {
    overrideUserInterfaceStyle == .unspecified
      ? .current : .current.with(overrideUserInterfaceStyle)
  }

  // MARK: Containers

  /// The nearest navigation controller that contains it; nil outside of one.
  open var navigationController: UINavigationController? {
    parent?.withParents.first { $0 is UINavigationController } as? UINavigationController
  }

  /// The screen and its containers, from the inside out.
  final var withParents: some Sequence<UIViewController> {
    sequence(first: self as UIViewController) { $0.parent }
  }

  /// The children that appear with this screen: those whose views are in its view.
  var appearingChildren: [UIViewController] {
    guard !children.isEmpty, let loadedView else { return [] }
    return children.filter { $0.loadedView?.isDescendant(of: loadedView) ?? false }
  }

  /// The child whose content and bar the screen shows; itself if it shows its own.
  package var frontChild: UIViewController? { self }

  /// Called after `viewWillAppear` of the screen and its children.
  func didBeginAppearing() {}
  /// Called after `viewDidAppear` of the screen and its children.
  func didEndAppearing() {}

  // MARK: Presenting

  /// Presents a screen over this one and its containers, without animation.
  ///
  /// The screen below is notified if the presentation style covers it. Nothing happens if this
  /// screen is outside of the window or presents another one already, or if `controller` is in use;
  /// UIKit logs it.
  ///
  /// - Parameters:
  ///   - controller: the screen; its ``modalPresentationStyle`` decides how it covers this one.
  ///   - animated: not used.
  ///   - completion: called in the main queue's next turn, when the screen is shown.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    rootContainer.presentOverContainer(controller, completion: completion)
  }

  /// Shows a screen as the content of the split view controller around this one; without one,
  /// presents it.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Dismisses all that is presented over this screen; if nothing is, this screen itself.
  ///
  /// - Parameters:
  ///   - animated: not used.
  ///   - completion: called in the main queue's next turn, after they are dismissed; not if
  ///     nothing is presented.
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
  /// Sets the items of the toolbar below it, without animation.
  public final func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    toolbarItems = items
  }

  /// Would update the status bar; does nothing.
  public final func setNeedsStatusBarAppearanceUpdate() {}

  /// Shows a screen: on the stack if this one is on a stack, otherwise over this one.
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

  /// The popover that would show it on a tablet; always nil.
  public final var popoverPresentationController: UIPopoverPresentationController? { nil }

  /// The coordinator of an animated transition; always nil, since nothing is animated.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}
