import HeadlessSendbird
import HeadlessUIKit

// What an app overrides and calls of the screen of a group channel, from the table G 3.3.

/// G 3.3.
class GroupChannelScreen: SBUGroupChannelViewController {
  required init(channel: GroupChannel, messageListParams: MessageListParams? = nil) {
    super.init(channel: channel, messageListParams: messageListParams)
  }
  override init(
    channel: GroupChannel, messageListParams: MessageListParams? = nil,
    displaysLocalCachedListFirst: Bool
  ) {
    super.init(
      channel: channel, messageListParams: messageListParams,
      displaysLocalCachedListFirst: displaysLocalCachedListFirst)
  }
  required init(
    channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil
  ) {
    super.init(
      channelURL: channelURL, startingPoint: startingPoint, messageListParams: messageListParams)
  }
  required init(
    channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil,
    displaysLocalCachedListFirst: Bool
  ) {
    super.init(
      channelURL: channelURL, startingPoint: startingPoint, messageListParams: messageListParams,
      displaysLocalCachedListFirst: displaysLocalCachedListFirst)
  }

  override func createViewModel(
    channel: BaseChannel? = nil, channelURL: String? = nil,
    messageListParams: MessageListParams? = nil, startingPoint: Int64? = .max,
    showIndicator: Bool = true
  ) {
    super.createViewModel(
      channel: channel, channelURL: channelURL, messageListParams: messageListParams,
      startingPoint: startingPoint, showIndicator: showIndicator)
  }
  override func createViewModel(
    channel: BaseChannel? = nil, channelURL: String? = nil,
    messageListParams: MessageListParams? = nil, startingPoint: Int64? = .max,
    showIndicator: Bool = true, displaysLocalCachedListFirst: Bool = false
  ) {
    super.createViewModel(
      channel: channel, channelURL: channelURL, messageListParams: messageListParams,
      startingPoint: startingPoint, showIndicator: showIndicator,
      displaysLocalCachedListFirst: displaysLocalCachedListFirst)
  }
  override func setupViews() { super.setupViews() }
  override func setupLayouts() { super.setupLayouts() }
  override func setupStyles() { super.setupStyles() }
  override func updateStyles() { super.updateStyles() }
  override func updateStyles(needsToLayout: Bool) {
    super.updateStyles(needsToLayout: needsToLayout)
  }
  override func showChannelSettings() { super.showChannelSettings() }
  override func showMessageThread(
    channelURL: String, parentMessageId: Int64, parentMessageCreatedAt: Int64? = 0,
    startingPoint: Int64? = 0
  ) {
    super.showMessageThread(
      channelURL: channelURL, parentMessageId: parentMessageId,
      parentMessageCreatedAt: parentMessageCreatedAt, startingPoint: startingPoint)
  }
  override func multipleFilesMessageFileSizeErrorHandler(_ message: String) {
    super.multipleFilesMessageFileSizeErrorHandler(message)
  }
  override func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) { super.baseChannelModule(headerComponent, didTapRightItem: rightItem) }
  override func baseChannelModuleDidStartTyping(_ inputComponent: SBUBaseChannelModule.Input) {
    super.baseChannelModuleDidStartTyping(inputComponent)
  }
  override func baseChannelModuleDidEndTyping(_ inputComponent: SBUBaseChannelModule.Input) {
    super.baseChannelModuleDidEndTyping(inputComponent)
  }
  override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) { super.baseChannelViewModel(viewModel, didChangeChannel: channel, withContext: context) }
  override func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel, didReceiveSuggestedMentions members: [SBUUser]?
  ) { super.groupChannelViewModel(viewModel, didReceiveSuggestedMentions: members) }
  override func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel, didReceiveStreamMessage message: BaseMessage,
    forChannel channel: GroupChannel
  ) {
    super.groupChannelViewModel(viewModel, didReceiveStreamMessage: message, forChannel: channel)
  }
  override func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel, startingPointIndexPathsForChannel channel: GroupChannel?
  ) -> [IndexPath]? {
    super.groupChannelViewModel(viewModel, startingPointIndexPathsForChannel: channel)
  }
  override func messageThreadViewController(
    _ viewController: SBUMessageThreadViewController,
    shouldMoveToParentMessage parentMessage: BaseMessage
  ) { super.messageThreadViewController(viewController, shouldMoveToParentMessage: parentMessage) }
  override func messageThreadViewController(
    _ viewController: SBUMessageThreadViewController,
    shouldSyncVoiceFileInfos voiceFileInfos: [String: SBUVoiceFileInfo]?
  ) { super.messageThreadViewController(viewController, shouldSyncVoiceFileInfos: voiceFileInfos) }
  override func reactionsViewController(
    _ viewController: SBUReactionsViewController, didTapUserProfile user: SBUUser
  ) { super.reactionsViewController(viewController, didTapUserProfile: user) }
  override func voiceMessageInputViewDidTapCacel(_ inputView: SBUVoiceMessageInputView) {
    super.voiceMessageInputViewDidTapCacel(inputView)
  }
  override func voiceMessageInputView(
    _ inputView: SBUVoiceMessageInputView, willStartToSend voiceFileInfo: SBUVoiceFileInfo
  ) { super.voiceMessageInputView(inputView, willStartToSend: voiceFileInfo) }
  override func voiceMessageInputView(
    _ inputView: SBUVoiceMessageInputView, didTapSend voiceFileInfo: SBUVoiceFileInfo
  ) { super.voiceMessageInputView(inputView, didTapSend: voiceFileInfo) }
  override func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    didTapQuotedMessageView quotedMessageView: SBUQuotedBaseMessageView
  ) { super.groupChannelModule(listComponent, didTapQuotedMessageView: quotedMessageView) }
  override func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didTapEmoji emojiKey: String,
    messageCell: SBUBaseMessageCell
  ) { super.groupChannelModule(listComponent, didTapEmoji: emojiKey, messageCell: messageCell) }
  override func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didLongTapEmoji emojiKey: String,
    messageCell: SBUBaseMessageCell
  ) { super.groupChannelModule(listComponent, didLongTapEmoji: emojiKey, messageCell: messageCell) }
  override func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    didTapMoreEmojiForCell messageCell: SBUBaseMessageCell
  ) { super.groupChannelModule(listComponent, didTapMoreEmojiForCell: messageCell) }
  override func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didTapMentionUser user: SBUUser
  ) { super.groupChannelModule(listComponent, didTapMentionUser: user) }
  override func groupChannelModule(_ listComponent: SBUGroupChannelModule.List, didTapURL url: URL)
  { super.groupChannelModule(listComponent, didTapURL: url) }
  override func groupChannelModuleDidTapThreadInfoView(_ threadInfoView: SBUThreadInfoView) {
    super.groupChannelModuleDidTapThreadInfoView(threadInfoView)
  }
  override func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didSelect optionView: SBUSuggestedReplyOptionView
  ) { super.groupChannelModule(listComponent, didSelect: optionView) }
  override func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didSelectFileAt index: Int,
    multipleFilesMessageCell: SBUMultipleFilesMessageCell, forRowAt cellIndexPath: IndexPath
  ) {
    super.groupChannelModule(
      listComponent, didSelectFileAt: index, multipleFilesMessageCell: multipleFilesMessageCell,
      forRowAt: cellIndexPath)
  }
  override func groupChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapMarkAsUnread message: BaseMessage
  ) { super.groupChannelModule(listComponent, didTapMarkAsUnread: message) }
  override func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    shouldHandleTemplateAction action: SBUMessageTemplate.Action, message: BaseMessage,
    forRowAt indexPath: IndexPath
  ) {
    super.groupChannelModule(
      listComponent, shouldHandleTemplateAction: action, message: message, forRowAt: indexPath)
  }
  override func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    shouldHandleTemplatePreDefinedAction action: SBUMessageTemplate.Action, message: BaseMessage,
    forRowAt indexPath: IndexPath
  ) {
    super.groupChannelModule(
      listComponent, shouldHandleTemplatePreDefinedAction: action, message: message,
      forRowAt: indexPath)
  }
  override func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    shouldHandleTemplateCustomAction action: SBUMessageTemplate.Action, message: BaseMessage,
    forRowAt indexPath: IndexPath
  ) {
    super.groupChannelModule(
      listComponent, shouldHandleTemplateCustomAction: action, message: message, forRowAt: indexPath
    )
  }
  override func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    shouldHandleUncachedTemplateKeys templateKeys: [String], messageCell: SBUBaseMessageCell
  ) {
    super.groupChannelModule(
      listComponent, shouldHandleUncachedTemplateKeys: templateKeys, messageCell: messageCell)
  }
  override func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    shouldHandleUncachedTemplateImages cacheData: [String: String], messageCell: SBUBaseMessageCell
  ) {
    super.groupChannelModule(
      listComponent, shouldHandleUncachedTemplateImages: cacheData, messageCell: messageCell)
  }
  override func handleWebAction(
    _ action: SBUMessageTemplate.Action, message: BaseMessage, forRowAt indexPath: IndexPath
  ) { super.handleWebAction(action, message: message, forRowAt: indexPath) }
  override func handleCustomAction(
    _ action: SBUMessageTemplate.Action, message: BaseMessage, forRowAt indexPath: IndexPath
  ) { super.handleCustomAction(action, message: message, forRowAt: indexPath) }
  override func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, highlightInfoInTableView tableView: UITableView
  ) -> SBUHighlightMessageInfo? {
    super.groupChannelModule(listComponent, highlightInfoInTableView: tableView)
  }
  override func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    didHandleUncachedTemplateKeys templateKeys: [String]
  ) -> Bool? {
    super.groupChannelModule(listComponent, didHandleUncachedTemplateKeys: templateKeys)
  }
  override func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input, didPickFileData fileData: Data?,
    fileName: String, mimeType: String, parentMessage: BaseMessage?
  ) {
    super.groupChannelModule(
      inputComponent, didPickFileData: fileData, fileName: fileName, mimeType: mimeType,
      parentMessage: parentMessage)
  }
  override func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input,
    didPickMultipleFiles fileInfoList: [UploadableFileInfo]?, parentMessage: BaseMessage?
  ) {
    super.groupChannelModule(
      inputComponent, didPickMultipleFiles: fileInfoList, parentMessage: parentMessage)
  }
  override func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input, didTapSend text: String,
    mentionedMessageTemplate: String, mentionedUserIds: [String], parentMessage: BaseMessage?
  ) {
    super.groupChannelModule(
      inputComponent, didTapSend: text, mentionedMessageTemplate: mentionedMessageTemplate,
      mentionedUserIds: mentionedUserIds, parentMessage: parentMessage)
  }
  override func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input, didTapEdit text: String,
    mentionedMessageTemplate: String, mentionedUserIds: [String]
  ) {
    super.groupChannelModule(
      inputComponent, didTapEdit: text, mentionedMessageTemplate: mentionedMessageTemplate,
      mentionedUserIds: mentionedUserIds)
  }
  override func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input, willChangeMode mode: SBUMessageInputMode,
    message: BaseMessage?, mentionedMessageTemplate: String, mentionedUserIds: [String]
  ) {
    super.groupChannelModule(
      inputComponent, willChangeMode: mode, message: message,
      mentionedMessageTemplate: mentionedMessageTemplate, mentionedUserIds: mentionedUserIds)
  }
  override func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input, shouldLoadSuggestedMentions filterText: String
  ) { super.groupChannelModule(inputComponent, shouldLoadSuggestedMentions: filterText) }
  override func groupChannelModuleShouldStopSuggestingMention(
    _ inputComponent: SBUGroupChannelModule.Input
  ) { super.groupChannelModuleShouldStopSuggestingMention(inputComponent) }
  override func groupChannelModuleDidTapVoiceMessage(_ inputComponent: SBUGroupChannelModule.Input)
  { super.groupChannelModuleDidTapVoiceMessage(inputComponent) }
  override func mentionManager(
    _ manager: SBUMentionManager, suggestedMentionUsersWith filterText: String
  ) -> [SBUUser] { super.mentionManager(manager, suggestedMentionUsersWith: filterText) }
  override func applicationWillResignActivity() {}
  override func willPresentSubview() {}
  override func showPhotoLibraryPicker() {}
  override func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
  {}
  override func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
  override func showVoiceMessageInput() {}
  override func dismissVoiceMessageInput() {}
  override func resetVoiceMessageInput(for resignActivity: Bool = false) {}
  override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didReceiveNewMessage message: BaseMessage,
    forChannel channel: BaseChannel
  ) {}
  override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, shouldUpdateScrollInMessageList messages: [BaseMessage],
    forContext context: MessageContext?, keepsScroll: Bool
  ) {}
  override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, deletedMessages messages: [BaseMessage]
  ) {}
  override func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) {}
  override func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didUpdateTitleView titleView: UIView?
  ) {}
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapVoiceMessage fileMessage: FileMessage,
    cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  override func baseChannelModuleDidTapScrollToButton(
    _ listComponent: SBUBaseChannelModule.List, animated: Bool
  ) {}
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List,
    didSelectScrollToBottonWithOptions options: SBUScrollOptions, animated: Bool
  ) {}
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didScroll scrollView: UIScrollView
  ) {}
  override func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, didUpdateFrozenState isFrozen: Bool
  ) {}
  override func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, didChangeText text: String
  ) {}
  override func viewDidLoad() { super.viewDidLoad() }
}

