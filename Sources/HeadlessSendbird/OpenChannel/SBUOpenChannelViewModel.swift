import ChatBackend
import DioramaKit
import HeadlessUIKit

/// The delegate of the view model of an open channel.
public protocol SBUOpenChannelViewModelDelegate: SBUBaseChannelViewModelDelegate {}

/// The data source of the view model of an open channel.
public protocol SBUOpenChannelViewModelDataSource: SBUBaseChannelViewModelDataSource {}

/// The view model of an open channel: it enters the channel, loads the messages by their time and
/// follows the events of the channel (G236, G237).
open class SBUOpenChannelViewModel: SBUBaseChannelViewModel, OpenChannelDelegate {
  /// The delegate; not retained.
  public weak var delegate: (any SBUOpenChannelViewModelDelegate)? {
    get { baseDelegate as? any SBUOpenChannelViewModelDelegate }
    set { baseDelegate = newValue }
  }
  /// The data source; not retained.
  public weak var dataSource: (any SBUOpenChannelViewModelDataSource)? {
    get { baseDataSource as? any SBUOpenChannelViewModelDataSource }
    set { baseDataSource = newValue }
  }

  /// Whether the current user is an operator of the channel.
  public override var isOperator: Bool {
    (channel as? OpenChannel)?.isCurrentUserOperator ?? false
  }

  private var hasOlder = false
  private var hasNewer = false
  private var loadedStart: Int64?
  /// The time of the newest message that a page had; sent messages can be newer.
  private var newestLoaded: Int64?

  /// Creates a view model of a channel.
  ///
  /// - Parameters:
  ///   - channel: the channel; nil if only its URL is known.
  ///   - channelURL: the channel's URL.
  ///   - messageListParams: the parameters of its messages; nil for the kit's.
  ///   - startingPoint: the time around which messages are loaded, in milliseconds since 1970; nil
  ///     for the newest.
  ///   - delegate: the delegate; not retained.
  ///   - dataSource: the data source; not retained.
  public required init(
    channel: BaseChannel? = nil, channelURL: String? = nil,
    messageListParams: MessageListParams? = nil, startingPoint: Int64? = nil,
    delegate: (any SBUOpenChannelViewModelDelegate)? = nil,
    dataSource: (any SBUOpenChannelViewModelDataSource)? = nil
  ) {
    super.init()
    self.delegate = delegate
    self.dataSource = dataSource
    setupSendUserMessageCompletionHandlers()
    setupSendFileMessageCompletionHandlers()
    start(channel, channelURL, messageListParams, at: startingPoint)
  }

  /// Sets what follows when a text was sent: it is added to the list, or the delegate gets the error
  /// (G238).
  open func setupSendUserMessageCompletionHandlers() {
    sendUserMessageCompletionHandler = { [weak self] in self?.finishSending($0, $1) }
  }
  /// Sets what follows when a file was sent: it is added to the list, or the delegate gets the error
  /// (G238).
  open func setupSendFileMessageCompletionHandlers() {
    sendFileMessageCompletionHandler = { [weak self] in self?.finishSending($0, $1) }
  }

  private func finishSending(_ message: BaseMessage?, _ error: SBError?) {
    if let message { upsertMessagesInList(messages: [message], needReload: true) }
    if let error { report(error, isBlocker: false) }
  }

  // MARK: Loading

  override var channelType: ChannelType { .open }

  /// Enters the channel. A user who may not enter leaves the screen (G236).
  override func enter(then body: @escaping (_ isInside: Bool) -> Void) {
    guard let openChannel else { return body(false) }
    openChannel.enter { [weak self] error in
      if error != nil { self?.channel = nil }
      body(error == nil)
    }
  }

  private var openChannel: OpenChannel? { channel as? OpenChannel }

  /// The screen closes if the channel cannot be read again, unless only the network failed: then the
  /// error blocks it (G239).
  override func refreshDidFail(_ error: SBError) {
    if error.code == ServiceError.requestFailed.code {
      report(error, isBlocker: true)
    } else {
      baseDelegate?.baseChannelViewModel(self, shouldDismissForChannel: nil)
    }
  }

