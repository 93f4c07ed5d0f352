import HeadlessUIKit

/// The theme of the screen that creates an open channel.
public final class SBUCreateOpenChannelTheme: SBUAnyTheme<SBUCreateOpenChannelThemeValues> {
  /// Creates a theme from single colors and fonts. A nil argument uses the kit's light theme, with
  /// the colors and fonts that `SBUColorSet` and `SBUFontSet` have at creation.
  public convenience init(
    statusBarStyle: UIStatusBarStyle? = nil, navigationBarTintColor: UIColor? = nil,
    navigationBarShadowColor: UIColor? = nil, leftBarButtonTintColor: UIColor? = nil,
    rightBarButtonTintColor: UIColor? = nil, rightBarButtonDisabledTintColor: UIColor? = nil,
    backgroundColor: UIColor? = nil, coverImageTintColor: UIColor? = nil,
    coverImageBackgroundColor: UIColor? = nil, textFieldPlaceholderColor: UIColor? = nil,
    textFieldTextColor: UIColor? = nil, textFieldFont: UIFont? = nil,
    textFieldUnderlineColor: UIColor? = nil, actionSheetTextColor: UIColor? = nil,
    actionSheetItemColor: UIColor? = nil, actionSheetRemoveTextColor: UIColor? = nil,
    actionSheetCancelTextColor: UIColor? = nil
  ) {
    self.init(.light)
    set([
      statusBarStyle, navigationBarTintColor, navigationBarShadowColor, leftBarButtonTintColor,
      rightBarButtonTintColor, rightBarButtonDisabledTintColor, backgroundColor,
      coverImageTintColor, coverImageBackgroundColor, textFieldPlaceholderColor,
      textFieldTextColor, textFieldFont, textFieldUnderlineColor, actionSheetTextColor,
      actionSheetItemColor, actionSheetRemoveTextColor, actionSheetCancelTextColor,
    ])
  }
}

/// The values of ``SBUCreateOpenChannelTheme``.
public struct SBUCreateOpenChannelThemeValues: SBUThemeValues {
  /// The default values.
  public static let standard = SBUCreateOpenChannelThemeValues()

  /// The style of the status bar.
  public let statusBarStyle = Style()
  /// The background color of the navigation bar.
  public let navigationBarTintColor = Color(\.background50, \.background500)
  /// The color of the line below the navigation bar.
  public let navigationBarShadowColor = Color(\.onLightTextDisabled, \.background500)
  /// The color of the left bar buttons.
  public let leftBarButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the right bar buttons.
  public let rightBarButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// The color of disabled right bar buttons.
  public let rightBarButtonDisabledTintColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The background color.
  public let backgroundColor = Color(\.background50, \.background600)
  /// The color of the placeholder of the channel's image.
  public let coverImageTintColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The background color of the placeholder of the channel's image.
  public let coverImageBackgroundColor = Color(\.background300, \.background400)
  /// The color of the placeholder of the text field.
  public let textFieldPlaceholderColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The color of the channel's name.
  public let textFieldTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the channel's name.
  public let textFieldFont = Font(\.subtitle1)
  /// The color of the line below the name, the same in both themes. Kept, not drawn.
  public let textFieldUnderlineColor = Color(\.onLightTextDisabled, \.onLightTextDisabled)
  /// The color of the texts of action sheets.
  public let actionSheetTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The color of the symbols of action sheets, and of their last item.
  public let actionSheetItemColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the item that removes the image.
  public let actionSheetRemoveTextColor = Color(\.errorMain, \.errorLight)
  /// Not used: the last item has ``actionSheetItemColor``.
  public let actionSheetCancelTextColor = Color(\.primaryMain, \.primaryLight)
}
