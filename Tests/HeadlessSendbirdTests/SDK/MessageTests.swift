import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// The messages of channels: their classes, unread counts, typing users and receipts.
@Suite("SDK: messages") struct MessageTests {
  private static let club = """
    users: [{ userId: ann, nickname: Ann }, { userId: bo, nickname: Bo }, { userId: cy }]
    groupChannels:
      - url: text
        createdAt: 2026-03-01T08:00:00.900Z
        members: [ann, { userId: bo, isOperator: true }, cy]
        typingUsers: [bo, ann]
        unreadMessageCount: 3
        messages:
          - { messageId: 4, sender: bo, message: "Ahoy, @ann", createdAt: 1000, updatedAt: 2000,
              parentMessageId: 3, mentionedUsers: [ann], readBy: [cy], deliveredTo: [ann],
              reactions: { ok: [cy] } }
          - { messageId: 3, admin: Welcome, createdAt: 900 }
      - { url: admin, members: [ann], messages: [{ admin: Welcome }] }
      - url: file
        members: [ann]
        messages:
          - { sender: bo, file: { name: a.png, type: image/png, size: 9, url: "x:/a" } }
      - { url: files, members: [ann], messages: [{ sender: ann, files: [{ name: b.txt }, {}] }] }
      - { url: none, members: [ann, cy], isFrozen: true }
    openChannels: [{ url: hall, createdAt: 5000 }]
    """

  private func channel(_ url: String, _ run: SDKRun) -> GroupChannel {
    GroupChannel(channelURL: url, service: run.service)
  }

  @Test func a_text_message_has_the_values_of_the_fixture() throws {
    let run = SDKRun(Self.club, currentUser: "ann")
    let message = try #require(run { channel("text", run).lastMessage } as? UserMessage)
    #expect(message.message == "Ahoy, @ann" && message.messageId == 4)
    #expect(message.createdAt == 1000 && message.updatedAt == 2000)
    #expect(message.parentMessageId == 3 && message.sendingStatus == .succeeded)
    #expect(message.sender?.nickname == "Bo" && message.sender?.role == .operator)
    #expect(message.mentionedUsers.map(\.userId) == ["ann"])
    #expect(message.reactions.map(\.key) == ["ok"])
    #expect(message.reactions.first?.sampledUserIds == ["cy"])
    #expect(message.channelURL == "text" && message.channelType == .group)
    #expect(message.extendedMessagePayload.isEmpty)
  }

  @Test func each_content_has_a_class() throws {
    let run = SDKRun(Self.club, currentUser: "ann")
    let admin = try #require(run { channel("admin", run).lastMessage } as? AdminMessage)
    #expect(admin.message == "Welcome" && admin.sender == nil)
    let file = try #require(run { channel("file", run).lastMessage } as? FileMessage)
    #expect(file.message == "" && file.name == "a.png" && file.type == "image/png")
    #expect(file.size == 9 && file.url == "x:/a")
    // The sender is no longer a member.
    #expect(file.sender?.nickname == "Bo" && file.sender?.role == Role.none)
    let files = try #require(run { channel("files", run).lastMessage } as? MultipleFilesMessage)
    #expect(files.filesCount == 2 && files.files.map(\.fileName) == ["b.txt", ""])
    #expect(run { channel("none", run).lastMessage } == nil)
  }

  @Test func a_channel_knows_its_unread_messages_typing_users_and_receipts() throws {
    let run = SDKRun(Self.club, currentUser: "ann")
    let text = channel("text", run)
    let message = try #require(run { text.lastMessage })
    #expect(text.memberCount == 3)
    #expect(run { text.unreadMessageCount } == 3 && run { text.unreadMentionCount } == 1)
    #expect(run { text.getTypingUsers() }?.map(\.userId) == ["bo"])
    #expect(run { text.getUnreadMemberCount(message) } == 1)
    #expect(run { text.getUndeliveredMemberCount(message) } == 0)
    try run.simulate(.typingEnded("bo"), in: "text")
    #expect(run { text.getTypingUsers() } == nil)
    try run.simulate(.messagesRead("ann"), in: "text")
    #expect(run { text.getUnreadMemberCount(message) } == 0 && text.unreadMessageCount == 0)
    #expect(!text.isChatNotification && !text.isFeedChannel())
  }

  @Test func a_channel_knows_when_it_was_created_in_seconds() {
    let run = SDKRun(Self.club)
    #expect(run { channel("text", run).createdAt } == 1_772_352_000)
    #expect(run { channel("none", run).createdAt } == 1)
    #expect(run { OpenChannel(channelURL: "hall", service: run.service).createdAt } == 5)
  }

  @Test func the_unread_messages_of_all_own_channels_are_counted() {
    let run = SDKRun(Self.club, currentUser: "ann")
    var counts: [UInt] = []
    for user in ["ann", "bo", "zed"] {
      run.service.currentUserId = user
      run { SendbirdChat.getTotalUnreadMessageCount { count, _ in counts.append(count) } }
    }
    #expect(counts == [3, 3, 0])
  }

  // MARK: New channels

  @Test func a_new_group_channel_has_the_values_of_its_parameters() throws {
    let run = SDKRun(Self.club, currentUser: "ann")
    let params = GroupChannelCreateParams()
    params.name = "Crew"
    params.coverURL = ""
    params.addUserIds(["bo"])
    params.addUserIds(["cy"])
    params.operatorUserIds = ["ann"]
    params.isSuper = true
    params.isBroadcast = true
    let new = try #require(
      run.result { GroupChannel.createChannel(params: params, completionHandler: $0) }.value)
    #expect(new.name == "Crew" && new.coverURL == nil && new.isSuper && new.isBroadcast)
    #expect(new.members.map(\.userId) == ["ann", "bo", "cy"] && new.myRole == .operator)
    params.userIds = ["zed"]
    #expect(
      run.result { GroupChannel.createChannel(params: params, completionHandler: $0) }.error?.code
        == 400_201)
  }

  @Test func a_new_open_channel_has_the_values_of_its_parameters() throws {
    let run = SDKRun(Self.club, currentUser: "ann")
    let params = OpenChannelCreateParams()
    params.name = "Yard"
    params.coverImage = Data()
    params.operatorUserIds = ["ann"]
    let new = try #require(
      run.result { OpenChannel.createChannel(params: params, completionHandler: $0) }.value)
    #expect(new.name == "Yard" && new.coverURL != nil && new.participantCount == 0)
    #expect(new.isOperator(userId: "ann"))
  }

  @Test func creating_a_channel_can_fail() {
    let run = SDKRun(Self.club, currentUser: "ann")
    run.service.network.failures = [.init(.createChannel, ServiceError(code: 7, message: "Lost"))]
    let params = GroupChannelCreateParams()
    #expect(
      run.result { GroupChannel.createChannel(params: params, completionHandler: $0) }.error?.code
        == 7)
  }
}
