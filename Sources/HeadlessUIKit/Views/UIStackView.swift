/// Views in a row or a column. Text layout follows its axis.
///
/// ```swift
/// let row = UIStackView(arrangedSubviews: [picture, name, button])
/// row.spacing = 8                                  // any gap is one column
/// row.axis = .horizontal                           // the standard
/// name.setContentHuggingPriority(.init(1), for: .horizontal)   // takes the spare columns
/// ```
///
/// A row distributes its columns by the priorities of its views: see
/// ``UIView/setContentHuggingPriority(_:for:)`` and
/// ``UIView/setContentCompressionResistancePriority(_:for:)``. Text frames show arranged views
/// only, not other subviews.
open class UIStackView: UIView {
  /// The distribution of spare columns. `fillProportionally` is shown as `fill`, and
  /// `equalCentering` as `equalSpacing`; in a column it is not shown.
  public enum Distribution: Int, Sendable {
    /// To the view with the lowest hugging priority.
    case fill
    /// All the same size.
    case fillEqually
    /// In proportion to the content.
    case fillProportionally
    /// To the gaps.
    case equalSpacing
    /// To the gaps, by centers.
    case equalCentering
  }

  /// The alignment of views across the axis. `center` and `trailing` in a column, and `bottom` in a
  /// row change the text.
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
  /// The axis: along a row, the default, or down a column.
  public final var axis = NSLayoutConstraint.Axis.horizontal
  /// The distribution of spare space.
  public final var distribution = Distribution.fill
  /// The alignment of views across the axis.
  public final var alignment = Alignment.fill
  /// The gap in points; in a row any gap is one column, in a column it takes no row.
  public final var spacing: CGFloat = 0
  /// Whether margins are kept free. Kept, not shown.
  public final var isLayoutMarginsRelativeArrangement = false
  /// Whether gaps are between lines of text. Kept, not shown.
  public final var isBaselineRelativeArrangement = false

  /// Makes a row of views; set ``axis`` for a column.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end, and removes it from its old superview.
  public final func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: .max)
  }

  /// Inserts a view at an index among the arranged ones, and removes it from its old superview.
  ///
  /// - Parameters:
  ///   - view: the view, which may be in the stack already.
  ///   - index: from 0; an index out of range means the nearest end.
  public final func insertArrangedSubview(_ view: UIView, at index: Int) {
    if view.superview === self { stopTracking(view) }
    // First, so that code that is notified of the new subview finds it arranged.
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    // A view that contains the stack cannot be put into it.
    if view.superview !== self { stopTracking(view) }
  }

  /// Stops arranging a view; it stays a subview, which text frames do not show.
  public final func removeArrangedSubview(_ view: UIView) {
    stopTracking(view)
  }

  /// Would set another gap after one view; does nothing.
  public final func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}

  /// Stops arranging a view that leaves.
  override func stopTracking(_ subview: UIView) {
    arrangedSubviews.lastIndex { $0 === subview }.map { _ = arrangedSubviews.remove(at: $0) }
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
