/// A search field; text frames show it as the text field inside.
///
/// Steps do not call its delegate; only an app's own code does.
open class UISearchBar: UIView {
  /// The style. Kept, not shown.
  public enum Style: Int, Sendable {
    /// The default.
    case `default`
    /// With its frame.
    case prominent
    /// Without a frame.
    case minimal
  }

  /// The delegate; a weak reference.
  public final weak var delegate: (any UISearchBarDelegate)?
  /// The text field inside.
  public final let searchTextField = UITextField()
  var onChange: (() -> Void)?
  /// The style. Kept, not shown.
  public final var searchBarStyle = Style.default
  /// Whether a cancel button is shown. Kept, not shown.
  public final var showsCancelButton = false
  /// The color of the bar. Kept, not shown.
  public final var barTintColor: UIColor?
  /// The background image. Kept, not shown.
  public final var backgroundImage: UIImage?

  /// Sets whether a cancel button is shown, without animation.
  public final func setShowsCancelButton(_ shows: Bool, animated: Bool) {
    showsCancelButton = shows
  }

  /// Whether its field is being edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Begins editing in its field.
  ///
  /// - Returns: whether the field is being edited now.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends editing in its field.
  ///
  /// - Returns: whether the field is not being edited now.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  override func setUpContent() { addSubview(searchTextField) }

  override func setting(named key: String) -> Any? {
    key == "searchField" ? searchTextField : super.setting(named: key)
  }

  /// The text. Setting it counts as typing for the search controller of the bar.
  public final var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      onChange?()
    }
  }

  /// The text that is shown while the field is empty.
  public final var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
}

/// Receives events of a search bar. All methods are optional.
public protocol UISearchBarDelegate: AnyObject {
  /// Called when the text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the search button was tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
