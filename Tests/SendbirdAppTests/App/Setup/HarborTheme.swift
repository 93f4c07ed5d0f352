import SendbirdUIKit
import UIKit

/// The colors of the harbor, by day and by night.
struct HarborTheme {
  let sea: UIColor
  let sand: UIColor

  static let day = HarborTheme(sea: .systemTeal, sand: .systemYellow)
  static let night = HarborTheme(sea: .systemIndigo, sand: .systemPurple)

  func apply() {
    SBUColorSet.primaryMain = sea
    SBUColorSet.primaryLight = sea
    SBUFontSet.h3 = .systemFont(ofSize: 18, weight: .heavy)

    let users = SBUUserListTheme()
    users.leftBarButtonTintColor = sea
    users.rightBarButtonTintColor = sand
    users.rightBarButtonSelectedTintColor = sea
    users.navigationBarTintColor = .white

    let cells = SBUUserCellTheme()
    cells.nicknameTextColor = sea
    cells.moreButtonColor = sand
    SBUTheme.setUserList(userListTheme: users, userCellTheme: cells)

    let settings = SBUChannelSettingsTheme()
    settings.cellTextColor = sea
    SBUTheme.setChannelSettings(channelSettingsTheme: settings)

    let components = SBUComponentTheme()
    components.alertTitleColor = sea
    components.alertButtonColor = sea
    components.toastTitleColor = sand
    components.actionSheetTextColor = sea
    SBUTheme.set(theme: SBUTheme(componentTheme: components))
  }

  static func useNight() {
    SBUTheme.set(colorScheme: .dark)
    HarborTheme.night.apply()
  }
}

/// Every color, font and icon of the kit, for a harbor that shares nothing with it.
extension HarborTheme {
  func applyToAll() {
    paintColors()
    setFonts()
    setIcons()
    SBUTheme.set(theme: SBUTheme(userListTheme: userLists(), componentTheme: components()))
  }

  /// Takes everything back.
  static func restore() {
    SBUColorSet.restoreDefaultColors()
    SBUFontSet.restoreDefaultFonts()
    SBUIconSet.restoreDefaultIcons()
  }

  private func paintColors() {
    SBUColorSet.primaryExtraLight = sand
    SBUColorSet.primaryDark = sea
    SBUColorSet.primaryExtraDark = sea
    SBUColorSet.secondaryExtraLight = sand
    SBUColorSet.secondaryLight = sand
    SBUColorSet.secondaryMain = sand
    SBUColorSet.secondaryDark = sand
    SBUColorSet.secondaryExtraDark = sand
    SBUColorSet.background100 = sea
    SBUColorSet.background200 = sea
    SBUColorSet.background700 = sea
    SBUColorSet.background0 = sea
    SBUColorSet.buttonBackgroundLight = sand
    SBUColorSet.buttonHighlightedBackgroundLight = sand
    SBUColorSet.buttonBackgroundDark = sea
    SBUColorSet.buttonHighlitedBackgroundDark = sea
    SBUColorSet.overlayDarkLiquidGlass = sea
    SBUColorSet.errorExtraLight = sand
    SBUColorSet.errorDark = sea
    SBUColorSet.errorExtraDark = sea
    SBUColorSet.informationExtraDark = sea
    SBUColorSet.informationDark = sea
    SBUColorSet.informationMain = sea
    SBUColorSet.informationLight = sand
    SBUColorSet.informationExtraLight = sand
    SBUColorSet.highlight = sand
    SBUColorSet.liquidGlassMenuViewShadowLight = sand
    SBUColorSet.liquidGlassMenuViewShadowDark = sea
    SBUColorSet.liquidGlassButtonHighlightLight = sand
    SBUColorSet.liquidGlassButtonHighlightDark = sand
    SBUColorSet.liquidGlassInputButtonBackgroundLight = sand
    SBUColorSet.liquidGlassInputButtonBackgroundDark = sea
  }

  private func setFonts() {
    SBUFontSet.h2 = .systemFont(ofSize: 14)
    SBUFontSet.body4 = .systemFont(ofSize: 13)
    SBUFontSet.button3 = .systemFont(ofSize: 12)
    SBUFontSet.button4 = .systemFont(ofSize: 11)
    SBUFontSet.caption1 = .systemFont(ofSize: 14)
    SBUFontSet.caption2 = .systemFont(ofSize: 13)
    SBUFontSet.caption3 = .systemFont(ofSize: 12)
    SBUFontSet.caption4 = .systemFont(ofSize: 11)
    SBUFontSet.subtitle3 = .systemFont(ofSize: 14)
  }

