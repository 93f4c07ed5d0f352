import HeadlessUIKit

/// How parts look that screens share: titles, empty views, sheets, the wheel.
public final class SBUComponentTheme: SBUAnyTheme<SBUComponentThemeValues> {
  /// A theme of single colors and fonts. What is nil is as in the kit's light theme, with the colors
  /// and fonts that `SBUColorSet` and `SBUFontSet` have when it is made.
  public convenience init(
    emptyViewBackgroundColor: UIColor? = nil, emptyViewStatusFont: UIFont? = nil,
    emptyViewStatusTintColor: UIColor? = nil, emptyViewRetryButtonTintColor: UIColor? = nil,
    emptyViewRetryButtonFont: UIFont? = nil, overlayColor: UIColor? = nil,
    backgroundColor: UIColor? = nil, highlightedColor: UIColor? = nil,
    buttonTextColor: UIColor? = nil, separatorColor: UIColor? = nil, shadowColor: UIColor? = nil,
    closeBarButtonTintColor: UIColor? = nil, alertTitleColor: UIColor? = nil,
    alertTitleFont: UIFont? = nil, alertTitleLiquidGlassFont: UIFont? = nil,
    alertDetailColor: UIColor? = nil, alertDetailFont: UIFont? = nil,
    alertPlaceholderColor: UIColor? = nil, alertButtonColor: UIColor? = nil,
    alertErrorColor: UIColor? = nil, alertButtonFont: UIFont? = nil,
    alertTextFieldBackgroundColor: UIColor? = nil, alertTextFieldTintColor: UIColor? = nil,
    alertTextFieldFont: UIFont? = nil, actionSheetTextFont: UIFont? = nil,
    actionSheetTextColor: UIColor? = nil, actionSheetSubTextFont: UIFont? = nil,
    actionSheetSubTextColor: UIColor? = nil, actionSheetItemColor: UIColor? = nil,
    actionSheetErrorColor: UIColor? = nil, actionSheetButtonFont: UIFont? = nil,
    actionSheetDisabledColor: UIColor? = nil, newMessageFont: UIFont? = nil,
    newMessageTintColor: UIColor? = nil, newMessageBackground: UIColor? = nil,
    newMessageHighlighted: UIColor? = nil, newMessageButtonTintColor: UIColor? = nil,
    newMessageButtonBackground: UIColor? = nil, newMessageButtonHighlighted: UIColor? = nil,
    scrollBottomButtonIconColor: UIColor? = nil, scrollBottomButtonBackground: UIColor? = nil,
    scrollBottomButtonHighlighted: UIColor? = nil, titleOnlineStateColor: UIColor? = nil,
    titleColor: UIColor? = nil, titleFont: UIFont? = nil, titleStatusColor: UIColor? = nil,
    titleStatusFont: UIFont? = nil, menuTitleFont: UIFont? = nil,
    userPlaceholderBackgroundColor: UIColor? = nil, userPlaceholderTintColor: UIColor? = nil,
    placeholderBackgroundColor: UIColor? = nil, placeholderTintColor: UIColor? = nil,
    reactionBoxBackgroundColor: UIColor? = nil, reactionBoxBorderLineColor: UIColor? = nil,
    reactionBoxEmojiCountColor: UIColor? = nil, reactionBoxEmojiBackgroundColor: UIColor? = nil,
    reactionBoxSelectedEmojiBackgroundColor: UIColor? = nil,
    reactionBoxEmojiCountFont: UIFont? = nil, emojiCountColor: UIColor? = nil,
    emojiSelectedCountColor: UIColor? = nil, emojiSelectedUnderlineColor: UIColor? = nil,
    emojiCountFont: UIFont? = nil, reactionMenuLineColor: UIColor? = nil,
    emojiListSelectedBackgroundColor: UIColor? = nil, addReactionTintColor: UIColor? = nil,
    channelTypeSelectorItemTintColor: UIColor? = nil,
    channelTypeSelectorItemTextColor: UIColor? = nil, channelTypeSelectorItemFont: UIFont? = nil,
    broadcastIconBackgroundColor: UIColor? = nil, broadcastIconTintColor: UIColor? = nil,
    barItemTintColor: UIColor? = nil, loadingBackgroundColor: UIColor? = nil,
    loadingPopupBackgroundColor: UIColor? = nil, loadingFont: UIFont? = nil,
    loadingTextColor: UIColor? = nil, loadingSpinnerColor: UIColor? = nil,
    toastContainerColor: UIColor? = nil, toastTitleColor: UIColor? = nil,
    feedbackToastUpdateDoneColor: UIColor? = nil, unreadMessageFont: UIFont? = nil,
    unreadMessageLabelTintColor: UIColor? = nil, unreadMessageBackground: UIColor? = nil,
    unreadMessageButtonTintColor: UIColor? = nil, newLineLabelFont: UIFont? = nil,
    newLineLabelTintColor: UIColor? = nil, newLineTintColor: UIColor? = nil,
    backgroundLiquidGlassColor: UIColor? = nil, buttonBackgroundLiquidGlassColor: UIColor? = nil,
    highlightedLiquidGlassColor: UIColor? = nil, shadowColorLiquidGlass: UIColor? = nil,
    overlayColorLiquidGlass: UIColor? = nil
  ) {
    self.init(.light)
    set(\.emptyViewBackgroundColor, emptyViewBackgroundColor)
    set(\.emptyViewStatusFont, emptyViewStatusFont)
    set(\.emptyViewStatusTintColor, emptyViewStatusTintColor)
    set(\.emptyViewRetryButtonTintColor, emptyViewRetryButtonTintColor)
    set(\.emptyViewRetryButtonFont, emptyViewRetryButtonFont)
    set(\.overlayColor, overlayColor)
    set(\.backgroundColor, backgroundColor)
    set(\.highlightedColor, highlightedColor)
    set(\.buttonTextColor, buttonTextColor)
    set(\.separatorColor, separatorColor)
    set(\.shadowColor, shadowColor)
    set(\.closeBarButtonTintColor, closeBarButtonTintColor)
    set(\.alertTitleColor, alertTitleColor)
    set(\.alertTitleFont, alertTitleFont)
    set(\.alertTitleLiquidGlassFont, alertTitleLiquidGlassFont)
    set(\.alertDetailColor, alertDetailColor)
    set(\.alertDetailFont, alertDetailFont)
    set(\.alertPlaceholderColor, alertPlaceholderColor)
    set(\.alertButtonColor, alertButtonColor)
    set(\.alertErrorColor, alertErrorColor)
    set(\.alertButtonFont, alertButtonFont)
    set(\.alertTextFieldBackgroundColor, alertTextFieldBackgroundColor)
    set(\.alertTextFieldTintColor, alertTextFieldTintColor)
    set(\.alertTextFieldFont, alertTextFieldFont)
    set(\.actionSheetTextFont, actionSheetTextFont)
    set(\.actionSheetTextColor, actionSheetTextColor)
    set(\.actionSheetSubTextFont, actionSheetSubTextFont)
    set(\.actionSheetSubTextColor, actionSheetSubTextColor)
    set(\.actionSheetItemColor, actionSheetItemColor)
    set(\.actionSheetErrorColor, actionSheetErrorColor)
    set(\.actionSheetButtonFont, actionSheetButtonFont)
    set(\.actionSheetDisabledColor, actionSheetDisabledColor)
    set(\.newMessageFont, newMessageFont)
    set(\.newMessageTintColor, newMessageTintColor)
    set(\.newMessageBackground, newMessageBackground)
    set(\.newMessageHighlighted, newMessageHighlighted)
    set(\.newMessageButtonTintColor, newMessageButtonTintColor)
    set(\.newMessageButtonBackground, newMessageButtonBackground)
    set(\.newMessageButtonHighlighted, newMessageButtonHighlighted)
    set(\.scrollBottomButtonIconColor, scrollBottomButtonIconColor)
    set(\.scrollBottomButtonBackground, scrollBottomButtonBackground)
    set(\.scrollBottomButtonHighlighted, scrollBottomButtonHighlighted)
    set(\.titleOnlineStateColor, titleOnlineStateColor)
    set(\.titleColor, titleColor)
    set(\.titleFont, titleFont)
    set(\.titleStatusColor, titleStatusColor)
    set(\.titleStatusFont, titleStatusFont)
    set(\.menuTitleFont, menuTitleFont)
    set(\.userPlaceholderBackgroundColor, userPlaceholderBackgroundColor)
    set(\.userPlaceholderTintColor, userPlaceholderTintColor)
    set(\.placeholderBackgroundColor, placeholderBackgroundColor)
    set(\.placeholderTintColor, placeholderTintColor)
    set(\.reactionBoxBackgroundColor, reactionBoxBackgroundColor)
    set(\.reactionBoxBorderLineColor, reactionBoxBorderLineColor)
    set(\.reactionBoxEmojiCountColor, reactionBoxEmojiCountColor)
    set(\.reactionBoxEmojiBackgroundColor, reactionBoxEmojiBackgroundColor)
    set(\.reactionBoxSelectedEmojiBackgroundColor, reactionBoxSelectedEmojiBackgroundColor)
    set(\.reactionBoxEmojiCountFont, reactionBoxEmojiCountFont)
    set(\.emojiCountColor, emojiCountColor)
    set(\.emojiSelectedCountColor, emojiSelectedCountColor)
    set(\.emojiSelectedUnderlineColor, emojiSelectedUnderlineColor)
    set(\.emojiCountFont, emojiCountFont)
    set(\.reactionMenuLineColor, reactionMenuLineColor)
    set(\.emojiListSelectedBackgroundColor, emojiListSelectedBackgroundColor)
    set(\.addReactionTintColor, addReactionTintColor)
    set(\.channelTypeSelectorItemTintColor, channelTypeSelectorItemTintColor)
    set(\.channelTypeSelectorItemTextColor, channelTypeSelectorItemTextColor)
    set(\.channelTypeSelectorItemFont, channelTypeSelectorItemFont)
    set(\.broadcastIconBackgroundColor, broadcastIconBackgroundColor)
    set(\.broadcastIconTintColor, broadcastIconTintColor)
    set(\.barItemTintColor, barItemTintColor)
    set(\.loadingBackgroundColor, loadingBackgroundColor)
    set(\.loadingPopupBackgroundColor, loadingPopupBackgroundColor)
    set(\.loadingFont, loadingFont)
    set(\.loadingTextColor, loadingTextColor)
    set(\.loadingSpinnerColor, loadingSpinnerColor)
    set(\.toastContainerColor, toastContainerColor)
    set(\.toastTitleColor, toastTitleColor)
    set(\.feedbackToastUpdateDoneColor, feedbackToastUpdateDoneColor)
    set(\.unreadMessageFont, unreadMessageFont)
    set(\.unreadMessageLabelTintColor, unreadMessageLabelTintColor)
    set(\.unreadMessageBackground, unreadMessageBackground)
    set(\.unreadMessageButtonTintColor, unreadMessageButtonTintColor)
    set(\.newLineLabelFont, newLineLabelFont)
    set(\.newLineLabelTintColor, newLineLabelTintColor)
    set(\.newLineTintColor, newLineTintColor)
    set(\.backgroundLiquidGlassColor, backgroundLiquidGlassColor)
    set(\.buttonBackgroundLiquidGlassColor, buttonBackgroundLiquidGlassColor)
    set(\.highlightedLiquidGlassColor, highlightedLiquidGlassColor)
    set(\.shadowColorLiquidGlass, shadowColorLiquidGlass)
    set(\.overlayColorLiquidGlass, overlayColorLiquidGlass)
  }
}

