import HeadlessSendbird
import HeadlessUIKit

// What an app overrides and calls of the parts of a group channel, from the tables G 1.3, 3.1 and 3.4 to
// 3.6. A missing or renamed member, and one that is public instead of open, ends the build.

/// G 1.3.
func setGroupChannelParts() {
  SBUModuleSet.GroupChannelModule = SBUGroupChannelModule.self
  SBUGroupChannelModule.HeaderComponent = GroupChannelHeader.self
  SBUGroupChannelModule.ListComponent = GroupChannelList.self
  SBUGroupChannelModule.InputComponent = GroupChannelInput.self
  SBUGroupChannelModule.Header.TitleView = ChannelTitle.self
  SBUGroupChannelModule.Header.LeftBarButton = SBUBarButtonItem.self
  SBUGroupChannelModule.Header.RightBarButton = SBUBarButtonItem.self
  SBUGroupChannelModule.List.AdminMessageCell = SBUAdminMessageCell.self
  SBUGroupChannelModule.List.UserMessageCell = SBUUserMessageCell.self
  SBUGroupChannelModule.List.FileMessageCell = SBUFileMessageCell.self
  SBUGroupChannelModule.List.MultipleFilesMessageCell = SBUMultipleFilesMessageCell.self
  SBUGroupChannelModule.List.TypingIndicatorMessageCell = SBUTypingIndicatorMessageCell.self
  SBUGroupChannelModule.List.UnknownMessageCell = SBUUnknownMessageCell.self
  SBUGroupChannelModule.List.CustomMessageCell = SBUBaseMessageCell.self
  SBUGroupChannelModule.List.CustomMessageCell = nil
  SBUGroupChannelModule.List.EmptyView = SBUEmptyView.self
  SBUGroupChannelModule.List.ChannelStateBanner = StateBanner.self
  SBUGroupChannelModule.List.ScrollBottomView = ScrollBottom.self
  SBUGroupChannelModule.List.NewMessageInfo = NewMessages.self
  SBUGroupChannelModule.List.UserProfileView = SBUUserProfileView.self
  SBUGroupChannelModule.List.UnreadMessageInfoView = SBUUnreadMessageInfoView.self
  SBUGroupChannelModule.Input.MessageInputView = SBUMessageInputView.self
  SBUGroupChannelModule.Input.VoiceMessageInputView = SBUVoiceMessageInputView.self
}

/// G 1.1.
class GroupChannelModule: SBUGroupChannelModule {
  required init() { super.init() }
}