  private func setIcons() {
    let anchor = UIImage(systemName: "mappin") ?? UIImage()
    SBUIconSet.iconAdd = anchor
    SBUIconSet.iconBroadcast = anchor
    SBUIconSet.iconCamera = anchor
    SBUIconSet.iconChat = anchor
    SBUIconSet.iconChevronDown = anchor
    SBUIconSet.iconClose = anchor
    SBUIconSet.iconCopy = anchor
    SBUIconSet.iconCreate = anchor
    SBUIconSet.iconDelete = anchor
    SBUIconSet.iconDocument = anchor
    SBUIconSet.iconDone = anchor
    SBUIconSet.iconDoneAll = anchor
    SBUIconSet.iconDownload = anchor
    SBUIconSet.iconEdit = anchor
    SBUIconSet.iconEmojiMore = anchor
    SBUIconSet.iconEmpty = anchor
    SBUIconSet.iconFileAudio = anchor
    SBUIconSet.iconFileDocument = anchor
    SBUIconSet.iconGif = anchor
    SBUIconSet.iconInfo = anchor
    SBUIconSet.iconLeave = anchor
    SBUIconSet.iconMessage = anchor
    SBUIconSet.iconNotificationFilled = anchor
    SBUIconSet.iconNotificationOffFilled = anchor
    SBUIconSet.iconNotifications = anchor
    SBUIconSet.iconPhoto = anchor
    SBUIconSet.iconPlay = anchor
    SBUIconSet.iconQuestion = anchor
    SBUIconSet.iconRemove = anchor
    SBUIconSet.iconSearch = anchor
    SBUIconSet.iconSend = anchor
    SBUIconSet.iconSpinner = anchor
    SBUIconSet.iconSupergroup = anchor
    SBUIconSet.iconThumbnailNone = anchor
    SBUIconSet.iconReply = anchor
    SBUIconSet.iconReplied = anchor
    SBUIconSet.iconThread = anchor
    SBUIconSet.iconRadioButtonOn = anchor
    SBUIconSet.iconRadioButtonOff = anchor
    SBUIconSet.iconVoiceMessageOn = anchor
    SBUIconSet.iconPause = anchor
    SBUIconSet.iconRecording = anchor
    SBUIconSet.iconStop = anchor
    SBUIconSet.iconGood = anchor
    SBUIconSet.iconBad = anchor
    SBUIconSet.iconMarkAsUnread = anchor
  }

  private func userLists() -> SBUUserListTheme {
    let theme = SBUUserListTheme()
    theme.coverImageTintColor = sand
    theme.coverImageBackgroundColor = sea
    theme.placeholderTintColor = sand
    theme.textfieldTextColor = sea
    theme.itemTextColor = sand
    theme.itemColor = sea
    theme.removeColor = sand
    return theme
  }

  private func components() -> SBUComponentTheme {
    let theme = SBUComponentTheme()
    theme.alertTitleColor = sand
    theme.alertTitleFont = .systemFont(ofSize: 13)
    theme.alertDetailColor = sand
    theme.alertDetailFont = .systemFont(ofSize: 13)
    theme.alertPlaceholderColor = sand
    theme.alertButtonColor = sea
    theme.alertErrorColor = sand
    theme.alertButtonFont = .systemFont(ofSize: 13)
    theme.alertTextFieldBackgroundColor = sand
    theme.alertTextFieldTintColor = sea
    theme.alertTextFieldFont = .systemFont(ofSize: 13)
    theme.actionSheetDisabledColor = sea
    theme.newMessageFont = .systemFont(ofSize: 13)
    theme.newMessageTintColor = sea
    theme.newMessageBackground = sand
    theme.newMessageHighlighted = sea
    theme.newMessageButtonTintColor = sand
    theme.newMessageButtonBackground = sea
    theme.newMessageButtonHighlighted = sand
    theme.scrollBottomButtonIconColor = sea
    theme.scrollBottomButtonBackground = sand
    theme.scrollBottomButtonHighlighted = sea
    theme.titleOnlineStateColor = sand
    theme.titleStatusColor = sea
    theme.titleStatusFont = .systemFont(ofSize: 13)
    theme.menuTitleFont = .systemFont(ofSize: 13)
    theme.highlightedColor = sand
    theme.buttonTextColor = sea
    theme.separatorColor = sand
    theme.shadowColor = sea
    theme.closeBarButtonTintColor = sand
    theme.userPlaceholderBackgroundColor = sea
    theme.userPlaceholderTintColor = sand
    theme.placeholderBackgroundColor = sea
    setMessages(of: theme)
    return theme
  }

  private func setMessages(of theme: SBUComponentTheme) {
    theme.placeholderTintColor = sand
    theme.reactionBoxBackgroundColor = sea
    theme.reactionBoxBorderLineColor = sand
    theme.reactionBoxEmojiCountColor = sea
    theme.reactionBoxEmojiBackgroundColor = sand
    theme.reactionBoxSelectedEmojiBackgroundColor = sea
    theme.reactionBoxEmojiCountFont = .systemFont(ofSize: 13)
    theme.emojiCountColor = sea
    theme.emojiSelectedCountColor = sand
    theme.emojiSelectedUnderlineColor = sea
    theme.emojiCountFont = .systemFont(ofSize: 13)
    theme.emojiListSelectedBackgroundColor = sea
    theme.reactionMenuLineColor = sand
    theme.addReactionTintColor = sea
    theme.channelTypeSelectorItemTintColor = sand
    theme.channelTypeSelectorItemTextColor = sea
    theme.channelTypeSelectorItemFont = .systemFont(ofSize: 13)
    theme.broadcastIconBackgroundColor = sea
    theme.broadcastIconTintColor = sand
    theme.barItemTintColor = sea
    theme.loadingBackgroundColor = sand
    theme.loadingPopupBackgroundColor = sea
    theme.loadingFont = .systemFont(ofSize: 13)
    theme.loadingTextColor = sea
    theme.toastContainerColor = sand
    theme.toastTitleColor = sea
    theme.feedbackToastUpdateDoneColor = sand
    theme.unreadMessageFont = .systemFont(ofSize: 13)
    theme.unreadMessageLabelTintColor = sand
    theme.unreadMessageButtonTintColor = sea
    theme.unreadMessageBackground = sand
    theme.newLineLabelFont = .systemFont(ofSize: 13)
    theme.newLineLabelTintColor = sand
    theme.newLineTintColor = sea
  }

  /// The colors over other views, which follow the system's look.
  static var overlays: [Any] {
    let theme = SBUTheme.componentTheme
    return [
      theme.backgroundColorAdaptive,
      theme.alertButtonBackgroundColorAdaptive,
      theme.highlightedColorAdaptive,
      theme.alertTitleFontAdaptive,
      theme.overlayColorAdaptive,
      theme.shadowColorAdaptive,
    ]
  }
}
