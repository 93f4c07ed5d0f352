import HeadlessUIKit

/// The theme of messages.
public final class SBUMessageCellTheme: SBUAnyTheme<SBUMessageCellThemeValues> {
  /// Creates a theme from single colors and fonts. A nil argument uses the kit's light theme, with
  /// the colors and fonts that `SBUColorSet` and `SBUFontSet` have at creation.
  public convenience init(
    backgroundColor: UIColor? = nil, leftBackgroundColor: UIColor? = nil,
    leftPressedBackgroundColor: UIColor? = nil, rightBackgroundColor: UIColor? = nil,
    rightPressedBackgroundColor: UIColor? = nil, openChannelBackgroundColor: UIColor? = nil,
    openChannelPressedBackgroundColor: UIColor? = nil, dateFont: UIFont? = nil,
    dateTextColor: UIColor? = nil, dateBackgroundColor: UIColor? = nil,
    userPlaceholderBackgroundColor: UIColor? = nil, userPlaceholderTintColor: UIColor? = nil,
    userNameFont: UIFont? = nil, userNameTextColor: UIColor? = nil,
    currentUserNameTextColor: UIColor? = nil, timeFont: UIFont? = nil,
    timeTextColor: UIColor? = nil, pendingStateColor: UIColor? = nil,
    failedStateColor: UIColor? = nil, succeededStateColor: UIColor? = nil,
    readReceiptStateColor: UIColor? = nil, deliveryReceiptStateColor: UIColor? = nil,
    userMessageFont: UIFont? = nil, userMessageLeftTextColor: UIColor? = nil,
    userMessageLeftEditTextColor: UIColor? = nil, userMessageRightTextColor: UIColor? = nil,
    userMessageRightEditTextColor: UIColor? = nil, fileIconBackgroundColor: UIColor? = nil,
    fileIconColor: UIColor? = nil, fileMessageNameFont: UIFont? = nil,
    fileMessageLeftTextColor: UIColor? = nil, fileMessageRightTextColor: UIColor? = nil,
    fileImageIconColor: UIColor? = nil, fileImageBackgroundColor: UIColor? = nil,
    fileMessagePlaceholderColor: UIColor? = nil, adminMessageFont: UIFont? = nil,
    adminMessageTextColor: UIColor? = nil, unknownMessageDescFont: UIFont? = nil,
    unknownMessageDescLeftTextColor: UIColor? = nil,
    unknownMessageDescRightTextColor: UIColor? = nil, ogTitleFont: UIFont? = nil,
    ogTitleColor: UIColor? = nil, ogDescriptionFont: UIFont? = nil,
    ogDescriptionColor: UIColor? = nil, ogURLAddressFont: UIFont? = nil,
    ogURLAddressColor: UIColor? = nil, openChannelOGTitleColor: UIColor? = nil,
    openChannelOGDescriptionColor: UIColor? = nil, openChannelOGURLAddressColor: UIColor? = nil,
    linkColor: UIColor? = nil, contentBackgroundColor: UIColor? = nil,
    pressedContentBackgroundColor: UIColor? = nil, quotedMessageBackgroundColor: UIColor? = nil,
    quotedMessageLeftBackgroundColor: UIColor? = nil,
    quotedMessageRightBackgroundColor: UIColor? = nil,
    quotedFileMessageThumbnailBackgroundColor: UIColor? = nil,
    quotedFileMessageThumbnailTintColor: UIColor? = nil, quotedMessageTextFont: UIFont? = nil,
    quotedMessageTextColor: UIColor? = nil, repliedIconColor: UIColor? = nil,
    repliedToTextFont: UIFont? = nil, repliedToTextColor: UIColor? = nil,
    repliedCountTextFont: UIFont? = nil, repliedCountTextColor: UIColor? = nil,
    repliedUsersMoreIconTintColor: UIColor? = nil,
    repliedUsersMoreIconBackgroundColor: UIColor? = nil, mentionTextFont: UIFont? = nil,
    mentionLeftTextColor: UIColor? = nil, mentionRightTextColor: UIColor? = nil,
    mentionLeftTextBackgroundColor: UIColor? = nil, mentionRightTextBackgroundColor: UIColor? = nil,
    messageLeftHighlightTextColor: UIColor? = nil, messageRightHighlightTextColor: UIColor? = nil,
    messageLeftHighlightBackgroundColor: UIColor? = nil,
    messageRightHighlightBackgroundColor: UIColor? = nil, progressTimeFont: UIFont? = nil,
    progressTimeLeftTextColor: UIColor? = nil, progressTimeRightTextColor: UIColor? = nil,
    playerPlayButtonTintColor: UIColor? = nil, suggestedReplyTitleColor: UIColor? = nil,
    suggestedReplyBorderColor: UIColor? = nil, typingMessageDotColor: UIColor? = nil
  ) {
    self.init(.light)
    set([
      backgroundColor, leftBackgroundColor, leftPressedBackgroundColor, rightBackgroundColor,
      rightPressedBackgroundColor, openChannelBackgroundColor, openChannelPressedBackgroundColor,
      dateFont, dateTextColor, dateBackgroundColor, userPlaceholderBackgroundColor,
      userPlaceholderTintColor, userNameFont, userNameTextColor, currentUserNameTextColor,
      timeFont, timeTextColor, pendingStateColor, failedStateColor, succeededStateColor,
      readReceiptStateColor, deliveryReceiptStateColor, userMessageFont, userMessageLeftTextColor,
      userMessageLeftEditTextColor, userMessageRightTextColor, userMessageRightEditTextColor,
      fileIconBackgroundColor, fileIconColor, fileMessageNameFont, fileMessageLeftTextColor,
      fileMessageRightTextColor, fileImageIconColor, fileImageBackgroundColor,
      fileMessagePlaceholderColor, adminMessageFont, adminMessageTextColor, unknownMessageDescFont,
      unknownMessageDescLeftTextColor, unknownMessageDescRightTextColor, ogTitleFont, ogTitleColor,
      ogDescriptionFont, ogDescriptionColor, ogURLAddressFont, ogURLAddressColor,
      openChannelOGTitleColor, openChannelOGDescriptionColor, openChannelOGURLAddressColor,
      linkColor, contentBackgroundColor, pressedContentBackgroundColor,
      quotedMessageBackgroundColor, quotedMessageLeftBackgroundColor,
      quotedMessageRightBackgroundColor, quotedFileMessageThumbnailBackgroundColor,
      quotedFileMessageThumbnailTintColor, quotedMessageTextFont, quotedMessageTextColor,
      repliedIconColor, repliedToTextFont, repliedToTextColor, repliedCountTextFont,
      repliedCountTextColor, repliedUsersMoreIconTintColor, repliedUsersMoreIconBackgroundColor,
      mentionTextFont, mentionLeftTextColor, mentionRightTextColor, mentionLeftTextBackgroundColor,
      mentionRightTextBackgroundColor, messageLeftHighlightTextColor,
      messageRightHighlightTextColor, messageLeftHighlightBackgroundColor,
      messageRightHighlightBackgroundColor, progressTimeFont, progressTimeLeftTextColor,
      progressTimeRightTextColor, playerPlayButtonTintColor, suggestedReplyTitleColor,
      suggestedReplyBorderColor, typingMessageDotColor,
    ])
  }
}

