import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// Collections load messages around a time, page by page, and follow the events of the channel.
@Suite("SDK: collections of messages") struct MessageCollectionTests {
  private static let club = """
    users: [{ userId: ann }, { userId: bo }, { userId: cy }]
    groupChannels:
      - url: club
        members: [ann, bo]
        messages:
          - { messageId: 5, sender: bo, message: E, createdAt: 5000, sendingStatus: failed }
          - { messageId: 6, sender: ann, message: F, createdAt: 6000, sendingStatus: pending }
          - { messageId: 4, sender: bo, message: D, createdAt: 4000, parentMessageId: 1 }
          - { messageId: 3, sender: bo, message: C, createdAt: 3000 }
          - { messageId: 2, admin: B, createdAt: 2000 }
          - { messageId: 1, sender: bo, message: A, createdAt: 1000 }
    """

  private final class Recorder: MessageCollectionDelegate {
    var log: [String] = []

    func messageCollection(
      _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
      addedMessages messages: [BaseMessage]
    ) {
      log.append("added \(messages.map(\.message).joined()) \(context.source)")
    }
    func messageCollection(
      _ collection: MessageCollection, context: MessageContext,
      updatedChannel channel: GroupChannel
    ) {
      log.append("updated \(channel.channelURL) \(context.source)")
    }
    func messageCollection(
      _ collection: MessageCollection, context: MessageContext, deletedChannel channelURL: String
    ) {
      log.append("deleted \(channelURL) \(context.source)")
    }
  }

  /// A run with a started collection and its delegate.
  private struct Club {
    let run = SDKRun(MessageCollectionTests.club, currentUser: "ann")
    let recorder = Recorder()
    let collection: MessageCollection
    var channel: GroupChannel { GroupChannel(channelURL: "club", service: run.service) }

    init(from start: Int64 = .max, _ change: (MessageListParams) -> Void = { _ in }) {
      let params = MessageListParams()
      params.replyType = .all
      params.previousResultSize = 2
      params.nextResultSize = 1
      change(params)
      let channel = GroupChannel(channelURL: "club", service: run.service)
      collection = run {
        SendbirdChat.createMessageCollection(
          channel: channel, startingPoint: start, params: params)
      }
      collection.delegate = recorder
    }

    func start() -> String {
      text { [collection] in
        collection.startCollection(
          initPolicy: .cacheAndReplaceByApi, cacheResultHandler: nil, apiResultHandler: $0)
      }
    }
    func text(_ request: (@escaping MessageCollection.Handler) -> Void) -> String {
      let result = run.result(request)
      return result.value.map { $0.map(\.message).joined() } ?? "\(result.error?.code ?? 0)"
    }
    var all: String { collection.succeededMessages.map(\.message).joined() }
  }

  @Test func the_newest_messages_are_loaded_first_and_older_ones_on_request() {
    let club = Club()
    #expect(club.start() == "CD" && club.collection.hasPrevious && !club.collection.hasNext)
    #expect(club.text { club.collection.loadPrevious(completionHandler: $0) } == "AB")
    #expect(club.all == "ABCD" && !club.collection.hasPrevious)
    #expect(club.text { club.collection.loadPrevious(completionHandler: $0) } == "")
    #expect(club.collection.pendingMessages.map(\.message) == ["F"])
    #expect(club.collection.failedMessages.map(\.message) == ["E"])
  }

  @Test func messages_around_a_time_have_newer_ones_on_request() {
    let club = Club(from: 2500) { $0.reverse = true }
    #expect(club.start() == "CBA" && !club.collection.hasPrevious && club.collection.hasNext)
    #expect(club.text { club.collection.loadNext(completionHandler: $0) } == "D")
    #expect(club.all == "DCBA" && !club.collection.hasNext)
  }

  @Test func parameters_leave_out_replies_and_other_kinds() {
    #expect(Club { $0.replyType = .none }.start() == "BC")
    #expect(Club { $0.messageTypeFilter = .admin }.start() == "B")
    #expect(Club { $0.messageTypeFilter = .file }.start() == "")
    #expect(Club { $0.messageTypeFilter = .user }.start() == "CD")
  }

  @Test func events_of_the_channel_are_reported() throws {
    let club = Club()
    _ = club.start()
    club.run {
      var message = ChannelMessage(0, .text("Hi"), from: "bo")
      message.createdAt = 7000
      club.run.service.receive(message, in: "club")
    }
    try club.run.simulate(.channelFrozen, in: "club")
    try club.run.simulate(.userMuted("bo"), in: "club")
    try club.run.simulate(.userLeft("bo"), in: "club")
    try club.run.simulate(.userBanned("ann"), in: "club")
    #expect(
      club.recorder.log == [
        "added Hi eventMessageReceived", "updated club eventChannelFrozen",
        "updated club eventUserMuted", "updated club eventChannelMemberCountChanged",
        "deleted club eventUserBanned",
      ])
    #expect(club.all == "CDHi")
  }

  @Test func a_disposed_collection_is_empty_and_rejects_requests() throws {
    let club = Club()
    _ = club.start()
    club.collection.dispose()
    #expect(club.all == "")
    #expect(club.text { club.collection.loadPrevious(completionHandler: $0) } == "800600")
    try club.run.simulate(.channelFrozen, in: "club")
    #expect(club.recorder.log == [])
  }

  @Test func loading_can_fail() {
    let club = Club()
    club.run.service.network.failures = [.init(.loadMessages, ServiceError(code: 7, message: "x"))]
    #expect(club.start() == "7" && club.all == "")
  }

  // MARK: Channels

  @Test func messages_know_their_replies_and_the_message_that_they_answer() throws {
    let club = Club()
    _ = club.start()
    let reply = try #require(club.collection.succeededMessages.last)
    let parent = try #require(reply.parentMessage)
    #expect(parent.message == "A" && parent.parentMessage == nil)
    #expect(parent.threadInfo.replyCount == 1)
    #expect(parent.threadInfo.mostRepliedUsers.map(\.userId) == ["bo"])
    #expect(reply.threadInfo.replyCount == 0)
  }

  @Test func marking_as_read_changes_the_unread_count_and_the_time() throws {
    let club = Club()
    club.run { club.run.service.receive(ChannelMessage(9, .text("Hi"), from: "bo"), in: "club") }
    #expect(club.run { club.channel.unreadMessageCount } == 1)
    #expect(club.run.answer { club.channel.markAsRead(completionHandler: $0) } == "done")
    #expect(club.run { club.channel.unreadMessageCount } == 0)
    #expect(club.run { club.channel.myLastRead } == 4000)
    #expect(club.channel.myMemberState == .joined)
    try club.run.simulate(.userLeft("ann"), in: "club")
    #expect(club.channel.myMemberState == MemberState.none)
  }

  @Test func refreshing_a_deleted_channel_fails() throws {
    let club = Club()
    #expect(club.run.answer { club.channel.refresh(completionHandler: $0) } == "done")
    try club.run.simulate(.channelDeleted, in: "club")
    #expect(club.run.answer { club.channel.refresh(completionHandler: $0) } == "error 400201")
  }

  @Test func messages_around_a_message_can_be_requested() {
    let club = Club()
    let params = MessageListParams()
    params.replyType = .all
    (params.previousResultSize, params.nextResultSize) = (1, 1)
    #expect(
      club.text { club.channel.getMessagesByMessageId(2, params: params, completionHandler: $0) }
        == "AC")
    params.isInclusive = true
    params.reverse = true
    #expect(
      club.text { club.channel.getMessagesByTimestamp(2000, params: params, completionHandler: $0) }
        == "CBA")
  }
}
