import DioramaKit
import HeadlessUIKit
import Testing

@testable import ChatBackend

/// The messages of channels in a fixture, and the problems in them.
@Suite("Reading messages of channels") struct ChannelMessageReadingTests {
  private static let users = "users: [{ userId: ann }, { userId: bo }, { userId: cy }]\n"

  private func channel(_ keys: String, in list: String = "groupChannels") -> Run {
    Run("\(Self.users)\(list):\n  - { url: g, \(keys) }", currentUser: "ann")
  }

  private func messages(_ run: Run) -> [ChannelMessage] {
    run.environment.run {
      let sent = run.service.channel("g").map { Array(run.service.messages(of: $0)) }
      return run.service.unsentMessages(in: "g") + (sent ?? [])
    }
  }

  @Test func each_key_of_a_message_is_read() {
    let run = channel(
      """
      members: [ann, bo],
          messages: [{ messageId: 7, sender: bo, message: "Ahoy, @ann", createdAt: 2000,
            updatedAt: 3000, readBy: [ann], deliveredTo: [bo], mentionedUsers: [ann, cy],
            reactions: { "👍": [ann, bo], ok: [bo] }, sendingStatus: pending },
            { messageId: 9, sender: ann, message: Hi, parentMessageId: 7, createdAt: 2001,
            mentionedMessageTemplate: "@{bo}", customType: note, data: "{}", isSilent: true,
            metaArrays: [{ key: k, value: [a, b] }],
            ogMetaData: { title: T, description: D, url: "x:/u", imageURL: "x:/i" } }]
      """)
    let messages = messages(run)
    var first = ChannelMessage(7, .text("Ahoy, @ann"), from: "bo")
    (first.createdAt, first.updatedAt) = (2000, 3000)
    (first.readBy, first.deliveredTo) = (["ann"], ["bo"])
    first.mentionedUserIds = ["ann", "cy"]
    first.reactions = [
      .init(key: "👍", userIds: ["ann", "bo"]), .init(key: "ok", userIds: ["bo"]),
    ]
    (first.sendingStatus, first.requestId) = (.pending, "message-7")
    #expect(messages.first == first)
    var last = ChannelMessage(9, .text("Hi"), from: "ann")
    (last.createdAt, last.parentMessageId, last.isSilent) = (2001, 7, true)
    (last.mentionedMessageTemplate, last.customType, last.data) = ("@{bo}", "note", "{}")
    var values = ChannelMessage.MetaArray()
    (values.key, values.value) = ("k", ["a", "b"])
    last.metaArrays = [values]
    last.linkPreview = .init(title: "T", description: "D", url: "x:/u", imageURL: "x:/i")
    #expect(messages.last == last)
  }

  @Test func an_automatic_number_avoids_those_that_are_written() {
    let run = channel(
      """
      members: [ann],
          messages: [{ sender: ann, message: a }, { messageId: 1, sender: ann, message: b },
            { sender: ann, message: c }]
      """)
    #expect(messages(run).map(\.messageId).sorted() == [1, 2, 3])
  }

