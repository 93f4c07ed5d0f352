/// A picture in a text, shown as its symbol.
open class NSTextAttachment: NSObject {
  /// The picture.
  public final var image: UIImage?
  /// The place of the picture. Kept, not shown.
  public final var bounds = CGRect.zero

  /// Makes an attachment without a picture.
  public override init() {}
  /// Makes an attachment of a picture.
  public init(image: UIImage) { self.image = image }
}

extension NSAttributedString {
  /// Makes a text of the symbol of a picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: attachment.image?.symbol ?? "")
  }
}
