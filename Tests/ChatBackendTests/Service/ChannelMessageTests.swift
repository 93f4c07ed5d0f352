import DioramaKit
import HeadlessUIKit
import Testing

@testable import ChatBackend

/// The newest message, unread counts, typing users and receipts of channels.
@Suite("Messages of channels") struct ChannelMessageTests {
  private func run(_ keys: String, startTime: Int = 10_000) -> Run {
    Run(
      fixture(
        """
        users: [{ userId: ann }, { userId: bo }, { userId: cy }]
        groupChannels: [{ url: g, members: [ann, bo, cy], \(keys) }]
        openChannels: [{ url: o, participants: [ann] }]
        """), currentUser: "ann", startTime: startTime)
  }

  private func message(_ text: String, from sender: String?, at time: Int) -> ChannelMessage {
    var message = ChannelMessage(0, sender == nil ? .admin(text) : .text(text), from: sender)
    message.createdAt = time
    return message
  }

  private func simulate(
    _ run: Run, _ kind: ExternalChatEvent.Kind, in url: String = "g"
  ) throws(ExternalChatEvent.Failure) {
    var failure: ExternalChatEvent.Failure?
    run.run { service, queue in
      do throws(ExternalChatEvent.Failure) {
        try service.apply(ExternalChatEvent(kind, in: url))
      } catch {
        failure = error
      }
      queue.runDueItems()
    }
    if let failure { throw failure }
  }

  private func lastId(_ run: Run) -> Int? {
    run.environment.run { run.service.lastMessage(of: "g")?.messageId }
  }

  @Test func the_last_message_is_the_newest_that_was_sent() {
    #expect(lastId(run("messages: []")) == nil)
    let sorted = run(
      "messages: [{ admin: a, createdAt: 3000 }, { admin: b, createdAt: 2000 }, "
        + "{ sender: ann, message: c, createdAt: 4000, sendingStatus: failed }]")
    #expect(lastId(sorted) == 1)
    let equal = run("messages: [{ admin: a, createdAt: 2000 }, { admin: b, createdAt: 2000 }]")
    #expect(lastId(equal) == 2)
    let relative = run("messages: [{ admin: a, createdAt: now - 1s }, { admin: b, createdAt: 9 }]")
    #expect(lastId(relative) == 1)
  }

  @Test func the_creation_time_is_that_of_the_fixture_or_the_start_of_the_run() {
    for (keys, time) in [("createdAt: 2000", 2000), ("createdAt: now - 1s", 9000), ("", 10_000)] {
      let run = run(keys)
      #expect(run.environment.run { run.service.creationTime(of: "g") } == time)
    }
    #expect(run("").service.creationTime(of: "nowhere") == 0)
  }

  static let unread: [(String, unread: Int, mentions: Int)] = [
    ("", 0, 0),
    ("unreadMessageCount: 0, myLastRead: 0", 0, 0),
    ("unreadMessageCount: 2", 2, 1),
    ("unreadMessageCount: 9", 9, 1),
    ("myLastRead: 2000", 2, 1),
    ("myLastRead: 0", 3, 1),
    ("unreadMessageCount: 1", 1, 0),
    ("unreadMessageCount: 4, unreadMentionCount: 3", 4, 3),
    ("myLastRead: 0, unreadMentionCount: 3", 3, 3),
  ]

  @Test(arguments: unread)
  func unread_messages_are_counted(keys: String, unread: Int, mentions: Int) {
    let run = run(
      """
      messages: [{ sender: bo, message: a, createdAt: 1000 },
          { sender: ann, message: b, createdAt: 2500 },
          { sender: cy, message: "@ann", createdAt: 3000, mentionedUsers: [ann] },
          { admin: c, createdAt: 4000 }]\(keys.isEmpty ? "" : ", \(keys)")
      """)
    run.run { service, _ in
      #expect(service.unreadCount(of: "g") == unread)
      #expect(service.mentionCount(of: "g") == mentions)
      #expect(service.totalUnreadCount() == unread)
    }
  }

