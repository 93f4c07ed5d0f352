/// A view whose content can be larger than itself.
///
/// By itself it scrolls nothing: text frames show its subviews one below the other, as those of any
/// view. Tables and collection views scroll, by rows; offsets and sizes in points are kept and not
/// used.
open class UIScrollView: UIView {
  /// Whether it can be scrolled. Kept, not used.
  public final var isScrollEnabled = true
  /// Whether it springs back at the ends. Kept, not shown.
  public final var bounces = true
  /// Whether the vertical bar shows. Kept, not shown.
  public final var showsVerticalScrollIndicator = true
  /// Whether the horizontal bar shows. Kept, not shown.
  public final var showsHorizontalScrollIndicator = true
  /// Insets around the content. Kept, not shown.
  public final var contentInset = UIEdgeInsets.zero
  /// Whether it springs back where all is in view. Kept, not shown.
  public final var alwaysBounceVertical = false
  /// How far it was scrolled, in points. Kept, not used: tables scroll by rows.
  public final var contentOffset = CGPoint.zero
  /// How large its content is, in points. Kept, not used.
  public final var contentSize = CGSize.zero
  /// Whether bars add to the insets. Kept, not used.
  public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The wheel that shows above the rows of a table while it is loaded again.
  ///
  /// Setting another one takes the old one out of the view.
  public final var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      if let oldValue, oldValue.superview === self { oldValue.removeFromSuperview() }
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  /// Whether it drags the keyboard away. Kept, not used.
  public final var keyboardDismissMode = KeyboardDismissMode.none

  /// How dragging hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none
    /// When a drag begins.
    case onDrag
    /// With the finger.
    case interactive
  }

  /// Whether bars add to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system thinks.
    case automatic
    /// Where it can be scrolled.
    case scrollableAxes
    /// No.
    case never
    /// Yes.
    case always
  }

  /// Sets how far it was scrolled, in points, at once. Kept, not used: tables scroll by rows.
  public final func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
}
