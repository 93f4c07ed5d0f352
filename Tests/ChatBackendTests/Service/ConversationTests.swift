import HeadlessUIKit
import Testing

@testable import ChatBackend

private let talk = """
  users: [{ userId: me }, { userId: bea }, { userId: cem }, { userId: news }]
  groups: [{ groupId: boats, members: [me, bea, cem] }]
  conversations:
    - { channelId: bea, unreadCount: 2, draft: Well }
    - { channelId: cem, operationTime: 2000-01-01T00:00:05Z }
    - channelType: group
      channelId: boats
      isPinned: true
      isMuted: true
      unreadCount: 1
      lastMessage: { sender: cem, text: "@me", sentTime: 2000-01-01T00:00:01Z, mentionsMe: true }
    - { channelType: system, channelId: news }
  messages:
    - channelId: bea
      messages:
        - { sender: me, text: second, sentTime: 2000-01-01T00:00:03Z, status: failed }
        - { sender: bea, text: first, sentTime: 2000-01-01T00:00:02Z }
        - { sender: bea, text: third, sentTime: 2000-01-01T00:00:03Z, type: image }
    - channelType: group
      channelId: boats
      messages:
        - { sender: bea, text: old, sentTime: now - 2h }
        - { sender: cem, text: now }
        - { sender: me, text: older, sentTime: now - 3h }
  """

private let day = 946_684_800_000
private let bea = ConversationKey(.direct, "bea")
private let cem = ConversationKey(.direct, "cem")
private let boats = ConversationKey(.group, "boats")

private func run() -> Run { Run(talk, currentUser: "me") }

/// The channel ids on the first page of a list.
private func ids(_ run: Run, _ kinds: [ConversationKey.Kind] = [.direct, .group, .system])
  -> [String]?
{
  run.page(run.service.conversationsQuery(of: kinds))?.map(\.key.channelId)
}

private func texts(_ run: Run, _ key: ConversationKey) throws -> [String]? {
  try run.answer { run.service.getMessages(of: key, answer: $0) }?.get().map(\.text)
}

/// Nexconn's conversations in a fixture, and how a run changes them.
@Suite("Conversations") struct ConversationTests {
  @Test func a_conversation_has_the_values_from_the_fixture() {
    let run = run()
    run.environment.run {
      let group = run.service.conversation(boats)
      #expect(group?.isPinned == true && group?.isMuted == true && group?.unreadCount == 1)
      #expect(group?.mentionedCount == 1)
      #expect(group?.lastMessage?.text == "@me")
      #expect(group?.time == day + 1000)
      let direct = run.service.conversation(bea)
      #expect(direct?.draft == "Well" && direct?.unreadCount == 2 && direct?.mentionedCount == 0)
      #expect(run.service.conversation(cem)?.time == day + 5000)
      #expect(run.service.conversation(ConversationKey(.direct, "news")) == nil)
    }
  }

  @Test func the_newest_message_is_the_last_one() {
    let run = run()
    let last = run.environment.run { run.service.conversation(bea)?.lastMessage }
    // Of two messages with the same time, the later one in the list counts.
    #expect(last?.text == "third" && last?.kind == .image && last?.sentTime == day + 3000)
  }

  @Test func pinned_conversations_come_first_then_the_newest() {
    #expect(ids(run()) == ["boats", "cem", "bea", "news"])
    #expect(ids(run(), [.direct]) == ["cem", "bea"])
    #expect(ids(run(), []) == [])
  }

  @Test func conversations_are_loaded_in_pages() {
    let run = run()
    let query = run.service.conversationsQuery(of: [.direct, .group, .system], limit: 3)
    #expect(run.page(query)?.map(\.key.channelId) == ["boats", "cem", "bea"])
    #expect(query.hasNext)
    #expect(run.page(query)?.map(\.key.channelId) == ["news"])
    #expect(!query.hasNext)
  }

  @Test func messages_are_sorted_oldest_first() throws {
    #expect(try texts(run(), bea) == ["first", "second", "third"])
    #expect(try texts(run(), boats) == ["older", "old", "now"])
    #expect(try texts(run(), cem) == [])
  }

  @Test func a_conversations_last_message_is_among_its_messages() throws {
    let run = Run(
      """
      users: [{ userId: me }, { userId: bea }]
      conversations: [{ channelId: bea, lastMessage: { sender: bea, text: only } }]
      """, currentUser: "me")
    #expect(try texts(run, bea) == ["only"])
  }

