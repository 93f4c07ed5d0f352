import HeadlessUIKit

/// How a channel looks, which is not here.
public final class SBUChannelTheme: SBUAnyTheme<SBUChannelThemeValues> {
  /// A theme of single colors and fonts. What is nil is as in the kit's light theme, with the colors
  /// and fonts that `SBUColorSet` and `SBUFontSet` have when it is made.
  public convenience init(
    statusBarStyle: UIStatusBarStyle? = nil, navigationBarTintColor: UIColor? = nil,
    navigationBarShadowColor: UIColor? = nil, leftBarButtonTintColor: UIColor? = nil,
    rightBarButtonTintColor: UIColor? = nil, backgroundColor: UIColor? = nil,
    removeItemColor: UIColor? = nil, deleteItemColor: UIColor? = nil,
    cancelItemColor: UIColor? = nil, alertRemoveColor: UIColor? = nil,
    alertCancelColor: UIColor? = nil, menuTextColor: UIColor? = nil,
    menuItemTintColor: UIColor? = nil, menuItemDisabledColor: UIColor? = nil,
    channelStateBannerFont: UIFont? = nil, channelStateBannerTextColor: UIColor? = nil,
    channelStateBannerBackgroundColor: UIColor? = nil
  ) {
    self.init(.light)
    set(\.statusBarStyle, statusBarStyle)
    set(\.navigationBarTintColor, navigationBarTintColor)
    set(\.navigationBarShadowColor, navigationBarShadowColor)
    set(\.leftBarButtonTintColor, leftBarButtonTintColor)
    set(\.rightBarButtonTintColor, rightBarButtonTintColor)
    set(\.backgroundColor, backgroundColor)
    set(\.removeItemColor, removeItemColor)
    set(\.deleteItemColor, deleteItemColor)
    set(\.cancelItemColor, cancelItemColor)
    set(\.alertRemoveColor, alertRemoveColor)
    set(\.alertCancelColor, alertCancelColor)
    set(\.menuTextColor, menuTextColor)
    set(\.menuItemTintColor, menuItemTintColor)
    set(\.menuItemDisabledColor, menuItemDisabledColor)
    set(\.channelStateBannerFont, channelStateBannerFont)
    set(\.channelStateBannerTextColor, channelStateBannerTextColor)
    set(\.channelStateBannerBackgroundColor, channelStateBannerBackgroundColor)
  }
}

/// What ``SBUChannelTheme`` has.
public struct SBUChannelThemeValues: SBUThemeValues {
  /// The values as all themes begin with them.
  public static let standard = SBUChannelThemeValues()

  /// The status bar.
  public let statusBarStyle = Style()
  /// The bar's background.
  public let navigationBarTintColor = Color(\.background50, \.background500)
  /// The line below the bar.
  public let navigationBarShadowColor = Color(\.onLightTextDisabled, \.background500)
  /// Items at the left.
  public let leftBarButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// Items at the right.
  public let rightBarButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// The background.
  public let backgroundColor = Color(\.background50, \.background600)
  /// The item that takes away a failed message.
  public let removeItemColor = Color(\.errorMain, \.errorLight)
  /// The item that deletes.
  public let deleteItemColor = Color(\.errorMain, \.errorLight)
  /// The item that changes nothing.
  public let cancelItemColor = Color(\.primaryMain, \.primaryLight)
  /// An alert's button that deletes.
  public let alertRemoveColor = Color(\.errorMain, \.errorLight)
  /// An alert's button that changes nothing.
  public let alertCancelColor = Color(\.primaryMain, \.primaryLight)
  /// Items of a message's menu.
  public let menuTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// Pictures of a message's menu.
  public let menuItemTintColor = Color(\.primaryMain, \.primaryLight)
  /// Items of that menu that are switched off.
  public let menuItemDisabledColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The font of the word that a channel is frozen.
  public let channelStateBannerFont = Font(\.caption2)
  /// The word that a channel is frozen.
  public let channelStateBannerTextColor = Color(\.onLightTextHighEmphasis)
  /// Behind that word.
  public let channelStateBannerBackgroundColor = Color(\.informationLight)
}
