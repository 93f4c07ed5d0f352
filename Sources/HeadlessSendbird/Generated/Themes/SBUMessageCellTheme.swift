// Written by Scripts/generate-sendbird; change its tables and templates instead.

import HeadlessUIKit

/// How messages look, which are not here.
public final class SBUMessageCellTheme: SBUAnyTheme {
  /// A theme of single colours and fonts. What is left out is as the kit's light theme has it, with
  /// the colours and fonts that `SBUColorSet` and `SBUFontSet` have as it is made.
  public convenience init(
    backgroundColor: UIColor = SBUColorSet.background50,
    leftBackgroundColor: UIColor = SBUColorSet.background100,
    leftPressedBackgroundColor: UIColor = SBUColorSet.primaryExtraLight,
    rightBackgroundColor: UIColor = SBUColorSet.primaryMain,
    rightPressedBackgroundColor: UIColor = SBUColorSet.primaryDark,
    openChannelBackgroundColor: UIColor = SBUColorSet.background50,
    openChannelPressedBackgroundColor: UIColor = SBUColorSet.background100,
    dateFont: UIFont = SBUFontSet.caption1,
    dateTextColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    dateBackgroundColor: UIColor = SBUColorSet.overlayLight,
    userPlaceholderBackgroundColor: UIColor = SBUColorSet.background300,
    userPlaceholderTintColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    userNameFont: UIFont = SBUFontSet.caption1,
    userNameTextColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    currentUserNameTextColor: UIColor = SBUColorSet.secondaryMain,
    timeFont: UIFont = SBUFontSet.caption4,
    timeTextColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    pendingStateColor: UIColor = SBUColorSet.primaryMain,
    failedStateColor: UIColor = SBUColorSet.errorMain,
    succeededStateColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    readReceiptStateColor: UIColor = SBUColorSet.secondaryMain,
    deliveryReceiptStateColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    userMessageFont: UIFont = SBUFontSet.body3,
    userMessageLeftTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    userMessageLeftEditTextColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    userMessageRightTextColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    userMessageRightEditTextColor: UIColor = SBUColorSet.onDarkTextMidEmphasis,
    fileIconBackgroundColor: UIColor = SBUColorSet.background50,
    fileIconColor: UIColor = SBUColorSet.primaryMain,
    fileMessageNameFont: UIFont = SBUFontSet.body3,
    fileMessageLeftTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    fileMessageRightTextColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    fileImageIconColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    fileImageBackgroundColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    fileMessagePlaceholderColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    adminMessageFont: UIFont = SBUFontSet.caption2,
    adminMessageTextColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    unknownMessageDescFont: UIFont = SBUFontSet.body3,
    unknownMessageDescLeftTextColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    unknownMessageDescRightTextColor: UIColor = SBUColorSet.onDarkTextMidEmphasis,
    ogTitleFont: UIFont = SBUFontSet.body2,
    ogTitleColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    ogDescriptionFont: UIFont = SBUFontSet.caption2,
    ogDescriptionColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    ogURLAddressFont: UIFont = SBUFontSet.caption2,
    ogURLAddressColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    openChannelOGTitleColor: UIColor = SBUColorSet.primaryMain,
    openChannelOGDescriptionColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    openChannelOGURLAddressColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    linkColor: UIColor = SBUColorSet.primaryMain,
    contentBackgroundColor: UIColor = SBUColorSet.background100,
    pressedContentBackgroundColor: UIColor = SBUColorSet.background200,
    quotedMessageBackgroundColor: UIColor = SBUColorSet.onLightTextDisabled,
    quotedFileMessageThumbnailBackgroundColor: UIColor = SBUColorSet.background200,
    quotedFileMessageThumbnailTintColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    quotedMessageTextFont: UIFont = SBUFontSet.body3,
    quotedMessageTextColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    repliedIconColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    repliedToTextFont: UIFont = SBUFontSet.caption1,
    repliedToTextColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    repliedCountTextFont: UIFont = SBUFontSet.caption3,
    repliedCountTextColor: UIColor = SBUColorSet.primaryMain,
    repliedUsersMoreIconTintColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    repliedUsersMoreIconBackgroundColor: UIColor = SBUColorSet.overlayDark,
    mentionTextFont: UIFont = SBUFontSet.body4,
    mentionLeftTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    mentionRightTextColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    mentionLeftTextBackgroundColor: UIColor = UIColor.clear,
    mentionRightTextBackgroundColor: UIColor = UIColor.clear,
    messageLeftHighlightTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    messageRightHighlightTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    messageLeftHighlightBackgroundColor: UIColor = SBUColorSet.highlight,
    messageRightHighlightBackgroundColor: UIColor = SBUColorSet.highlight
  ) {
    self.init(
      SBUThemeLook(
        colors: [
          backgroundColor, leftBackgroundColor, leftPressedBackgroundColor, rightBackgroundColor,
          rightPressedBackgroundColor, openChannelBackgroundColor,
          openChannelPressedBackgroundColor, dateTextColor, dateBackgroundColor,
          userPlaceholderBackgroundColor, userPlaceholderTintColor, userNameTextColor,
          currentUserNameTextColor, timeTextColor, pendingStateColor, failedStateColor,
          succeededStateColor, readReceiptStateColor, deliveryReceiptStateColor,
          userMessageLeftTextColor, userMessageLeftEditTextColor, userMessageRightTextColor,
          userMessageRightEditTextColor, fileIconBackgroundColor, fileIconColor,
          fileMessageLeftTextColor, fileMessageRightTextColor, fileImageIconColor,
          fileImageBackgroundColor, fileMessagePlaceholderColor, adminMessageTextColor,
          unknownMessageDescLeftTextColor, unknownMessageDescRightTextColor, ogTitleColor,
          ogDescriptionColor, ogURLAddressColor, openChannelOGTitleColor,
          openChannelOGDescriptionColor, openChannelOGURLAddressColor, linkColor,
          contentBackgroundColor, pressedContentBackgroundColor, quotedMessageBackgroundColor,
          quotedFileMessageThumbnailBackgroundColor, quotedFileMessageThumbnailTintColor,
          quotedMessageTextColor, repliedIconColor, repliedToTextColor, repliedCountTextColor,
          repliedUsersMoreIconTintColor, repliedUsersMoreIconBackgroundColor, mentionLeftTextColor,
          mentionRightTextColor, mentionLeftTextBackgroundColor, mentionRightTextBackgroundColor,
          messageLeftHighlightTextColor, messageRightHighlightTextColor,
          messageLeftHighlightBackgroundColor, messageRightHighlightBackgroundColor,
        ],
        fonts: [
          dateFont, userNameFont, timeFont, userMessageFont, fileMessageNameFont, adminMessageFont,
          unknownMessageDescFont, ogTitleFont, ogDescriptionFont, ogURLAddressFont,
          quotedMessageTextFont, repliedToTextFont, repliedCountTextFont, mentionTextFont,
        ]))
  }

