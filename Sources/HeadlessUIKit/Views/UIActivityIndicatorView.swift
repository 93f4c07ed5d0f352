/// A turning wheel that says: wait. Text frames show `◌ loading`, always in the same phase.
open class UIActivityIndicatorView: UIView {
  /// How large it is. Kept, not shown.
  public enum Style: Int, Sendable {
    /// Small.
    case medium
    /// Large.
    case large
  }

  /// Whether it turns; a wheel at rest takes no room.
  public final private(set) var isAnimating = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its colour, shown in `styles`.
  public final var color: UIColor! = .gray

  /// Makes a wheel, at rest; the size is not kept.
  public convenience init(style: Style) {
    self.init(frame: .zero)
  }

  /// Whether it goes when it stops. Kept; frames show a wheel only while it turns.
  public final var hidesWhenStopped = true

  /// Lets it turn, so that frames show it.
  public final func startAnimating() { isAnimating = true }
  /// Lets it rest, so that frames show it no more.
  public final func stopAnimating() { isAnimating = false }

  package override var isSingleLine: Bool { true }
  package override var takesSpareColumns: Bool { false }

  package override func accept(_ visitor: any ViewVisitor) { visitor.visit(indicator: self) }
}
