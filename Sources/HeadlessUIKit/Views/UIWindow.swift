/// The top of the view tree: it contains the root screen, and all that covers the screens.
///
/// A run has one, ``ScreenEnvironment/window``. A view that is added directly to it, such as a
/// loading indicator, is drawn over the screens.
public final class UIWindow: UIView {
  /// The root view controller, as a class that views know; see `rootViewController`.
  var root: UIResponder?

  /// Would show the window; does nothing, since there is only one.
  public func makeKeyAndVisible() {}

  /// The views that cover all screens, such as a loading indicator.
  package var overlays: [UIView] { subviews.filter { !$0.isScreen } }
}

/// An alert controller or view that hangs at the button that opened it, as a menu does.
package protocol AnchoredOverlay: AnyObject {
  /// The button or bar item; nil if it is gone.
  var anchor: AnyObject? { get }
}

/// The view of a presented box: beside its anchor, or at the bottom without one.
package final class OverlayView: UIView, AnchoredOverlay {
  /// The view at which it hangs.
  package weak var anchor: AnyObject?
}

extension ScreenEnvironment {
  /// The run's window, which shows the screen. It is made on first access.
  public var window: UIWindow { self[WindowKey.self] }

  private enum WindowKey: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> UIWindow { UIWindow() }
  }
}
