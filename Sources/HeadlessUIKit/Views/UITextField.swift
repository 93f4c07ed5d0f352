/// A text field of one line, shown as `[Ada_]`, or as `[_Name]` with the placeholder while it is
/// empty: the position of the cursor shows which it is.
///
/// The text is what the app sets, or what a kit's step writes; then the delegate is called. In a
/// row it takes the spare columns.
open class UITextField: UIControl, TextEntryView {
  /// Whether it is being edited.
  public final private(set) var isEditing = false
  private var typingReplacesText = false
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  /// The text.
  open var text: String?
  /// The text that is shown while the field is empty.
  open var placeholder: String? { didSet { placeholderAttributes = nil } }
  private var placeholderAttributes: [NSAttributedString.Key: Any]?
  /// The text that is shown while the field is empty, with the attributes of its first character, of
  /// which `styles` shows the color.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0, attributes: placeholderAttributes) } }
    set {
      placeholder = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      placeholderAttributes = newValue.attributes(at: 0, effectiveRange: nil)
    }
  }
  /// The color of the placeholder.
  package final var placeholderColor: UIColor {
    placeholderAttributes?[.foregroundColor] as? UIColor ?? .placeholderText
  }
  /// The text with attributes, of which color and font of the first character are kept.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      let attributes = newValue.attributes(at: 0, effectiveRange: nil)
      if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
      if let font = attributes[.font] as? UIFont { self.font = font }
    }
  }
  /// The color of the text, shown in `styles`.
  open var textColor: UIColor?
  /// The font, shown in `styles`.
  open var font: UIFont?
  /// The delegate; a weak reference.
  public final weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text cannot be read. Kept, not shown.
  open var isSecureTextEntry = false {
    didSet { typingReplacesText = isEditing && isSecureTextEntry }
  }
  /// The style of the border. Kept, not shown.
  open var borderStyle = BorderStyle.none
  /// The return key. Kept, not shown.
  open var returnKeyType = UIReturnKeyType.default
  /// The kind of keyboard. Kept, not shown.
  open var keyboardType = UIKeyboardType.default
  /// When the clear button is shown. Kept, not shown.
  open var clearButtonMode = ViewMode.never
  /// The view before the text.
  open var leftView: UIView? { didSet { showSideViews() } }
  /// When the view before the text is shown.
  open var leftViewMode = ViewMode.never { didSet { showSideViews() } }
  /// The view after the text.
  open var rightView: UIView? { didSet { showSideViews() } }
  /// When the view after the text is shown.
  open var rightViewMode = ViewMode.never { didSet { showSideViews() } }
  private var row: UIStackView?
  /// Whether the font shrinks to fit. Kept; a frame shortens the text.
  open var adjustsFontSizeToFitWidth = false
  /// The least size of a font that shrinks to fit. Kept, not shown.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the user's text size. Kept, not shown.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text is cleared when editing begins, if the delegate allows it.
  open var clearsOnBeginEditing = false
  /// Which letters become capitals. Kept, not used.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the keyboard corrects words. Kept, not used.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the return key waits for text. Kept, not used.
  open var enablesReturnKeyAutomatically = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text means, such as a password. Kept, not used.
  open var textContentType: UITextContentType! = nil
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

  /// Whether it is drawn as a text, because it is not for typing.
  package final var isShownAsText = false
  package override var takesSpareColumns: Bool { !isShownAsText }

  /// The typed text; an asterisk for each character that the field hides.
  package final var shownText: String {
    let text = text ?? ""
    return isSecureTextEntry ? String(repeating: "*", count: text.count) : text
  }
  package final var shownPlaceholder: String { placeholder ?? "" }
  package final var acceptsTyping: Bool { true }

  package override func accept(_ visitor: any ViewVisitor) {
    if isShownAsText {
      let label = UILabel()
      (label.text, label.font, label.textColor) = (text, font, textColor)
      visitor.visit(label: label)
    } else if let row {
      visitor.visit(stack: row)
    } else {
      visitor.visit(field: self)
    }
  }

  /// Puts the views beside the text into a row with it, as far as they are shown now.
  private func showSideViews() {
    func isShown(_ mode: ViewMode) -> Bool {
      mode == .always || mode == (isEditing ? .whileEditing : .unlessEditing)
    }
    let (left, right) = (
      isShown(leftViewMode) ? leftView : nil, isShown(rightViewMode) ? rightView : nil
    )
    for view in row?.arrangedSubviews ?? [] { view.removeFromSuperview() }
    row?.removeFromSuperview()
    row = nil
    guard left != nil || right != nil else { return }
    let made = UIStackView(
      arrangedSubviews: [left, FieldText(self), right].compactMap(\.self))
    made.spacing = 8
    row = made
    addSubview(made)
  }

  /// Returns the rectangle of the text: the whole bounds. Never called.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text while it is edited: the whole bounds. Never called.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the placeholder: the whole bounds. Never called.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the view before the text: the whole bounds. Never called.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the view after the text: the whole bounds. Never called.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }

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
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else {
      return false
    }
    guard FirstResponderTracker.move(to: self) else { return false }
    isEditing = true
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    typingReplacesText = isSecureTextEntry
    showSideViews()
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
    showSideViews()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Appends text, as a person would type it.
  ///
  /// The first text after the start of editing replaces that of a field that hides its text. A line
  /// break presses return.
  ///
  /// - Returns: whether the field and its delegate accepted it.
  package final func typeText(_ words: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    for (index, line) in words.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 { pressReturn() }
      if index == 0 || !line.isEmpty, !typeLine(String(line)) { return false }
    }
    return true
  }

  private func typeLine(_ words: String) -> Bool {
    let old = text ?? ""
    let start = typingReplacesText ? "" : old
    let range = NSRange(location: start.utf16.count, length: old.utf16.count - start.utf16.count)
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: words) ?? true
    else { return false }
    typingReplacesText = false
    text = start + words
    sendActions(for: .editingChanged)
    return true
  }

  /// Presses return, as a person would.
  package final func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
  }
}

/// The text of a field between the views beside it.
private final class FieldText: UIView {
  private unowned let field: UITextField

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var isSingleLine: Bool { true }
  override func accept(_ visitor: any ViewVisitor) { visitor.visit(field: field) }
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
