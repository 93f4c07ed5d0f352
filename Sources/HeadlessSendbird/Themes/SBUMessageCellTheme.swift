import HeadlessUIKit

/// How messages look, which are not here.
public final class SBUMessageCellTheme: SBUAnyTheme<SBUMessageCellThemeValues> {
  /// A theme of single colors and fonts. What is nil is as in the kit's light theme, with the colors
  /// and fonts that `SBUColorSet` and `SBUFontSet` have when it is made.
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
    messageRightHighlightBackgroundColor: UIColor? = nil
  ) {
    self.init(.light)
    set(\.backgroundColor, backgroundColor)
    set(\.leftBackgroundColor, leftBackgroundColor)
    set(\.leftPressedBackgroundColor, leftPressedBackgroundColor)
    set(\.rightBackgroundColor, rightBackgroundColor)
    set(\.rightPressedBackgroundColor, rightPressedBackgroundColor)
    set(\.openChannelBackgroundColor, openChannelBackgroundColor)
    set(\.openChannelPressedBackgroundColor, openChannelPressedBackgroundColor)
    set(\.dateFont, dateFont)
    set(\.dateTextColor, dateTextColor)
    set(\.dateBackgroundColor, dateBackgroundColor)
    set(\.userPlaceholderBackgroundColor, userPlaceholderBackgroundColor)
    set(\.userPlaceholderTintColor, userPlaceholderTintColor)
    set(\.userNameFont, userNameFont)
    set(\.userNameTextColor, userNameTextColor)
    set(\.currentUserNameTextColor, currentUserNameTextColor)
    set(\.timeFont, timeFont)
    set(\.timeTextColor, timeTextColor)
    set(\.pendingStateColor, pendingStateColor)
    set(\.failedStateColor, failedStateColor)
    set(\.succeededStateColor, succeededStateColor)
    set(\.readReceiptStateColor, readReceiptStateColor)
    set(\.deliveryReceiptStateColor, deliveryReceiptStateColor)
    set(\.userMessageFont, userMessageFont)
    set(\.userMessageLeftTextColor, userMessageLeftTextColor)
    set(\.userMessageLeftEditTextColor, userMessageLeftEditTextColor)
    set(\.userMessageRightTextColor, userMessageRightTextColor)
    set(\.userMessageRightEditTextColor, userMessageRightEditTextColor)
    set(\.fileIconBackgroundColor, fileIconBackgroundColor)
    set(\.fileIconColor, fileIconColor)
    set(\.fileMessageNameFont, fileMessageNameFont)
    set(\.fileMessageLeftTextColor, fileMessageLeftTextColor)
    set(\.fileMessageRightTextColor, fileMessageRightTextColor)
    set(\.fileImageIconColor, fileImageIconColor)
    set(\.fileImageBackgroundColor, fileImageBackgroundColor)
    set(\.fileMessagePlaceholderColor, fileMessagePlaceholderColor)
    set(\.adminMessageFont, adminMessageFont)
    set(\.adminMessageTextColor, adminMessageTextColor)
    set(\.unknownMessageDescFont, unknownMessageDescFont)
    set(\.unknownMessageDescLeftTextColor, unknownMessageDescLeftTextColor)
    set(\.unknownMessageDescRightTextColor, unknownMessageDescRightTextColor)
    set(\.ogTitleFont, ogTitleFont)
    set(\.ogTitleColor, ogTitleColor)
    set(\.ogDescriptionFont, ogDescriptionFont)
    set(\.ogDescriptionColor, ogDescriptionColor)
    set(\.ogURLAddressFont, ogURLAddressFont)
    set(\.ogURLAddressColor, ogURLAddressColor)
    set(\.openChannelOGTitleColor, openChannelOGTitleColor)
    set(\.openChannelOGDescriptionColor, openChannelOGDescriptionColor)
    set(\.openChannelOGURLAddressColor, openChannelOGURLAddressColor)
    set(\.linkColor, linkColor)
    set(\.contentBackgroundColor, contentBackgroundColor)
    set(\.pressedContentBackgroundColor, pressedContentBackgroundColor)
    set(\.quotedMessageBackgroundColor, quotedMessageBackgroundColor)
    set(\.quotedFileMessageThumbnailBackgroundColor, quotedFileMessageThumbnailBackgroundColor)
    set(\.quotedFileMessageThumbnailTintColor, quotedFileMessageThumbnailTintColor)
    set(\.quotedMessageTextFont, quotedMessageTextFont)
    set(\.quotedMessageTextColor, quotedMessageTextColor)
    set(\.repliedIconColor, repliedIconColor)
    set(\.repliedToTextFont, repliedToTextFont)
    set(\.repliedToTextColor, repliedToTextColor)
    set(\.repliedCountTextFont, repliedCountTextFont)
    set(\.repliedCountTextColor, repliedCountTextColor)
    set(\.repliedUsersMoreIconTintColor, repliedUsersMoreIconTintColor)
    set(\.repliedUsersMoreIconBackgroundColor, repliedUsersMoreIconBackgroundColor)
    set(\.mentionTextFont, mentionTextFont)
    set(\.mentionLeftTextColor, mentionLeftTextColor)
    set(\.mentionRightTextColor, mentionRightTextColor)
    set(\.mentionLeftTextBackgroundColor, mentionLeftTextBackgroundColor)
    set(\.mentionRightTextBackgroundColor, mentionRightTextBackgroundColor)
    set(\.messageLeftHighlightTextColor, messageLeftHighlightTextColor)
    set(\.messageRightHighlightTextColor, messageRightHighlightTextColor)
    set(\.messageLeftHighlightBackgroundColor, messageLeftHighlightBackgroundColor)
    set(\.messageRightHighlightBackgroundColor, messageRightHighlightBackgroundColor)
  }
}

