/// The activity indicator of a list that is being reloaded; it is shown above the rows while
/// active.
///
/// Set it as ``UIScrollView/refreshControl``. No step pulls a list, so `.valueChanged` comes only
/// from an app's own `sendActions(for:)`.
open class UIRefreshControl: UIControl {
  private let wheel = UIActivityIndicatorView(style: .medium)
  /// The text below the wheel. Kept, not shown.
  public final var attributedTitle: NSAttributedString?

  override func setUpContent() { addSubview(wheel) }

  /// Whether it is active.
  public final var isRefreshing: Bool { wheel.isAnimating }

  /// Starts it; nothing is sent, as in UIKit.
  public final func beginRefreshing() {
    wheel.startAnimating()
    superview?.setNeedsLayout()
  }

  /// Stops it, so that the rows move up.
  public final func endRefreshing() {
    wheel.stopAnimating()
    superview?.setNeedsLayout()
  }
}
