/// The top of the view tree: it holds the first screen, and what lies over all screens.
public final class UIWindow: UIView {
  /// The first screen; its view is the window's first subview.
  public var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue, let presented = oldValue.ownPresented {
        presented.coversPresenter = false
        oldValue.takeAway(presented, completion: nil)
      }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if let view = rootViewController?.view {
        view.flags.insert(.isScreen)
        insertSubview(view, at: 0)
      }
      ScreenChange(leaving: oldValue.map { [$0] } ?? [], arriving: rootViewController).run()
    }
  }

  /// Shows the window; there is only one.
  public func makeKeyAndVisible() {}

  /// What lies over all screens, such as a loading indicator.
  package var overlays: [UIView] {
    subviews.filter { !$0.flags.contains(.isScreen) }
  }

  /// The view controller on top: the last one presented.
  package var topViewController: UIViewController? {
    var top = rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }
}
