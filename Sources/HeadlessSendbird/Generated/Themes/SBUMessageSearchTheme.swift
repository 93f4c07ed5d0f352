// Written by Scripts/generate-sendbird; change its tables and templates instead.

import HeadlessUIKit

/// How the search of messages looks, which is not here.
public final class SBUMessageSearchTheme: SBUAnyTheme {
  /// A theme of single colours and fonts. What is left out is as the kit's light theme has it, with
  /// the colours and fonts that `SBUColorSet` and `SBUFontSet` have as it is made.
  public convenience init(
    statusBarStyle: UIStatusBarStyle = .darkContent,
    navigationBarTintColor: UIColor = SBUColorSet.background50,
    navigationBarShadowColor: UIColor = SBUColorSet.onLightTextDisabled,
    backgroundColor: UIColor = SBUColorSet.background50,
    searchTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    searchTextFont: UIFont = SBUFontSet.body3,
    searchTextBackgroundColor: UIColor = SBUColorSet.background100,
    searchPlaceholderColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    searchIconTintColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    clearIconTintColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    cancelButtonTintColor: UIColor = SBUColorSet.primaryMain
  ) {
    self.init(
      SBUThemeLook(
        style: statusBarStyle,
        colors: [
          navigationBarTintColor, navigationBarShadowColor, backgroundColor, searchTextColor,
          searchTextBackgroundColor, searchPlaceholderColor, searchIconTintColor,
          clearIconTintColor, cancelButtonTintColor,
        ],
        fonts: [searchTextFont]))
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
  /// The background.
  public var backgroundColor: UIColor {
    get { look.colors[2] }
    set { look.colors[2] = newValue }
  }
  /// The words that are searched.
  public var searchTextColor: UIColor {
    get { look.colors[3] }
    set { look.colors[3] = newValue }
  }
  /// The font of those words.
  public var searchTextFont: UIFont {
    get { look.fonts[0] }
    set { look.fonts[0] = newValue }
  }
  /// Behind those words.
  public var searchTextBackgroundColor: UIColor {
    get { look.colors[4] }
    set { look.colors[4] = newValue }
  }
  /// The word in the empty field.
  public var searchPlaceholderColor: UIColor {
    get { look.colors[5] }
    set { look.colors[5] = newValue }
  }
  /// The magnifying glass.
  public var searchIconTintColor: UIColor {
    get { look.colors[6] }
    set { look.colors[6] = newValue }
  }
  /// The cross that empties the field.
  public var clearIconTintColor: UIColor {
    get { look.colors[7] }
    set { look.colors[7] = newValue }
  }
  /// The word Cancel.
  public var cancelButtonTintColor: UIColor {
    get { look.colors[8] }
    set { look.colors[8] = newValue }
  }

  override class var entries: SBUThemeEntries { values }
  private static let values: SBUThemeEntries = [
    .style,
    .color("navigationBarTintColor", .background50, .background500),
    .color("navigationBarShadowColor", .onLightTextDisabled, .background500),
    .color("backgroundColor", .background50, .background600),
    .color("searchTextColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .font("searchTextFont", .body3),
    .color("searchTextBackgroundColor", .background100, .background400),
    .color("searchPlaceholderColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .color("searchIconTintColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .color("clearIconTintColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .color("cancelButtonTintColor", .primaryMain, .primaryLight),
  ]
}