  @Test func a_received_message_is_the_last_one_and_unread() {
    let run = run(
      "messages: [{ messageId: 4, sender: bo, message: a, createdAt: 1000 }], typingUsers: [bo, cy]"
    )
    var events: [ChatEvent.Kind] = []
    run.run { service, queue in
      _ = service.observe { events.append($0.kind) }
      var received = message("@ann", from: "bo", at: 2000)
      received.mentionedUserIds = ["ann"]
      service.receive(received, in: "g")
      queue.runDueItems()
      received.messageId = 5
      #expect(events == [.messageReceived(received)])
      #expect(service.lastMessage(of: "g") == received)
      #expect(service.unreadCount(of: "g") == 1 && service.mentionCount(of: "g") == 1)
      #expect(service.typingUsers(in: "g").map(\.userId) == ["cy"])
      service.receive(message("b", from: nil, at: 1500), in: "g")
      #expect(service.lastMessage(of: "g") == received)
      #expect(service.unreadCount(of: "g") == 2 && service.mentionCount(of: "g") == 1)
      #expect(
        service.channel("g").map(service.messages)?.map(\.messageId) == [4, 6, 5])
      service.receive(message("b", from: nil, at: 1500), in: "nowhere")
    }
  }

  @Test func users_who_type_are_listed_without_the_current_user() throws {
    let run = run("typingUsers: [cy, ann]")
    let typing = { run.service.typingUsers(in: "g").map(\.userId) }
    #expect(typing() == ["cy"])
    try simulate(run, .typingStarted("bo"))
    #expect(typing() == ["cy", "bo"])
    try simulate(run, .typingEnded("cy"))
    #expect(typing() == ["bo"])
    run.service.load(run.service.data)
    #expect(typing() == ["cy"])
  }

  @Test func receipts_count_the_members_without_the_sender() throws {
    let run = run(
      "messages: [{ sender: ann, message: a, createdAt: 1000, readBy: [bo], deliveredTo: [ann] }]")
    let counts = {
      run.environment.run {
        run.service.lastMessage(of: "g").map {
          [
            run.service.unreadMemberCount(of: $0, in: "g"),
            run.service.undeliveredMemberCount(of: $0, in: "g"),
          ]
        }
      }
    }
    #expect(counts() == [1, 1])
    try simulate(run, .messagesDelivered("cy"))
    #expect(counts() == [1, 0])
    try simulate(run, .messagesRead("cy"))
    #expect(counts() == [0, 0])
    try simulate(run, .userJoined("dan"), expecting: .noUser("dan"))
    run.run { service, _ in service.receive(message("b", from: "bo", at: 2000), in: "g") }
    #expect(counts() == [2, 2])
  }

  private func simulate(
    _ run: Run, _ kind: ExternalChatEvent.Kind, in url: String = "g",
    expecting expected: ExternalChatEvent.Failure
  ) throws {
    #expect(throws: expected) { try simulate(run, kind, in: url) }
  }

  @Test func the_current_user_can_read_on_another_device() throws {
    let run = run("unreadMessageCount: 3, unreadMentionCount: 1, messages: [{ admin: a }]")
    try simulate(run, .messagesRead("ann"))
    #expect(run.service.unreadCount(of: "g") == 0 && run.service.mentionCount(of: "g") == 0)
  }

  static let events: [(ExternalChatEvent.Kind, ChatEvent.Kind)] = [
    (.typingStarted("bo"), .typingChanged), (.typingEnded("cy"), .typingChanged),
    (.messagesRead("bo"), .receiptsChanged(areRead: true)),
    (.messagesDelivered("bo"), .receiptsChanged(areRead: false)),
  ]

  @Test(arguments: events)
  func an_event_is_announced(kind: ExternalChatEvent.Kind, expected: ChatEvent.Kind) throws {
    let run = run("typingUsers: [cy], messages: [{ sender: ann, message: a }]")
    var events: [ChatEvent] = []
    _ = run.service.observe { events.append($0) }
    try simulate(run, kind)
    #expect(events == [ChatEvent(expected, in: "g", .group)])
  }

  static let failures: [(ExternalChatEvent.Kind, String, ExternalChatEvent.Failure)] = [
    (.typingStarted("cy"), "g", .nothingChanges), (.typingEnded("bo"), "g", .nothingChanges),
    (.typingStarted("dan"), "g", .noUser("dan")), (.messagesRead("eve"), "g", .notInChannel("eve")),
    (.typingStarted("ann"), "o", .openChannel), (.messagesDelivered("ann"), "o", .openChannel),
    (.messagesRead("ann"), "g", .nothingChanges), (.messagesDelivered("bo"), "g", .nothingChanges),
  ]

  @Test(arguments: failures)
  func an_event_that_changes_nothing_fails(
    kind: ExternalChatEvent.Kind, url: String, failure: ExternalChatEvent.Failure
  ) throws {
    let run = run("typingUsers: [cy], messages: [{ sender: ann, message: a, readBy: [bo] }]")
    run.service.add(ChatUser(userId: "eve"))
    try simulate(run, kind, in: url, expecting: failure)
    #expect(run.service.changedChannels.isEmpty)
  }

  @Test func each_impossible_event_has_a_message() {
    let service = Run("users: [{ userId: bo }]").service
    let message = { (kind: ExternalChatEvent.Kind, failure: ExternalChatEvent.Failure) in
      StepFailure.impossible(ExternalChatEvent(kind, in: "g"), failure, service).message
    }
    #expect(
      message(.typingStarted("bo"), .nothingChanges)
        == "user 'bo' is already typing in channel 'g'")
    #expect(
      message(.typingEnded("bo"), .nothingChanges) == "user 'bo' is not typing in channel 'g'")
    #expect(
      message(.messagesRead("bo"), .nothingChanges)
        == "user 'bo' has already read all messages of channel 'g'")
    #expect(
      message(.messagesDelivered("bo"), .nothingChanges)
        == "user 'bo' has already received all messages of channel 'g'")
    #expect(
      message(.messagesRead("bo"), .openChannel)
        == "channel 'g' is an open channel; only group channels show who types, reads "
        + "and reacts")
  }
}
