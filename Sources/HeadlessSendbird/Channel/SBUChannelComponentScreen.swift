import HeadlessUIKit

/// The base class of ``SBUBaseChannelViewController``, with the events of the list of messages and
/// of the message input.
open class SBUChannelComponentScreen: SBUChannelScreen, SBUBaseChannelModuleListDelegate,
  SBUBaseChannelModuleListDataSource, SBUBaseChannelModuleInputDelegate,
  SBUBaseChannelModuleInputDataSource
{
  /// The header, as the base class.
  public var baseHeaderComponent: SBUBaseChannelModule.Header?
  /// The list, as the base class.
  public var baseListComponent: SBUBaseChannelModule.List?
  /// The message input, as the base class.
  public var baseInputComponent: SBUBaseChannelModule.Input?
  /// The view model, as the base class.
  public var baseViewModel: SBUBaseChannelViewModel?
  /// The channel of the view model.
  public var channel: BaseChannel? { baseViewModel?.channel }
  override var fileInput: SBUBaseChannelModule.Input? { baseInputComponent }

  /// Closes the profile, the menu or the sheet of a message, an alert, and the keyboard (G19).
  open override func viewWillDisappear(_ animated: Bool) {
    (baseListComponent?.userProfileView as? SBUUserProfileView)?.dismiss()
    dismissOverlay()
    dismissKeyboard()
    super.viewWillDisappear(animated)
  }

  // MARK: Messages

  /// Opens all emoji for a message (G145).
  open func showEmojiListModal(message: BaseMessage) {
    let list = SBUCommonViewControllerSet.EmojiListViewController.init(message: message)
    list.emojiTapHandler = { [weak self] key, selected in
      self?.baseViewModel?.setReaction(message: message, emojiKey: key, didSelect: selected)
    }
    present(list, animated: true)
  }

  /// Sets the mode of the message input.
  ///
  /// - Parameters:
  ///   - mode: the mode.
  ///   - message: the message to change or to reply to.
  open func setMessageInputViewMode(_ mode: SBUMessageInputMode, message: BaseMessage? = nil) {
    baseInputComponent?.updateMessageInputMode(mode, message: message)
  }

  /// Scrolls to a message.
  public func scrollToMessage(
    id: Int64, enablesScrollAnimation: Bool = false, enablesMessageAnimation: Bool = false,
    position: SBUScrollPosition = .middle, needToSearch: Bool = true
  ) {
    baseListComponent?.scrollToMessage(
      id: id, enablesScrollAnimation: enablesScrollAnimation,
      enablesMessageAnimation: enablesMessageAnimation, position: position,
      needToSearch: needToSearch)
  }

  /// Scrolls to a message.
  public func scrollToMessage(
    message: BaseMessage, enablesScrollAnimation: Bool = false,
    enablesMessageAnimation: Bool = false, position: SBUScrollPosition = .middle,
    needToSearch: Bool = true
  ) {
    baseListComponent?.scrollToMessage(
      message: message, enablesScrollAnimation: enablesScrollAnimation,
      enablesMessageAnimation: enablesMessageAnimation, position: position,
      needToSearch: needToSearch)
  }

  /// Shows or hides the view that counts new messages.
  public func updateNewMessageInfo(hidden: Bool) {
    baseListComponent?.newMessageInfoView?.isHidden = hidden
  }

  /// Counts a new message; returns false, because the base class counts none.
  @discardableResult
  public func increaseNewMessageCount() -> Bool { false }

  /// Shows the profile of a user (G88).
  ///
  /// - Parameters:
  ///   - user: the user.
  ///   - isOpenChannel: whether the channel is open.
  public func showUserProfile(user: SBUUser, isOpenChannel: Bool = false) {
    guard SendbirdUI.config.common.isUsingDefaultUserProfileEnabled else { return }
    presentedViewController?.dismiss(animated: false)
    (baseListComponent?.userProfileView as? SBUUserProfileView)?.show(
      baseView: view, user: user, isOpenChannel: isOpenChannel)
  }

  /// Would scroll to a message that the keyboard covers; does nothing.
  public func autoScrollMessageOverflow(isEventMessageReceived: Bool = false) {}

  /// Applies a theme to the button that scrolls to the newest message.
  public func setupScrollBottomViewStyle(
    scrollBottomView: UIView, theme: SBUComponentTheme = SBUTheme.componentTheme
  ) {
    baseListComponent?.setupScrollBottomViewStyle(scrollBottomView: scrollBottomView, theme: theme)
  }

  // MARK: List events

  /// Loads the next page when a row near the end of the list comes into view (G86).
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    guard let model = baseViewModel, !model.fullMessageList.isEmpty else { return }
    let page = model.messageListParams.previousResultSize
    if indexPath.row >= model.fullMessageList.count - page / 2, model.hasPrevious() {
      model.loadPrevMessages()
    } else if indexPath.row < 5, model.hasNext() {
      model.loadNextMessages()
    }
  }
  /// Sends a failed message of the current user again, or opens the file of a message (G153, G142).
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapMessage message: BaseMessage,
    forRowAt indexPath: IndexPath
  ) {
    switch message.sendingStatus {
    case .failed:
      if message.position == .right, !(message is MultipleFilesMessage) {
        resend(message, in: listComponent)
      }
    case .succeeded:
      if let file = message as? FileMessage { openFile(fileMessage: file) }
    case .none, .pending, .canceled, .scheduled: break
    }
  }
  /// Shows the menu of a message.
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didLongTapMessage message: BaseMessage,
    forRowAt indexPath: IndexPath
  ) { listComponent.showMessageMenu(on: message, forRowAt: indexPath) }
  /// Shows the profile of a user.
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapUserProfile user: SBUUser
  ) { showUserProfile(user: user, isOpenChannel: channel is OpenChannel) }
  /// A voice message was tapped; does nothing by default.
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapVoiceMessage fileMessage: FileMessage,
    cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Shows the button that scrolls to the newest message, unless that is in view (G85).
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didScroll scrollView: UIScrollView
  ) { listComponent.setScrollBottomView(hidden: listComponent.isScrollNearByBottom) }
  /// Scrolls to the newest message; the list is loaded again if newer ones are missing (G85).
  open func baseChannelModuleDidTapScrollToButton(
    _ listComponent: SBUBaseChannelModule.List, animated: Bool
  ) {
    baseChannelModule(
      listComponent, didSelectScrollToBottonWithOptions: SBUScrollOptions(position: .bottom),
      animated: animated)
  }
  /// Scrolls to the newest message, and ends a change (G85, G173).
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List,
    didSelectScrollToBottonWithOptions options: SBUScrollOptions, animated: Bool
  ) {
    guard let model = baseViewModel, !model.fullMessageList.isEmpty else { return }
    if inputMode != .quoteReply { setMessageInputViewMode(.none) }
    if model.hasNext() {
      model.reloadMessageList()
    } else {
      listComponent.scroll(at: .top) { 0 }
    }
    listComponent.setScrollBottomView(hidden: true)
  }
  private var inputMode: SBUMessageInputMode {
    (baseInputComponent?.messageInputView as? SBUMessageInputView)?.mode ?? .none
  }
  /// Loads the channel again after a tap on Retry (G82).
  open func baseChannelModuleDidSelectRetry(_ listComponent: SBUBaseChannelModule.List) {
    guard let url = baseViewModel?.channelURL else { return }
    baseViewModel?.loadChannel(channelURL: url)
  }
  /// Sends a failed message again, and scrolls to it (G155).
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapRetryFailedMessage failedMessage: BaseMessage
  ) { resend(failedMessage, in: listComponent) }

  private func resend(_ message: BaseMessage, in list: SBUBaseChannelModule.List) {
    baseViewModel?.resendMessage(failedMessage: message)
    baseChannelModuleDidTapScrollToButton(list, animated: false)
  }
  /// Deletes a failed message without asking (G155).
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapDeleteFailedMessage failedMessage: BaseMessage
  ) { baseViewModel?.deleteResendableMessage(failedMessage, needReload: true) }
  /// Copies the text of a message (G168).
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapCopyMessage message: BaseMessage
  ) { UIPasteboard.general.string = message.message }
  /// Deletes a message (G169).
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapDeleteMessage message: BaseMessage
  ) { baseViewModel?.deleteMessage(message: message) }
  /// Lets the message input change a message, unless the channel is frozen for the user (G170).
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapEditMessage message: BaseMessage
  ) {
    guard let channel, !channel.isFrozen || baseViewModel?.isOperator == true else { return }
    setMessageInputViewMode(.edit, message: message)
  }
  /// Shows that a file was saved (G168).
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapSaveMessage message: BaseMessage
  ) { SBUModuleSet.CommonModule.ToastView.show(type: .downloadSuccess) }
  /// Lets the message input reply to a message, or opens its thread (G172).
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapReplyMessage message: BaseMessage
  ) {
    switch SendbirdUI.config.groupChannel.channel.replyType {
    case .none: break
    case .quoteReply: setMessageInputViewMode(.quoteReply, message: message)
    case .thread: showThread(of: message)
    }
  }

  /// Opens the thread of a message.
  final func showThread(of message: BaseMessage) {
    showMessageThread(
      channelURL: message.channelURL, parentMessageId: message.messageId,
      parentMessageCreatedAt: message.createdAt, startingPoint: 0)
  }
  /// Adds or removes a reaction.
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didReactToMessage message: BaseMessage,
    withEmoji key: String, selected: Bool
  ) { baseViewModel?.setReaction(message: message, emojiKey: key, didSelect: selected) }
  /// Opens all emoji.
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapMoreEmojisOnMessage message: BaseMessage
  ) { showEmojiListModal(message: message) }
  /// Deselects the row of a menu that was dismissed (G156).
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didDismissMenuForCell cell: UITableViewCell
  ) { cell.setSelected(false, animated: false) }
  /// The list cannot scroll to a message; does nothing, because its time is unknown.
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didFailScrollToMessageId messageId: Int64,
    needToSearch: Bool
  ) {}
  /// The list cannot scroll to a message: loads the messages around its time (G149).
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didFailScrollToMessage message: BaseMessage,
    needToSearch: Bool
  ) {
    guard needToSearch else { return }
    baseViewModel?.loadInitialMessages(
      startingPoint: message.createdAt, showIndicator: true, initialMessages: nil)
  }

  // MARK: List data source

  /// Returns the channel.
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, channelForTableView tableView: UITableView
  ) -> BaseChannel? { baseViewModel?.channel }
  /// Returns the messages that were sent.
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, sentMessagesInTableView tableView: UITableView
  ) -> [BaseMessage] { baseViewModel?.messageList ?? [] }
  /// Returns the messages of the rows.
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, fullMessagesInTableView tableView: UITableView
  ) -> [BaseMessage] { baseViewModel?.fullMessageList ?? [] }
  /// Returns whether there are newer messages to load.
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, hasNextInTableView tableView: UITableView
  ) -> Bool { baseViewModel?.hasNext() ?? false }
  /// Returns the row that was seen last; nil by default.
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, lastSeenIndexPathIn tableView: UITableView
  ) -> IndexPath? { nil }
  /// Returns the time at which the list starts.
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, startingPointIn tableView: UITableView
  ) -> Int64? { baseViewModel?.getStartingPoint() }
  /// Returns the screen that shows the menu of a message: this one.
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List,
    parentViewControllerDisplayMenuItems menuItems: [SBUMenuItem]
  ) -> UIViewController? { self }
  /// Returns the messages that are not sent; they belong to no thread.
  open func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, pendingMessageManagerForCell cell: UITableViewCell
  ) -> (SBUPendingMessageManager?, Bool?) { (baseViewModel?.pendingMessageManager, false) }

  // MARK: Input events and data source

  /// The user started to type; does nothing by default.
  open func baseChannelModuleDidStartTyping(_ inputComponent: SBUBaseChannelModule.Input) {}
  /// The user stopped to type; does nothing by default.
  open func baseChannelModuleDidEndTyping(_ inputComponent: SBUBaseChannelModule.Input) {}
  /// The add button was tapped; does nothing by default.
  open func baseChannelModuleDidTapAdd(_ inputComponent: SBUBaseChannelModule.Input) {}
  /// Sends a text.
  open func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, didTapSend text: String,
    parentMessage: BaseMessage?
  ) { baseViewModel?.sendUserMessage(text: text, parentMessage: parentMessage) }
  /// Opens the picker of a source of files (G102).
  open func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, didTapResource type: MediaResourceType
  ) {
    switch type {
    case .camera: showCamera()
    case .library: showPhotoLibraryPicker()
    case .document: showDocumentPicker()
    case .unknown, .delete: break
    }
  }
  /// Saves a changed message.
  open func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, didTapEdit text: String
  ) {
    guard let message = baseViewModel?.inEditingMessage else { return }
    baseViewModel?.updateUserMessage(message: message, text: text)
  }
  /// The text changed; does nothing by default.
  open func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, didChangeText text: String
  ) {}
  /// The mode will change; does nothing by default.
  open func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, willChangeMode mode: SBUMessageInputMode,
    message: BaseMessage?
  ) {}
  /// Keeps the message that is changed (G175).
  open func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, didChangeMode mode: SBUMessageInputMode,
    message: BaseMessage?
  ) { baseViewModel?.inEditingMessage = mode == .edit ? message as? UserMessage : nil }
  /// Shows the banner of a frozen channel, to operators too (G80, G245).
  open func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, didUpdateFrozenState isFrozen: Bool
  ) { baseListComponent?.channelStateBanner?.isHidden = !isFrozen }
  /// Returns the channel.
  open func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, channelForInputView messageInputView: UIView?
  ) -> BaseChannel? { baseViewModel?.channel }
}
