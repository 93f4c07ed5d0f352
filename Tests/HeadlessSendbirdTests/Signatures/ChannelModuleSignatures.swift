import HeadlessSendbird
import HeadlessUIKit

// What an app overrides and calls of the parts that all channels share, from the tables G 1.3, 3.1 and
// 3.4 to 3.6. A missing or renamed member, and one that is public instead of open, ends the build.

/// G 3.1: the methods without a default.
final class ChannelHeaderDelegate: SBUBaseChannelModuleHeaderDelegate {
  func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didUpdateTitleView titleView: UIView?
  ) {}
  func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) {}
  func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) {}
  func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didTapTitleView titleView: UIView?
  ) {}
  func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) {}
  func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {}
  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
}

/// G 3.1: the methods without a default.
final class ChannelListDelegate: SBUBaseChannelModuleListDelegate {
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapMessage message: BaseMessage,
    forRowAt indexPath: IndexPath
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapUserProfile user: SBUUser
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapVoiceMessage fileMessage: FileMessage,
    cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didScroll scrollView: UIScrollView
  ) {}
  func baseChannelModuleDidTapScrollToButton(
    _ listComponent: SBUBaseChannelModule.List, animated: Bool
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List,
    didSelectScrollToBottonWithOptions options: SBUScrollOptions, animated: Bool
  ) {}
  func baseChannelModuleDidSelectRetry(_ listComponent: SBUBaseChannelModule.List) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapRetryFailedMessage failedMessage: BaseMessage
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapDeleteFailedMessage failedMessage: BaseMessage
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapCopyMessage message: BaseMessage
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapDeleteMessage message: BaseMessage
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapEditMessage message: BaseMessage
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapSaveMessage message: BaseMessage
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapReplyMessage message: BaseMessage
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didReactToMessage message: BaseMessage,
    withEmoji key: String, selected: Bool
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapMoreEmojisOnMessage message: BaseMessage
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didDismissMenuForCell cell: UITableViewCell
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didFailScrollToMessageId messageId: Int64,
    needToSearch: Bool
  ) {}
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didFailScrollToMessage message: BaseMessage,
    needToSearch: Bool
  ) {}
  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
}

/// G 3.1.
final class ChannelListDataSource: SBUBaseChannelModuleListDataSource {
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, channelForTableView tableView: UITableView
  ) -> BaseChannel? { nil }
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, sentMessagesInTableView tableView: UITableView
  ) -> [BaseMessage] { [] }
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, fullMessagesInTableView tableView: UITableView
  ) -> [BaseMessage] { [] }
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, hasNextInTableView tableView: UITableView
  ) -> Bool { true }
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, lastSeenIndexPathIn tableView: UITableView
  ) -> IndexPath? { nil }
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, startingPointIn tableView: UITableView
  ) -> Int64? { nil }
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List,
    parentViewControllerDisplayMenuItems menuItems: [SBUMenuItem]
  ) -> UIViewController? { nil }
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, pendingMessageManagerForCell cell: UITableViewCell
  ) -> (SBUPendingMessageManager?, Bool?) { (nil, nil) }
}

/// G 3.1.
final class ChannelInputDelegate: SBUBaseChannelModuleInputDelegate {
  func baseChannelModuleDidStartTyping(_ inputComponent: SBUBaseChannelModule.Input) {}
  func baseChannelModuleDidEndTyping(_ inputComponent: SBUBaseChannelModule.Input) {}
  func baseChannelModuleDidTapAdd(_ inputComponent: SBUBaseChannelModule.Input) {}
  func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, didTapSend text: String,
    parentMessage: BaseMessage?
  ) {}
  func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, didTapResource type: MediaResourceType
  ) {}
  func baseChannelModule(_ inputComponent: SBUBaseChannelModule.Input, didTapEdit text: String) {}
  func baseChannelModule(_ inputComponent: SBUBaseChannelModule.Input, didChangeText text: String) {
  }
  func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, willChangeMode mode: SBUMessageInputMode,
    message: BaseMessage?
  ) {}
  func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, didChangeMode mode: SBUMessageInputMode,
    message: BaseMessage?
  ) {}
  func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, didUpdateFrozenState isFrozen: Bool
  ) {}
  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
}

/// G 3.1.
final class ChannelInputDataSource: SBUBaseChannelModuleInputDataSource {
  func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, channelForInputView messageInputView: UIView?
  ) -> BaseChannel? { nil }
}

/// G 3.4.
class ChannelHeader: SBUBaseChannelModule.Header {
  required init() { super.init() }

