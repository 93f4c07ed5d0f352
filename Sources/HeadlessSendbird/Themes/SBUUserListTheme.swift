import HeadlessUIKit

/// How user lists look: invite users, register operators, user list.
public final class SBUUserListTheme: SBUAnyTheme<SBUUserListThemeValues> {
  /// A theme of single colors and fonts. What is nil is as in the kit's light theme, with the colors
  /// and fonts that `SBUColorSet` and `SBUFontSet` have when it is made.
  public convenience init(
    statusBarStyle: UIStatusBarStyle? = nil, navigationBarTintColor: UIColor? = nil,
    navigationShadowColor: UIColor? = nil, leftBarButtonTintColor: UIColor? = nil,
    rightBarButtonTintColor: UIColor? = nil, rightBarButtonSelectedTintColor: UIColor? = nil,
    barButtonTintColor: UIColor? = nil, barButtonDisabledTintColor: UIColor? = nil,
    backgroundColor: UIColor? = nil, coverImageTintColor: UIColor? = nil,
    coverImageBackgroundColor: UIColor? = nil, itemTextColor: UIColor? = nil,
    itemColor: UIColor? = nil, removeColor: UIColor? = nil, placeholderTintColor: UIColor? = nil,
    textfieldTextColor: UIColor? = nil
  ) {
    self.init(.light)
    set(\.statusBarStyle, statusBarStyle)
    set(\.navigationBarTintColor, navigationBarTintColor)
    set(\.navigationShadowColor, navigationShadowColor)
    set(\.leftBarButtonTintColor, leftBarButtonTintColor)
    set(\.rightBarButtonTintColor, rightBarButtonTintColor)
    set(\.rightBarButtonSelectedTintColor, rightBarButtonSelectedTintColor)
    set(\.barButtonTintColor, barButtonTintColor)
    set(\.barButtonDisabledTintColor, barButtonDisabledTintColor)
    set(\.backgroundColor, backgroundColor)
    set(\.coverImageTintColor, coverImageTintColor)
    set(\.coverImageBackgroundColor, coverImageBackgroundColor)
    set(\.itemTextColor, itemTextColor)
    set(\.itemColor, itemColor)
    set(\.removeColor, removeColor)
    set(\.placeholderTintColor, placeholderTintColor)
    set(\.textfieldTextColor, textfieldTextColor)
  }
}

/// What ``SBUUserListTheme`` has.
public struct SBUUserListThemeValues: SBUThemeValues {
  /// The values as all themes begin with them.
  public static let standard = SBUUserListThemeValues()

  /// The status bar.
  public let statusBarStyle = Style()
  /// The bar's background.
  public let navigationBarTintColor = Color(\.background50, \.background500)
  /// The line below the bar.
  public let navigationShadowColor = Color(\.onLightTextDisabled, \.background500)
  /// Items at the left.
  public let leftBarButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// Items at the right while nothing is selected.
  public let rightBarButtonTintColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// Items at the right while something is selected.
  public let rightBarButtonSelectedTintColor = Color(\.primaryMain, \.primaryLight)
  /// Bar buttons; not used by these screens.
  public let barButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// Disabled bar buttons; not used by these screens.
  public let barButtonDisabledTintColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The background.
  public let backgroundColor = Color(\.background50, \.background600)
  /// The picture of a channel without one; not used by these screens.
  public let coverImageTintColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// Behind that picture; not used by these screens.
  public let coverImageBackgroundColor = Color(\.background300, \.background400)
  /// Items of sheets; not used by these screens.
  public let itemTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The last item of sheets; not used by these screens.
  public let itemColor = Color(\.primaryMain, \.primaryLight)
  /// Items that take something away; not used by these screens.
  public let removeColor = Color(\.errorMain)
  /// The word in an empty field; not used by these screens.
  public let placeholderTintColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The text of a field; not used by these screens.
  public let textfieldTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextLowEmphasis)
}
