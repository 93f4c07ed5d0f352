import HeadlessSendbird
import HeadlessUIKit

// What an app overrides and calls of the screen and view model of a group channel, from the tables G 3.1,
// 3.3 and 3.7.

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
    _ inputView: SBUVoiceMessageInputView, willStartToRecord voiceFileInfo: SBUVoiceFileInfo?
  ) { super.voiceMessageInputView(inputView, willStartToRecord: voiceFileInfo) }
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
  let _: ReferenceWritableKeyPath<SBUGroupChannelViewController, SBUVoiceMessageInputView> =
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

/// G 3.1: the methods without a default, with those of the base.
final class GroupChannelModelDelegate: SBUGroupChannelViewModelDelegate {
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
  func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel, didReceiveSuggestedMentions members: [SBUUser]?
  ) {}
  func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel, didFinishUploadingFileAt index: Int,
    multipleFilesMessageRequestId requestId: String
  ) {}
  func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel, didReceiveStreamMessage message: BaseMessage,
    forChannel channel: GroupChannel
  ) {}
  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
  func shouldUpdateLoadingState(_ isLoading: Bool) {}
}

/// G 3.1: with those of the base.
final class GroupChannelModelDataSource: SBUGroupChannelViewModelDataSource {
  func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, isScrollNearBottomInChannel channel: BaseChannel?
  ) -> Bool { true }
  func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel, startingPointIndexPathsForChannel channel: GroupChannel?
  ) -> [IndexPath]? { nil }
}

/// G 3.7.
class GroupChannelModel: SBUGroupChannelViewModel {
  required init(
    channel: BaseChannel? = nil, channelURL: String? = nil,
    messageListParams: MessageListParams? = nil, startingPoint: Int64? = .max,
    delegate: (any SBUGroupChannelViewModelDelegate)? = nil,
    dataSource: (any SBUGroupChannelViewModelDataSource)? = nil,
    displaysLocalCachedListFirst: Bool = false
  ) {
    super.init(
      channel: channel, channelURL: channelURL, messageListParams: messageListParams,
      startingPoint: startingPoint, delegate: delegate, dataSource: dataSource,
      displaysLocalCachedListFirst: displaysLocalCachedListFirst)
  }

  override func sendMultipleFilesMessage(fileInfoList: [UploadableFileInfo]) {
    super.sendMultipleFilesMessage(fileInfoList: fileInfoList)
  }
  override func updateMultipleFilesMessageCell(requestId: String, index: Int) {
    super.updateMultipleFilesMessageCell(requestId: requestId, index: index)
  }
  override func markMessageAsUnread(
    _ message: BaseMessage, completionHandler: ((SBError?) -> Void)? = nil
  ) { super.markMessageAsUnread(message, completionHandler: completionHandler) }
  override func didSucceedReconnection() { super.didSucceedReconnection() }
  override func messageCollection(
    _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
    addedMessages messages: [BaseMessage]
  ) {
    super.messageCollection(collection, context: context, channel: channel, addedMessages: messages)
  }
  override func messageCollection(
    _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
    updatedMessages messages: [BaseMessage]
  ) {
    super.messageCollection(
      collection, context: context, channel: channel, updatedMessages: messages)
  }
  override func messageCollection(
    _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
    deletedMessages messages: [BaseMessage]
  ) {
    super.messageCollection(
      collection, context: context, channel: channel, deletedMessages: messages)
  }
  override func messageCollection(
    _ collection: MessageCollection, context: MessageContext, updatedChannel channel: GroupChannel
  ) { super.messageCollection(collection, context: context, updatedChannel: channel) }
  override func messageCollection(
    _ collection: MessageCollection, context: MessageContext, deletedChannel channelURL: String
  ) { super.messageCollection(collection, context: context, deletedChannel: channelURL) }
  override func didDetectHugeGap(_ collection: MessageCollection) {
    super.didDetectHugeGap(collection)
  }
  override func channel(_ channel: BaseChannel, didReceive message: BaseMessage) {
    super.channel(channel, didReceive: message)
  }
}

/// G 3.7.
func publicMembers(of model: SBUGroupChannelViewModel) {
  let _:
    ReferenceWritableKeyPath<SBUGroupChannelViewModel, (any SBUGroupChannelViewModelDelegate)?> =
      \.delegate
  let _:
    ReferenceWritableKeyPath<SBUGroupChannelViewModel, (any SBUGroupChannelViewModelDataSource)?> =
      \.dataSource
  let _:
    ReferenceWritableKeyPath<SBUGroupChannelViewModel, ((MultipleFilesMessage?, SBError?) -> Void)?> =
      \.sendMultipleFilesMessageCompletionHandler
  let _: KeyPath<SBUGroupChannelViewModel, [BaseMessage]> = \.newMessagesList
  let _: () -> Void = model.startTypingMessage
  let _: () -> Void = model.endTypingMessage
  let _: (((SBError?) -> Void)?) -> Void = model.markAsRead(completionHandler:)
  let _: () -> Void = model.markAsReadIfAppropriate
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
  let _: (String) -> Void = model.loadSuggestedMentions(with:)
  let _: () -> Void = model.cancelLoadingSuggestedMentions
  model.markAsRead()
}
