/// The content of the navigation bar for a view controller.
///
/// The bar is shown only if the view controller is in a ``UINavigationController``: back button and
/// left items, the title in the middle, right items.
public final class UINavigationItem {
  /// The title in the middle.
  public var title: String?
  /// A view in the middle, in place of the title; it is drawn in one row.
  public var titleView: UIView?
  /// A line above the title. Kept, not shown.
  public var prompt: String?
  /// Whether the back button is hidden.
  public var hidesBackButton = false
  /// The title of the back button to this screen, in the next screen; nil means the title.
  public var backButtonTitle: String?
  /// The back button to this screen, in the next screen; only the title of the item is used.
  public var backBarButtonItem: UIBarButtonItem? {
    didSet { backButtonTitle = backBarButtonItem?.title }
  }
  /// Whether the back button is shown beside left items; otherwise they replace it.
  public var leftItemsSupplementBackButton = false
  /// How the bar looks. Shown in `styles` only.
  public var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks over the top of the content. Kept, not shown.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The items at the left, starting at the left edge.
  public var leftBarButtonItems: [UIBarButtonItem]?
  /// The items at the right, starting at the right edge: the first is the outermost.
  public var rightBarButtonItems: [UIBarButtonItem]?
  /// The items at the left that are not hidden.
  package var shownLeftItems: [UIBarButtonItem] {
    (leftBarButtonItems ?? []).filter { !$0.isHidden }
  }
  /// The items at the right that are not hidden.
  package var shownRightItems: [UIBarButtonItem] {
    (rightBarButtonItems ?? []).filter { !$0.isHidden }
  }
  /// The search controller, as a class that bars know; see `searchController`.
  var search: UIResponder?
  /// Whether the search field is hidden while the list is scrolled. Kept, not shown.
  public var hidesSearchBarWhenScrolling = true
  /// Whether the title is large. Kept, not shown.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As in the previous screen.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// Makes an item with a title.
  public init(title: String? = nil) { self.title = title }

  /// The item at the left edge; setting it replaces all items at the left.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The item at the right edge; setting it replaces all items at the right.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the item at the left edge, without animation.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the item at the right edge, without animation.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the items at the left, without animation.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the items at the right, without animation.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets whether the back button is hidden, without animation.
  public func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
}
