import HeadlessUIKit

/// How the list of open channels looks, which is not here.
public final class SBUOpenChannelListTheme: SBUAnyTheme<SBUOpenChannelListThemeValues> {
  /// A theme of single colors and fonts. What is nil is as in the kit's light theme, with the colors
  /// and fonts that `SBUColorSet` and `SBUFontSet` have when it is made.
  public convenience init(
    statusBarStyle: UIStatusBarStyle? = nil, leftBarButtonTintColor: UIColor? = nil,
    rightBarButtonTintColor: UIColor? = nil, navigationBarTintColor: UIColor? = nil,
    navigationBarShadowColor: UIColor? = nil, backgroundColor: UIColor? = nil,
    refreshIndicatorColor: UIColor? = nil, refreshBackgroundColor: UIColor? = nil
  ) {
    self.init(.light)
    set(\.statusBarStyle, statusBarStyle)
    set(\.leftBarButtonTintColor, leftBarButtonTintColor)
    set(\.rightBarButtonTintColor, rightBarButtonTintColor)
    set(\.navigationBarTintColor, navigationBarTintColor)
    set(\.navigationBarShadowColor, navigationBarShadowColor)
    set(\.backgroundColor, backgroundColor)
    set(\.refreshIndicatorColor, refreshIndicatorColor)
    set(\.refreshBackgroundColor, refreshBackgroundColor)
  }
}

/// What ``SBUOpenChannelListTheme`` has.
public struct SBUOpenChannelListThemeValues: SBUThemeValues {
  /// The values as all themes begin with them.
  public static let standard = SBUOpenChannelListThemeValues()

  /// The status bar.
  public let statusBarStyle = Style()
  /// Items at the left.
  public let leftBarButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// Items at the right.
  public let rightBarButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// The bar's background.
  public let navigationBarTintColor = Color(\.background50, \.background500)
  /// The line below the bar.
  public let navigationBarShadowColor = Color(\.onLightTextDisabled, \.background500)
  /// The background.
  public let backgroundColor = Color(\.background50, \.background600)
  /// The wheel while it is pulled.
  public let refreshIndicatorColor = Color(\.primaryMain, \.primaryLight)
  /// Behind that wheel.
  public let refreshBackgroundColor = Color(\.background50, \.background600)
}
