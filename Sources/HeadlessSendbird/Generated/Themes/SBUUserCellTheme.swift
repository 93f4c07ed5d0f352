// Written by Scripts/generate-sendbird; change its tables and templates instead.

import HeadlessUIKit

/// How the row of a user looks.
public final class SBUUserCellTheme: SBUAnyTheme {
  /// A theme of single colours and fonts. What is left out is as the kit's light theme has it, with
  /// the colours and fonts that `SBUColorSet` and `SBUFontSet` have as it is made.
  public convenience init(
    backgroundColor: UIColor = SBUColorSet.background50,
    checkboxOnColor: UIColor = SBUColorSet.primaryMain,
    checkboxOffColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    nicknameTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    nicknameFont: UIFont = SBUFontSet.subtitle2,
    nonameTextColor: UIColor = SBUColorSet.onLightTextDisabled,
    userIdTextColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    userIdFont: UIFont = SBUFontSet.body3,
    userPlaceholderBackgroundColor: UIColor = SBUColorSet.background300,
    userPlaceholderTintColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    mutedStateBackgroundColor: UIColor = SBUColorSet.primaryMain.withAlphaComponent(0.5),
    mutedStateIconColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    subInfoTextColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    subInfoFont: UIFont = SBUFontSet.body2,
    moreButtonColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    moreButtonDisabledColor: UIColor = SBUColorSet.onLightTextDisabled,
    separateColor: UIColor = SBUColorSet.onLightTextDisabled
  ) {
    self.init(
      SBUThemeLook(
        colors: [
          backgroundColor, checkboxOnColor, checkboxOffColor, nicknameTextColor, nonameTextColor,
          userIdTextColor, userPlaceholderBackgroundColor, userPlaceholderTintColor,
          mutedStateBackgroundColor, mutedStateIconColor, subInfoTextColor, moreButtonColor,
          moreButtonDisabledColor, separateColor,
        ],
        fonts: [nicknameFont, userIdFont, subInfoFont]))
  }

  /// The background.
  public var backgroundColor: UIColor {
    get { look.colors[0] }
    set { look.colors[0] = newValue }
  }
  /// A ticked box.
  public var checkboxOnColor: UIColor {
    get { look.colors[1] }
    set { look.colors[1] = newValue }
  }
  /// An empty box.
  public var checkboxOffColor: UIColor {
    get { look.colors[2] }
    set { look.colors[2] = newValue }
  }
  /// The name.
  public var nicknameTextColor: UIColor {
    get { look.colors[3] }
    set { look.colors[3] = newValue }
  }
  /// The font of the name.
  public var nicknameTextFont: UIFont {
    get { look.fonts[0] }
    set { look.fonts[0] = newValue }
  }
  /// The name of a user without one, among suggestions.
  public var nonameTextColor: UIColor {
    get { look.colors[4] }
    set { look.colors[4] = newValue }
  }
  /// The id.
  public var userIdTextColor: UIColor {
    get { look.colors[5] }
    set { look.colors[5] = newValue }
  }
  /// The font of the id.
  public var userIdTextFont: UIFont {
    get { look.fonts[1] }
    set { look.fonts[1] = newValue }
  }
  /// Behind the placeholder of a picture.
  public var userPlaceholderBackgroundColor: UIColor {
    get { look.colors[6] }
    set { look.colors[6] = newValue }
  }
  /// The placeholder of a picture.
  public var userPlaceholderTintColor: UIColor {
    get { look.colors[7] }
    set { look.colors[7] = newValue }
  }
  /// Behind the sign of a muted user.
  public var mutedStateBackgroundColor: UIColor {
    get { look.colors[8] }
    set { look.colors[8] = newValue }
  }
  /// The sign of a muted user.
  public var mutedStateIconColor: UIColor {
    get { look.colors[9] }
    set { look.colors[9] = newValue }
  }
  /// The word at the right.
  public var subInfoTextColor: UIColor {
    get { look.colors[10] }
    set { look.colors[10] = newValue }
  }
  /// The font of the word at the right.
  public var subInfoFont: UIFont {
    get { look.fonts[2] }
    set { look.fonts[2] = newValue }
  }
  /// The more button.
  public var moreButtonColor: UIColor {
    get { look.colors[11] }
    set { look.colors[11] = newValue }
  }
  /// The more button when disabled.
  public var moreButtonDisabledColor: UIColor {
    get { look.colors[12] }
    set { look.colors[12] = newValue }
  }
  /// The line below.
  public var separateColor: UIColor {
    get { look.colors[13] }
    set { look.colors[13] = newValue }
  }

  override class var entries: SBUThemeEntries { values }
  private static let values: SBUThemeEntries = [
    .color("backgroundColor", .background50, .background600),
    .color("checkboxOnColor", .primaryMain, .primaryLight),
    .color("checkboxOffColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .color("nicknameTextColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .font("nicknameTextFont", .subtitle2),
    .color("nonameTextColor", .onLightTextDisabled, .onDarkTextLowEmphasis),
    .color("userIdTextColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .font("userIdTextFont", .body3),
    .color("userPlaceholderBackgroundColor", .background300, .background400),
    .color("userPlaceholderTintColor", .onDarkTextHighEmphasis, .onLightTextHighEmphasis),
    .color("mutedStateBackgroundColor", .primaryMain.faded(0.5)),
    .color("mutedStateIconColor", .onDarkTextHighEmphasis),
    .color("subInfoTextColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .font("subInfoFont", .body2),
    .color("moreButtonColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .color("moreButtonDisabledColor", .onLightTextDisabled, .onDarkTextDisabled),
    .color("separateColor", .onLightTextDisabled, .onDarkTextDisabled),
  ]
}
