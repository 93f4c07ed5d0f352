import HeadlessUIKit

/// How the making of an open channel looks, which is not here.
public final class SBUCreateOpenChannelTheme: SBUAnyTheme<SBUCreateOpenChannelThemeValues> {
  /// A theme of single colors and fonts. What is nil is as in the kit's light theme, with the colors
  /// and fonts that `SBUColorSet` and `SBUFontSet` have when it is made.
  public convenience init(
    statusBarStyle: UIStatusBarStyle? = nil, navigationBarTintColor: UIColor? = nil,
    navigationShadowColor: UIColor? = nil, leftBarButtonTintColor: UIColor? = nil,
    rightBarButtonTintColor: UIColor? = nil, rightBarButtonDisabledTintColor: UIColor? = nil,
    backgroundColor: UIColor? = nil, coverImageTintColor: UIColor? = nil,
    coverImageBackgroundColor: UIColor? = nil, textFieldPlaceholderColor: UIColor? = nil,
    textFieldTextColor: UIColor? = nil, itemTextColor: UIColor? = nil, itemColor: UIColor? = nil,
    removeColor: UIColor? = nil, separatorColor: UIColor? = nil
  ) {
    self.init(.light)
    set(\.statusBarStyle, statusBarStyle)
    set(\.navigationBarTintColor, navigationBarTintColor)
    set(\.navigationShadowColor, navigationShadowColor)
    set(\.leftBarButtonTintColor, leftBarButtonTintColor)
    set(\.rightBarButtonTintColor, rightBarButtonTintColor)
    set(\.rightBarButtonDisabledTintColor, rightBarButtonDisabledTintColor)
    set(\.backgroundColor, backgroundColor)
    set(\.coverImageTintColor, coverImageTintColor)
    set(\.coverImageBackgroundColor, coverImageBackgroundColor)
    set(\.textFieldPlaceholderColor, textFieldPlaceholderColor)
    set(\.textFieldTextColor, textFieldTextColor)
    set(\.itemTextColor, itemTextColor)
    set(\.itemColor, itemColor)
    set(\.removeColor, removeColor)
    set(\.separatorColor, separatorColor)
  }
}

/// What ``SBUCreateOpenChannelTheme`` has.
public struct SBUCreateOpenChannelThemeValues: SBUThemeValues {
  /// The values as all themes begin with them.
  public static let standard = SBUCreateOpenChannelThemeValues()

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
  /// Items at the right that are switched off.
  public let rightBarButtonDisabledTintColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The background.
  public let backgroundColor = Color(\.background50, \.background600)
  /// The picture of a channel without one.
  public let coverImageTintColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// Behind that picture.
  public let coverImageBackgroundColor = Color(\.background300, \.background400)
  /// The word in the empty field.
  public let textFieldPlaceholderColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The channel's name.
  public let textFieldTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// Items of sheets.
  public let itemTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The last item of sheets.
  public let itemColor = Color(\.primaryMain, \.primaryLight)
  /// Items that take something away.
  public let removeColor = Color(\.errorMain, \.errorLight)
  /// The line below the name.
  public let separatorColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
}
