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

/// What a view or view controller knows about its environment: light or dark, nothing else.
public struct UITraitCollection: Sendable, Hashable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Makes traits with an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Whether colors may differ between these traits and others.
  ///
  /// - Parameter other: the others, as `traitCollectionDidChange(_:)` passes them; nil differs.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
}
