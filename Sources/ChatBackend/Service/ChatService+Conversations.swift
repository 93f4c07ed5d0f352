import DioramaKit

extension ChatService {
  /// What the run changed in conversations; outside of a run nothing lasts.
  var conversationChanges: ConversationChanges {
    guard let environment else { return ConversationChanges(loadCount: loadCount) }
    let known = environment[ConversationChanges.Key.self]
    if known.loadCount == loadCount { return known }
    let made = ConversationChanges(loadCount: loadCount)
    environment[ConversationChanges.Key.self] = made
    return made
  }

  // MARK: At once

  /// A conversation as it is at this moment of the run; nil for one that has not begun.
  public func conversation(_ key: ConversationKey) -> ChatConversation? {
    let changes = conversationChanges
    if changes.removed.contains(key) { return nil }
    return changes.conversations[key] ?? data.conversations[key.id].map(current)
  }

  private func current(_ dated: DatedConversation) -> ChatConversation {
    var conversation = dated.conversation
    conversation.operationTime = dated.operationTime.map(milliseconds) ?? 0
    conversation.lastMessage =
      dated.lastMessage.map(current) ?? data.histories[conversation.key.id].flatMap(newest)
    return conversation
  }

  private func current(_ dated: DatedMessage) -> ChatMessage {
    var message = dated.message
    message.sentTime = milliseconds(dated.time)
    return message
  }

  private func newest(of history: ChatHistory) -> ChatMessage? {
    order(of: history).last.map { current(history.messages[Int($0)]) }
  }

  private func order(of history: ChatHistory) -> [Int32] {
    history.order ?? oldestFirst(history.messages.map { milliseconds($0.time) })
  }

  private func milliseconds(_ time: TimeExpression) -> Int {
    if time.base == .epoch { return time.offset }
    return environment.map { time.milliseconds(in: $0) } ?? time.offset
  }

  // MARK: Requests

  /// The conversations of some sorts: pinned ones first, then the newest.
  public func conversationsQuery(
    of kinds: [ConversationKey.Kind], limit: Int = 100
  ) -> ChatQuery<ChatConversation> {
    ChatQuery(self, .loadConversations, limit: limit) { service in
      let changes = service.conversationChanges
      let keys = service.data.conversations.elements.map(\.conversation.key) + changes.added
      let found = keys.filter { kinds.contains($0.kind) }.compactMap(service.conversation)
      let order = found.indices.sorted { left, right in
        let (first, second) = (found[left], found[right])
        if first.isPinned != second.isPinned { return first.isPinned }
        return (second.time, left) < (first.time, right)
      }
      return PageReader(upTo: order.count) { found[order[$0]] }
    }
  }

  /// Reads what was written in a conversation, the oldest first.
  public func getMessages(
    of key: ConversationKey, answer: @escaping ChatAnswer<[ChatMessage]>
  ) {
    perform(.loadMessages, { $0.messages(of: key) }, answer: answer)
  }

  private func messages(of key: ConversationKey) -> [ChatMessage] {
    let written = conversationChanges.messages[key] ?? []
    guard let history = data.histories[key.id] else {
      // A row of the list shows its last message, so that was written, too.
      let only = data.conversations[key.id]?.lastMessage.map(current)
      return (only.map { [$0] } ?? []) + written
    }
    return order(of: history).map { current(history.messages[Int($0)]) } + written
  }

  /// Reads a conversation again; one that has not begun is as quiet as can be.
  public func reloadConversation(
    _ key: ConversationKey, answer: @escaping ChatAnswer<ChatConversation>
  ) {
    perform(
      .reloadConversation, { $0.conversation(key) ?? ChatConversation(key) }, answer: answer)
  }

  /// Pins a conversation, or takes the pin away.
  public func setPinned(
    _ isPinned: Bool, _ key: ConversationKey, answer: @escaping ChatAnswer<Void>
  ) {
    perform(
      .pinConversation, { $0.change(key) { $0.isPinned = isPinned } }, answer: answer)
  }

  /// Switches the noise of a conversation off or on.
  public func setMuted(
    _ isMuted: Bool, _ key: ConversationKey, answer: @escaping ChatAnswer<Void>
  ) {
    perform(
      .muteConversation, { $0.change(key) { $0.isMuted = isMuted } }, answer: answer)
  }

  /// Marks all messages of a conversation as read.
  public func markAsRead(_ key: ConversationKey) {
    guard let conversation = conversation(key), conversation.unreadCount > 0 else { return }
    change(key) {
      $0.unreadCount = 0
      $0.mentionedCount = 0
    }
  }

