import HeadlessSendbird
import HeadlessUIKit

// What an app calls of the screen that all channels share, and what it overrides and calls of the view
// models and small views, from the tables G 1.2, 3.1, 3.2, 3.4, 3.7 and 3.8.

/// G 3.2.
func publicMembers(of screen: SBUBaseChannelViewController) {
  let _: ReferenceWritableKeyPath<SBUBaseChannelViewController, Bool> = \.useRightBarButtonItem
  let _: ReferenceWritableKeyPath<SBUBaseChannelViewController, String?> = \.channelName
  let _: ReferenceWritableKeyPath<SBUBaseChannelViewController, SBUBaseChannelModule.Header?> =
    \.baseHeaderComponent
  let _: ReferenceWritableKeyPath<SBUBaseChannelViewController, SBUBaseChannelModule.List?> =
    \.baseListComponent
  let _: ReferenceWritableKeyPath<SBUBaseChannelViewController, SBUBaseChannelModule.Input?> =
    \.baseInputComponent
  let _: ReferenceWritableKeyPath<SBUBaseChannelViewController, SBUBaseChannelViewModel?> =
    \.baseViewModel
  let _: KeyPath<SBUBaseChannelViewController, BaseChannel?> = \.channel
  let _: ReferenceWritableKeyPath<SBUBaseChannelViewController, SBUChannelTheme> = \.theme
  let _: ReferenceWritableKeyPath<SBUBaseChannelViewController, Bool> = \.isKeyboardShowing
  let _: ReferenceWritableKeyPath<SBUBaseChannelViewController, NSLayoutConstraint?> =
    \.messageInputViewBottomConstraint
  let _: () -> Void = screen.updateChannelTitle
  let _: () -> Void = screen.updateChannelStatus
  let _: (SBUBaseChannelModule.Header, [UIBarButtonItem]?) -> Void = screen.baseChannelModule(
    _:didUpdateLeftItems:)
  let _: (SBUBaseChannelModule.Header, [UIBarButtonItem]?) -> Void = screen.baseChannelModule(
    _:didUpdateRightItems:)
  let _: (Int64, Bool, Bool, SBUScrollPosition, Bool) -> Void = screen.scrollToMessage(
    id:enablesScrollAnimation:enablesMessageAnimation:position:needToSearch:)
  let _: (BaseMessage, Bool, Bool, SBUScrollPosition, Bool) -> Void = screen.scrollToMessage(
    message:enablesScrollAnimation:enablesMessageAnimation:position:needToSearch:)
  let _: (Bool) -> Void = screen.updateNewMessageInfo(hidden:)
  let _: () -> Bool = screen.increaseNewMessageCount
  let _: (SBUUser, Bool) -> Void = screen.showUserProfile(user:isOpenChannel:)
  let _: (Bool) -> Void = screen.autoScrollMessageOverflow(isEventMessageReceived:)
  let _: (UIView, SBUComponentTheme) -> Void = screen.setupScrollBottomViewStyle(
    scrollBottomView:theme:)
  let _: () -> Void = screen.registerKeyboardNotifications
  let _: () -> Void = screen.addGestureHideKeyboard
  let _: () -> Void = screen.dismissKeyboard
  let _: (CGPoint, CGSize) -> Void = screen.setKeyboardWindowFrame(origin:size:)
  let _: (Bool, Notification?) -> Void = screen.updateLayoutsWithKeyboard(isHidden:notification:)
  let _: ReferenceWritableKeyPath<SBUBaseChannelViewController, Bool> =
    \.needRollbackNavigationBarSetting
  screen.scrollToMessage(id: 1)
  screen.setMessageInputViewMode(.none)
  screen.showPermissionAlert()
  screen.resetVoiceMessageInput()
  screen.createViewModel()
  screen.showMessageThread(channelURL: "lobby", parentMessageId: 1)
}

