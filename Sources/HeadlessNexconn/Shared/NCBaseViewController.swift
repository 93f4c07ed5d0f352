import HeadlessUIKit

/// The base class of the kit's screens; it has a back arrow at the left of the bar.
open class NCBaseViewController: UIViewController {
  /// The title that YAML gives the page.
  final var chosenTitle: String? {
    didSet { super.title = chosenTitle }
  }
  /// The keys that a screen sets on the page itself; they override the keys of components.
  final var keysOfScreen: Set<String> = []

  /// The title of the bar. If YAML sets a title, Swift code cannot change it.
  open override var title: String? {
    get { super.title }
    set { super.title = chosenTitle ?? newValue }
  }

  /// Sets the back arrow as the left item of the bar.
  public final func setLeftBackButton() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      image: NCImage.back, style: .plain, target: self,
      action: Selector(NCBaseViewController.leftBarButtonItemPressed))
  }

  /// Goes back: pops the page if the stack has a page below it, otherwise dismisses it. A subclass
  /// that overrides it calls `super` to leave the page.
  open func leftBarButtonItemPressed() {
    if let stack = navigationController, stack.viewControllers.count > 1 {
      stack.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}

/// The items of a screen's navigation bar.
///
/// An app's own subclass replaces the menu of the friend request list: see
/// ``NCApplyFriendListDelegate/willConfigureRightNavigationItems(for:)``.
open class NCNavigationItemsViewModel: NCBaseViewModel {
  /// The screen that the bar belongs to; held weakly.
  public final weak var responder: UIViewController?

  /// Creates a view model without a screen.
  public override init() { super.init() }

  /// Creates the view model for a screen's bar.
  ///
  /// - Parameter responder: The screen; held weakly.
  public init(responder: UIViewController?) {
    self.responder = responder
    super.init()
  }

  /// Returns the items at the left, from the edge inward.
  ///
  /// - Returns: `UIBarButtonItem` objects; empty unless a subclass returns some.
  open func leftNavigationBarItems() -> [Any] { [] }
  /// Returns the items at the right, from the edge inward.
  ///
  /// - Returns: `UIBarButtonItem` objects; empty unless a subclass returns some.
  open func rightNavigationBarItems() -> [Any] { [] }
}

/// A tip that appears above all screens and closes by itself: an alert without title and buttons.
enum NCTip {
  /// How long a tip stays, in milliseconds (N13).
  private static let duration = 2000

  /// Shows a tip.
  static func show(_ text: String) {
    guard let environment = ScreenEnvironment.current, !text.isEmpty else { return }
    let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
    environment.window.topViewController?.present(alert, animated: true)
    environment.mainQueue.async(after: duration) { [weak alert] in
      alert?.dismiss(animated: true)
    }
  }
}
