import HeadlessUIKit

/// How the field looks that messages are written in, which is not here.
public final class SBUMessageInputTheme: SBUAnyTheme<SBUMessageInputThemeValues> {
  /// A theme of single colors and fonts. What is nil is as in the kit's light theme, with the colors
  /// and fonts that `SBUColorSet` and `SBUFontSet` have when it is made.
  public convenience init(
    backgroundColor: UIColor? = nil, textFieldBackgroundColor: UIColor? = nil,
    textFieldPlaceholderColor: UIColor? = nil, textFieldPlaceholderFont: UIFont? = nil,
    textFieldDisabledColor: UIColor? = nil, textFieldTintColor: UIColor? = nil,
    textFieldTextColor: UIColor? = nil, textFieldTextFont: UIFont? = nil,
    textFieldBorderColor: UIColor? = nil, buttonTintColor: UIColor? = nil,
    buttonDisabledTintColor: UIColor? = nil, cancelButtonFont: UIFont? = nil,
    saveButtonFont: UIFont? = nil, saveButtonTextColor: UIColor? = nil,
    channelViewDividerColor: UIColor? = nil,
    quotedFileMessageThumbnailBackgroundColor: UIColor? = nil,
    quotedFileMessageThumbnailTintColor: UIColor? = nil,
    quoteReplyTargetUserNicknameFont: UIFont? = nil,
    quoteReplyTargetUserNicknameTextColor: UIColor? = nil, quotedMessageTextFont: UIFont? = nil,
    quotedMessageTextColor: UIColor? = nil, closeReplyButtonColor: UIColor? = nil,
    mentionTextFont: UIFont? = nil, mentionTextColor: UIColor? = nil,
    mentionTextBackgroundColor: UIColor? = nil, mentionLimitGuideTextFont: UIFont? = nil,
    mentionLimitGuideTextColor: UIColor? = nil, separatorColor: UIColor? = nil
  ) {
    self.init(.light)
    set(\.backgroundColor, backgroundColor)
    set(\.textFieldBackgroundColor, textFieldBackgroundColor)
    set(\.textFieldPlaceholderColor, textFieldPlaceholderColor)
    set(\.textFieldPlaceholderFont, textFieldPlaceholderFont)
    set(\.textFieldDisabledColor, textFieldDisabledColor)
    set(\.textFieldTintColor, textFieldTintColor)
    set(\.textFieldTextColor, textFieldTextColor)
    set(\.textFieldTextFont, textFieldTextFont)
    set(\.textFieldBorderColor, textFieldBorderColor)
    set(\.buttonTintColor, buttonTintColor)
    set(\.buttonDisabledTintColor, buttonDisabledTintColor)
    set(\.cancelButtonFont, cancelButtonFont)
    set(\.saveButtonFont, saveButtonFont)
    set(\.saveButtonTextColor, saveButtonTextColor)
    set(\.channelViewDividerColor, channelViewDividerColor)
    set(\.quotedFileMessageThumbnailBackgroundColor, quotedFileMessageThumbnailBackgroundColor)
    set(\.quotedFileMessageThumbnailTintColor, quotedFileMessageThumbnailTintColor)
    set(\.quoteReplyTargetUserNicknameFont, quoteReplyTargetUserNicknameFont)
    set(\.quoteReplyTargetUserNicknameTextColor, quoteReplyTargetUserNicknameTextColor)
    set(\.quotedMessageTextFont, quotedMessageTextFont)
    set(\.quotedMessageTextColor, quotedMessageTextColor)
    set(\.closeReplyButtonColor, closeReplyButtonColor)
    set(\.mentionTextFont, mentionTextFont)
    set(\.mentionTextColor, mentionTextColor)
    set(\.mentionTextBackgroundColor, mentionTextBackgroundColor)
    set(\.mentionLimitGuideTextFont, mentionLimitGuideTextFont)
    set(\.mentionLimitGuideTextColor, mentionLimitGuideTextColor)
    set(\.separatorColor, separatorColor)
  }
}

/// What ``SBUMessageInputTheme`` has.
public struct SBUMessageInputThemeValues: SBUThemeValues {
  /// The values as all themes begin with them.
  public static let standard = SBUMessageInputThemeValues()

  /// The background.
  public let backgroundColor = Color(\.background50, \.background600)
  /// Behind the text.
  public let textFieldBackgroundColor = Color(\.background100, \.background400)
  /// The word in the empty field.
  public let textFieldPlaceholderColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The font of that word.
  public let textFieldPlaceholderFont = Font(\.body3)
  /// The word in a field that is switched off.
  public let textFieldDisabledColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The cursor.
  public let textFieldTintColor = Color(\.primaryMain, \.primaryLight)
  /// The text.
  public let textFieldTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the text.
  public let textFieldTextFont = Font(\.body3)
  /// The line around the text.
  public let textFieldBorderColor = Color.clear
  /// Buttons.
  public let buttonTintColor = Color(\.primaryMain, \.primaryLight)
  /// Buttons that are switched off.
  public let buttonDisabledTintColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The font of Cancel.
  public let cancelButtonFont = Font(\.button2)
  /// The font of Save.
  public let saveButtonFont = Font(\.button2)
  /// The word Save.
  public let saveButtonTextColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The line above.
  public let channelViewDividerColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// Behind the file that is answered.
  public let quotedFileMessageThumbnailBackgroundColor = Color(\.background200, \.background500)
  /// The file that is answered.
  public let quotedFileMessageThumbnailTintColor = Color(
    \.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of whom it answers.
  public let quoteReplyTargetUserNicknameFont = Font(\.caption1)
  /// Whom it answers.
  public let quoteReplyTargetUserNicknameTextColor = Color(
    \.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of what it answers.
  public let quotedMessageTextFont = Font(\.caption2)
  /// What it answers.
  public let quotedMessageTextColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The cross that ends answering.
  public let closeReplyButtonColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of a mention.
  public let mentionTextFont = Font(\.body4)
  /// A mention.
  public let mentionTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// Behind a mention.
  public let mentionTextBackgroundColor = Color.clear
  /// The font of the word that there are too many mentions.
  public let mentionLimitGuideTextFont = Font(\.body3)
  /// The word that there are too many mentions.
  public let mentionLimitGuideTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The line above.
  public let separatorColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
}
