/// The bar above a screen. Its looks are kept, not shown; what stands in it is the screen's
/// ``UINavigationItem``.
public final class UINavigationBar: NSObject {
  /// The background.
  public var barTintColor: UIColor?
  private var ownTintColor: UIColor?
  private let inheritedTint: () -> UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of items that have none of their own: the bar's, else that of the stack's view, else
  /// the system's blue. Setting nil goes back to the view's.
  public var tintColor: UIColor! {
    get { ownTintColor ?? inheritedTint() ?? .systemBlue }
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

  /// The background. Kept, not shown.
  public var backgroundColor: UIColor?
  /// Whether the bar is away. Kept, not used: the stack's `isNavigationBarHidden` counts.
  public var isHidden = false
  /// The picture of the way back. Kept, not shown.
  public var backIndicatorImage: UIImage?
  /// The mask of the picture of the way back. Kept, not shown.
  public var backIndicatorTransitionMaskImage: UIImage?
  /// How large titles look.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Light or dark.
  public var barStyle = UIBarStyle.default
  private var backgroundImage: UIImage?

  /// Sets the picture behind the bar. Kept, not shown.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    backgroundImage = image
  }

  /// The picture behind the bar.
  public func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { backgroundImage }

  /// A bar over a view, which takes over what ``appearance()`` was told.
  ///
  /// - Parameter inheritedTint: the view's tint, once there is the view.
  convenience init(inheritedTint: @escaping () -> UIColor?) {
    self.init(copyingAppearanceOf: .appearance(), inheritedTint: inheritedTint)
  }

  /// A bar that looks like another.
  init(copyingAppearanceOf other: UINavigationBar?, inheritedTint: @escaping () -> UIColor?) {
    self.inheritedTint = inheritedTint
    super.init()
    guard let other else { return }
    barTintColor = other.barTintColor
    ownTintColor = other.ownTintColor
    shadowImage = other.shadowImage
    isTranslucent = other.isTranslucent
    prefersLargeTitles = other.prefersLargeTitles
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    standardAppearance = other.standardAppearance
    scrollEdgeAppearance = other.scrollEdgeAppearance
    compactAppearance = other.compactAppearance
    backgroundColor = other.backgroundColor
    barStyle = other.barStyle
    backgroundImage = other.backgroundImage
  }
}

/// Light or dark, for bars. Kept, not shown.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default`
  /// Dark.
  case black
}

/// How high a bar is. Kept, not shown.
public enum UIBarMetrics: Int, Sendable {
  /// As usual.
  case `default`
  /// As on a small device.
  case compact
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
