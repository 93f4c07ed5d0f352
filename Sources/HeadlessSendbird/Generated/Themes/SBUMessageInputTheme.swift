// Written by Scripts/generate-sendbird; change its tables and templates instead.

import HeadlessUIKit

/// How the field looks that messages are written in, which is not here.
public final class SBUMessageInputTheme: SBUAnyTheme {
  /// A theme of single colours and fonts. What is left out is as the kit's light theme has it, with
  /// the colours and fonts that `SBUColorSet` and `SBUFontSet` have as it is made.
  public convenience init(
    backgroundColor: UIColor = SBUColorSet.background50,
    textFieldBackgroundColor: UIColor = SBUColorSet.background100,
    textFieldPlaceholderColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    textFieldPlaceholderFont: UIFont = SBUFontSet.body3,
    textFieldDisabledColor: UIColor = SBUColorSet.onLightTextDisabled,
    textFieldTintColor: UIColor = SBUColorSet.primaryMain,
    textFieldTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    textFieldTextFont: UIFont = SBUFontSet.body3,
    textFieldBorderColor: UIColor = UIColor.clear,
    buttonTintColor: UIColor = SBUColorSet.primaryMain,
    buttonDisabledTintColor: UIColor = SBUColorSet.onLightTextDisabled,
    cancelButtonFont: UIFont = SBUFontSet.button2,
    saveButtonFont: UIFont = SBUFontSet.button2,
    saveButtonTextColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    channelViewDividerColor: UIColor = SBUColorSet.onLightTextDisabled,
    quotedFileMessageThumbnailBackgroundColor: UIColor = SBUColorSet.background200,
    quotedFileMessageThumbnailTintColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    quoteReplyTargetUserNicknameFont: UIFont = SBUFontSet.caption1,
    quoteReplyTargetUserNicknameTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    quotedMessageTextFont: UIFont = SBUFontSet.caption2,
    quotedMessageTextColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    closeReplyButtonColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    mentionTextFont: UIFont = SBUFontSet.body4,
    mentionTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    mentionTextBackgroundColor: UIColor = UIColor.clear,
    mentionLimitGuideTextFont: UIFont = SBUFontSet.body3,
    mentionLimitGuideTextColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    separatorColor: UIColor = SBUColorSet.onLightTextDisabled
  ) {
    self.init(
      SBUThemeLook(
        colors: [
          backgroundColor, textFieldBackgroundColor, textFieldPlaceholderColor,
          textFieldDisabledColor, textFieldTintColor, textFieldTextColor, textFieldBorderColor,
          buttonTintColor, buttonDisabledTintColor, saveButtonTextColor, channelViewDividerColor,
          quotedFileMessageThumbnailBackgroundColor, quotedFileMessageThumbnailTintColor,
          quoteReplyTargetUserNicknameTextColor, quotedMessageTextColor, closeReplyButtonColor,
          mentionTextColor, mentionTextBackgroundColor, mentionLimitGuideTextColor, separatorColor,
        ],
        fonts: [
          textFieldPlaceholderFont, textFieldTextFont, cancelButtonFont, saveButtonFont,
          quoteReplyTargetUserNicknameFont, quotedMessageTextFont, mentionTextFont,
          mentionLimitGuideTextFont,
        ]))
  }

