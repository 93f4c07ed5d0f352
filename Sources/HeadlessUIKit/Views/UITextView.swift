/// Text of several lines; shown as it is, wrapped to the room there is.
///
/// There is no keyboard: what is typed is what the app sets, and its delegate hears nothing of that.
open class UITextView: UIScrollView {
  private let label = UILabel(frame: .zero)
  /// Who hears about typing; not kept alive, and told nothing.
  public final weak var delegate: (any UITextViewDelegate)?
  /// Whether it can be typed into. Kept, not shown.
  open var isEditable = true
  /// Whether its text can be selected. Kept, not used.
  open var isSelectable = true
  /// The room around the text. Kept, not shown.
  open var textContainerInset = UIEdgeInsets.zero

  /// A text view at a frame, which is kept and not used.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Text views are not decoded here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
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
}

/// Who would hear about typing in a text view. All methods may be left out.
public protocol UITextViewDelegate: AnyObject {
  /// The text changed.
  func textViewDidChange(_ textView: UITextView)
  /// Typing begins.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Typing ended.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
