import DioramaKit
import HeadlessUIKit

/// A run's changes to conversations; the fixture does not change.
final class ConversationChanges {
  var conversations: [ConversationKey: ChatConversation] = [:]
  /// The conversations that are not in the fixture, in the order of their addition.
  var added: [ConversationKey] = []
  var removed: Set<ConversationKey> = []
  /// The messages that were written in this run, by conversation.
  var messages: [ConversationKey: [ChatMessage]] = [:]
  /// The groups that were dismissed, or that the current user has left.
  var leftGroups: Set<String> = []
}

/// An event in a conversation that observers receive.
public enum ConversationEvent: Sendable {
  /// Another user wrote a message.
  case received(ChatMessage, in: ConversationKey)
  /// The conversation was pinned, unpinned, muted or unmuted.
  case changed(ConversationKey)
  /// The group was dismissed, or the current user is no longer in it.
  case left(groupId: String)
}

extension ChatService {
  // MARK: Immediate access

  /// Returns a conversation in its present state; nil if it does not exist.
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

  /// Returns the conversations of some kinds: pinned ones first, then the newest.
  ///
  /// - Parameters:
  ///   - kinds: the kinds; an empty list gives no conversations.
  ///   - limit: the maximum number of elements of a page; less than one means 20.
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

  /// Reads the messages of a conversation, the oldest first.
  public func getMessages(
    of key: ConversationKey, answer: @escaping ChatAnswer<[ChatMessage]>
  ) {
    perform(.loadMessages, about: key.id, { $0.messages(of: key) }, answer: answer)
  }

  private func messages(of key: ConversationKey) -> [ChatMessage] {
    let written = conversationChanges.messages[key] ?? []
    guard let history = data.histories[key.id] else {
      // A conversation of the list shows its last message, so that message exists.
      let only = data.conversations[key.id]?.lastMessage.map(current)
      return (only.map { [$0] } ?? []) + written
    }
    return order(of: history).map { current(history.messages[Int($0)]) } + written
  }

  /// Reads a conversation again; a missing one is answered with default values.
  public func reloadConversation(
    _ key: ConversationKey, answer: @escaping ChatAnswer<ChatConversation>
  ) {
    perform(
      .reloadConversation, about: key.id, { $0.conversation(key) ?? ChatConversation(key) },
      answer: answer)
  }

  /// Pins or unpins a conversation.
  public func setPinned(
    _ isPinned: Bool, _ key: ConversationKey, answer: @escaping ChatAnswer<Void>
  ) {
    perform(
      .pinConversation, about: key.id, { $0.change(key) { $0.isPinned = isPinned } }, answer: answer
    )
  }

  /// Mutes or unmutes a conversation.
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

  /// Removes a conversation from the list.
  public func remove(_ key: ConversationKey) { conversationChanges.removed.insert(key) }

  /// Sends a message of the current user.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - senderInfo: the sender's profile, if the message carries it.
  ///   - key: the conversation, which is created if it does not exist.
  ///   - answer: receives the message with its time, or `ChatError.userNotFound` if no user is
  ///     connected.
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

  /// Returns the rights of a user in a group; nil for users who are not members, such as the
  /// current user after leaving.
  ///
  /// - Parameters:
  ///   - userId: the member's id as a user.
  ///   - groupId: the group's id.
  public func groupRole(of userId: String, in groupId: String) -> ChatGroupMember.Role? {
    guard let group = group(groupId), let user = users.index(of: userId) else { return nil }
    if userId == currentUserId, conversationChanges.leftGroups.contains(groupId) { return nil }
    return group.members[user].map { profileChanges.member($0, of: groupId, users).role }
  }

  /// Leaves or dismisses a group; the group and its conversation are gone for the current user.
  ///
  /// - Parameters:
  ///   - groupId: the group's id.
  ///   - dismissing: whether the group ends for all; the request is then `dismissGroup`, else
  ///     `leaveGroup`.
  ///   - answer: receives success, or `ChatError.groupNotFound`.
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

  // MARK: Incoming events

  /// Receives a message of another user, which counts as unread, and notifies the observers.
  ///
  /// - Parameters:
  ///   - message: the message, with its time.
  ///   - key: the conversation, which is added to the list if it is missing or was removed.
  public func receive(_ message: ChatMessage, in key: ConversationKey) {
    add(message, to: key)
    change(key, announcing: false) {
      $0.unreadCount += 1
      if message.mentionsMe { $0.mentionedCount += 1 }
    }
    announce(.received(message, in: key))
  }

  /// Removes the current user from a group, or the group itself, on behalf of another user.
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
  /// - Parameter body: called on the main queue, and kept until the run ends.
  public func observeConversations(_ body: @escaping (ConversationEvent) -> Void) {
    conversationObservers.add(body)
  }

  private func announce(_ event: ConversationEvent) {
    conversationObservers.announce(event, on: environment?.mainQueue)
  }
}
