import DioramaKit
import HeadlessUIKit
import Testing

@testable import ChatBackend

/// Requests that send, change, delete and read messages, the rights for them and their events.
@Suite("Requests for messages") struct ChannelMessageRequestTests {
  /// A run with the events that its observers receive.
  private final class Club {
    let run: Run
    var events: [ChatEvent.Kind] = []

    init(_ keys: String = "", user: String? = "ann", messages: String = Club.messages) {
      run = Run(
        fixture(
          """
          users: [{ userId: ann }, { userId: bo }, { userId: cy }, { userId: out }]
          groupChannels:
            - url: g
              members: [ann, { userId: bo, isOperator: true }, { userId: cy, isMuted: true }]
              messages: \(messages)
              \(keys)
          """), currentUser: user, startTime: 10_000)
      run.run { service, _ in _ = service.observe { [self] in events.append($0.kind) } }
    }

    static let messages = """
      [{ messageId: 2, sender: bo, message: B, createdAt: 2000 },
            { messageId: 1, sender: ann, message: A, createdAt: 1000, reactions: { ok: [bo] } },
            { messageId: 3, sender: ann, message: C, createdAt: 3000, sendingStatus: failed }]
      """

    /// The texts of the messages that were sent, the oldest first.
    var texts: String {
      run.environment.run {
        run.service.channel("g").map { run.service.messages(of: $0) }?.map(\.content.text).joined()
          ?? ""
      }
    }
    /// The unsent messages with their status.
    var unsent: [String] {
      run.service.unsentMessages(in: "g").map { "\($0.content.text) \($0.sendingStatus)" }
    }
    /// The code of an error, or 0 on success.
    func code<Value>(_ request: (@escaping ChatAnswer<Value>) -> Void) -> Int? {
      run.answer(request).map { $0.error?.code ?? 0 }
    }
    func send(_ text: String, requestId: String = "r") -> Int? {
      var message = ChannelMessage(0, .text(text))
      message.requestId = requestId
      return code { run.service.send(message, in: "g", answer: $0) }
    }
  }

  @Test func a_sent_message_is_pending_until_the_answer_gives_it_a_number_and_a_time() throws {
    let club = Club("createdAt: 0")
    club.run.service.network.latency = 500
    var message = ChannelMessage(0, .text("New"))
    message.requestId = "r"
    var answer: ChannelMessage?
    club.run.run { service, queue in
      service.send(message, in: "g") { answer = try? $0.get() }
      queue.runDueItems()
      #expect(club.unsent == ["C failed", "New pending"] && club.texts == "AB" && answer == nil)
      _ = queue.advance(by: 500)
      queue.runDueItems()
    }
    let sent = try #require(answer)
    #expect(sent.messageId == 4 && sent.createdAt == 10_500 && sent.senderId == "ann")
    #expect(sent.sendingStatus == .succeeded && sent.requestId == "r")
    #expect(club.unsent == ["C failed"] && club.texts == "ABNew")
    #expect(club.run.service.lastMessage(of: "g") == sent)
    #expect(club.run.service.unreadCount(of: "g") == 0)
    #expect(club.events.count == 2 && club.events.last == .messageSent(sent))
  }

  @Test func a_message_that_fails_can_be_sent_again_or_removed() {
    let club = Club()
    club.run.service.network.failures = [
      .init(.sendMessage, ServiceError(code: 7, message: "x"), times: 2)
    ]
    #expect(club.send("D", requestId: "d") == 7 && club.send("E", requestId: "e") == 7)
    #expect(club.unsent == ["C failed", "D failed", "E failed"] && club.texts == "AB")
    #expect(club.send("D", requestId: "d") == 0)
    #expect(club.send("C", requestId: "message-3") == 0)
    #expect(club.unsent == ["E failed"] && club.texts == "ABDC")
    club.run.service.removeUnsent(["e"], in: "g")
    #expect(club.unsent == [])
  }

