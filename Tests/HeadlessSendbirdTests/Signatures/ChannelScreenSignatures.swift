import HeadlessSendbird
import HeadlessUIKit

// What an app overrides and calls of the screen that all channels share, from the table G 3.2.

/// G 3.2.
class ChannelScreen: SBUBaseChannelViewController {
  override init(
    baseChannel: BaseChannel, messageListParams: MessageListParams? = nil,
    displaysLocalCachedListFirst: Bool = false
  ) {
    super.init(
      baseChannel: baseChannel, messageListParams: messageListParams,
      displaysLocalCachedListFirst: displaysLocalCachedListFirst)
  }
  required init(
    channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil
  ) {
    super.init(
      channelURL: channelURL, startingPoint: startingPoint, messageListParams: messageListParams)
  }
  override init(
    channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil,
    displaysLocalCachedListFirst: Bool
  ) {
    super.init(
      channelURL: channelURL, startingPoint: startingPoint, messageListParams: messageListParams,
      displaysLocalCachedListFirst: displaysLocalCachedListFirst)
  }
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  override func createViewModel(
    channel: BaseChannel? = nil, channelURL: String? = nil,
    messageListParams: MessageListParams? = nil, startingPoint: Int64? = nil,
    showIndicator: Bool = true
  ) {
    super.createViewModel(
      channel: channel, channelURL: channelURL, messageListParams: messageListParams,
      startingPoint: startingPoint, showIndicator: showIndicator)
  }
  override func createViewModel(
    channel: BaseChannel? = nil, channelURL: String? = nil,
    messageListParams: MessageListParams? = nil, startingPoint: Int64? = nil,
    showIndicator: Bool = true, displaysLocalCachedListFirst: Bool
  ) {
    super.createViewModel(
      channel: channel, channelURL: channelURL, messageListParams: messageListParams,
      startingPoint: startingPoint, showIndicator: showIndicator,
      displaysLocalCachedListFirst: displaysLocalCachedListFirst)
  }
  override func setupViews() { super.setupViews() }
  override func setupStyles() { super.setupStyles() }
  override func updateStyles() { super.updateStyles() }
  override func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didUpdateTitleView titleView: UIView?
  ) { super.baseChannelModule(headerComponent, didUpdateTitleView: titleView) }
  override func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { super.baseChannelModule(headerComponent, didUpdateLeftItem: leftItem) }
  override func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) { super.baseChannelModule(headerComponent, didUpdateRightItem: rightItem) }
  override func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didTapTitleView titleView: UIView?
  ) { super.baseChannelModule(headerComponent, didTapTitleView: titleView) }
  override func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { super.baseChannelModule(headerComponent, didTapLeftItem: leftItem) }
  override func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) { super.baseChannelModule(headerComponent, didTapRightItem: rightItem) }
  override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) { super.baseChannelViewModel(viewModel, didChangeChannel: channel, withContext: context) }
  override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didReceiveNewMessage message: BaseMessage,
    forChannel channel: BaseChannel
  ) { super.baseChannelViewModel(viewModel, didReceiveNewMessage: message, forChannel: channel) }
  override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, shouldFinishEditModeForChannel channel: BaseChannel
  ) { super.baseChannelViewModel(viewModel, shouldFinishEditModeForChannel: channel) }
  override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, shouldDismissForChannel channel: BaseChannel?
  ) { super.baseChannelViewModel(viewModel, shouldDismissForChannel: channel) }
  override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didChangeMessageList messages: [BaseMessage],
    needsToReload: Bool, initialLoad: Bool, isEventMessageReceived: Bool
  ) {
    super.baseChannelViewModel(
      viewModel, didChangeMessageList: messages, needsToReload: needsToReload,
      initialLoad: initialLoad, isEventMessageReceived: isEventMessageReceived)
  }
  override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, deletedMessages messages: [BaseMessage]
  ) { super.baseChannelViewModel(viewModel, deletedMessages: messages) }
  override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, shouldUpdateScrollInMessageList messages: [BaseMessage],
    forContext context: MessageContext?, keepsScroll: Bool
  ) {
    super.baseChannelViewModel(
      viewModel, shouldUpdateScrollInMessageList: messages, forContext: context,
      keepsScroll: keepsScroll)
  }
  override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didUpdateReaction reaction: ReactionEvent,
    forMessage message: BaseMessage
  ) { super.baseChannelViewModel(viewModel, didUpdateReaction: reaction, forMessage: message) }
  override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, isScrollNearBottomInChannel channel: BaseChannel?
  ) -> Bool { super.baseChannelViewModel(viewModel, isScrollNearBottomInChannel: channel) }
  override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    super.didReceiveError(error, isBlocker: isBlocker)
  }
  override func shouldUpdateLoadingState(_ isLoading: Bool) {
    super.shouldUpdateLoadingState(isLoading)
  }
  override func setMessageInputViewMode(_ mode: SBUMessageInputMode, message: BaseMessage? = nil) {
    super.setMessageInputViewMode(mode, message: message)
  }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { super.baseChannelModule(listComponent, willDisplay: cell, forRowAt: indexPath) }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapMessage message: BaseMessage,
    forRowAt indexPath: IndexPath
  ) { super.baseChannelModule(listComponent, didTapMessage: message, forRowAt: indexPath) }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didLongTapMessage message: BaseMessage,
    forRowAt indexPath: IndexPath
  ) { super.baseChannelModule(listComponent, didLongTapMessage: message, forRowAt: indexPath) }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapUserProfile user: SBUUser
  ) { super.baseChannelModule(listComponent, didTapUserProfile: user) }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapVoiceMessage fileMessage: FileMessage,
    cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    super.baseChannelModule(
      listComponent, didTapVoiceMessage: fileMessage, cell: cell, forRowAt: indexPath)
  }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didScroll scrollView: UIScrollView
  ) { super.baseChannelModule(listComponent, didScroll: scrollView) }
  override func baseChannelModuleDidTapScrollToButton(
    _ listComponent: SBUBaseChannelModule.List, animated: Bool
  ) { super.baseChannelModuleDidTapScrollToButton(listComponent, animated: animated) }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List,
    didSelectScrollToBottonWithOptions options: SBUScrollOptions, animated: Bool
  ) {
    super.baseChannelModule(
      listComponent, didSelectScrollToBottonWithOptions: options, animated: animated)
  }
  override func baseChannelModuleDidSelectRetry(_ listComponent: SBUBaseChannelModule.List) {
    super.baseChannelModuleDidSelectRetry(listComponent)
  }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapRetryFailedMessage failedMessage: BaseMessage
  ) { super.baseChannelModule(listComponent, didTapRetryFailedMessage: failedMessage) }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapDeleteFailedMessage failedMessage: BaseMessage
  ) { super.baseChannelModule(listComponent, didTapDeleteFailedMessage: failedMessage) }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapCopyMessage message: BaseMessage
  ) { super.baseChannelModule(listComponent, didTapCopyMessage: message) }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapDeleteMessage message: BaseMessage
  ) { super.baseChannelModule(listComponent, didTapDeleteMessage: message) }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapEditMessage message: BaseMessage
  ) { super.baseChannelModule(listComponent, didTapEditMessage: message) }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapSaveMessage message: BaseMessage
  ) { super.baseChannelModule(listComponent, didTapSaveMessage: message) }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapReplyMessage message: BaseMessage
  ) { super.baseChannelModule(listComponent, didTapReplyMessage: message) }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didReactToMessage message: BaseMessage,
    withEmoji key: String, selected: Bool
  ) {
    super.baseChannelModule(
      listComponent, didReactToMessage: message, withEmoji: key, selected: selected)
  }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapMoreEmojisOnMessage message: BaseMessage
  ) { super.baseChannelModule(listComponent, didTapMoreEmojisOnMessage: message) }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didDismissMenuForCell cell: UITableViewCell
  ) { super.baseChannelModule(listComponent, didDismissMenuForCell: cell) }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didFailScrollToMessageId messageId: Int64,
    needToSearch: Bool
  ) {
    super.baseChannelModule(
      listComponent, didFailScrollToMessageId: messageId, needToSearch: needToSearch)
  }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didFailScrollToMessage message: BaseMessage,
    needToSearch: Bool
  ) {
    super.baseChannelModule(
      listComponent, didFailScrollToMessage: message, needToSearch: needToSearch)
  }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, channelForTableView tableView: UITableView
  ) -> BaseChannel? { super.baseChannelModule(listComponent, channelForTableView: tableView) }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, sentMessagesInTableView tableView: UITableView
  ) -> [BaseMessage] { super.baseChannelModule(listComponent, sentMessagesInTableView: tableView) }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, fullMessagesInTableView tableView: UITableView
  ) -> [BaseMessage] { super.baseChannelModule(listComponent, fullMessagesInTableView: tableView) }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, hasNextInTableView tableView: UITableView
  ) -> Bool { super.baseChannelModule(listComponent, hasNextInTableView: tableView) }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, lastSeenIndexPathIn tableView: UITableView
  ) -> IndexPath? { super.baseChannelModule(listComponent, lastSeenIndexPathIn: tableView) }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, startingPointIn tableView: UITableView
  ) -> Int64? { super.baseChannelModule(listComponent, startingPointIn: tableView) }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List,
    parentViewControllerDisplayMenuItems menuItems: [SBUMenuItem]
  ) -> UIViewController? {
    super.baseChannelModule(listComponent, parentViewControllerDisplayMenuItems: menuItems)
  }
  override func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, pendingMessageManagerForCell cell: UITableViewCell
  ) -> (SBUPendingMessageManager?, Bool?) {
    super.baseChannelModule(listComponent, pendingMessageManagerForCell: cell)
  }
  override func baseChannelModuleDidStartTyping(_ inputComponent: SBUBaseChannelModule.Input) {
    super.baseChannelModuleDidStartTyping(inputComponent)
  }
  override func baseChannelModuleDidEndTyping(_ inputComponent: SBUBaseChannelModule.Input) {
    super.baseChannelModuleDidEndTyping(inputComponent)
  }
  override func baseChannelModuleDidTapAdd(_ inputComponent: SBUBaseChannelModule.Input) {
    super.baseChannelModuleDidTapAdd(inputComponent)
  }
  override func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, didTapSend text: String,
    parentMessage: BaseMessage?
  ) { super.baseChannelModule(inputComponent, didTapSend: text, parentMessage: parentMessage) }
  override func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, didTapResource type: MediaResourceType
  ) { super.baseChannelModule(inputComponent, didTapResource: type) }
  override func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, didTapEdit text: String
  ) { super.baseChannelModule(inputComponent, didTapEdit: text) }
  override func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, didChangeText text: String
  ) { super.baseChannelModule(inputComponent, didChangeText: text) }
  override func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, willChangeMode mode: SBUMessageInputMode,
    message: BaseMessage?
  ) { super.baseChannelModule(inputComponent, willChangeMode: mode, message: message) }
  override func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, didChangeMode mode: SBUMessageInputMode,
    message: BaseMessage?
  ) { super.baseChannelModule(inputComponent, didChangeMode: mode, message: message) }
  override func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, didUpdateFrozenState isFrozen: Bool
  ) { super.baseChannelModule(inputComponent, didUpdateFrozenState: isFrozen) }
  override func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, channelForInputView messageInputView: UIView?
  ) -> BaseChannel? {
    super.baseChannelModule(inputComponent, channelForInputView: messageInputView)
  }
  override func applicationWillResignActivity() { super.applicationWillResignActivity() }
  override func willPresentSubview() { super.willPresentSubview() }
  override func showChannelSettings() { super.showChannelSettings() }
  override func showMessageThread(
    channelURL: String, parentMessageId: Int64, parentMessageCreatedAt: Int64? = 0,
    startingPoint: Int64? = 0
  ) {
    super.showMessageThread(
      channelURL: channelURL, parentMessageId: parentMessageId,
      parentMessageCreatedAt: parentMessageCreatedAt, startingPoint: startingPoint)
  }
  override func showEmojiListModal(message: BaseMessage) {
    super.showEmojiListModal(message: message)
  }
  override func openFile(_ fileData: SBUFileData) { super.openFile(fileData) }
  override func openFile(fileMessage: FileMessage) { super.openFile(fileMessage: fileMessage) }
  override func showVoiceMessageInput() { super.showVoiceMessageInput() }
  override func dismissVoiceMessageInput() { super.dismissVoiceMessageInput() }
  override func resetVoiceMessageInput(for resignActivity: Bool = false) {
    super.resetVoiceMessageInput(for: resignActivity)
  }
  override func showDocumentPicker() { super.showDocumentPicker() }
  override func showLimitedPhotoLibraryPicker() { super.showLimitedPhotoLibraryPicker() }
  override func showPhotoLibraryPicker() { super.showPhotoLibraryPicker() }
  override func showCamera() { super.showCamera() }
  override func showPermissionAlert(
    forType permissionType: SBUPermissionManager.PermissionType = .photoLibrary
  ) { super.showPermissionAlert(forType: permissionType) }
  override func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { super.imagePickerController(picker, didFinishPickingMediaWithInfo: info) }
  override func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    super.imagePickerControllerDidCancel(picker)
  }
  override func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
  { super.picker(picker, didFinishPicking: results) }
  override func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { super.documentPicker(controller, didPickDocumentsAt: urls) }
  override func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { super.documentInteractionControllerViewControllerForPreview(controller) }
  override func didTapSendImageData(_ data: Data, fileName: String? = nil, mimeType: String? = nil)
  { super.didTapSendImageData(data, fileName: fileName, mimeType: mimeType) }
  override func didTapSendVideoURL(_ url: URL) { super.didTapSendVideoURL(url) }
  override func didSelectDeleteImage(message: FileMessage) {
    super.didSelectDeleteImage(message: message)
  }
  override func didDismissAlertView() { super.didDismissAlertView() }
  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    super.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }
  override func keyboardWillShow(_ notification: Notification) {
    super.keyboardWillShow(notification)
  }
  override func keyboardWillHide(_ notification: Notification) {
    super.keyboardWillHide(notification)
  }
  override func getAdjustedKeyboardHeight(with keyboardFrame: CGRect) -> CGFloat {
    super.getAdjustedKeyboardHeight(with: keyboardFrame)
  }
  override func getTabBarHeight() -> CGFloat { super.getTabBarHeight() }
  override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  override func loadView() { super.loadView() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func errorHandler(_ message: String?, _ code: Int? = nil) {}
  override func setupLayouts() { super.setupLayouts() }
  override func updateLayouts() { super.updateLayouts() }
  override func updateStyles(needsToLayout: Bool) {
    super.updateStyles(needsToLayout: needsToLayout)
  }
  override func setupNavigationBar(backgroundColor: UIColor, shadowColor: UIColor) {}
  override func setupNavigationBar(
    backgroundColor: UIColor, gradientBackgroundTint: UIColor, shadowColor: UIColor
  ) {}
  override func onClickBack() { super.onClickBack() }
  override func showLoading(_ isLoading: Bool) { super.showLoading(isLoading) }
  override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