/// The values of ``SBUMessageCellTheme``.
public struct SBUMessageCellThemeValues: SBUThemeValues {
  /// The default values.
  public static let standard = SBUMessageCellThemeValues()

  /// The background color.
  public let backgroundColor = Color.clear
  /// The background color of another user's message.
  public let leftBackgroundColor = Color(\.background100, \.background400)
  /// The background color of another user's message while pressed.
  public let leftPressedBackgroundColor = Color(\.primaryExtraLight, \.primaryExtraDark)
  /// The background color of the current user's message.
  public let rightBackgroundColor = Color(\.primaryMain, \.primaryLight)
  /// The background color of the current user's message while pressed.
  public let rightPressedBackgroundColor = Color(\.primaryDark)
  /// The background color of a message in an open channel.
  public let openChannelBackgroundColor = Color(\.background50, \.background600)
  /// The background color of a message in an open channel while pressed.
  public let openChannelPressedBackgroundColor = Color(\.background100, \.background500)
  /// The font of a date.
  public let dateFont = Font(\.caption1)
  /// The color of a date.
  public let dateTextColor = Color(\.onDarkTextHighEmphasis, \.onDarkTextMidEmphasis)
  /// The background color of a date.
  public let dateBackgroundColor = Color(\.overlayLight, \.overlayDark)
  /// The background color of the placeholder of a user's image.
  public let userPlaceholderBackgroundColor = Color(\.background300, \.background400)
  /// The color of the placeholder of a user's image.
  public let userPlaceholderTintColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The font of a user's name.
  public let userNameFont = Font(\.caption1)
  /// The color of a user's name.
  public let userNameTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The color of the current user's name in an open channel.
  public let currentUserNameTextColor = Color(\.secondaryMain, \.secondaryLight)
  /// The font of a message's time.
  public let timeFont = Font(\.caption4)
  /// The color of a message's time.
  public let timeTextColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The color of the icon of a message that is being sent.
  public let pendingStateColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the icon of a failed message.
  public let failedStateColor = Color(\.errorMain)
  /// The color of the icon of a sent message.
  public let succeededStateColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The color of the icon of a read message.
  public let readReceiptStateColor = Color(\.secondaryMain, \.secondaryLight)
  /// The color of the icon of a delivered message.
  public let deliveryReceiptStateColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The font of a message.
  public let userMessageFont = Font(\.body3)
  /// The color of another user's message.
  public let userMessageLeftTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The color of the edited mark of another user's message.
  public let userMessageLeftEditTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The color of the current user's message.
  public let userMessageRightTextColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The color of the edited mark of the current user's message.
  public let userMessageRightEditTextColor = Color(
    \.onDarkTextMidEmphasis, \.onLightTextMidEmphasis)
  /// The background color of the icon of a file.
  public let fileIconBackgroundColor = Color(\.background50, \.background600)
  /// The color of the icon of a file.
  public let fileIconColor = Color(\.primaryMain, \.primaryLight)
  /// The font of a file's name.
  public let fileMessageNameFont = Font(\.body3)
  /// The color of the name of another user's file.
  public let fileMessageLeftTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The color of the name of the current user's file.
  public let fileMessageRightTextColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The color of the icon on an image.
  public let fileImageIconColor = Color(\.onLightTextMidEmphasis)
  /// The background color of the icon on an image.
  public let fileImageBackgroundColor = Color(\.onDarkTextHighEmphasis)
  /// The color of the placeholder of an image that is not loaded yet.
  public let fileMessagePlaceholderColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of an admin message.
  public let adminMessageFont = Font(\.caption2)
  /// The color of an admin message.
  public let adminMessageTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of a message of an unknown type.
  public let unknownMessageDescFont = Font(\.body3)
  /// The color of another user's message of an unknown type.
  public let unknownMessageDescLeftTextColor = Color(
    \.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The color of the current user's message of an unknown type.
  public let unknownMessageDescRightTextColor = Color(
    \.onDarkTextMidEmphasis, \.onLightTextMidEmphasis)
  /// The font of the title of a link preview.
  public let ogTitleFont = Font(\.body2)
  /// The color of the title of a link preview.
  public let ogTitleColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the description in a link preview.
  public let ogDescriptionFont = Font(\.caption2)
  /// The color of the description in a link preview.
  public let ogDescriptionColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the URL in a link preview.
  public let ogURLAddressFont = Font(\.caption2)
  /// The color of the URL in a link preview.
  public let ogURLAddressColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The color of the title of a link preview in an open channel.
  public let openChannelOGTitleColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the description in a link preview in an open channel.
  public let openChannelOGDescriptionColor = Color(
    \.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The color of the URL in a link preview in an open channel.
  public let openChannelOGURLAddressColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The color of a link in a message.
  public let linkColor = Color(\.primaryMain, \.primaryLight)
  /// The background color of a message's content.
  public let contentBackgroundColor = Color(\.background100, \.background500)
  /// The background color of a message's content while pressed.
  public let pressedContentBackgroundColor = Color(\.primaryExtraLight, \.primaryExtraDark)
  /// The background color of a quoted message.
  public let quotedMessageBackgroundColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The background color of a message that another user quotes.
  public let quotedMessageLeftBackgroundColor = Color(\.background100, \.background500, alpha: 0.5)
  /// The background color of a message that the current user quotes.
  public let quotedMessageRightBackgroundColor = Color(\.background100, \.background500)
  /// The background color of the thumbnail of a quoted file.
  public let quotedFileMessageThumbnailBackgroundColor = Color(\.background200, \.background500)
  /// The color of the thumbnail of a quoted file.
  public let quotedFileMessageThumbnailTintColor = Color(
    \.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of a quoted message.
  public let quotedMessageTextFont = Font(\.body3)
  /// The color of a quoted message.
  public let quotedMessageTextColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The color of the reply icon.
  public let repliedIconColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The font of the line that says who replied to whom.
  public let repliedToTextFont = Font(\.caption1)
  /// The color of the line that says who replied to whom.
  public let repliedToTextColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The font of the reply count.
  public let repliedCountTextFont = Font(\.caption3)
  /// The color of the reply count.
  public let repliedCountTextColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the icon for further users who replied.
  public let repliedUsersMoreIconTintColor = Color(\.onDarkTextHighEmphasis)
  /// The background color of the icon for further users who replied.
  public let repliedUsersMoreIconBackgroundColor = Color(\.overlayDark)
  /// The font of a mention.
  public let mentionTextFont = Font(\.body4)
  /// The color of a mention in another user's message.
  public let mentionLeftTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The color of a mention in the current user's message.
  public let mentionRightTextColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The background color of a mention in another user's message.
  public let mentionLeftTextBackgroundColor = Color.clear
  /// The background color of a mention in the current user's message.
  public let mentionRightTextBackgroundColor = Color.clear
  /// The color of search matches in another user's message.
  public let messageLeftHighlightTextColor = Color(\.onLightTextHighEmphasis)
  /// The color of search matches in the current user's message.
  public let messageRightHighlightTextColor = Color(\.onLightTextHighEmphasis)
  /// The background color of search matches in another user's message.
  public let messageLeftHighlightBackgroundColor = Color(\.highlight)
  /// The background color of search matches in the current user's message.
  public let messageRightHighlightBackgroundColor = Color(\.highlight)
  /// The font of the time of a voice message.
  public let progressTimeFont = Font(\.body3)
  /// The color of the time of another user's voice message.
  public let progressTimeLeftTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The color of the time of the current user's voice message.
  public let progressTimeRightTextColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The color of the button that plays a voice message.
  public let playerPlayButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// The color of a suggested reply.
  public let suggestedReplyTitleColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the border of a suggested reply.
  public let suggestedReplyBorderColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the dots of users who are typing.
  public let typingMessageDotColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
}