/// G 3.1.
final class ChannelModelDelegate: SBUBaseChannelViewModelDelegate {
  func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) {}
  func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didReceiveNewMessage message: BaseMessage,
    forChannel channel: BaseChannel
  ) {}
  func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, shouldFinishEditModeForChannel channel: BaseChannel
  ) {}
  func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, shouldDismissForChannel channel: BaseChannel?
  ) {}
  func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didChangeMessageList messages: [BaseMessage],
    needsToReload: Bool, initialLoad: Bool, isEventMessageReceived: Bool
  ) {}
  func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, deletedMessages messages: [BaseMessage]
  ) {}
  func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, shouldUpdateScrollInMessageList messages: [BaseMessage],
    forContext context: MessageContext?, keepsScroll: Bool
  ) {}
  func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didUpdateReaction reaction: ReactionEvent,
    forMessage message: BaseMessage
  ) {}
  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
  func shouldUpdateLoadingState(_ isLoading: Bool) {}
}

/// G 3.1.
final class ChannelModelDataSource: SBUBaseChannelViewModelDataSource {
  func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, isScrollNearBottomInChannel channel: BaseChannel?
  ) -> Bool { true }
}

/// G 3.7.
class ChannelModel: SBUBaseChannelViewModel {
  override init() { super.init() }

  override func sendUserMessage(text: String, parentMessage: BaseMessage? = nil) {
    super.sendUserMessage(text: text, parentMessage: parentMessage)
  }
  override func sendUserMessage(
    text: String, mentionedMessageTemplate: String, mentionedUserIds: [String],
    parentMessage: BaseMessage? = nil
  ) {
    super.sendUserMessage(
      text: text, mentionedMessageTemplate: mentionedMessageTemplate,
      mentionedUserIds: mentionedUserIds, parentMessage: parentMessage)
  }
  override func sendUserMessage(
    messageParams: UserMessageCreateParams, parentMessage: BaseMessage? = nil
  ) { super.sendUserMessage(messageParams: messageParams, parentMessage: parentMessage) }
  override func sendFileMessage(
    fileData: Data?, fileName: String, mimeType: String, parentMessage: BaseMessage? = nil
  ) {
    super.sendFileMessage(
      fileData: fileData, fileName: fileName, mimeType: mimeType, parentMessage: parentMessage)
  }
  override func sendFileMessage(
    messageParams: FileMessageCreateParams, parentMessage: BaseMessage? = nil
  ) { super.sendFileMessage(messageParams: messageParams, parentMessage: parentMessage) }
  override func sendVoiceMessage(voiceFileInfo: SBUVoiceFileInfo, parentMessage: BaseMessage? = nil)
  { super.sendVoiceMessage(voiceFileInfo: voiceFileInfo, parentMessage: parentMessage) }
  override func updateUserMessage(
    message: UserMessage, text: String, mentionedMessageTemplate: String, mentionedUserIds: [String]
  ) {
    super.updateUserMessage(
      message: message, text: text, mentionedMessageTemplate: mentionedMessageTemplate,
      mentionedUserIds: mentionedUserIds)
  }
  override func channel(_ channel: BaseChannel, didReceive message: BaseMessage) {
    super.channel(channel, didReceive: message)
  }
  override func channel(_ channel: BaseChannel, didUpdate message: BaseMessage) {
    super.channel(channel, didUpdate: message)
  }
  override func channel(_ channel: BaseChannel, messageWasDeleted messageId: Int64) {
    super.channel(channel, messageWasDeleted: messageId)
  }
  override func channel(
    _ channel: BaseChannel, didUpdateThreadInfo threadInfoUpdateEvent: ThreadInfoUpdateEvent
  ) { super.channel(channel, didUpdateThreadInfo: threadInfoUpdateEvent) }
  override func channel(_ channel: BaseChannel, updatedReaction reactionEvent: ReactionEvent) {
    super.channel(channel, updatedReaction: reactionEvent)
  }
  override func channel(_ channel: BaseChannel, userWasMuted user: RestrictedUser) {
    super.channel(channel, userWasMuted: user)
  }
  override func channel(_ channel: BaseChannel, userWasUnmuted user: User) {
    super.channel(channel, userWasUnmuted: user)
  }
  override func channel(_ channel: BaseChannel, userWasBanned user: RestrictedUser) {
    super.channel(channel, userWasBanned: user)
  }
  override func channel(_ channel: BaseChannel, userWasUnbanned user: User) {
    super.channel(channel, userWasUnbanned: user)
  }
  override func channelWasChanged(_ channel: BaseChannel) { super.channelWasChanged(channel) }
  override func channelWasFrozen(_ channel: BaseChannel) { super.channelWasFrozen(channel) }
  override func channelWasUnfrozen(_ channel: BaseChannel) { super.channelWasUnfrozen(channel) }
  override func channelDidUpdateOperators(_ channel: BaseChannel) {
    super.channelDidUpdateOperators(channel)
  }
  override func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {
    super.channelWasDeleted(channelURL, channelType: channelType)
  }
  override func didSucceedReconnection() {}
}

