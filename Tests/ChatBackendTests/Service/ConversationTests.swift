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

/// The channel ids of a list, and the texts of messages.
private func ids(_ run: Run, _ kinds: [ConversationKey.Kind] = [.direct, .group, .system])
  -> [String]?
{
  run.page(run.service.conversationsQuery(of: kinds))?.map(\.key.channelId)
}

private func texts(_ run: Run, _ key: ConversationKey) throws -> [String]? {
  try run.answer { run.service.getMessages(of: key, answer: $0) }?.get().map(\.text)
}

/// Nexconn's conversations as a fixture has them, and as a run changes them.
@Suite("Conversations") struct ConversationTests {
  @Test func a_conversation_has_what_is_written() {
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
    // Of two at the same moment the later in the list.
    #expect(last?.text == "third" && last?.kind == .image && last?.sentTime == day + 3000)
  }

  @Test func pinned_ones_come_first_then_the_newest() {
    #expect(ids(run()) == ["boats", "cem", "bea", "news"])
    #expect(ids(run(), [.direct]) == ["cem", "bea"])
    #expect(ids(run(), []) == [])
  }

  @Test func a_list_comes_in_pages() {
    let run = run()
    let query = run.service.conversationsQuery(of: [.direct, .group, .system], limit: 3)
    #expect(run.page(query)?.map(\.key.channelId) == ["boats", "cem", "bea"])
    #expect(query.hasNext)
    #expect(run.page(query)?.map(\.key.channelId) == ["news"])
    #expect(!query.hasNext)
  }

  @Test func messages_come_oldest_first() throws {
    #expect(try texts(run(), bea) == ["first", "second", "third"])
    #expect(try texts(run(), boats) == ["older", "old", "now"])
    #expect(try texts(run(), cem) == [])
  }

  @Test func a_rows_last_message_was_written_too() throws {
    let run = Run(
      """
      users: [{ userId: me }, { userId: bea }]
      conversations: [{ channelId: bea, lastMessage: { sender: bea, text: only } }]
      """, currentUser: "me")
    #expect(try texts(run, bea) == ["only"])
  }

  @Test func a_message_that_comes_in_counts_and_brings_its_conversation_up() throws {
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

  @Test func what_is_sent_is_the_last_message() throws {
    let run = run()
    let sender = ChatMessage.Sender(userId: "me", name: "Me")
    let sent = try run.answer {
      run.service.send("Ahoy", senderInfo: sender, in: cem, answer: $0)
    }?.get()
    #expect(sent?.senderId == "me" && sent?.senderInfo == sender && sent?.status == .sent)
    #expect(try texts(run, cem) == ["Ahoy"])
  }

  @Test func nobody_cannot_send() {
    let run = Run(talk)
    let outcome = run.answer { run.service.send("x", senderInfo: nil, in: cem, answer: $0) }
    #expect(outcome?.error == .userNotFound)
  }

  @Test func pins_and_noise_change_and_so_does_the_order() throws {
    let run = run()
    _ = run.answer { run.service.setPinned(false, boats, answer: $0) }
    _ = run.answer { run.service.setMuted(false, boats, answer: $0) }
    let read = try run.answer { run.service.reloadConversation(boats, answer: $0) }?.get()
    #expect(read?.isPinned == false && read?.isMuted == false)
    #expect(ids(run) == ["cem", "bea", "boats", "news"])
  }

  @Test func a_conversation_that_has_not_begun_is_quiet() throws {
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

  @Test func who_leaves_a_group_has_no_role_and_no_conversation() {
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

  @Test func observers_hear_what_happens() {
    let run = run()
    var heard: [String] = []
    run.environment.run {
      run.service.observeConversations { event in
        switch event {
        case .received(let message, let key): heard.append("\(key.channelId): \(message.text)")
        case .changed(let key): heard.append("\(key.channelId) changed")
        case .left(let groupId): heard.append("\(groupId) lost")
        }
      }
      run.service.receive(ChatMessage(senderId: "bea", text: "a"), in: bea)
      run.service.receiveGroupRemoval("boats")
      run.service.markAsRead(boats)
      run.environment.mainQueue.runDueItems()
    }
    #expect(heard == ["bea: a", "boats lost", "boats changed"])
  }

  @Test func other_data_forgets_the_changes() {
    let run = run()
    run.environment.run {
      run.service.remove(bea)
      run.service.load(fixture(talk))
      #expect(run.service.conversation(bea) != nil)
    }
  }
}
