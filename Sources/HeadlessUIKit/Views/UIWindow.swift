/// The top of the view tree: it holds the first screen, and what lies over all screens.
///
/// A run has one, ``ScreenEnvironment/window``. A view that is added to it and is no screen's, such
/// as a loading indicator, is drawn over the screens.
public final class UIWindow: UIView {
  /// The first screen, which views know nothing of; `rootViewController` is its face.
  var root: UIResponder?

  /// Shows the window; there is only one.
  public func makeKeyAndVisible() {}

  /// What lies over all screens, such as a loading indicator.
  package var overlays: [UIView] { subviews.filter { !$0.isScreen } }
}

extension ScreenEnvironment {
  /// The run's window, which shows the screen. It is made when first asked for.
  public var window: UIWindow { self[WindowKey.self] }

  private enum WindowKey: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> UIWindow { UIWindow() }
  }
}
