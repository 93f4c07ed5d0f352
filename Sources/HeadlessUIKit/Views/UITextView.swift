/// Text of several lines, shown as it is and wrapped to the room there is.
///
/// The step `write` types into one that can be typed into, and its delegate is asked and told as
/// UIKit's is; so it is by code that begins and ends typing.
open class UITextView: UIScrollView, TextEntryView {
  private let label = UILabel(frame: .zero)
  /// Who hears about typing; not kept alive.
  public final weak var delegate: (any UITextViewDelegate)?
  package override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }
  /// Whether it can be typed into.
  open var isEditable = true
  /// Whether its text can be selected. Kept, not used.
  open var isSelectable = true
  /// The room around the text. Kept, not shown.
  open var textContainerInset = UIEdgeInsets.zero
  private var isEditingText = false

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
  /// The colour of the text. Kept, not shown.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }
  /// The font. Kept, not shown.
  open var font: UIFont? {
    get { label.font }
    set { label.font = newValue }
  }
  /// At which side lines stand.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }

  // MARK: Typing

  /// Where the next sign would go: behind the text.
  open var selectedRange: NSRange {
    get { NSRange(location: (text ?? "").utf16.count, length: 0) }
    set {}
  }
  /// Whether somebody types into it.
  open override var isFirstResponder: Bool { isEditingText }
  /// Whether somebody may type into it.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins typing, if the delegate lets it; what else of the run is typed into ends before.
  ///
  /// - Returns: whether somebody types now.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isEditingText { return true }
    guard isEditable, delegate?.textViewShouldBeginEditing(self) ?? true,
      FirstResponderTracker.move(to: self)
    else { return false }
    isEditingText = true
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends typing, if the delegate lets it.
  ///
  /// - Returns: whether nobody types now.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditingText else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true else { return false }
    isEditingText = false
    delegate?.textViewDidEndEditing(self)
    return true
  }

  /// Types behind what is there already, as a person would: all of it at once.
  ///
  /// - Returns: whether the text and its delegate took it.
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

/// A view that a person can type into.
package protocol TextEntryView: UIView {
  /// Types behind what is there already, as a person would.
  ///
  /// - Returns: whether the view and its delegate took it.
  func typeText(_ words: String) -> Bool
}

/// What of a run somebody types into.
enum FirstResponderTracker {
  private final class Storage {
    weak var view: UIView?
  }

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> Storage { Storage() }
  }

  /// Takes it from another view.
  ///
  /// - Returns: false where the other one's delegate does not let it go.
  static func move(to view: UIView) -> Bool {
    let storage = ScreenEnvironment.current?[Key.self]
    if let other = storage?.view, other !== view, !other.resignFirstResponder() { return false }
    storage?.view = view
    return true
  }
}

/// Who hears about typing in a text view: when code or a step begins, types or ends. All methods may
/// be left out.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether typing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Typing begins.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether typing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Typing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether the text takes a change; a step's words come in one piece.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The text changed.
  func textViewDidChange(_ textView: UITextView)
  /// Where the next sign would go has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
