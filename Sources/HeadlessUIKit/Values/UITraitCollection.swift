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

/// What a view or view controller knows about its surroundings: light or dark, and no more.
public struct UITraitCollection: Sendable, Hashable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Makes traits of a look.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Whether colours may differ between these surroundings and others.
  ///
  /// - Parameter other: the others, as `traitCollectionDidChange(_:)` hands them on; nil differs.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
}
