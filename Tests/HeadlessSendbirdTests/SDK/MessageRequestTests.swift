import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// Requests that send and change messages: their answers, and what collections and delegates hear.
@Suite("SDK: requests for messages") struct MessageRequestTests {
  /// A run with a started collection, whose delegate logs everything.
  private final class Club: MessageCollectionDelegate {
    let run: SDKRun
    let collection: MessageCollection
    let listener = Listener()
    var log: [String] = []
    var channel: GroupChannel { GroupChannel(channelURL: "club", service: run.service) }

    init(user: String = "ann", isStarted: Bool = true, replies: ReplyType = .all) {
      let run = SDKRun(
        """
        users: [{ userId: ann }, { userId: bo }, { userId: cy }]
        groupChannels:
          - url: club
            members: [ann, { userId: bo, isOperator: true }, cy]
            messages:
              - { messageId: 1, sender: ann, message: A, createdAt: 100 }
              - { messageId: 2, sender: bo, message: B, createdAt: 200, reactions: { ok: [bo] } }
              - { messageId: 3, sender: ann, message: C, createdAt: 300, sendingStatus: failed }
        """, currentUser: user)
      self.run = run
      let params = MessageListParams()
      params.replyType = replies
      params.previousResultSize = 2
      collection = run {
        SendbirdChat.createMessageCollection(
          channel: GroupChannel(channelURL: "club", service: run.service), params: params)
      }
      run { SendbirdChat.addChannelDelegate(listener, identifier: "one") }
      collection.delegate = self
      if isStarted { start() }
    }

    func start(_ handler: MessageCollection.Handler? = nil) {
      run {
        collection.startCollection(
          initPolicy: .cacheAndReplaceByApi, cacheResultHandler: nil, apiResultHandler: handler)
      }
    }
    var all: String { collection.succeededMessages.map(\.message).joined() }
    var failed: String { collection.failedMessages.map(\.message).joined() }

    private func note(_ kind: String, _ context: MessageContext, _ messages: [BaseMessage]) {
      let texts = messages.map(\.message).joined()
      log.append("\(kind) \(texts) \(context.source) \(context.sendingStatus)")
    }
    func messageCollection(
      _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
      addedMessages messages: [BaseMessage]
    ) { note("added", context, messages) }
    func messageCollection(
      _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
      updatedMessages messages: [BaseMessage]
    ) { note("updated", context, messages) }
    func messageCollection(
      _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
      deletedMessages messages: [BaseMessage]
    ) { note("deleted", context, messages) }
    func messageCollection(
      _ collection: MessageCollection, context: MessageContext, updatedChannel: GroupChannel
    ) { log.append("channel \(context.source)") }
    func messageCollection(
      _ collection: MessageCollection, channelContext: ChannelContext,
      updatedChannel channel: GroupChannel
    ) { log.append("list \(channelContext.source)") }
  }

