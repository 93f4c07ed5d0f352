import HeadlessUIKit

/// A group channel with its messages.
///
/// The screen is not implemented: it creates its parts and its view model and configures them,
/// so that an app's overrides run, but it shows none of them, and its view model loads nothing.
open class SBUGroupChannelViewController: SBUGroupChannelComponentScreen,
  SBUGroupChannelModuleHeaderDelegate, SBUGroupChannelViewModelDelegate,
  SBUGroupChannelViewModelDataSource, SBUMessageThreadViewControllerDelegate,
  SBUVoiceMessageInputViewDelegate, SBUReactionsViewControllerDelegate
{
  /// The header; nil if the base header has another class.
  public var headerComponent: SBUGroupChannelModule.Header? {
    get { baseHeaderComponent as? SBUGroupChannelModule.Header }
    set { baseHeaderComponent = newValue }
  }
  /// The recorder of voice messages.
  public var voiceMessageInputView: SBUVoiceMessageInputView? =
    SBUGroupChannelModule.Input.voiceInputEntry.make { $0.init() }
  /// The channel of the view model.
  public override var channel: GroupChannel? { viewModel?.channel as? GroupChannel }
  /// The number of new messages that the list does not show yet.
  public internal(set) var newMessagesCount = 0

  // MARK: Creating

  /// Creates the screen of a channel (G8).
  ///
  /// - Parameters:
  ///   - channel: the channel.
  ///   - messageListParams: the parameters of its messages; nil for the kit's.
  public required init(channel: GroupChannel, messageListParams: MessageListParams? = nil) {
    super.init(baseChannel: channel, messageListParams: messageListParams)
    makeParts(channel.channelURL)
  }

  /// Creates the screen of a channel (G9).
  ///
  /// - Parameters:
  ///   - channel: the channel.
  ///   - messageListParams: the parameters of its messages; nil for the kit's.
  ///   - displaysLocalCachedListFirst: whether stored messages are shown first.
  public init(
    channel: GroupChannel, messageListParams: MessageListParams? = nil,
    displaysLocalCachedListFirst: Bool
  ) {
    super.init(
      baseChannel: channel, messageListParams: messageListParams,
      displaysLocalCachedListFirst: displaysLocalCachedListFirst)
    makeParts(channel.channelURL)
  }

  /// Creates the screen of a channel (G8).
  ///
  /// - Parameters:
  ///   - channelURL: the channel's URL.
  ///   - startingPoint: the time at which the messages start; nil for the newest.
  ///   - messageListParams: the parameters of its messages; nil for the kit's.
  public required init(
    channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil
  ) {
    super.init(
      channelURL: channelURL, startingPoint: startingPoint, messageListParams: messageListParams)
    makeParts(channelURL)
  }

  /// Creates the screen of a channel (G9).
  ///
  /// - Parameters:
  ///   - channelURL: the channel's URL.
  ///   - startingPoint: the time at which the messages start; nil for the newest.
  ///   - messageListParams: the parameters of its messages; nil for the kit's.
  ///   - displaysLocalCachedListFirst: whether stored messages are shown first.
  public required override init(
    channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil,
    displaysLocalCachedListFirst: Bool
  ) {
    super.init(
      channelURL: channelURL, startingPoint: startingPoint, messageListParams: messageListParams,
      displaysLocalCachedListFirst: displaysLocalCachedListFirst)
    makeParts(channelURL)
  }

  private func makeParts(_ channelURL: String) {
    makeParts(
      of: SBUModuleSet.GroupChannelModule, name: "SBUGroupChannelViewController",
      channelURL: channelURL)
  }

  /// Creates the view model, without stored messages first (G9).
  open override func createViewModel(
    channel: BaseChannel? = nil, channelURL: String? = nil,
    messageListParams: MessageListParams? = nil, startingPoint: Int64? = .max,
    showIndicator: Bool = true
  ) {
    createViewModel(
      channel: channel, channelURL: channelURL, messageListParams: messageListParams,
      startingPoint: startingPoint, showIndicator: showIndicator,
      displaysLocalCachedListFirst: false)
  }

  /// Creates the view model; without a channel and a URL it does nothing (G10).
  open override func createViewModel(
    channel: BaseChannel? = nil, channelURL: String? = nil,
    messageListParams: MessageListParams? = nil, startingPoint: Int64? = .max,
    showIndicator: Bool = true, displaysLocalCachedListFirst: Bool = false
  ) {
    setMessageInputViewMode(.none)
    guard channel != nil || channelURL != nil else { return }
    viewModel = SBUViewModelSet.entries.GroupChannelViewModel.make {
      $0.init(
        channel: channel, channelURL: channelURL, messageListParams: messageListParams,
        startingPoint: startingPoint, delegate: self, dataSource: self,
        displaysLocalCachedListFirst: displaysLocalCachedListFirst)
    }
  }

  // MARK: Life cycle

  /// Adds list and input, then configures header, list and input (G13).
  open override func setupViews() {
    super.setupViews()
    headerComponent?.configure(delegate: self, theme: theme)
    listComponent?.configure(delegate: self, dataSource: self, theme: theme)
    inputComponent?.configure(
      delegate: self, dataSource: self, mentionManagerDataSource: self, theme: theme)
  }

  // MARK: Other screens

  /// Opens the settings of the channel; without a channel it does nothing (G73).
  open override func showChannelSettings() {
    guard let channel else { return }
    let settings = SBUViewControllerSet.entries.GroupChannelSettingsViewController.make {
      $0.init(channel: channel)
    }
    navigationController?.pushViewController(settings, animated: true)
  }

  /// Opens the thread of a message.
  open override func showMessageThread(
    channelURL: String, parentMessageId: Int64, parentMessageCreatedAt: Int64? = 0,
    startingPoint: Int64? = 0
  ) {
    let thread = SBUViewControllerSet.entries.MessageThreadViewController.make {
      $0.init(channelURL: channelURL, parentMessageId: parentMessageId)
    }
    thread.delegate = self
    navigationController?.pushViewController(thread, animated: true)
  }

  /// Shows an alert that files are too large.
  ///
  /// - Parameter message: the text.
  open func multipleFilesMessageFileSizeErrorHandler(_ message: String) {
    SBUModuleSet.CommonModule.AlertView.show(
      title: message, confirmButtonItem: SBUAlertButtonItem(title: SBUStringSet.OK) { _ in },
      delegate: self)
  }

  /// Counts a new message; returns false, because no list counts them yet.
  @discardableResult
  public override func increaseNewMessageCount() -> Bool { false }
  /// Counts an unread message; does nothing.
  public func increaseUnreadMessageCount(message: BaseMessage) {}

  // MARK: Header events

  /// Calls `willPresentSubview()` and opens the settings (G73).
  open override func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {
    willPresentSubview()
    showChannelSettings()
  }

  // MARK: Input events

  /// Reports that the user started to type.
  open override func baseChannelModuleDidStartTyping(
    _ inputComponent: SBUBaseChannelModule.Input
  ) { viewModel?.startTypingMessage() }
  /// Reports that the user stopped to type.
  open override func baseChannelModuleDidEndTyping(_ inputComponent: SBUBaseChannelModule.Input) {
    viewModel?.endTypingMessage()
  }

  // MARK: View model events

  /// Shows the channel that was loaded or changed; goes back after it was deleted, if the screen is
  /// the last of its stack (G187 to G194).
  open override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) {
    guard channel != nil else {
      if navigationController?.viewControllers.last === self { onClickBack() }
      return
    }
    switch context.source {
    case .eventReadStatusUpdated, .eventTypingStatusUpdated:
      updateChannelStatus()
      listComponent?.reloadTableView()
    case .eventDeliveryStatusUpdated: listComponent?.reloadTableView()
    case .eventChannelChanged:
      updateChannelTitle()
      inputComponent?.updateMessageInputModeState()
    case .eventChannelFrozen, .eventChannelUnfrozen, .eventOperatorUpdated:
      inputComponent?.updateMessageInputModeState()
    default: break
    }
  }

  /// Users to mention were loaded.
  open func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel, didReceiveSuggestedMentions members: [SBUUser]?
  ) { inputComponent?.handlePendingMentionSuggestion(with: members) }
  /// A file of several was sent; does nothing.
  public func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel, didFinishUploadingFileAt index: Int,
    multipleFilesMessageRequestId requestId: String
  ) {}
  /// A bot wrote a part of a message.
  open func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel, didReceiveStreamMessage message: BaseMessage,
    forChannel channel: GroupChannel
  ) { listComponent?.updateStreamMessage(message) }
  /// The first unread message changed; does nothing.
  public func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel, didUpdateFirstUnreadMessage message: BaseMessage?
  ) {}
  /// The number of unread messages may be shown or hidden; does nothing.
  public func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel,
    updateUnreadMessageInfoViewVisibility message: BaseMessage?
  ) {}
  /// Returns the rows at the starting point; nil yet.
  open func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel,
    startingPointIndexPathsForChannel channel: GroupChannel?
  ) -> [IndexPath]? { nil }

  // MARK: Other screens' events

  /// The thread asks to show the message that has it; does nothing.
  open func messageThreadViewController(
    _ viewController: SBUMessageThreadViewController,
    shouldMoveToParentMessage parentMessage: BaseMessage
  ) {}
  /// The voice messages of a thread were played; does nothing.
  open func messageThreadViewController(
    _ viewController: SBUMessageThreadViewController,
    shouldSyncVoiceFileInfos voiceFileInfos: [String: SBUVoiceFileInfo]?
  ) {}
  /// Shows the profile of a user who reacted to a message.
  open func reactionsViewController(
    _ viewController: SBUReactionsViewController, didTapUserProfile user: SBUUser
  ) { showUserProfile(user: user) }
  /// Recording a voice message was canceled; does nothing. The kit spells the name so.
  open func voiceMessageInputViewDidTapCacel(_ inputView: SBUVoiceMessageInputView) {}
  /// A recorded voice message is about to be sent; does nothing.
  open func voiceMessageInputView(
    _ inputView: SBUVoiceMessageInputView, willStartToSend voiceFileInfo: SBUVoiceFileInfo
  ) {}
  /// Sends a recorded voice message.
  open func voiceMessageInputView(
    _ inputView: SBUVoiceMessageInputView, didTapSend voiceFileInfo: SBUVoiceFileInfo
  ) { viewModel?.sendVoiceMessage(voiceFileInfo: voiceFileInfo) }
}
