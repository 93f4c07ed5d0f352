import DioramaKit
import YAML

extension FixtureReader {
  /// Returns a group channel with its people and messages.
  mutating func groupChannel(
    _ draft: GroupChannelDraft, _ decoding: inout Decoding
  ) -> ChatChannel {
    let people = members(draft.members, &decoding)
    var activity = draft.activity
    activity.unreadMentionCount = mentionCount(draft, &decoding)
    activity.typing = userIds(draft.typingUsers, among: people, &decoding)
    return ChatChannel(
      type: .group, url: draft.url, name: draft.name, isFrozen: draft.isFrozen,
      isSuper: draft.isSuper, isBroadcast: draft.isBroadcast, coverURL: draft.coverURL,
      pushTrigger: draft.pushTrigger, people: people,
      banned: self.people(draft.bannedUsers, &decoding), createdAt: draft.createdAt,
      history: history(draft.messages, members: people, &decoding), activity: activity)
  }

  /// Returns the number of mentions, which must be unread messages.
  private mutating func mentionCount(
    _ draft: GroupChannelDraft, _ decoding: inout Decoding
  ) -> Int? {
    guard let node = draft.unreadMentions else { return nil }
    guard let count = ValueShape.integer().decode(node, &decoding) else {
      markInvalid()
      return nil
    }
    let isUnknown = draft.activity.unreadCount == nil && draft.activity.lastRead != nil
    if isUnknown || count <= draft.activity.unreadCount ?? 0 { return count }
    fail(.moreMentions(node, thanMessages: draft.activity.unreadCount ?? 0), &decoding)
    return nil
  }

  /// Returns an open channel with its people and messages.
  mutating func openChannel(
    _ draft: OpenChannelDraft, _ decoding: inout Decoding
  ) -> ChatChannel {
    ChatChannel(
      type: .open, url: draft.url, name: draft.name, isFrozen: draft.isFrozen, isSuper: false,
      isBroadcast: false, coverURL: draft.coverURL,
      people: people(draft.participants, &decoding),
      operators: people(draft.operators, &decoding),
      muted: people(draft.mutedParticipants, &decoding),
      banned: people(draft.bannedUsers, &decoding), createdAt: draft.createdAt,
      history: history(draft.messages, members: nil, &decoding))
  }

  /// Returns the messages of a channel. Who reads and reacts must be a member, if there are
  /// members; a sender may have left.
  private mutating func history(
    _ node: Node?, members: Roster?, _ decoding: inout Decoding
  ) -> ChannelHistory {
    guard let node else { return .empty }
    guard node.kind == .sequence else {
      fail(node, wanted: .list(.record(ChannelMessageDraft.table.descriptions)), &decoding)
      return .empty
    }
    var messages: [FixtureChannelMessage] = []
    messages.reserveCapacity(node.count)
    var places: [Int: Place] = [:]
    var parents: [(number: Int, node: Node)] = []
    var last = 0
    // An automatic number is never one that the fixture writes.
    let written = Set(
      node.items.compactMap { item in
        item.kind == .mapping ? item["messageId"].flatMap { Int($0.text) } : nil
      })
    func isTaken(_ number: Int) -> Bool { places[number] != nil || written.contains(number) }
    for item in node.items {
      var draft = ChannelMessageDraft()
      let errors = decoding.diagnostics.errorCount
      let isRead = ChannelMessageDraft.table.decode(item, into: &draft, &decoding)
      if !isRead { markInvalid() }
      let id = item.kind == .mapping ? item["messageId"] : nil
      if let id, let number = draft.messageId {
        last = number
        if let first = places[number] {
          let help = Diagnostic.Help.otherValue(of: "messageId")
          fail(.duplicate("message", id, first: first, help: help), &decoding)
        } else {
          places[number] = id.place
        }
      } else if id == nil {
        repeat { last = last == .max ? 1 : last + 1 } while isTaken(last)
        places[last] = item.place
      }
      guard isRead,
        let content = content(
          draft, item, isComplete: decoding.diagnostics.errorCount == errors, &decoding)
      else { continue }
      var message = draft.message
      (message.messageId, message.content) = (last, content)
      if let sender = draft.sender {
        _ = user(sender, &decoding)
        message.senderId = sender.text
      }
      message.readBy = Set(userIds(draft.readBy, among: members, &decoding))
      message.deliveredTo = Set(userIds(draft.deliveredTo, among: members, &decoding))
      message.reactions = reactions(draft.reactions, among: members, &decoding)
      message.mentionedUserIds = userIds(draft.mentionedUsers, among: nil, &decoding)
      if let parent = draft.parent {
        message.parentMessageId = ChannelMessageDraft.id.decode(parent, &decoding)
        if message.parentMessageId == last { fail(.repliesToItself(parent), &decoding) }
        if let number = message.parentMessageId { parents.append((number, parent)) }
        if message.parentMessageId == nil { markInvalid() }
      }
      if let node = item["updatedAt"], draft.updatedAt?.isSurelyBefore(draft.createdAt) ?? false {
        fail(.changedTooEarly(node, sent: item["createdAt"]), &decoding)
      }
      messages.append(
        FixtureChannelMessage(
          message: message, createdAt: draft.createdAt, updatedAt: draft.updatedAt))
    }
    for (number, parent) in parents where places[number] == nil {
      let known = written.filter { places[$0] != nil }.sorted().map(String.init)
      if known.isEmpty {
        fail(.unnumbered(parent), &decoding)
      } else {
        markInvalid()
        decoding.reportUnknownReference(parent, to: "message", known: known)
      }
    }
    return ChannelHistory(messages)
  }