/// G 3.7.
func publicMembers(of model: SBUBaseChannelViewModel) {
  let _: KeyPath<SBUBaseChannelViewModel, BaseChannel?> = \.channel
  let _: KeyPath<SBUBaseChannelViewModel, String?> = \.channelURL
  let _: KeyPath<SBUBaseChannelViewModel, Int64?> = \.startingPoint
  let _: KeyPath<SBUBaseChannelViewModel, UserMessage?> = \.inEditingMessage
  let _: KeyPath<SBUBaseChannelViewModel, [BaseMessage]> = \.messageList
  let _: KeyPath<SBUBaseChannelViewModel, [BaseMessage]> = \.fullMessageList
  let _: KeyPath<SBUBaseChannelViewModel, Bool> = \.isOperator
  let _: KeyPath<SBUBaseChannelViewModel, MessageListParams> = \.messageListParams
  let _: ReferenceWritableKeyPath<SBUBaseChannelViewModel, MessageListParams?> =
    \.customizedMessageListParams
  let _: ReferenceWritableKeyPath<SBUBaseChannelViewModel, ((UserMessage?, SBError?) -> Void)?> =
    \.sendUserMessageCompletionHandler
  let _: ReferenceWritableKeyPath<SBUBaseChannelViewModel, ((FileMessage?, SBError?) -> Void)?> =
    \.sendFileMessageCompletionHandler
  let _: ReferenceWritableKeyPath<SBUBaseChannelViewModel, SBUPendingMessageManager> =
    \.pendingMessageManager
  let _: ReferenceWritableKeyPath<SBUBaseChannelViewModel, SBUTypingIndicatorMessageManager> =
    \.typingMessageManager
  let _: (UserMessage, String) -> Void = model.updateUserMessage(message:text:)
  let _: (UserMessage, UserMessageUpdateParams) -> Void = model.updateUserMessage(
    message:messageParams:)
  let _: (BaseMessage) -> Void = model.resendMessage(failedMessage:)
  let _: (BaseMessage) -> Void = model.deleteMessage(message:)
  let _: (BaseMessage, String, Bool) -> Void = model.setReaction(message:emojiKey:didSelect:)
  let _: (String, MessageListParams?, ((BaseChannel?, SBError?) -> Void)?) -> Void = model
    .loadChannel(channelURL:messageListParams:completionHandler:)
  let _: () -> Void = model.refreshChannel
  let _: (Int64?, Bool, [BaseMessage]?) -> Void = model.loadInitialMessages(
    startingPoint:showIndicator:initialMessages:)
  let _: () -> Void = model.loadPrevMessages
  let _: () -> Void = model.loadNextMessages
  let _: () -> Void = model.reloadMessageList
  let _: () -> Bool = model.hasNext
  let _: () -> Bool = model.hasPrevious
  let _: () -> Int64? = model.getStartingPoint
  let _: () -> Void = model.updateFirstUnreadMessage
  let _: ([BaseMessage]?, Bool) -> Void = model.updateMessagesInList(messages:needReload:)
  let _: ([BaseMessage]?, Bool, Bool, Bool, Bool) -> Void = model.upsertMessagesInList(
    messages:needUpdateNewMessage:needReload:shouldUpdateFirstUnreadMessage:isEventMessageReceived:)
  let _: ([Int64]?, Bool) -> Void = model.deleteMessagesInList(messageIds:needReload:)
  let _: ([Int64]?, Bool, Bool) -> Void = model.deleteMessagesInList(
    messageIds:excludeResendableMessages:needReload:)
  let _: (BaseMessage, Bool) -> Void = model.deleteResendableMessage(_:needReload:)
  let _: ([String], Bool) -> Void = model.deleteResendableMessages(requestIds:needReload:)
  let _: (Bool, Bool) -> Void = model.sortAllMessageList(needReload:shouldUpdateFirstUnreadMessage:)
  let _: (Bool, Bool, Bool) -> Void = model.sortAllMessageList(
    needReload:shouldUpdateFirstUnreadMessage:isEventMessageReceived:)
  let _: () -> Void = model.clearMessageList
  model.sendUserMessage(text: "Hello")
  model.loadChannel(channelURL: "lobby")
  model.sortAllMessageList(needReload: true)
  model.upsertMessagesInList(messages: [], needReload: true)
}

