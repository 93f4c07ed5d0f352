// Written by Scripts/generate-sendbird; change its tables and templates instead.

import HeadlessUIKit

/// How parts look that screens share: titles, empty views, sheets, the wheel.
public final class SBUComponentTheme: SBUAnyTheme {
  /// A theme of single colours and fonts. What is left out is as the kit's light theme has it, with
  /// the colours and fonts that `SBUColorSet` and `SBUFontSet` have as it is made.
  public convenience init(
    emptyViewBackgroundColor: UIColor = SBUColorSet.background50,
    emptyViewStatusFont: UIFont = SBUFontSet.body3,
    emptyViewStatusTintColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    emptyViewRetryButtonTintColor: UIColor = SBUColorSet.primaryMain,
    emptyViewRetryButtonFont: UIFont = SBUFontSet.button2,
    overlayColor: UIColor = SBUColorSet.overlayDark,
    backgroundColor: UIColor = SBUColorSet.background50,
    highlightedColor: UIColor = SBUColorSet.background100,
    buttonTextColor: UIColor = SBUColorSet.primaryMain,
    separatorColor: UIColor = SBUColorSet.onLightTextDisabled,
    shadowColor: UIColor = SBUColorSet.onLightTextDisabled,
    closeBarButtonTintColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    alertTitleColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    alertTitleFont: UIFont = SBUFontSet.h1,
    alertTitleLiquidGlassFont: UIFont = SBUFontSet.h1,
    alertDetailColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    alertDetailFont: UIFont = SBUFontSet.body3,
    alertPlaceholderColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    alertButtonColor: UIColor = SBUColorSet.primaryMain,
    alertErrorColor: UIColor = SBUColorSet.errorMain,
    alertButtonFont: UIFont = SBUFontSet.button2,
    alertTextFieldBackgroundColor: UIColor = SBUColorSet.background100,
    alertTextFieldTintColor: UIColor = SBUColorSet.primaryMain,
    alertTextFieldFont: UIFont = SBUFontSet.body3,
    actionSheetTextFont: UIFont = SBUFontSet.subtitle1,
    actionSheetTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    actionSheetSubTextFont: UIFont = SBUFontSet.body2,
    actionSheetSubTextColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    actionSheetItemColor: UIColor = SBUColorSet.primaryMain,
    actionSheetErrorColor: UIColor = SBUColorSet.errorMain,
    actionSheetButtonFont: UIFont = SBUFontSet.button1,
    actionSheetDisabledColor: UIColor = SBUColorSet.onLightTextDisabled,
    newMessageFont: UIFont = SBUFontSet.caption1,
    newMessageTintColor: UIColor = SBUColorSet.primaryMain,
    newMessageBackground: UIColor = SBUColorSet.background50,
    newMessageHighlighted: UIColor = SBUColorSet.background200,
    newMessageButtonTintColor: UIColor = SBUColorSet.primaryMain,
    newMessageButtonBackground: UIColor = SBUColorSet.background50,
    newMessageButtonHighlighted: UIColor = SBUColorSet.background200,
    scrollBottomButtonIconColor: UIColor = SBUColorSet.primaryMain,
    scrollBottomButtonBackground: UIColor = SBUColorSet.background50,
    scrollBottomButtonHighlighted: UIColor = SBUColorSet.background200,
    titleOnlineStateColor: UIColor = SBUColorSet.secondaryMain,
    titleColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    titleFont: UIFont = SBUFontSet.h3,
    titleStatusColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    titleStatusFont: UIFont = SBUFontSet.caption2,
    menuTitleFont: UIFont = SBUFontSet.subtitle2,
    userPlaceholderBackgroundColor: UIColor = SBUColorSet.background300,
    userPlaceholderTintColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    placeholderBackgroundColor: UIColor = SBUColorSet.background300,
    placeholderTintColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    reactionBoxBackgroundColor: UIColor = SBUColorSet.background50,
    reactionBoxBorderLineColor: UIColor = SBUColorSet.background100,
    reactionBoxEmojiCountColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    reactionBoxEmojiBackgroundColor: UIColor = SBUColorSet.background100,
    reactionBoxSelectedEmojiBackgroundColor: UIColor = SBUColorSet.primaryExtraLight,
    reactionBoxEmojiCountFont: UIFont = SBUFontSet.caption4,
    emojiCountColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    emojiSelectedCountColor: UIColor = SBUColorSet.primaryMain,
    emojiSelectedUnderlineColor: UIColor = SBUColorSet.primaryMain,
    emojiCountFont: UIFont = SBUFontSet.button3,
    reactionMenuLineColor: UIColor = SBUColorSet.onLightTextDisabled,
    emojiListSelectedBackgroundColor: UIColor = SBUColorSet.primaryExtraLight,
    addReactionTintColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    channelTypeSelectorItemTintColor: UIColor = SBUColorSet.primaryMain,
    channelTypeSelectorItemTextColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    channelTypeSelectorItemFont: UIFont = SBUFontSet.caption2,
    broadcastIconBackgroundColor: UIColor = SBUColorSet.secondaryMain,
    broadcastIconTintColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    barItemTintColor: UIColor = SBUColorSet.primaryMain,
    loadingBackgroundColor: UIColor = UIColor.clear,
    loadingPopupBackgroundColor: UIColor = UIColor.clear,
    loadingFont: UIFont = SBUFontSet.caption1,
    loadingTextColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    loadingSpinnerColor: UIColor = SBUColorSet.primaryMain,
    toastContainerColor: UIColor = SBUColorSet.overlayDark,
    toastTitleColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    feedbackToastUpdateDoneColor: UIColor = SBUColorSet.secondaryLight,
    unreadMessageFont: UIFont = SBUFontSet.caption1,
    unreadMessageLabelTintColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    unreadMessageBackground: UIColor = SBUColorSet.background50,
    unreadMessageButtonTintColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    newLineLabelFont: UIFont = SBUFontSet.caption1,
    newLineLabelTintColor: UIColor = SBUColorSet.primaryMain,
    newLineTintColor: UIColor = SBUColorSet.primaryMain,
    backgroundLiquidGlassColor: UIColor = SBUColorSet.background50,
    buttonBackgroundLiquidGlassColor: UIColor = SBUColorSet.buttonBackgroundLight,
    highlightedLiquidGlassColor: UIColor = SBUColorSet.buttonHighlightedBackgroundLight,
    shadowColorLiquidGlass: UIColor = SBUColorSet.liquidGlassMenuViewShadowLight,
    overlayColorLiquidGlass: UIColor = SBUColorSet.overlayDarkLiquidGlass
  ) {
    self.init(
      SBUThemeLook(
        colors: [
          emptyViewBackgroundColor, emptyViewStatusTintColor, emptyViewRetryButtonTintColor,
          overlayColor, backgroundColor, highlightedColor, buttonTextColor, separatorColor,
          shadowColor, closeBarButtonTintColor, alertTitleColor, alertDetailColor,
          alertPlaceholderColor, alertButtonColor, alertErrorColor, alertTextFieldBackgroundColor,
          alertTextFieldTintColor, actionSheetTextColor, actionSheetSubTextColor,
          actionSheetItemColor, actionSheetErrorColor, actionSheetDisabledColor,
          newMessageTintColor, newMessageBackground, newMessageHighlighted,
          newMessageButtonTintColor, newMessageButtonBackground, newMessageButtonHighlighted,
          scrollBottomButtonIconColor, scrollBottomButtonBackground, scrollBottomButtonHighlighted,
          titleOnlineStateColor, titleColor, titleStatusColor, userPlaceholderBackgroundColor,
          userPlaceholderTintColor, placeholderBackgroundColor, placeholderTintColor,
          reactionBoxBackgroundColor, reactionBoxBorderLineColor, reactionBoxEmojiCountColor,
          reactionBoxEmojiBackgroundColor, reactionBoxSelectedEmojiBackgroundColor, emojiCountColor,
          emojiSelectedCountColor, emojiSelectedUnderlineColor, reactionMenuLineColor,
          emojiListSelectedBackgroundColor, addReactionTintColor, channelTypeSelectorItemTintColor,
          channelTypeSelectorItemTextColor, broadcastIconBackgroundColor, broadcastIconTintColor,
          barItemTintColor, loadingBackgroundColor, loadingPopupBackgroundColor, loadingTextColor,
          loadingSpinnerColor, toastContainerColor, toastTitleColor, feedbackToastUpdateDoneColor,
          unreadMessageLabelTintColor, unreadMessageBackground, unreadMessageButtonTintColor,
          newLineLabelTintColor, newLineTintColor, backgroundLiquidGlassColor,
          buttonBackgroundLiquidGlassColor, highlightedLiquidGlassColor, shadowColorLiquidGlass,
          overlayColorLiquidGlass,
        ],
        fonts: [
          emptyViewStatusFont, emptyViewRetryButtonFont, alertTitleFont, alertTitleLiquidGlassFont,
          alertDetailFont, alertButtonFont, alertTextFieldFont, actionSheetTextFont,
          actionSheetSubTextFont, actionSheetButtonFont, newMessageFont, titleFont, titleStatusFont,
          menuTitleFont, reactionBoxEmojiCountFont, emojiCountFont, channelTypeSelectorItemFont,
          loadingFont, unreadMessageFont, newLineLabelFont,
        ]))
  }

