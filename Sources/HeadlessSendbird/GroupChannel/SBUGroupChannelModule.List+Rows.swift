import HeadlessUIKit

// The values and touches of the rows, and what a run does not have. Apps override none of it.
extension SBUGroupChannelModule.List {
  /// Returns the values of the row of a message.
  final func values(
    of message: BaseMessage, at row: Int, in channel: GroupChannel
  ) -> SBUBaseMessageCellParams {
    let messages = fullMessageList
    let hideDate = checkSameDayAsPrevMessage(currentIndex: row, fullMessageList: messages)
    let settings = SendbirdUI.config.groupChannel.channel
    // A reply is never part of a group (G114).
    let isAlone = message.parentMessageId != 0 && settings.replyType != .none
    let group = isAlone ? .none : getMessageGroupingPosition(currentIndex: row)
    let receipt = message.position == .right ? channel.receiptState(of: message) : .none
    let isFirstUnread =
      settings.isMarkAsUnreadEnabled && firstUnreadMessage?.messageId == message.messageId
    let (reacts, offset) = (channel.allowsReactions, channel.messageOffsetTimestamp)
    switch message {
    case let message as SBUTypingIndicatorMessage:
      return SBUTypingIndicatorMessageCellParams(message: message)
    case let message as UserMessage:
      let isLast = messages.first { $0.sender != nil }?.messageId == message.messageId
      return SBUUserMessageCellParams(
        message: message, hideDateView: hideDate, useMessagePosition: true,
        groupPosition: group, receiptState: receipt, useReaction: reacts, withTextView: true,
        joinedAt: channel.joinedAt, messageOffsetTimestamp: offset,
        shouldHideSuggestedReplies: !settings.isSuggestedRepliesEnabled
          || settings.showSuggestedRepliesFor == .lastMessageOnly && !isLast,
        enableEmojiLongPress: !channel.isSuper, isFirstUnreadMessage: isFirstUnread)
    case let message as FileMessage:
      return SBUFileMessageCellParams(
        message: message, hideDateView: hideDate, useMessagePosition: true,
        groupPosition: group, receiptState: receipt, useReaction: reacts,
        joinedAt: channel.joinedAt, messageOffsetTimestamp: offset,
        enableEmojiLongPress: !channel.isSuper, isFirstUnreadMessage: isFirstUnread)
    case let message as MultipleFilesMessage:
      return SBUMultipleFilesMessageCellParams(
        message: message, hideDateView: hideDate, useMessagePosition: true,
        receiptState: receipt, useReaction: true, joinedAt: channel.joinedAt,
        messageOffsetTimestamp: offset, enableEmojiLongPress: !channel.isSuper,
        isFirstUnreadMessage: isFirstUnread)
    case let message as AdminMessage:
      return SBUAdminMessageCellParams(
        message: message, hideDateView: hideDate, isFirstUnreadMessage: isFirstUnread)
    default:
      return SBUUnknownMessageCellParams(
        message: message, hideDateView: hideDate, groupPosition: group, receiptState: receipt,
        useReaction: reacts, joinedAt: channel.joinedAt, isFirstUnreadMessage: isFirstUnread)
    }
  }

  /// Connects the taps and long presses of a row with the delegate.
  final func connect(_ cell: SBUBaseMessageCell, message: BaseMessage, indexPath: IndexPath) {
    connectTouches(of: cell, message: message, indexPath: indexPath)
    cell.emojiTapHandler = { [weak self, unowned cell] key in
      guard let self else { return }
      delegate?.groupChannelModule(self, didTapEmoji: key, messageCell: cell)
    }
    cell.emojiLongPressHandler = { [weak self, unowned cell] key in
      guard let self else { return }
      delegate?.groupChannelModule(self, didLongTapEmoji: key, messageCell: cell)
    }
    cell.moreEmojiTapHandler = { [weak self, unowned cell] in
      guard let self else { return }
      delegate?.groupChannelModule(self, didTapMoreEmojiForCell: cell)
    }
    cell.mentionTapHandler = { [weak self] user in
      guard let self else { return }
      delegate?.groupChannelModule(self, didTapMentionUser: user)
    }
    cell.urlTapHandler = { [weak self] url in
      guard let self else { return }
      delegate?.groupChannelModule(self, didTapURL: url)
    }
    cell.suggestedReplyHandler = { [weak self] option in
      guard let self else { return }
      delegate?.groupChannelModule(self, didSelect: option)
    }
    (cell as? SBUMultipleFilesMessageCell)?.fileSelectHandler = {
      [weak self, weak cell] _, index in
      guard let self, let cell = cell as? SBUMultipleFilesMessageCell else { return }
      delegate?.groupChannelModule(
        self, didSelectFileAt: index, multipleFilesMessageCell: cell, forRowAt: indexPath)
    }
  }

  // MARK: Unread messages

  /// Marks messages in view as read; does nothing.
  public func checkForMarkAsRead() {}
  /// Checks whether the line above the first unread message came into view; does nothing.
  public func checkIfNewLineCameOnScreen(messageCell: SBUBaseMessageCell, newline: UIView) {}
  /// Keeps the lines that are in view; does nothing.
  public func recordVisibleNewLines(messageCell: SBUBaseMessageCell, newline: UIView) {}
  /// Checks whether the line above the first unread message left the view; does nothing.
  public func checkIfNewLineWentOffScreen(messageCell: SBUBaseMessageCell, newline: UIView) {}

  // MARK: Voice messages

  /// A voice message starts; does nothing.
  public func voicePlayerDidStart(_ player: SBUVoicePlayer) {}
  /// A voice message pauses; does nothing.
  public func voicePlayerDidPause(_ player: SBUVoicePlayer, voiceFileInfo: SBUVoiceFileInfo?) {}
  /// A voice message stops; does nothing.
  public func voicePlayerDidStop(_ player: SBUVoicePlayer) {}
  /// A voice message returns to its start; does nothing.
  public func voicePlayerDidReset(_ player: SBUVoicePlayer) {}
  /// A voice message was played further; does nothing.
  public func voicePlayerDidUpdatePlayTime(_ player: SBUVoicePlayer, time: TimeInterval) {}
  /// A voice message cannot be played; does nothing.
  public func voicePlayerDidReceiveError(
    _ player: SBUVoicePlayer, errorStatus: SBUVoicePlayerErrorStatus
  ) {}
}

extension GroupChannel {
  /// Whether messages can have reactions (G143).
  var allowsReactions: Bool {
    let settings = SendbirdUI.config.groupChannel.channel
    return !isBroadcast && SBUAvailable.isSupportReactions()
      && (isSuper ? settings.isSuperGroupReactionsEnabled : settings.isReactionsEnabled)
  }

  /// How far a message of the current user came (G125, G126).
  func receiptState(of message: BaseMessage) -> SBUMessageReceiptState {
    if isSuper || isBroadcast { return .notUsed }
    guard message.sendingStatus == .succeeded else { return .none }
    if getUnreadMemberCount(message) == 0 { return .read }
    return getUndeliveredMemberCount(message) == 0 ? .delivered : .none
  }
}
