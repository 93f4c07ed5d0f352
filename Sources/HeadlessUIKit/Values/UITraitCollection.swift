/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said: as the surroundings are.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The look of the status bar. Kept, not shown.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the surroundings are.
  case `default`
  /// Light text.
  case lightContent
  /// Dark text.
  case darkContent
}

/// What a view or view controller knows about its surroundings.
public struct UITraitCollection: Sendable, Hashable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Surroundings of a look.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Whether colours differ between these surroundings and others.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
}
