import HeadlessUIKit

/// How the search of messages looks, which is not here.
public final class SBUMessageSearchTheme: SBUAnyTheme<SBUMessageSearchThemeValues> {
  /// A theme of single colors and fonts. What is nil is as in the kit's light theme, with the colors
  /// and fonts that `SBUColorSet` and `SBUFontSet` have when it is made.
  public convenience init(
    statusBarStyle: UIStatusBarStyle? = nil, navigationBarTintColor: UIColor? = nil,
    navigationBarShadowColor: UIColor? = nil, backgroundColor: UIColor? = nil,
    searchTextColor: UIColor? = nil, searchTextFont: UIFont? = nil,
    searchTextBackgroundColor: UIColor? = nil, searchPlaceholderColor: UIColor? = nil,
    searchIconTintColor: UIColor? = nil, clearIconTintColor: UIColor? = nil,
    cancelButtonTintColor: UIColor? = nil
  ) {
    self.init(.light)
    set(\.statusBarStyle, statusBarStyle)
    set(\.navigationBarTintColor, navigationBarTintColor)
    set(\.navigationBarShadowColor, navigationBarShadowColor)
    set(\.backgroundColor, backgroundColor)
    set(\.searchTextColor, searchTextColor)
    set(\.searchTextFont, searchTextFont)
    set(\.searchTextBackgroundColor, searchTextBackgroundColor)
    set(\.searchPlaceholderColor, searchPlaceholderColor)
    set(\.searchIconTintColor, searchIconTintColor)
    set(\.clearIconTintColor, clearIconTintColor)
    set(\.cancelButtonTintColor, cancelButtonTintColor)
  }
}

/// What ``SBUMessageSearchTheme`` has.
public struct SBUMessageSearchThemeValues: SBUThemeValues {
  /// The values as all themes begin with them.
  public static let standard = SBUMessageSearchThemeValues()

  /// The status bar.
  public let statusBarStyle = Style()
  /// The bar's background.
  public let navigationBarTintColor = Color(\.background50, \.background500)
  /// The line below the bar.
  public let navigationBarShadowColor = Color(\.onLightTextDisabled, \.background500)
  /// The background.
  public let backgroundColor = Color(\.background50, \.background600)
  /// The words that are searched.
  public let searchTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of those words.
  public let searchTextFont = Font(\.body3)
  /// Behind those words.
  public let searchTextBackgroundColor = Color(\.background100, \.background400)
  /// The word in the empty field.
  public let searchPlaceholderColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The magnifying glass.
  public let searchIconTintColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The cross that empties the field.
  public let clearIconTintColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The word Cancel.
  public let cancelButtonTintColor = Color(\.primaryMain, \.primaryLight)
}