  @Test func a_text_is_pending_at_once_and_sent_later() throws {
    let club = Club()
    let params = UserMessageCreateParams(message: "New @bo")
    (params.parentMessageId, params.customType, params.data) = (2, "note", "{}")
    (params.mentionedUserIds, params.mentionedMessageTemplate) = (["bo"], "New @{bo}")
    params.metaArrays = [MessageMetaArray(key: "k", value: ["v"])]
    var answer: (message: UserMessage?, error: SBError?)
    var pending: UserMessage?
    club.run {
      pending = club.channel.sendUserMessage(params: params) { answer = ($0, $1) }
      #expect(
        answer.message == nil && club.collection.pendingMessages.map(\.message) == ["New @bo"])
    }
    let first = try #require(pending)
    #expect(first.sendingStatus == .pending && first.messageId == 0)
    #expect(first.requestId == "request-1" && first.parentMessage?.message == "B")
    let sent = try #require(answer.message)
    #expect(sent.messageId == 4 && sent.createdAt == 1000 && sent.requestId == "request-1")
    #expect(sent.sendingStatus == .succeeded && sent.sender?.userId == "ann")
    #expect(sent.customType == "note" && sent.data == "{}")
    #expect(club.run { sent.messageParams } === params)
    #expect(sent.mentionedUsers.map(\.userId) == ["bo"])
    #expect(sent.mentionedMessageTemplate == "New @{bo}" && sent.metaArrays?.first?.value == ["v"])
    #expect(club.all == "ABNew @bo" && club.collection.pendingMessages.isEmpty)
    #expect(
      club.log == [
        "added New @bo eventMessageSent pending", "updated New @bo eventMessageSent succeeded",
        "updated B eventThreadInfoUpdated succeeded",
      ])
    #expect(club.listener.log == ["club replies 2 1"])
  }

  @Test func replies_change_the_message_that_they_answer() throws {
    let club = Club(replies: .none)
    let params = UserMessageCreateParams(message: "New")
    params.parentMessageId = 1
    let sent = try #require(
      club.run.result { club.channel.sendUserMessage(params: params, completionHandler: $0) }.value)
    #expect(club.run { club.collection.succeededMessages[0].threadInfo.replyCount } == 1)
    club.run { club.channel.deleteMessage(sent) }
    #expect(club.log == Array(repeating: "updated A eventThreadInfoUpdated succeeded", count: 2))
    #expect(club.listener.log == ["club replies 1 1", "club deleted 4", "club replies 1 0"])
    #expect(club.all == "AB")
  }

  @Test func files_are_sent_with_their_progress() throws {
    let club = Club()
    let params = FileMessageCreateParams(file: Data([1, 2, 3]))
    (params.fileName, params.mimeType) = ("a.png", "image/png")
    var progress: Int64 = 0
    let file = club.run.result { answer in
      club.channel.sendFileMessage(
        params: params, progressHandler: { progress = $3 }, completionHandler: answer)
    }
    #expect(file.value?.name == "a.png" && file.value?.type == "image/png" && progress == 3)
    let several = MultipleFilesMessageCreateParams(uploadableFileInfoList: [
      UploadableFileInfo(file: Data(), fileName: "b"), UploadableFileInfo(fileURL: "x:/c"),
    ])
    var uploaded: [String] = []
    let files = club.run.result { answer in
      club.channel.sendMultipleFilesMessage(
        params: several,
        fileUploadHandler: { id, index, _, _ in uploaded.append("\(id ?? "") \(index)") },
        completionHandler: answer)
    }
    #expect(files.value?.files.map(\.url) == ["", "x:/c"])
    #expect(uploaded == ["request-2 0", "request-2 1"])
  }

  @Test func failed_messages_are_sent_again_or_removed() throws {
    let club = Club()
    club.run.service.network.failures = [
      .init(.sendMessage, ServiceError(code: 7, message: "x"), times: 1)
    ]
    let failure = club.run.result { answer in
      club.channel.sendUserMessage(
        params: UserMessageCreateParams(message: "D"), completionHandler: answer)
    }
    #expect(failure.error?.code == 7 && club.failed == "CD" && club.all == "AB")
    #expect(club.log.last == "updated D eventMessageSent failed")
    let failed = club.collection.failedMessages.compactMap { $0 as? UserMessage }
    let again = club.run { club.channel.resendUserMessage(failed[1]) }
    #expect(again.sendingStatus == .pending && again.requestId == failed[1].requestId)
    #expect(club.failed == "C" && club.all == "ABD")
    club.run { club.collection.removeFailed(messages: [failed[0]]) }
    #expect(club.failed == "")
  }

  @Test func a_text_is_changed_and_messages_are_deleted() {
    let club = Club()
    let params = UserMessageUpdateParams(message: "New")
    let updated = club.run.result {
      club.channel.updateUserMessage(messageId: 1, params: params, completionHandler: $0)
    }
    #expect(updated.value?.message == "New" && updated.value?.updatedAt == 1000)
    #expect(club.all == "NewB")
    let others = club.collection.succeededMessages[1]
    #expect(
      club.run.answer { club.channel.deleteMessage(others, completionHandler: $0) }
        == "error 400108")
    let own = club.collection.succeededMessages[0]
    #expect(club.run.answer { club.channel.deleteMessage(own, completionHandler: $0) } == "done")
    #expect(club.all == "B")
    #expect(
      club.log == [
        "updated New eventMessageUpdated succeeded", "deleted New eventMessageDeleted succeeded",
      ])
    #expect(club.listener.log == ["club updated New", "club deleted 1"])
  }

  @Test func reactions_change_and_can_be_applied_to_an_older_object() throws {
    let club = Club()
    let message = club.collection.succeededMessages[1]
    let event = try #require(
      club.run.result { club.channel.addReaction(with: message, key: "ok", completionHandler: $0) }
        .value)
    #expect(event.operation == .add && event.userId == "ann" && event.messageId == 2)
    #expect(
      club.collection.succeededMessages[1].reactions.map(\.sampledUserIds) == [["bo", "ann"]])
    #expect(message.reactions.map(\.sampledUserIds) == [["bo"]])
    #expect(message.apply(event) && message.reactions.map(\.sampledUserIds) == [["bo", "ann"]])
    #expect(!club.collection.succeededMessages[0].apply(event))
    club.run { club.channel.deleteReaction(with: message, key: "ok") }
    #expect(club.log == Array(repeating: "updated B eventReactionUpdated succeeded", count: 2))
    #expect(club.listener.log == ["club add ok 2", "club delete ok 2"])
  }

  @Test func reading_and_marking_as_unread_are_reported() {
    let club = Club()
    #expect(club.run.answer { club.channel.markAsRead(completionHandler: $0) } == "done")
    #expect(club.run.answer { club.channel.markAsRead(completionHandler: $0) } == "done")
    let message = club.collection.succeededMessages[1]
    #expect(
      club.run.answer { club.channel.markAsUnread(message: message, completionHandler: $0) }
        == "done")
    #expect(club.run { club.channel.unreadMessageCount } == 1)
    #expect(
      club.log == [
        "list eventUserDidMarkAsRead", "channel eventReadStatusUpdated",
        "list eventUserDidMarkAsUnread",
      ])
    club.run.service.network.failures = [.init(.markAsRead, ServiceError(code: 7, message: "x"))]
    #expect(club.run.answer { club.channel.markAsRead(completionHandler: $0) } == "error 7")
  }

  @Test func a_message_that_arrives_while_the_first_ones_are_loaded_is_among_them() throws {
    let club = Club(isStarted: false)
    club.run.service.network.latency = 100
    var loaded = ""
    club.start { messages, _ in loaded = messages?.map(\.message).joined() ?? "" }
    try club.run.simulate(.messageSent("bo", text: "New"), in: "club")
    #expect(club.log == [] && loaded == "")
    club.run { _ = club.run.environment.mainQueue.advance(by: 100) }
    #expect(loaded == "BNew" && club.all == "BNew" && club.collection.hasPrevious)
    try club.run.simulate(.messageSent("bo", text: "Next"), in: "club")
    #expect(club.log == ["added Next eventMessageReceived succeeded"] && club.all == "BNewNext")
  }

  @Test func pages_of_a_large_channel_begin_with_the_newest_messages() {
    let yaml = { (count: Int) in
      "users: [{ userId: ann }]\ngroupChannels:\n  - url: club\n    members: [ann]\n    messages:\n"
        + (1...count).map { "      - { admin: M\($0), createdAt: \($0) }" }.joined(separator: "\n")
    }
    let run = SDKRun(yaml(500), currentUser: "ann")
    let channel = GroupChannel(channelURL: "club", service: run.service)
    let collection = run {
      SendbirdChat.createMessageCollection(channel: channel, params: MessageListParams())
    }
    let first = run.result {
      collection.startCollection(
        initPolicy: .cacheAndReplaceByApi, cacheResultHandler: nil, apiResultHandler: $0)
    }
    #expect(first.value?.map(\.messageId) == Array(471...500))
    let next = run.result { collection.loadPrevious(completionHandler: $0) }
    #expect(next.value?.map(\.messageId) == Array(441...470) && collection.hasPrevious)
  }

  // MARK: Values

  @Test func previews_and_emoji_are_those_of_the_run() throws {
    let run = SDKRun(
      """
      users: [{ userId: ann }]
      groupChannels:
        - url: club
          members: [ann]
          messages:
            - { sender: ann, message: "x:/u", isSilent: true,
                ogMetaData: { title: T, description: D, url: "x:/u", imageURL: "x:/i" } }
      """, currentUser: "ann")
    let message = try #require(
      run { GroupChannel(channelURL: "club", service: run.service).lastMessage })
    let preview = try #require(message.ogMetaData)
    #expect(message.isSilent && preview.title == "T" && preview.desc == "D")
    #expect(preview.url == "x:/u" && preview.defaultImage?.url == "x:/i")
    var keys: [String] = []
    run {
      SendbirdChat.getAllEmojis { emoji, _ in keys = emoji?.categories[0].emojis.map(\.key) ?? [] }
    }
    #expect(keys.count == 8 && keys.contains("👍"))
  }

  @Test func a_list_of_channels_follows_the_last_message() throws {
    let club = Club()
    let own = club.collection.succeededMessages[0]
    let query = club.run { GroupChannel.createMyGroupChannelListQuery() }
    let list = try #require(club.run { SendbirdChat.createGroupChannelCollection(query: query) })
    final class Counter: GroupChannelCollectionDelegate {
      var sources: [CollectionEventSource] = []
      func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext,
        updatedChannels channels: [GroupChannel]
      ) { sources.append(context.source) }
    }
    let counter = Counter()
    list.delegate = counter
    club.run { list.loadMore(completionHandler: nil) }
    club.run { _ = club.channel.sendUserMessage(params: UserMessageCreateParams(message: "New")) }
    club.run { club.channel.deleteMessage(own) }
    #expect(counter.sources == [.eventMessageSent, .eventMessageDeleted])
    #expect(club.run { list.channelList.first?.lastMessage?.message } == "New")
  }
}
