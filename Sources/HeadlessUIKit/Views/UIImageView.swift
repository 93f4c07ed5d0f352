/// A picture; text frames show the symbol of its image, and over it what is in the view.
///
/// Without image and subviews it takes no room.
open class UIImageView: UIView {
  /// The picture; of it the ``UIImage/symbol`` shows.
  open var image: UIImage?

  /// Makes a view of a picture, which may come later.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// Whether touches reach it; unlike other views, picture views start without.
  open override var isUserInteractionEnabled: Bool {
    get { storedIsUserInteractionEnabled }
    set { storedIsUserInteractionEnabled = newValue }
  }
  private var storedIsUserInteractionEnabled = false

  package override var isSingleLine: Bool { true }
  package override var takesSpareColumns: Bool { false }

  package override func accept(_ visitor: any ViewVisitor) { visitor.visit(imageView: self) }
}
