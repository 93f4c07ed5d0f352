/// A line of text to type in, shown as `[Ada_]`, or as `[_Name]` with the placeholder while it is
/// empty: the cursor tells them apart.
///
/// What is typed is what the app sets, or what a kit's step writes, of which the delegate hears. In a
/// row it takes the spare columns.
open class UITextField: UIControl, TextEntryView {
  /// Whether somebody types into it.
  public final private(set) var isEditing = false
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  /// What was typed.
  open var text: String?
  /// What shows while nothing was typed.
  open var placeholder: String?
  /// The colour of the text, shown in `styles`.
  open var textColor: UIColor?
  /// The font, shown in `styles`.
  open var font: UIFont?
  /// Who hears about typing; not kept alive.
  public final weak var delegate: (any UITextFieldDelegate)?
  /// Whether what is typed cannot be read. Kept, not shown.
  open var isSecureTextEntry = false
  /// How the field's edge looks. Kept, not shown.
  open var borderStyle = BorderStyle.none
  /// The key that ends typing. Kept, not shown.
  open var returnKeyType = UIReturnKeyType.default
  /// The keys that it wants. Kept, not shown.
  open var keyboardType = UIKeyboardType.default
  /// When the button that empties the field shows. Kept, not shown.
  open var clearButtonMode = ViewMode.never
  /// The view before the text. Kept, not shown.
  open var leftView: UIView?
  /// When the view before the text shows. Kept, not shown.
  open var leftViewMode = ViewMode.never
  /// At which side the text stands. Kept, not shown.
  open var textAlignment = NSTextAlignment.left

  /// How the edge of a field looks.
  public enum BorderStyle: Int, Sendable {
    /// Not at all.
    case none
    /// A line.
    case line
    /// A bevel.
    case bezel
    /// With round corners.
    case roundedRect
  }

  /// When something beside the text shows.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While somebody types.
    case whileEditing
    /// While nobody types.
    case unlessEditing
    /// Always.
    case always
  }

  package override var takesSpareColumns: Bool { true }

  package override func accept(_ visitor: any ViewVisitor) { visitor.visit(textField: self) }

  /// What shows in place of the keyboard. Kept, not shown.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// What shows above the keyboard. Kept, not shown.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  /// Whether somebody types into it.
  open override var isFirstResponder: Bool { isEditing }
  /// Whether somebody may type into it.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins typing, if the delegate lets it; another field of the run ends before.
  ///
  /// - Returns: whether somebody types now.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isEditing { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard FirstResponderTracker.move(to: self) else { return false }
    isEditing = true
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends typing, if the delegate lets it.
  ///
  /// - Returns: whether nobody types now.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Types behind what is there already, as a person would.
  ///
  /// - Returns: whether the field and its delegate took it.
  package final func typeText(_ words: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    let old = text ?? ""
    let end = NSRange(location: old.utf16.count, length: 0)
    guard
      delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: words) ?? true
    else { return false }
    text = old + words
    sendActions(for: .editingChanged)
    return true
  }

  /// Presses return, as a person would.
  package final func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
  }
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
  var onChange: (() -> Void)?
  /// How it looks. Kept, not shown.
  public final var searchBarStyle = Style.default
  /// Whether a button to cancel shows. Kept, not shown.
  public final var showsCancelButton = false
  /// The colour of the bar. Kept, not shown.
  public final var barTintColor: UIColor?
  /// The picture behind it. Kept, not shown.
  public final var backgroundImage: UIImage?

  /// Says whether a button to cancel shows; nothing moves.
  public final func setShowsCancelButton(_ shows: Bool, animated: Bool) {
    showsCancelButton = shows
  }

  /// Whether somebody types into its field.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Begins typing into its field.
  ///
  /// - Returns: whether somebody types now.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends typing into its field.
  ///
  /// - Returns: whether nobody types now.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  override func setUpContent() { addSubview(searchTextField) }

  override func setting(named key: String) -> Any? {
    key == "searchField" ? searchTextField : super.setting(named: key)
  }

  /// What was typed. Setting it is typing, for a search controller that the bar belongs to.
  public final var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      onChange?()
    }
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

/// The key that ends typing. Kept, not shown.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Join.
  case join
  /// Next.
  case next
  /// Search.
  case search
  /// Send.
  case send
  /// Done.
  case done
}

/// The keys that a field wants. Kept, not shown.
public enum UIKeyboardType: Int, Sendable {
  /// All.
  case `default`
  /// Letters.
  case asciiCapable
  /// Numbers and signs.
  case numbersAndPunctuation
  /// For links.
  case URL
  /// Numbers.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For e-mail addresses.
  case emailAddress
  /// Numbers with a point.
  case decimalPad
}

/// Who hears about typing in a field: when code or a kit's step begins, types, presses return or ends.
/// All methods may be left out.
public protocol UITextFieldDelegate: AnyObject {
  /// Whether typing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Typing begins.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether typing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Typing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether the field takes a change.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether return does something.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Whether the field may be emptied.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
}
