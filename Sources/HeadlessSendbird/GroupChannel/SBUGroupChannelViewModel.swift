import HeadlessUIKit

/// The delegate of the view model of a group channel.
public protocol SBUGroupChannelViewModelDelegate: SBUBaseChannelViewModelDelegate {
  /// Users to mention were loaded; nil if loading failed.
  func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel, didReceiveSuggestedMentions members: [SBUUser]?)
  /// A file of several was sent.
  func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel, didFinishUploadingFileAt index: Int,
    multipleFilesMessageRequestId requestId: String)
  /// A bot wrote a part of a message.
  func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel, didReceiveStreamMessage message: BaseMessage,
    forChannel channel: GroupChannel)
  /// The first unread message changed.
  func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel, didUpdateFirstUnreadMessage message: BaseMessage?)
  /// The number of unread messages may be shown or hidden.
  func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel,
    updateUnreadMessageInfoViewVisibility message: BaseMessage?)
}

extension SBUGroupChannelViewModelDelegate {
  /// Does nothing.
  public func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel, didUpdateFirstUnreadMessage message: BaseMessage?
  ) {}
  /// Does nothing.
  public func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel,
    updateUnreadMessageInfoViewVisibility message: BaseMessage?
  ) {}
}

/// The data source of the view model of a group channel.
public protocol SBUGroupChannelViewModelDataSource: SBUBaseChannelViewModelDataSource {
  /// Returns the rows at the starting point; nil for none.
  func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel,
    startingPointIndexPathsForChannel channel: GroupChannel?
  ) -> [IndexPath]?
}

/// The view model of a group channel.
///
/// It loads and sends nothing: such a method does nothing, and an app can override it.
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
  /// The new messages that the list does not show yet.
  public internal(set) var newMessagesList: [BaseMessage] = []

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
    super.init()
    self.delegate = delegate
    self.dataSource = dataSource
    self.channel = channel
    self.channelURL = channel?.channelURL ?? channelURL
    customizedMessageListParams = messageListParams
    if let messageListParams { self.messageListParams = messageListParams }
    self.startingPoint = startingPoint
  }

  // MARK: Sending

  /// Sends several files; does nothing.
  open func sendMultipleFilesMessage(fileInfoList: [UploadableFileInfo]) {}
  /// Updates the row of a message with several files; does nothing.
  open func updateMultipleFilesMessageCell(requestId: String, index: Int) {}
  /// Reports that the user started to type; does nothing.
  public func startTypingMessage() {}
  /// Reports that the user stopped to type; does nothing.
  public func endTypingMessage() {}

  // MARK: Reading

  /// Marks a message and all newer ones as unread; does nothing.
  open func markMessageAsUnread(
    _ message: BaseMessage, completionHandler: ((SBError?) -> Void)? = nil
  ) {}
  /// Marks all messages as read; does nothing.
  public func markAsRead(completionHandler: ((SBError?) -> Void)? = nil) {}
  /// Marks all messages as read if the user reads them; does nothing.
  public func markAsReadIfAppropriate() {}

  // MARK: Loading

  /// Loads the channel; does nothing.
  public override func loadChannel(
    channelURL: String, messageListParams: MessageListParams? = nil,
    completionHandler: ((BaseChannel?, SBError?) -> Void)? = nil
  ) {}
  /// Loads the channel's values again; does nothing.
  public override func refreshChannel() {}
  /// Loads the first messages; does nothing.
  public override func loadInitialMessages(
    startingPoint: Int64?, showIndicator: Bool, initialMessages: [BaseMessage]?
  ) {}
  /// Loads older messages; does nothing.
  public override func loadPrevMessages() {}
  /// Loads newer messages; does nothing.
  public override func loadNextMessages() {}
  /// Loads the messages again; does nothing.
  public override func reloadMessageList() {}
  /// Returns whether there are newer messages to load; false, because none were loaded.
  public override func hasNext() -> Bool { false }
  /// Returns whether there are older messages to load; false, because none were loaded.
  public override func hasPrevious() -> Bool { false }
  /// Returns the time at which the messages start.
  public override func getStartingPoint() -> Int64? { startingPoint }
  /// Loads users to mention; does nothing.
  public func loadSuggestedMentions(with filterText: String) {}
  /// Stops loading users to mention; does nothing.
  public func cancelLoadingSuggestedMentions() {}

  /// The connection was restored; does nothing, because a run never loses it.
  open override func didSucceedReconnection() {}

  // MARK: Events of the collection and of channels, which do nothing yet

  /// Messages were added.
  open func messageCollection(
    _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
    addedMessages messages: [BaseMessage]
  ) {}
  /// Messages changed.
  open func messageCollection(
    _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
    updatedMessages messages: [BaseMessage]
  ) {}
  /// Messages were deleted.
  open func messageCollection(
    _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
    deletedMessages messages: [BaseMessage]
  ) {}
  /// The channel changed.
  open func messageCollection(
    _ collection: MessageCollection, context: MessageContext, updatedChannel channel: GroupChannel
  ) {}
  /// The channel was deleted.
  open func messageCollection(
    _ collection: MessageCollection, context: MessageContext, deletedChannel channelURL: String
  ) {}
  /// The messages are too old to be updated.
  open func didDetectHugeGap(_ collection: MessageCollection) {}
  /// A message was received.
  open override func channel(_ channel: BaseChannel, didReceive message: BaseMessage) {}
}
