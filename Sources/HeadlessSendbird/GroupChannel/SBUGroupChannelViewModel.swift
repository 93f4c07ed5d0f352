import ChatBackend
import DioramaKit
import HeadlessUIKit

/// The view model of a group channel: a collection that loads its messages and follows events.
open class SBUGroupChannelViewModel: SBUBaseChannelViewModel, MessageCollectionDelegate,
  GroupChannelDelegate
{
  /// The delegate; not retained.
  public weak var delegate: (any SBUGroupChannelViewModelDelegate)? {
    get { baseDelegate as? any SBUGroupChannelViewModelDelegate }
    set { baseDelegate = newValue }
  }
  /// The data source; not retained.
  public weak var dataSource: (any SBUGroupChannelViewModelDataSource)? {
    get { baseDataSource as? any SBUGroupChannelViewModelDataSource }
    set { baseDataSource = newValue }
  }
  /// Is called when several files were sent.
  public var sendMultipleFilesMessageCompletionHandler: ((MultipleFilesMessage?, SBError?) -> Void)?
  /// The new messages that the list does not show; always empty.
  public internal(set) var newMessagesList: [BaseMessage] = []
  private var collection: MessageCollection?
  private let displaysLocalCachedListFirst: Bool

  /// Creates a view model of a channel (G11).
  ///
  /// - Parameters:
  ///   - channel: the channel; nil if only its URL is known.
  ///   - channelURL: the channel's URL.
  ///   - messageListParams: the parameters of its messages; nil for the kit's.
  ///   - startingPoint: the time at which the messages start; nil for the newest.
  ///   - delegate: the delegate; not retained.
  ///   - dataSource: the data source; not retained.
  ///   - displaysLocalCachedListFirst: whether stored messages are shown first.
  public required init(
    channel: BaseChannel? = nil, channelURL: String? = nil,
    messageListParams: MessageListParams? = nil, startingPoint: Int64? = .max,
    delegate: (any SBUGroupChannelViewModelDelegate)? = nil,
    dataSource: (any SBUGroupChannelViewModelDataSource)? = nil,
    displaysLocalCachedListFirst: Bool = false
  ) {
    self.displaysLocalCachedListFirst = displaysLocalCachedListFirst
    super.init()
    self.delegate = delegate
    self.dataSource = dataSource
    start(channel, channelURL, messageListParams, at: startingPoint)
  }

  deinit { collection?.dispose() }

  final var group: GroupChannel? { channel as? GroupChannel }

  // MARK: Loading

  /// Calls a closure with whether the user is a member (G39).
  override func enter(then body: @escaping (_ isInside: Bool) -> Void) {
    body(group.map { $0.myMemberState != .none } ?? false)
  }

  override var showsReactions: Bool { group?.allowsReactions ?? true }

  /// Loads the first messages: marks the channel as read, and starts a new collection (G24).
  ///
  /// - Parameters:
  ///   - startingPoint: the time around which they are loaded; nil for the newest.
  ///   - showIndicator: whether loading shows the indicator.
  ///   - initialMessages: not used.
  public override func loadInitialMessages(
    startingPoint: Int64?, showIndicator: Bool, initialMessages: [BaseMessage]?
  ) {
    guard let group else { return }
    loads += 1
    markAsReadIfAppropriate()
    updateListParams()
    // The last collection receives no more events, but is not disposed of (G229).
    collection?.delegate = nil
    let collection = SendbirdChat.createMessageCollection(
      channel: group, startingPoint: startingPoint ?? .max, params: messageListParams)
    collection.delegate = self
    self.collection = collection
    clearMessageList()
    report(isLoading: showIndicator)
    collection.startCollection(
      initPolicy: .cacheAndReplaceByApi,
      cacheResultHandler: { [weak self] messages, error in
        guard let self else { return }
        if let error { return report(error, isBlocker: false) }
        guard let messages, !messages.isEmpty else { return }
        isInitialLoad = true
        upsertMessagesInList(messages: messages, needReload: displaysLocalCachedListFirst)
      },
      apiResultHandler: { [weak self, weak collection] messages, error in
        guard let self, let collection, self.collection === collection else { return }
        keepUnsent(collection.pendingMessages + collection.failedMessages)
        if error != nil {
          report(isLoading: false)
        } else {
          clearMessageList()
        }
        isInitialLoad = false
        upsertMessagesInList(messages: messages ?? [], needReload: true)
      })
  }

  /// Removes failed messages, also from the service (G54).
  public override func deleteResendableMessages(requestIds: [String], needReload: Bool) {
    let failed = fullMessageList.filter { requestIds.contains($0.requestId) }
    collection?.removeFailed(messages: failed)
    super.deleteResendableMessages(requestIds: requestIds, needReload: needReload)
  }

  /// Loads older messages, unless it does so already; an empty page changes nothing (G45).
  public override func loadPrevMessages() {
    guard let collection, collection.hasPrevious, !isLoadingPrevious else { return }
    isLoadingPrevious = true
    collection.loadPrevious { [weak self] messages, error in
      guard let self else { return }
      isLoadingPrevious = false
      add(messages, error, keepsScroll: false)
    }
  }

  /// Loads newer messages, unless it does so already; without a collection it never loads any
  /// (G46, G220).
  public override func loadNextMessages() {
    guard !isLoadingNext else { return }
    isLoadingNext = true
    guard let collection else { return }
    guard collection.hasNext else {
      isLoadingNext = false
      return
    }
    collection.loadNext { [weak self] messages, error in
      guard let self else { return }
      isLoadingNext = false
      add(messages, error, keepsScroll: true)
    }
  }

  /// Loads the messages again from the newest.
  public override func reloadMessageList() {
    loadInitialMessages(startingPoint: nil, showIndicator: false, initialMessages: [])
  }
  /// Returns whether there are newer messages to load.
  public override func hasNext() -> Bool { collection?.hasNext ?? (getStartingPoint() != nil) }
  /// Returns whether there are older messages to load.
  public override func hasPrevious() -> Bool { collection?.hasPrevious ?? true }
  /// Returns the time at which the messages start.
  public override func getStartingPoint() -> Int64? { collection?.startingPoint }

  // MARK: Sending

  /// Sends several files as one message.
  open func sendMultipleFilesMessage(fileInfoList: [UploadableFileInfo]) {
    let params = MultipleFilesMessageCreateParams(uploadableFileInfoList: fileInfoList)
    SBUGlobalCustomParams.multipleFilesMessageParamsSendBuilder?(params)
    let pending = group?.sendMultipleFilesMessage(
      params: params,
      completionHandler: { [weak self] message, error in
        self?.sendMultipleFilesMessageCompletionHandler?(message, error)
      })
    show(pending: pending)
  }
  /// Notifies the delegate that a file of several was sent.
  open func updateMultipleFilesMessageCell(requestId: String, index: Int) {
    delegate?.groupChannelViewModel(
      self, didFinishUploadingFileAt: index, multipleFilesMessageRequestId: requestId)
  }
  // MARK: Reading

  /// Marks a message and all newer ones as unread (G174).
  open func markMessageAsUnread(
    _ message: BaseMessage, completionHandler: ((SBError?) -> Void)? = nil
  ) { group?.markAsUnread(message: message) { completionHandler?($0) } }
  /// Marks the channel as read if messages are newer than its last reading, then continues with the
  /// answer (G28).
  override func read(_ messages: [BaseMessage], then body: @escaping () -> Void) {
    let last = group?.myLastRead ?? 0
    let isNew = messages.contains {
      $0.sendingStatus == .succeeded && !($0 is AdminMessage) && $0.createdAt > last
    }
    guard isNew, SendbirdChat.getConnectState() == .open,
      !SendbirdUI.config.groupChannel.channel.isMarkAsUnreadEnabled
    else { return body() }
    markAsRead { _ in body() }
  }

  /// The typing bubble, if the app shows one and all newer messages are loaded (G151).
  override var typingMessages: [BaseMessage] {
    guard !hasNext(), let group else { return [] }
    return typingMessageManager.getTypingMessage(for: group).map { [$0] } ?? []
  }

  /// Loads the channel's values again, and marks it as read (G53).
  open override func didSucceedReconnection() {
    baseDelegate?.connectionStateDidChange(true)
    refreshChannel()
    markAsReadIfAppropriate()
  }

  // MARK: Events of the collection

  /// Messages were added: shows them, and marks those of others as read (G44).
  open func messageCollection(
    _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
    addedMessages messages: [BaseMessage]
  ) {
    let isReceived = context.source == .eventMessageReceived
    // The others are marked as read with the change of the list (G184).
    if isReceived, messages.contains(where: { $0 is AdminMessage }) { markAsReadIfAppropriate() }
    scroll(messages, context.source, keepsScroll: isReceived)
    upsertMessagesInList(
      messages: messages, needReload: true, isEventMessageReceived: isReceived)
  }
  /// Messages changed, or were sent (G42, G43).
  open func messageCollection(
    _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
    updatedMessages messages: [BaseMessage]
  ) {
    scroll(messages, context.source, keepsScroll: context.source != .eventMessageSent)
    upsertMessagesInList(messages: messages, needReload: true)
  }
  /// Messages were deleted (G47).
  open func messageCollection(
    _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
    deletedMessages messages: [BaseMessage]
  ) {
    delegate?.baseChannelViewModel(self, deletedMessages: messages)
    deleteMessagesInList(messageIds: messages.map(\.messageId), needReload: true)
  }
  /// The channel changed (G50).
  open func messageCollection(
    _ collection: MessageCollection, context: MessageContext, updatedChannel channel: GroupChannel
  ) {
    self.channel = channel
    if context.source == .eventTypingStatusUpdated,
      SendbirdUI.config.groupChannel.channel.typingIndicatorTypes.contains(.bubble)
    {
      sortAllMessageList(needReload: false)
    }
    report(channel, context)
  }
  /// The channel was deleted (G51).
  open func messageCollection(
    _ collection: MessageCollection, context: MessageContext, deletedChannel channelURL: String
  ) {
    channel = nil
    report(nil, context)
  }
  /// The messages are too old to be updated: starts again at the time of a row in the middle (G52).
  open func didDetectHugeGap(_ collection: MessageCollection) {
    collection.dispose()
    let rows = dataSource?.groupChannelViewModel(self, startingPointIndexPathsForChannel: group)
    let row = rows.flatMap { $0.isEmpty ? nil : $0[$0.count / 2].row }
    let message = row.flatMap { fullMessageList.indices.contains($0) ? fullMessageList[$0] : nil }
    loadInitialMessages(
      startingPoint: message?.createdAt, showIndicator: false, initialMessages: nil)
  }
  /// A message was received: reports it if the list does not show it at once (G44).
  open override func channel(_ channel: BaseChannel, didReceive message: BaseMessage) {
    guard channel.channelURL == channelURL, messageListParams.belongsTo(message) else { return }
    reportNew(message, in: channel)
  }
}
