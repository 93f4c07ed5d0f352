// Written by Scripts/generate-sendbird; change its tables and templates instead.

import HeadlessUIKit

/// How the making of an open channel looks, which is not here.
public final class SBUCreateOpenChannelTheme: SBUAnyTheme {
  /// A theme of single colours and fonts. What is left out is as the kit's light theme has it, with
  /// the colours and fonts that `SBUColorSet` and `SBUFontSet` have as it is made.
  public convenience init(
    statusBarStyle: UIStatusBarStyle = .darkContent,
    navigationBarTintColor: UIColor = SBUColorSet.background50,
    navigationShadowColor: UIColor = SBUColorSet.onLightTextDisabled,
    leftBarButtonTintColor: UIColor = SBUColorSet.primaryMain,
    rightBarButtonTintColor: UIColor = SBUColorSet.primaryMain,
    rightBarButtonDisabledTintColor: UIColor = SBUColorSet.onLightTextDisabled,
    backgroundColor: UIColor = SBUColorSet.background50,
    coverImageTintColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    coverImageBackgroundColor: UIColor = SBUColorSet.background300,
    textFieldPlaceholderColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    textFieldTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    itemTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    itemColor: UIColor = SBUColorSet.primaryMain,
    removeColor: UIColor = SBUColorSet.errorMain,
    separatorColor: UIColor = SBUColorSet.onLightTextDisabled
  ) {
    self.init(
      SBUThemeLook(
        style: statusBarStyle,
        colors: [
          navigationBarTintColor, navigationShadowColor, leftBarButtonTintColor,
          rightBarButtonTintColor, rightBarButtonDisabledTintColor, backgroundColor,
          coverImageTintColor, coverImageBackgroundColor, textFieldPlaceholderColor,
          textFieldTextColor, itemTextColor, itemColor, removeColor, separatorColor,
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
  /// Items at the right.
  public var rightBarButtonTintColor: UIColor {
    get { look.colors[3] }
    set { look.colors[3] = newValue }
  }
  /// Items at the right that are switched off.
  public var rightBarButtonDisabledTintColor: UIColor {
    get { look.colors[4] }
    set { look.colors[4] = newValue }
  }
  /// The background.
  public var backgroundColor: UIColor {
    get { look.colors[5] }
    set { look.colors[5] = newValue }
  }
  /// The picture of a channel without one.
  public var coverImageTintColor: UIColor {
    get { look.colors[6] }
    set { look.colors[6] = newValue }
  }
  /// Behind that picture.
  public var coverImageBackgroundColor: UIColor {
    get { look.colors[7] }
    set { look.colors[7] = newValue }
  }
  /// The word in the empty field.
  public var textFieldPlaceholderColor: UIColor {
    get { look.colors[8] }
    set { look.colors[8] = newValue }
  }
  /// The channel's name.
  public var textFieldTextColor: UIColor {
    get { look.colors[9] }
    set { look.colors[9] = newValue }
  }
  /// Items of sheets.
  public var itemTextColor: UIColor {
    get { look.colors[10] }
    set { look.colors[10] = newValue }
  }
  /// The last item of sheets.
  public var itemColor: UIColor {
    get { look.colors[11] }
    set { look.colors[11] = newValue }
  }
  /// Items that take something away.
  public var removeColor: UIColor {
    get { look.colors[12] }
    set { look.colors[12] = newValue }
  }
  /// The line below the name.
  public var separatorColor: UIColor {
    get { look.colors[13] }
    set { look.colors[13] = newValue }
  }

  override class var entries: SBUThemeEntries { values }
  private static let values: SBUThemeEntries = [
    .style,
    .color("navigationBarTintColor", .background50, .background500),
    .color("navigationShadowColor", .onLightTextDisabled, .background500),
    .color("leftBarButtonTintColor", .primaryMain, .primaryLight),
    .color("rightBarButtonTintColor", .primaryMain, .primaryLight),
    .color("rightBarButtonDisabledTintColor", .onLightTextDisabled, .onDarkTextDisabled),
    .color("backgroundColor", .background50, .background600),
    .color("coverImageTintColor", .onDarkTextHighEmphasis, .onLightTextHighEmphasis),
    .color("coverImageBackgroundColor", .background300, .background400),
    .color("textFieldPlaceholderColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .color("textFieldTextColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .color("itemTextColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .color("itemColor", .primaryMain, .primaryLight),
    .color("removeColor", .errorMain, .errorLight),
    .color("separatorColor", .onLightTextDisabled, .onDarkTextDisabled),
  ]
}