/// G 3.1: the methods without a default, with those of the base.
final class GroupChannelListDelegate: SBUGroupChannelModuleListDelegate {
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapMessage message: BaseMessage,
    forRowAt indexPath: IndexPath
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapUserProfile user: SBUUser
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapVoiceMessage fileMessage: FileMessage,
    cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didScroll scrollView: UIScrollView
  ) {}
  func baseChannelModuleDidTapScrollToButton(
    _ listComponent: SBUBaseChannelModule.List, animated: Bool
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List,
    didSelectScrollToBottonWithOptions options: SBUScrollOptions, animated: Bool
  ) {}
  func baseChannelModuleDidSelectRetry(_ listComponent: SBUBaseChannelModule.List) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapRetryFailedMessage failedMessage: BaseMessage
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapDeleteFailedMessage failedMessage: BaseMessage
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapCopyMessage message: BaseMessage
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapDeleteMessage message: BaseMessage
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapEditMessage message: BaseMessage
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapSaveMessage message: BaseMessage
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapReplyMessage message: BaseMessage
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didReactToMessage message: BaseMessage,
    withEmoji key: String, selected: Bool
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapMoreEmojisOnMessage message: BaseMessage
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didDismissMenuForCell cell: UITableViewCell
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didFailScrollToMessageId messageId: Int64,
    needToSearch: Bool
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didFailScrollToMessage message: BaseMessage,
    needToSearch: Bool
  ) {}
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    didTapQuotedMessageView quotedMessageView: SBUQuotedBaseMessageView
  ) {}
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didTapEmoji emojiKey: String,
    messageCell: SBUBaseMessageCell
  ) {}
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didLongTapEmoji emojiKey: String,
    messageCell: SBUBaseMessageCell
  ) {}
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    didTapMoreEmojiForCell messageCell: SBUBaseMessageCell
  ) {}
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didTapMentionUser user: SBUUser
  ) {}
  func groupChannelModule(_ listComponent: SBUGroupChannelModule.List, didTapURL url: URL) {}
  func groupChannelModuleDidTapThreadInfoView(_ threadInfoView: SBUThreadInfoView) {}
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didSelect optionView: SBUSuggestedReplyOptionView
  ) {}
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didSelectFileAt index: Int,
    multipleFilesMessageCell: SBUMultipleFilesMessageCell, forRowAt cellIndexPath: IndexPath
  ) {}
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    didScrollToUnreadMessageNewLine messageCell: SBUBaseMessageCell
  ) {}
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didTapUnreadMessageInfoView hidden: Bool
  ) {}
  func groupChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapMarkAsUnread message: BaseMessage
  ) {}
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    shouldHandleTemplateAction action: SBUMessageTemplate.Action, message: BaseMessage,
    forRowAt indexPath: IndexPath
  ) {}
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    shouldHandleTemplatePreDefinedAction action: SBUMessageTemplate.Action, message: BaseMessage,
    forRowAt indexPath: IndexPath
  ) {}
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    shouldHandleTemplateCustomAction action: SBUMessageTemplate.Action, message: BaseMessage,
    forRowAt indexPath: IndexPath
  ) {}
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    shouldHandleUncachedTemplateKeys templateKeys: [String], messageCell: SBUBaseMessageCell
  ) {}
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    shouldHandleUncachedTemplateImages cacheData: [String: String], messageCell: SBUBaseMessageCell
  ) {}
  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
}

/// G 3.1: with those of the base.
final class GroupChannelListDataSource: SBUGroupChannelModuleListDataSource {
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, channelForTableView tableView: UITableView
  ) -> BaseChannel? { nil }
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, sentMessagesInTableView tableView: UITableView
  ) -> [BaseMessage] { [] }
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, fullMessagesInTableView tableView: UITableView
  ) -> [BaseMessage] { [] }
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, hasNextInTableView tableView: UITableView
  ) -> Bool { true }
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, lastSeenIndexPathIn tableView: UITableView
  ) -> IndexPath? { nil }
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, startingPointIn tableView: UITableView
  ) -> Int64? { nil }
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List,
    parentViewControllerDisplayMenuItems menuItems: [SBUMenuItem]
  ) -> UIViewController? { nil }
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, pendingMessageManagerForCell cell: UITableViewCell
  ) -> (SBUPendingMessageManager?, Bool?) { (nil, nil) }
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, highlightInfoInTableView tableView: UITableView
  ) -> SBUHighlightMessageInfo? { nil }
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    didHandleUncachedTemplateKeys templateKeys: [String]
  ) -> Bool? { nil }
  func groupChannelModuleFirstUnreadMessage(_ listComponent: SBUGroupChannelModule.List)
    -> BaseMessage?
  { nil }
  func groupChannelModuleAllowsAutoMarkAsReadOnScroll(_ listComponent: SBUGroupChannelModule.List)
    -> Bool
  { true }
}

/// G 3.4.
class GroupChannelHeader: SBUGroupChannelModule.Header {
  override func configure(delegate: any SBUGroupChannelModuleHeaderDelegate, theme: SBUChannelTheme)
  { super.configure(delegate: delegate, theme: theme) }
  override func setupViews() { super.setupViews() }
  override func onTapLeftBarButton() { super.onTapLeftBarButton() }
  override func onTapRightBarButton() { super.onTapRightBarButton() }
}

/// G 3.4.
func publicMembers(of header: SBUGroupChannelModule.Header) {
  let _:
    ReferenceWritableKeyPath<
      SBUGroupChannelModule.Header, (any SBUGroupChannelModuleHeaderDelegate)?
    > = \.delegate
}

