import HeadlessUIKit

// Typing, reading and mentions. Apps call these methods and override none of them.
extension SBUGroupChannelViewModel {
  /// Reports that the user started to type.
  public func startTypingMessage() { group?.startTyping() }
  /// Reports that the user stopped to type.
  public func endTypingMessage() { group?.endTyping() }
  /// Marks all messages as read (G184).
  public func markAsRead(completionHandler: ((SBError?) -> Void)? = nil) {
    guard let group, SendbirdChat.getConnectState() == .open else {
      completionHandler?(nil)
      return
    }
    group.markAsRead { completionHandler?($0) }
  }
  /// Marks all messages as read, unless scrolling does (G184).
  public func markAsReadIfAppropriate() {
    if !SendbirdUI.config.groupChannel.channel.isMarkAsUnreadEnabled { markAsRead() }
  }

  // MARK: Mentions

  /// Loads users to mention and reports them (G178).
  public func loadSuggestedMentions(with filterText: String) {
    let limit = (SBUGlobals.userMentionConfig?.suggestionLimit ?? 15) + 1
    let filter = filterText.lowercased()
    let users =
      group?.members.sorted { $0.nickname.lowercased() < $1.nickname.lowercased() }
      .filter { $0.nickname.lowercased().hasPrefix(filter) } ?? []
    delegate?.groupChannelViewModel(
      self, didReceiveSuggestedMentions: SBUUser.convertUsers(Array(users.prefix(limit))))
  }
  /// Stops loading users to mention; does nothing, because they are loaded at once.
  public func cancelLoadingSuggestedMentions() {}
}
