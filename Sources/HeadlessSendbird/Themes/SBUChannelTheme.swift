import HeadlessUIKit

/// The theme of channel screens.
public final class SBUChannelTheme: SBUAnyTheme<SBUChannelThemeValues> {
  /// Creates a theme from single colors and fonts. A nil argument uses the kit's light theme, with
  /// the colors and fonts that `SBUColorSet` and `SBUFontSet` have at creation.
  public convenience init(
    statusBarStyle: UIStatusBarStyle? = nil, navigationBarTintColor: UIColor? = nil,
    navigationBarShadowColor: UIColor? = nil, leftBarButtonTintColor: UIColor? = nil,
    rightBarButtonTintColor: UIColor? = nil, backgroundColor: UIColor? = nil,
    removeItemColor: UIColor? = nil, deleteItemColor: UIColor? = nil,
    cancelItemColor: UIColor? = nil, alertRemoveColor: UIColor? = nil,
    alertCancelColor: UIColor? = nil, menuTextColor: UIColor? = nil,
    menuItemTintColor: UIColor? = nil, menuItemDisabledColor: UIColor? = nil,
    channelStateBannerFont: UIFont? = nil, channelStateBannerTextColor: UIColor? = nil,
    channelStateBannerBackgroundColor: UIColor? = nil, mentionLimitGuideTextFont: UIFont? = nil,
    mentionLimitGuideTextColor: UIColor? = nil, separatorColor: UIColor? = nil
  ) {
    self.init(.light)
    set([
      statusBarStyle, navigationBarTintColor, navigationBarShadowColor, leftBarButtonTintColor,
      rightBarButtonTintColor, backgroundColor, removeItemColor, deleteItemColor, cancelItemColor,
      alertRemoveColor, alertCancelColor, menuTextColor, menuItemTintColor, menuItemDisabledColor,
      channelStateBannerFont, channelStateBannerTextColor, channelStateBannerBackgroundColor,
      mentionLimitGuideTextFont, mentionLimitGuideTextColor, separatorColor,
    ])
  }
}

/// The values of ``SBUChannelTheme``.
public struct SBUChannelThemeValues: SBUThemeValues {
  /// The default values.
  public static let standard = SBUChannelThemeValues()

  /// The style of the status bar.
  public let statusBarStyle = Style()
  /// The background color of the navigation bar.
  public let navigationBarTintColor = Color(\.background50, \.background500)
  /// The color of the line below the navigation bar.
  public let navigationBarShadowColor = Color(\.onLightTextDisabled, \.background500)
  /// The color of the left bar buttons.
  public let leftBarButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the right bar buttons.
  public let rightBarButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// The background color.
  public let backgroundColor = Color(\.background50, \.background600)
  /// The color of the item that removes a failed message.
  public let removeItemColor = Color(\.errorMain)
  /// The color of the delete item.
  public let deleteItemColor = Color(\.errorMain)
  /// The color of the cancel item.
  public let cancelItemColor = Color(\.primaryMain, \.primaryLight)
  /// The color of an alert's delete button.
  public let alertRemoveColor = Color(\.errorMain)
  /// The color of an alert's cancel button.
  public let alertCancelColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the items of a message's menu.
  public let menuTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The color of the icons of a message's menu.
  public let menuItemTintColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The color of the disabled items of a message's menu.
  public let menuItemDisabledColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The font of the frozen-channel banner.
  public let channelStateBannerFont = Font(\.caption2)
  /// The color of the text of the frozen-channel banner.
  public let channelStateBannerTextColor = Color(\.onLightTextHighEmphasis)
  /// The background color of the frozen-channel banner.
  public let channelStateBannerBackgroundColor = Color(\.informationLight)
  /// The font of the notice that there are too many mentions.
  public let mentionLimitGuideTextFont = Font(\.body3)
  /// The color of the notice that there are too many mentions.
  public let mentionLimitGuideTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The color of the line above the message input.
  public let separatorColor = Color(\.onLightTextDisabled, \.background500)
}