  /// Loads the first messages: a page of the newest, or half a page, rounded up, at each side of a
  /// time (G236).
  ///
  /// - Parameters:
  ///   - startingPoint: the time around which they are loaded, in milliseconds since 1970; nil for
  ///     the newest.
  ///   - showIndicator: whether loading shows the indicator.
  ///   - initialMessages: not used.
  public override func loadInitialMessages(
    startingPoint: Int64?, showIndicator: Bool, initialMessages: [BaseMessage]?
  ) {
    guard let openChannel else { return }
    loads += 1
    let load = loads
    updateListParams()
    loadedStart = startingPoint
    newestLoaded = nil
    // Newer messages may be missing until the answer.
    (hasOlder, hasNewer) = (false, startingPoint != nil)
    clearMessageList()
    report(isLoading: showIndicator)
    let (older, newer) = (messageListParams.previousResultSize, messageListParams.nextResultSize)
    let sizes = startingPoint == nil ? (older, 0) : ((older + 1) / 2, (newer + 1) / 2)
    get(sizes, around: startingPoint ?? .max) { [weak self] messages, error in
      guard let self, load == loads else { return }
      if let error {
        hasNewer = false
        report(isLoading: false)
        return report(error, isBlocker: false)
      }
      newestLoaded = messages.map(\.createdAt).max()
      let start = startingPoint ?? .max
      hasOlder = messages.count { $0.createdAt < start } >= sizes.0
      hasNewer = startingPoint != nil && messages.count { $0.createdAt > start } >= sizes.1
      keepUnsent(openChannel.unsentMessages)
      clearMessageList()
      upsertMessagesInList(messages: messages, needReload: true)
    }
  }

  /// Requests messages before, at and after a time.
  private func get(
    _ sizes: (older: Int, newer: Int), around time: Int64,
    _ completionHandler: @escaping ([BaseMessage], SBError?) -> Void
  ) {
    let params = MessageListParams()
    (params.previousResultSize, params.nextResultSize) = sizes
    (params.isInclusive, params.reverse) = (true, messageListParams.reverse)
    params.messageTypeFilter = messageListParams.messageTypeFilter
    params.replyType = messageListParams.replyType
    openChannel?.getMessagesByTimestamp(time, params: params) { completionHandler($0 ?? [], $1) }
  }

  /// Loads older messages, unless it does so already; an empty page changes nothing (G45, G236).
  public override func loadPrevMessages() {
    guard hasOlder, !isLoadingPrevious, let time = messageList.last?.createdAt else { return }
    isLoadingPrevious = true
    let size = messageListParams.previousResultSize
    get((size, 0), around: time) { [weak self, loads] messages, error in
      guard let self else { return }
      isLoadingPrevious = false
      guard loads == self.loads else { return }
      if error == nil { hasOlder = messages.count { $0.createdAt < time } >= size }
      add(unknown(messages), error, keepsScroll: false)
    }
  }

  /// Loads newer messages, unless it does so already; an empty page changes nothing (G46, G236).
  public override func loadNextMessages() {
    guard hasNewer, !isLoadingNext, let time = newestLoaded else { return }
    isLoadingNext = true
    let size = messageListParams.nextResultSize
    get((0, size), around: time) { [weak self, loads] messages, error in
      guard let self else { return }
      isLoadingNext = false
      guard loads == self.loads else { return }
      if error == nil { hasNewer = messages.count { $0.createdAt > time } >= size }
      newestLoaded = max(time, messages.map(\.createdAt).max() ?? time)
      add(unknown(messages), error, keepsScroll: true)
    }
  }

  /// Returns the messages that the list does not have yet; a page contains those at its time.
  private func unknown(_ messages: [BaseMessage]) -> [BaseMessage] {
    let known = Set(messageList.map(\.messageId))
    return messages.filter { !known.contains($0.messageId) }
  }

  /// Loads the messages again from the newest.
  public override func reloadMessageList() {
    loadInitialMessages(startingPoint: nil, showIndicator: false, initialMessages: [])
  }
  /// Returns whether there are newer messages to load.
  public override func hasNext() -> Bool { hasNewer }
  /// Returns whether there are older messages to load.
  public override func hasPrevious() -> Bool { hasOlder }
  /// Returns the time at which the messages start.
  public override func getStartingPoint() -> Int64? { loadedStart }

