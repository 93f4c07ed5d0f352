/// The bar above a screen. Text frames do not show its appearance; its content comes from the
/// screen's ``UINavigationItem``.
public final class UINavigationBar: NSObject {
  /// The background.
  public var barTintColor: UIColor?
  private var ownTintColor: UIColor?
  private let inheritedTint: () -> UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of items without a color of their own: the bar's, else that of the stack's view,
  /// else the system's blue. Setting nil restores the view's.
  public var tintColor: UIColor! {
    get { ownTintColor ?? inheritedTint() ?? .systemBlue }
    set { ownTintColor = newValue }
  }
  /// The line below the bar.
  public var shadowImage: UIImage?
  /// Whether content shows through.
  public var isTranslucent = true
  /// Whether titles are large.
  public var prefersLargeTitles = false
  /// The attributes of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How the bar looks.
  public var standardAppearance = UINavigationBarAppearance()
  /// How the bar looks over the top of the content.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar looks on a small device.
  public var compactAppearance: UINavigationBarAppearance?

  /// The background color. Used for colored output and contrast checks only.
  public var backgroundColor: UIColor?
  /// Whether the bar is hidden. Kept, not used: the stack's `isNavigationBarHidden` decides.
  public var isHidden = false
  /// The image of the back button. Kept, not shown.
  public var backIndicatorImage: UIImage?
  /// The mask of the back button's image. Kept, not shown.
  public var backIndicatorTransitionMaskImage: UIImage?
  /// The attributes of large titles.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Light or dark.
  public var barStyle = UIBarStyle.default
  private var backgroundImage: UIImage?

  /// Sets the background image. Kept, not shown.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    backgroundImage = image
  }

  /// Returns the background image.
  public func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { backgroundImage }

  /// Makes a bar for a view, with the settings of ``appearance()``.
  ///
  /// - Parameter inheritedTint: returns the view's tint, if the view is loaded.
  convenience init(inheritedTint: @escaping () -> UIColor?) {
    self.init(copyingAppearanceOf: .appearance(), inheritedTint: inheritedTint)
  }

  /// Makes a bar with the appearance of another one.
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

/// The height of a bar. Kept, not shown.
public enum UIBarMetrics: Int, Sendable {
  /// The default.
  case `default`
  /// The height on a small device.
  case compact
}

extension UIBarButtonItem {
  /// Returns the color of its image: the image's own, else the item's, else the bar's.
  ///
  /// - Parameter bar: the bar that shows the item.
  package final func effectiveTintColor(in bar: UINavigationBar?) -> UIColor {
    image?.ownTintColor ?? tintColor ?? bar?.tintColor ?? .systemBlue
  }

  /// Returns the color of its title in a state: the one from ``setTitleTextAttributes(_:for:)``,
  /// else the tint.
  package final func effectiveTitleColor(
    in bar: UINavigationBar?, for state: UIControl.State = .normal
  ) -> UIColor {
    attribute(.foregroundColor, for: state) ?? tintColor ?? bar?.tintColor ?? .systemBlue
  }

  /// Returns the font of its title in a state; the system's for bars if none was set.
  package final func effectiveFont(for state: UIControl.State = .normal) -> UIFont {
    attribute(.font, for: state) ?? .standard
  }

  private func attribute<Value>(
    _ key: NSAttributedString.Key, for state: UIControl.State
  ) -> Value? {
    (titleTextAttributes(for: state)?[key] ?? titleTextAttributes(for: .normal)?[key]) as? Value
  }
}

/// The appearance of a bar.
public final class UINavigationBarAppearance {
  /// The background color.
  public var backgroundColor: UIColor?
  /// The color of the line below the bar.
  public var shadowColor: UIColor?
  /// The background image.
  public var backgroundImage: UIImage?
  /// The line below the bar.
  public var shadowImage: UIImage?
  /// The attributes of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of large titles.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Makes an appearance.
  public init() {}

  /// Would set the system's background; does nothing.
  public func configureWithDefaultBackground() {}
  /// Would set an opaque background; does nothing.
  public func configureWithOpaqueBackground() {}
  /// Would set a transparent background; does nothing.
  public func configureWithTransparentBackground() {}
}