  /// The background.
  public var backgroundColor: UIColor {
    get { look.colors[0] }
    set { look.colors[0] = newValue }
  }
  /// Behind a message of somebody else.
  public var leftBackgroundColor: UIColor {
    get { look.colors[1] }
    set { look.colors[1] = newValue }
  }
  /// Behind it while it is touched.
  public var leftPressedBackgroundColor: UIColor {
    get { look.colors[2] }
    set { look.colors[2] = newValue }
  }
  /// Behind a message of one's own.
  public var rightBackgroundColor: UIColor {
    get { look.colors[3] }
    set { look.colors[3] = newValue }
  }
  /// Behind it while it is touched.
  public var rightPressedBackgroundColor: UIColor {
    get { look.colors[4] }
    set { look.colors[4] = newValue }
  }
  /// Behind a message of an open channel.
  public var openChannelBackgroundColor: UIColor {
    get { look.colors[5] }
    set { look.colors[5] = newValue }
  }
  /// Behind it while it is touched.
  public var openChannelPressedBackgroundColor: UIColor {
    get { look.colors[6] }
    set { look.colors[6] = newValue }
  }
  /// The font of a day.
  public var dateFont: UIFont {
    get { look.fonts[0] }
    set { look.fonts[0] = newValue }
  }
  /// A day.
  public var dateTextColor: UIColor {
    get { look.colors[7] }
    set { look.colors[7] = newValue }
  }
  /// Behind a day.
  public var dateBackgroundColor: UIColor {
    get { look.colors[8] }
    set { look.colors[8] = newValue }
  }
  /// Behind the placeholder of a person's picture.
  public var userPlaceholderBackgroundColor: UIColor {
    get { look.colors[9] }
    set { look.colors[9] = newValue }
  }
  /// The placeholder of a person's picture.
  public var userPlaceholderTintColor: UIColor {
    get { look.colors[10] }
    set { look.colors[10] = newValue }
  }
  /// The font of a name.
  public var userNameFont: UIFont {
    get { look.fonts[1] }
    set { look.fonts[1] = newValue }
  }
  /// A name.
  public var userNameTextColor: UIColor {
    get { look.colors[11] }
    set { look.colors[11] = newValue }
  }
  /// One's own name in an open channel.
  public var currentUserNameTextColor: UIColor {
    get { look.colors[12] }
    set { look.colors[12] = newValue }
  }
  /// The font of a time.
  public var timeFont: UIFont {
    get { look.fonts[2] }
    set { look.fonts[2] = newValue }
  }
  /// A time.
  public var timeTextColor: UIColor {
    get { look.colors[13] }
    set { look.colors[13] = newValue }
  }
  /// The sign of a message on its way.
  public var pendingStateColor: UIColor {
    get { look.colors[14] }
    set { look.colors[14] = newValue }
  }
  /// The sign of a message that failed.
  public var failedStateColor: UIColor {
    get { look.colors[15] }
    set { look.colors[15] = newValue }
  }
  /// The sign of a sent message.
  public var succeededStateColor: UIColor {
    get { look.colors[16] }
    set { look.colors[16] = newValue }
  }
  /// The sign of a read message.
  public var readReceiptStateColor: UIColor {
    get { look.colors[17] }
    set { look.colors[17] = newValue }
  }
  /// The sign of a delivered message.
  public var deliveryReceiptStateColor: UIColor {
    get { look.colors[18] }
    set { look.colors[18] = newValue }
  }
  /// The font of a message.
  public var userMessageFont: UIFont {
    get { look.fonts[3] }
    set { look.fonts[3] = newValue }
  }
  /// A message of somebody else.
  public var userMessageLeftTextColor: UIColor {
    get { look.colors[19] }
    set { look.colors[19] = newValue }
  }
  /// The word that it was edited.
  public var userMessageLeftEditTextColor: UIColor {
    get { look.colors[20] }
    set { look.colors[20] = newValue }
  }
  /// A message of one's own.
  public var userMessageRightTextColor: UIColor {
    get { look.colors[21] }
    set { look.colors[21] = newValue }
  }
  /// The word that it was edited.
  public var userMessageRightEditTextColor: UIColor {
    get { look.colors[22] }
    set { look.colors[22] = newValue }
  }
  /// Behind the sign of a file.
  public var fileIconBackgroundColor: UIColor {
    get { look.colors[23] }
    set { look.colors[23] = newValue }
  }
  /// The sign of a file.
  public var fileIconColor: UIColor {
    get { look.colors[24] }
    set { look.colors[24] = newValue }
  }
  /// The font of a file's name.
  public var fileMessageNameFont: UIFont {
    get { look.fonts[4] }
    set { look.fonts[4] = newValue }
  }
  /// The name of somebody else's file.
  public var fileMessageLeftTextColor: UIColor {
    get { look.colors[25] }
    set { look.colors[25] = newValue }
  }
  /// The name of one's own file.
  public var fileMessageRightTextColor: UIColor {
    get { look.colors[26] }
    set { look.colors[26] = newValue }
  }
  /// The sign on a picture.
  public var fileImageIconColor: UIColor {
    get { look.colors[27] }
    set { look.colors[27] = newValue }
  }
  /// Behind that sign.
  public var fileImageBackgroundColor: UIColor {
    get { look.colors[28] }
    set { look.colors[28] = newValue }
  }
  /// A picture that is not there yet.
  public var fileMessagePlaceholderColor: UIColor {
    get { look.colors[29] }
    set { look.colors[29] = newValue }
  }
  /// The font of a message of the channel.
  public var adminMessageFont: UIFont {
    get { look.fonts[5] }
    set { look.fonts[5] = newValue }
  }
  /// A message of the channel.
  public var adminMessageTextColor: UIColor {
    get { look.colors[30] }
    set { look.colors[30] = newValue }
  }
  /// The font of a message of an unknown type.
  public var unknownMessageDescFont: UIFont {
    get { look.fonts[6] }
    set { look.fonts[6] = newValue }
  }
  /// Such a message of somebody else.
  public var unknownMessageDescLeftTextColor: UIColor {
    get { look.colors[31] }
    set { look.colors[31] = newValue }
  }
  /// Such a message of one's own.
  public var unknownMessageDescRightTextColor: UIColor {
    get { look.colors[32] }
    set { look.colors[32] = newValue }
  }
  /// The font of the title of a link.
  public var ogTitleFont: UIFont {
    get { look.fonts[7] }
    set { look.fonts[7] = newValue }
  }
  /// The title of a link.
  public var ogTitleColor: UIColor {
    get { look.colors[33] }
    set { look.colors[33] = newValue }
  }
  /// The font of the words of a link.
  public var ogDescriptionFont: UIFont {
    get { look.fonts[8] }
    set { look.fonts[8] = newValue }
  }
  /// The words of a link.
  public var ogDescriptionColor: UIColor {
    get { look.colors[34] }
    set { look.colors[34] = newValue }
  }
  /// The font of the address of a link.
  public var ogURLAddressFont: UIFont {
    get { look.fonts[9] }
    set { look.fonts[9] = newValue }
  }
  /// The address of a link.
  public var ogURLAddressColor: UIColor {
    get { look.colors[35] }
    set { look.colors[35] = newValue }
  }
  /// The title of a link in an open channel.
  public var openChannelOGTitleColor: UIColor {
    get { look.colors[36] }
    set { look.colors[36] = newValue }
  }
  /// The words of a link in an open channel.
  public var openChannelOGDescriptionColor: UIColor {
    get { look.colors[37] }
    set { look.colors[37] = newValue }
  }
  /// The address of a link in an open channel.
  public var openChannelOGURLAddressColor: UIColor {
    get { look.colors[38] }
    set { look.colors[38] = newValue }
  }
  /// A link in a message.
  public var linkColor: UIColor {
    get { look.colors[39] }
    set { look.colors[39] = newValue }
  }
  /// Behind what a message holds.
  public var contentBackgroundColor: UIColor {
    get { look.colors[40] }
    set { look.colors[40] = newValue }
  }
  /// Behind it while it is touched.
  public var pressedContentBackgroundColor: UIColor {
    get { look.colors[41] }
    set { look.colors[41] = newValue }
  }
  /// Behind what is answered.
  public var quotedMessageBackgroundColor: UIColor {
    get { look.colors[42] }
    set { look.colors[42] = newValue }
  }
  /// Behind a file that is answered.
  public var quotedFileMessageThumbnailBackgroundColor: UIColor {
    get { look.colors[43] }
    set { look.colors[43] = newValue }
  }
  /// A file that is answered.
  public var quotedFileMessageThumbnailTintColor: UIColor {
    get { look.colors[44] }
    set { look.colors[44] = newValue }
  }
  /// The font of what is answered.
  public var quotedMessageTextFont: UIFont {
    get { look.fonts[10] }
    set { look.fonts[10] = newValue }
  }
  /// What is answered.
  public var quotedMessageTextColor: UIColor {
    get { look.colors[45] }
    set { look.colors[45] = newValue }
  }
  /// The sign of an answer.
  public var repliedIconColor: UIColor {
    get { look.colors[46] }
    set { look.colors[46] = newValue }
  }
  /// The font of who answers whom.
  public var repliedToTextFont: UIFont {
    get { look.fonts[11] }
    set { look.fonts[11] = newValue }
  }
  /// Who answers whom.
  public var repliedToTextColor: UIColor {
    get { look.colors[47] }
    set { look.colors[47] = newValue }
  }
  /// The font of the number of answers.
  public var repliedCountTextFont: UIFont {
    get { look.fonts[12] }
    set { look.fonts[12] = newValue }
  }
  /// The number of answers.
  public var repliedCountTextColor: UIColor {
    get { look.colors[48] }
    set { look.colors[48] = newValue }
  }
  /// The sign that more people answered.
  public var repliedUsersMoreIconTintColor: UIColor {
    get { look.colors[49] }
    set { look.colors[49] = newValue }
  }
  /// Behind that sign.
  public var repliedUsersMoreIconBackgroundColor: UIColor {
    get { look.colors[50] }
    set { look.colors[50] = newValue }
  }
  /// The font of a mention.
  public var mentionTextFont: UIFont {
    get { look.fonts[13] }
    set { look.fonts[13] = newValue }
  }
  /// A mention in a message of somebody else.
  public var mentionLeftTextColor: UIColor {
    get { look.colors[51] }
    set { look.colors[51] = newValue }
  }
  /// A mention in a message of one's own.
  public var mentionRightTextColor: UIColor {
    get { look.colors[52] }
    set { look.colors[52] = newValue }
  }
  /// Behind it.
  public var mentionLeftTextBackgroundColor: UIColor {
    get { look.colors[53] }
    set { look.colors[53] = newValue }
  }
  /// Behind it.
  public var mentionRightTextBackgroundColor: UIColor {
    get { look.colors[54] }
    set { look.colors[54] = newValue }
  }
  /// Found words in a message of somebody else.
  public var messageLeftHighlightTextColor: UIColor {
    get { look.colors[55] }
    set { look.colors[55] = newValue }
  }
  /// Found words in a message of one's own.
  public var messageRightHighlightTextColor: UIColor {
    get { look.colors[56] }
    set { look.colors[56] = newValue }
  }
  /// Behind them.
  public var messageLeftHighlightBackgroundColor: UIColor {
    get { look.colors[57] }
    set { look.colors[57] = newValue }
  }
  /// Behind them.
  public var messageRightHighlightBackgroundColor: UIColor {
    get { look.colors[58] }
    set { look.colors[58] = newValue }
  }

