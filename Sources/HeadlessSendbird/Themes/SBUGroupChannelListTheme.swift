import HeadlessUIKit

/// How the list of group channels looks, which is not here.
public final class SBUGroupChannelListTheme: SBUAnyTheme<SBUGroupChannelListThemeValues> {
  /// A theme of single colors and fonts. What is nil is as in the kit's light theme, with the colors
  /// and fonts that `SBUColorSet` and `SBUFontSet` have when it is made.
  public convenience init(
    statusBarStyle: UIStatusBarStyle? = nil, leftBarButtonTintColor: UIColor? = nil,
    rightBarButtonTintColor: UIColor? = nil, navigationBarTintColor: UIColor? = nil,
    navigationBarShadowColor: UIColor? = nil, backgroundColor: UIColor? = nil,
    notificationOnBackgroundColor: UIColor? = nil, notificationOnTintColor: UIColor? = nil,
    notificationOffBackgroundColor: UIColor? = nil, notificationOffTintColor: UIColor? = nil,
    leaveBackgroundColor: UIColor? = nil, leaveTintColor: UIColor? = nil,
    alertBackgroundColor: UIColor? = nil
  ) {
    self.init(.light)
    set(\.statusBarStyle, statusBarStyle)
    set(\.leftBarButtonTintColor, leftBarButtonTintColor)
    set(\.rightBarButtonTintColor, rightBarButtonTintColor)
    set(\.navigationBarTintColor, navigationBarTintColor)
    set(\.navigationBarShadowColor, navigationBarShadowColor)
    set(\.backgroundColor, backgroundColor)
    set(\.notificationOnBackgroundColor, notificationOnBackgroundColor)
    set(\.notificationOnTintColor, notificationOnTintColor)
    set(\.notificationOffBackgroundColor, notificationOffBackgroundColor)
    set(\.notificationOffTintColor, notificationOffTintColor)
    set(\.leaveBackgroundColor, leaveBackgroundColor)
    set(\.leaveTintColor, leaveTintColor)
    set(\.alertBackgroundColor, alertBackgroundColor)
  }
}

/// What ``SBUGroupChannelListTheme`` has.
public struct SBUGroupChannelListThemeValues: SBUThemeValues {
  /// The values as all themes begin with them.
  public static let standard = SBUGroupChannelListThemeValues()

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
  /// Behind the swipe that turns notifications on.
  public let notificationOnBackgroundColor = Color(\.background300, \.background400)
  /// That swipe.
  public let notificationOnTintColor = Color(\.onDarkTextHighEmphasis)
  /// Behind the swipe that turns notifications off.
  public let notificationOffBackgroundColor = Color(\.background300, \.background400)
  /// That swipe.
  public let notificationOffTintColor = Color(\.onDarkTextHighEmphasis)
  /// Behind the swipe that leaves.
  public let leaveBackgroundColor = Color(\.errorMain, \.errorLight)
  /// That swipe.
  public let leaveTintColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// Behind messages that go by themselves.
  public let alertBackgroundColor = Color(\.background400, \.background300)
}
