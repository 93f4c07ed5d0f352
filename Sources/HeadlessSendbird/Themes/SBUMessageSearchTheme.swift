import HeadlessUIKit

/// The theme of the message search, which is not implemented.
public final class SBUMessageSearchTheme: SBUAnyTheme<SBUMessageSearchThemeValues> {
  /// Creates a theme from single colors and fonts. A nil argument uses the kit's light theme, with
  /// the colors and fonts that `SBUColorSet` and `SBUFontSet` have at creation.
  public convenience init(
    statusBarStyle: UIStatusBarStyle? = nil, navigationBarTintColor: UIColor? = nil,
    navigationBarShadowColor: UIColor? = nil, backgroundColor: UIColor? = nil,
    searchTextColor: UIColor? = nil, searchTextFont: UIFont? = nil,
    searchTextBackgroundColor: UIColor? = nil, searchPlaceholderColor: UIColor? = nil,
    searchIconTintColor: UIColor? = nil, clearIconTintColor: UIColor? = nil,
    cancelButtonTintColor: UIColor? = nil
  ) {
    self.init(.light)
    set([
      statusBarStyle, navigationBarTintColor, navigationBarShadowColor, backgroundColor,
      searchTextColor, searchTextFont, searchTextBackgroundColor, searchPlaceholderColor,
      searchIconTintColor, clearIconTintColor, cancelButtonTintColor,
    ])
  }
}

/// The values of ``SBUMessageSearchTheme``.
public struct SBUMessageSearchThemeValues: SBUThemeValues {
  /// The default values.
  public static let standard = SBUMessageSearchThemeValues()

  /// The style of the status bar.
  public let statusBarStyle = Style()
  /// The background color of the navigation bar.
  public let navigationBarTintColor = Color(\.background50, \.background500)
  /// The color of the line below the navigation bar.
  public let navigationBarShadowColor = Color(\.onLightTextDisabled, \.background500)
  /// The background color.
  public let backgroundColor = Color(\.background50, \.background600)
  /// The color of the search text.
  public let searchTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the search text.
  public let searchTextFont = Font(\.body3)
  /// The background color of the search text.
  public let searchTextBackgroundColor = Color(\.background100, \.background400)
  /// The color of the placeholder of the search field.
  public let searchPlaceholderColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The color of the search icon.
  public let searchIconTintColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The color of the clear button.
  public let clearIconTintColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The color of the cancel button.
  public let cancelButtonTintColor = Color(\.primaryMain, \.primaryLight)
}
