import HeadlessUIKit

/// The delegate of the view model of an open channel.
public protocol SBUOpenChannelViewModelDelegate: SBUBaseChannelViewModelDelegate {}

/// The data source of the view model of an open channel.
public protocol SBUOpenChannelViewModelDataSource: SBUBaseChannelViewModelDataSource {}

/// The view model of an open channel.
///
/// It loads no messages: such a method does nothing, and an app can override it.
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

  /// Creates a view model of a channel.
  ///
  /// - Parameters:
  ///   - channel: the channel; nil if only its URL is known.
  ///   - channelURL: the channel's URL.
  ///   - messageListParams: the parameters of its messages; nil for the kit's.
  ///   - startingPoint: the time at which the messages start; nil for the newest.
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
    self.channel = channel
    self.channelURL = channel?.channelURL ?? channelURL
    customizedMessageListParams = messageListParams
    if let messageListParams { self.messageListParams = messageListParams }
    self.startingPoint = startingPoint
    setupSendUserMessageCompletionHandlers()
    setupSendFileMessageCompletionHandlers()
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

  /// A user entered; does nothing.
  open func channel(_ channel: OpenChannel, userDidEnter user: User) {}
  /// A user left; does nothing.
  open func channel(_ channel: OpenChannel, userDidExit user: User) {}
}
