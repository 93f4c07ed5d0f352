// Written by Scripts/generate-sendbird; change its tables and templates instead.

import HeadlessUIKit

/// How user lists look: invite users, register operators, user list.
public final class SBUUserListTheme: SBUAnyTheme {
  /// A theme of single colours and fonts. What is left out is as the kit's light theme has it, with
  /// the colours and fonts that `SBUColorSet` and `SBUFontSet` have as it is made.
  public convenience init(
    statusBarStyle: UIStatusBarStyle = .darkContent,
    navigationBarTintColor: UIColor = SBUColorSet.background50,
    navigationShadowColor: UIColor = SBUColorSet.onLightTextDisabled,
    leftBarButtonTintColor: UIColor = SBUColorSet.primaryMain,
    rightBarButtonTintColor: UIColor = SBUColorSet.onLightTextDisabled,
    rightBarButtonSelectedTintColor: UIColor = SBUColorSet.primaryMain,
    barButtonTintColor: UIColor = SBUColorSet.primaryMain,
    barButtonDisabledTintColor: UIColor = SBUColorSet.onLightTextDisabled,
    backgroundColor: UIColor = SBUColorSet.background50,
    coverImageTintColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    coverImageBackgroundColor: UIColor = SBUColorSet.background300,
    itemTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    itemColor: UIColor = SBUColorSet.primaryMain,
    removeColor: UIColor = SBUColorSet.errorMain,
    placeholderTintColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    textfieldTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis
  ) {
    self.init(
      SBUThemeLook(
        style: statusBarStyle,
        colors: [
          navigationBarTintColor, navigationShadowColor, leftBarButtonTintColor,
          rightBarButtonTintColor, rightBarButtonSelectedTintColor, barButtonTintColor,
          barButtonDisabledTintColor, backgroundColor, coverImageTintColor,
          coverImageBackgroundColor, itemTextColor, itemColor, removeColor, placeholderTintColor,
          textfieldTextColor,
        ],
        fonts: []))
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
  /// Items at the right while nothing is selected.
  public var rightBarButtonTintColor: UIColor {
    get { look.colors[3] }
    set { look.colors[3] = newValue }
  }
  /// Items at the right while something is selected.
  public var rightBarButtonSelectedTintColor: UIColor {
    get { look.colors[4] }
    set { look.colors[4] = newValue }
  }
  /// Bar buttons; not used by these screens.
  public var barButtonTintColor: UIColor {
    get { look.colors[5] }
    set { look.colors[5] = newValue }
  }
  /// Disabled bar buttons; not used by these screens.
  public var barButtonDisabledTintColor: UIColor {
    get { look.colors[6] }
    set { look.colors[6] = newValue }
  }
  /// The background.
  public var backgroundColor: UIColor {
    get { look.colors[7] }
    set { look.colors[7] = newValue }
  }
  /// The picture of a channel without one; not used by these screens.
  public var coverImageTintColor: UIColor {
    get { look.colors[8] }
    set { look.colors[8] = newValue }
  }
  /// Behind that picture; not used by these screens.
  public var coverImageBackgroundColor: UIColor {
    get { look.colors[9] }
    set { look.colors[9] = newValue }
  }
  /// Items of sheets; not used by these screens.
  public var itemTextColor: UIColor {
    get { look.colors[10] }
    set { look.colors[10] = newValue }
  }
  /// The last item of sheets; not used by these screens.
  public var itemColor: UIColor {
    get { look.colors[11] }
    set { look.colors[11] = newValue }
  }
  /// Items that take something away; not used by these screens.
  public var removeColor: UIColor {
    get { look.colors[12] }
    set { look.colors[12] = newValue }
  }
  /// The word in an empty field; not used by these screens.
  public var placeholderTintColor: UIColor {
    get { look.colors[13] }
    set { look.colors[13] = newValue }
  }
  /// The text of a field; not used by these screens.
  public var textfieldTextColor: UIColor {
    get { look.colors[14] }
    set { look.colors[14] = newValue }
  }

  override class var entries: SBUThemeEntries { values }
  private static let values: SBUThemeEntries = [
    .style,
    .color("navigationBarTintColor", .background50, .background500),
    .color("navigationShadowColor", .onLightTextDisabled, .background500),
    .color("leftBarButtonTintColor", .primaryMain, .primaryLight),
    .color("rightBarButtonTintColor", .onLightTextDisabled, .onDarkTextDisabled),
    .color("rightBarButtonSelectedTintColor", .primaryMain, .primaryLight),
    .color("barButtonTintColor", .primaryMain, .primaryLight),
    .color("barButtonDisabledTintColor", .onLightTextDisabled, .onDarkTextDisabled),
    .color("backgroundColor", .background50, .background600),
    .color("coverImageTintColor", .onDarkTextHighEmphasis, .onLightTextHighEmphasis),
    .color("coverImageBackgroundColor", .background300, .background400),
    .color("itemTextColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .color("itemColor", .primaryMain, .primaryLight),
    .color("removeColor", .errorMain),
    .color("placeholderTintColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .color("textfieldTextColor", .onLightTextHighEmphasis, .onDarkTextLowEmphasis),
  ]
}