  /// Removes failed messages, also from the service (G54).
  public override func deleteResendableMessages(requestIds: [String], needReload: Bool) {
    openChannel?.removeUnsent(requestIds)
    super.deleteResendableMessages(requestIds: requestIds, needReload: needReload)
  }

  /// Loads the channel's values again (G53).
  open override func didSucceedReconnection() {
    baseDelegate?.connectionStateDidChange(true)
    refreshChannel()
  }

  // MARK: Events of the channel

  /// A message was received: it is shown unless newer ones are missing (G237).
  open override func channel(_ channel: BaseChannel, didReceive message: BaseMessage) {
    guard isOwn(channel), messageListParams.belongsTo(message) else { return }
    if message is UserMessage || message is FileMessage { reportNew(message, in: channel) }
    guard !hasNext() else { return }
    scroll([message], .eventMessageReceived, keepsScroll: true)
    upsertMessagesInList(messages: [message], needReload: true, isEventMessageReceived: true)
  }
  /// A message changed: its row does.
  open override func channel(_ channel: BaseChannel, didUpdate message: BaseMessage) {
    guard isOwn(channel) else { return }
    scroll([message], .eventMessageUpdated, keepsScroll: true)
    updateMessagesInList(messages: [message], needReload: true)
  }
  /// A message was deleted: its row goes.
  open override func channel(_ channel: BaseChannel, messageWasDeleted messageId: Int64) {
    guard isOwn(channel) else { return }
    let deleted = messageList.filter { $0.messageId == messageId }
    delegate?.baseChannelViewModel(self, deletedMessages: deleted)
    deleteMessagesInList(messageIds: [messageId], needReload: true)
  }
  /// The current user was muted (G240).
  open override func channel(_ channel: BaseChannel, userWasMuted user: RestrictedUser) {
    if isCurrent(user) { report(channel, .eventUserMuted) }
  }
  /// The current user was unmuted (G240).
  open override func channel(_ channel: BaseChannel, userWasUnmuted user: User) {
    if isCurrent(user) { report(channel, .eventUserUnmuted) }
  }
  /// A user was banned; the current user leaves the screen (G240).
  open override func channel(_ channel: BaseChannel, userWasBanned user: RestrictedUser) {
    if isCurrent(user), isOwn(channel) {
      baseDelegate?.baseChannelViewModel(self, shouldDismissForChannel: channel)
    } else {
      report(channel, .eventUserBanned)
    }
  }
  /// The channel has another name or picture (G240).
  open override func channelWasChanged(_ channel: BaseChannel) {
    report(channel, .eventChannelChanged)
  }
  /// The channel was frozen (G240).
  open override func channelWasFrozen(_ channel: BaseChannel) {
    report(channel, .eventChannelFrozen)
  }
  /// The channel is no longer frozen (G240).
  open override func channelWasUnfrozen(_ channel: BaseChannel) {
    report(channel, .eventChannelUnfrozen)
  }
  /// The operators changed (G240).
  open override func channelDidUpdateOperators(_ channel: BaseChannel) {
    report(channel, .eventOperatorUpdated)
  }
  /// The channel was deleted (G240).
  open override func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {
    guard channelURL == self.channelURL, channelType == .open else { return }
    channel = nil
    report(nil, MessageContext(source: .eventChannelDeleted, sendingStatus: .succeeded))
  }
  /// A user entered (G240).
  open func channel(_ channel: OpenChannel, userDidEnter user: User) {
    report(channel, .eventChannelMemberCountChanged)
  }
  /// A user left (G240).
  open func channel(_ channel: OpenChannel, userDidExit user: User) {
    report(channel, .eventChannelMemberCountChanged)
  }

  private func isOwn(_ channel: BaseChannel) -> Bool { channel.channelURL == channelURL }
  private func isCurrent(_ user: User) -> Bool { user.userId == SBUGlobals.currentUser?.userId }

  /// Reports a change of the channel, unless it is another one's.
  private func report(_ channel: BaseChannel, _ source: CollectionEventSource) {
    guard isOwn(channel) else { return }
    self.channel = channel
    report(channel, MessageContext(source: source, sendingStatus: .succeeded))
  }
}
