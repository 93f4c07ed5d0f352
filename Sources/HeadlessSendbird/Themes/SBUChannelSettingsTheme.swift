import HeadlessUIKit

/// The theme of channel settings and moderations.
public final class SBUChannelSettingsTheme: SBUAnyTheme<SBUChannelSettingsThemeValues> {
  /// Creates a theme from single colors and fonts. A nil argument uses the kit's light theme, with
  /// the colors and fonts that `SBUColorSet` and `SBUFontSet` have at creation.
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
    set([
      statusBarStyle, navigationBarTintColor, navigationShadowColor, leftBarButtonTintColor,
      rightBarButtonTintColor, backgroundColor, cellTextFont, cellTextColor, cellSubTextFont,
      cellSubTextColor, cellDescriptionTextFont, cellDescriptionTextColor, cellSwitchColor,
      cellSeparateColor, cellRadioButtonSelectedColor, cellRadioButtonDeselectedColor,
      cellTypeIconTintColor, cellArrowIconTintColor, cellLeaveIconColor, cellDeleteIconColor,
      userNameFont, userNameTextColor, userPlaceholderTintColor, userPlaceholderBackgroundColor,
      itemTextColor, itemColor, itemDeleteTextColor, urlTitleFont, urlTitleColor, urlFont,
      urlColor,
    ])
  }
}

/// The values of ``SBUChannelSettingsTheme``.
public struct SBUChannelSettingsThemeValues: SBUThemeValues {
  /// The default values.
  public static let standard = SBUChannelSettingsThemeValues()

  /// The style of the status bar.
  public let statusBarStyle = Style()
  /// The background color of the navigation bar.
  public let navigationBarTintColor = Color(\.background50, \.background500)
  /// The color of the line below the navigation bar.
  public let navigationShadowColor = Color(\.onLightTextDisabled, \.background500)
  /// The color of the left bar buttons.
  public let leftBarButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the right bar buttons.
  public let rightBarButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// The background color.
  public let backgroundColor = Color(\.background50, \.background600)
  /// The font of row titles.
  public let cellTextFont = Font(\.subtitle2)
  /// The color of row titles.
  public let cellTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the text at the right of a row.
  public let cellSubTextFont = Font(\.subtitle2)
  /// The color of the text at the right of a row.
  public let cellSubTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of the descriptions below rows.
  public let cellDescriptionTextFont = Font(\.body3)
  /// The color of the descriptions below rows.
  public let cellDescriptionTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The color of switches.
  public let cellSwitchColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the separators between rows.
  public let cellSeparateColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The color of selected radio buttons.
  public let cellRadioButtonSelectedColor = Color(\.primaryMain, \.primaryLight)
  /// The color of unselected radio buttons.
  public let cellRadioButtonDeselectedColor = Color(
    \.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The color of the icons at the left of rows.
  public let cellTypeIconTintColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the arrows at the right of rows.
  public let cellArrowIconTintColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The color of the icon of the leave row.
  public let cellLeaveIconColor = Color(\.errorMain, \.errorLight)
  /// The color of the icon of the delete row.
  public let cellDeleteIconColor = Color(\.errorMain, \.errorLight)
  /// The font of the channel's name.
  public let userNameFont = Font(\.h1)
  /// The color of the channel's name.
  public let userNameTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The color of the placeholder of the channel's image.
  public let userPlaceholderTintColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The background color of the placeholder of the channel's image.
  public let userPlaceholderBackgroundColor = Color(\.background300, \.background400)
  /// The color of the items of action sheets.
  public let itemTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The color of the last item of action sheets.
  public let itemColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the delete item of action sheets.
  public let itemDeleteTextColor = Color(\.errorMain, \.errorLight)
  /// The font of the title of the URL.
  public let urlTitleFont = Font(\.body2)
  /// The color of the title of the URL.
  public let urlTitleColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of the URL.
  public let urlFont = Font(\.body1)
  /// The color of the URL.
  public let urlColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
}
