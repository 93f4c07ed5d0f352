// Written by Scripts/generate-sendbird; change its tables and templates instead.

import HeadlessUIKit

/// How a channel looks, which is not here.
public final class SBUChannelTheme: SBUAnyTheme {
  /// A theme of single colours and fonts. What is left out is as the kit's light theme has it, with
  /// the colours and fonts that `SBUColorSet` and `SBUFontSet` have as it is made.
  public convenience init(
    statusBarStyle: UIStatusBarStyle = .darkContent,
    navigationBarTintColor: UIColor = SBUColorSet.background50,
    navigationBarShadowColor: UIColor = SBUColorSet.onLightTextDisabled,
    leftBarButtonTintColor: UIColor = SBUColorSet.primaryMain,
    rightBarButtonTintColor: UIColor = SBUColorSet.primaryMain,
    backgroundColor: UIColor = SBUColorSet.background50,
    removeItemColor: UIColor = SBUColorSet.errorMain,
    deleteItemColor: UIColor = SBUColorSet.errorMain,
    cancelItemColor: UIColor = SBUColorSet.primaryMain,
    alertRemoveColor: UIColor = SBUColorSet.errorMain,
    alertCancelColor: UIColor = SBUColorSet.primaryMain,
    menuTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    menuItemTintColor: UIColor = SBUColorSet.primaryMain,
    menuItemDisabledColor: UIColor = SBUColorSet.onLightTextDisabled,
    channelStateBannerFont: UIFont = SBUFontSet.caption2,
    channelStateBannerTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    channelStateBannerBackgroundColor: UIColor = SBUColorSet.informationLight
  ) {
    self.init(
      SBUThemeLook(
        style: statusBarStyle,
        colors: [
          navigationBarTintColor, navigationBarShadowColor, leftBarButtonTintColor,
          rightBarButtonTintColor, backgroundColor, removeItemColor, deleteItemColor,
          cancelItemColor, alertRemoveColor, alertCancelColor, menuTextColor, menuItemTintColor,
          menuItemDisabledColor, channelStateBannerTextColor, channelStateBannerBackgroundColor,
        ],
        fonts: [channelStateBannerFont]))
  }

  /// The status bar.
  public var statusBarStyle: UIStatusBarStyle {
    get { look.style }
    set { look.style = newValue }
  }
  /// The bar's background.
  public var navigationBarTintColor: UIColor {
    get { look.colors[0] }
    set { look.colors[0] = newValue }
  }
  /// The line below the bar.
  public var navigationBarShadowColor: UIColor {
    get { look.colors[1] }
    set { look.colors[1] = newValue }
  }
  /// Items at the left.
  public var leftBarButtonTintColor: UIColor {
    get { look.colors[2] }
    set { look.colors[2] = newValue }
  }
  /// Items at the right.
  public var rightBarButtonTintColor: UIColor {
    get { look.colors[3] }
    set { look.colors[3] = newValue }
  }
  /// The background.
  public var backgroundColor: UIColor {
    get { look.colors[4] }
    set { look.colors[4] = newValue }
  }
  /// The item that takes away a failed message.
  public var removeItemColor: UIColor {
    get { look.colors[5] }
    set { look.colors[5] = newValue }
  }
  /// The item that deletes.
  public var deleteItemColor: UIColor {
    get { look.colors[6] }
    set { look.colors[6] = newValue }
  }
  /// The item that changes nothing.
  public var cancelItemColor: UIColor {
    get { look.colors[7] }
    set { look.colors[7] = newValue }
  }
  /// An alert's button that deletes.
  public var alertRemoveColor: UIColor {
    get { look.colors[8] }
    set { look.colors[8] = newValue }
  }
  /// An alert's button that changes nothing.
  public var alertCancelColor: UIColor {
    get { look.colors[9] }
    set { look.colors[9] = newValue }
  }
  /// Items of a message's menu.
  public var menuTextColor: UIColor {
    get { look.colors[10] }
    set { look.colors[10] = newValue }
  }
  /// Pictures of a message's menu.
  public var menuItemTintColor: UIColor {
    get { look.colors[11] }
    set { look.colors[11] = newValue }
  }
  /// Items of that menu that are switched off.
  public var menuItemDisabledColor: UIColor {
    get { look.colors[12] }
    set { look.colors[12] = newValue }
  }
  /// The font of the word that a channel is frozen.
  public var channelStateBannerFont: UIFont {
    get { look.fonts[0] }
    set { look.fonts[0] = newValue }
  }
  /// The word that a channel is frozen.
  public var channelStateBannerTextColor: UIColor {
    get { look.colors[13] }
    set { look.colors[13] = newValue }
  }
  /// Behind that word.
  public var channelStateBannerBackgroundColor: UIColor {
    get { look.colors[14] }
    set { look.colors[14] = newValue }
  }

  override class var entries: SBUThemeEntries { values }
  private static let values: SBUThemeEntries = [
    .style,
    .color("navigationBarTintColor", .background50, .background500),
    .color("navigationBarShadowColor", .onLightTextDisabled, .background500),
    .color("leftBarButtonTintColor", .primaryMain, .primaryLight),
    .color("rightBarButtonTintColor", .primaryMain, .primaryLight),
    .color("backgroundColor", .background50, .background600),
    .color("removeItemColor", .errorMain, .errorLight),
    .color("deleteItemColor", .errorMain, .errorLight),
    .color("cancelItemColor", .primaryMain, .primaryLight),
    .color("alertRemoveColor", .errorMain, .errorLight),
    .color("alertCancelColor", .primaryMain, .primaryLight),
    .color("menuTextColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .color("menuItemTintColor", .primaryMain, .primaryLight),
    .color("menuItemDisabledColor", .onLightTextDisabled, .onDarkTextDisabled),
    .font("channelStateBannerFont", .caption2),
    .color("channelStateBannerTextColor", .onLightTextHighEmphasis),
    .color("channelStateBannerBackgroundColor", .informationLight),
  ]
}
