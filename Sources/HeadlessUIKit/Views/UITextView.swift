/// A text of several lines, wrapped to the available columns.
///
/// The step `write` types into an editable one and calls its delegate as UIKit does; so does code
/// that begins and ends editing.
open class UITextView: UIScrollView, TextEntryView {
  private let label = UILabel(frame: .zero)
  /// The delegate; a weak reference.
  public final weak var delegate: (any UITextViewDelegate)?
  package override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }
  /// Whether it can be edited.
  open var isEditable = true
  /// Whether its text can be selected. Kept, not used.
  open var isSelectable = true
  /// The insets around the text. Kept, not shown.
  open var textContainerInset = UIEdgeInsets.zero
  private var isEditingText = false
  /// The label that the kit shows while there is no text. With it the view is drawn as a field.
  package final weak var placeholderLabel: UILabel?
  package final var shownText: String { text ?? "" }
  package final var shownPlaceholder: String {
    placeholderLabel.flatMap { $0.isHidden ? nil : $0.text } ?? ""
  }
  package final var acceptsTyping: Bool { isEditable }

  package override var takesSpareColumns: Bool { placeholderLabel != nil }
  package override var isSingleLine: Bool { placeholderLabel != nil }
  package override func accept(_ visitor: any ViewVisitor) {
    if placeholderLabel == nil { super.accept(visitor) } else { visitor.visit(field: self) }
  }

  override func setUpContent() {
    label.numberOfLines = 0
    addSubview(label)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  open var text: String! {
    get { label.text ?? "" }
    set { label.text = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes, which are not shown.
  open var attributedText: NSAttributedString! {
    get { label.attributedText }
    set { label.attributedText = newValue }
  }
  /// The color of the text.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }
  /// The font.
  open var font: UIFont? {
    get { label.font }
    set { label.font = newValue }
  }
  /// The alignment of the lines.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }

  // MARK: Typing

  /// The insertion point: always the end of the text.
  open var selectedRange: NSRange {
    get { NSRange(location: (text ?? "").utf16.count, length: 0) }
    set {}
  }
  /// Whether it is being edited.
  open override var isFirstResponder: Bool { isEditingText }
  /// Whether it can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing, if the delegate allows it; editing elsewhere in the run ends first.
  ///
  /// - Returns: whether it is being edited now.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isEditingText { return true }
    guard canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true,
      FirstResponderTracker.move(to: self)
    else { return false }
    isEditingText = true
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends editing, if the delegate allows it.
  ///
  /// - Returns: whether it is not being edited now.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditingText else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true else { return false }
    isEditingText = false
    delegate?.textViewDidEndEditing(self)
    return true
  }

  /// Appends text, as a person would type it, all at once.
  ///
  /// - Returns: whether the view and its delegate accepted it.
  package final func typeText(_ words: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    guard
      delegate?.textView(self, shouldChangeTextIn: selectedRange, replacementText: words) ?? true
    else { return false }
    text = (text ?? "") + words
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    return true
  }
}

/// How a person touches a link or an attachment of a text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction
  /// A long press.
  case presentActions
  /// A preview.
  case preview
}

/// A view that a person can type into.
package protocol TextEntryView: UIView {
  /// Appends text, as a person would type it.
  ///
  /// - Returns: whether the view and its delegate accepted it.
  func typeText(_ words: String) -> Bool
  /// The typed text as it is shown.
  var shownText: String { get }
  /// The text that is shown while nothing is typed; empty for none.
  var shownPlaceholder: String { get }
  /// Whether it looks as if a person can type into it.
  var acceptsTyping: Bool { get }
}

/// Tracks which view of a run is being edited.
enum FirstResponderTracker {
  private final class Storage {
    weak var view: UIView?
  }

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> Storage { Storage() }
  }

  /// Makes a view the one that is being edited.
  ///
  /// - Returns: false if the delegate of the other view does not let editing end.
  static func move(to view: UIView) -> Bool {
    let storage = ScreenEnvironment.current?[Key.self]
    if let other = storage?.view, other !== view, !other.resignFirstResponder() { return false }
    storage?.view = view
    return true
  }
}

/// Receives edits of a text view, by code or a step: begin, type, end. All methods are optional.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when editing begins.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether the text accepts a change; a step's text comes in one piece.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Returns whether a link of the text may open; never called.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Called when the text changed.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the insertion point changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
