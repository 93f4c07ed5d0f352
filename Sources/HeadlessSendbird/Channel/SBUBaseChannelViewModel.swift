import HeadlessUIKit

/// The delegate of the view model of a channel.
public protocol SBUBaseChannelViewModelDelegate: SBUCommonViewModelDelegate {
  /// The channel was loaded or changed; nil after it was deleted.
  func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext)
  /// A new message was received.
  func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didReceiveNewMessage message: BaseMessage,
    forChannel channel: BaseChannel)
  /// The edit of a message ended.
  func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, shouldFinishEditModeForChannel channel: BaseChannel)
  /// The screen must close.
  func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, shouldDismissForChannel channel: BaseChannel?)
  /// The messages changed.
  func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didChangeMessageList messages: [BaseMessage],
    needsToReload: Bool, initialLoad: Bool, isEventMessageReceived: Bool)
  /// Messages were deleted.
  func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, deletedMessages messages: [BaseMessage])
  /// The list may scroll after messages changed.
  func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, shouldUpdateScrollInMessageList messages: [BaseMessage],
    forContext context: MessageContext?, keepsScroll: Bool)
  /// A reaction was added or removed.
  func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didUpdateReaction reaction: ReactionEvent,
    forMessage message: BaseMessage)
}

/// The data source of the view model of a channel.
public protocol SBUBaseChannelViewModelDataSource: AnyObject {
  /// Returns whether the newest messages are in view.
  func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, isScrollNearBottomInChannel channel: BaseChannel?
  ) -> Bool
}

/// The base class of the view models of channels.
///
/// It loads and sends nothing: such a method does nothing, and an app can override it.
open class SBUBaseChannelViewModel: SBUBaseViewModel, BaseChannelDelegate {
  /// The channel; nil before it is loaded.
  public internal(set) var channel: BaseChannel?
  /// The channel's URL.
  public internal(set) var channelURL: String?
  /// The time at which the messages start; nil for the newest.
  public internal(set) var startingPoint: Int64?
  /// The message that is changed.
  public internal(set) var inEditingMessage: UserMessage?
  /// The messages that were sent, the newest first.
  public internal(set) var messageList: [BaseMessage] = []
  /// The messages of the rows, the newest first.
  public internal(set) var fullMessageList: [BaseMessage] = []
  /// Whether the current user is an operator of the channel.
  public var isOperator: Bool { (channel as? GroupChannel)?.myRole == .operator }
  /// The parameters of the messages.
  public internal(set) var messageListParams = MessageListParams()

  /// The app's parameters of the messages.
  public var customizedMessageListParams: MessageListParams?
  /// Is called when a text was sent.
  public var sendUserMessageCompletionHandler: ((UserMessage?, SBError?) -> Void)?
  /// Is called when a file was sent.
  public var sendFileMessageCompletionHandler: ((FileMessage?, SBError?) -> Void)?
  /// The messages that are not sent.
  public var pendingMessageManager = SBUPendingMessageManager.shared
  /// The typing bubbles.
  public var typingMessageManager = SBUTypingIndicatorMessageManager.shared

  weak var baseDelegate: (any SBUBaseChannelViewModelDelegate)?
  weak var baseDataSource: (any SBUBaseChannelViewModelDataSource)?

  /// Creates a view model without a channel.
  public override init() { super.init() }

  // MARK: Sending

  /// Sends a text; does nothing.
  open func sendUserMessage(text: String, parentMessage: BaseMessage? = nil) {}
  /// Sends a text with mentions; does nothing.
  open func sendUserMessage(
    text: String, mentionedMessageTemplate: String, mentionedUserIds: [String],
    parentMessage: BaseMessage? = nil
  ) {}
  /// Sends a text with parameters; does nothing.
  open func sendUserMessage(
    messageParams: UserMessageCreateParams, parentMessage: BaseMessage? = nil
  ) {}
  /// Sends a file; does nothing.
  open func sendFileMessage(
    fileData: Data?, fileName: String, mimeType: String, parentMessage: BaseMessage? = nil
  ) {}
  /// Sends a file with parameters; does nothing.
  open func sendFileMessage(
    messageParams: FileMessageCreateParams, parentMessage: BaseMessage? = nil
  ) {}
  /// Sends a voice message; does nothing.
  open func sendVoiceMessage(voiceFileInfo: SBUVoiceFileInfo, parentMessage: BaseMessage? = nil) {}
  /// Changes a text with mentions; does nothing.
  open func updateUserMessage(
    message: UserMessage, text: String, mentionedMessageTemplate: String,
    mentionedUserIds: [String]
  ) {}
  /// Changes a text; does nothing.
  public func updateUserMessage(message: UserMessage, text: String) {}
  /// Changes a text with parameters; does nothing.
  public func updateUserMessage(message: UserMessage, messageParams: UserMessageUpdateParams) {}
  /// Sends a failed message again; does nothing.
  public func resendMessage(failedMessage: BaseMessage) {}
  /// Deletes a message; does nothing.
  public func deleteMessage(message: BaseMessage) {}
  /// Adds or removes a reaction; does nothing.
  public func setReaction(message: BaseMessage, emojiKey: String, didSelect: Bool) {}