/// G 3.3.
func publicMembers(of screen: SBUGroupChannelViewController) {
  let _: ReferenceWritableKeyPath<SBUGroupChannelViewController, SBUGroupChannelModule.Header?> =
    \.headerComponent
  let _: ReferenceWritableKeyPath<SBUGroupChannelViewController, SBUVoiceMessageInputView?> =
    \.voiceMessageInputView
  let _: KeyPath<SBUGroupChannelViewController, GroupChannel?> = \.channel
  let _: KeyPath<SBUGroupChannelViewController, Int> = \.newMessagesCount
  let _: ReferenceWritableKeyPath<SBUGroupChannelViewController, SBUGroupChannelModule.List?> =
    \.listComponent
  let _: ReferenceWritableKeyPath<SBUGroupChannelViewController, SBUGroupChannelModule.Input?> =
    \.inputComponent
  let _: ReferenceWritableKeyPath<SBUGroupChannelViewController, SBUGroupChannelViewModel?> =
    \.viewModel
  let _: ReferenceWritableKeyPath<SBUGroupChannelViewController, SBUHighlightMessageInfo?> =
    \.highlightInfo
  let _: KeyPath<SBUGroupChannelViewController, Bool> = \.allowsAutoMarkAsReadOnScroll
  let _: () -> Bool = screen.increaseNewMessageCount
  let _: (BaseMessage) -> Void = screen.increaseUnreadMessageCount(message:)
  let _: (SBUGroupChannelViewModel, Int, String) -> Void = screen.groupChannelViewModel(
    _:didFinishUploadingFileAt:multipleFilesMessageRequestId:)
  let _: (SBUGroupChannelViewModel, BaseMessage?) -> Void = screen.groupChannelViewModel(
    _:didUpdateFirstUnreadMessage:)
  let _: (SBUGroupChannelViewModel, BaseMessage?) -> Void = screen.groupChannelViewModel(
    _:updateUnreadMessageInfoViewVisibility:)
  let _: (SBUGroupChannelModule.List, SBUBaseMessageCell) -> Void = screen.groupChannelModule(
    _:didScrollToUnreadMessageNewLine:)
  let _: (SBUGroupChannelModule.List, Bool) -> Void = screen.groupChannelModule(
    _:didTapUnreadMessageInfoView:)
  let _: (SBUGroupChannelModule.List) -> BaseMessage? = screen.groupChannelModuleFirstUnreadMessage(
    _:)
  let _: (SBUGroupChannelModule.List) -> Bool = screen
    .groupChannelModuleAllowsAutoMarkAsReadOnScroll(_:)
  screen.createViewModel(channelURL: "lobby")
}
