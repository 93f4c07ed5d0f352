import HeadlessUIKit

/// The delegate of the header of a channel.
public protocol SBUBaseChannelModuleHeaderDelegate: SBUCommonDelegate {
  /// The title view was set.
  func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didUpdateTitleView titleView: UIView?)
  /// The left bar button was set.
  func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
  /// The right bar button was set.
  func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
  /// The left bar buttons were set.
  func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  )
  /// The right bar buttons were set.
  func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?)
  /// The title view was tapped; the headers here never call it (G74).
  func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didTapTitleView titleView: UIView?)
  /// The left bar button was tapped.
  func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
  /// The right bar button was tapped.
  func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem)
}

extension SBUBaseChannelModuleHeaderDelegate {
  /// Does nothing.
  public func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {}
  /// Does nothing.
  public func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {}
}

/// The delegate of the list of a channel's messages: rows, scrolling and the menu of a message.
public protocol SBUBaseChannelModuleListDelegate: SBUCommonDelegate {
  /// A row comes into view.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath)
  /// A message was tapped.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapMessage message: BaseMessage,
    forRowAt indexPath: IndexPath)
  /// A message was pressed long.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didLongTapMessage message: BaseMessage,
    forRowAt indexPath: IndexPath)
  /// The picture of a user was tapped.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapUserProfile user: SBUUser)
  /// A voice message was tapped.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapVoiceMessage fileMessage: FileMessage,
    cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// The messages scrolled.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didScroll scrollView: UIScrollView)
  /// The button that scrolls to the newest message was tapped.
  func baseChannelModuleDidTapScrollToButton(
    _ listComponent: SBUBaseChannelModule.List, animated: Bool)
  /// A scroll to the newest message was requested. The kit spells the name so.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List,
    didSelectScrollToBottonWithOptions options: SBUScrollOptions, animated: Bool)
  /// Retry was tapped.
  func baseChannelModuleDidSelectRetry(_ listComponent: SBUBaseChannelModule.List)

  /// Retry was selected for a failed message.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapRetryFailedMessage failedMessage: BaseMessage)
  /// Delete was selected for a failed message.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapDeleteFailedMessage failedMessage: BaseMessage
  )
  /// Copy was selected.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapCopyMessage message: BaseMessage)
  /// Delete was selected.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapDeleteMessage message: BaseMessage)
  /// Edit was selected.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapEditMessage message: BaseMessage)
  /// Save was selected.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapSaveMessage message: BaseMessage)
  /// Reply was selected.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapReplyMessage message: BaseMessage)
  /// An emoji was selected or deselected.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didReactToMessage message: BaseMessage,
    withEmoji key: String, selected: Bool)
  /// More emoji were requested.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didTapMoreEmojisOnMessage message: BaseMessage)
  /// The menu of a message was dismissed.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didDismissMenuForCell cell: UITableViewCell)
  /// The list cannot scroll to a message, because it is not loaded.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didFailScrollToMessageId messageId: Int64,
    needToSearch: Bool)
  /// The list cannot scroll to a message, because it is not loaded.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didFailScrollToMessage message: BaseMessage,
    needToSearch: Bool)
}

extension SBUBaseChannelModuleListDelegate {
  /// Shows the menu of the message.
  public func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, didLongTapMessage message: BaseMessage,
    forRowAt indexPath: IndexPath
  ) { listComponent.showMessageMenu(on: message, forRowAt: indexPath) }
}

/// The data source of the list of a channel's messages.
public protocol SBUBaseChannelModuleListDataSource: AnyObject {
  /// Returns the channel.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, channelForTableView tableView: UITableView
  ) -> BaseChannel?
  /// Returns the messages that were sent, the newest first.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, sentMessagesInTableView tableView: UITableView
  ) -> [BaseMessage]
  /// Returns the messages of the rows, the newest first.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, fullMessagesInTableView tableView: UITableView
  ) -> [BaseMessage]
  /// Returns whether there are newer messages to load.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, hasNextInTableView tableView: UITableView
  ) -> Bool
  /// Returns the row that was seen last; nil for none.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, lastSeenIndexPathIn tableView: UITableView
  ) -> IndexPath?
  /// Returns the time at which the list starts; nil for the newest message.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, startingPointIn tableView: UITableView
  ) -> Int64?
  /// Returns the screen that shows the menu of a message.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List,
    parentViewControllerDisplayMenuItems menuItems: [SBUMenuItem]
  ) -> UIViewController?
  /// Returns the messages that are not sent, and whether they belong to a thread.
  func baseChannelModule(
    _ listComponent: SBUBaseChannelModule.List, pendingMessageManagerForCell cell: UITableViewCell
  ) -> (SBUPendingMessageManager?, Bool?)
}

/// The delegate of the message input of a channel.
public protocol SBUBaseChannelModuleInputDelegate: SBUCommonDelegate {
  /// The user started to type.
  func baseChannelModuleDidStartTyping(_ inputComponent: SBUBaseChannelModule.Input)
  /// The user stopped to type.
  func baseChannelModuleDidEndTyping(_ inputComponent: SBUBaseChannelModule.Input)
  /// The add button was tapped; called after its sheet is shown (G101).
  func baseChannelModuleDidTapAdd(_ inputComponent: SBUBaseChannelModule.Input)
  /// The send button was tapped.
  func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, didTapSend text: String,
    parentMessage: BaseMessage?)
  /// A source of files was selected.
  func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, didTapResource type: MediaResourceType)
  /// The save button of an edit was tapped.
  func baseChannelModule(_ inputComponent: SBUBaseChannelModule.Input, didTapEdit text: String)
  /// The text changed.
  func baseChannelModule(_ inputComponent: SBUBaseChannelModule.Input, didChangeText text: String)
  /// The mode will change.
  func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, willChangeMode mode: SBUMessageInputMode,
    message: BaseMessage?)
  /// The mode changed.
  func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, didChangeMode mode: SBUMessageInputMode,
    message: BaseMessage?)
  /// The channel was frozen, or is no longer frozen.
  func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, didUpdateFrozenState isFrozen: Bool)
}

/// The data source of the message input of a channel.
public protocol SBUBaseChannelModuleInputDataSource: AnyObject {
  /// Returns the channel.
  func baseChannelModule(
    _ inputComponent: SBUBaseChannelModule.Input, channelForInputView messageInputView: UIView?
  ) -> BaseChannel?
}