  /// Behind an empty view.
  public var emptyViewBackgroundColor: UIColor {
    get { look.colors[0] }
    set { look.colors[0] = newValue }
  }
  /// The font of an empty view.
  public var emptyViewStatusFont: UIFont {
    get { look.fonts[0] }
    set { look.fonts[0] = newValue }
  }
  /// Picture and text of an empty view.
  public var emptyViewStatusTintColor: UIColor {
    get { look.colors[1] }
    set { look.colors[1] = newValue }
  }
  /// The retry button.
  public var emptyViewRetryButtonTintColor: UIColor {
    get { look.colors[2] }
    set { look.colors[2] = newValue }
  }
  /// The font of the retry button.
  public var emptyViewRetryButtonFont: UIFont {
    get { look.fonts[1] }
    set { look.fonts[1] = newValue }
  }
  /// What darkens the screen below.
  public var overlayColor: UIColor {
    get { look.colors[3] }
    set { look.colors[3] = newValue }
  }
  /// Behind sheets and alerts.
  public var backgroundColor: UIColor {
    get { look.colors[4] }
    set { look.colors[4] = newValue }
  }
  /// A touched item.
  public var highlightedColor: UIColor {
    get { look.colors[5] }
    set { look.colors[5] = newValue }
  }
  /// Buttons of sheets.
  public var buttonTextColor: UIColor {
    get { look.colors[6] }
    set { look.colors[6] = newValue }
  }
  /// Lines between items.
  public var separatorColor: UIColor {
    get { look.colors[7] }
    set { look.colors[7] = newValue }
  }
  /// Shadows.
  public var shadowColor: UIColor {
    get { look.colors[8] }
    set { look.colors[8] = newValue }
  }
  /// The cross of what lies over a screen.
  public var closeBarButtonTintColor: UIColor {
    get { look.colors[9] }
    set { look.colors[9] = newValue }
  }
  /// The title of an alert.
  public var alertTitleColor: UIColor {
    get { look.colors[10] }
    set { look.colors[10] = newValue }
  }
  /// The font of the title of an alert.
  public var alertTitleFont: UIFont {
    get { look.fonts[2] }
    set { look.fonts[2] = newValue }
  }
  /// That font on glass.
  public var alertTitleLiquidGlassFont: UIFont {
    get { look.fonts[3] }
    set { look.fonts[3] = newValue }
  }
  /// The words of an alert.
  public var alertDetailColor: UIColor {
    get { look.colors[11] }
    set { look.colors[11] = newValue }
  }
  /// The font of the words of an alert.
  public var alertDetailFont: UIFont {
    get { look.fonts[4] }
    set { look.fonts[4] = newValue }
  }
  /// The word in an alert's empty field.
  public var alertPlaceholderColor: UIColor {
    get { look.colors[12] }
    set { look.colors[12] = newValue }
  }
  /// Buttons of an alert.
  public var alertButtonColor: UIColor {
    get { look.colors[13] }
    set { look.colors[13] = newValue }
  }
  /// Buttons of an alert that take something away.
  public var alertErrorColor: UIColor {
    get { look.colors[14] }
    set { look.colors[14] = newValue }
  }
  /// The font of an alert's buttons.
  public var alertButtonFont: UIFont {
    get { look.fonts[5] }
    set { look.fonts[5] = newValue }
  }
  /// Behind an alert's field.
  public var alertTextFieldBackgroundColor: UIColor {
    get { look.colors[15] }
    set { look.colors[15] = newValue }
  }
  /// The cursor of an alert's field.
  public var alertTextFieldTintColor: UIColor {
    get { look.colors[16] }
    set { look.colors[16] = newValue }
  }
  /// The font of an alert's field.
  public var alertTextFieldFont: UIFont {
    get { look.fonts[6] }
    set { look.fonts[6] = newValue }
  }
  /// The font of items of a sheet.
  public var actionSheetTextFont: UIFont {
    get { look.fonts[7] }
    set { look.fonts[7] = newValue }
  }
  /// Items of a sheet.
  public var actionSheetTextColor: UIColor {
    get { look.colors[17] }
    set { look.colors[17] = newValue }
  }
  /// The font of the first line of a sheet.
  public var actionSheetSubTextFont: UIFont {
    get { look.fonts[8] }
    set { look.fonts[8] = newValue }
  }
  /// The first line of a sheet.
  public var actionSheetSubTextColor: UIColor {
    get { look.colors[18] }
    set { look.colors[18] = newValue }
  }
  /// The last item of a sheet.
  public var actionSheetItemColor: UIColor {
    get { look.colors[19] }
    set { look.colors[19] = newValue }
  }
  /// Items of a sheet that take something away.
  public var actionSheetErrorColor: UIColor {
    get { look.colors[20] }
    set { look.colors[20] = newValue }
  }
  /// The font of the last item of a sheet.
  public var actionSheetButtonFont: UIFont {
    get { look.fonts[9] }
    set { look.fonts[9] = newValue }
  }
  /// Items of a sheet that are switched off.
  public var actionSheetDisabledColor: UIColor {
    get { look.colors[21] }
    set { look.colors[21] = newValue }
  }
  /// The font of the word of new messages.
  public var newMessageFont: UIFont {
    get { look.fonts[10] }
    set { look.fonts[10] = newValue }
  }
  /// The word of new messages.
  public var newMessageTintColor: UIColor {
    get { look.colors[22] }
    set { look.colors[22] = newValue }
  }
  /// Behind that word.
  public var newMessageBackground: UIColor {
    get { look.colors[23] }
    set { look.colors[23] = newValue }
  }
  /// Behind that word while it is touched.
  public var newMessageHighlighted: UIColor {
    get { look.colors[24] }
    set { look.colors[24] = newValue }
  }
  /// The button of new messages.
  public var newMessageButtonTintColor: UIColor {
    get { look.colors[25] }
    set { look.colors[25] = newValue }
  }
  /// Behind that button.
  public var newMessageButtonBackground: UIColor {
    get { look.colors[26] }
    set { look.colors[26] = newValue }
  }
  /// Behind that button while it is touched.
  public var newMessageButtonHighlighted: UIColor {
    get { look.colors[27] }
    set { look.colors[27] = newValue }
  }
  /// The button to the latest message.
  public var scrollBottomButtonIconColor: UIColor {
    get { look.colors[28] }
    set { look.colors[28] = newValue }
  }
  /// Behind that button.
  public var scrollBottomButtonBackground: UIColor {
    get { look.colors[29] }
    set { look.colors[29] = newValue }
  }
  /// Behind that button while it is touched.
  public var scrollBottomButtonHighlighted: UIColor {
    get { look.colors[30] }
    set { look.colors[30] = newValue }
  }
  /// The dot of people online.
  public var titleOnlineStateColor: UIColor {
    get { look.colors[31] }
    set { look.colors[31] = newValue }
  }
  /// The title.
  public var titleColor: UIColor {
    get { look.colors[32] }
    set { look.colors[32] = newValue }
  }
  /// The font of the title.
  public var titleFont: UIFont {
    get { look.fonts[11] }
    set { look.fonts[11] = newValue }
  }
  /// The line below the title.
  public var titleStatusColor: UIColor {
    get { look.colors[33] }
    set { look.colors[33] = newValue }
  }
  /// The font of the line below the title.
  public var titleStatusFont: UIFont {
    get { look.fonts[12] }
    set { look.fonts[12] = newValue }
  }
  /// The font of items of a menu.
  public var menuTitleFont: UIFont {
    get { look.fonts[13] }
    set { look.fonts[13] = newValue }
  }
  /// Behind the placeholder of a person's picture.
  public var userPlaceholderBackgroundColor: UIColor {
    get { look.colors[34] }
    set { look.colors[34] = newValue }
  }
  /// The placeholder of a person's picture.
  public var userPlaceholderTintColor: UIColor {
    get { look.colors[35] }
    set { look.colors[35] = newValue }
  }
  /// Behind the placeholder of a picture.
  public var placeholderBackgroundColor: UIColor {
    get { look.colors[36] }
    set { look.colors[36] = newValue }
  }
  /// The placeholder of a picture.
  public var placeholderTintColor: UIColor {
    get { look.colors[37] }
    set { look.colors[37] = newValue }
  }
  /// Behind the reactions of a message.
  public var reactionBoxBackgroundColor: UIColor {
    get { look.colors[38] }
    set { look.colors[38] = newValue }
  }
  /// The line around them.
  public var reactionBoxBorderLineColor: UIColor {
    get { look.colors[39] }
    set { look.colors[39] = newValue }
  }
  /// The number of a reaction.
  public var reactionBoxEmojiCountColor: UIColor {
    get { look.colors[40] }
    set { look.colors[40] = newValue }
  }
  /// Behind a reaction.
  public var reactionBoxEmojiBackgroundColor: UIColor {
    get { look.colors[41] }
    set { look.colors[41] = newValue }
  }
  /// Behind a reaction of one's own.
  public var reactionBoxSelectedEmojiBackgroundColor: UIColor {
    get { look.colors[42] }
    set { look.colors[42] = newValue }
  }
  /// The font of the number of a reaction.
  public var reactionBoxEmojiCountFont: UIFont {
    get { look.fonts[14] }
    set { look.fonts[14] = newValue }
  }
  /// A reaction among those who reacted.
  public var emojiCountColor: UIColor {
    get { look.colors[43] }
    set { look.colors[43] = newValue }
  }
  /// The chosen reaction there.
  public var emojiSelectedCountColor: UIColor {
    get { look.colors[44] }
    set { look.colors[44] = newValue }
  }
  /// The line below the chosen reaction.
  public var emojiSelectedUnderlineColor: UIColor {
    get { look.colors[45] }
    set { look.colors[45] = newValue }
  }
  /// The font of the numbers there.
  public var emojiCountFont: UIFont {
    get { look.fonts[15] }
    set { look.fonts[15] = newValue }
  }
  /// The line below the reactions of a menu.
  public var reactionMenuLineColor: UIColor {
    get { look.colors[46] }
    set { look.colors[46] = newValue }
  }
  /// Behind the chosen reaction of a menu.
  public var emojiListSelectedBackgroundColor: UIColor {
    get { look.colors[47] }
    set { look.colors[47] = newValue }
  }
  /// The button that adds a reaction.
  public var addReactionTintColor: UIColor {
    get { look.colors[48] }
    set { look.colors[48] = newValue }
  }
  /// The pictures of the choice of channel types.
  public var channelTypeSelectorItemTintColor: UIColor {
    get { look.colors[49] }
    set { look.colors[49] = newValue }
  }
  /// The words of that choice.
  public var channelTypeSelectorItemTextColor: UIColor {
    get { look.colors[50] }
    set { look.colors[50] = newValue }
  }
  /// The font of that choice.
  public var channelTypeSelectorItemFont: UIFont {
    get { look.fonts[16] }
    set { look.fonts[16] = newValue }
  }
  /// Behind the sign of a broadcast channel.
  public var broadcastIconBackgroundColor: UIColor {
    get { look.colors[51] }
    set { look.colors[51] = newValue }
  }
  /// The sign of a broadcast channel.
  public var broadcastIconTintColor: UIColor {
    get { look.colors[52] }
    set { look.colors[52] = newValue }
  }
  /// Items of a bar.
  public var barItemTintColor: UIColor {
    get { look.colors[53] }
    set { look.colors[53] = newValue }
  }
  /// Behind the wheel.
  public var loadingBackgroundColor: UIColor {
    get { look.colors[54] }
    set { look.colors[54] = newValue }
  }
  /// The box of the wheel.
  public var loadingPopupBackgroundColor: UIColor {
    get { look.colors[55] }
    set { look.colors[55] = newValue }
  }
  /// The font of the word below the wheel.
  public var loadingFont: UIFont {
    get { look.fonts[17] }
    set { look.fonts[17] = newValue }
  }
  /// The word below the wheel.
  public var loadingTextColor: UIColor {
    get { look.colors[56] }
    set { look.colors[56] = newValue }
  }
  /// The wheel.
  public var loadingSpinnerColor: UIColor {
    get { look.colors[57] }
    set { look.colors[57] = newValue }
  }
  /// Behind a message that goes by itself.
  public var toastContainerColor: UIColor {
    get { look.colors[58] }
    set { look.colors[58] = newValue }
  }
  /// A message that goes by itself.
  public var toastTitleColor: UIColor {
    get { look.colors[59] }
    set { look.colors[59] = newValue }
  }
  /// The tick of such a message.
  public var feedbackToastUpdateDoneColor: UIColor {
    get { look.colors[60] }
    set { look.colors[60] = newValue }
  }
  /// The font of the word of unread messages.
  public var unreadMessageFont: UIFont {
    get { look.fonts[18] }
    set { look.fonts[18] = newValue }
  }
  /// The word of unread messages.
  public var unreadMessageLabelTintColor: UIColor {
    get { look.colors[61] }
    set { look.colors[61] = newValue }
  }
  /// Behind that word.
  public var unreadMessageBackground: UIColor {
    get { look.colors[62] }
    set { look.colors[62] = newValue }
  }
  /// The cross beside that word.
  public var unreadMessageButtonTintColor: UIColor {
    get { look.colors[63] }
    set { look.colors[63] = newValue }
  }
  /// The font of the line above unread messages.
  public var newLineLabelFont: UIFont {
    get { look.fonts[19] }
    set { look.fonts[19] = newValue }
  }
  /// The word on that line.
  public var newLineLabelTintColor: UIColor {
    get { look.colors[64] }
    set { look.colors[64] = newValue }
  }
  /// The line above unread messages.
  public var newLineTintColor: UIColor {
    get { look.colors[65] }
    set { look.colors[65] = newValue }
  }
  /// Behind sheets and alerts of glass.
  public var backgroundLiquidGlassColor: UIColor {
    get { look.colors[66] }
    set { look.colors[66] = newValue }
  }
  /// Behind buttons of glass.
  public var buttonBackgroundLiquidGlassColor: UIColor {
    get { look.colors[67] }
    set { look.colors[67] = newValue }
  }
  /// A touched item of glass.
  public var highlightedLiquidGlassColor: UIColor {
    get { look.colors[68] }
    set { look.colors[68] = newValue }
  }
  /// Shadows of glass.
  public var shadowColorLiquidGlass: UIColor {
    get { look.colors[69] }
    set { look.colors[69] = newValue }
  }
  /// What darkens the screen below glass.
  public var overlayColorLiquidGlass: UIColor {
    get { look.colors[70] }
    set { look.colors[70] = newValue }
  }

