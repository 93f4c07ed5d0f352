import DioramaKit
import HeadlessUIKit

/// What a run changed in conversations; the fixture stays as it is.
final class ConversationChanges {
  var conversations: [ConversationKey: ChatConversation] = [:]
  /// Conversations that the fixture has not, in the order in which they came.
  var added: [ConversationKey] = []
  var removed: Set<ConversationKey> = []
  /// Messages that were written in this run, by conversation.
  var messages: [ConversationKey: [ChatMessage]] = [:]
  /// Groups that are no more, or that the current user is no longer in.
  var leftGroups: Set<String> = []
}

/// Something that happened in a conversation, as whoever looks at it is told.
public enum ConversationEvent: Sendable {
  /// Somebody else wrote.
  case received(ChatMessage, in: ConversationKey)
  /// A pin was set or taken away, or noise switched off or on.
  case changed(ConversationKey)
  /// The group is no more, or the current user is no longer in it.
  case left(groupId: String)
}

extension ChatService {
  // MARK: At once

  /// A conversation as it is at this moment of the run; nil for one that has not begun.
  public func conversation(_ key: ConversationKey) -> ChatConversation? {
    let changes = conversationChanges
    if changes.removed.contains(key) { return nil }
    return changes.conversations[key] ?? data.conversations[key.id].map(current)
  }

  private func current(_ dated: FixtureConversation) -> ChatConversation {
    var conversation = dated.conversation
    conversation.operationTime = dated.operationTime?.milliseconds(in: environment) ?? 0
    conversation.lastMessage =
      dated.lastMessage.map(current) ?? data.histories[conversation.key.id].flatMap(newest)
    return conversation
  }

  private func current(_ dated: FixtureMessage) -> ChatMessage {
    var message = dated.message
    message.sentTime = dated.time.milliseconds(in: environment)
    return message
  }

  private func newest(of history: ChatHistory) -> ChatMessage? {
    order(of: history).last.map { current(history.messages[Int($0)]) }
  }

  private func order(of history: ChatHistory) -> [Int32] {
    if let order = history.order { return order }
    let environment = environment
    return oldestFirst(history.messages.map { $0.time.milliseconds(in: environment) })
  }

  // MARK: Requests

  /// The conversations of some sorts: pinned ones first, then the newest.
  ///
  /// - Parameters:
  ///   - kinds: the sorts that are wanted; without any there is nothing.
  ///   - limit: how many a page has at most; less than one means 20.
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
    perform(.loadMessages, about: key.id, { $0.messages(of: key) }, answer: answer)
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
      .reloadConversation, about: key.id, { $0.conversation(key) ?? ChatConversation(key) },
      answer: answer)
  }

  /// Pins a conversation, or takes the pin away.
  public func setPinned(
    _ isPinned: Bool, _ key: ConversationKey, answer: @escaping ChatAnswer<Void>
  ) {
    perform(
      .pinConversation, about: key.id, { $0.change(key) { $0.isPinned = isPinned } }, answer: answer
    )
  }

  /// Switches the noise of a conversation off or on.
  public func setMuted(
    _ isMuted: Bool, _ key: ConversationKey, answer: @escaping ChatAnswer<Void>
  ) {
    perform(
      .muteConversation, about: key.id, { $0.change(key) { $0.isMuted = isMuted } }, answer: answer)
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
  ///
  /// - Parameters:
  ///   - text: the words.
  ///   - senderInfo: the sender's profile, if the message is to carry it.
  ///   - key: the conversation; one that has not begun begins.
  ///   - answer: is given the message with its time, or `ChatError.userNotFound`
  ///     when nobody is connected.
  public func send(
    _ text: String, senderInfo: ChatMessage.Sender?, in key: ConversationKey,
    answer: @escaping ChatAnswer<ChatMessage>
  ) {
    perform(
      .sendMessage, about: key.id,
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
  ///
  /// - Parameters:
  ///   - userId: the member's id as a user.
  ///   - groupId: the group's id.
  public func groupRole(of userId: String, in groupId: String) -> ChatGroupMember.Role? {
    guard let group = group(groupId), let user = users.index(of: userId) else { return nil }
    if userId == currentUserId, conversationChanges.leftGroups.contains(groupId) { return nil }
    return group.members[user].map { profileChanges.member($0, of: groupId, users).role }
  }

  /// Leaves a group, or puts an end to it; it and its conversation are gone for the current user.
  ///
  /// - Parameters:
  ///   - groupId: the group's id.
  ///   - dismissing: whether it ends for all; the request is `dismissGroup` then, else `leaveGroup`.
  ///   - answer: is told of success, or of `ChatError.groupNotFound`.
  public func leaveGroup(
    _ groupId: String, dismissing: Bool, answer: @escaping ChatAnswer<Void>
  ) {
    perform(
      dismissing ? .dismissGroup : .leaveGroup, about: groupId,
      { service throws(ChatError) in
        guard service.group(groupId) != nil else { throw .groupNotFound }
        service.conversationChanges.leftGroups.insert(groupId)
        service.conversationChanges.removed.insert(ConversationKey(.group, groupId))
      }, answer: answer)
  }

  // MARK: What happens

  /// Somebody else writes: the message counts as unread, and whoever looks is told.
  ///
  /// - Parameters:
  ///   - message: the message, with its time.
  ///   - key: the conversation; one that has not begun, or was removed, is in the list from now on.
  public func receive(_ message: ChatMessage, in key: ConversationKey) {
    add(message, to: key)
    change(key, announcing: false) {
      $0.unreadCount += 1
      if message.mentionsMe { $0.mentionedCount += 1 }
    }
    announce(.received(message, in: key))
  }

  /// Somebody puts an end to a group, or the current user out of it.
  public func receiveGroupRemoval(_ groupId: String) {
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

  /// Calls `body` for every event of conversations from now on.
  ///
  /// - Parameter body: is called on the main queue, and kept until the run ends.
  public func observeConversations(_ body: @escaping (ConversationEvent) -> Void) {
    conversationObservers.add(body)
  }

  private func announce(_ event: ConversationEvent) {
    conversationObservers.announce(event, on: environment?.mainQueue)
  }
}
