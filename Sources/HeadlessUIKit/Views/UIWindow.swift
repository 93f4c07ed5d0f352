/// The top of the view tree: it holds the first screen, and what lies over all screens.
public final class UIWindow: UIView {
  /// The first screen, which views know nothing of; `rootViewController` is its face.
  var root: UIResponder?

  /// Shows the window; there is only one.
  public func makeKeyAndVisible() {}

  /// What lies over all screens, such as a loading indicator.
  package var overlays: [UIView] {
    subviews.filter { !$0.flags.contains(.isScreen) }
  }
}

extension ScreenEnvironment {
  /// The window; it shows the screen. Made when first asked for.
  public var window: UIWindow { self[WindowKey.self] }

  private enum WindowKey: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> UIWindow { UIWindow() }
  }
}
