/// The appearance: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not set: the appearance of the environment.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The style of the status bar. Kept, not shown.
public enum UIStatusBarStyle: Int, Sendable {
  /// The style of the environment.
  case `default`
  /// Light text.
  case lightContent
  /// Dark text.
  case darkContent
}

/// The size that an app has along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified
  /// A small size.
  case compact
  /// Much room.
  case regular
}

/// What a view or view controller knows about its environment: light or dark, and the text size; the
/// rest is that of an upright phone.
public struct UITraitCollection: Sendable, Hashable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The user's text size.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// Makes traits with an appearance, in the default text size.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, textSize: .large)
  }

  /// Makes traits with a text size.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(userInterfaceStyle: .unspecified, textSize: preferredContentSizeCategory)
  }

  init(userInterfaceStyle: UIUserInterfaceStyle, textSize: UIContentSizeCategory) {
    self.userInterfaceStyle = userInterfaceStyle
    preferredContentSizeCategory = textSize
  }

  /// Returns these traits with another appearance.
  func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(userInterfaceStyle: style, textSize: preferredContentSizeCategory)
  }

  /// The width: compact.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// The height: regular.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// The kind of device: a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Pixels per point: 3.
  public var displayScale: CGFloat { 3 }

  /// Whether colors may differ between these traits and others.
  ///
  /// - Parameter other: the others, as `traitCollectionDidChange(_:)` passes them; nil differs.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
}
