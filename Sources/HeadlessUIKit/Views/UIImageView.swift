/// A picture; text frames show the symbol of its image.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?

  /// A view of a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// Whether touches reach it; unlike other views, picture views start without.
  open override var isUserInteractionEnabled: Bool {
    get { flags.contains(.isOn) }
    set { flags.set(.isOn, to: newValue) }
  }

  package override var isSingleLine: Bool { true }
  package override var takesSpareColumns: Bool { false }

  package override func accept(_ visitor: any ViewVisitor) { visitor.visit(imageView: self) }
}
