/// What a view controller wants in the navigation bar.
///
/// The bar is shown only if the screen is on a ``UINavigationController``: the way back and the
/// items at the left, the title in the middle, the items at the right.
public final class UINavigationItem {
  /// The text in the middle.
  public var title: String?
  /// A view in the middle, in place of the text; it is drawn in one row.
  public var titleView: UIView?
  /// A line above the title. Kept, not shown.
  public var prompt: String?
  /// Whether the way back is not shown.
  public var hidesBackButton = false
  /// The text of the way back to this screen, in the next one; without it that is the title.
  public var backButtonTitle: String?
  /// The way back to this screen, in the next one; of the item the title counts.
  public var backBarButtonItem: UIBarButtonItem? {
    didSet { backButtonTitle = backBarButtonItem?.title }
  }
  /// Whether the way back shows beside items at the left; else they take its place.
  public var leftItemsSupplementBackButton = false
  /// How the bar looks. Kept, not shown.
  public var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks over the top of the content. Kept, not shown.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The items at the left, from the left edge on.
  public var leftBarButtonItems: [UIBarButtonItem]?
  /// The items at the right, from the right edge on: the first is the outermost.
  public var rightBarButtonItems: [UIBarButtonItem]?
  /// What searches, of which bars know nothing; `searchController` is its face.
  var search: UIResponder?
  /// Whether the search field goes while the list is scrolled. Kept, not shown.
  public var hidesSearchBarWhenScrolling = true
  /// Whether the title is large. Kept, not shown.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the screen before.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// An item with a title.
  public init(title: String? = nil) { self.title = title }

  /// The item at the left edge; setting it sets the whole left side.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The item at the right edge; setting it sets the whole right side.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the item at the left edge; nothing moves.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the item at the right edge; nothing moves.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the items at the left; nothing moves.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the items at the right; nothing moves.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Says whether the way back is not shown; nothing moves.
  public func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
}
