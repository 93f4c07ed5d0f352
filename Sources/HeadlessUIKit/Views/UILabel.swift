/// A piece of text that cannot be touched.
///
/// A label of one line takes a row of text and is cut with `…` where columns are missing. For more
/// lines set ``numberOfLines``; text is then wrapped at words. An empty one takes no room.
open class UILabel: UIView {
  /// The text; nil and empty show nothing.
  open var text: String? {
    didSet { if numberOfLines != 1 { superview?.setNeedsLayout() } }
  }
  /// The colour of the text. A faint one is shown as `(text)` where it says something is off.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// The font, shown in `styles`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .standard
  /// Where the text stands in its columns: left, in the middle or right.
  open var textAlignment = NSTextAlignment.natural
  /// How text that does not fit is shortened; a frame always ends it in `…`.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How many rows of text it may take, wrapped at the columns there are; 0 means as many as it
  /// needs.
  open var numberOfLines = 1

  /// Whether the text is as usual; false is kept and not shown.
  open var isEnabled = true
  /// Whether the font shrinks to fit. Kept; a frame shortens the text.
  public final var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the size that its reader likes. Kept, not shown.
  public final var adjustsFontForContentSizeCategory = false
  /// How far the font shrinks to fit. Kept, not shown.
  public final var minimumScaleFactor: CGFloat = 0
  /// The width it would wrap at. Kept; a frame wraps at the columns there are.
  public final var preferredMaxLayoutWidth: CGFloat = 0
  /// The colour in a selected row. Kept, not shown.
  public final var highlightedTextColor: UIColor?
  /// The colour of its shadow. Kept, not shown.
  public final var shadowColor: UIColor?

  /// Whether touches reach it; unlike other views, labels start without.
  open override var isUserInteractionEnabled: Bool {
    get { storedIsUserInteractionEnabled }
    set { storedIsUserInteractionEnabled = newValue }
  }
  private var storedIsUserInteractionEnabled = false

  /// The text with attributes, of which the characters are kept, so none come back. Colour and font
  /// of the first character become the label's, as in UIKit.
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

  /// Would draw pixels; called never.
  open func drawText(in rect: CGRect) {}
  /// Where the text would be drawn: the room there is.
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
