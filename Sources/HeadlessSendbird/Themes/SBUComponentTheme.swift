import HeadlessUIKit

/// The theme of shared parts: titles, empty views, action sheets and loading indicators.
public final class SBUComponentTheme: SBUAnyTheme<SBUComponentThemeValues> {
  /// Creates a theme from single colors and fonts. A nil argument uses the kit's light theme, with
  /// the colors and fonts that `SBUColorSet` and `SBUFontSet` have at creation.
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
    set([
      emptyViewBackgroundColor, emptyViewStatusFont, emptyViewStatusTintColor,
      emptyViewRetryButtonTintColor, emptyViewRetryButtonFont, overlayColor, backgroundColor,
      highlightedColor, buttonTextColor, separatorColor, shadowColor, closeBarButtonTintColor,
      alertTitleColor, alertTitleFont, alertTitleLiquidGlassFont, alertDetailColor,
      alertDetailFont, alertPlaceholderColor, alertButtonColor, alertErrorColor, alertButtonFont,
      alertTextFieldBackgroundColor, alertTextFieldTintColor, alertTextFieldFont,
      actionSheetTextFont, actionSheetTextColor, actionSheetSubTextFont, actionSheetSubTextColor,
      actionSheetItemColor, actionSheetErrorColor, actionSheetButtonFont, actionSheetDisabledColor,
      newMessageFont, newMessageTintColor, newMessageBackground, newMessageHighlighted,
      newMessageButtonTintColor, newMessageButtonBackground, newMessageButtonHighlighted,
      scrollBottomButtonIconColor, scrollBottomButtonBackground, scrollBottomButtonHighlighted,
      titleOnlineStateColor, titleColor, titleFont, titleStatusColor, titleStatusFont,
      menuTitleFont, userPlaceholderBackgroundColor, userPlaceholderTintColor,
      placeholderBackgroundColor, placeholderTintColor, reactionBoxBackgroundColor,
      reactionBoxBorderLineColor, reactionBoxEmojiCountColor, reactionBoxEmojiBackgroundColor,
      reactionBoxSelectedEmojiBackgroundColor, reactionBoxEmojiCountFont, emojiCountColor,
      emojiSelectedCountColor, emojiSelectedUnderlineColor, emojiCountFont, reactionMenuLineColor,
      emojiListSelectedBackgroundColor, addReactionTintColor, channelTypeSelectorItemTintColor,
      channelTypeSelectorItemTextColor, channelTypeSelectorItemFont, broadcastIconBackgroundColor,
      broadcastIconTintColor, barItemTintColor, loadingBackgroundColor,
      loadingPopupBackgroundColor, loadingFont, loadingTextColor, loadingSpinnerColor,
      toastContainerColor, toastTitleColor, feedbackToastUpdateDoneColor, unreadMessageFont,
      unreadMessageLabelTintColor, unreadMessageBackground, unreadMessageButtonTintColor,
      newLineLabelFont, newLineLabelTintColor, newLineTintColor, backgroundLiquidGlassColor,
      buttonBackgroundLiquidGlassColor, highlightedLiquidGlassColor, shadowColorLiquidGlass,
      overlayColorLiquidGlass,
    ])
  }
}

/// The values of ``SBUComponentTheme``.
public struct SBUComponentThemeValues: SBUThemeValues {
  /// The default values.
  public static let standard = SBUComponentThemeValues()

