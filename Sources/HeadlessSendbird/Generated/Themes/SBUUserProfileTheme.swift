// Written by Scripts/generate-sendbird; change its tables and templates instead.

import HeadlessUIKit

/// How a person's profile looks.
public final class SBUUserProfileTheme: SBUAnyTheme {
  /// A theme of single colours and fonts. What is left out is as the kit's light theme has it, with
  /// the colours and fonts that `SBUColorSet` and `SBUFontSet` have as it is made.
  public convenience init(
    overlayColor: UIColor = SBUColorSet.overlayDark,
    backgroundColor: UIColor = SBUColorSet.background50,
    usernameTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    usernameFont: UIFont = SBUFontSet.h1,
    largeItemFont: UIFont = SBUFontSet.button2,
    largeItemTintColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    largeItemBackgroundColor: UIColor = SBUColorSet.background50,
    largeItemHighlightedColor: UIColor = SBUColorSet.background100,
    userPlaceholderBackgroundColor: UIColor = SBUColorSet.background300,
    userPlaceholderTintColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    separatorColor: UIColor = SBUColorSet.onLightTextDisabled,
    informationTitleFont: UIFont = SBUFontSet.body2,
    informationTitleColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    informationDesctiptionFont: UIFont = SBUFontSet.body3,
    informationDesctiptionColor: UIColor = SBUColorSet.onLightTextHighEmphasis
  ) {
    self.init(
      SBUThemeLook(
        colors: [
          overlayColor, backgroundColor, usernameTextColor, largeItemTintColor,
          largeItemBackgroundColor, largeItemHighlightedColor, userPlaceholderBackgroundColor,
          userPlaceholderTintColor, separatorColor, informationTitleColor,
          informationDesctiptionColor,
        ],
        fonts: [usernameFont, largeItemFont, informationTitleFont, informationDesctiptionFont]))
  }

  /// What darkens the screen below.
  public var overlayColor: UIColor {
    get { look.colors[0] }
    set { look.colors[0] = newValue }
  }
  /// The background.
  public var backgroundColor: UIColor {
    get { look.colors[1] }
    set { look.colors[1] = newValue }
  }
  /// The name.
  public var usernameTextColor: UIColor {
    get { look.colors[2] }
    set { look.colors[2] = newValue }
  }
  /// The font of the name.
  public var usernameFont: UIFont {
    get { look.fonts[0] }
    set { look.fonts[0] = newValue }
  }
  /// The font of the button.
  public var largeItemFont: UIFont {
    get { look.fonts[1] }
    set { look.fonts[1] = newValue }
  }
  /// The button.
  public var largeItemTintColor: UIColor {
    get { look.colors[3] }
    set { look.colors[3] = newValue }
  }
  /// Behind the button.
  public var largeItemBackgroundColor: UIColor {
    get { look.colors[4] }
    set { look.colors[4] = newValue }
  }
  /// Behind the button while it is touched.
  public var largeItemHighlightedColor: UIColor {
    get { look.colors[5] }
    set { look.colors[5] = newValue }
  }
  /// Behind the placeholder of the picture.
  public var userPlaceholderBackgroundColor: UIColor {
    get { look.colors[6] }
    set { look.colors[6] = newValue }
  }
  /// The placeholder of the picture.
  public var userPlaceholderTintColor: UIColor {
    get { look.colors[7] }
    set { look.colors[7] = newValue }
  }
  /// The line below the button.
  public var separatorColor: UIColor {
    get { look.colors[8] }
    set { look.colors[8] = newValue }
  }
  /// The font of the word for the id.
  public var informationTitleFont: UIFont {
    get { look.fonts[2] }
    set { look.fonts[2] = newValue }
  }
  /// The word for the id.
  public var informationTitleColor: UIColor {
    get { look.colors[9] }
    set { look.colors[9] = newValue }
  }
  /// The font of the id.
  public var informationDesctiptionFont: UIFont {
    get { look.fonts[3] }
    set { look.fonts[3] = newValue }
  }
  /// The id.
  public var informationDesctiptionColor: UIColor {
    get { look.colors[10] }
    set { look.colors[10] = newValue }
  }

  override class var entries: SBUThemeEntries { values }
  private static let values: SBUThemeEntries = [
    .color("overlayColor", .overlayDark, .overlayLight),
    .color("backgroundColor", .background50, .background500),
    .color("usernameTextColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .font("usernameFont", .h1),
    .font("largeItemFont", .button2),
    .color("largeItemTintColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .color("largeItemBackgroundColor", .background50, .background500),
    .color("largeItemHighlightedColor", .background100, .background400),
    .color("userPlaceholderBackgroundColor", .background300, .background400),
    .color("userPlaceholderTintColor", .onDarkTextHighEmphasis, .onLightTextHighEmphasis),
    .color("separatorColor", .onLightTextDisabled, .onDarkTextDisabled),
    .font("informationTitleFont", .body2),
    .color("informationTitleColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .font("informationDesctiptionFont", .body3),
    .color("informationDesctiptionColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
  ]
}