  override func setupStyles(theme: SBUChannelTheme? = nil) { super.setupStyles(theme: theme) }
  override func updateStyles(theme: SBUChannelTheme? = nil) { super.updateStyles(theme: theme) }
  override func setupViews() { super.setupViews() }
  override func setupLayouts() { super.setupLayouts() }
  override func onTapLeftBarButton() { super.onTapLeftBarButton() }
  override func onTapRightBarButton() { super.onTapRightBarButton() }
}

/// G 3.4.
func publicMembers(of header: SBUBaseChannelModule.Header) {
  let _: ReferenceWritableKeyPath<SBUBaseChannelModule.Header, UIView> = \.titleSpacer
  let _: ReferenceWritableKeyPath<SBUBaseChannelModule.Header, SBUChannelTheme?> = \.theme
  let _:
    ReferenceWritableKeyPath<SBUBaseChannelModule.Header, (any SBUBaseChannelModuleHeaderDelegate)?> =
      \.baseDelegate
  let _: ReferenceWritableKeyPath<SBUBaseChannelModule.Header, UIView?> = \.titleView
  let _: ReferenceWritableKeyPath<SBUBaseChannelModule.Header, UIBarButtonItem?> = \.leftBarButton
  let _: ReferenceWritableKeyPath<SBUBaseChannelModule.Header, UIBarButtonItem?> = \.rightBarButton
  let _: ReferenceWritableKeyPath<SBUBaseChannelModule.Header, [UIBarButtonItem]?> =
    \.leftBarButtons
  let _: ReferenceWritableKeyPath<SBUBaseChannelModule.Header, [UIBarButtonItem]?> =
    \.rightBarButtons
  header.setupStyles()
  header.updateStyles()
}

/// G 3.5.
class ChannelList: SBUBaseChannelModule.List {
  required init() { super.init() }