  /// Returns the content of a message, or nil after a report.
  private mutating func content(
    _ draft: ChannelMessageDraft, _ item: Node, isComplete: Bool, _ decoding: inout Decoding
  ) -> ChannelMessage.Content? {
    let keys = item.entries.map(\.key).filter {
      $0.index(in: ChannelMessageDraft.contentNames) != nil
    }
    var problem: Diagnostic?
    if keys.count > 1 {
      problem = .secondContent(keys[1], after: keys[0])
    } else if case .admin? = draft.contents.first {
      problem = item.entries.first { $0.key.isText("sender") }.map { .senderOfAdminMessage($0.key) }
    } else if keys.isEmpty, isComplete {
      // An unknown key may be the content; it is already reported.
      problem = .missingContent(of: item)
    } else if draft.sender == nil, isComplete {
      problem = .missingSender(of: item)
    }
    guard let problem else { return draft.contents.first }
    fail(problem, &decoding)
    return nil
  }

  /// Returns the users of each reaction.
  private mutating func reactions(
    _ node: Node?, among members: Roster?, _ decoding: inout Decoding
  ) -> [ChannelMessage.Reaction] {
    guard let node else { return [] }
    guard node.kind == .mapping else {
      fail(node, wanted: ChannelMessageDraft.reactions, &decoding)
      return []
    }
    var reactions: [ChannelMessage.Reaction] = []
    for entry in node.entries {
      let users = userIds(entry.value, among: members, &decoding)
      if ChannelMessageDraft.emoji.decode(entry.key, &decoding) == nil { markInvalid() }
      if entry.value.kind == .sequence, entry.value.count == 0 {
        let help = Diagnostic.Help("add the id of a user, or remove \(entry.key.quoted)")
        fail(.unexpected(entry.value, expected: "users", help: help), &decoding)
      }
      reactions.append(ChannelMessage.Reaction(key: entry.key.text, userIds: users))
    }
    return reactions
  }

  /// Returns the ids of a list of different users.
  private mutating func userIds(
    _ node: Node?, among members: Roster?, _ decoding: inout Decoding
  ) -> [String] {
    guard let node else { return [] }
    guard node.kind == .sequence else {
      fail(node, wanted: .list(.reference("user")), &decoding)
      return []
    }
    var places: [String: Place] = [:]
    var ids: [String] = []
    for item in node.items {
      let user = user(item, &decoding)
      guard user != .unresolved else { continue }
      var problem: Diagnostic?
      if let first = places[item.text] {
        problem = .duplicate("user", item, first: first)
      } else if let members, members.position(of: user) == nil {
        problem = .notAMember(item)
      }
      places[item.text] = item.place
      ids.append(item.text)
      if let problem { fail(problem, &decoding) }
    }
    return ids
  }
}

extension TimeExpression {
  /// Returns whether the time is before another one in every run.
  fileprivate func isSurelyBefore(_ other: TimeExpression) -> Bool {
    base == other.base && days <= other.days && offset <= other.offset && self != other
  }
}
