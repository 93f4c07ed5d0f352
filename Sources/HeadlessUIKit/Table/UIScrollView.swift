/// A view whose content can be larger than itself. Its offset counts rows of text, not points.
open class UIScrollView: UIView {
  /// Whether it can be scrolled.
  public final var isScrollEnabled = true
  /// Whether it springs back at the ends. Kept, not shown.
  public final var bounces = true
  /// Whether the vertical bar shows. Kept, not shown.
  public final var showsVerticalScrollIndicator = true
  /// Whether the horizontal bar shows. Kept, not shown.
  public final var showsHorizontalScrollIndicator = true
  /// Insets around the content. Kept, not shown.
  public final var contentInset = UIEdgeInsets.zero
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
}
