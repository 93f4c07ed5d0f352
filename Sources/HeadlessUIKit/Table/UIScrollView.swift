/// A view whose content can be larger than itself.
///
/// By itself it scrolls nothing: text frames show its subviews one below the other, as those of any
/// view. Tables and collection views scroll, by rows. Offsets in points are kept, and the delegate
/// hears of them; nothing moves by them.
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
  /// How far it was scrolled, in points. The delegate hears when it changes; tables scroll by rows,
  /// and leave it as it is.
  public final var contentOffset = CGPoint.zero {
    didSet { if contentOffset != oldValue { notifyDidScroll() } }
  }
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

  /// Sets how far it was scrolled, in points, at once.
  ///
  /// - Parameters:
  ///   - offset: from the top left corner of the content.
  ///   - animated: whether the delegate hears afterwards that an animation has ended.
  public final func setContentOffset(_ offset: CGPoint, animated: Bool) {
    contentOffset = offset
    if animated { notifyDidEndScrollingAnimation() }
  }

  // MARK: Telling of it

  fileprivate final weak var storedScrollDelegate: (any UIScrollViewDelegate)?
  /// Who hears of scrolling: the delegate, which tables, collections and texts have of their own sort.
  package var scrollDelegate: (any UIScrollViewDelegate)? { storedScrollDelegate }
  /// Whether a finger moves it at this moment, and whether the delegate has heard of that.
  private final var dragState: (isActive: Bool, didNotify: Bool) = (false, false)

  /// Tells the delegate that something has moved.
  final func notifyDidScroll() {
    dragState.didNotify = true
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Tells the delegate, at the main queue's next turn, that what code has moved stands still.
  final func notifyDidEndScrollingAnimation() {
    guard !dragState.isActive else { return }
    ScreenEnvironment.current?.mainQueue.async { [weak self] in
      if let self { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// Moves it as a finger does, of which the delegate hears from the beginning to the end.
  ///
  /// - Parameter move: scrolls it; where that changes nothing the delegate hears that it sprang back.
  package final func drag(_ move: () -> Void) {
    scrollDelegate?.scrollViewWillBeginDragging(self)
    dragState = (true, false)
    move()
    if !dragState.didNotify { notifyDidScroll() }
    dragState.isActive = false
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  /// Brings the end of the content into view, as far as sizes in points say where that is.
  package final func moveToEnd() {
    contentOffset.y = max(contentOffset.y, contentSize.height - bounds.height)
  }
}

/// Who hears how a view scrolls. All methods may be left out.
public protocol UIScrollViewDelegate: AnyObject {
  /// It has moved: by a step, or by code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A step begins to scroll it.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger of a step has left it.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// It stands still after a step.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// It stands still after code has moved it with an animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

/// A view with a delegate for scrolling alone.
///
/// Tables, collections and texts have a `delegate` of a sort of their own, which Swift lets no
/// subclass have over a property of another sort; over one of a protocol it does.
public protocol ScrollViewDelegating: UIScrollView {}

extension UIScrollView: ScrollViewDelegating {}

extension ScrollViewDelegating {
  /// Who hears how it scrolls; not kept alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { storedScrollDelegate }
    set { storedScrollDelegate = newValue }
  }
}
