import HeadlessUIKit

/// What the kit's screens have in common: the arrow at the left, which leads back.
open class NCBaseViewController: UIViewController {
  /// The title that YAML gives the page.
  final var chosenTitle: String? {
    didSet { super.title = chosenTitle }
  }
  /// The keys that a screen says of this page itself, over those of components.
  final var keysOfScreen: Set<String> = []

  /// The title of the bar. One that YAML gives stays, whenever Swift code sets another.
  open override var title: String? {
    get { super.title }
    set { super.title = chosenTitle ?? newValue }
  }

  /// Puts the arrow at the left end of the bar.
  public final func setLeftBackButton() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      image: NCImage.back, style: .plain, target: self,
      action: Selector(NCBaseViewController.leftBarButtonItemPressed))
  }

  /// Goes back: off the stack if something is below, else away. A subclass that is left for good
  /// calls `super`.
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
  /// The screen whose bar it is; not kept alive.
  public final weak var responder: UIViewController?

  /// No items.
  public override init() { super.init() }

  /// The items of a screen.
  ///
  /// - Parameter responder: The screen; held weakly.
  public init(responder: UIViewController?) {
    self.responder = responder
    super.init()
  }

  /// The items at the left, from the edge on.
  ///
  /// - Returns: Each a `UIBarButtonItem`; none unless a subclass has some.
  open func leftNavigationBarItems() -> [Any] { [] }
  /// The items at the right, from the edge on.
  ///
  /// - Returns: Each a `UIBarButtonItem`; none unless a subclass has some.
  open func rightNavigationBarItems() -> [Any] { [] }
}

/// A text that comes up over everything and goes by itself: an alert without title and buttons.
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
