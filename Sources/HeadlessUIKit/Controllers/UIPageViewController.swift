/// Screens side by side, of which one is shown; dots below show its place if the data source counts
/// the screens: `2/5`.
///
/// No step swipes; code shows another screen.
open class UIPageViewController: UIViewController {
  /// How pages change. Dots are shown only with `scroll`.
  public enum TransitionStyle: Int, Sendable {
    /// As a page curls.
    case pageCurl
    /// Moving.
    case scroll
  }

  /// The direction of the pages. Kept, not shown.
  public enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal
    /// Below each other.
    case vertical
  }

  /// The direction of a change. Not shown.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward
    /// To the page before.
    case reverse
  }

  /// The place of the spine. Kept, not shown.
  public enum SpineLocation: Int, Sendable {
    /// None.
    case none
    /// At the start.
    case min
    /// In the middle.
    case mid
    /// At the end.
    case max
  }

  /// A key of the options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space between pages.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The place of the spine.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// How pages change.
  public final let transitionStyle: TransitionStyle
  /// The direction of the pages.
  public final let navigationOrientation: NavigationOrientation
  /// Provides the pages before and after others; a weak reference.
  public final weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { showPlace() }
  }
  /// The delegate; a weak reference.
  public final weak var delegate: (any UIPageViewControllerDelegate)?
  /// Whether pages have content on both sides. Kept, not used.
  public final var isDoubleSided = false
  /// The recognizers of its swipes: none.
  public final var gestureRecognizers: [UIGestureRecognizer] { [] }
  private var shown: [UIViewController] = []
  /// The screens that are shown.
  public final var viewControllers: [UIViewController]? { shown }
  private let dots = UIPageControl()

  /// Makes a container without pages.
  ///
  /// - Parameters:
  ///   - style: how pages change.
  ///   - navigationOrientation: the direction of the pages.
  ///   - options: not used.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a container without pages, which curl, without reading `coder`.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
  }

  /// Makes the view, which contains that of the page, and the dots below it.
  open override func loadView() {
    view = UIView()
    view.addSubview(dots)
    showPage()
  }

  /// Shows other screens, without animation.
  ///
  /// - Parameters:
  ///   - viewControllers: one screen, or two for pages with a spine in the middle.
  ///   - direction: not used.
  ///   - animated: not used.
  ///   - completion: called with true in the main queue's next turn.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = shown
    shown = viewControllers ?? []
    for page in old where !shown.contains(where: { $0 === page }) {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    for page in shown where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    if isViewLoaded { showPage() }
    if let completion { DispatchQueue.main.async { completion(true) } }
  }

  private func showPage() {
    for page in shown where page.view.superview !== view {
      view.insertSubview(page.view, belowSubview: dots)
    }
    showPlace()
  }

  private func showPlace() {
    guard transitionStyle == .scroll, let dataSource else { return dots.numberOfPages = 0 }
    dots.numberOfPages = dataSource.presentationCount(for: self)
    dots.currentPage = dataSource.presentationIndex(for: self)
  }

  /// Turns to a neighboring page, as a swipe would, and calls the delegate.
  ///
  /// - Parameter forward: whether to the next page.
  /// - Returns: whether there is one.
  package final func turnPage(forward: Bool) -> Bool {
    guard let page = shown.last,
      let next = forward
        ? dataSource?.pageViewController(self, viewControllerAfter: page)
        : dataSource?.pageViewController(self, viewControllerBefore: page)
    else { return false }
    let old = shown
    delegate?.pageViewController(self, willTransitionTo: [next])
    let place = dots.currentPage + (forward ? 1 : -1)
    setViewControllers([next], direction: forward ? .forward : .reverse, animated: true)
    // The data source names the first place only; UIKit counts the swipes itself.
    dots.currentPage = place
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: true)
    return true
  }
}

/// Provides the pages before and after others.
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots; 0, the default, means none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the page that is shown first.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0: no dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Receives swipes. Both methods are optional.
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called before a swipe shows other screens.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after a swipe has shown other screens.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
