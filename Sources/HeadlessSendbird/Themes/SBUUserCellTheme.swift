import HeadlessUIKit

/// The theme of a user's row.
public final class SBUUserCellTheme: SBUAnyTheme<SBUUserCellThemeValues> {
  /// Creates a theme from single colors and fonts. A nil argument uses the kit's light theme, with
  /// the colors and fonts that `SBUColorSet` and `SBUFontSet` have at creation.
  public convenience init(
    backgroundColor: UIColor? = nil, checkboxOnColor: UIColor? = nil,
    checkboxOffColor: UIColor? = nil, nicknameTextColor: UIColor? = nil,
    nicknameFont: UIFont? = nil, nonameTextColor: UIColor? = nil, userIdTextColor: UIColor? = nil,
    userIdFont: UIFont? = nil, userPlaceholderBackgroundColor: UIColor? = nil,
    userPlaceholderTintColor: UIColor? = nil, mutedStateBackgroundColor: UIColor? = nil,
    mutedStateIconColor: UIColor? = nil, subInfoTextColor: UIColor? = nil,
    subInfoFont: UIFont? = nil, moreButtonColor: UIColor? = nil,
    moreButtonDisabledColor: UIColor? = nil, separateColor: UIColor? = nil
  ) {
    self.init(.light)
    set([
      backgroundColor, checkboxOnColor, checkboxOffColor, nicknameTextColor, nicknameFont,
      nonameTextColor, userIdTextColor, userIdFont, userPlaceholderBackgroundColor,
      userPlaceholderTintColor, mutedStateBackgroundColor, mutedStateIconColor, subInfoTextColor,
      subInfoFont, moreButtonColor, moreButtonDisabledColor, separateColor,
    ])
  }
}

/// The values of ``SBUUserCellTheme``.
public struct SBUUserCellThemeValues: SBUThemeValues {
  /// The default values.
  public static let standard = SBUUserCellThemeValues()

  /// The background color.
  public let backgroundColor = Color(\.background50, \.background600)
  /// The color of a checked checkbox.
  public let checkboxOnColor = Color(\.primaryMain, \.primaryLight)
  /// The color of an unchecked checkbox.
  public let checkboxOffColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The color of the name.
  public let nicknameTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the name.
  public let nicknameTextFont = Font(\.subtitle2)
  /// The color of the text for a user without a name, among suggestions.
  public let nonameTextColor = Color(\.onLightTextDisabled, \.onDarkTextLowEmphasis)
  /// The color of the user ID.
  public let userIdTextColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The font of the user ID.
  public let userIdTextFont = Font(\.body3)
  /// The background color of the placeholder of the user's image.
  public let userPlaceholderBackgroundColor = Color(\.background300, \.background400)
  /// The color of the placeholder of the user's image.
  public let userPlaceholderTintColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The background color of the icon of a muted user.
  public let mutedStateBackgroundColor = Color(\.primaryMain, alpha: 0.5)
  /// The color of the icon of a muted user.
  public let mutedStateIconColor = Color(\.onDarkTextHighEmphasis)
  /// The color of the text at the right.
  public let subInfoTextColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The font of the text at the right.
  public let subInfoFont = Font(\.body2)
  /// The color of the more button.
  public let moreButtonColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The color of the disabled more button.
  public let moreButtonDisabledColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The color of the separator below the row.
  public let separateColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
}

extension SBUUserCellThemeValues {
  /// The name of ``nicknameTextColor`` before version 3.
  @available(*, deprecated, renamed: "nicknameTextColor")
  public var userNameTextColor: Color { nicknameTextColor }
  /// The name of ``nicknameTextFont`` before version 3.
  @available(*, deprecated, renamed: "nicknameTextFont")
  public var userNameFont: Font { nicknameTextFont }
}
