import HeadlessUIKit

/// How a person's profile looks.
public final class SBUUserProfileTheme: SBUAnyTheme<SBUUserProfileThemeValues> {
  /// A theme of single colors and fonts. What is nil is as in the kit's light theme, with the colors
  /// and fonts that `SBUColorSet` and `SBUFontSet` have when it is made.
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
    set(\.overlayColor, overlayColor)
    set(\.backgroundColor, backgroundColor)
    set(\.usernameTextColor, usernameTextColor)
    set(\.usernameFont, usernameFont)
    set(\.largeItemFont, largeItemFont)
    set(\.largeItemTintColor, largeItemTintColor)
    set(\.largeItemBackgroundColor, largeItemBackgroundColor)
    set(\.largeItemHighlightedColor, largeItemHighlightedColor)
    set(\.userPlaceholderBackgroundColor, userPlaceholderBackgroundColor)
    set(\.userPlaceholderTintColor, userPlaceholderTintColor)
    set(\.separatorColor, separatorColor)
    set(\.informationTitleFont, informationTitleFont)
    set(\.informationTitleColor, informationTitleColor)
    set(\.informationDesctiptionFont, informationDesctiptionFont)
    set(\.informationDesctiptionColor, informationDesctiptionColor)
  }
}

/// What ``SBUUserProfileTheme`` has.
public struct SBUUserProfileThemeValues: SBUThemeValues {
  /// The values as all themes begin with them.
  public static let standard = SBUUserProfileThemeValues()

  /// What darkens the screen below.
  public let overlayColor = Color(\.overlayDark, \.overlayLight)
  /// The background.
  public let backgroundColor = Color(\.background50, \.background500)
  /// The name.
  public let usernameTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the name.
  public let usernameFont = Font(\.h1)
  /// The font of the button.
  public let largeItemFont = Font(\.button2)
  /// The button.
  public let largeItemTintColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// Behind the button.
  public let largeItemBackgroundColor = Color(\.background50, \.background500)
  /// Behind the button while it is touched.
  public let largeItemHighlightedColor = Color(\.background100, \.background400)
  /// Behind the placeholder of the picture.
  public let userPlaceholderBackgroundColor = Color(\.background300, \.background400)
  /// The placeholder of the picture.
  public let userPlaceholderTintColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The line below the button.
  public let separatorColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The font of the word for the id.
  public let informationTitleFont = Font(\.body2)
  /// The word for the id.
  public let informationTitleColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of the id.
  public let informationDesctiptionFont = Font(\.body3)
  /// The id.
  public let informationDesctiptionColor = Color(
    \.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
}
