/// Views in a row or a column. Its axis is what text layout goes by.
///
/// ```swift
/// let row = UIStackView(arrangedSubviews: [picture, name, button])
/// row.spacing = 8                                  // any gap is one column
/// row.axis = .horizontal                           // the standard
/// name.setContentHuggingPriority(.init(1), for: .horizontal)   // takes the spare columns
/// ```
///
/// A row shares its columns by the priorities of its views: see
/// ``UIView/setContentHuggingPriority(_:for:)`` and
/// ``UIView/setContentCompressionResistancePriority(_:for:)``. Text frames show arranged views
/// only, not others that were just added.
open class UIStackView: UIView {
  /// How spare columns are shared. `fillProportionally` is shown as `fill`, and `equalCentering` as
  /// `equalSpacing`; in a column it is not shown.
  public enum Distribution: Int, Sendable {
    /// To the one that keeps from growing least.
    case fill
    /// All the same size.
    case fillEqually
    /// By content.
    case fillProportionally
    /// To the gaps.
    case equalSpacing
    /// To the gaps, by centres.
    case equalCentering
  }

  /// Where views stand across the axis. Only `center` in a column changes the text.
  public enum Alignment: Int, Sendable {
    /// Stretched.
    case fill
    /// At the beginning.
    case leading
    /// By the first line of text.
    case firstBaseline
    /// In the middle.
    case center
    /// At the end.
    case trailing
    /// By the last line of text.
    case lastBaseline
    /// At the top.
    public static let top = Alignment.leading
    /// At the bottom.
    public static let bottom = Alignment.trailing
  }

  /// The views that it arranges, in order.
  public final private(set) var arrangedSubviews: [UIView] = []
  /// Along a row, the standard, or down a column.
  public final var axis = NSLayoutConstraint.Axis.horizontal
  /// How spare room is shared.
  public final var distribution = Distribution.fill
  /// Where views stand across the axis.
  public final var alignment = Alignment.fill
  /// The gap in points; any gap in a row is one column, and in a column no row.
  public final var spacing: CGFloat = 0
  /// Whether the margins are kept free. Kept, not shown.
  public final var isLayoutMarginsRelativeArrangement = false
  /// Whether gaps are between lines of text. Kept, not shown.
  public final var isBaselineRelativeArrangement = false

  /// Makes a row of views; set ``axis`` for a column.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Puts a view at the end, taking it from where it was.
  public final func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: .max)
  }

  /// Puts a view at a place among the arranged ones, taking it from where it was.
  ///
  /// - Parameters:
  ///   - view: the view, which may stand in the stack already.
  ///   - index: its place from 0; places out of range mean the nearest end.
  public final func insertArrangedSubview(_ view: UIView, at index: Int) {
    if view.superview === self { stopTracking(view) }
    // First, so that whoever hears of the view as it comes finds it arranged.
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    // A view that holds the stack cannot be put in it.
    if view.superview !== self { stopTracking(view) }
  }

  /// Stops arranging a view; it stays a subview, which text frames do not show.
  public final func removeArrangedSubview(_ view: UIView) {
    stopTracking(view)
  }

  /// Would set another gap after one view; it is not kept.
  public final func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}

  /// Stops arranging what leaves.
  override func stopTracking(_ subview: UIView) {
    arrangedSubviews.removeAll { $0 === subview }
  }

  package override var isSingleLine: Bool {
    axis == .horizontal && arrangedSubviews.allSatisfy { $0.isSingleLine }
  }

  package override func accept(_ visitor: any ViewVisitor) { visitor.visit(stack: self) }
}

extension UIStackView {
  /// The system's gap between views, as a spacing.
  public static let spacingUseSystem: CGFloat = .greatestFiniteMagnitude
  /// The stack's own gap, as a custom spacing.
  public static let spacingUseDefault: CGFloat = -.greatestFiniteMagnitude
}
