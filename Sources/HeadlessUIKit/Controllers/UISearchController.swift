/// A search field below a screen's title.
///
/// The last lines of the navigation bar show the field, `[Search_]`, and while a search is active
/// `[Cancel]` and the scopes. A search begins when the field is edited.
open class UISearchController: UIViewController {
  /// The object that is called when the text changes; a weak reference.
  public final weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate; a weak reference.
  public final weak var delegate: (any UISearchControllerDelegate)?
  /// The field.
  public final let searchBar = UISearchBar(frame: .zero)
  /// The screen that shows the results, in place of the searched one. Kept, not shown.
  public final let searchResultsController: UIViewController?
  /// Whether a search is active; the end of one clears the text.
  public final var isActive = false { didSet { if isActive != oldValue { showActivity() } } }
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
      if let self { searchResultsUpdater?.updateSearchResults(for: self) }
    }
    searchBar.onBegin = { [weak self] in
      self?.isActive = true
      self?.searchBar.onChange?()
    }
    searchBar.onCancel = { [weak self] in self?.isActive = false }
  }

  private func showActivity() {
    if isActive {
      delegate?.willPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
      searchBar.searchTextField.text = ""
      searchBar.resignFirstResponder()
    }
    searchBar.isSearching = isActive
    if isActive { return delegate?.didPresentSearchController(self) ?? () }
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }

  /// Returns nil: decoding is not supported.
  public required init?(coder: NSCoder) { nil }
}

/// Shows the results of a search.
public protocol UISearchResultsUpdating: AnyObject {
  /// Called after the text of the field has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Receives the start and the end of a search. All methods are optional.
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after a search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

extension UINavigationItem {
  /// The search field in the bar's last line.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}
