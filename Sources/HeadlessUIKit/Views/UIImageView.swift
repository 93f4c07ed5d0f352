/// A picture; text frames show the symbol of its image.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?

  /// A view of a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  package override func accept(_ visitor: ViewVisitor) { visitor.visit(imageView: self) }
}
