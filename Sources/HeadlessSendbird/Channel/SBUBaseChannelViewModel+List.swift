import HeadlessUIKit

// The list of messages. Apps call these methods and override none of them.
extension SBUBaseChannelViewModel {
  /// Replaces messages of the list.
  public func updateMessagesInList(messages: [BaseMessage]?, needReload: Bool) {
    for message in messages ?? [] {
      guard let index = messageList.firstIndex(where: { $0.messageId == message.messageId }) else {
        continue
      }
      messageList[index] = message
    }
    sortAllMessageList(needReload: needReload)
  }
  /// Adds or replaces messages of the list, and those that are not sent (G195).
  public func upsertMessagesInList(
    messages: [BaseMessage]?, needUpdateNewMessage: Bool = false, needReload: Bool,
    shouldUpdateFirstUnreadMessage: Bool = false, isEventMessageReceived: Bool = false
  ) {
    let messages = (messages ?? []).filter(messageListParams.belongsTo)
    var places: [Int64: Int] = [:]
    for (index, message) in messageList.enumerated() { places[message.messageId] = index }
    for message in messages {
      guard message.sendingStatus == .succeeded else {
        pendingMessageManager.upsertPendingMessage(channelURL: channelURL, message: message)
        continue
      }
      if let index = places[message.messageId] {
        messageList[index] = message
      } else {
        places[message.messageId] = messageList.count
        messageList.append(message)
      }
      pendingMessageManager.removePendingMessage(
        channelURL: channelURL, requestId: message.requestId)
    }
    read(messages) { [weak self] in
      self?.sortAllMessageList(
        needReload: needReload, shouldUpdateFirstUnreadMessage: shouldUpdateFirstUnreadMessage,
        isEventMessageReceived: isEventMessageReceived)
    }
  }
  /// Removes messages of the list.
  public func deleteMessagesInList(messageIds: [Int64]?, needReload: Bool) {
    deleteMessagesInList(
      messageIds: messageIds, excludeResendableMessages: false, needReload: needReload)
  }
  /// Removes messages of the list, and optionally not those that are not sent.
  public func deleteMessagesInList(
    messageIds: [Int64]?, excludeResendableMessages: Bool, needReload: Bool
  ) {
    let ids = Set(messageIds ?? [])
    if let editing = inEditingMessage, ids.contains(editing.messageId), let channel {
      baseDelegate?.baseChannelViewModel(self, shouldFinishEditModeForChannel: channel)
    }
    let removed = messageList.filter { ids.contains($0.messageId) }
    messageList.removeAll { ids.contains($0.messageId) }
    if !excludeResendableMessages {
      for message in removed {
        pendingMessageManager.removePendingMessage(
          channelURL: channelURL, requestId: message.requestId)
      }
    }
    sortAllMessageList(needReload: needReload)
  }
  /// Removes a failed message (G54).
  public func deleteResendableMessage(_ message: BaseMessage, needReload: Bool) {
    deleteResendableMessages(requestIds: [message.requestId], needReload: needReload)
  }
  /// Sorts the list, and reports it (G62).
  public func sortAllMessageList(needReload: Bool, shouldUpdateFirstUnreadMessage: Bool = false) {
    sortAllMessageList(
      needReload: needReload, shouldUpdateFirstUnreadMessage: shouldUpdateFirstUnreadMessage,
      isEventMessageReceived: false)
  }
  /// Sorts the list, and reports it twice (G62): by the older method, which does not say whether a
  /// message was received, then by the present one.
  public func sortAllMessageList(
    needReload: Bool, shouldUpdateFirstUnreadMessage: Bool = false, isEventMessageReceived: Bool
  ) {
    messageList.sort { ($0.createdAt, $0.messageId) > ($1.createdAt, $1.messageId) }
    let sent = Set(messageList.lazy.map(\.requestId).filter { !$0.isEmpty })
    let pending = pendingMessageManager.getPendingMessages(channelURL: channelURL)
      .filter { !sent.contains($0.requestId) }
    fullMessageList = typingMessages + pending + messageList
    if shouldUpdateFirstUnreadMessage { updateFirstUnreadMessage() }
    report(isLoading: false)
    for isReceived in [false, isEventMessageReceived] {
      baseDelegate?.baseChannelViewModel(
        self, didChangeMessageList: fullMessageList, needsToReload: needReload,
        initialLoad: isInitialLoad, isEventMessageReceived: isReceived)
    }
  }
  /// Removes all messages of the list; those that are not sent stay (G24).
  public func clearMessageList() {
    messageList = []
    fullMessageList = []
  }
}
