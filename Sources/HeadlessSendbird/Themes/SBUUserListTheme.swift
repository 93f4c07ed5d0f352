import HeadlessUIKit

/// The theme of user lists: invite users, register operators, user list.
public final class SBUUserListTheme: SBUAnyTheme<SBUUserListThemeValues> {
  /// Creates a theme from single colors and fonts. A nil argument uses the kit's light theme, with
  /// the colors and fonts that `SBUColorSet` and `SBUFontSet` have at creation.
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
    set([
      statusBarStyle, navigationBarTintColor, navigationShadowColor, leftBarButtonTintColor,
      rightBarButtonTintColor, rightBarButtonSelectedTintColor, barButtonTintColor,
      barButtonDisabledTintColor, backgroundColor, coverImageTintColor, coverImageBackgroundColor,
      itemTextColor, itemColor, removeColor, placeholderTintColor, textfieldTextColor,
    ])
  }
}

/// The values of ``SBUUserListTheme``.
public struct SBUUserListThemeValues: SBUThemeValues {
  /// The default values.
  public static let standard = SBUUserListThemeValues()

  /// The style of the status bar.
  public let statusBarStyle = Style()
  /// The background color of the navigation bar.
  public let navigationBarTintColor = Color(\.background50, \.background500)
  /// The color of the line below the navigation bar.
  public let navigationShadowColor = Color(\.onLightTextDisabled, \.background500)
  /// The color of the left bar buttons.
  public let leftBarButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the right bar buttons while no user is selected.
  public let rightBarButtonTintColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The color of the right bar buttons while a user is selected.
  public let rightBarButtonSelectedTintColor = Color(\.primaryMain, \.primaryLight)
  /// The color of bar buttons; not used by these screens.
  public let barButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// The color of disabled bar buttons; not used by these screens.
  public let barButtonDisabledTintColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The background color.
  public let backgroundColor = Color(\.background50, \.background600)
  /// The color of the placeholder of a channel's image; not used by these screens.
  public let coverImageTintColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The background color of the placeholder of a channel's image; not used by these screens.
  public let coverImageBackgroundColor = Color(\.background300, \.background400)
  /// The color of the items of action sheets; not used by these screens.
  public let itemTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The color of the last item of action sheets; not used by these screens.
  public let itemColor = Color(\.primaryMain, \.primaryLight)
  /// The color of destructive items; not used by these screens.
  public let removeColor = Color(\.errorMain)
  /// The color of the placeholder of a text field; not used by these screens.
  public let placeholderTintColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The color of the text of a text field; not used by these screens.
  public let textfieldTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextLowEmphasis)
}