/// What ``SBUComponentTheme`` has.
public struct SBUComponentThemeValues: SBUThemeValues {
  /// The values as all themes begin with them.
  public static let standard = SBUComponentThemeValues()

  /// Behind an empty view.
  public let emptyViewBackgroundColor = Color(\.background50, \.background600)
  /// The font of an empty view.
  public let emptyViewStatusFont = Font(\.body3)
  /// Picture and text of an empty view.
  public let emptyViewStatusTintColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The retry button.
  public let emptyViewRetryButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// The font of the retry button.
  public let emptyViewRetryButtonFont = Font(\.button2)
  /// What darkens the screen below.
  public let overlayColor = Color(\.overlayDark, \.overlayLight)
  /// Behind sheets and alerts.
  public let backgroundColor = Color(\.background50, \.background500)
  /// A touched item.
  public let highlightedColor = Color(\.background100, \.background400)
  /// Buttons of sheets.
  public let buttonTextColor = Color(\.primaryMain, \.primaryLight)
  /// Lines between items.
  public let separatorColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// Shadows.
  public let shadowColor = Color(\.onLightTextDisabled, \.onLightTextMidEmphasis)
  /// The cross of what lies over a screen.
  public let closeBarButtonTintColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The title of an alert.
  public let alertTitleColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the title of an alert.
  public let alertTitleFont = Font(\.h1)
  /// That font on glass.
  public let alertTitleLiquidGlassFont = Font(\.h1)
  /// The words of an alert.
  public let alertDetailColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of the words of an alert.
  public let alertDetailFont = Font(\.body3)
  /// The word in an alert's empty field.
  public let alertPlaceholderColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// Buttons of an alert.
  public let alertButtonColor = Color(\.primaryMain, \.primaryLight)
  /// Buttons of an alert that take something away.
  public let alertErrorColor = Color(\.errorMain, \.errorLight)
  /// The font of an alert's buttons.
  public let alertButtonFont = Font(\.button2)
  /// Behind an alert's field.
  public let alertTextFieldBackgroundColor = Color(\.background100, \.background400)
  /// The cursor of an alert's field.
  public let alertTextFieldTintColor = Color(\.primaryMain, \.primaryLight)
  /// The font of an alert's field.
  public let alertTextFieldFont = Font(\.body3)
  /// The font of items of a sheet.
  public let actionSheetTextFont = Font(\.subtitle1)
  /// Items of a sheet.
  public let actionSheetTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the first line of a sheet.
  public let actionSheetSubTextFont = Font(\.body2)
  /// The first line of a sheet.
  public let actionSheetSubTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The last item of a sheet.
  public let actionSheetItemColor = Color(\.primaryMain, \.primaryLight)
  /// Items of a sheet that take something away.
  public let actionSheetErrorColor = Color(\.errorMain, \.errorLight)
  /// The font of the last item of a sheet.
  public let actionSheetButtonFont = Font(\.button1)
  /// Items of a sheet that are switched off.
  public let actionSheetDisabledColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The font of the word of new messages.
  public let newMessageFont = Font(\.caption1)
  /// The word of new messages.
  public let newMessageTintColor = Color(\.primaryMain, \.primaryLight)
  /// Behind that word.
  public let newMessageBackground = Color(\.background50, \.background400)
  /// Behind that word while it is touched.
  public let newMessageHighlighted = Color(\.background200, \.background500)
  /// The button of new messages.
  public let newMessageButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// Behind that button.
  public let newMessageButtonBackground = Color(\.background50, \.background400)
  /// Behind that button while it is touched.
  public let newMessageButtonHighlighted = Color(\.background200, \.background500)
  /// The button to the latest message.
  public let scrollBottomButtonIconColor = Color(\.primaryMain, \.primaryLight)
  /// Behind that button.
  public let scrollBottomButtonBackground = Color(\.background50, \.background400)
  /// Behind that button while it is touched.
  public let scrollBottomButtonHighlighted = Color(\.background200, \.background500)
  /// The dot of people online.
  public let titleOnlineStateColor = Color(\.secondaryMain, \.secondaryLight)
  /// The title.
  public let titleColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the title.
  public let titleFont = Font(\.h3)
  /// The line below the title.
  public let titleStatusColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of the line below the title.
  public let titleStatusFont = Font(\.caption2)
  /// The font of items of a menu.
  public let menuTitleFont = Font(\.subtitle2)
  /// Behind the placeholder of a person's picture.
  public let userPlaceholderBackgroundColor = Color(\.background300, \.background400)
  /// The placeholder of a person's picture.
  public let userPlaceholderTintColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// Behind the placeholder of a picture.
  public let placeholderBackgroundColor = Color(\.background300, \.background400)
  /// The placeholder of a picture.
  public let placeholderTintColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// Behind the reactions of a message.
  public let reactionBoxBackgroundColor = Color(\.background50, \.background600)
  /// The line around them.
  public let reactionBoxBorderLineColor = Color(\.background100, \.background400)
  /// The number of a reaction.
  public let reactionBoxEmojiCountColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// Behind a reaction.
  public let reactionBoxEmojiBackgroundColor = Color(\.background100, \.background400)
  /// Behind a reaction of one's own.
  public let reactionBoxSelectedEmojiBackgroundColor = Color(
    \.primaryExtraLight, \.primaryExtraDark)
  /// The font of the number of a reaction.
  public let reactionBoxEmojiCountFont = Font(\.caption4)
  /// A reaction among those who reacted.
  public let emojiCountColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The chosen reaction there.
  public let emojiSelectedCountColor = Color(\.primaryMain, \.primaryLight)
  /// The line below the chosen reaction.
  public let emojiSelectedUnderlineColor = Color(\.primaryMain, \.primaryLight)
  /// The font of the numbers there.
  public let emojiCountFont = Font(\.button3)
  /// The line below the reactions of a menu.
  public let reactionMenuLineColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// Behind the chosen reaction of a menu.
  public let emojiListSelectedBackgroundColor = Color(\.primaryExtraLight, \.primaryExtraDark)
  /// The button that adds a reaction.
  public let addReactionTintColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The pictures of the choice of channel types.
  public let channelTypeSelectorItemTintColor = Color(\.primaryMain, \.primaryLight)
  /// The words of that choice.
  public let channelTypeSelectorItemTextColor = Color(
    \.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of that choice.
  public let channelTypeSelectorItemFont = Font(\.caption2)
  /// Behind the sign of a broadcast channel.
  public let broadcastIconBackgroundColor = Color(\.secondaryMain, \.secondaryLight)
  /// The sign of a broadcast channel.
  public let broadcastIconTintColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// Items of a bar.
  public let barItemTintColor = Color(\.primaryMain, \.primaryLight)
  /// Behind the wheel.
  public let loadingBackgroundColor = Color.clear
  /// The box of the wheel.
  public let loadingPopupBackgroundColor = Color.clear
  /// The font of the word below the wheel.
  public let loadingFont = Font(\.caption1)
  /// The word below the wheel.
  public let loadingTextColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The wheel.
  public let loadingSpinnerColor = Color(\.primaryMain, \.primaryLight)
  /// Behind a message that goes by itself.
  public let toastContainerColor = Color(\.overlayDark)
  /// A message that goes by itself.
  public let toastTitleColor = Color(\.onDarkTextHighEmphasis)
  /// The tick of such a message.
  public let feedbackToastUpdateDoneColor = Color(\.secondaryLight)
  /// The font of the word of unread messages.
  public let unreadMessageFont = Font(\.caption1)
  /// The word of unread messages.
  public let unreadMessageLabelTintColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// Behind that word.
  public let unreadMessageBackground = Color(\.background50, \.background400)
  /// The cross beside that word.
  public let unreadMessageButtonTintColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The font of the line above unread messages.
  public let newLineLabelFont = Font(\.caption1)
  /// The word on that line.
  public let newLineLabelTintColor = Color(\.primaryMain, \.primaryLight)
  /// The line above unread messages.
  public let newLineTintColor = Color(\.primaryMain, \.primaryLight)
  /// Behind sheets and alerts of glass.
  public let backgroundLiquidGlassColor = Color(\.background50, \.background500)
  /// Behind buttons of glass.
  public let buttonBackgroundLiquidGlassColor = Color(
    \.buttonBackgroundLight, \.buttonBackgroundDark)
  /// A touched item of glass.
  public let highlightedLiquidGlassColor = Color(
    \.buttonHighlightedBackgroundLight,
    \.buttonHighlitedBackgroundDark)
  /// Shadows of glass.
  public let shadowColorLiquidGlass = Color(
    \.liquidGlassMenuViewShadowLight, \.liquidGlassMenuViewShadowDark)
  /// What darkens the screen below glass.
  public let overlayColorLiquidGlass = Color(\.overlayDarkLiquidGlass)
}
