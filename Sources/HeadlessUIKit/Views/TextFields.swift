/// A text field of one line, shown as `[Ada_]`, or as `[_Name]` with the placeholder while it is
/// empty: the position of the cursor shows which it is.
///
/// The text is what the app sets, or what a kit's step writes; then the delegate is called. In a
/// row it takes the spare columns.
open class UITextField: UIControl, TextEntryView {
  /// Whether it is being edited.
  public final private(set) var isEditing = false
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  /// The text.
  open var text: String?
  /// The text that is shown while the field is empty.
  open var placeholder: String?
  /// The color of the text, shown in `styles`.
  open var textColor: UIColor?
  /// The font, shown in `styles`.
  open var font: UIFont?
  /// The delegate; a weak reference.
  public final weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text cannot be read. Kept, not shown.
  open var isSecureTextEntry = false
  /// The style of the border. Kept, not shown.
  open var borderStyle = BorderStyle.none
  /// The return key. Kept, not shown.
  open var returnKeyType = UIReturnKeyType.default
  /// The kind of keyboard. Kept, not shown.
  open var keyboardType = UIKeyboardType.default
  /// When the clear button is shown. Kept, not shown.
  open var clearButtonMode = ViewMode.never
  /// The view before the text. Kept, not shown.
  open var leftView: UIView?
  /// When the view before the text is shown. Kept, not shown.
  open var leftViewMode = ViewMode.never
  /// The alignment of the text. Kept, not shown.
  open var textAlignment = NSTextAlignment.left

  /// The style of a field's border.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A line.
    case line
    /// A bevel.
    case bezel
    /// With round corners.
    case roundedRect
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the field is being edited.
    case whileEditing
    /// While the field is not being edited.
    case unlessEditing
    /// Always.
    case always
  }

  package override var takesSpareColumns: Bool { true }

  package override func accept(_ visitor: any ViewVisitor) { visitor.visit(textField: self) }

  /// The view in place of the keyboard. Kept, not shown.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// The view above the keyboard. Kept, not shown.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  /// Whether it is being edited.
  open override var isFirstResponder: Bool { isEditing }
  /// Whether it can be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate allows it; another field of the run ends editing first.
  ///
  /// - Returns: whether it is being edited now.
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

  /// Ends editing, if the delegate allows it.
  ///
  /// - Returns: whether it is not being edited now.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Appends text, as a person would type it.
  ///
  /// - Returns: whether the field and its delegate accepted it.
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

/// The return key. Kept, not shown.
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

/// The kind of keyboard. Kept, not shown.
public enum UIKeyboardType: Int, Sendable {
  /// All keys.
  case `default`
  /// Letters.
  case asciiCapable
  /// Numbers and punctuation.
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

/// Receives edits of a text field, by code or a kit's step: begin, type, press return, end. All
/// methods are optional.
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing begins.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns whether the field accepts a change.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Returns whether the return key has an effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns whether the field may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
}
