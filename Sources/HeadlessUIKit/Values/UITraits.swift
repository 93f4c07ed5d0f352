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

  /// The traits of the run that this code is part of; light outside of a run.
  public static var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: ScreenEnvironment.current?.userInterfaceStyle ?? .light)
  }
}

/// Insets from the four edges, in points. Kept, not shown.
public struct UIEdgeInsets: Sendable, Hashable {
  /// From the top.
  public var top: Double
  /// From the left.
  public var left: Double
  /// From the bottom.
  public var bottom: Double
  /// From the right.
  public var right: Double

  /// Insets from the four edges.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = UIEdgeInsets()
}

/// Where text stands in its line.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both edges; as left here.
  case justified
  /// As the language has it; left here.
  case natural
}

/// How text that does not fit is shortened; a text frame always ends it in `…`.
public enum NSLineBreakMode: Int, Sendable {
  /// Wrap at words.
  case byWordWrapping
  /// Wrap at characters.
  case byCharWrapping
  /// Cut off.
  case byClipping
  /// Shorten at the beginning.
  case byTruncatingHead
  /// Shorten at the end.
  case byTruncatingTail
  /// Shorten in the middle.
  case byTruncatingMiddle
}
