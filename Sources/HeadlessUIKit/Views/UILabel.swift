/// A text that does not react to touches.
///
/// A label of one line takes a row of text and is cut with `…` if columns are missing. For more
/// lines set ``numberOfLines``; then text wraps at words. An empty label takes no space.
open class UILabel: UIView {
  /// The text; nil and an empty text show nothing.
  open var text: String? {
    didSet { if numberOfLines != 1 { superview?.setNeedsLayout() } }
  }
  /// The color of the text. A faint one is shown as `(text)` if it means that something is
  /// disabled.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// The font, shown in `styles`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .standard
  /// The alignment of the text in its columns: left, center or right.
  open var textAlignment = NSTextAlignment.natural
  /// How text that does not fit is shortened; a frame always ends it in `…`.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The most rows of text, wrapped at the available columns; 0 means no limit.
  open var numberOfLines = 1

  /// Whether the text looks enabled; false is shown in `styles` only.
  open var isEnabled = true
  /// Whether the font shrinks to fit. Kept; a frame shortens the text.
  public final var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the user's text size. Kept, not shown.
  public final var adjustsFontForContentSizeCategory = false
  /// The least scale of a font that shrinks to fit. Kept, not shown.
  public final var minimumScaleFactor: CGFloat = 0
  /// The width at which it would wrap. Kept; a frame wraps at the available columns.
  public final var preferredMaxLayoutWidth: CGFloat = 0
  /// The color in a selected row. Kept, not shown.
  public final var highlightedTextColor: UIColor?
  /// The color of its shadow. Kept, not shown.
  public final var shadowColor: UIColor?

  /// Whether touches reach it; unlike other views, labels start with false.
  open override var isUserInteractionEnabled: Bool {
    get { storedIsUserInteractionEnabled }
    set { storedIsUserInteractionEnabled = newValue }
  }
  private var storedIsUserInteractionEnabled = false

  /// The attributed text, of which only the characters are kept, so reading it returns no
  /// attributes. Color and font of the first character become the label's, as in UIKit.
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

  /// The preferred size in points: 0, and never read, since text decides.
  open override var intrinsicContentSize: CGSize { .zero }
  /// Would draw pixels; never called.
  open func drawText(in rect: CGRect) {}
  /// Returns the rectangle of the text: the whole bounds.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect { bounds }

  override func set(_ value: Any?, named key: String) {
    switch (key, value) {
    case ("text", let value as String?): text = value
    case ("textColor", let value as UIColor): textColor = value
    default: super.set(value, named: key)
    }
  }

  package override var isSingleLine: Bool { numberOfLines == 1 }

  package override func accept(_ visitor: any ViewVisitor) { visitor.visit(label: self) }
}
