/// A search field; text frames show it as the text field inside, with the cancel button and the
/// scopes if they are shown: `[Ada_]  [Cancel]`.
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
  var onBegin: (() -> Void)?
  var onCancel: (() -> Void)?
  /// The style. Kept, not shown.
  public final var searchBarStyle = Style.default
  /// Whether a cancel button is shown.
  public final var showsCancelButton = false { didSet { showParts() } }
  /// Whether the scopes are shown below the field.
  public final var showsScopeBar = false { didSet { showParts() } }
  /// The titles of the scopes.
  public final var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for title in scopeButtonTitles ?? [] {
        scopes.insertSegment(withTitle: title, at: scopes.numberOfSegments, animated: false)
      }
      selectedScopeButtonIndex = 0
      showParts()
    }
  }
  /// The index of the selected scope; setting it sends no event.
  public final var selectedScopeButtonIndex: Int {
    get { max(scopes.selectedSegmentIndex, 0) }
    set { scopes.selectedSegmentIndex = newValue }
  }
  /// Whether the bar of a search controller is in use, which shows the button and the scopes.
  final var isSearching = false { didSet { showParts() } }
  private let scopes = UISegmentedControl(frame: .zero)
  private let parts = UIStackView(frame: .zero)
  private lazy var cancelButton = UIButton(
    primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.cancel() })
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

  override func setUpContent() {
    addSubview(searchTextField)
    parts.axis = .vertical
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarTextDidBeginEditing(self)
        onBegin?()
      }, for: .editingDidBegin)
    searchTextField.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.searchBarTextDidEndEditing(self) }
      }, for: .editingDidEnd)
    scopes.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        onChange?()
      }, for: .valueChanged)
  }

  /// Taps the cancel button.
  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    onCancel?()
  }

  /// Puts the cancel button beside the field and the scopes below it, as far as they are shown.
  private func showParts() {
    for part in parts.arrangedSubviews { part.removeFromSuperview() }
    parts.removeFromSuperview()
    let showsScopes = scopes.numberOfSegments > 0 && (showsScopeBar || isSearching)
    guard showsCancelButton || isSearching || showsScopes else { return }
    let line = UIStackView(arrangedSubviews: [SearchFieldPlace(searchTextField)])
    line.spacing = 8
    if showsCancelButton || isSearching { line.addArrangedSubview(cancelButton) }
    parts.addArrangedSubview(line)
    if showsScopes { parts.addArrangedSubview(scopes) }
    addSubview(parts)
  }

  package override func accept(_ visitor: any ViewVisitor) {
    if parts.superview === self { visitor.visit(stack: parts) } else { super.accept(visitor) }
  }

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
  /// Called when editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when another scope was selected by a tap.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// The place of the field in a line with the cancel button.
private final class SearchFieldPlace: UIView {
  private unowned let field: UITextField

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var isSingleLine: Bool { true }
  override var takesSpareColumns: Bool { true }
  override func accept(_ visitor: any ViewVisitor) { field.accept(visitor) }
}
