/// What a view controller wants in the navigation bar.
public final class UINavigationItem {
  /// The text in the middle.
  public var title: String?
  /// A view in the middle, in place of the text.
  public var titleView: UIView?
  /// A line above the title. Kept, not shown.
  public var prompt: String?
  /// Whether the way back is not shown.
  public var hidesBackButton = false
  /// The text of the way back to this screen, in the next one.
  public var backButtonTitle: String?
  /// The items at the left, from the edge on.
  public var leftBarButtonItems: [UIBarButtonItem]?
  /// The items at the right, from the edge on.
  public var rightBarButtonItems: [UIBarButtonItem]?
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
}

/// The bar above a screen. Its looks are kept, not shown.
public final class UINavigationBar {
  /// The background.
  public var barTintColor: UIColor?
  /// The colour of its items.
  public var tintColor: UIColor?
  /// The line below.
  public var shadowImage: UIImage?
  /// Whether it lets through what is behind.
  public var isTranslucent = true
  /// Whether titles are large.
  public var prefersLargeTitles = false
}
