import HeadlessUIKit

/// How channel settings and moderations look.
public final class SBUChannelSettingsTheme {
  /// The status bar.
  public var statusBarStyle: UIStatusBarStyle
  /// The bar's background.
  public var navigationBarTintColor: UIColor
  /// The line below the bar.
  public var navigationShadowColor: UIColor
  /// Items at the left.
  public var leftBarButtonTintColor: UIColor
  /// Items at the right.
  public var rightBarButtonTintColor: UIColor
  /// The background.
  public var backgroundColor: UIColor
  /// Titles of rows.
  public var cellTextColor: UIColor
  /// What stands at the right of a row.
  public var cellSubTextColor: UIColor
  /// Explanations below rows.
  public var cellDescriptionTextColor: UIColor
  /// Switches.
  public var cellSwitchColor: UIColor
  /// Lines between rows.
  public var cellSeparateColor: UIColor
  /// Pictures at the left of rows.
  public var cellTypeIconTintColor: UIColor
  /// Arrows at the right of rows.
  public var cellArrowIconTintColor: UIColor
  /// Chosen radio buttons.
  public var cellRadioButtonSelectedColor: UIColor
  /// Other radio buttons.
  public var cellRadioButtonDeselectedColor: UIColor
  /// The picture of leaving.
  public var cellLeaveIconColor: UIColor
  /// The picture of deleting.
  public var cellDeleteIconColor: UIColor
  /// The item that deletes.
  public var itemDeleteTextColor: UIColor
  /// The channel's name.
  public var userNameTextColor: UIColor
  /// The picture of a channel without one.
  public var userPlaceholderTintColor: UIColor
  /// Behind that picture.
  public var userPlaceholderBackgroundColor: UIColor
  /// Items of sheets.
  public var itemTextColor: UIColor
  /// The last item of sheets.
  public var itemColor: UIColor
  /// The word URL.
  public var urlTitleColor: UIColor
  /// The URL.
  public var urlColor: UIColor
  /// The font of: titles of rows.
  public var cellTextFont: UIFont
  /// The font of: what stands at the right of a row.
  public var cellSubTextFont: UIFont
  /// The font of: explanations below rows.
  public var cellDescriptionTextFont: UIFont
  /// The font of: the channel's name.
  public var userNameFont: UIFont
  /// The font of: the word URL.
  public var urlTitleFont: UIFont
  /// The font of: the URL.
  public var urlFont: UIFont

  /// The kit's own theme for a colour scheme; change what should differ, then hand it to
  /// ``SBUTheme``.
  ///
  /// - Parameter scheme: light or dark.
  public init(_ scheme: SBUTheme.ColorScheme = .light) {
    let isLight = scheme == .light
    statusBarStyle = isLight ? .darkContent : .lightContent
    navigationBarTintColor = isLight ? SBUColorSet.background50 : SBUColorSet.background500
    navigationShadowColor = isLight ? SBUColorSet.onLightTextDisabled : SBUColorSet.background500
    leftBarButtonTintColor = isLight ? SBUColorSet.primaryMain : SBUColorSet.primaryLight
    rightBarButtonTintColor = isLight ? SBUColorSet.primaryMain : SBUColorSet.primaryLight
    backgroundColor = isLight ? SBUColorSet.background50 : SBUColorSet.background600
    cellTextColor =
      isLight ? SBUColorSet.onLightTextHighEmphasis : SBUColorSet.onDarkTextHighEmphasis
    cellSubTextColor =
      isLight ? SBUColorSet.onLightTextMidEmphasis : SBUColorSet.onDarkTextMidEmphasis
    cellDescriptionTextColor =
      isLight ? SBUColorSet.onLightTextMidEmphasis : SBUColorSet.onDarkTextMidEmphasis
    cellSwitchColor = isLight ? SBUColorSet.primaryMain : SBUColorSet.primaryLight
    cellSeparateColor = isLight ? SBUColorSet.onLightTextDisabled : SBUColorSet.onDarkTextDisabled
    cellTypeIconTintColor = isLight ? SBUColorSet.primaryMain : SBUColorSet.primaryLight
    cellArrowIconTintColor =
      isLight ? SBUColorSet.onLightTextHighEmphasis : SBUColorSet.onDarkTextHighEmphasis
    cellRadioButtonSelectedColor = isLight ? SBUColorSet.primaryMain : SBUColorSet.primaryLight
    cellRadioButtonDeselectedColor =
      isLight ? SBUColorSet.onLightTextLowEmphasis : SBUColorSet.onDarkTextLowEmphasis
    cellLeaveIconColor = isLight ? SBUColorSet.errorMain : SBUColorSet.errorLight
    cellDeleteIconColor = isLight ? SBUColorSet.errorMain : SBUColorSet.errorLight
    itemDeleteTextColor = isLight ? SBUColorSet.errorMain : SBUColorSet.errorLight
    userNameTextColor =
      isLight ? SBUColorSet.onLightTextHighEmphasis : SBUColorSet.onDarkTextHighEmphasis
    userPlaceholderTintColor =
      isLight ? SBUColorSet.onDarkTextHighEmphasis : SBUColorSet.onLightTextHighEmphasis
    userPlaceholderBackgroundColor = isLight ? SBUColorSet.background300 : SBUColorSet.background400
    itemTextColor =
      isLight ? SBUColorSet.onLightTextHighEmphasis : SBUColorSet.onDarkTextHighEmphasis
    itemColor = isLight ? SBUColorSet.primaryMain : SBUColorSet.primaryLight
    urlTitleColor = isLight ? SBUColorSet.onLightTextMidEmphasis : SBUColorSet.onDarkTextMidEmphasis
    urlColor = isLight ? SBUColorSet.onLightTextHighEmphasis : SBUColorSet.onDarkTextHighEmphasis
    cellTextFont = SBUFontSet.subtitle2
    cellSubTextFont = SBUFontSet.subtitle2
    cellDescriptionTextFont = SBUFontSet.body3
    userNameFont = SBUFontSet.h1
    urlTitleFont = SBUFontSet.body2
    urlFont = SBUFontSet.body1
  }

  /// A light theme.
  public static var light: SBUChannelSettingsTheme { SBUChannelSettingsTheme(.light) }
  /// A dark theme.
  public static var dark: SBUChannelSettingsTheme { SBUChannelSettingsTheme(.dark) }
}