  // MARK: Loading

  /// Loads the channel; does nothing.
  ///
  /// - Parameters:
  ///   - channelURL: the channel's URL.
  ///   - messageListParams: the parameters of its messages; nil for the kit's.
  ///   - completionHandler: called with the channel or the error.
  public func loadChannel(
    channelURL: String, messageListParams: MessageListParams? = nil,
    completionHandler: ((BaseChannel?, SBError?) -> Void)? = nil
  ) {}
  /// Loads the channel's values again; does nothing.
  public func refreshChannel() {}
  /// Loads the first messages; does nothing.
  public func loadInitialMessages(
    startingPoint: Int64?, showIndicator: Bool, initialMessages: [BaseMessage]?
  ) {}
  /// Loads older messages; does nothing.
  public func loadPrevMessages() {}
  /// Loads newer messages; does nothing.
  public func loadNextMessages() {}
  /// Loads the messages again; does nothing.
  public func reloadMessageList() {}
  /// Returns whether there are newer messages to load; false by default.
  public func hasNext() -> Bool { false }
  /// Returns whether there are older messages to load; false by default.
  public func hasPrevious() -> Bool { false }
  /// Returns the time at which the messages start.
  public func getStartingPoint() -> Int64? { startingPoint }

  // MARK: The list

  /// Finds the first unread message again; does nothing.
  public func updateFirstUnreadMessage() {}
  /// Replaces messages of the list; does nothing.
  public func updateMessagesInList(messages: [BaseMessage]?, needReload: Bool) {}
  /// Adds or replaces messages of the list; does nothing.
  public func upsertMessagesInList(
    messages: [BaseMessage]?, needUpdateNewMessage: Bool = false, needReload: Bool,
    shouldUpdateFirstUnreadMessage: Bool = false, isEventMessageReceived: Bool = false
  ) {}
  /// Removes messages of the list; does nothing.
  public func deleteMessagesInList(messageIds: [Int64]?, needReload: Bool) {}
  /// Removes messages of the list; does nothing.
  public func deleteMessagesInList(
    messageIds: [Int64]?, excludeResendableMessages: Bool, needReload: Bool
  ) {}
  /// Removes a failed message; does nothing.
  public func deleteResendableMessage(_ message: BaseMessage, needReload: Bool) {}
  /// Removes failed messages; does nothing.
  public func deleteResendableMessages(requestIds: [String], needReload: Bool) {}
  /// Sorts the list; does nothing.
  public func sortAllMessageList(needReload: Bool, shouldUpdateFirstUnreadMessage: Bool = false) {}
  /// Sorts the list; does nothing.
  public func sortAllMessageList(
    needReload: Bool, shouldUpdateFirstUnreadMessage: Bool = false, isEventMessageReceived: Bool
  ) {}
  /// Removes all messages of the list.
  public func clearMessageList() {
    messageList = []
    fullMessageList = []
  }

  // MARK: Events of channels, which do nothing here

  /// Does nothing.
  open func channel(_ channel: BaseChannel, didReceive message: BaseMessage) {}
  /// Does nothing.
  open func channel(_ channel: BaseChannel, didUpdate message: BaseMessage) {}
  /// Does nothing.
  open func channel(_ channel: BaseChannel, messageWasDeleted messageId: Int64) {}
  /// Does nothing.
  open func channel(
    _ channel: BaseChannel, didUpdateThreadInfo threadInfoUpdateEvent: ThreadInfoUpdateEvent
  ) {}
  /// Does nothing.
  open func channel(_ channel: BaseChannel, updatedReaction reactionEvent: ReactionEvent) {}
  /// Does nothing.
  open func channel(_ channel: BaseChannel, userWasMuted user: RestrictedUser) {}
  /// Does nothing.
  open func channel(_ channel: BaseChannel, userWasUnmuted user: User) {}
  /// Does nothing.
  open func channel(_ channel: BaseChannel, userWasBanned user: RestrictedUser) {}
  /// Does nothing.
  open func channel(_ channel: BaseChannel, userWasUnbanned user: User) {}
  /// Does nothing.
  open func channelWasChanged(_ channel: BaseChannel) {}
  /// Does nothing.
  open func channelWasFrozen(_ channel: BaseChannel) {}
  /// Does nothing.
  open func channelWasUnfrozen(_ channel: BaseChannel) {}
  /// Does nothing.
  open func channelDidUpdateOperators(_ channel: BaseChannel) {}
  /// Does nothing.
  open func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {}
}