  override class var entries: SBUThemeEntries { values }
  private static let values: SBUThemeEntries = [
    .color("emptyViewBackgroundColor", .background50, .background600),
    .font("emptyViewStatusFont", .body3),
    .color("emptyViewStatusTintColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .color("emptyViewRetryButtonTintColor", .primaryMain, .primaryLight),
    .font("emptyViewRetryButtonFont", .button2),
    .color("overlayColor", .overlayDark, .overlayLight),
    .color("backgroundColor", .background50, .background500),
    .color("highlightedColor", .background100, .background400),
    .color("buttonTextColor", .primaryMain, .primaryLight),
    .color("separatorColor", .onLightTextDisabled, .onDarkTextDisabled),
    .color("shadowColor", .onLightTextDisabled, .onLightTextMidEmphasis),
    .color("closeBarButtonTintColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .color("alertTitleColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .font("alertTitleFont", .h1),
    .font("alertTitleLiquidGlassFont", .h1),
    .color("alertDetailColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .font("alertDetailFont", .body3),
    .color("alertPlaceholderColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .color("alertButtonColor", .primaryMain, .primaryLight),
    .color("alertErrorColor", .errorMain, .errorLight),
    .font("alertButtonFont", .button2),
    .color("alertTextFieldBackgroundColor", .background100, .background400),
    .color("alertTextFieldTintColor", .primaryMain, .primaryLight),
    .font("alertTextFieldFont", .body3),
    .font("actionSheetTextFont", .subtitle1),
    .color("actionSheetTextColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .font("actionSheetSubTextFont", .body2),
    .color("actionSheetSubTextColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .color("actionSheetItemColor", .primaryMain, .primaryLight),
    .color("actionSheetErrorColor", .errorMain, .errorLight),
    .font("actionSheetButtonFont", .button1),
    .color("actionSheetDisabledColor", .onLightTextDisabled, .onDarkTextDisabled),
    .font("newMessageFont", .caption1),
    .color("newMessageTintColor", .primaryMain, .primaryLight),
    .color("newMessageBackground", .background50, .background400),
    .color("newMessageHighlighted", .background200, .background500),
    .color("newMessageButtonTintColor", .primaryMain, .primaryLight),
    .color("newMessageButtonBackground", .background50, .background400),
    .color("newMessageButtonHighlighted", .background200, .background500),
    .color("scrollBottomButtonIconColor", .primaryMain, .primaryLight),
    .color("scrollBottomButtonBackground", .background50, .background400),
    .color("scrollBottomButtonHighlighted", .background200, .background500),
    .color("titleOnlineStateColor", .secondaryMain, .secondaryLight),
    .color("titleColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .font("titleFont", .h3),
    .color("titleStatusColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .font("titleStatusFont", .caption2),
    .font("menuTitleFont", .subtitle2),
    .color("userPlaceholderBackgroundColor", .background300, .background400),
    .color("userPlaceholderTintColor", .onDarkTextHighEmphasis, .onLightTextHighEmphasis),
    .color("placeholderBackgroundColor", .background300, .background400),
    .color("placeholderTintColor", .onDarkTextHighEmphasis, .onLightTextHighEmphasis),
    .color("reactionBoxBackgroundColor", .background50, .background600),
    .color("reactionBoxBorderLineColor", .background100, .background400),
    .color("reactionBoxEmojiCountColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .color("reactionBoxEmojiBackgroundColor", .background100, .background400),
    .color("reactionBoxSelectedEmojiBackgroundColor", .primaryExtraLight, .primaryExtraDark),
    .font("reactionBoxEmojiCountFont", .caption4),
    .color("emojiCountColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .color("emojiSelectedCountColor", .primaryMain, .primaryLight),
    .color("emojiSelectedUnderlineColor", .primaryMain, .primaryLight),
    .font("emojiCountFont", .button3),
    .color("reactionMenuLineColor", .onLightTextDisabled, .onDarkTextDisabled),
    .color("emojiListSelectedBackgroundColor", .primaryExtraLight, .primaryExtraDark),
    .color("addReactionTintColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .color("channelTypeSelectorItemTintColor", .primaryMain, .primaryLight),
    .color("channelTypeSelectorItemTextColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .font("channelTypeSelectorItemFont", .caption2),
    .color("broadcastIconBackgroundColor", .secondaryMain, .secondaryLight),
    .color("broadcastIconTintColor", .onDarkTextHighEmphasis, .onLightTextHighEmphasis),
    .color("barItemTintColor", .primaryMain, .primaryLight),
    .color("loadingBackgroundColor", .clear),
    .color("loadingPopupBackgroundColor", .clear),
    .font("loadingFont", .caption1),
    .color("loadingTextColor", .onDarkTextHighEmphasis, .onLightTextHighEmphasis),
    .color("loadingSpinnerColor", .primaryMain, .primaryLight),
    .color("toastContainerColor", .overlayDark),
    .color("toastTitleColor", .onDarkTextHighEmphasis),
    .color("feedbackToastUpdateDoneColor", .secondaryLight),
    .font("unreadMessageFont", .caption1),
    .color("unreadMessageLabelTintColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .color("unreadMessageBackground", .background50, .background400),
    .color("unreadMessageButtonTintColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .font("newLineLabelFont", .caption1),
    .color("newLineLabelTintColor", .primaryMain, .primaryLight),
    .color("newLineTintColor", .primaryMain, .primaryLight),
    .color("backgroundLiquidGlassColor", .background50, .background500),
    .color("buttonBackgroundLiquidGlassColor", .buttonBackgroundLight, .buttonBackgroundDark),
    .color(
      "highlightedLiquidGlassColor", .buttonHighlightedBackgroundLight,
      .buttonHighlitedBackgroundDark),
    .color(
      "shadowColorLiquidGlass", .liquidGlassMenuViewShadowLight, .liquidGlassMenuViewShadowDark),
    .color("overlayColorLiquidGlass", .overlayDarkLiquidGlass),
  ]
}
