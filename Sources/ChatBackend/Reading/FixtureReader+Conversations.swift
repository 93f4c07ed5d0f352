import DioramaKit
import YAML

extension FixtureReader {
  /// A conversation.
  mutating func conversation(
    _ draft: ConversationDraft, _ groups: IdentifiedList<ChatGroup>, _ decoding: inout Decoding
  ) -> DatedConversation {
    let key = key(draft.kind, draft.channel, groups, &decoding)
    var lastMessage: DatedMessage?
    if let node = draft.lastMessage { lastMessage = message(node, &decoding) }
    let mentions =
      draft.mentionedCount
      ?? (draft.unreadCount > 0 && lastMessage?.message.mentionsMe ?? false ? 1 : 0)
    return DatedConversation(
      conversation: ChatConversation(
        key, unreadCount: draft.unreadCount, mentionedCount: mentions, isPinned: draft.isPinned,
        isMuted: draft.isMuted, draft: draft.draft),
      operationTime: draft.operationTime, lastMessage: lastMessage)
  }

  /// The messages of a conversation.
  mutating func history(
    _ draft: HistoryDraft, _ groups: IdentifiedList<ChatGroup>, _ decoding: inout Decoding
  ) -> ChatHistory {
    let key = key(draft.kind, draft.channel, groups, &decoding)
    guard let node = draft.messages else { return ChatHistory(key, []) }
    guard node.kind == .sequence else {
      fail(node, wanted: .list(.record(MessageDraft.table.descriptions)), &decoding)
      return ChatHistory(key, [])
    }
    var messages: [DatedMessage] = []
    messages.reserveCapacity(node.count)
    for item in node.items {
      if let message = message(item, &decoding) { messages.append(message) }
    }
    return ChatHistory(key, messages)
  }

  /// A message; its sender is a user of the fixture.
  mutating func message(_ node: Node, _ decoding: inout Decoding) -> DatedMessage? {
    var draft = MessageDraft()
    if !MessageDraft.table.decode(node, into: &draft, &decoding) { markUnfit() }
    guard let sender = draft.sender else { return nil }
    _ = user(sender, &decoding)
    return draft.dated(from: sender.kind == .scalar ? sender.text : "")
  }

  /// The name of a conversation, which refers to a user or a group.
  private mutating func key(
    _ kind: ConversationKey.Kind?, _ node: Node?, _ groups: IdentifiedList<ChatGroup>,
    _ decoding: inout Decoding
  ) -> ConversationKey {
    let kind = kind ?? .direct
    guard let node else { return ConversationKey(kind, "") }
    switch kind {
    case .direct, .system: _ = user(node, &decoding)
    case .group: check(group: node, groups, &decoding)
    }
    return ConversationKey(kind, node.kind == .scalar ? node.text : "")
  }
}