  @Test func a_received_message_is_counted_and_moves_its_conversation_up() throws {
    let run = run()
    run.environment.run {
      run.service.receive(
        ChatMessage(senderId: "bea", text: "new", sentTime: day + 9000, mentionsMe: true), in: bea)
      run.service.receive(
        ChatMessage(senderId: "news", text: "x", sentTime: day + 8000),
        in: ConversationKey(.direct, "news"))
      #expect(run.service.conversation(bea)?.unreadCount == 3)
      #expect(run.service.conversation(bea)?.mentionedCount == 1)
      run.service.markAsRead(bea)
      #expect(run.service.conversation(bea)?.unreadCount == 0)
      #expect(run.service.conversation(bea)?.mentionedCount == 0)
    }
    #expect(ids(run, [.direct]) == ["bea", "news", "cem"])
    #expect(try texts(run, bea)?.last == "new")
  }

  @Test func a_sent_message_is_returned_and_stored() throws {
    let run = run()
    let sender = ChatMessage.Sender(userId: "me", name: "Me")
    let sent = try run.answer {
      run.service.send("Ahoy", senderInfo: sender, in: cem, answer: $0)
    }?.get()
    #expect(sent?.senderId == "me" && sent?.senderInfo == sender && sent?.status == .sent)
    #expect(try texts(run, cem) == ["Ahoy"])
  }

  @Test func sending_without_a_current_user_fails() {
    let run = Run(talk)
    let outcome = run.answer { run.service.send("x", senderInfo: nil, in: cem, answer: $0) }
    #expect(outcome?.error == .userNotFound)
  }

  @Test func a_conversation_can_be_unpinned_and_unmuted() throws {
    let run = run()
    _ = run.answer { run.service.setPinned(false, boats, answer: $0) }
    _ = run.answer { run.service.setMuted(false, boats, answer: $0) }
    let read = try run.answer { run.service.reloadConversation(boats, answer: $0) }?.get()
    #expect(read?.isPinned == false && read?.isMuted == false)
    #expect(ids(run) == ["cem", "bea", "boats", "news"])
  }

  @Test func a_new_conversation_has_default_values_and_is_not_listed() throws {
    let run = run()
    let key = ConversationKey(.direct, "me")
    let read = try run.answer { run.service.reloadConversation(key, answer: $0) }?.get()
    #expect(read == ChatConversation(key))
    #expect(ids(run)?.contains("me") == false)
  }

  @Test func a_removed_conversation_comes_back_with_the_next_message() {
    let run = run()
    run.environment.run { run.service.remove(bea) }
    #expect(ids(run, [.direct]) == ["cem"])
    run.environment.run {
      run.service.receive(ChatMessage(senderId: "bea", text: "again", sentTime: day), in: bea)
    }
    #expect(ids(run, [.direct]) == ["cem", "bea"])
  }

  @Test func leaving_a_group_removes_the_role_and_the_conversation() {
    let run = run()
    #expect(run.environment.run { run.service.groupRole(of: "me", in: "boats") } == .normal)
    let outcome = run.answer { run.service.leaveGroup("boats", dismissing: false, answer: $0) }
    #expect(outcome?.error == nil)
    #expect(run.environment.run { run.service.groupRole(of: "me", in: "boats") } == nil)
    #expect(run.environment.run { run.service.groupRole(of: "bea", in: "boats") } == .normal)
    #expect(ids(run)?.contains("boats") == false)
    let unknown = run.answer { run.service.leaveGroup("none", dismissing: true, answer: $0) }
    #expect(unknown?.error == .groupNotFound)
  }

  @Test func observers_are_notified_of_conversation_events() {
    let run = run()
    var log: [String] = []
    run.environment.run {
      run.service.observeConversations { event in
        switch event {
        case .received(let message, let key): log.append("\(key.channelId): \(message.text)")
        case .changed(let key): log.append("\(key.channelId) changed")
        case .left(let groupId): log.append("\(groupId) lost")
        }
      }
      run.service.receive(ChatMessage(senderId: "bea", text: "a"), in: bea)
      run.service.receiveGroupRemoval("boats")
      run.service.markAsRead(boats)
      run.environment.mainQueue.runDueItems()
    }
    #expect(log == ["bea: a", "boats lost", "boats changed"])
  }

  @Test func loading_data_discards_the_changes() {
    let run = run()
    run.environment.run {
      run.service.remove(bea)
      run.service.load(fixture(talk))
      #expect(run.service.conversation(bea) != nil)
    }
  }
}