/// G 3.4.
class ChannelTitle: SBUChannelTitleView {
  override init(frame: CGRect) { super.init(frame: frame) }

  override func setupViews() { super.setupViews() }
  override func setupLayouts() { super.setupLayouts() }
  override func setupStyles() { super.setupStyles() }
  override func configure(channel: BaseChannel?, title: String?) {
    super.configure(channel: channel, title: title)
  }
  override func layoutSubviews() { super.layoutSubviews() }
}

/// G 3.4.
func publicMembers(of title: SBUChannelTitleView) {
  let _: ReferenceWritableKeyPath<SBUChannelTitleView, BaseChannel?> = \.channel
  let _: ReferenceWritableKeyPath<SBUChannelTitleView, SBUComponentTheme> = \.theme
  let _: ReferenceWritableKeyPath<SBUChannelTitleView, UIView> = \.contentView
  let _: ReferenceWritableKeyPath<SBUChannelTitleView, SBUCoverImageView> = \.coverImage
  let _: ReferenceWritableKeyPath<SBUChannelTitleView, SBUStackView> = \.stackView
  let _: ReferenceWritableKeyPath<SBUChannelTitleView, UILabel> = \.titleLabel
  let _: ReferenceWritableKeyPath<SBUChannelTitleView, UITextField> = \.statusField
  let _: ReferenceWritableKeyPath<SBUChannelTitleView, UIView> = \.onlineStateIcon
  let _: KeyPath<SBUChannelTitleView, CGSize> = \.intrinsicContentSize
  let _: (BaseChannel?) -> Void = title.updateChannelStatus(channel:)
}

/// G 3.8.
class NewMessages: SBUNewMessageInfo {
  override func setupViews() { super.setupViews() }
  override func updateCount(count: Int, actionHandler: SBUNewMessageInfoHandler? = nil) {
    super.updateCount(count: count, actionHandler: actionHandler)
  }
  override func onClickNewMessageInfo() { super.onClickNewMessageInfo() }
}

/// G 3.8.
func publicMembers(of info: SBUNewMessageInfo) {
  let _: ReferenceWritableKeyPath<SBUNewMessageInfo, UIButton> = \.messageInfoButton
  let _: ReferenceWritableKeyPath<SBUNewMessageInfo, SBUNewMessageInfoHandler?> = \.actionHandler
  info.updateCount(count: 2)
}

/// G 1.3 and 3.8.
class ScrollBottom: SBUScrollBottomView {
  override func setupViews() { super.setupViews() }
  override func setupStyles() { super.setupStyles() }
}
/// G 1.3.
class StateBanner: SBUChannelStateBanner {}
/// G 3.8.
func publicMembers(of view: SBUScrollBottomView) {
  let _: ReferenceWritableKeyPath<SBUScrollBottomView, UIButton> = \.button
}

/// G 3.8.
func publicMembers(of info: SBUUnreadMessageInfoView) {
  let _: ReferenceWritableKeyPath<SBUUnreadMessageInfoView, UILabel> = \.unreadMessageCountLabel
  let _: ReferenceWritableKeyPath<SBUUnreadMessageInfoView, UIButton> = \.markAsReadButton
  let _: () -> Void = info.setupViews
  let _: (UInt?, UInt?) -> Void = info.updateCount(addCount:replaceCount:)
}

/// G 1.1 and 1.2: the sheets and files, whose classes an app can set.
class MenuSheet: SBUMenuSheetViewController {}
class EmojiList: SBUEmojiListViewController {}
class Reactions: SBUReactionsViewController {}
class FileScreen: SBUFileViewController {}
class Photos: SBUSelectablePhotoViewController {}
func setCommonScreens() {
  SBUCommonViewControllerSet.FileViewController = FileScreen.self
  SBUCommonViewControllerSet.SelectablePhotoViewController = Photos.self
  SBUCommonViewControllerSet.MenuSheetViewController = MenuSheet.self
  SBUCommonViewControllerSet.ReactionsViewController = Reactions.self
  SBUCommonViewControllerSet.EmojiListViewController = EmojiList.self
}
