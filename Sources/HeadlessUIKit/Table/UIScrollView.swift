/// A view whose content can be larger than itself.
///
/// It does not scroll by itself: text frames show its subviews one below the other, as in any view.
/// Tables and collection views scroll by rows. Offsets in points are kept and reported to the
/// delegate; they move nothing.
open class UIScrollView: UIView {
  /// Whether it can be scrolled. Kept, not used.
  public final var isScrollEnabled = true
  /// Whether it bounces at the ends. Kept, not shown.
  public final var bounces = true
  /// Whether the vertical indicator is shown. Kept, not shown.
  public final var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown. Kept, not shown.
  public final var showsHorizontalScrollIndicator = true
  /// Insets around the content. Kept, not shown.
  public final var contentInset = UIEdgeInsets.zero
  /// Whether it bounces if all content is in view. Kept, not shown.
  public final var alwaysBounceVertical = false
  /// The scroll offset, in points. The delegate is called when it changes; tables scroll by rows
  /// and do not change it.
  public final var contentOffset = CGPoint.zero {
    didSet { if contentOffset != oldValue { notifyDidScroll() } }
  }
  /// The size of its content, in points. Kept, not used.
  public final var contentSize = CGSize.zero
  /// Whether bars add to the insets. Kept, not used.
  public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The control that is shown above the rows of a table while they are loaded again.
  ///
  /// Setting another one removes the old one from the view.
  public final var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      if let oldValue, oldValue.superview === self { oldValue.removeFromSuperview() }
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  /// Whether it stops at whole pages. Kept, not used.
  public final var isPagingEnabled = false
  /// Whether it bounces to the sides if all content is in view. Kept, not shown.
  public final var alwaysBounceHorizontal = false
  /// Whether it moves along one axis at a time. Kept, not used.
  public final var isDirectionalLockEnabled = false
  /// Whether touches wait until it is known that it does not scroll. Kept, not used.
  public final var delaysContentTouches = true
  /// The insets of the vertical indicator. Kept, not shown.
  public final var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal indicator. Kept, not shown.
  public final var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the indicators. Kept, not shown.
  public final var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets around the content, including those of bars: its own.
  public final var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether a finger is on it; always false.
  public final var isTracking: Bool { false }
  /// Whether a finger moves it; false, since steps make whole drags.
  public final var isDragging: Bool { false }
  /// Whether it still moves after a drag; always false.
  public final var isDecelerating: Bool { false }
  /// The area of the content; in text the whole view.
  public final var contentLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// The area in view; in text the whole view.
  public final var frameLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// Would scroll to a rectangle; does nothing, since a frame shows all content.
  public final func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  /// How dragging hides the keyboard. Kept, not used.
  public final var keyboardDismissMode = KeyboardDismissMode.none

  /// How dragging hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none
    /// At the start of a drag.
    case onDrag
    /// With the finger.
    case interactive
  }

  /// Whether bars add to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The system's choice.
    case automatic
    /// If it can be scrolled.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }

  /// Sets the scroll offset, in points, at once.
  ///
  /// - Parameters:
  ///   - offset: from the top left corner of the content.
  ///   - animated: whether the delegate is called afterwards for the end of an animation.
  public final func setContentOffset(_ offset: CGPoint, animated: Bool) {
    contentOffset = offset
    if animated { notifyDidEndScrollingAnimation() }
  }

  // MARK: Calling the delegate

  fileprivate final weak var storedScrollDelegate: (any UIScrollViewDelegate)?
  /// The delegate for scrolling; tables, collections and text views have one of their own type.
  package var scrollDelegate: (any UIScrollViewDelegate)? { storedScrollDelegate }
  /// Whether a finger moves it at this moment, and whether the delegate was called for that.
  private final var dragState: (isActive: Bool, didNotify: Bool) = (false, false)

  /// Calls the delegate after something has moved.
  final func notifyDidScroll() {
    dragState.didNotify = true
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Calls the delegate, in the main queue's next turn, for the end of an animation by code.
  final func notifyDidEndScrollingAnimation() {
    guard !dragState.isActive else { return }
    ScreenEnvironment.current?.mainQueue.async { [weak self] in
      if let self { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// Moves it as a finger does, and calls the delegate from the beginning to the end.
  ///
  /// - Parameter move: scrolls it; if nothing moves, the delegate is called as for a bounce.
  package final func drag(_ move: () -> Void) {
    scrollDelegate?.scrollViewWillBeginDragging(self)
    dragState = (true, false)
    move()
    if !dragState.didNotify { notifyDidScroll() }
    dragState.isActive = false
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  /// Scrolls to the end of the content, as far as sizes in points are known.
  package final func moveToEnd() {
    contentOffset.y = max(contentOffset.y, contentSize.height - bounds.height)
  }
}

/// Receives events of scrolling. All methods are optional.
public protocol UIScrollViewDelegate: AnyObject {
  /// Called when it has moved: by a step or by code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a step begins to scroll it.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger of a step leaves it.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when it stops moving after a step.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when it stops moving after an animation by code.
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
/// Tables, collections and text views have a `delegate` of another type. Swift does not let a
/// subclass replace a property by one of another type, unless the first comes from a protocol.
public protocol ScrollViewDelegating: UIScrollView {}

extension UIScrollView: ScrollViewDelegating {}

extension ScrollViewDelegating {
  /// The delegate; a weak reference.
  public var delegate: (any UIScrollViewDelegate)? {
    get { storedScrollDelegate }
    set { storedScrollDelegate = newValue }
  }
}
