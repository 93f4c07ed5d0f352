import HeadlessUIKit

/// The theme of the message input.
public final class SBUMessageInputTheme: SBUAnyTheme<SBUMessageInputThemeValues> {
  /// Creates a theme from single colors and fonts. A nil argument uses the kit's light theme, with
  /// the colors and fonts that `SBUColorSet` and `SBUFontSet` have at creation.
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
    set([
      backgroundColor, textFieldBackgroundColor, textFieldPlaceholderColor,
      textFieldPlaceholderFont, textFieldDisabledColor, textFieldTintColor, textFieldTextColor,
      textFieldTextFont, textFieldBorderColor, buttonTintColor, buttonDisabledTintColor,
      cancelButtonFont, saveButtonFont, saveButtonTextColor, channelViewDividerColor,
      quotedFileMessageThumbnailBackgroundColor, quotedFileMessageThumbnailTintColor,
      quoteReplyTargetUserNicknameFont, quoteReplyTargetUserNicknameTextColor,
      quotedMessageTextFont, quotedMessageTextColor, closeReplyButtonColor, mentionTextFont,
      mentionTextColor, mentionTextBackgroundColor, mentionLimitGuideTextFont,
      mentionLimitGuideTextColor, separatorColor,
    ])
  }
}

/// The values of ``SBUMessageInputTheme``.
public struct SBUMessageInputThemeValues: SBUThemeValues {
  /// The default values.
  public static let standard = SBUMessageInputThemeValues()

  /// The background color.
  public let backgroundColor = Color(\.background50, \.background600)
  /// The background color of the text field.
  public let textFieldBackgroundColor = Color(\.background100, \.background400)
  /// The color of the placeholder of the text field.
  public let textFieldPlaceholderColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The font of the placeholder of the text field.
  public let textFieldPlaceholderFont = Font(\.body3)
  /// The color of the placeholder of a disabled text field.
  public let textFieldDisabledColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The color of the cursor.
  public let textFieldTintColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the text.
  public let textFieldTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the text.
  public let textFieldTextFont = Font(\.body3)
  /// The color of the border of the text field.
  public let textFieldBorderColor = Color(\.background100, \.background400)
  /// The color of buttons.
  public let buttonTintColor = Color(\.primaryMain, \.primaryLight)
  /// The color of disabled buttons.
  public let buttonDisabledTintColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The font of the cancel button.
  public let cancelButtonFont = Font(\.button2)
  /// The font of the save button.
  public let saveButtonFont = Font(\.button2)
  /// The color of the text of the save button.
  public let saveButtonTextColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The color of the line above the message input.
  public let channelViewDividerColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The background color of the thumbnail of the quoted file.
  public let quotedFileMessageThumbnailBackgroundColor = Color(\.background200, \.background500)
  /// The color of the thumbnail of the quoted file.
  public let quotedFileMessageThumbnailTintColor = Color(
    \.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of the name of the user being replied to.
  public let quoteReplyTargetUserNicknameFont = Font(\.caption1)
  /// The color of the name of the user being replied to.
  public let quoteReplyTargetUserNicknameTextColor = Color(
    \.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the quoted message.
  public let quotedMessageTextFont = Font(\.caption2)
  /// The color of the quoted message.
  public let quotedMessageTextColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The color of the button that cancels a reply.
  public let closeReplyButtonColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of a mention.
  public let mentionTextFont = Font(\.body2)
  /// The color of a mention.
  public let mentionTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The background color of a mention.
  public let mentionTextBackgroundColor = Color.clear
  /// The font of the notice that there are too many mentions.
  public let mentionLimitGuideTextFont = Font(\.body3)
  /// The color of the notice that there are too many mentions.
  public let mentionLimitGuideTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The color of the line above the message input.
  public let separatorColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
}

extension SBUMessageInputTheme {
  /// Another name of the font of the text.
  public var textFieldFont: UIFont {
    get { self.textFieldTextFont }
    set { self.textFieldTextFont = newValue }
  }
  /// Another name of the font of the line that names the sender of the quoted message.
  public var replyToTextFont: UIFont {
    get { self.quoteReplyTargetUserNicknameFont }
    set { self.quoteReplyTargetUserNicknameFont = newValue }
  }
  /// Another name of the color of the line that names the sender of the quoted message.
  public var replyToTextColor: UIColor {
    get { self.quoteReplyTargetUserNicknameTextColor }
    set { self.quoteReplyTargetUserNicknameTextColor = newValue }
  }
}
