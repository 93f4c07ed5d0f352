// Written by Scripts/generate-sendbird; change its tables and templates instead.

import HeadlessUIKit

/// How channel settings and moderations look.
public final class SBUChannelSettingsTheme: SBUAnyTheme {
  /// A theme of single colours and fonts. What is left out is as the kit's light theme has it, with
  /// the colours and fonts that `SBUColorSet` and `SBUFontSet` have as it is made.
  public convenience init(
    statusBarStyle: UIStatusBarStyle = .darkContent,
    navigationBarTintColor: UIColor = SBUColorSet.background50,
    navigationShadowColor: UIColor = SBUColorSet.onLightTextDisabled,
    leftBarButtonTintColor: UIColor = SBUColorSet.primaryMain,
    rightBarButtonTintColor: UIColor = SBUColorSet.primaryMain,
    backgroundColor: UIColor = SBUColorSet.background50,
    cellTextFont: UIFont = SBUFontSet.subtitle2,
    cellTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    cellSubTextFont: UIFont = SBUFontSet.subtitle2,
    cellSubTextColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    cellDescriptionTextFont: UIFont = SBUFontSet.body3,
    cellDescriptionTextColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    cellSwitchColor: UIColor = SBUColorSet.primaryMain,
    cellSeparateColor: UIColor = SBUColorSet.onLightTextDisabled,
    cellRadioButtonSelectedColor: UIColor = SBUColorSet.primaryMain,
    cellRadioButtonDeselectedColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    cellTypeIconTintColor: UIColor = SBUColorSet.primaryMain,
    cellArrowIconTintColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    cellLeaveIconColor: UIColor = SBUColorSet.errorMain,
    cellDeleteIconColor: UIColor = SBUColorSet.errorMain,
    userNameFont: UIFont = SBUFontSet.h1,
    userNameTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    userPlaceholderTintColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    userPlaceholderBackgroundColor: UIColor = SBUColorSet.background300,
    itemTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    itemColor: UIColor = SBUColorSet.primaryMain,
    itemDeleteTextColor: UIColor = SBUColorSet.errorMain,
    urlTitleFont: UIFont = SBUFontSet.body2,
    urlTitleColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    urlFont: UIFont = SBUFontSet.body1,
    urlColor: UIColor = SBUColorSet.onLightTextHighEmphasis
  ) {
    self.init(
      SBUThemeLook(
        style: statusBarStyle,
        colors: [
          navigationBarTintColor, navigationShadowColor, leftBarButtonTintColor,
          rightBarButtonTintColor, backgroundColor, cellTextColor, cellSubTextColor,
          cellDescriptionTextColor, cellSwitchColor, cellSeparateColor,
          cellRadioButtonSelectedColor, cellRadioButtonDeselectedColor, cellTypeIconTintColor,
          cellArrowIconTintColor, cellLeaveIconColor, cellDeleteIconColor, userNameTextColor,
          userPlaceholderTintColor, userPlaceholderBackgroundColor, itemTextColor, itemColor,
          itemDeleteTextColor, urlTitleColor, urlColor,
        ],
        fonts: [
          cellTextFont, cellSubTextFont, cellDescriptionTextFont, userNameFont, urlTitleFont,
          urlFont,
        ]))
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
  public var navigationShadowColor: UIColor {
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
  /// The font of titles of rows.
  public var cellTextFont: UIFont {
    get { look.fonts[0] }
    set { look.fonts[0] = newValue }
  }
  /// Titles of rows.
  public var cellTextColor: UIColor {
    get { look.colors[5] }
    set { look.colors[5] = newValue }
  }
  /// The font of what stands at the right of a row.
  public var cellSubTextFont: UIFont {
    get { look.fonts[1] }
    set { look.fonts[1] = newValue }
  }
  /// What stands at the right of a row.
  public var cellSubTextColor: UIColor {
    get { look.colors[6] }
    set { look.colors[6] = newValue }
  }
  /// The font of explanations below rows.
  public var cellDescriptionTextFont: UIFont {
    get { look.fonts[2] }
    set { look.fonts[2] = newValue }
  }
  /// Explanations below rows.
  public var cellDescriptionTextColor: UIColor {
    get { look.colors[7] }
    set { look.colors[7] = newValue }
  }
  /// Switches.
  public var cellSwitchColor: UIColor {
    get { look.colors[8] }
    set { look.colors[8] = newValue }
  }
  /// Lines between rows.
  public var cellSeparateColor: UIColor {
    get { look.colors[9] }
    set { look.colors[9] = newValue }
  }
  /// Chosen radio buttons.
  public var cellRadioButtonSelectedColor: UIColor {
    get { look.colors[10] }
    set { look.colors[10] = newValue }
  }
  /// Other radio buttons.
  public var cellRadioButtonDeselectedColor: UIColor {
    get { look.colors[11] }
    set { look.colors[11] = newValue }
  }
  /// Pictures at the left of rows.
  public var cellTypeIconTintColor: UIColor {
    get { look.colors[12] }
    set { look.colors[12] = newValue }
  }
  /// Arrows at the right of rows.
  public var cellArrowIconTintColor: UIColor {
    get { look.colors[13] }
    set { look.colors[13] = newValue }
  }
  /// The picture of leaving.
  public var cellLeaveIconColor: UIColor {
    get { look.colors[14] }
    set { look.colors[14] = newValue }
  }
  /// The picture of deleting.
  public var cellDeleteIconColor: UIColor {
    get { look.colors[15] }
    set { look.colors[15] = newValue }
  }
  /// The font of the channel's name.
  public var userNameFont: UIFont {
    get { look.fonts[3] }
    set { look.fonts[3] = newValue }
  }
  /// The channel's name.
  public var userNameTextColor: UIColor {
    get { look.colors[16] }
    set { look.colors[16] = newValue }
  }
  /// The picture of a channel without one.
  public var userPlaceholderTintColor: UIColor {
    get { look.colors[17] }
    set { look.colors[17] = newValue }
  }
  /// Behind that picture.
  public var userPlaceholderBackgroundColor: UIColor {
    get { look.colors[18] }
    set { look.colors[18] = newValue }
  }
  /// Items of sheets.
  public var itemTextColor: UIColor {
    get { look.colors[19] }
    set { look.colors[19] = newValue }
  }
  /// The last item of sheets.
  public var itemColor: UIColor {
    get { look.colors[20] }
    set { look.colors[20] = newValue }
  }
  /// The item that deletes.
  public var itemDeleteTextColor: UIColor {
    get { look.colors[21] }
    set { look.colors[21] = newValue }
  }
  /// The font of the word URL.
  public var urlTitleFont: UIFont {
    get { look.fonts[4] }
    set { look.fonts[4] = newValue }
  }
  /// The word URL.
  public var urlTitleColor: UIColor {
    get { look.colors[22] }
    set { look.colors[22] = newValue }
  }
  /// The font of the URL.
  public var urlFont: UIFont {
    get { look.fonts[5] }
    set { look.fonts[5] = newValue }
  }
  /// The URL.
  public var urlColor: UIColor {
    get { look.colors[23] }
    set { look.colors[23] = newValue }
  }

  override class var entries: SBUThemeEntries { values }
  private static let values: SBUThemeEntries = [
    .style,
    .color("navigationBarTintColor", .background50, .background500),
    .color("navigationShadowColor", .onLightTextDisabled, .background500),
    .color("leftBarButtonTintColor", .primaryMain, .primaryLight),
    .color("rightBarButtonTintColor", .primaryMain, .primaryLight),
    .color("backgroundColor", .background50, .background600),
    .font("cellTextFont", .subtitle2),
    .color("cellTextColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .font("cellSubTextFont", .subtitle2),
    .color("cellSubTextColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .font("cellDescriptionTextFont", .body3),
    .color("cellDescriptionTextColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .color("cellSwitchColor", .primaryMain, .primaryLight),
    .color("cellSeparateColor", .onLightTextDisabled, .onDarkTextDisabled),
    .color("cellRadioButtonSelectedColor", .primaryMain, .primaryLight),
    .color("cellRadioButtonDeselectedColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .color("cellTypeIconTintColor", .primaryMain, .primaryLight),
    .color("cellArrowIconTintColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .color("cellLeaveIconColor", .errorMain, .errorLight),
    .color("cellDeleteIconColor", .errorMain, .errorLight),
    .font("userNameFont", .h1),
    .color("userNameTextColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .color("userPlaceholderTintColor", .onDarkTextHighEmphasis, .onLightTextHighEmphasis),
    .color("userPlaceholderBackgroundColor", .background300, .background400),
    .color("itemTextColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .color("itemColor", .primaryMain, .primaryLight),
    .color("itemDeleteTextColor", .errorMain, .errorLight),
    .font("urlTitleFont", .body2),
    .color("urlTitleColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .font("urlFont", .body1),
    .color("urlColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
  ]
}
