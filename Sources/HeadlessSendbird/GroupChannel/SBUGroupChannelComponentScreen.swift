import HeadlessUIKit

/// The base class of ``SBUGroupChannelViewController``, with the events of the list of messages and
/// of the message input that only group channels have.
///
/// An event that is not handled does nothing; an app can override its method.
open class SBUGroupChannelComponentScreen: SBUBaseChannelViewController,
  SBUGroupChannelModuleListDelegate, SBUGroupChannelModuleListDataSource,
  SBUGroupChannelModuleInputDelegate, SBUGroupChannelModuleInputDataSource,
  SBUMentionManagerDataSource
{
  /// The list; nil if the base list has another class.
  public var listComponent: SBUGroupChannelModule.List? {
    get { baseListComponent as? SBUGroupChannelModule.List }
    set { baseListComponent = newValue }
  }
  /// The message input; nil if the base input has another class.
  public var inputComponent: SBUGroupChannelModule.Input? {
    get { baseInputComponent as? SBUGroupChannelModule.Input }
    set { baseInputComponent = newValue }
  }
  /// The view model; nil if the base view model has another class.
  public var viewModel: SBUGroupChannelViewModel? {
    get { baseViewModel as? SBUGroupChannelViewModel }
    set { baseViewModel = newValue }
  }
  /// The message that a search found.
  public var highlightInfo: SBUHighlightMessageInfo?
  /// Whether scrolling marks messages as read.
  public internal(set) var allowsAutoMarkAsReadOnScroll = true

  // MARK: List events

  /// Scrolls to the quoted message, or opens its thread (G149).
  open func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    didTapQuotedMessageView quotedMessageView: SBUQuotedBaseMessageView
  ) {
    guard let parent = quotedMessageView.params?.quotedMessage else { return }
    let settings = SendbirdUI.config.groupChannel.channel
    if settings.replyType == .thread, settings.threadReplySelectType == .thread {
      showThread(of: parent)
    } else {
      scrollToMessage(message: parent, enablesMessageAnimation: true)
    }
  }
  /// Adds or removes a reaction of the current user; an emoji that the app excludes is an error
  /// (G145).
  open func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didTapEmoji emojiKey: String,
    messageCell: SBUBaseMessageCell
  ) {
    guard let message = messageCell.message else { return }
    if SBUGlobals.emojiCategoryFilter != nil,
      !EmojiStore.emoji(for: message).contains(where: { $0.key == emojiKey })
    {
      return receive(SBError(domain: "The emoji is not supported.", code: -1))
    }
    // The kit removes one that the message does not have any more (G219).
    let isThere = message.reactions.contains { $0.key == emojiKey }
    viewModel?.setReaction(
      message: message, emojiKey: emojiKey,
      didSelect: isThere && !message.hasOwnReaction(emojiKey))
  }
  /// Shows the users of the reactions to a message (G146).
  open func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didLongTapEmoji emojiKey: String,
    messageCell: SBUBaseMessageCell
  ) {
    guard let channel, let message = messageCell.message else { return }
    let users = SBUCommonViewControllerSet.ReactionsViewController.init(
      channel: channel, message: message,
      selectedReaction: message.reactions.first { $0.key == emojiKey })
    users.delegate = self as? any SBUReactionsViewControllerDelegate
    present(users, animated: true)
  }
  /// Opens all emoji.
  open func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    didTapMoreEmojiForCell messageCell: SBUBaseMessageCell
  ) {
    if let message = messageCell.message { showEmojiListModal(message: message) }
  }
  /// Shows the profile of a mentioned user.
  open func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didTapMentionUser user: SBUUser
  ) { showUserProfile(user: user) }
  /// Opens a link (G131, G133).
  open func groupChannelModule(_ listComponent: SBUGroupChannelModule.List, didTapURL url: URL) {
    UIApplication.shared.open(url)
  }
  /// Opens the thread of a message (G150).
  open func groupChannelModuleDidTapThreadInfoView(_ threadInfoView: SBUThreadInfoView) {
    if let message = threadInfoView.message { showThread(of: message) }
  }
  /// Sends a suggested reply (G135).
  open func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didSelect optionView: SBUSuggestedReplyOptionView
  ) {
    if let text = optionView.text { viewModel?.sendUserMessage(text: text) }
  }
  /// Opens a file of several (G142).
  open func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didSelectFileAt index: Int,
    multipleFilesMessageCell: SBUMultipleFilesMessageCell, forRowAt cellIndexPath: IndexPath
  ) {
    let files = multipleFilesMessageCell.multipleFilesMessage?.files ?? []
    if files.indices.contains(index) { openFile(SBUFileData(file: files[index])) }
  }
  /// The line above the first unread message came into view; does nothing.
  public func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    didScrollToUnreadMessageNewLine messageCell: SBUBaseMessageCell
  ) {}
  /// The number of unread messages was tapped; does nothing.
  public func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didTapUnreadMessageInfoView hidden: Bool
  ) {}
  /// Marks a message as unread (G174).
  open func groupChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapMarkAsUnread message: BaseMessage
  ) {
    allowsAutoMarkAsReadOnScroll = false
    viewModel?.markMessageAsUnread(message)
  }
  /// A part of a template that opens a page was tapped; does nothing.
  open func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    shouldHandleTemplateAction action: SBUMessageTemplate.Action, message: BaseMessage,
    forRowAt indexPath: IndexPath
  ) { handleWebAction(action, message: message, forRowAt: indexPath) }
  /// A part of a template with an action of the kit was tapped; does nothing.
  open func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    shouldHandleTemplatePreDefinedAction action: SBUMessageTemplate.Action, message: BaseMessage,
    forRowAt indexPath: IndexPath
  ) {}
  /// A part of a template with an action of the app was tapped; does nothing.
  open func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    shouldHandleTemplateCustomAction action: SBUMessageTemplate.Action, message: BaseMessage,
    forRowAt indexPath: IndexPath
  ) { handleCustomAction(action, message: message, forRowAt: indexPath) }
  /// Templates are to be loaded; does nothing.
  open func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    shouldHandleUncachedTemplateKeys templateKeys: [String], messageCell: SBUBaseMessageCell
  ) {}
  /// Pictures of templates are to be loaded; does nothing.
  open func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    shouldHandleUncachedTemplateImages cacheData: [String: String],
    messageCell: SBUBaseMessageCell
  ) {}
  /// Opens the page of an action of a template; does nothing.
  open func handleWebAction(
    _ action: SBUMessageTemplate.Action, message: BaseMessage, forRowAt indexPath: IndexPath
  ) {}
  /// Handles the app's action of a template; does nothing by default.
  open func handleCustomAction(
    _ action: SBUMessageTemplate.Action, message: BaseMessage, forRowAt indexPath: IndexPath
  ) {}

  // MARK: List data source

  /// Returns the message that a search found.
  open func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, highlightInfoInTableView tableView: UITableView
  ) -> SBUHighlightMessageInfo? { highlightInfo }
  /// Returns whether templates were loaded; nil, because none are.
  open func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    didHandleUncachedTemplateKeys templateKeys: [String]
  ) -> Bool? { nil }
  /// Returns the first unread message; always nil, because none is marked.
  public func groupChannelModuleFirstUnreadMessage(
    _ listComponent: SBUGroupChannelModule.List
  ) -> BaseMessage? { nil }
  /// Returns whether scrolling marks messages as read.
  public func groupChannelModuleAllowsAutoMarkAsReadOnScroll(
    _ listComponent: SBUGroupChannelModule.List
  ) -> Bool { allowsAutoMarkAsReadOnScroll }

  // MARK: Input events

  /// Sends a file.
  open func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input, didPickFileData fileData: Data?,
    fileName: String, mimeType: String, parentMessage: BaseMessage?
  ) {
    viewModel?.sendFileMessage(
      fileData: fileData, fileName: fileName, mimeType: mimeType, parentMessage: parentMessage)
  }
  /// Sends several files.
  open func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input,
    didPickMultipleFiles fileInfoList: [UploadableFileInfo]?, parentMessage: BaseMessage?
  ) {
    if let fileInfoList { viewModel?.sendMultipleFilesMessage(fileInfoList: fileInfoList) }
  }
  /// Sends a text with mentions.
  open func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input, didTapSend text: String,
    mentionedMessageTemplate: String, mentionedUserIds: [String], parentMessage: BaseMessage?
  ) {
    viewModel?.sendUserMessage(
      text: text, mentionedMessageTemplate: mentionedMessageTemplate,
      mentionedUserIds: mentionedUserIds, parentMessage: parentMessage)
  }
  /// Saves a changed message with mentions.
  open func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input, didTapEdit text: String,
    mentionedMessageTemplate: String, mentionedUserIds: [String]
  ) {
    guard let message = viewModel?.inEditingMessage else { return }
    viewModel?.updateUserMessage(
      message: message, text: text, mentionedMessageTemplate: mentionedMessageTemplate,
      mentionedUserIds: mentionedUserIds)
  }
  /// The mode of an input with mentions will change; does nothing.
  open func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input, willChangeMode mode: SBUMessageInputMode,
    message: BaseMessage?, mentionedMessageTemplate: String, mentionedUserIds: [String]
  ) {}
  /// Loads users to mention.
  open func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input, shouldLoadSuggestedMentions filterText: String
  ) { viewModel?.loadSuggestedMentions(with: filterText) }
  /// Stops loading users to mention.
  open func groupChannelModuleShouldStopSuggestingMention(
    _ inputComponent: SBUGroupChannelModule.Input
  ) { viewModel?.cancelLoadingSuggestedMentions() }
  /// Opens the recorder of voice messages.
  open func groupChannelModuleDidTapVoiceMessage(_ inputComponent: SBUGroupChannelModule.Input) {
    showVoiceMessageInput()
  }
  /// Returns the users to mention; none, because the view model loads them.
  open func mentionManager(
    _ manager: SBUMentionManager, suggestedMentionUsersWith filterText: String
  ) -> [SBUUser] { [] }
}

extension SBUFileData {
  /// Creates the data of a file of several.
  fileprivate init(file: UploadedFileInfo) {
    (urlString, name, fileMessage) = (file.url, file.fileName ?? "", nil)
    fileType = SBUUtils.getFileType(by: file.mimeType ?? "")
  }
}
