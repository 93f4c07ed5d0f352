import DioramaKit
import HeadlessUIKit

// Which messages form a group or share a day, and scrolling to a message. Apps call these methods
// and override none of them.
extension SBUBaseChannelModule.List {
  /// Returns the place of a message among its neighbors of the same user and minute (G112, G113).
  ///
  /// - Parameter currentIndex: the row of the message.
  public func getMessageGroupingPosition(currentIndex: Int) -> MessageGroupPosition {
    let messages = fullMessageList
    let older = Self.areGrouped(currentIndex, currentIndex + 1, in: messages)
    let newer = Self.areGrouped(currentIndex, currentIndex - 1, in: messages)
    if older { return newer ? .middle : .bottom }
    return newer ? .top : .none
  }

  /// Whether two messages are of the same user and minute.
  private static func areGrouped(_ index: Int, _ other: Int, in messages: [BaseMessage]) -> Bool {
    guard messages.indices.contains(index), messages.indices.contains(other) else { return false }
    let (message, neighbor) = (messages[index], messages[other])
    guard message.canBeGrouped, neighbor.canBeGrouped,
      message.sender?.userId == neighbor.sender?.userId
    else { return false }
    return message.createdAt / 60_000 == neighbor.createdAt / 60_000
  }

  /// Returns whether a message is of the same day as the next newer one.
  public func checkSameDayAsNextMessage(
    currentIndex: Int, fullMessageList: [BaseMessage]
  ) -> Bool { isSameDay(currentIndex, currentIndex - 1, in: fullMessageList) }

  /// Returns whether a message is of the same day as the next older one (G116).
  public func checkSameDayAsPrevMessage(
    currentIndex: Int, fullMessageList: [BaseMessage]
  ) -> Bool { isSameDay(currentIndex, currentIndex + 1, in: fullMessageList) }

  private func isSameDay(_ index: Int, _ other: Int, in messages: [BaseMessage]) -> Bool {
    guard messages.indices.contains(index), messages.indices.contains(other) else { return false }
    let days = [index, other].map { Date(messageTime: messages[$0].createdAt) }
    return Calendar.current.isDate(days[0], inSameDayAs: days[1])
  }

  /// Returns the cell that YAML sets for the kind of a message; nil for none.
  final func cellChoice(for message: BaseMessage) -> ComponentChoice? {
    if cellChoices.isEmpty { return nil }
    return switch message {
    case is SBUTypingIndicatorMessage: cellChoices["typingIndicatorMessageCell"]
    case is MultipleFilesMessage: cellChoices["multipleFilesMessageCell"]
    case is FileMessage: cellChoices["fileMessageCell"]
    case is UserMessage: cellChoices["userMessageCell"]
    case is AdminMessage: cellChoices["adminMessageCell"]
    default: cellChoices["unknownMessageCell"]
    }
  }

  /// Returns the property with which YAML sets the cell of a kind of message.
  static func cell<Cell: SBUBaseMessageCell>(
    _ key: String, _ meaning: String, _ type: Cell.Type
  ) -> Property {
    Property(key, .component(.cell, accepts: type), meaning) {
      (list: SBUBaseChannelModule.List, choice: ComponentChoice) in
      list.cellChoices[key] = choice
    }
  }

  /// Connects the touches that the rows of all channels have with the delegate.
  final func connectTouches(
    of cell: SBUBaseMessageCell, message: BaseMessage, indexPath: IndexPath
  ) {
    cell.tapHandlerToContent = { [weak self, unowned cell] in
      self?.setTapGesture(cell, message: message, indexPath: indexPath)
    }
    cell.longPressHandlerToContent = { [weak self, unowned cell] in
      self?.setLongTapGesture(cell, message: message, indexPath: indexPath)
    }
    cell.userProfileTapHandler = { [weak self] in
      if let user = message.sender { self?.setUserProfileTapGesture(SBUUser(user: user)) }
    }
  }

  // MARK: Scrolling to a message

  /// Scrolls to a message. A message that is not loaded is reported to the delegate (G149).
  ///
  /// - Parameters:
  ///   - id: the number of the message.
  ///   - enablesScrollAnimation: whether scrolling is animated; not shown.
  ///   - enablesMessageAnimation: whether the message is animated; not shown.
  ///   - position: the place of the message in the list.
  ///   - needToSearch: whether a message that is not loaded is searched for.
  /// - Returns: whether the list scrolled.
  @discardableResult
  public func scrollToMessage(
    id: Int64, enablesScrollAnimation: Bool = false, enablesMessageAnimation: Bool = false,
    position: SBUScrollPosition = .middle, needToSearch: Bool = true
  ) -> Bool {
    if scroll(to: position, where: { $0.messageId == id }) { return true }
    baseDelegate?.baseChannelModule(
      self, didFailScrollToMessageId: id, needToSearch: needToSearch)
    return false
  }

  /// Scrolls to a message. A message that is not loaded is reported to the delegate (G149).
  @discardableResult
  public func scrollToMessage(
    message: BaseMessage, enablesScrollAnimation: Bool = false,
    enablesMessageAnimation: Bool = false, position: SBUScrollPosition = .middle,
    needToSearch: Bool = true
  ) -> Bool {
    if scroll(to: position, where: { $0.messageId == message.messageId }) { return true }
    baseDelegate?.baseChannelModule(
      self, didFailScrollToMessage: message, needToSearch: needToSearch)
    return false
  }

  /// What identifies the message of each row; one that is not sent has no id.
  final var rowIds: [String] {
    fullMessageList.map { $0.messageId == 0 ? $0.requestId : "\($0.messageId)" }
  }

  /// Scrolls to a row after a reload, which waits for the queue's next turn.
  final func scroll(
    at position: UITableView.ScrollPosition = .bottom, toRow row: @escaping () -> Int?
  ) {
    ScreenEnvironment.current?.mainQueue.async { [tableView] in
      guard let row = row() else { return }
      tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
    }
  }

  private func scroll(
    to position: SBUScrollPosition, where isMeant: (BaseMessage) -> Bool
  ) -> Bool {
    guard let row = fullMessageList.firstIndex(where: isMeant) else { return false }
    // The table is upside down.
    let place: UITableView.ScrollPosition =
      switch position {
      case .bottom: .top
      case .middle: .middle
      case .top: .bottom
      }
    tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: place, animated: false)
    return true
  }
}

extension BaseMessage {
  /// Whether the message can belong to a group with others: not one that failed, one without
  /// sender, or one with a thread (G113).
  fileprivate var canBeGrouped: Bool {
    if sender == nil || sendingStatus == .failed { return false }
    let replyType = SendbirdUI.config.groupChannel.channel.replyType
    return replyType != .thread || threadInfo.replyCount == 0
  }
}