  @Test func only_users_who_may_write_send_and_change_messages() {
    for (user, keys, code) in [
      ("bo", "isFrozen: true", 0), ("ann", "isFrozen: true", 900_050),
      ("bo", "isBroadcast: true", 0), ("ann", "isBroadcast: true", 400_108),
      ("cy", "", 900_041), ("out", "", 900_020), (nil, "", 400_201), ("ann", "", 0),
    ] {
      let club = Club(keys, user: user)
      #expect(club.send("New") == code, "\(user ?? "without a user") \(keys)")
      #expect(club.unsent.last == (code == 0 ? "C failed" : "New failed"))
    }
    let club = Club(user: "ann")
    #expect(
      club.code { club.run.service.updateMessage(2, in: "g", by: { _ in }, answer: $0) } == 400_108)
    #expect(
      club.code { club.run.service.updateMessage(9, in: "g", by: { _ in }, answer: $0) } == 400_201)
    #expect(
      club.code { club.run.service.updateMessage(3, in: "g", by: { _ in }, answer: $0) } == 400_201)
    #expect(club.code { club.run.service.deleteMessage(2, in: "g", answer: $0) } == 400_108)
    #expect(club.code { club.run.service.deleteMessage(2, in: "nowhere", answer: $0) } == 400_201)
    let outsider = Club(user: "out")
    #expect(
      outsider.code { outsider.run.service.setReaction(true, "ok", to: 1, in: "g", answer: $0) }
        == 900_020)
    #expect(club.texts == "AB")
  }

  @Test func an_own_message_is_changed() throws {
    let club = Club()
    let answer = club.run.answer {
      club.run.service.updateMessage(1, in: "g", by: { $0.content = .text("New") }, answer: $0)
    }
    let message = try #require(try answer?.get())
    #expect(message.updatedAt == 10_000 && message.createdAt == 1000)
    #expect(club.texts == "NewB" && club.run.service.message(1, in: "g") == message)
    #expect(club.events == [.messageUpdated(message)])
    #expect(club.run.service.data.channel("g")?.history.messages[1].message.content == .text("A"))
  }

  @Test func operators_delete_messages_of_others_and_numbers_are_not_used_again() {
    let club = Club("myLastRead: 500", user: "bo")
    #expect(club.run.service.unreadCount(of: "g") == 1)
    #expect(club.code { club.run.service.deleteMessage(1, in: "g", answer: $0) } == 0)
    #expect(club.texts == "B" && club.run.service.message(1, in: "g") == nil)
    #expect(club.run.service.unreadCount(of: "g") == 0)
    #expect(club.send("D") == 0)
    #expect(club.code { club.run.service.deleteMessage(4, in: "g", answer: $0) } == 0)
    #expect(club.run.service.lastMessage(of: "g")?.messageId == 2)
    #expect(club.send("E") == 0 && club.run.service.lastMessage(of: "g")?.messageId == 5)
    #expect(club.code { club.run.service.deleteMessage(1, in: "g", answer: $0) } == 400_201)
  }

  @Test func reactions_are_added_and_removed_once() {
    let club = Club()
    let service = club.run.service
    let users = { service.message(1, in: "g")?.reactions.map { "\($0.key) \($0.userIds)" } }
    #expect(club.code { service.setReaction(true, "ok", to: 1, in: "g", answer: $0) } == 0)
    #expect(users() == [#"ok ["bo", "ann"]"#])
    #expect(club.code { service.setReaction(true, "ok", to: 1, in: "g", answer: $0) } == 0)
    #expect(club.events.count == 1)
    #expect(club.code { service.setReaction(true, "no", to: 1, in: "g", answer: $0) } == 0)
    #expect(club.code { service.setReaction(false, "no", to: 1, in: "g", answer: $0) } == 0)
    #expect(club.code { service.setReaction(false, "ok", to: 1, in: "g", answer: $0) } == 0)
    #expect(users() == [#"ok ["bo"]"#] && club.events.count == 4)
  }

  @Test func messages_are_marked_as_read_and_as_unread() {
    let club = Club("unreadMessageCount: 1")
    let service = club.run.service
    #expect(club.code { service.markAsRead("g", answer: $0) } == 0)
    #expect(service.unreadCount(of: "g") == 0 && service.lastReadTime(of: "g") == 2000)
    #expect(club.code { service.markAsRead("g", answer: $0) } == 0)
    #expect(club.events == [.markedAsRead(true)])
    #expect(club.code { service.markAsUnread(1, in: "g", answer: $0) } == 0)
    #expect(service.unreadCount(of: "g") == 1 && service.lastReadTime(of: "g") == 999)
    #expect(club.code { service.markAsUnread(8, in: "g", answer: $0) } == 400_201)
  }

  @Test func a_channel_that_was_deleted_while_a_message_is_sent_fails() {
    let club = Club()
    club.run.service.network.latency = 100
    var result: Result<ChannelMessage, ChatError>?
    club.run.run { service, queue in
      service.send(ChannelMessage(0, .text("D")), in: "g") { result = $0 }
      try? service.apply(ExternalChatEvent(.channelDeleted, in: "g"))
      _ = queue.advance(by: 100)
      queue.runDueItems()
    }
    #expect(result?.error?.code == 400_201 && club.unsent == [])
  }

  // MARK: Events of other users

  @Test func other_users_change_delete_and_react_to_messages() throws {
    let club = Club()
    let happen = { (kind: ExternalChatEvent.Kind) in
      try club.run.environment.run {
        try club.run.service.apply(ExternalChatEvent(kind, in: "g"))
      }
    }
    try happen(.messageUpdated(2, text: "New"))
    #expect(club.texts == "ANew" && club.run.service.message(2, in: "g")?.updatedAt == 10_000)
    try happen(.reactionAdded(.init(messageId: 2, emoji: "ok", user: "cy")))
    try happen(.reactionRemoved(.init(messageId: 1, emoji: "ok", user: "bo")))
    #expect(club.run.service.message(2, in: "g")?.reactions.first?.userIds == ["cy"])
    #expect(club.run.service.message(1, in: "g")?.reactions == [])
    try happen(.messageDeleted(2))
    #expect(club.texts == "A")
    for (kind, failure) in [
      (.messageUpdated(1, text: "A"), .nothingChanges),
      (.messageUpdated(2, text: ""), .noMessage(2)),
      (.messageDeleted(3), .noMessage(3)),
      (.reactionAdded(.init(messageId: 1, emoji: "ok", user: "out")), .notInChannel("out")),
      (.reactionRemoved(.init(messageId: 1, emoji: "ok", user: "bo")), .nothingChanges),
    ] as [(ExternalChatEvent.Kind, ExternalChatEvent.Failure)] {
      #expect(throws: failure) { try happen(kind) }
    }
  }

  @Test func who_has_read_a_message_has_not_read_a_later_one_of_the_same_time() throws {
    let club = Club()
    #expect(club.send("D") == 0)
    try club.run.environment.run {
      try club.run.service.apply(ExternalChatEvent(.messagesRead("bo"), in: "g"))
    }
    #expect(club.send("E") == 0)
    let unread = [4, 5].map { id in
      club.run.service.message(id, in: "g").map {
        club.run.service.unreadMemberCount(of: $0, in: "g")
      }
    }
    #expect(unread == [1, 2])
  }

  @Test func a_message_with_the_number_of_another_replaces_it() {
    let club = Club()
    var message = ChannelMessage(1, .text("D"), from: "bo")
    message.createdAt = 5000
    club.run.run { service, _ in service.receive(message, in: "g") }
    #expect(club.texts == "BD" && club.run.service.message(1, in: "g") == message)
  }

  // MARK: Order

  @Test func the_order_of_relative_times_is_that_of_the_run() {
    let club = Club(
      messages: "[{ admin: a, createdAt: now - 1s }, { admin: b, createdAt: startOfToday }, "
        + "{ admin: c, createdAt: 9500 }, { admin: d, createdAt: 8000 }]")
    #expect(club.texts == "bdac")
    #expect(club.send("e") == 0 && club.texts == "bdace")
    let relative = Club(
      messages: "[{ admin: a, createdAt: now - 1s }, { admin: b, createdAt: now - 5s }]")
    #expect(relative.texts == "ba")
    #expect(relative.run.service.channel("g")?.history.order == [2, 1])
  }
}

extension ChannelMessage.Content {
  /// The text; empty for files.
  fileprivate var text: String {
    switch self {
    case .text(let text), .admin(let text): text
    case .file, .files: ""
    }
  }
}
