import HeadlessSendbird
import HeadlessUIKit

// What an app overrides and calls of the view model of a group channel, from the tables G 3.1 and 3.7.

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
