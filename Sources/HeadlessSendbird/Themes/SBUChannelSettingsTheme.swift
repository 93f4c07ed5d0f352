import HeadlessUIKit

/// How channel settings and moderations look.
public final class SBUChannelSettingsTheme: SBUAnyTheme<SBUChannelSettingsThemeValues> {
  /// A theme of single colors and fonts. What is nil is as in the kit's light theme, with the colors
  /// and fonts that `SBUColorSet` and `SBUFontSet` have when it is made.
  public convenience init(
    statusBarStyle: UIStatusBarStyle? = nil, navigationBarTintColor: UIColor? = nil,
    navigationShadowColor: UIColor? = nil, leftBarButtonTintColor: UIColor? = nil,
    rightBarButtonTintColor: UIColor? = nil, backgroundColor: UIColor? = nil,
    cellTextFont: UIFont? = nil, cellTextColor: UIColor? = nil, cellSubTextFont: UIFont? = nil,
    cellSubTextColor: UIColor? = nil, cellDescriptionTextFont: UIFont? = nil,
    cellDescriptionTextColor: UIColor? = nil, cellSwitchColor: UIColor? = nil,
    cellSeparateColor: UIColor? = nil, cellRadioButtonSelectedColor: UIColor? = nil,
    cellRadioButtonDeselectedColor: UIColor? = nil, cellTypeIconTintColor: UIColor? = nil,
    cellArrowIconTintColor: UIColor? = nil, cellLeaveIconColor: UIColor? = nil,
    cellDeleteIconColor: UIColor? = nil, userNameFont: UIFont? = nil,
    userNameTextColor: UIColor? = nil, userPlaceholderTintColor: UIColor? = nil,
    userPlaceholderBackgroundColor: UIColor? = nil, itemTextColor: UIColor? = nil,
    itemColor: UIColor? = nil, itemDeleteTextColor: UIColor? = nil, urlTitleFont: UIFont? = nil,
    urlTitleColor: UIColor? = nil, urlFont: UIFont? = nil, urlColor: UIColor? = nil
  ) {
    self.init(.light)
    set(\.statusBarStyle, statusBarStyle)
    set(\.navigationBarTintColor, navigationBarTintColor)
    set(\.navigationShadowColor, navigationShadowColor)
    set(\.leftBarButtonTintColor, leftBarButtonTintColor)
    set(\.rightBarButtonTintColor, rightBarButtonTintColor)
    set(\.backgroundColor, backgroundColor)
    set(\.cellTextFont, cellTextFont)
    set(\.cellTextColor, cellTextColor)
    set(\.cellSubTextFont, cellSubTextFont)
    set(\.cellSubTextColor, cellSubTextColor)
    set(\.cellDescriptionTextFont, cellDescriptionTextFont)
    set(\.cellDescriptionTextColor, cellDescriptionTextColor)
    set(\.cellSwitchColor, cellSwitchColor)
    set(\.cellSeparateColor, cellSeparateColor)
    set(\.cellRadioButtonSelectedColor, cellRadioButtonSelectedColor)
    set(\.cellRadioButtonDeselectedColor, cellRadioButtonDeselectedColor)
    set(\.cellTypeIconTintColor, cellTypeIconTintColor)
    set(\.cellArrowIconTintColor, cellArrowIconTintColor)
    set(\.cellLeaveIconColor, cellLeaveIconColor)
    set(\.cellDeleteIconColor, cellDeleteIconColor)
    set(\.userNameFont, userNameFont)
    set(\.userNameTextColor, userNameTextColor)
    set(\.userPlaceholderTintColor, userPlaceholderTintColor)
    set(\.userPlaceholderBackgroundColor, userPlaceholderBackgroundColor)
    set(\.itemTextColor, itemTextColor)
    set(\.itemColor, itemColor)
    set(\.itemDeleteTextColor, itemDeleteTextColor)
    set(\.urlTitleFont, urlTitleFont)
    set(\.urlTitleColor, urlTitleColor)
    set(\.urlFont, urlFont)
    set(\.urlColor, urlColor)
  }
}

/// What ``SBUChannelSettingsTheme`` has.
public struct SBUChannelSettingsThemeValues: SBUThemeValues {
  /// The values as all themes begin with them.
  public static let standard = SBUChannelSettingsThemeValues()

  /// The status bar.
  public let statusBarStyle = Style()
  /// The bar's background.
  public let navigationBarTintColor = Color(\.background50, \.background500)
  /// The line below the bar.
  public let navigationShadowColor = Color(\.onLightTextDisabled, \.background500)
  /// Items at the left.
  public let leftBarButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// Items at the right.
  public let rightBarButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// The background.
  public let backgroundColor = Color(\.background50, \.background600)
  /// The font of titles of rows.
  public let cellTextFont = Font(\.subtitle2)
  /// Titles of rows.
  public let cellTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of what stands at the right of a row.
  public let cellSubTextFont = Font(\.subtitle2)
  /// What stands at the right of a row.
  public let cellSubTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of explanations below rows.
  public let cellDescriptionTextFont = Font(\.body3)
  /// Explanations below rows.
  public let cellDescriptionTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// Switches.
  public let cellSwitchColor = Color(\.primaryMain, \.primaryLight)
  /// Lines between rows.
  public let cellSeparateColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// Chosen radio buttons.
  public let cellRadioButtonSelectedColor = Color(\.primaryMain, \.primaryLight)
  /// Other radio buttons.
  public let cellRadioButtonDeselectedColor = Color(
    \.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// Pictures at the left of rows.
  public let cellTypeIconTintColor = Color(\.primaryMain, \.primaryLight)
  /// Arrows at the right of rows.
  public let cellArrowIconTintColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The picture of leaving.
  public let cellLeaveIconColor = Color(\.errorMain, \.errorLight)
  /// The picture of deleting.
  public let cellDeleteIconColor = Color(\.errorMain, \.errorLight)
  /// The font of the channel's name.
  public let userNameFont = Font(\.h1)
  /// The channel's name.
  public let userNameTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The picture of a channel without one.
  public let userPlaceholderTintColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// Behind that picture.
  public let userPlaceholderBackgroundColor = Color(\.background300, \.background400)
  /// Items of sheets.
  public let itemTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The last item of sheets.
  public let itemColor = Color(\.primaryMain, \.primaryLight)
  /// The item that deletes.
  public let itemDeleteTextColor = Color(\.errorMain, \.errorLight)
  /// The font of the word URL.
  public let urlTitleFont = Font(\.body2)
  /// The word URL.
  public let urlTitleColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of the URL.
  public let urlFont = Font(\.body1)
  /// The URL.
  public let urlColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
}
