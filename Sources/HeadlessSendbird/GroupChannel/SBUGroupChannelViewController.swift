import DioramaKit
import HeadlessUIKit

/// A group channel with its messages, one of the screens that an app starts from (page 000).
///
/// ```swift
/// let channel = SBUGroupChannelViewController(channelURL: "design-team")
/// navigationController?.pushViewController(channel, animated: true)
/// ```
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
    makeParts(of: SBUModuleSet.GroupChannelModule)
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
    makeParts(of: SBUModuleSet.GroupChannelModule)
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
    makeParts(of: SBUModuleSet.GroupChannelModule)
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
    makeParts(of: SBUModuleSet.GroupChannelModule)
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

  /// Counts a new message while the list is scrolled up (G83).
  ///
  /// - Returns: whether it was counted.
  @discardableResult
  public override func increaseNewMessageCount() -> Bool {
    guard let list = listComponent, !list.isScrollNearByBottom else { return false }
    newMessagesCount += 1
    updateNewMessageInfo(hidden: false)
    (list.newMessageInfoView as? SBUNewMessageInfo)?.updateCount(count: newMessagesCount) {
      [weak self, weak list] in
      guard let self, let list else { return }
      baseChannelModuleDidTapScrollToButton(list, animated: false)
    }
    return true
  }
  /// Counts an unread message, if the number of unread messages is shown (G87).
  public func increaseUnreadMessageCount(message: BaseMessage) {
    guard SendbirdUI.config.groupChannel.channel.isMarkAsUnreadEnabled else { return }
    (listComponent?.unreadMessageInfoView as? SBUUnreadMessageInfoView)?.updateCount(addCount: 1)
  }

  /// Hides the number of new messages, unless newer ones are missing (G84).
  private func resetNewMessageCount() {
    newMessagesCount = 0
    if viewModel?.hasNext() != true { updateNewMessageInfo(hidden: true) }
  }

  /// Hides the number of new messages when the newest are in view, and who no longer types.
  override func listDidChange() {
    if listComponent?.isScrollNearByBottom == true { resetNewMessageCount() }
    if channel != nil { updateChannelStatus() }
  }

  // MARK: List events

  /// Shows the button that scrolls to the newest message, unless that is in view; then the number of
  /// new messages is hidden (G84, G85).
  open override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didScroll scrollView: UIScrollView
  ) {
    super.baseChannelModule(listComponent, didScroll: scrollView)
    if listComponent.isScrollNearByBottom { resetNewMessageCount() }
  }

  /// Scrolls to the newest message, and hides the number of new messages (G84, G85).
  open override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List,
    didSelectScrollToBottonWithOptions options: SBUScrollOptions, animated: Bool
  ) {
    super.baseChannelModule(
      listComponent, didSelectScrollToBottonWithOptions: options, animated: animated)
    resetNewMessageCount()
  }

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
    case .channelChangelog:
      updateChannelTitle()
      inputComponent?.updateMessageInputModeState()
      listComponent?.reloadTableView()
    case .eventChannelChanged:
      updateChannelTitle()
      inputComponent?.updateMessageInputModeState()
    case .eventChannelFrozen, .eventChannelUnfrozen, .eventUserMuted, .eventUserUnmuted,
      .eventOperatorUpdated, .eventUserBanned:
      inputComponent?.updateMessageInputModeState()
    default: break
    }
  }

  /// Counts a new message of another user (G63).
  open override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didReceiveNewMessage message: BaseMessage,
    forChannel channel: BaseChannel
  ) {
    if !(message is AdminMessage) { increaseNewMessageCount() }
    increaseUnreadMessageCount(message: message)
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
  /// Returns the rows in view.
  open func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel,
    startingPointIndexPathsForChannel channel: GroupChannel?
  ) -> [IndexPath]? { listComponent?.tableView.indexPathsForVisibleRows }

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

  // MARK: YAML

  /// The initializers for YAML: with the channel's URL, or with the channel.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML can set.
  open class var slots: [Slot] { standardSlots }
}

extension SBUGroupChannelViewController: ScreenViewController {
  static let standardInitializer = ViewControllerInitializer.channelScreen(
    [.channelURL("the channel"), .channel, .startingPoint, .messageListParams], for: .group
  ) { type, arguments, channel, _ in
    guard let type = type as? SBUGroupChannelViewController.Type else { return nil }
    let params = arguments.messageListParams?.params
    if let channel = channel as? GroupChannel {
      return type.init(channel: channel, messageListParams: params)
    }
    return type.init(
      channelURL: arguments.channelURL ?? "", startingPoint: arguments.start,
      messageListParams: params)
  }

  static let standardSlots =
    SendbirdScreen.groupChannel.slots(
      header: \SBUGroupChannelViewController.headerComponent, "back, title and settings",
      list: \SBUGroupChannelViewController.listComponent, "the messages",
      viewModel: \SBUGroupChannelViewController.viewModel, "loads and sends the messages")
    + [
      SendbirdScreen.groupChannel.slot(
        "inputComponent", .input, \SBUGroupChannelViewController.inputComponent,
        "the message input")
    ]
}
