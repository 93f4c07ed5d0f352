/// The bar above a screen. Its looks are kept, not shown; what stands in it is the screen's
/// ``UINavigationItem``.
public final class UINavigationBar {
  /// The background.
  public var barTintColor: UIColor?
  private var ownTintColor: UIColor?
  private let tintAround: () -> UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of items that have none of their own: the bar's, else that of the stack's view, else
  /// the system's blue. Setting nil goes back to the view's.
  public var tintColor: UIColor! {
    get { ownTintColor ?? tintAround() ?? .systemBlue }
    set { ownTintColor = newValue }
  }
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

  /// A bar over a view.
  ///
  /// - Parameter tintAround: the view's tint, once there is the view.
  init(tintAround: @escaping () -> UIColor?) { self.tintAround = tintAround }
}

extension UIBarButtonItem {
  /// The colour of its picture: that of a picture with one of its own, else the item's, else the
  /// bar's.
  ///
  /// - Parameter bar: the bar that it stands in.
  package final func effectiveTintColor(in bar: UINavigationBar?) -> UIColor {
    image?.ownTintColor ?? tintColor ?? bar?.tintColor ?? .systemBlue
  }

  /// The colour of its title in a state: what ``setTitleTextAttributes(_:for:)`` was told, else the
  /// tint.
  package final func effectiveTitleColor(
    in bar: UINavigationBar?, for state: UIControl.State = .normal
  ) -> UIColor {
    attribute(.foregroundColor, for: state) ?? tintColor ?? bar?.tintColor ?? .systemBlue
  }

  /// The font of its title in a state; the system's for bars where it was told none.
  package final func effectiveFont(for state: UIControl.State = .normal) -> UIFont {
    attribute(.font, for: state) ?? .standard
  }

  private func attribute<Value>(
    _ key: NSAttributedString.Key, for state: UIControl.State
  ) -> Value? {
    (titleTextAttributes(for: state)?[key] ?? titleTextAttributes(for: .normal)?[key]) as? Value
  }
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
