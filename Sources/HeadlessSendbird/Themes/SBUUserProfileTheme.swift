import HeadlessUIKit

/// The theme of user profiles.
public final class SBUUserProfileTheme: SBUAnyTheme<SBUUserProfileThemeValues> {
  /// Creates a theme from single colors and fonts. A nil argument uses the kit's light theme, with
  /// the colors and fonts that `SBUColorSet` and `SBUFontSet` have at creation.
  public convenience init(
    overlayColor: UIColor? = nil, backgroundColor: UIColor? = nil,
    usernameTextColor: UIColor? = nil, usernameFont: UIFont? = nil, largeItemFont: UIFont? = nil,
    largeItemTintColor: UIColor? = nil, largeItemBackgroundColor: UIColor? = nil,
    largeItemHighlightedColor: UIColor? = nil, userPlaceholderBackgroundColor: UIColor? = nil,
    userPlaceholderTintColor: UIColor? = nil, separatorColor: UIColor? = nil,
    informationTitleFont: UIFont? = nil, informationTitleColor: UIColor? = nil,
    informationDesctiptionFont: UIFont? = nil, informationDesctiptionColor: UIColor? = nil
  ) {
    self.init(.light)
    set([
      overlayColor, backgroundColor, usernameTextColor, usernameFont, largeItemFont,
      largeItemTintColor, largeItemBackgroundColor, largeItemHighlightedColor,
      userPlaceholderBackgroundColor, userPlaceholderTintColor, separatorColor,
      informationTitleFont, informationTitleColor, informationDesctiptionFont,
      informationDesctiptionColor,
    ])
  }
}

/// The values of ``SBUUserProfileTheme``.
public struct SBUUserProfileThemeValues: SBUThemeValues {
  /// The default values.
  public static let standard = SBUUserProfileThemeValues()

  /// The color that dims the screen below.
  public let overlayColor = Color(\.overlayDark, \.overlayLight)
  /// The background color.
  public let backgroundColor = Color(\.background50, \.background500)
  /// The color of the name.
  public let usernameTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the name.
  public let usernameFont = Font(\.h1)
  /// The font of the button.
  public let largeItemFont = Font(\.button2)
  /// The color of the button.
  public let largeItemTintColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The background color of the button.
  public let largeItemBackgroundColor = Color(\.background50, \.background500)
  /// The background color of the button while pressed.
  public let largeItemHighlightedColor = Color(\.background100, \.background400)
  /// The background color of the placeholder of the user's image.
  public let userPlaceholderBackgroundColor = Color(\.background300, \.background400)
  /// The color of the placeholder of the user's image.
  public let userPlaceholderTintColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The color of the line below the button.
  public let separatorColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The font of the title of the user ID.
  public let informationTitleFont = Font(\.body2)
  /// The color of the title of the user ID.
  public let informationTitleColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of the user ID.
  public let informationDesctiptionFont = Font(\.body3)
  /// The color of the user ID.
  public let informationDesctiptionColor = Color(
    \.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
}