  override func setupViews() { super.setupViews() }
  override func setupStyles(theme: SBUChannelTheme? = nil) { super.setupStyles(theme: theme) }
  override func updateStyles(
    theme: SBUChannelTheme? = nil, componentTheme: SBUComponentTheme? = nil
  ) { super.updateStyles(theme: theme, componentTheme: componentTheme) }
  override func setScrollBottomView(hidden: Bool) { super.setScrollBottomView(hidden: hidden) }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    super.tableView(tableView, numberOfRowsInSection: section)
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { super.tableView(tableView, cellForRowAt: indexPath) }
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { super.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  override func setTapGesture(_ cell: UITableViewCell, message: BaseMessage, indexPath: IndexPath) {
    super.setTapGesture(cell, message: message, indexPath: indexPath)
  }
  override func setLongTapGesture(
    _ cell: UITableViewCell, message: BaseMessage, indexPath: IndexPath
  ) { super.setLongTapGesture(cell, message: message, indexPath: indexPath) }
  override func setUserProfileTapGesture(_ user: SBUUser) { super.setUserProfileTapGesture(user) }
  override func onTapScrollToBottom() { super.onTapScrollToBottom() }
  override func setFileMessageCellImage(_ cell: UITableViewCell, fileMessage: FileMessage) {
    super.setFileMessageCellImage(cell, fileMessage: fileMessage)
  }
  override func didSelectRetry() { super.didSelectRetry() }
  override func didSelectClose() { super.didSelectClose() }
  override func didSelectMessage(userId: String?) { super.didSelectMessage(userId: userId) }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
  }
  override func showMessageMenu(on message: BaseMessage, forRowAt indexPath: IndexPath) {
    super.showMessageMenu(on: message, forRowAt: indexPath)
  }
  override func showFailedMessageMenu(on message: BaseMessage) {
    super.showFailedMessageMenu(on: message)
  }
  override func showDeleteMessageAlert(
    on message: BaseMessage, oneTimeTheme: SBUComponentTheme? = nil
  ) { super.showDeleteMessageAlert(on: message, oneTimeTheme: oneTimeTheme) }
  override func showMessageMenuSheet(for message: BaseMessage, cell: UITableViewCell) {
    super.showMessageMenuSheet(for: message, cell: cell)
  }
  override func showMessageContextMenu(
    for message: BaseMessage, cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { super.showMessageContextMenu(for: message, cell: cell, forRowAt: indexPath) }
  override func createMessageMenuItems(for message: BaseMessage) -> [SBUMenuItem] {
    super.createMessageMenuItems(for: message)
  }
  override func createMessageMenuItems(for message: BaseMessage, isThreadMessage: Bool)
    -> [SBUMenuItem]
  { super.createMessageMenuItems(for: message, isThreadMessage: isThreadMessage) }
  override func createCopyMenuItem(for message: BaseMessage) -> SBUMenuItem {
    super.createCopyMenuItem(for: message)
  }
  override func createDeleteMenuItem(for message: BaseMessage) -> SBUMenuItem {
    super.createDeleteMenuItem(for: message)
  }
  override func createEditMenuItem(for message: BaseMessage) -> SBUMenuItem {
    super.createEditMenuItem(for: message)
  }
  override func createSaveMenuItem(for message: BaseMessage) -> SBUMenuItem {
    super.createSaveMenuItem(for: message)
  }
  override func createReplyMenuItem(for message: BaseMessage) -> SBUMenuItem {
    super.createReplyMenuItem(for: message)
  }
  override func createMarkAsUnreadMenuItem(for message: BaseMessage, isThreadMessage: Bool)
    -> SBUMenuItem?
  { super.createMarkAsUnreadMenuItem(for: message, isThreadMessage: isThreadMessage) }
  override func setupLayouts() { super.setupLayouts() }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  { nil }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  { 0 }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  { 0 }
  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
}

/// G 3.5.
func publicMembers(of list: SBUBaseChannelModule.List) {
  let _: ReferenceWritableKeyPath<SBUBaseChannelModule.List, SBUStackView> = \.topStackView
  let _: ReferenceWritableKeyPath<SBUBaseChannelModule.List, UIView?> = \.channelStateBanner
  let _: ReferenceWritableKeyPath<SBUBaseChannelModule.List, UIView?> = \.newMessageInfoView
  let _: ReferenceWritableKeyPath<SBUBaseChannelModule.List, UIView?> = \.unreadMessageInfoView
  let _: ReferenceWritableKeyPath<SBUBaseChannelModule.List, UIView?> = \.scrollBottomView
  let _: ReferenceWritableKeyPath<SBUBaseChannelModule.List, UIView?> = \.userProfileView
  let _: ReferenceWritableKeyPath<SBUBaseChannelModule.List, SBUChannelTheme?> = \.theme
  let _:
    ReferenceWritableKeyPath<SBUBaseChannelModule.List, (any SBUBaseChannelModuleListDelegate)?> =
      \.baseDelegate
  let _:
    ReferenceWritableKeyPath<SBUBaseChannelModule.List, (any SBUBaseChannelModuleListDataSource)?> =
      \.baseDataSource
  let _: KeyPath<SBUBaseChannelModule.List, BaseChannel?> = \.baseChannel
  let _: KeyPath<SBUBaseChannelModule.List, [BaseMessage]> = \.sentMessages
  let _: KeyPath<SBUBaseChannelModule.List, [BaseMessage]> = \.fullMessageList
  let _: KeyPath<SBUBaseChannelModule.List, Bool> = \.isScrollNearByBottom
  let _: (UIView, SBUComponentTheme) -> Void = list.setupScrollBottomViewStyle(
    scrollBottomView:theme:)
  let _: (Bool) -> Void = list.reloadTableView(needsToLayout:)
  let _: (SBUBaseMessageCell?) -> Void = list.reloadCell(_:)
  let _: (UIEdgeInsets) -> Void = list.updateTableViewContentInset(insets:)
  let _: (Int) -> MessageGroupPosition = list.getMessageGroupingPosition(currentIndex:)
  let _: (Int, [BaseMessage]) -> Bool = list.checkSameDayAsNextMessage(
    currentIndex:fullMessageList:)
  let _: (Int, [BaseMessage]) -> Bool = list.checkSameDayAsPrevMessage(
    currentIndex:fullMessageList:)
  let _: (Int64, Bool, Bool, SBUScrollPosition, Bool) -> Bool = list.scrollToMessage(
    id:enablesScrollAnimation:enablesMessageAnimation:position:needToSearch:)
  let _: (BaseMessage, Bool, Bool, SBUScrollPosition, Bool) -> Bool = list.scrollToMessage(
    message:enablesScrollAnimation:enablesMessageAnimation:position:needToSearch:)
  let _: ReferenceWritableKeyPath<SBUBaseChannelModule.List, UITableView> = \.tableView
  let _: ReferenceWritableKeyPath<SBUBaseChannelModule.List, UIView?> = \.emptyView
  let _: (EmptyViewType) -> Void = list.updateEmptyView(type:)
  list.setupStyles()
  list.updateStyles()
  list.reloadTableView()
  list.scrollToMessage(id: 1)
}

/// G 3.6.
class ChannelInput: SBUBaseChannelModule.Input {
  required init() { super.init() }

