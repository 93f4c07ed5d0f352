/// A line of text to type in, shown as `[Ada_]`, or with the placeholder while it is empty.
///
/// There is no keyboard: what is typed is what the app sets. In a row it takes the spare columns.
open class UITextField: UIControl {
  /// What was typed.
  open var text: String?
  /// What shows while nothing was typed.
  open var placeholder: String?
  /// The colour of the text. Kept, not shown.
  open var textColor: UIColor?
  /// The font. Kept, not shown.
  open var font: UIFont?

  package override var takesSpareColumns: Bool { true }

  package override func accept(_ visitor: any ViewVisitor) { visitor.visit(textField: self) }
}

/// A field to search with; text frames show it as the text field it holds.
///
/// Steps do not type, so its delegate hears only what an app's own code tells it.
open class UISearchBar: UIView {
  /// How it looks. Kept, not shown.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default`
    /// With its frame.
    case prominent
    /// Without.
    case minimal
  }

  /// Who hears about typing; not kept alive.
  public final weak var delegate: (any UISearchBarDelegate)?
  /// The field in it.
  public final let searchTextField = UITextField()
  /// How it looks. Kept, not shown.
  public final var searchBarStyle = Style.default
  /// Whether a button to cancel shows. Kept, not shown.
  public final var showsCancelButton = false

  /// A search bar at a frame, which is kept and not used.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
  }

  /// Search bars are not decoded here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(searchTextField)
  }

  /// What was typed.
  public final var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// What shows while nothing was typed.
  public final var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
}

/// Who hears what happens to a search bar. All methods may be left out.
public protocol UISearchBarDelegate: AnyObject {
  /// The text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Search was tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Cancel was tapped.
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
