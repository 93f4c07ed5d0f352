import HeadlessUIKit

/// The theme of the list of open channels.
public final class SBUOpenChannelListTheme: SBUAnyTheme<SBUOpenChannelListThemeValues> {
  /// Creates a theme from single colors and fonts. A nil argument uses the kit's light theme, with
  /// the colors and fonts that `SBUColorSet` and `SBUFontSet` have at creation.
  public convenience init(
    statusBarStyle: UIStatusBarStyle? = nil, leftBarButtonTintColor: UIColor? = nil,
    rightBarButtonTintColor: UIColor? = nil, navigationBarTintColor: UIColor? = nil,
    navigationBarShadowColor: UIColor? = nil, backgroundColor: UIColor? = nil,
    refreshIndicatorColor: UIColor? = nil, refreshBackgroundColor: UIColor? = nil
  ) {
    self.init(.light)
    set([
      statusBarStyle, leftBarButtonTintColor, rightBarButtonTintColor, navigationBarTintColor,
      navigationBarShadowColor, backgroundColor, refreshIndicatorColor, refreshBackgroundColor,
    ])
  }
}

/// The values of ``SBUOpenChannelListTheme``.
public struct SBUOpenChannelListThemeValues: SBUThemeValues {
  /// The default values.
  public static let standard = SBUOpenChannelListThemeValues()

  /// The style of the status bar.
  public let statusBarStyle = Style()
  /// The color of the left bar buttons.
  public let leftBarButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the right bar buttons.
  public let rightBarButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// The background color of the navigation bar.
  public let navigationBarTintColor = Color(\.background50, \.background500)
  /// The color of the line below the navigation bar.
  public let navigationBarShadowColor = Color(\.onLightTextDisabled, \.background500)
  /// The background color.
  public let backgroundColor = Color(\.background50, \.background600)
  /// The color of the refresh indicator.
  public let refreshIndicatorColor = Color(\.primaryMain, \.primaryLight)
  /// The background color of the refresh indicator.
  public let refreshBackgroundColor = Color(\.background100, \.background700)
}
