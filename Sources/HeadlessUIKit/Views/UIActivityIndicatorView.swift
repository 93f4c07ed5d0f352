/// An activity indicator. Text frames show `◌ loading`, always in the same phase.
open class UIActivityIndicatorView: UIView {
  /// The size. Kept, not shown.
  public enum Style: Int, Sendable {
    /// Small.
    case medium
    /// Large.
    case large
    /// Small and gray, by its older name.
    public static let gray = Style.medium
    /// Small and white, by its older name.
    public static let white = Style.medium
    /// Large and white, by its older name.
    public static let whiteLarge = Style.large
  }

  /// Whether it is active; otherwise it takes no space.
  public final private(set) var isAnimating = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color, shown in `styles`.
  public final var color: UIColor! = .gray

  /// The size. Kept, not shown.
  public final var style = Style.medium

  /// Makes an inactive indicator.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Whether it is hidden when it stops. Kept; frames show it only while it is active.
  public final var hidesWhenStopped = true

  /// Starts it, so that frames show it.
  public final func startAnimating() { isAnimating = true }
  /// Stops it, so that frames do not show it.
  public final func stopAnimating() { isAnimating = false }

  package override var isSingleLine: Bool { true }
  package override var takesSpareColumns: Bool { false }

  package override func accept(_ visitor: any ViewVisitor) { visitor.visit(indicator: self) }
}