  /// Takes a conversation out of the list.
  public func remove(_ key: ConversationKey) { conversationChanges.removed.insert(key) }

  /// Sends a message of the current user, who is its sender.
  public func send(
    _ text: String, senderInfo: ChatMessage.Sender?, in key: ConversationKey,
    answer: @escaping ChatAnswer<ChatMessage>
  ) {
    perform(
      .sendMessage,
      { service throws(ChatError) in
        guard let me = service.currentUserId else { throw .userNotFound }
        let message = ChatMessage(
          senderId: me, text: text, sentTime: service.environment?.now ?? 0,
          senderInfo: senderInfo)
        service.add(message, to: key)
        return message
      }, answer: answer)
  }

  /// What somebody may do in a group; nil for those who do not belong to it, as for the current
  /// user after leaving.
  public func groupRole(of userId: String, in groupId: String) -> ChatGroupMember.Role? {
    guard let group = group(groupId), let user = users.index(of: userId) else { return nil }
    if userId == currentUserId, conversationChanges.leftGroups.contains(groupId) { return nil }
    return group.members[user].map { profileChanges.member($0, of: groupId, users).role }
  }

  /// Leaves a group, or puts an end to it; it and its conversation are gone for the current user.
  public func leaveGroup(
    _ groupId: String, dismissing: Bool, answer: @escaping ChatAnswer<Void>
  ) {
    perform(
      dismissing ? .dismissGroup : .leaveGroup,
      { service throws(ChatError) in
        guard service.group(groupId) != nil else { throw .groupNotFound }
        service.conversationChanges.leftGroups.insert(groupId)
        service.conversationChanges.removed.insert(ConversationKey(.group, groupId))
      }, answer: answer)
  }

  // MARK: What happens

  /// Somebody else writes: the message counts as unread, and whoever looks is told.
  public func receive(_ message: ChatMessage, in key: ConversationKey) {
    add(message, to: key)
    change(key, announcing: false) {
      $0.unreadCount += 1
      if message.mentionsMe { $0.mentionedCount += 1 }
    }
    announce(.received(message, in: key))
  }

  /// Somebody puts an end to a group, or the current user out of it.
  public func loseGroup(_ groupId: String) {
    conversationChanges.leftGroups.insert(groupId)
    announce(.left(groupId: groupId))
  }

  private func add(_ message: ChatMessage, to key: ConversationKey) {
    conversationChanges.messages[key, default: []].append(message)
    change(key, announcing: false) { $0.lastMessage = message }
  }

  private func change(
    _ key: ConversationKey, announcing: Bool = true, _ body: (inout ChatConversation) -> Void
  ) {
    let changes = conversationChanges
    var conversation = conversation(key) ?? ChatConversation(key)
    if data.conversations.position(of: key.id) == nil, changes.conversations[key] == nil {
      changes.added.append(key)
    }
    changes.removed.remove(key)
    body(&conversation)
    changes.conversations[key] = conversation
    if announcing { announce(.changed(key)) }
  }

  // MARK: Observers

  /// Calls `body` for every event of conversations from now on; the number ends that.
  public func observeConversations(_ body: @escaping (ConversationEvent) -> Void) -> Int {
    environment?[ConversationObservers.Key.self].add(body) ?? 0
  }

  /// Ends an observation, also for events that are on their way.
  public func stopObservingConversations(_ number: Int) {
    environment?[ConversationObservers.Key.self].remove(number)
  }

  private func announce(_ event: ConversationEvent) {
    guard let environment else { return }
    let observers = environment[ConversationObservers.Key.self]
    environment.mainQueue.async {
      for (number, body) in observers.entries
      where observers.entries.contains(where: { $0.number == number }) {
        body(event)
      }
    }
  }
}

extension RequestName {
  /// A page of the list of conversations.
  public static let loadConversations = RequestName(rawValue: "loadConversations")
  /// Reading what was written in a conversation.
  public static let loadMessages = RequestName(rawValue: "loadMessages")
  /// Reading a conversation's pin and noise.
  public static let reloadConversation = RequestName(rawValue: "reloadConversation")
  /// Pinning a conversation, or taking the pin away.
  public static let pinConversation = RequestName(rawValue: "pinConversation")
  /// Switching a conversation's noise off or on.
  public static let muteConversation = RequestName(rawValue: "muteConversation")
  /// Sending a message.
  public static let sendMessage = RequestName(rawValue: "sendMessage")
  /// Leaving a group.
  public static let leaveGroup = RequestName(rawValue: "leaveGroup")
  /// Putting an end to a group.
  public static let dismissGroup = RequestName(rawValue: "dismissGroup")
}