/// What ``SBUMessageCellTheme`` has.
public struct SBUMessageCellThemeValues: SBUThemeValues {
  /// The values as all themes begin with them.
  public static let standard = SBUMessageCellThemeValues()

  /// The background.
  public let backgroundColor = Color(\.background50, \.background600)
  /// Behind a message of somebody else.
  public let leftBackgroundColor = Color(\.background100, \.background400)
  /// Behind it while it is touched.
  public let leftPressedBackgroundColor = Color(\.primaryExtraLight, \.primaryExtraDark)
  /// Behind a message of one's own.
  public let rightBackgroundColor = Color(\.primaryMain, \.primaryLight)
  /// Behind it while it is touched.
  public let rightPressedBackgroundColor = Color(\.primaryDark, \.primaryMain)
  /// Behind a message of an open channel.
  public let openChannelBackgroundColor = Color(\.background50, \.background600)
  /// Behind it while it is touched.
  public let openChannelPressedBackgroundColor = Color(\.background100, \.background500)
  /// The font of a day.
  public let dateFont = Font(\.caption1)
  /// A day.
  public let dateTextColor = Color(\.onDarkTextHighEmphasis, \.onDarkTextMidEmphasis)
  /// Behind a day.
  public let dateBackgroundColor = Color(\.overlayLight)
  /// Behind the placeholder of a person's picture.
  public let userPlaceholderBackgroundColor = Color(\.background300, \.background400)
  /// The placeholder of a person's picture.
  public let userPlaceholderTintColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The font of a name.
  public let userNameFont = Font(\.caption1)
  /// A name.
  public let userNameTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// One's own name in an open channel.
  public let currentUserNameTextColor = Color(\.secondaryMain, \.secondaryLight)
  /// The font of a time.
  public let timeFont = Font(\.caption4)
  /// A time.
  public let timeTextColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The sign of a message on its way.
  public let pendingStateColor = Color(\.primaryMain, \.primaryLight)
  /// The sign of a message that failed.
  public let failedStateColor = Color(\.errorMain, \.errorLight)
  /// The sign of a sent message.
  public let succeededStateColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The sign of a read message.
  public let readReceiptStateColor = Color(\.secondaryMain, \.secondaryLight)
  /// The sign of a delivered message.
  public let deliveryReceiptStateColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The font of a message.
  public let userMessageFont = Font(\.body3)
  /// A message of somebody else.
  public let userMessageLeftTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The word that it was edited.
  public let userMessageLeftEditTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// A message of one's own.
  public let userMessageRightTextColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The word that it was edited.
  public let userMessageRightEditTextColor = Color(
    \.onDarkTextMidEmphasis, \.onLightTextMidEmphasis)
  /// Behind the sign of a file.
  public let fileIconBackgroundColor = Color(\.background50, \.background600)
  /// The sign of a file.
  public let fileIconColor = Color(\.primaryMain, \.primaryLight)
  /// The font of a file's name.
  public let fileMessageNameFont = Font(\.body3)
  /// The name of somebody else's file.
  public let fileMessageLeftTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The name of one's own file.
  public let fileMessageRightTextColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The sign on a picture.
  public let fileImageIconColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// Behind that sign.
  public let fileImageBackgroundColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// A picture that is not there yet.
  public let fileMessagePlaceholderColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of a message of the channel.
  public let adminMessageFont = Font(\.caption2)
  /// A message of the channel.
  public let adminMessageTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of a message of an unknown type.
  public let unknownMessageDescFont = Font(\.body3)
  /// Such a message of somebody else.
  public let unknownMessageDescLeftTextColor = Color(
    \.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// Such a message of one's own.
  public let unknownMessageDescRightTextColor = Color(
    \.onDarkTextMidEmphasis, \.onLightTextMidEmphasis)
  /// The font of the title of a link.
  public let ogTitleFont = Font(\.body2)
  /// The title of a link.
  public let ogTitleColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the words of a link.
  public let ogDescriptionFont = Font(\.caption2)
  /// The words of a link.
  public let ogDescriptionColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the address of a link.
  public let ogURLAddressFont = Font(\.caption2)
  /// The address of a link.
  public let ogURLAddressColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The title of a link in an open channel.
  public let openChannelOGTitleColor = Color(\.primaryMain, \.primaryLight)
  /// The words of a link in an open channel.
  public let openChannelOGDescriptionColor = Color(
    \.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The address of a link in an open channel.
  public let openChannelOGURLAddressColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// A link in a message.
  public let linkColor = Color(\.primaryMain, \.primaryLight)
  /// Behind what a message holds.
  public let contentBackgroundColor = Color(\.background100, \.background500)
  /// Behind it while it is touched.
  public let pressedContentBackgroundColor = Color(\.background200, \.background400)
  /// Behind what is answered.
  public let quotedMessageBackgroundColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// Behind a file that is answered.
  public let quotedFileMessageThumbnailBackgroundColor = Color(\.background200, \.background500)
  /// A file that is answered.
  public let quotedFileMessageThumbnailTintColor = Color(
    \.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of what is answered.
  public let quotedMessageTextFont = Font(\.body3)
  /// What is answered.
  public let quotedMessageTextColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The sign of an answer.
  public let repliedIconColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The font of who answers whom.
  public let repliedToTextFont = Font(\.caption1)
  /// Who answers whom.
  public let repliedToTextColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The font of the number of answers.
  public let repliedCountTextFont = Font(\.caption3)
  /// The number of answers.
  public let repliedCountTextColor = Color(\.primaryMain, \.primaryLight)
  /// The sign that more people answered.
  public let repliedUsersMoreIconTintColor = Color(\.onDarkTextHighEmphasis)
  /// Behind that sign.
  public let repliedUsersMoreIconBackgroundColor = Color(\.overlayDark)
  /// The font of a mention.
  public let mentionTextFont = Font(\.body4)
  /// A mention in a message of somebody else.
  public let mentionLeftTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// A mention in a message of one's own.
  public let mentionRightTextColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// Behind it.
  public let mentionLeftTextBackgroundColor = Color.clear
  /// Behind it.
  public let mentionRightTextBackgroundColor = Color.clear
  /// Found words in a message of somebody else.
  public let messageLeftHighlightTextColor = Color(\.onLightTextHighEmphasis)
  /// Found words in a message of one's own.
  public let messageRightHighlightTextColor = Color(\.onLightTextHighEmphasis)
  /// Behind them.
  public let messageLeftHighlightBackgroundColor = Color(\.highlight)
  /// Behind them.
  public let messageRightHighlightBackgroundColor = Color(\.highlight)
}
