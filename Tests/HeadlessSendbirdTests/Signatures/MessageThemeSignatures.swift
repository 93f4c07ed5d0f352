import HeadlessSendbird
import HeadlessUIKit

// The properties of the themes of messages (G 4.4); see MessageCellSignatures.swift.

func channelThemeMembers(of theme: SBUChannelTheme) {
  let _: UIStatusBarStyle = theme.statusBarStyle
  theme.statusBarStyle = .lightContent
  let _: [UIColor] = [
    theme.navigationBarTintColor, theme.navigationBarShadowColor, theme.leftBarButtonTintColor,
    theme.rightBarButtonTintColor, theme.backgroundColor, theme.removeItemColor,
    theme.deleteItemColor, theme.alertRemoveColor, theme.cancelItemColor, theme.alertCancelColor,
    theme.menuTextColor, theme.menuItemTintColor, theme.menuItemDisabledColor,
    theme.channelStateBannerTextColor, theme.channelStateBannerBackgroundColor,
    theme.mentionLimitGuideTextColor, theme.separatorColor,
  ]
  let _: [UIFont] = [theme.channelStateBannerFont, theme.mentionLimitGuideTextFont]
}

func messageInputThemeMembers(of theme: SBUMessageInputTheme) {
  let _: [UIColor] = [
    theme.backgroundColor, theme.textFieldBackgroundColor, theme.textFieldBorderColor,
    theme.textFieldPlaceholderColor, theme.textFieldDisabledColor, theme.textFieldTextColor,
    theme.textFieldTintColor, theme.buttonTintColor, theme.buttonDisabledTintColor,
    theme.saveButtonTextColor, theme.channelViewDividerColor, theme.replyToTextColor,
    theme.closeReplyButtonColor, theme.quotedMessageTextColor,
    theme.quotedFileMessageThumbnailBackgroundColor, theme.quotedFileMessageThumbnailTintColor,
    theme.mentionTextColor, theme.mentionTextBackgroundColor,
  ]
  theme.replyToTextColor = .red
  let _: [UIFont] = [
    theme.textFieldPlaceholderFont, theme.textFieldFont, theme.saveButtonFont,
    theme.cancelButtonFont, theme.replyToTextFont, theme.quotedMessageTextFont,
    theme.mentionTextFont,
  ]
  (theme.textFieldFont, theme.replyToTextFont) = (theme.saveButtonFont, theme.saveButtonFont)
}

func messageCellThemeMembers(of theme: SBUMessageCellTheme) {
  let _: [UIColor] = [
    theme.backgroundColor, theme.leftBackgroundColor, theme.leftPressedBackgroundColor,
    theme.rightBackgroundColor, theme.rightPressedBackgroundColor, theme.dateTextColor,
    theme.dateBackgroundColor, theme.userNameTextColor, theme.currentUserNameTextColor,
    theme.userPlaceholderBackgroundColor, theme.userPlaceholderTintColor, theme.timeTextColor,
    theme.succeededStateColor, theme.deliveryReceiptStateColor, theme.pendingStateColor,
    theme.failedStateColor, theme.readReceiptStateColor, theme.userMessageLeftTextColor,
    theme.userMessageLeftEditTextColor, theme.userMessageRightTextColor,
    theme.userMessageRightEditTextColor, theme.fileMessageLeftTextColor,
    theme.fileMessageRightTextColor, theme.fileIconColor, theme.fileIconBackgroundColor,
    theme.fileMessagePlaceholderColor, theme.fileImageIconColor, theme.fileImageBackgroundColor,
    theme.adminMessageTextColor, theme.unknownMessageDescLeftTextColor,
    theme.unknownMessageDescRightTextColor,
  ]
  let _: [UIColor] = [
    theme.contentBackgroundColor, theme.pressedContentBackgroundColor, theme.ogTitleColor,
    theme.ogDescriptionColor, theme.ogURLAddressColor, theme.quotedMessageLeftBackgroundColor,
    theme.quotedMessageRightBackgroundColor, theme.quotedMessageTextColor,
    theme.repliedToTextColor, theme.repliedIconColor, theme.repliedCountTextColor,
    theme.mentionLeftTextColor, theme.mentionRightTextColor, theme.messageLeftHighlightTextColor,
    theme.messageRightHighlightTextColor, theme.progressTimeLeftTextColor,
    theme.progressTimeRightTextColor, theme.playerPlayButtonTintColor,
    theme.suggestedReplyTitleColor, theme.suggestedReplyBorderColor, theme.typingMessageDotColor,
  ]
  let _: [UIFont] = [
    theme.dateFont, theme.userNameFont, theme.timeFont, theme.userMessageFont,
    theme.fileMessageNameFont, theme.adminMessageFont, theme.unknownMessageDescFont,
    theme.ogTitleFont, theme.ogDescriptionFont, theme.ogURLAddressFont,
    theme.quotedMessageTextFont, theme.repliedToTextFont, theme.repliedCountTextFont,
    theme.mentionTextFont, theme.progressTimeFont,
  ]
}

func componentThemeMembers(of theme: SBUComponentTheme) {
  let _: [UIColor] = [
    theme.titleStatusColor, theme.newMessageTintColor, theme.newMessageBackground,
    theme.scrollBottomButtonIconColor, theme.scrollBottomButtonBackground,
    theme.unreadMessageLabelTintColor, theme.unreadMessageButtonTintColor,
    theme.newLineLabelTintColor, theme.newLineTintColor, theme.reactionBoxEmojiCountColor,
    theme.reactionBoxEmojiBackgroundColor, theme.reactionBoxSelectedEmojiBackgroundColor,
    theme.reactionBoxBackgroundColor, theme.reactionBoxBorderLineColor,
    theme.addReactionTintColor, theme.alertTitleColor, theme.alertButtonColor,
    theme.actionSheetDisabledColor,
  ]
  let _: [UIFont] = [
    theme.titleStatusFont, theme.newMessageFont, theme.unreadMessageFont, theme.newLineLabelFont,
    theme.reactionBoxEmojiCountFont, theme.menuTitleFont, theme.alertTitleFont,
    theme.alertButtonFont,
  ]
}