  override func setupViews() { super.setupViews() }
  override func setupLayouts() { super.setupLayouts() }
  override func setupStyles(theme: SBUChannelTheme? = nil) { super.setupStyles(theme: theme) }
  override func updateMessageInputMode(_ mode: SBUMessageInputMode, message: BaseMessage? = nil) {
    super.updateMessageInputMode(mode, message: message)
  }
  override func updateMessageInputModeState() { super.updateMessageInputModeState() }
  override func updateFrozenModeState() { super.updateFrozenModeState() }
  override func pickImageFile(info: [UIImagePickerController.InfoKey: Any]) {
    super.pickImageFile(info: info)
  }
  override func pickVideoFile(info: [UIImagePickerController.InfoKey: Any]) {
    super.pickVideoFile(info: info)
  }
  override func pickImageFile(itemProvider: NSItemProvider) {
    super.pickImageFile(itemProvider: itemProvider)
  }
  override func pickGIFFile(itemProvider: NSItemProvider) {
    super.pickGIFFile(itemProvider: itemProvider)
  }
  override func pickVideoFile(itemProvider: NSItemProvider) {
    super.pickVideoFile(itemProvider: itemProvider)
  }
  override func pickImageData(_ data: Data, fileName: String? = nil, mimeType: String? = nil) {
    super.pickImageData(data, fileName: fileName, mimeType: mimeType)
  }
  override func pickVideoURL(_ videoURL: URL) { super.pickVideoURL(videoURL) }
  override func pickDocumentFile(documentURLs: [URL]) {
    super.pickDocumentFile(documentURLs: documentURLs)
  }
}

/// G 3.6.
func publicMembers(of input: SBUBaseChannelModule.Input) {
  let _: ReferenceWritableKeyPath<SBUBaseChannelModule.Input, SBUStackView> = \.inputVStackView
  let _: ReferenceWritableKeyPath<SBUBaseChannelModule.Input, UIView?> = \.messageInputView
  let _: ReferenceWritableKeyPath<SBUBaseChannelModule.Input, SBUChannelTheme?> = \.theme
  let _:
    ReferenceWritableKeyPath<SBUBaseChannelModule.Input, (any SBUBaseChannelModuleInputDelegate)?> =
      \.baseDelegate
  let _:
    ReferenceWritableKeyPath<SBUBaseChannelModule.Input, (any SBUBaseChannelModuleInputDataSource)?> =
      \.baseDataSource
  let _: KeyPath<SBUBaseChannelModule.Input, BaseChannel?> = \.baseChannel
  let _: (SBUMessageInputView) -> Void = input.messageInputViewDidSelectAdd(_:)
  let _: (SBUMessageInputView, String) -> Void = input.messageInputView(_:didSelectSend:)
  let _: (SBUMessageInputView, MediaResourceType) -> Void = input.messageInputView(
    _:didSelectResource:)
  let _: (SBUMessageInputView, String) -> Void = input.messageInputView(_:didSelectEdit:)
  let _: (SBUMessageInputView, String) -> Void = input.messageInputView(_:didChangeText:)
  let _: (SBUMessageInputView, SBUMessageInputMode, BaseMessage?) -> Void = input.messageInputView(
    _:willChangeMode:message:)
  let _: (SBUMessageInputView, SBUMessageInputMode, BaseMessage?) -> Void = input.messageInputView(
    _:didChangeMode:message:)
  let _: () -> Void = input.messageInputViewDidStartTyping
  let _: () -> Void = input.messageInputViewDidEndTyping
  let _: (SBUMessageInputView, NSRange, String) -> Bool = input.messageInputView(
    _:shouldChangeTextIn:replacementText:)
  let _: (SBUMessageInputView, URL, NSRange, UITextItemInteraction) -> Bool = input
    .messageInputView(_:shouldInteractWith:in:interaction:)
  let _: (SBUMessageInputView, NSRange) -> Void = input.messageInputView(_:didChangeSelection:)
  let _: (SBUMessageInputView) -> Void = input.messageInputViewDidTapVoiceMessage(_:)
  let _: (SBUMessageInputView) -> BaseChannel? = input.channelForMessageInputView(_:)
  input.updateMessageInputMode(.none)
  input.setupStyles()
}
