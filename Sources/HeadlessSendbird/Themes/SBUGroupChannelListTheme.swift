import HeadlessUIKit

/// The theme of the list of group channels.
public final class SBUGroupChannelListTheme: SBUAnyTheme<SBUGroupChannelListThemeValues> {
  /// Creates a theme from single colors and fonts. A nil argument uses the kit's light theme, with
  /// the colors and fonts that `SBUColorSet` and `SBUFontSet` have at creation.
  public convenience init(
    statusBarStyle: UIStatusBarStyle? = nil, leftBarButtonTintColor: UIColor? = nil,
    rightBarButtonTintColor: UIColor? = nil, navigationBarTintColor: UIColor? = nil,
    navigationBarShadowColor: UIColor? = nil, backgroundColor: UIColor? = nil,
    notificationOnBackgroundColor: UIColor? = nil, notificationOnTintColor: UIColor? = nil,
    notificationOffBackgroundColor: UIColor? = nil, notificationOffTintColor: UIColor? = nil,
    leaveBackgroundColor: UIColor? = nil, leaveTintColor: UIColor? = nil,
    alertBackgroundColor: UIColor? = nil, navigationBarGradientTint: UIColor? = nil,
    channelTypeSelectorItemTintColor: UIColor? = nil
  ) {
    self.init(.light)
    set([
      statusBarStyle, leftBarButtonTintColor, rightBarButtonTintColor, navigationBarTintColor,
      navigationBarShadowColor, backgroundColor, notificationOnBackgroundColor,
      notificationOnTintColor, notificationOffBackgroundColor, notificationOffTintColor,
      leaveBackgroundColor, leaveTintColor, alertBackgroundColor, navigationBarGradientTint,
      channelTypeSelectorItemTintColor,
    ])
  }
}

/// The values of ``SBUGroupChannelListTheme``.
public struct SBUGroupChannelListThemeValues: SBUThemeValues {
  /// The default values.
  public static let standard = SBUGroupChannelListThemeValues()

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
  /// The background color of the swipe action that turns notifications on.
  public let notificationOnBackgroundColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the swipe action that turns notifications on.
  public let notificationOnTintColor = Color(
    \.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The background color of the swipe action that turns notifications off.
  public let notificationOffBackgroundColor = Color(\.background200, \.background400)
  /// The color of the swipe action that turns notifications off.
  public let notificationOffTintColor = Color(
    \.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The background color of the leave swipe action.
  public let leaveBackgroundColor = Color(\.errorMain, \.errorLight)
  /// The color of the leave swipe action.
  public let leaveTintColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The background color under the swipe actions.
  public let alertBackgroundColor = Color(\.background50, \.background600)
  /// The tint of the navigation bar in iOS 26. Kept, not used.
  public let navigationBarGradientTint = Color(\.background50, \.background600)
  /// The color of the menu of channel types in iOS 26. Kept, not used.
  public let channelTypeSelectorItemTintColor = Color(\.primaryMain, \.primaryLight)
}