/// G 3.5.
class GroupChannelList: SBUGroupChannelModule.List {
  override func configure(
    delegate: any SBUGroupChannelModuleListDelegate,
    dataSource: any SBUGroupChannelModuleListDataSource, theme: SBUChannelTheme
  ) { super.configure(delegate: delegate, dataSource: dataSource, theme: theme) }
  override func setupViews() { super.setupViews() }
  override func setupLayouts() { super.setupLayouts() }
  override func updateStyles(
    theme: SBUChannelTheme? = nil, componentTheme: SBUComponentTheme? = nil
  ) { super.updateStyles(theme: theme, componentTheme: componentTheme) }
  override func setScrollBottomView(hidden: Bool) { super.setScrollBottomView(hidden: hidden) }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
  }
  override func register(adminMessageCell: SBUBaseMessageCell, nib: UINib? = nil) {
    super.register(adminMessageCell: adminMessageCell, nib: nib)
  }
  override func register(userMessageCell: SBUBaseMessageCell, nib: UINib? = nil) {
    super.register(userMessageCell: userMessageCell, nib: nib)
  }
  override func register(fileMessageCell: SBUBaseMessageCell, nib: UINib? = nil) {
    super.register(fileMessageCell: fileMessageCell, nib: nib)
  }
  override func register(multipleFilesMessageCell: SBUBaseMessageCell, nib: UINib? = nil) {
    super.register(multipleFilesMessageCell: multipleFilesMessageCell, nib: nib)
  }
  override func register(typingIndicatorMessageCell: SBUBaseMessageCell, nib: UINib? = nil) {
    super.register(typingIndicatorMessageCell: typingIndicatorMessageCell, nib: nib)
  }
  override func register(unknownMessageCell: SBUBaseMessageCell, nib: UINib? = nil) {
    super.register(unknownMessageCell: unknownMessageCell, nib: nib)
  }
  override func register(customMessageCell: SBUBaseMessageCell, nib: UINib? = nil) {
    super.register(customMessageCell: customMessageCell, nib: nib)
  }
  override func register(messageTemplateCell: SBUBaseMessageCell, nib: UINib? = nil) {
    super.register(messageTemplateCell: messageTemplateCell, nib: nib)
  }
  override func generateCellIdentifier(by message: BaseMessage) -> String {
    super.generateCellIdentifier(by: message)
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { super.tableView(tableView, cellForRowAt: indexPath) }
  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
  override func configureCell(
    _ messageCell: SBUBaseMessageCell, message: BaseMessage, forRowAt indexPath: IndexPath
  ) { super.configureCell(messageCell, message: message, forRowAt: indexPath) }
  override func setMessageCellGestures(
    _ cell: SBUBaseMessageCell, message: BaseMessage, indexPath: IndexPath
  ) { super.setMessageCellGestures(cell, message: message, indexPath: indexPath) }
  override func setMessageCellAnimation(
    _ messageCell: SBUBaseMessageCell, message: BaseMessage, indexPath: IndexPath
  ) { super.setMessageCellAnimation(messageCell, message: message, indexPath: indexPath) }
  override func calculateMessageMenuCGPoint(indexPath: IndexPath, position: MessagePosition)
    -> CGPoint
  { super.calculateMessageMenuCGPoint(indexPath: indexPath, position: position) }
  override func createMessageMenuItems(for message: BaseMessage) -> [SBUMenuItem] {
    super.createMessageMenuItems(for: message)
  }
  override func createMarkAsUnreadMenuItem(for message: BaseMessage, isThreadMessage: Bool)
    -> SBUMenuItem?
  { super.createMarkAsUnreadMenuItem(for: message, isThreadMessage: isThreadMessage) }
  override func showMessageContextMenu(
    for message: BaseMessage, cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { super.showMessageContextMenu(for: message, cell: cell, forRowAt: indexPath) }
  override func didTapQuotedMessageView(_ quotedMessageView: SBUQuotedBaseMessageView) {
    super.didTapQuotedMessageView(quotedMessageView)
  }
  override func threadInfoViewDidTap(_ threadInfoView: SBUThreadInfoView) {
    super.threadInfoViewDidTap(threadInfoView)
  }
}

/// G 3.5.
func publicMembers(of list: SBUGroupChannelModule.List) {
  let _: KeyPath<SBUGroupChannelModule.List, SBUBaseMessageCell?> = \.adminMessageCell
  let _: KeyPath<SBUGroupChannelModule.List, SBUBaseMessageCell?> = \.userMessageCell
  let _: KeyPath<SBUGroupChannelModule.List, SBUBaseMessageCell?> = \.fileMessageCell
  let _: KeyPath<SBUGroupChannelModule.List, SBUBaseMessageCell?> = \.multipleFilesMessageCell
  let _: KeyPath<SBUGroupChannelModule.List, SBUBaseMessageCell?> = \.typingIndicatorMessageCell
  let _: KeyPath<SBUGroupChannelModule.List, SBUBaseMessageCell?> = \.messageTemplateCell
  let _: KeyPath<SBUGroupChannelModule.List, SBUBaseMessageCell?> = \.unknownMessageCell
  let _: KeyPath<SBUGroupChannelModule.List, SBUBaseMessageCell?> = \.customMessageCell
  let _:
    ReferenceWritableKeyPath<SBUGroupChannelModule.List, (any SBUGroupChannelModuleListDelegate)?> =
      \.delegate
  let _:
    ReferenceWritableKeyPath<SBUGroupChannelModule.List, (any SBUGroupChannelModuleListDataSource)?> =
      \.dataSource
  let _: KeyPath<SBUGroupChannelModule.List, GroupChannel?> = \.channel
  let _: KeyPath<SBUGroupChannelModule.List, SBUHighlightMessageInfo?> = \.highlightInfo
  let _: KeyPath<SBUGroupChannelModule.List, BaseMessage?> = \.firstUnreadMessage
  let _: KeyPath<SBUGroupChannelModule.List, Bool> = \.allowsAutoMarkAsReadOnScroll
  let _: ReferenceWritableKeyPath<SBUGroupChannelModule.List, Bool> = \.isHighlightInfoAnimated
  let _: ReferenceWritableKeyPath<SBUGroupChannelModule.List, SBUVoicePlayer?> = \.voicePlayer
  let _: ReferenceWritableKeyPath<SBUGroupChannelModule.List, Bool> = \.hasSeenNewLine
  let _: ReferenceWritableKeyPath<SBUGroupChannelModule.List, Bool> = \.didUnreadMessageExist
  let _: ReferenceWritableKeyPath<SBUGroupChannelModule.List, [UIView]> =
    \.previouslyVisibleNewLines
  let _: (Bool) -> Void = list.reloadTableView(needsToLayout:)
  let _: (SBUBaseMessageCell.Type) -> Void = list.register(messageCellType:)
  let _: (SBUBaseMessageCell, UINib?) -> Void = list.register(messageCell:nib:)
  let _: (UINib, SBUBaseMessageCell) -> Void = list.register(nib:messageCell:)
  let _: (BaseMessage) -> Void = list.updateStreamMessage(_:)
  let _: (SBUBaseMessageCell, IndexPath) -> Void = list.configureMessageTemplateHandlers(
    with:indexPath:)
  let _: () -> Void = list.checkForMarkAsRead
  let _: (SBUBaseMessageCell, UIView) -> Void = list.checkIfNewLineCameOnScreen(
    messageCell:newline:)
  let _: (SBUBaseMessageCell, UIView) -> Void = list.recordVisibleNewLines(messageCell:newline:)
  let _: (SBUBaseMessageCell, UIView) -> Void = list.checkIfNewLineWentOffScreen(
    messageCell:newline:)
  let _: (SBUVoicePlayer) -> Void = list.voicePlayerDidStart(_:)
  let _: (SBUVoicePlayer, SBUVoiceFileInfo?) -> Void = list.voicePlayerDidPause(_:voiceFileInfo:)
  let _: (SBUVoicePlayer) -> Void = list.voicePlayerDidStop(_:)
  let _: (SBUVoicePlayer) -> Void = list.voicePlayerDidReset(_:)
  let _: (SBUVoicePlayer, TimeInterval) -> Void = list.voicePlayerDidUpdatePlayTime(_:time:)
  let _: (SBUVoicePlayer, SBUVoicePlayerErrorStatus) -> Void = list.voicePlayerDidReceiveError(
    _:errorStatus:)
  list.reloadTableView()
  list.register(userMessageCell: SBUUserMessageCell())
}
