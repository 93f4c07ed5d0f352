import HeadlessUIKit

/// The delegate of the header of a group channel.
public protocol SBUGroupChannelModuleHeaderDelegate: SBUBaseChannelModuleHeaderDelegate {}

/// The delegate of the list of a group channel's messages.
public protocol SBUGroupChannelModuleListDelegate: SBUBaseChannelModuleListDelegate {
  /// The quoted message of a reply was tapped.
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    didTapQuotedMessageView quotedMessageView: SBUQuotedBaseMessageView)
  /// A reaction was tapped.
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didTapEmoji emojiKey: String,
    messageCell: SBUBaseMessageCell)
  /// A reaction was pressed long.
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didLongTapEmoji emojiKey: String,
    messageCell: SBUBaseMessageCell)
  /// More emoji were requested.
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    didTapMoreEmojiForCell messageCell: SBUBaseMessageCell
  )
  /// A mention was tapped.
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didTapMentionUser user: SBUUser)
  /// A link was tapped.
  func groupChannelModule(_ listComponent: SBUGroupChannelModule.List, didTapURL url: URL)
  /// The replies to a message were tapped.
  func groupChannelModuleDidTapThreadInfoView(_ threadInfoView: SBUThreadInfoView)
  /// A suggested reply was selected.
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didSelect optionView: SBUSuggestedReplyOptionView)
  /// A file of several was tapped.
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didSelectFileAt index: Int,
    multipleFilesMessageCell: SBUMultipleFilesMessageCell, forRowAt cellIndexPath: IndexPath)
  /// The line above the first unread message came into view.
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    didScrollToUnreadMessageNewLine messageCell: SBUBaseMessageCell)
  /// The number of unread messages was tapped.
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, didTapUnreadMessageInfoView hidden: Bool)
  /// Mark as unread was selected.
  func groupChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapMarkAsUnread message: BaseMessage)

  /// A part of a template that opens a page was tapped.
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    shouldHandleTemplateAction action: SBUMessageTemplate.Action, message: BaseMessage,
    forRowAt indexPath: IndexPath)
  /// A part of a template with an action of the kit was tapped.
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    shouldHandleTemplatePreDefinedAction action: SBUMessageTemplate.Action, message: BaseMessage,
    forRowAt indexPath: IndexPath)
  /// A part of a template with an action of the app was tapped.
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    shouldHandleTemplateCustomAction action: SBUMessageTemplate.Action, message: BaseMessage,
    forRowAt indexPath: IndexPath)
  /// Templates are to be loaded.
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    shouldHandleUncachedTemplateKeys templateKeys: [String], messageCell: SBUBaseMessageCell)
  /// Pictures of templates are to be loaded.
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    shouldHandleUncachedTemplateImages cacheData: [String: String],
    messageCell: SBUBaseMessageCell)
}

/// The data source of the list of a group channel's messages.
public protocol SBUGroupChannelModuleListDataSource: SBUBaseChannelModuleListDataSource {
  /// Returns the message that a search found; nil for none.
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List, highlightInfoInTableView tableView: UITableView
  ) -> SBUHighlightMessageInfo?
  /// Returns whether templates were loaded; nil while they load.
  func groupChannelModule(
    _ listComponent: SBUGroupChannelModule.List,
    didHandleUncachedTemplateKeys templateKeys: [String]
  ) -> Bool?
  /// Returns the first unread message; nil for none.
  func groupChannelModuleFirstUnreadMessage(
    _ listComponent: SBUGroupChannelModule.List
  ) -> BaseMessage?
  /// Returns whether scrolling marks messages as read.
  func groupChannelModuleAllowsAutoMarkAsReadOnScroll(
    _ listComponent: SBUGroupChannelModule.List
  ) -> Bool
}

/// The delegate of the message input of a group channel.
public protocol SBUGroupChannelModuleInputDelegate: SBUBaseChannelModuleInputDelegate {
  /// A file was selected.
  func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input, didPickFileData fileData: Data?,
    fileName: String, mimeType: String, parentMessage: BaseMessage?)
  /// Several files were selected.
  func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input,
    didPickMultipleFiles fileInfoList: [UploadableFileInfo]?, parentMessage: BaseMessage?)
  /// The send button was tapped for a text with mentions.
  func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input, didTapSend text: String,
    mentionedMessageTemplate: String, mentionedUserIds: [String], parentMessage: BaseMessage?)
  /// The save button was tapped for a text with mentions.
  func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input, didTapEdit text: String,
    mentionedMessageTemplate: String, mentionedUserIds: [String])
  /// The mode will change, for a text with mentions.
  func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input, willChangeMode mode: SBUMessageInputMode,
    message: BaseMessage?, mentionedMessageTemplate: String, mentionedUserIds: [String])
  /// Users to mention are to be loaded.
  func groupChannelModule(
    _ inputComponent: SBUGroupChannelModule.Input, shouldLoadSuggestedMentions filterText: String)
  /// Users to mention are not needed any more.
  func groupChannelModuleShouldStopSuggestingMention(_ inputComponent: SBUGroupChannelModule.Input)
  /// The button of voice messages was tapped.
  func groupChannelModuleDidTapVoiceMessage(_ inputComponent: SBUGroupChannelModule.Input)
}

/// The data source of the message input of a group channel.
public protocol SBUGroupChannelModuleInputDataSource: SBUBaseChannelModuleInputDataSource {}
