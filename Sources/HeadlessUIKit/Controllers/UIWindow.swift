/// The top of the view tree: it holds the first screen, and what lies over all screens.
public final class UIWindow: UIView {
  /// The first screen; its view is the window's first subview.
  public var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if let rootViewController {
        insertSubview(rootViewController.view, at: 0)
        UIViewController.transition(from: nil, to: rootViewController)
      }
    }
  }

  /// Shows the window; there is only one.
  public func makeKeyAndVisible() {}

  /// What lies over all screens, such as a loading indicator.
  package var overlays: [UIView] {
    subviews.filter { $0 !== rootViewController?.viewIfLoaded }
  }

  /// The view controller on top: the last one presented.
  package var topViewController: UIViewController? {
    var top = rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }
}
