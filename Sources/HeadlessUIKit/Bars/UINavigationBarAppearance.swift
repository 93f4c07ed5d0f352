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
