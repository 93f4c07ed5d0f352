/// The bar above a screen. Its looks are kept, not shown; what stands in it is the screen's
/// ``UINavigationItem``.
public final class UINavigationBar {
  /// The background.
  public var barTintColor: UIColor?
  /// The colour of its items.
  public var tintColor: UIColor?
  /// The line below.
  public var shadowImage: UIImage?
  /// Whether it lets through what is behind.
  public var isTranslucent = true
  /// Whether titles are large.
  public var prefersLargeTitles = false
  /// How titles look.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How the bar looks.
  public var standardAppearance = UINavigationBarAppearance()
  /// How the bar looks over the top of the content.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar looks on a small device.
  public var compactAppearance: UINavigationBarAppearance?
}

/// How a bar looks. Kept, not shown.
public final class UINavigationBarAppearance {
  /// The colour behind.
  public var backgroundColor: UIColor?
  /// The colour of the line below.
  public var shadowColor: UIColor?
  /// The picture behind.
  public var backgroundImage: UIImage?
  /// The line below.
  public var shadowImage: UIImage?
  /// How titles look.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles look.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// A look.
  public init() {}

  /// Starts from the system's look.
  public func configureWithDefaultBackground() {}
  /// Starts from a look that nothing shines through.
  public func configureWithOpaqueBackground() {}
  /// Starts from a look that all shines through.
  public func configureWithTransparentBackground() {}
}
