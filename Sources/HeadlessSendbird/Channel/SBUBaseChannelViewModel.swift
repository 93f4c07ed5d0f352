import ChatBackend
import DioramaKit
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

/// The base class of the view models of channels: the messages, and the requests that send, change
/// and delete them.
///
/// The view model of each type of channel loads the messages.
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
  /// The messages of the rows, the newest first: the typing bubble, those that are not sent, and
  /// those that were sent (G78).
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
  /// Whether the next change of the list shows stored messages before those of the service.
  final var isInitialLoad = false
  /// The number of times that the first messages were requested.
  final var loads = 0

  /// Whether a page of older, or of newer messages is loaded.
  final var isLoadingPrevious = false
  final var isLoadingNext = false

  /// Creates a view model without a channel.
  public override init() { super.init() }

  deinit { SendbirdChat.removeChannelDelegate(forIdentifier: delegateIdentifier) }

  private var delegateIdentifier: String {
    "SBUBaseChannelViewModel.\(ObjectIdentifier(self).hashValue)"
  }

  /// Keeps the values of an initializer, follows the events of channels and loads the channel (G11).
  final func start(
    _ channel: BaseChannel?, _ channelURL: String?, _ params: MessageListParams?,
    at startingPoint: Int64?
  ) {
    self.channel = channel
    self.channelURL = channel?.channelURL ?? channelURL
    customizedMessageListParams = params
    self.startingPoint = startingPoint
    SendbirdChat.addChannelDelegate(self, identifier: delegateIdentifier)
    if let url = self.channelURL { loadChannel(channelURL: url) }
  }

  // MARK: Sending

  /// Sends a text, without spaces around it (G99).
  open func sendUserMessage(text: String, parentMessage: BaseMessage? = nil) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let params = UserMessageCreateParams(message: text)
    SBUGlobalCustomParams.userMessageParamsSendBuilder?(params)
    sendUserMessage(messageParams: params, parentMessage: parentMessage)
  }

  /// Sends a text with mentions (G183).
  open func sendUserMessage(
    text: String, mentionedMessageTemplate: String, mentionedUserIds: [String],
    parentMessage: BaseMessage? = nil
  ) {
    let params = UserMessageCreateParams(message: text)
    SBUGlobalCustomParams.userMessageParamsSendBuilder?(params)
    params.mentionedMessageTemplate = mentionedMessageTemplate
    params.mentionedUserIds = mentionedUserIds
    sendUserMessage(messageParams: params, parentMessage: parentMessage)
  }

  /// Sends a text with parameters; it is shown as pending at once (G41).
  open func sendUserMessage(
    messageParams: UserMessageCreateParams, parentMessage: BaseMessage? = nil
  ) {
    prepare(messageParams, parentMessage)
    let pending = channel?.sendUserMessage(params: messageParams) { [weak self] message, error in
      self?.sendUserMessageCompletionHandler?(message, error)
    }
    show(pending: pending)
  }

  /// Sends a file.
  open func sendFileMessage(
    fileData: Data?, fileName: String, mimeType: String, parentMessage: BaseMessage? = nil
  ) {
    guard let fileData else { return }
    let params = FileMessageCreateParams(file: fileData)
    (params.fileName, params.mimeType) = (fileName, mimeType)
    SBUGlobalCustomParams.fileMessageParamsSendBuilder?(params)
    sendFileMessage(messageParams: params, parentMessage: parentMessage)
  }

  /// Sends a file with parameters; it is shown as pending at once (G41).
  open func sendFileMessage(
    messageParams: FileMessageCreateParams, parentMessage: BaseMessage? = nil
  ) {
    prepare(messageParams, parentMessage)
    let pending = channel?.sendFileMessage(
      params: messageParams,
      completionHandler: { [weak self] message, error in
        self?.sendFileMessageCompletionHandler?(message, error)
      })
    show(pending: pending)
  }

  /// Sends a voice message; does nothing, because a run records no sound.
  open func sendVoiceMessage(voiceFileInfo: SBUVoiceFileInfo, parentMessage: BaseMessage? = nil) {}

  private func prepare(_ params: BaseMessageCreateParams, _ parent: BaseMessage?) {
    guard let parent, SendbirdUI.config.groupChannel.channel.replyType != .none else { return }
    params.parentMessageId = parent.messageId
    params.isReplyToChannel = true
  }

  /// Shows a message that is being sent, and scrolls to it (G41).
  final func show(pending message: BaseMessage?) {
    guard let message, messageListParams.belongsTo(message) else { return }
    pendingMessageManager.upsertPendingMessage(channelURL: channelURL, message: message)
    sortAllMessageList(needReload: true)
    (channel as? GroupChannel)?.endTyping()
    scroll([message], .eventMessageSent, keepsScroll: false)
  }

  /// Changes a text with mentions.
  open func updateUserMessage(
    message: UserMessage, text: String, mentionedMessageTemplate: String,
    mentionedUserIds: [String]
  ) {
    let params = UserMessageUpdateParams(message: text)
    SBUGlobalCustomParams.userMessageParamsUpdateBuilder?(params)
    params.mentionedMessageTemplate = mentionedMessageTemplate
    params.mentionedUserIds = mentionedUserIds
    updateUserMessage(message: message, messageParams: params)
  }
  /// Changes a text.
  public func updateUserMessage(message: UserMessage, text: String) {
    let params = UserMessageUpdateParams(
      message: text.trimmingCharacters(in: .whitespacesAndNewlines))
    SBUGlobalCustomParams.userMessageParamsUpdateBuilder?(params)
    updateUserMessage(message: message, messageParams: params)
  }
  /// Changes a text with parameters; the edit ends with the answer, also after an error (G48).
  public func updateUserMessage(message: UserMessage, messageParams: UserMessageUpdateParams) {
    channel?.updateUserMessage(messageId: message.messageId, params: messageParams) {
      [weak self] _, _ in
      guard let self, let channel else { return }
      baseDelegate?.baseChannelViewModel(self, shouldFinishEditModeForChannel: channel)
    }
  }
  /// Sends a failed message again; it is shown as pending at once (G55).
  public func resendMessage(failedMessage: BaseMessage) {
    let pending: BaseMessage?
    switch failedMessage {
    case let message as UserMessage:
      pending = channel?.resendUserMessage(message) { [weak self] message, error in
        self?.sendUserMessageCompletionHandler?(message, error)
      }
    case let message as FileMessage:
      pending = channel?.resendFileMessage(
        message,
        completionHandler: { [weak self] message, error in
          self?.sendFileMessageCompletionHandler?(message, error)
        })
    case let message as MultipleFilesMessage:
      (channel as? GroupChannel)?.resendMultipleFilesMessage(message)
      return
    default: return
    }
    guard let pending else { return }
    pendingMessageManager.upsertPendingMessage(channelURL: channelURL, message: pending)
    sortAllMessageList(needReload: true)
  }
  /// Deletes a message; its row goes when the deletion is reported, and an error is lost (G169).
  public func deleteMessage(message: BaseMessage) { channel?.deleteMessage(message) }
  /// Adds or removes a reaction of the current user (G49, G145).
  public func setReaction(message: BaseMessage, emojiKey: String, didSelect: Bool) {
    let answer: (ReactionEvent?, SBError?) -> Void = { [weak self] event, error in
      guard let self else { return }
      if let error { return report(error, isBlocker: false) }
      guard let event else { return }
      baseDelegate?.baseChannelViewModel(self, didUpdateReaction: event, forMessage: message)
    }
    if didSelect {
      channel?.addReaction(with: message, key: emojiKey, completionHandler: answer)
    } else {
      channel?.deleteReaction(with: message, key: emojiKey, completionHandler: answer)
    }
  }

  // MARK: Loading

  /// Loads the channel, then its values again and its first messages (G21 to G23, G236).
  ///
  /// - Parameters:
  ///   - channelURL: the channel's URL.
  ///   - messageListParams: the parameters of its messages; nil keeps the last ones.
  ///   - completionHandler: called with the channel or the error.
  public func loadChannel(
    channelURL: String, messageListParams: MessageListParams? = nil,
    completionHandler: ((BaseChannel?, SBError?) -> Void)? = nil
  ) {
    if let messageListParams { customizedMessageListParams = messageListParams }
    updateListParams()
    report(isLoading: false)
    SendbirdUI.connectIfNeeded { [weak self] _, error in
      guard let self else { return }
      if let error { return fail(error, completionHandler) }
      BaseChannel.getChannel(url: channelURL, type: channelType) { [weak self] found, error in
        guard let self else { return }
        if let error { return fail(error, completionHandler) }
        channel = found
        self.channelURL = found?.channelURL ?? channelURL
        enter { [weak self] isInside in
          self?.didEnter(isInside)
          completionHandler?(found, nil)
        }
      }
    }
  }

  private func didEnter(_ isInside: Bool) {
    guard isInside else {
      report(isLoading: false)
      baseDelegate?.baseChannelViewModel(self, shouldDismissForChannel: channel)
      return
    }
    refreshChannel()
    loadInitialMessages(startingPoint: startingPoint, showIndicator: true, initialMessages: nil)
  }

  /// The type of the channels.
  var channelType: ChannelType { .group }
  /// Calls a closure with whether the user is in the channel; here always true.
  func enter(then body: @escaping (_ isInside: Bool) -> Void) { body(true) }

  /// Ends loading without a channel: the screen closes if the user may not see it, else the error
  /// blocks it (G35 to G38).
  private func fail(_ error: SBError, _ completionHandler: ((BaseChannel?, SBError?) -> Void)?) {
    report(isLoading: false)
    if error.code == ChatError.notAuthorized.code {
      baseDelegate?.baseChannelViewModel(self, shouldDismissForChannel: nil)
    } else {
      report(error, isBlocker: true)
    }
    completionHandler?(nil, error)
  }

  /// Loads the channel's values again; an error is reported as a change, too (G22, G40, G239).
  public func refreshChannel() {
    channel?.refresh { [weak self] error in
      guard let self, let channel else { return }
      if let error { refreshDidFail(error) }
      report(
        channel,
        MessageContext(
          source: .eventChannelChanged, sendingStatus: error == nil ? .succeeded : .failed))
    }
  }
  /// Loading the channel's values failed; does nothing here.
  func refreshDidFail(_ error: SBError) {}

  /// Reports that the channel was loaded, changed or, without one, deleted.
  final func report(_ channel: BaseChannel?, _ context: MessageContext) {
    baseDelegate?.baseChannelViewModel(self, didChangeChannel: channel, withContext: context)
  }

  /// Sets the parameters of the messages: the app's or the kit's, with the values that the screen
  /// needs (G31).
  final func updateListParams() {
    let params = customizedMessageListParams ?? MessageListParams()
    if customizedMessageListParams == nil {
      SBUGlobalCustomParams.messageListParamsBuilder?(params)
    }
    if params.previousResultSize <= 0 { params.previousResultSize = 30 }
    if params.nextResultSize <= 0 { params.nextResultSize = 30 }
    params.reverse = true
    params.includeMetaArray = true
    params.includeThreadInfo = true
    let replyType = SendbirdUI.config.groupChannel.channel.replyType
    params.includeParentMessageInfo = replyType != .none
    params.replyType = replyType == .none ? .none : .all
    params.includeReactions = showsReactions
    messageListParams = params
  }
  /// Whether messages of the channel can have reactions (G143); false here.
  var showsReactions: Bool { false }
  /// Loads the first messages; does nothing here.
  public func loadInitialMessages(
    startingPoint: Int64?, showIndicator: Bool, initialMessages: [BaseMessage]?
  ) {}
  /// Loads older messages; does nothing here.
  public func loadPrevMessages() {}
  /// Loads newer messages; does nothing here.
  public func loadNextMessages() {}
  /// Loads the messages again; does nothing here.
  public func reloadMessageList() {}
  /// Returns whether there are newer messages to load; false by default.
  public func hasNext() -> Bool { false }
  /// Returns whether there are older messages to load; false by default.
  public func hasPrevious() -> Bool { false }
  /// Returns the time at which the messages start.
  public func getStartingPoint() -> Int64? { startingPoint }

  /// Reports that loading started or ended.
  final func report(isLoading: Bool) { baseDelegate?.shouldUpdateLoadingState(isLoading) }

  /// Reports an error.
  final func report(_ error: SBError, isBlocker: Bool) {
    ScreenEnvironment.log("didReceiveError \(error.code) \(error.localizedDescription)")
    baseDelegate?.didReceiveError(error, isBlocker: isBlocker)
  }

  /// Adds a page of messages that was loaded; an empty page changes nothing (G45, G46).
  final func add(_ page: [BaseMessage]?, _ error: SBError?, keepsScroll: Bool) {
    if let error { return report(error, isBlocker: false) }
    guard let page, !page.isEmpty else { return }
    scroll(page, nil, keepsScroll: keepsScroll)
    upsertMessagesInList(messages: page, needReload: true)
  }

  /// Keeps messages of the current user that are not sent, except replies (G26).
  final func keepUnsent(_ messages: [BaseMessage]) {
    for message in messages where message.parentMessageId == 0 && message.position == .right {
      pendingMessageManager.upsertPendingMessage(channelURL: channelURL, message: message)
    }
  }

  /// Reports a received message that the list does not show at once (G44).
  final func reportNew(_ message: BaseMessage, in channel: BaseChannel) {
    let isNearBottom =
      baseDataSource?.baseChannelViewModel(self, isScrollNearBottomInChannel: channel) ?? true
    if hasNext() || !isNearBottom {
      baseDelegate?.baseChannelViewModel(self, didReceiveNewMessage: message, forChannel: channel)
    }
  }

  /// Reports that the list may scroll after a change.
  final func scroll(
    _ messages: [BaseMessage], _ source: CollectionEventSource?, keepsScroll: Bool
  ) {
    baseDelegate?.baseChannelViewModel(
      self, shouldUpdateScrollInMessageList: messages,
      forContext: source.map { MessageContext(source: $0, sendingStatus: .succeeded) },
      keepsScroll: keepsScroll)
  }

  // MARK: The list

  /// Finds the first unread message again; does nothing here.
  public func updateFirstUnreadMessage() {}
  /// Marks new messages as read, then continues; here it continues at once (G28).
  func read(_ messages: [BaseMessage], then body: @escaping () -> Void) { body() }

  /// Removes failed messages.
  public func deleteResendableMessages(requestIds: [String], needReload: Bool) {
    for id in requestIds {
      pendingMessageManager.removePendingMessage(channelURL: channelURL, requestId: id)
    }
    sortAllMessageList(needReload: needReload)
  }
  /// The rows of users who are typing; none here.
  var typingMessages: [BaseMessage] { [] }
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
