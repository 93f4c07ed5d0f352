import HeadlessSendbird
import HeadlessUIKit

// What an app overrides and calls of the screen of an open channel and of its view model, from the tables
// G 3.1 and 12.

/// G230, G231.
class OpenChannelScreen: SBUOpenChannelViewController {
  required init(channel: OpenChannel, messageListParams: MessageListParams? = nil) {
    super.init(channel: channel, messageListParams: messageListParams)
  }
  required init(
    channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil
  ) {
    super.init(
      channelURL: channelURL, startingPoint: startingPoint, messageListParams: messageListParams)
  }
  override func createViewModel(
    channel: BaseChannel? = nil, channelURL: String? = nil,
    messageListParams: MessageListParams? = nil, startingPoint: Int64? = nil,
    showIndicator: Bool = true
  ) {
    super.createViewModel(
      channel: channel, channelURL: channelURL, messageListParams: messageListParams,
      startingPoint: startingPoint, showIndicator: showIndicator)
  }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func setupViews() { super.setupViews() }
  override func setupLayouts() { super.setupLayouts() }
  override func setupStyles() { super.setupStyles() }
  override func updateStyles() { super.updateStyles() }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.viewWillTransition(to: size, with: coordinator) }
  override func showChannelSettings() { super.showChannelSettings() }
  override func showParticipantsList() { super.showParticipantsList() }
  override func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) { super.baseChannelModule(headerComponent, didTapRightItem: rightItem) }
  override func openChannelModule(
    _ inputComponent: SBUOpenChannelModule.Input, didPickFileData fileData: Data?,
    fileName: String, mimeType: String, parentMessage: BaseMessage?
  ) {
    super.openChannelModule(
      inputComponent, didPickFileData: fileData, fileName: fileName, mimeType: mimeType,
      parentMessage: parentMessage)
  }
  override func openChannelModule(
    _ mediaComponent: SBUOpenChannelModule.Media, didTapMediaView mediaView: UIView
  ) { super.openChannelModule(mediaComponent, didTapMediaView: mediaView) }
  override func openChannelModuleIsOverlaid(_ listComponent: SBUOpenChannelModule.List) -> Bool {
    super.openChannelModuleIsOverlaid(listComponent)
  }
  override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) { super.baseChannelViewModel(viewModel, didChangeChannel: channel, withContext: context) }
}

/// G230, G231.
func publicMembers(of screen: SBUOpenChannelViewController) {
  screen.headerComponent = nil as SBUOpenChannelModule.Header?
  screen.listComponent = nil as SBUOpenChannelModule.List?
  screen.inputComponent = nil as SBUOpenChannelModule.Input?
  screen.mediaComponent = nil as SBUOpenChannelModule.Media?
  screen.viewModel = nil as SBUOpenChannelViewModel?
  let _: OpenChannel? = screen.channel
  screen.overlayTheme = SBUTheme.overlayTheme
  screen.hideNavigationBar = false
  screen.hideChannelInfoView = true
  screen.channelDescription = nil as String?
  let _: [Bool] = [
    screen.isMediaViewEnabled, screen.isMediaViewOverlaying, screen.isMediaViewIgnoringSafeArea,
  ]
  let _: [CGFloat] = [screen.mediaViewRatio, screen.messageListRatio]
  screen.prevOrientation = screen.currentOrientation
  screen.weakHeaderComponentBottomConstraint = nil as NSLayoutConstraint?
  screen.enableMediaView()
  screen.enableMediaView(false)
  screen.updateMessageListRatio(to: 0.5)
  screen.overlayMediaView(true, messageListRatio: 0.4)
  screen.mediaViewIgnoringSafeArea(true)
  screen.updateBarButton()
  screen.updateChannelInfoView()
  screen.configureOffset()
  screen.registerOrientationChangeNotification()
  screen.onClickBack()
}

/// G 3.1: the methods without a default, all of the base.
final class OpenChannelModelDelegate: SBUOpenChannelViewModelDelegate {
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
  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
  func shouldUpdateLoadingState(_ isLoading: Bool) {}
}

/// G 3.1: with those of the base.
final class OpenChannelModelDataSource: SBUOpenChannelViewModelDataSource {
  func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, isScrollNearBottomInChannel channel: BaseChannel?
  ) -> Bool { true }
}

/// G 1.2, G238, G240.
class OpenChannelModel: SBUOpenChannelViewModel {
  required init(
    channel: BaseChannel? = nil, channelURL: String? = nil,
    messageListParams: MessageListParams? = nil, startingPoint: Int64? = nil,
    delegate: (any SBUOpenChannelViewModelDelegate)? = nil,
    dataSource: (any SBUOpenChannelViewModelDataSource)? = nil
  ) {
    super.init(
      channel: channel, channelURL: channelURL, messageListParams: messageListParams,
      startingPoint: startingPoint, delegate: delegate, dataSource: dataSource)
  }
  override func setupSendUserMessageCompletionHandlers() {
    super.setupSendUserMessageCompletionHandlers()
  }
  override func setupSendFileMessageCompletionHandlers() {
    super.setupSendFileMessageCompletionHandlers()
  }
  override func channel(_ channel: OpenChannel, userDidEnter user: User) {
    super.channel(channel, userDidEnter: user)
  }
  override func channel(_ channel: OpenChannel, userDidExit user: User) {
    super.channel(channel, userDidExit: user)
  }
  override func channelWasChanged(_ channel: BaseChannel) { super.channelWasChanged(channel) }
  override func channelWasFrozen(_ channel: BaseChannel) { super.channelWasFrozen(channel) }
  override func channelWasUnfrozen(_ channel: BaseChannel) { super.channelWasUnfrozen(channel) }
  override func channelDidUpdateOperators(_ channel: BaseChannel) {
    super.channelDidUpdateOperators(channel)
  }
  override func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {
    super.channelWasDeleted(channelURL, channelType: channelType)
  }
  override func didSucceedReconnection() { super.didSucceedReconnection() }
}

/// G 1.2, G238.
func publicMembers(of viewModel: SBUOpenChannelViewModel) {
  viewModel.delegate = nil as (any SBUOpenChannelViewModelDelegate)?
  viewModel.dataSource = nil as (any SBUOpenChannelViewModelDataSource)?
  let _: Bool = viewModel.isOperator
  let _ = OpenChannelModel()
}
