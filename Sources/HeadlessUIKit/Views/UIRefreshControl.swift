/// A wheel above a list that is being loaded again; it shows above the rows while it turns.
///
/// Give it to ``UIScrollView/refreshControl``. No step pulls at a list, so its `.valueChanged`
/// comes only from an app's own `sendActions(for:)`.
open class UIRefreshControl: UIControl {
  private let wheel = UIActivityIndicatorView(style: .medium)
  /// The text below the wheel. Kept, not shown.
  public final var attributedTitle: NSAttributedString?

  override func setUpContent() { addSubview(wheel) }

  /// Whether it turns.
  public final var isRefreshing: Bool { wheel.isAnimating }

  /// Lets it turn; nothing is sent, as in UIKit.
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
