/// An image; text frames show the image's symbol, and the subviews over it.
///
/// Without image and subviews it takes no space.
open class UIImageView: UIView {
  /// The image; its ``UIImage/symbol`` is shown.
  open var image: UIImage?

  /// Makes a view with an image, which can also be set later.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// Whether touches reach it; unlike other views, image views start with false.
  open override var isUserInteractionEnabled: Bool {
    get { storedIsUserInteractionEnabled }
    set { storedIsUserInteractionEnabled = newValue }
  }
  private var storedIsUserInteractionEnabled = false

  package override var isSingleLine: Bool { true }
  package override var takesSpareColumns: Bool { false }

  package override func accept(_ visitor: any ViewVisitor) { visitor.visit(imageView: self) }
}
