import HeadlessSendbird
import HeadlessUIKit

// What an app overrides and calls of the message input of a group channel, from the tables G 3.1 and
// 3.6.

/// G 3.1: with those of the base.
final class GroupChannelInputDelegate: SBUGroupChannelModuleInputDelegate {
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
  func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input, didPickFileData fileData: Data?,
    fileName: String, mimeType: String, parentMessage: BaseMessage?
  ) {}
  func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input,
    didPickMultipleFiles fileInfoList: [UploadableFileInfo]?, parentMessage: BaseMessage?
  ) {}
  func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input, didTapSend text: String,
    mentionedMessageTemplate: String, mentionedUserIds: [String], parentMessage: BaseMessage?
  ) {}
  func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input, didTapEdit text: String,
    mentionedMessageTemplate: String, mentionedUserIds: [String]
  ) {}
  func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input, willChangeMode mode: SBUMessageInputMode,
    message: BaseMessage?, mentionedMessageTemplate: String, mentionedUserIds: [String]
  ) {}
  func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input, shouldLoadSuggestedMentions filterText: String
  ) {}
  func groupChannelModuleShouldStopSuggestingMention(_ inputComponent: SBUGroupChannelModule.Input)
  {}
  func groupChannelModuleDidTapVoiceMessage(_ inputComponent: SBUGroupChannelModule.Input) {}
  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
}

/// G 3.6.
class GroupChannelInput: SBUGroupChannelModule.Input {
  override func configure(
    delegate: any SBUGroupChannelModuleInputDelegate,
    dataSource: any SBUGroupChannelModuleInputDataSource,
    mentionManagerDataSource: (any SBUMentionManagerDataSource)? = nil, theme: SBUChannelTheme
  ) {
    super.configure(
      delegate: delegate, dataSource: dataSource,
      mentionManagerDataSource: mentionManagerDataSource, theme: theme)
  }
  override func setupViews() { super.setupViews() }
  override func setupMentionManager() { super.setupMentionManager() }
  override func updateMessageInputMode(_ mode: SBUMessageInputMode, message: BaseMessage? = nil) {
    super.updateMessageInputMode(mode, message: message)
  }
  override func updateMessageInputModeState() { super.updateMessageInputModeState() }
  override func updateFrozenModeState() { super.updateFrozenModeState() }
  override func updateBroadcastModeState() { super.updateBroadcastModeState() }
  override func updateMutedModeState() { super.updateMutedModeState() }
  override func updateNotificationModeState() { super.updateNotificationModeState() }
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
  override func pickMultipleImageFiles(itemProviders: [NSItemProvider]) {
    super.pickMultipleImageFiles(itemProviders: itemProviders)
  }
  override func handlePendingMentionSuggestion(with members: [SBUUser]?) {
    super.handlePendingMentionSuggestion(with: members)
  }
  override func updateSuggestedMentionList(with members: [SBUUser]) {
    super.updateSuggestedMentionList(with: members)
  }
  override func presentSuggestedMentionList() { super.presentSuggestedMentionList() }
  override func dismissSuggestedMentionList() { super.dismissSuggestedMentionList() }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  override func mentionManager(
    _ manager: SBUMentionManager, didChangeSuggestedMention members: [SBUUser],
    filteredText: String?, isTriggered: Bool
  ) {
    super.mentionManager(
      manager, didChangeSuggestedMention: members, filteredText: filteredText,
      isTriggered: isTriggered)
  }
  override func mentionManager(
    _ manager: SBUMentionManager, didInsertMentionsTo textView: UITextView
  ) { super.mentionManager(manager, didInsertMentionsTo: textView) }
  override func mentionManager(
    _ manager: SBUMentionManager, shouldLoadSuggestedMentions filterText: String
  ) { super.mentionManager(manager, shouldLoadSuggestedMentions: filterText) }
  override func suggestedUserList(_ list: SBUSuggestedMentionList, didSelectUser user: SBUUser) {
    super.suggestedUserList(list, didSelectUser: user)
  }
  override func messageInputView(
    _ messageInputView: SBUMessageInputView, shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    super.messageInputView(messageInputView, shouldChangeTextIn: range, replacementText: text)
  }
  override func messageInputView(
    _ messageInputView: SBUMessageInputView, shouldInteractWith url: URL,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    super.messageInputView(
      messageInputView, shouldInteractWith: url, in: characterRange, interaction: interaction)
  }
  override func messageInputView(
    _ messageInputView: SBUMessageInputView, didChangeSelection range: NSRange
  ) { super.messageInputView(messageInputView, didChangeSelection: range) }
  override func messageInputView(
    _ messageInputView: SBUMessageInputView, didSelectSend text: String
  ) { super.messageInputView(messageInputView, didSelectSend: text) }
  override func messageInputView(
    _ messageInputView: SBUMessageInputView, didSelectSend attributedText: NSAttributedString,
    mentionManager: SBUMentionManager
  ) {
    super.messageInputView(
      messageInputView, didSelectSend: attributedText, mentionManager: mentionManager)
  }
  override func messageInputView(
    _ messageInputView: SBUMessageInputView, willChangeMode mode: SBUMessageInputMode,
    message: BaseMessage?
  ) { super.messageInputView(messageInputView, willChangeMode: mode, message: message) }
  override func messageInputView(
    _ messageInputView: SBUMessageInputView, willChangeMode mode: SBUMessageInputMode,
    message: BaseMessage?, mentionManager: SBUMentionManager
  ) {
    super.messageInputView(
      messageInputView, willChangeMode: mode, message: message, mentionManager: mentionManager)
  }
  override func messageInputView(
    _ messageInputView: SBUMessageInputView, didSelectEdit text: String
  ) { super.messageInputView(messageInputView, didSelectEdit: text) }
  override func messageInputView(
    _ messageInputView: SBUMessageInputView, didSelectEdit attributedText: NSAttributedString,
    mentionManager: SBUMentionManager
  ) {
    super.messageInputView(
      messageInputView, didSelectEdit: attributedText, mentionManager: mentionManager)
  }
  override func messageInputViewDidTapVoiceMessage(_ messageInputView: SBUMessageInputView) {
    super.messageInputViewDidTapVoiceMessage(messageInputView)
  }
  override func setupLayouts() { super.setupLayouts() }
  override func setupStyles(theme: SBUChannelTheme? = nil) { super.setupStyles(theme: theme) }
}

/// G 3.6.
func publicMembers(of input: SBUGroupChannelModule.Input) {
  let _: ReferenceWritableKeyPath<SBUGroupChannelModule.Input, SBUSuggestedMentionList?> =
    \.suggestedMentionList
  let _: ReferenceWritableKeyPath<SBUGroupChannelModule.Input, SBUMentionManager?> =
    \.mentionManager
  let _:
    ReferenceWritableKeyPath<SBUGroupChannelModule.Input, (any SBUGroupChannelModuleInputDelegate)?> =
      \.delegate
  let _:
    ReferenceWritableKeyPath<
      SBUGroupChannelModule.Input, (any SBUGroupChannelModuleInputDataSource)?
    > = \.dataSource
  let _: ReferenceWritableKeyPath<SBUGroupChannelModule.Input, (any SBUMentionManagerDataSource)?> =
    \.mentionManagerDataSource
  let _: KeyPath<SBUGroupChannelModule.Input, BaseMessage?> = \.currentQuotedMessage
  let _: KeyPath<SBUGroupChannelModule.Input, GroupChannel?> = \.channel
}
