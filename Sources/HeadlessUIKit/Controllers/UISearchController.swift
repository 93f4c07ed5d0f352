/// A search field below a screen's title.
///
/// The last line of the navigation bar shows the field, `[Search_]`. There is no keyboard: when an
/// app sets the bar's text, the updater is called.
open class UISearchController: UIViewController {
  /// The object that is called when the text changes; a weak reference.
  public final weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate. Kept, never called.
  public final weak var delegate: (any UISearchControllerDelegate)?
  /// The field.
  public final let searchBar = UISearchBar(frame: .zero)
  /// The screen that shows the results, in place of the searched one. Kept, not shown.
  public final let searchResultsController: UIViewController?
  /// Whether a search is active.
  public final var isActive = false
  /// Whether a search covers the searched content. Kept, not shown.
  public final var obscuresBackgroundDuringPresentation = true
  /// Whether a search hides the navigation bar. Kept, not shown.
  public final var hidesNavigationBarDuringPresentation = true

  /// Makes a search field.
  ///
  /// - Parameter searchResultsController: the screen that shows the results; nil means the searched
  ///   one.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.placeholder = "Search"
    searchBar.onChange = { [weak self] in
      guard let self else { return }
      isActive = true
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  /// Returns nil: decoding is not supported.
  public required init?(coder: NSCoder) { nil }
}

/// Shows the results of a search.
public protocol UISearchResultsUpdating: AnyObject {
  /// Called after the text of the field has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller; it has no methods here.
public protocol UISearchControllerDelegate: AnyObject {}

extension UINavigationItem {
  /// The search field in the bar's last line.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}
