import HeadlessUIKit

/// The theme of the screen that creates an open channel, which is not implemented.
public final class SBUCreateOpenChannelTheme: SBUAnyTheme<SBUCreateOpenChannelThemeValues> {
  /// Creates a theme from single colors and fonts. A nil argument uses the kit's light theme, with
  /// the colors and fonts that `SBUColorSet` and `SBUFontSet` have at creation.
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
    set([
      statusBarStyle, navigationBarTintColor, navigationShadowColor, leftBarButtonTintColor,
      rightBarButtonTintColor, rightBarButtonDisabledTintColor, backgroundColor,
      coverImageTintColor, coverImageBackgroundColor, textFieldPlaceholderColor,
      textFieldTextColor, itemTextColor, itemColor, removeColor, separatorColor,
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
  public let navigationShadowColor = Color(\.onLightTextDisabled, \.background500)
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
  /// The color of the items of action sheets.
  public let itemTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The color of the last item of action sheets.
  public let itemColor = Color(\.primaryMain, \.primaryLight)
  /// The color of destructive items.
  public let removeColor = Color(\.errorMain, \.errorLight)
  /// The color of the line below the name.
  public let separatorColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
}
