import HeadlessUIKit

/// How the row of a user looks.
public final class SBUUserCellTheme {
  /// The background.
  public var backgroundColor: UIColor
  /// A ticked box.
  public var checkboxOnColor: UIColor
  /// An empty box.
  public var checkboxOffColor: UIColor
  /// The name.
  public var nicknameTextColor: UIColor
  /// The font of the name.
  public var nicknameTextFont: UIFont
  /// The name of a user without one, among suggestions.
  public var nonameTextColor: UIColor
  /// The id.
  public var userIdTextColor: UIColor
  /// The font of the id.
  public var userIdTextFont: UIFont
  /// Behind the placeholder of a picture.
  public var userPlaceholderBackgroundColor: UIColor
  /// The placeholder of a picture.
  public var userPlaceholderTintColor: UIColor
  /// Behind the sign of a muted user.
  public var mutedStateBackgroundColor: UIColor
  /// The sign of a muted user.
  public var mutedStateIconColor: UIColor
  /// The word at the right.
  public var subInfoTextColor: UIColor
  /// The font of the word at the right.
  public var subInfoFont: UIFont
  /// The more button.
  public var moreButtonColor: UIColor
  /// The more button when disabled.
  public var moreButtonDisabledColor: UIColor
  /// The line below.
  public var separateColor: UIColor

  /// The kit's own theme for a colour scheme; change what should differ, then hand it to
  /// ``SBUTheme``.
  ///
  /// - Parameter scheme: light or dark.
  public init(_ scheme: SBUTheme.ColorScheme = .light) {
    let isLight = scheme == .light
    backgroundColor = isLight ? SBUColorSet.background50 : SBUColorSet.background600
    checkboxOnColor = isLight ? SBUColorSet.primaryMain : SBUColorSet.primaryLight
    checkboxOffColor =
      isLight ? SBUColorSet.onLightTextLowEmphasis : SBUColorSet.onDarkTextLowEmphasis
    nicknameTextColor =
      isLight ? SBUColorSet.onLightTextHighEmphasis : SBUColorSet.onDarkTextHighEmphasis
    nicknameTextFont = SBUFontSet.subtitle2
    nonameTextColor = isLight ? SBUColorSet.onLightTextDisabled : SBUColorSet.onDarkTextLowEmphasis
    userIdTextColor =
      isLight ? SBUColorSet.onLightTextLowEmphasis : SBUColorSet.onDarkTextLowEmphasis
    userIdTextFont = SBUFontSet.body3
    userPlaceholderBackgroundColor = isLight ? SBUColorSet.background300 : SBUColorSet.background400
    userPlaceholderTintColor =
      isLight ? SBUColorSet.onDarkTextHighEmphasis : SBUColorSet.onLightTextHighEmphasis
    mutedStateBackgroundColor = SBUColorSet.primaryMain.withAlphaComponent(0.5)
    mutedStateIconColor = SBUColorSet.onDarkTextHighEmphasis
    subInfoTextColor =
      isLight ? SBUColorSet.onLightTextLowEmphasis : SBUColorSet.onDarkTextLowEmphasis
    subInfoFont = SBUFontSet.body2
    moreButtonColor =
      isLight ? SBUColorSet.onLightTextHighEmphasis : SBUColorSet.onDarkTextHighEmphasis
    moreButtonDisabledColor =
      isLight ? SBUColorSet.onLightTextDisabled : SBUColorSet.onDarkTextDisabled
    separateColor = isLight ? SBUColorSet.onLightTextDisabled : SBUColorSet.onDarkTextDisabled
  }

  /// A light theme.
  public static var light: SBUUserCellTheme { SBUUserCellTheme(.light) }
  /// A dark theme.
  public static var dark: SBUUserCellTheme { SBUUserCellTheme(.dark) }
}