  override class var entries: SBUThemeEntries { values }
  private static let values: SBUThemeEntries = [
    .color("backgroundColor", .background50, .background600),
    .color("leftBackgroundColor", .background100, .background400),
    .color("leftPressedBackgroundColor", .primaryExtraLight, .primaryExtraDark),
    .color("rightBackgroundColor", .primaryMain, .primaryLight),
    .color("rightPressedBackgroundColor", .primaryDark, .primaryMain),
    .color("openChannelBackgroundColor", .background50, .background600),
    .color("openChannelPressedBackgroundColor", .background100, .background500),
    .font("dateFont", .caption1),
    .color("dateTextColor", .onDarkTextHighEmphasis, .onDarkTextMidEmphasis),
    .color("dateBackgroundColor", .overlayLight),
    .color("userPlaceholderBackgroundColor", .background300, .background400),
    .color("userPlaceholderTintColor", .onDarkTextHighEmphasis, .onLightTextHighEmphasis),
    .font("userNameFont", .caption1),
    .color("userNameTextColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .color("currentUserNameTextColor", .secondaryMain, .secondaryLight),
    .font("timeFont", .caption4),
    .color("timeTextColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .color("pendingStateColor", .primaryMain, .primaryLight),
    .color("failedStateColor", .errorMain, .errorLight),
    .color("succeededStateColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .color("readReceiptStateColor", .secondaryMain, .secondaryLight),
    .color("deliveryReceiptStateColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .font("userMessageFont", .body3),
    .color("userMessageLeftTextColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .color("userMessageLeftEditTextColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .color("userMessageRightTextColor", .onDarkTextHighEmphasis, .onLightTextHighEmphasis),
    .color("userMessageRightEditTextColor", .onDarkTextMidEmphasis, .onLightTextMidEmphasis),
    .color("fileIconBackgroundColor", .background50, .background600),
    .color("fileIconColor", .primaryMain, .primaryLight),
    .font("fileMessageNameFont", .body3),
    .color("fileMessageLeftTextColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .color("fileMessageRightTextColor", .onDarkTextHighEmphasis, .onLightTextHighEmphasis),
    .color("fileImageIconColor", .onDarkTextHighEmphasis, .onLightTextHighEmphasis),
    .color("fileImageBackgroundColor", .onDarkTextHighEmphasis, .onLightTextHighEmphasis),
    .color("fileMessagePlaceholderColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .font("adminMessageFont", .caption2),
    .color("adminMessageTextColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .font("unknownMessageDescFont", .body3),
    .color("unknownMessageDescLeftTextColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .color("unknownMessageDescRightTextColor", .onDarkTextMidEmphasis, .onLightTextMidEmphasis),
    .font("ogTitleFont", .body2),
    .color("ogTitleColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .font("ogDescriptionFont", .caption2),
    .color("ogDescriptionColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .font("ogURLAddressFont", .caption2),
    .color("ogURLAddressColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .color("openChannelOGTitleColor", .primaryMain, .primaryLight),
    .color("openChannelOGDescriptionColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .color("openChannelOGURLAddressColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .color("linkColor", .primaryMain, .primaryLight),
    .color("contentBackgroundColor", .background100, .background500),
    .color("pressedContentBackgroundColor", .background200, .background400),
    .color("quotedMessageBackgroundColor", .onLightTextDisabled, .onDarkTextDisabled),
    .color("quotedFileMessageThumbnailBackgroundColor", .background200, .background500),
    .color("quotedFileMessageThumbnailTintColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .font("quotedMessageTextFont", .body3),
    .color("quotedMessageTextColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .color("repliedIconColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .font("repliedToTextFont", .caption1),
    .color("repliedToTextColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .font("repliedCountTextFont", .caption3),
    .color("repliedCountTextColor", .primaryMain, .primaryLight),
    .color("repliedUsersMoreIconTintColor", .onDarkTextHighEmphasis),
    .color("repliedUsersMoreIconBackgroundColor", .overlayDark),
    .font("mentionTextFont", .body4),
    .color("mentionLeftTextColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .color("mentionRightTextColor", .onDarkTextHighEmphasis, .onLightTextHighEmphasis),
    .color("mentionLeftTextBackgroundColor", .clear),
    .color("mentionRightTextBackgroundColor", .clear),
    .color("messageLeftHighlightTextColor", .onLightTextHighEmphasis),
    .color("messageRightHighlightTextColor", .onLightTextHighEmphasis),
    .color("messageLeftHighlightBackgroundColor", .highlight),
    .color("messageRightHighlightBackgroundColor", .highlight),
  ]
}
