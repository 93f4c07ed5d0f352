/// A search field below a screen's title, and who hears of what is typed in it.
///
/// The field stands in the navigation bar's last line, `[Search_]`. There is no keyboard: what an
/// app sets as the bar's text is told to the updater.
open class UISearchController: UIViewController {
  /// Who is told when the text changes; not kept alive.
  public final weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who hears of its coming and going. Kept, told nothing.
  public final weak var delegate: (any UISearchControllerDelegate)?
  /// The field.
  public final let searchBar = UISearchBar(frame: .zero)
  /// The screen with what was found, in place of the one that is searched. Kept, not shown.
  public final let searchResultsController: UIViewController?
  /// Whether somebody searches.
  public final var isActive = false
  /// Whether what is searched is covered. Kept, not shown.
  public final var obscuresBackgroundDuringPresentation = true
  /// Whether the bar goes while somebody searches. Kept, not shown.
  public final var hidesNavigationBarDuringPresentation = true

  /// A search field.
  ///
  /// - Parameter searchResultsController: the screen with what was found; nil for the one that is
  ///   searched.
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

  /// Search fields are not decoded here.
  public required init?(coder: NSCoder) { nil }
}

/// Who shows what was found.
public protocol UISearchResultsUpdating: AnyObject {
  /// The text of the field has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Who would hear of a search field's coming and going.
public protocol UISearchControllerDelegate: AnyObject {}

extension UINavigationItem {
  /// The search field in the bar's last line.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}