  /// The background color of an empty view.
  public let emptyViewBackgroundColor = Color(\.background50, \.background600)
  /// The font of an empty view.
  public let emptyViewStatusFont = Font(\.body3)
  /// The color of the icon and text of an empty view.
  public let emptyViewStatusTintColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The color of the retry button.
  public let emptyViewRetryButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// The font of the retry button.
  public let emptyViewRetryButtonFont = Font(\.button2)
  /// The color that dims the screen below.
  public let overlayColor = Color(\.overlayDark, \.overlayLight)
  /// The background color of action sheets and alerts.
  public let backgroundColor = Color(\.background50, \.background500)
  /// The color of a highlighted item.
  public let highlightedColor = Color(\.background100, \.background400)
  /// The color of the buttons of action sheets.
  public let buttonTextColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the separators between items.
  public let separatorColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The color of shadows.
  public let shadowColor = Color(\.onLightTextDisabled, \.onLightTextMidEmphasis)
  /// The color of the close button of a view over a screen.
  public let closeBarButtonTintColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The color of the title of an alert.
  public let alertTitleColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the title of an alert.
  public let alertTitleFont = Font(\.h1)
  /// The font of the title of a Liquid Glass alert.
  public let alertTitleLiquidGlassFont = Font(\.h1)
  /// The color of the message of an alert.
  public let alertDetailColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of the message of an alert.
  public let alertDetailFont = Font(\.body3)
  /// The color of the placeholder of an alert's text field.
  public let alertPlaceholderColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The color of the buttons of an alert.
  public let alertButtonColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the destructive buttons of an alert.
  public let alertErrorColor = Color(\.errorMain, \.errorLight)
  /// The font of an alert's buttons.
  public let alertButtonFont = Font(\.button2)
  /// The background color of an alert's text field.
  public let alertTextFieldBackgroundColor = Color(\.background100, \.background400)
  /// The color of the cursor of an alert's text field.
  public let alertTextFieldTintColor = Color(\.primaryMain, \.primaryLight)
  /// The font of an alert's text field.
  public let alertTextFieldFont = Font(\.body3)
  /// The font of the items of an action sheet.
  public let actionSheetTextFont = Font(\.subtitle1)
  /// The color of the items of an action sheet.
  public let actionSheetTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the first line of an action sheet.
  public let actionSheetSubTextFont = Font(\.body2)
  /// The color of the first line of an action sheet.
  public let actionSheetSubTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The color of the last item of an action sheet.
  public let actionSheetItemColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the destructive items of an action sheet.
  public let actionSheetErrorColor = Color(\.errorMain, \.errorLight)
  /// The font of the last item of an action sheet.
  public let actionSheetButtonFont = Font(\.button1)
  /// The color of the disabled items of an action sheet.
  public let actionSheetDisabledColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The font of the new-messages label.
  public let newMessageFont = Font(\.body2)
  /// The color of the new-messages label.
  public let newMessageTintColor = Color(\.primaryMain, \.primaryLight)
  /// The background color of the new-messages label.
  public let newMessageBackground = Color(\.background50, \.background400)
  /// The background color of the new-messages label while pressed.
  public let newMessageHighlighted = Color(\.background200, \.background500)
  /// The color of the new-messages button.
  public let newMessageButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// The background color of the new-messages button.
  public let newMessageButtonBackground = Color(\.background50, \.background400)
  /// The background color of the new-messages button while pressed.
  public let newMessageButtonHighlighted = Color(\.background200, \.background500)
  /// The color of the button that scrolls to the latest message.
  public let scrollBottomButtonIconColor = Color(\.primaryMain, \.primaryLight)
  /// The background color of the button that scrolls to the latest message.
  public let scrollBottomButtonBackground = Color(\.background50, \.background400)
  /// The background color of the button that scrolls to the latest message, while pressed.
  public let scrollBottomButtonHighlighted = Color(\.background200, \.background500)
  /// The color of the dot that marks online users.
  public let titleOnlineStateColor = Color(\.secondaryMain, \.secondaryLight)
  /// The color of the title.
  public let titleColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the title.
  public let titleFont = Font(\.h3)
  /// The color of the line below the title.
  public let titleStatusColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The font of the line below the title.
  public let titleStatusFont = Font(\.caption2)
  /// The font of menu items.
  public let menuTitleFont = Font(\.subtitle2)
  /// The background color of the placeholder of a user's image.
  public let userPlaceholderBackgroundColor = Color(\.background300, \.background400)
  /// The color of the placeholder of a user's image.
  public let userPlaceholderTintColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The background color of the placeholder of an image.
  public let placeholderBackgroundColor = Color(\.background300, \.background400)
  /// The color of the placeholder of an image.
  public let placeholderTintColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The background color of a message's reactions.
  public let reactionBoxBackgroundColor = Color(\.background50, \.background600)
  /// The color of the border around a message's reactions.
  public let reactionBoxBorderLineColor = Color(\.background100, \.background400)
  /// The color of the count of a reaction.
  public let reactionBoxEmojiCountColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The background color of a reaction.
  public let reactionBoxEmojiBackgroundColor = Color(\.background100, \.background400)
  /// The background color of a reaction of the current user.
  public let reactionBoxSelectedEmojiBackgroundColor = Color(
    \.primaryExtraLight, \.primaryExtraDark)
  /// The font of the count of a reaction.
  public let reactionBoxEmojiCountFont = Font(\.caption4)
  /// The color of a reaction's count in the list of users who reacted.
  public let emojiCountColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The color of the selected reaction's count in the list of users who reacted.
  public let emojiSelectedCountColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the line below the selected reaction.
  public let emojiSelectedUnderlineColor = Color(\.primaryMain, \.primaryLight)
  /// The font of the counts in the list of users who reacted.
  public let emojiCountFont = Font(\.button3)
  /// The color of the line below the reactions of a menu.
  public let reactionMenuLineColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The background color of the selected reaction of a menu.
  public let emojiListSelectedBackgroundColor = Color(\.primaryExtraLight, \.primaryExtraDark)
  /// The color of the button that adds a reaction.
  public let addReactionTintColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The color of the icons of the channel type selector.
  public let channelTypeSelectorItemTintColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the text of the channel type selector.
  public let channelTypeSelectorItemTextColor = Color(
    \.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of the channel type selector.
  public let channelTypeSelectorItemFont = Font(\.caption2)
  /// The background color of the icon of a broadcast channel.
  public let broadcastIconBackgroundColor = Color(\.secondaryMain, \.secondaryLight)
  /// The color of the icon of a broadcast channel.
  public let broadcastIconTintColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The color of bar buttons.
  public let barItemTintColor = Color(\.primaryMain, \.primaryLight)
  /// The background color of the loading indicator.
  public let loadingBackgroundColor = Color.clear
  /// The color of the box around the loading indicator.
  public let loadingPopupBackgroundColor = Color.clear
  /// The font of the text below the loading indicator.
  public let loadingFont = Font(\.caption1)
  /// The color of the text below the loading indicator.
  public let loadingTextColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The color of the loading indicator.
  public let loadingSpinnerColor = Color(\.primaryMain, \.primaryLight)
  /// The background color of a toast.
  public let toastContainerColor = Color(\.overlayDark)
  /// The color of the text of a toast.
  public let toastTitleColor = Color(\.onDarkTextHighEmphasis)
  /// The color of the check mark of a toast.
  public let feedbackToastUpdateDoneColor = Color(\.secondaryLight)
  /// The font of the unread-messages label.
  public let unreadMessageFont = Font(\.body2)
  /// The color of the unread-messages label.
  public let unreadMessageLabelTintColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The background color of the unread-messages label.
  public let unreadMessageBackground = Color(\.background50, \.background400)
  /// The color of the close button of the unread-messages label.
  public let unreadMessageButtonTintColor = Color(\.primaryMain, \.primaryLight)
  /// The font of the label on the line above unread messages.
  public let newLineLabelFont = Font(\.caption3)
  /// The color of the label on the line above unread messages.
  public let newLineLabelTintColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the line above unread messages.
  public let newLineTintColor = Color(\.primaryMain, \.primaryLight)
  /// The background color of Liquid Glass action sheets and alerts.
  public let backgroundLiquidGlassColor = Color(\.background50, \.background500)
  /// The background color of Liquid Glass buttons.
  public let buttonBackgroundLiquidGlassColor = Color(
    \.buttonBackgroundLight, \.buttonBackgroundDark)
  /// The color of a highlighted Liquid Glass item.
  public let highlightedLiquidGlassColor = Color(
    \.buttonHighlightedBackgroundLight,
    \.buttonHighlitedBackgroundDark)
  /// The color of Liquid Glass shadows.
  public let shadowColorLiquidGlass = Color(
    \.liquidGlassMenuViewShadowLight, \.liquidGlassMenuViewShadowDark)
  /// The color that dims the screen below a Liquid Glass view.
  public let overlayColorLiquidGlass = Color(\.overlayDarkLiquidGlass)
}