  @Test(arguments: ["groupChannels", "openChannels"])
  func the_content_is_a_text_a_file_several_files_or_one_of_the_service(list: String) {
    let run = channel(
      """
      messages: [{ sender: bo, message: "" }, { admin: Welcome },
            { sender: bo, file: { name: a.png, type: image/png, size: 12, url: "x:/a" } },
            { sender: bo, files: [{ type: image/gif }, {}] }]
      """, in: list)
    var (picture, animation) = (ChannelFile(), ChannelFile())
    (picture.name, picture.type, picture.size, picture.url) = ("a.png", "image/png", 12, "x:/a")
    animation.type = "image/gif"
    #expect(
      messages(run).map(\.content) == [
        .text(""), .admin("Welcome"), .file(picture), .files([animation, ChannelFile()]),
      ])
    #expect(messages(run).map(\.senderId) == ["bo", nil, "bo", "bo"])
  }

  @Test func a_message_without_a_number_gets_the_next_free_one_and_without_a_time_is_sent_now() {
    let run = Run(
      fixture(
        Self.users + "openChannels: [{ url: g, messages: "
          + "[{ admin: a }, { messageId: 5, admin: b }, { messageId: 4, admin: c }, "
          + "{ admin: d, createdAt: now - 1s }] }]"), startTime: 5000)
    #expect(messages(run).map(\.messageId) == [6, 1, 5, 4])
    #expect(messages(run).map(\.createdAt) == [4000, 5000, 5000, 5000])
  }

  @Test func a_sender_who_has_left_and_messages_of_later_replies_are_accepted() {
    let run = channel(
      "members: [ann], messages: [{ messageId: 1, sender: bo, message: x, parentMessageId: 2 }, "
        + "{ messageId: 2, admin: y }]")
    #expect(messages(run).map(\.parentMessageId) == [2, nil])
  }

  static let problems: [(String, String)] = [
    (
      "messages: [{ sender: bob, message: x }]",
      "3:22 unknown-reference: unknown user 'bob' (did you mean 'bo'?)"
    ),
    (
      "messages: [{ message: x }]",
      "3:12 missing-key: missing key 'sender' in a message "
        + "(add 'sender: ' and the id of a user (who sent it))"
    ),
    (
      "messages: [{ sender: bo }]",
      "3:12 missing-key: missing key for the content of a message "
        + "(available: 'message', 'admin', 'file', 'files')"
    ),
    (
      "messages: [{ sender: bo, mesage: x }]",
      "3:26 unknown-key: 'mesage' is not a key of a message (did you mean 'message'?)"
    ),
    (
      "messages: [{ sender: bo, message: x, file: {} }]",
      "3:38 wrong-value: unexpected second content of a message after 'message' "
        + "(write a separate message for each)"
    ),
    (
      "messages: [{ sender: bo, admin: x }]",
      "3:14 wrong-value: a message with 'admin' has no sender "
        + "(remove 'sender', or write 'message' instead of 'admin')"
    ),
    (
      "messages: [{ messageId: 1, admin: x }, { messageId: 1, admin: y }]",
      "3:53 wrong-value: duplicate message '1' "
        + "(remove one of them, or change one messageId) <- 3:25"
    ),
    (
      "messages: [{ messageId: 2, admin: x }, { admin: y, parentMessageId: 12 }]",
      "3:69 unknown-reference: unknown message '12' (did you mean '2'?)"
    ),
    (
      // Automatic numbers are not suggested.
      "messages: [{ admin: x }, { admin: y, parentMessageId: 12 }]",
      "3:55 unknown-reference: unknown message '12' "
        + "(add 'messageId: 12' to the message that it replies to)"
    ),
    (
      "messages: [{ messageId: 2, admin: x, parentMessageId: 2 }]",
      "3:55 wrong-value: message '2' replies to itself "
        + "(write the number of another message, or remove 'parentMessageId')"
    ),
    (
      "messages: [{ admin: x, createdAt: now - 1h, updatedAt: now - 2h }]",
      "3:56 wrong-value: the message cannot change before it is sent (it was sent at 'now - 1h'; "
        + "write a later 'updatedAt' or an earlier 'createdAt')"
    ),
    (
      "messages: [{ admin: x, updatedAt: now - 2d }]",
      "3:35 wrong-value: the message cannot change before it is sent (it is sent now by default; "
        + "write a later 'updatedAt' or an earlier 'createdAt')"
    ),
    (
      "messages: [{ sender: bo, files: [] }]",
      "3:33 wrong-value: expected files, found an empty list "
        + "(write files, such as '[{ name: a.png }]')"
    ),
    (
      "messages: [{ admin: x, reactions: { ok: [] } }]",
      "3:41 wrong-value: expected users, found an empty list "
        + "(add the id of a user, or remove 'ok')"
    ),
    (
      "messages: [{ admin: x, reactions: { '': [ann] } }]",
      "3:37 wrong-value: expected an emoji, found '' (write an emoji, such as '👍')"
    ),
    (
      "messages: [{ sender: bo, text: x }]",
      "3:26 unknown-key: 'text' is not a key of a message (did you mean 'message'?)"
    ),
    (
      "messages: [{ from: bo, message: x }]",
      "3:14 unknown-key: 'from' is not a key of a message (did you mean 'sender'?)"
    ),
    (
      "messages: [{ admin: x, parentMessageId: none }]",
      "3:41 wrong-value: expected a whole number from 1, found 'none'"
    ),
    (
      "messages: [{ admin: x, reactions: { ok: [bo] } }]",
      "3:42 wrong-value: user 'bo' is not a member of this channel (add 'bo' to 'members')"
    ),
    (
      "messages: [{ admin: x, reactions: [ok] }]",
      "3:35 wrong-value: expected a mapping, found a list (write 'ok: [userId]' for each entry)"
    ),
    (
      "messages: [{ admin: x, readBy: [ann, cy] }]",
      "3:38 wrong-value: user 'cy' is not a member of this channel (add 'cy' to 'members')"
    ),
    (
      "messages: [{ admin: x, deliveredTo: [ann, ann] }]",
      "3:43 wrong-value: duplicate user 'ann' (remove one of them) <- 3:38"
    ),
    (
      "messages: [{ admin: x, mentionedUsers: ann }]",
      "3:40 wrong-value: expected a list, found 'ann' (write '[ann]')"
    ),
    (
      "messages: [{ admin: x, sendingStatus: sent }]",
      "3:39 wrong-value: expected pending, failed, succeeded or canceled, found 'sent'"
    ),
    (
      "messages: [{ messageId: 0, admin: x }]",
      "3:25 wrong-value: expected a whole number from 1, found '0'"
    ),
    (
      "messages: [{ messageId: x, admin: x }, { messageId: 1, admin: y }]",
      "3:25 wrong-value: expected a whole number from 1, found 'x'"
    ),
    (
      "messages: { admin: x }",
      "3:11 wrong-value: expected a list, found a mapping (put it in '[' and ']')"
    ),
    (
      "unreadMessageCount: 2, unreadMentionCount: 3",
      "3:44 wrong-value: 3 unread mentions in 2 unread messages "
        + "(set a higher 'unreadMessageCount', or lower this number)"
    ),
    (
      "unreadMentionCount: 1",
      "3:21 wrong-value: 1 unread mentions in 0 unread messages "
        + "(set a higher 'unreadMessageCount', or lower this number)"
    ),
    (
      "unreadMentionCount: some",
      "3:21 wrong-value: expected a whole number from 0, found 'some'"
    ),
    (
      "typingUsers: [bo]",
      "3:15 wrong-value: user 'bo' is not a member of this channel (add 'bo' to 'members')"
    ),
  ]

  @Test(arguments: problems)
  func a_problem_is_reported_at_the_word(key: String, problem: String) {
    let yaml = "\(Self.users)groupChannels: [{ url: g, members: [ann],\n\(key) }]"
    let reading = read(yaml, as: ChatData.shape)
    #expect(reading.problems == [problem])
    #expect((reading.value == nil) == !problem.contains("unknown-key"))
  }

  @Test func a_channel_of_a_screen_carries_its_messages() {
    let data = fixture(Self.users)
    let yaml = "{ url: own, members: [ann], messages: [{ sender: bo, message: Hi }] }"
    let reading = read(yaml, as: ValueShape<ChatChannel>.channel, data: data)
    #expect(reading.problems == [])
    #expect(reading.value?.history.messages.map(\.message.content) == [.text("Hi")])
    let wrong = read(
      "{ url: own, messages: [{ sender: bob, message: Hi }] }",
      as: ValueShape<ChatChannel>.channel, data: data)
    #expect(wrong.problems == ["1:34 unknown-reference: unknown user 'bob' (did you mean 'bo'?)"])
  }

  @Test(arguments: [
    "createdAt: 1000", "messages: [{ admin: x }]", "myLastRead: 1000", "typingUsers: [ann]",
    "unreadMessageCount: 0", "unreadMentionCount: 0",
  ])
  func a_database_rejects_what_its_tables_cannot_hold(key: String) {
    let run = channel("members: [ann], \(key)")
    #expect(run.service.channel("g") != nil)
    let error = #expect(throws: ChatDatabaseError.self) {
      try ChatDatabase.write(run.service.data, to: "/nowhere/g.sqlite")
    }
    #expect(
      error?.reason == "cannot store pictures, push settings, times and messages of channels")
  }
}