  /// The background.
  public var backgroundColor: UIColor {
    get { look.colors[0] }
    set { look.colors[0] = newValue }
  }
  /// Behind the text.
  public var textFieldBackgroundColor: UIColor {
    get { look.colors[1] }
    set { look.colors[1] = newValue }
  }
  /// The word in the empty field.
  public var textFieldPlaceholderColor: UIColor {
    get { look.colors[2] }
    set { look.colors[2] = newValue }
  }
  /// The font of that word.
  public var textFieldPlaceholderFont: UIFont {
    get { look.fonts[0] }
    set { look.fonts[0] = newValue }
  }
  /// The word in a field that is switched off.
  public var textFieldDisabledColor: UIColor {
    get { look.colors[3] }
    set { look.colors[3] = newValue }
  }
  /// The cursor.
  public var textFieldTintColor: UIColor {
    get { look.colors[4] }
    set { look.colors[4] = newValue }
  }
  /// The text.
  public var textFieldTextColor: UIColor {
    get { look.colors[5] }
    set { look.colors[5] = newValue }
  }
  /// The font of the text.
  public var textFieldTextFont: UIFont {
    get { look.fonts[1] }
    set { look.fonts[1] = newValue }
  }
  /// The line around the text.
  public var textFieldBorderColor: UIColor {
    get { look.colors[6] }
    set { look.colors[6] = newValue }
  }
  /// Buttons.
  public var buttonTintColor: UIColor {
    get { look.colors[7] }
    set { look.colors[7] = newValue }
  }
  /// Buttons that are switched off.
  public var buttonDisabledTintColor: UIColor {
    get { look.colors[8] }
    set { look.colors[8] = newValue }
  }
  /// The font of Cancel.
  public var cancelButtonFont: UIFont {
    get { look.fonts[2] }
    set { look.fonts[2] = newValue }
  }
  /// The font of Save.
  public var saveButtonFont: UIFont {
    get { look.fonts[3] }
    set { look.fonts[3] = newValue }
  }
  /// The word Save.
  public var saveButtonTextColor: UIColor {
    get { look.colors[9] }
    set { look.colors[9] = newValue }
  }
  /// The line above.
  public var channelViewDividerColor: UIColor {
    get { look.colors[10] }
    set { look.colors[10] = newValue }
  }
  /// Behind the file that is answered.
  public var quotedFileMessageThumbnailBackgroundColor: UIColor {
    get { look.colors[11] }
    set { look.colors[11] = newValue }
  }
  /// The file that is answered.
  public var quotedFileMessageThumbnailTintColor: UIColor {
    get { look.colors[12] }
    set { look.colors[12] = newValue }
  }
  /// The font of whom it answers.
  public var quoteReplyTargetUserNicknameFont: UIFont {
    get { look.fonts[4] }
    set { look.fonts[4] = newValue }
  }
  /// Whom it answers.
  public var quoteReplyTargetUserNicknameTextColor: UIColor {
    get { look.colors[13] }
    set { look.colors[13] = newValue }
  }
  /// The font of what it answers.
  public var quotedMessageTextFont: UIFont {
    get { look.fonts[5] }
    set { look.fonts[5] = newValue }
  }
  /// What it answers.
  public var quotedMessageTextColor: UIColor {
    get { look.colors[14] }
    set { look.colors[14] = newValue }
  }
  /// The cross that ends answering.
  public var closeReplyButtonColor: UIColor {
    get { look.colors[15] }
    set { look.colors[15] = newValue }
  }
  /// The font of a mention.
  public var mentionTextFont: UIFont {
    get { look.fonts[6] }
    set { look.fonts[6] = newValue }
  }
  /// A mention.
  public var mentionTextColor: UIColor {
    get { look.colors[16] }
    set { look.colors[16] = newValue }
  }
  /// Behind a mention.
  public var mentionTextBackgroundColor: UIColor {
    get { look.colors[17] }
    set { look.colors[17] = newValue }
  }
  /// The font of the word that there are too many mentions.
  public var mentionLimitGuideTextFont: UIFont {
    get { look.fonts[7] }
    set { look.fonts[7] = newValue }
  }
  /// The word that there are too many mentions.
  public var mentionLimitGuideTextColor: UIColor {
    get { look.colors[18] }
    set { look.colors[18] = newValue }
  }
  /// The line above.
  public var separatorColor: UIColor {
    get { look.colors[19] }
    set { look.colors[19] = newValue }
  }

  override class var entries: SBUThemeEntries { values }
  private static let values: SBUThemeEntries = [
    .color("backgroundColor", .background50, .background600),
    .color("textFieldBackgroundColor", .background100, .background400),
    .color("textFieldPlaceholderColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .font("textFieldPlaceholderFont", .body3),
    .color("textFieldDisabledColor", .onLightTextDisabled, .onDarkTextDisabled),
    .color("textFieldTintColor", .primaryMain, .primaryLight),
    .color("textFieldTextColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .font("textFieldTextFont", .body3),
    .color("textFieldBorderColor", .clear),
    .color("buttonTintColor", .primaryMain, .primaryLight),
    .color("buttonDisabledTintColor", .onLightTextDisabled, .onDarkTextDisabled),
    .font("cancelButtonFont", .button2),
    .font("saveButtonFont", .button2),
    .color("saveButtonTextColor", .onDarkTextHighEmphasis, .onLightTextHighEmphasis),
    .color("channelViewDividerColor", .onLightTextDisabled, .onDarkTextDisabled),
    .color("quotedFileMessageThumbnailBackgroundColor", .background200, .background500),
    .color("quotedFileMessageThumbnailTintColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .font("quoteReplyTargetUserNicknameFont", .caption1),
    .color(
      "quoteReplyTargetUserNicknameTextColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .font("quotedMessageTextFont", .caption2),
    .color("quotedMessageTextColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .color("closeReplyButtonColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .font("mentionTextFont", .body4),
    .color("mentionTextColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .color("mentionTextBackgroundColor", .clear),
    .font("mentionLimitGuideTextFont", .body3),
    .color("mentionLimitGuideTextColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .color("separatorColor", .onLightTextDisabled, .onDarkTextDisabled),
  ]
}
