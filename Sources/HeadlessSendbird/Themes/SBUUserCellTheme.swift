import HeadlessUIKit

/// How the row of a user looks.
public final class SBUUserCellTheme: SBUAnyTheme<SBUUserCellThemeValues> {
  /// A theme of single colors and fonts. What is nil is as in the kit's light theme, with the colors
  /// and fonts that `SBUColorSet` and `SBUFontSet` have when it is made.
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
    set(\.backgroundColor, backgroundColor)
    set(\.checkboxOnColor, checkboxOnColor)
    set(\.checkboxOffColor, checkboxOffColor)
    set(\.nicknameTextColor, nicknameTextColor)
    set(\.nicknameTextFont, nicknameFont)
    set(\.nonameTextColor, nonameTextColor)
    set(\.userIdTextColor, userIdTextColor)
    set(\.userIdTextFont, userIdFont)
    set(\.userPlaceholderBackgroundColor, userPlaceholderBackgroundColor)
    set(\.userPlaceholderTintColor, userPlaceholderTintColor)
    set(\.mutedStateBackgroundColor, mutedStateBackgroundColor)
    set(\.mutedStateIconColor, mutedStateIconColor)
    set(\.subInfoTextColor, subInfoTextColor)
    set(\.subInfoFont, subInfoFont)
    set(\.moreButtonColor, moreButtonColor)
    set(\.moreButtonDisabledColor, moreButtonDisabledColor)
    set(\.separateColor, separateColor)
  }
}

/// What ``SBUUserCellTheme`` has.
public struct SBUUserCellThemeValues: SBUThemeValues {
  /// The values as all themes begin with them.
  public static let standard = SBUUserCellThemeValues()

  /// The background.
  public let backgroundColor = Color(\.background50, \.background600)
  /// A ticked box.
  public let checkboxOnColor = Color(\.primaryMain, \.primaryLight)
  /// An empty box.
  public let checkboxOffColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The name.
  public let nicknameTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the name.
  public let nicknameTextFont = Font(\.subtitle2)
  /// The name of a user without one, among suggestions.
  public let nonameTextColor = Color(\.onLightTextDisabled, \.onDarkTextLowEmphasis)
  /// The id.
  public let userIdTextColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The font of the id.
  public let userIdTextFont = Font(\.body3)
  /// Behind the placeholder of a picture.
  public let userPlaceholderBackgroundColor = Color(\.background300, \.background400)
  /// The placeholder of a picture.
  public let userPlaceholderTintColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// Behind the sign of a muted user.
  public let mutedStateBackgroundColor = Color(\.primaryMain, alpha: 0.5)
  /// The sign of a muted user.
  public let mutedStateIconColor = Color(\.onDarkTextHighEmphasis)
  /// The word at the right.
  public let subInfoTextColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The font of the word at the right.
  public let subInfoFont = Font(\.body2)
  /// The more button.
  public let moreButtonColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The more button when disabled.
  public let moreButtonDisabledColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The line below.
  public let separateColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
}

extension SBUUserCellThemeValues {
  /// What ``nicknameTextColor`` was called before version 3.
  @available(*, deprecated, renamed: "nicknameTextColor")
  public var userNameTextColor: Color { nicknameTextColor }
  /// What ``nicknameTextFont`` was called before version 3.
  @available(*, deprecated, renamed: "nicknameTextFont")
  public var userNameFont: Font { nicknameTextFont }
}
