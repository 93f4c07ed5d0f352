import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// Collections load group channels page by page and follow the events (C53, C54).
@Suite("SDK: collections of group channels") struct GroupChannelCollectionTests {
  private static let club = """
    users: [{ userId: ann }, { userId: bo }]
    groupChannels:
      - { url: a, name: A, members: [ann], messages: [{ admin: x, createdAt: 1000 }] }
      - { url: b, name: B, members: [ann, bo], messages: [{ admin: x, createdAt: 4000 }] }
      - { url: c, name: C, members: [ann], messages: [{ admin: x, createdAt: 3000 }] }
      - { url: d, name: D, members: [ann], messages: [{ admin: x, createdAt: 2000 }] }
      - { url: e, name: E, members: [ann] }
      - { url: f, name: F, members: [bo], messages: [{ admin: x, createdAt: 2500 }] }
    openChannels: [{ url: hall }]
    """

  private final class Recorder: GroupChannelCollectionDelegate {
    var log: [String] = []

    func channelCollection(
      _ collection: GroupChannelCollection, context: ChannelContext,
      addedChannels channels: [GroupChannel]
    ) {
      note("added", context, channels.map(\.channelURL))
    }
    func channelCollection(
      _ collection: GroupChannelCollection, context: ChannelContext,
      updatedChannels channels: [GroupChannel]
    ) {
      note("updated", context, channels.map(\.channelURL))
    }
    func channelCollection(
      _ collection: GroupChannelCollection, context: ChannelContext, deletedChannelURLs: [String]
    ) {
      note("deleted", context, deletedChannelURLs)
    }

    private func note(_ change: String, _ context: ChannelContext, _ urls: [String]) {
      log.append("\(change) \(urls.joined()) \(context.source)\(context.fromEvent ? "" : "?")")
    }
  }

  /// A run with a collection and its delegate; some pages of two channels are loaded.
  private struct Club {
    let run = SDKRun(GroupChannelCollectionTests.club, currentUser: "ann")
    let collection: GroupChannelCollection
    let recorder = Recorder()

    init(pages: Int, _ change: (GroupChannelListQueryParams) -> Void = { _ in }) throws {
      let params = GroupChannelListQueryParams()
      params.order = .latestLastMessage
      params.includeEmptyChannel = false
      params.limit = 2
      change(params)
      collection = try #require(
        run {
          SendbirdChat.createGroupChannelCollection(
            query: GroupChannel.createMyGroupChannelListQuery(params: params))
        })
      collection.delegate = recorder
      for _ in 0..<pages { _ = load() }
    }

    func load() -> (value: [GroupChannel]?, error: SBError?) {
      run.result { collection.loadMore(completionHandler: $0) }
    }

    var urls: String { collection.channelList.map(\.channelURL).joined() }
  }

  private func message(_ text: String, at time: Int) -> ChannelMessage {
    var message = ChannelMessage(0, .text(text), from: "bo")
    message.createdAt = time
    return message
  }

  @Test func pages_are_loaded_in_the_query_s_order() throws {
    let club = try Club(pages: 0)
    #expect(club.urls == "" && club.collection.hasNext)
    #expect(club.load().value?.map(\.channelURL) == ["b", "c"])
    #expect(club.collection.hasNext)
    #expect(club.load().value?.map(\.channelURL) == ["d", "a"])
    #expect(!club.collection.hasNext && club.urls == "bcda" && club.recorder.log == [])
    #expect(club.load().value?.count == 0 && club.urls == "bcda")
  }

  @Test func a_message_moves_its_channel_and_adds_an_empty_one() throws {
    // C53, C54, C156.
    let club = try Club(pages: 2)
    let first = club.collection.channelList.first
    club.run { club.run.service.receive(message("Hi", at: 5000), in: "d") }
    #expect(club.urls == "dbca" && club.collection.channelList[1] === first)
    club.run { club.run.service.receive(message("Hi", at: 3500), in: "e") }
    #expect(club.urls == "dbeca")
    #expect(
      club.recorder.log == ["updated d eventMessageReceived", "added e eventMessageReceived"])
  }

  @Test func a_channel_of_a_later_page_is_added_only_before_loaded_ones() throws {
    let club = try Club(pages: 1)
    #expect(club.urls == "bc")
    try club.run.simulate(.channelChanged(name: "Dee"), in: "d")
    #expect(club.urls == "bc" && club.recorder.log == [])
    club.run { club.run.service.receive(message("Hi", at: 5000), in: "a") }
    #expect(club.urls == "abc")
    #expect(club.load().value?.map(\.channelURL) == ["d", "a"] && club.urls == "abcd")
  }

  @Test func events_of_channels_are_reported_as_updates() throws {
    let club = try Club(pages: 2)
    try club.run.simulate(.channelFrozen, in: "a")
    try club.run.simulate(.channelUnfrozen, in: "a")
    try club.run.simulate(.typingStarted("ann"), in: "a")
    try club.run.simulate(.messagesRead("bo"), in: "b")
    try club.run.simulate(.userLeft("bo"), in: "b")
    try club.run.simulate(.operatorsUpdated(["ann"]), in: "b")
    try club.run.simulate(.channelChanged(name: "Sea"), in: "c")
    try club.run.simulate(.userJoined("ann"), in: "hall")
    _ = club.run.answer {
      club.collection.channelList[0].setMyPushTriggerOption(.off, completionHandler: $0)
    }
    #expect(
      club.recorder.log == [
        "updated a eventChannelFrozen", "updated a eventChannelUnfrozen",
        "updated a eventTypingStatusUpdated", "updated b eventReadStatusUpdated",
        "updated b eventChannelMemberCountChanged", "updated b eventOperatorUpdated",
        "updated c eventChannelChanged", "updated b eventChannelChanged",
      ])
  }

  @Test func a_channel_is_removed_when_it_no_longer_belongs_to_the_query() throws {
    let club = try Club(pages: 2) { $0.channelURLsFilter = ["a", "b", "c"] }
    try club.run.simulate(.channelDeleted, in: "a")
    try club.run.simulate(.userBanned("ann"), in: "b")
    _ = club.run.answer { club.collection.channelList[0].leave(completionHandler: $0) }
    #expect(club.urls == "")
    #expect(
      club.recorder.log == [
        "deleted a eventChannelDeleted", "deleted b eventUserBanned",
        "deleted c eventChannelMemberCountChanged",
      ])
    try club.run.simulate(.userJoined("ann"), in: "f")
    #expect(club.urls == "")
  }

  @Test func a_joined_channel_and_a_new_one_are_added() throws {
    let club = try Club(pages: 3) { $0.includeEmptyChannel = true }
    #expect(club.urls == "bcdae")
    try club.run.simulate(.userJoined("ann"), in: "f")
    let params = GroupChannelCreateParams()
    _ = club.run.result { GroupChannel.createChannel(params: params, completionHandler: $0) }
    #expect(club.collection.channelList.map(\.name) == ["B", "C", "F", "D", "A", "E", ""])
    #expect(
      club.recorder.log == [
        "added f eventChannelMemberCountChanged",
        "added sendbird_group_channel_1 eventChannelChanged",
      ])
  }

  @Test func a_new_channel_on_a_page_that_is_not_loaded_comes_with_that_page() throws {
    // C53: the pages of the query do not contain it.
    let club = try Club(pages: 1) {
      $0.order = .channelNameAlphabetical
      $0.includeEmptyChannel = true
    }
    #expect(club.urls == "ab")
    let params = GroupChannelCreateParams()
    for name in ["Z", "Ca"] {
      params.name = name
      _ = club.run.result { GroupChannel.createChannel(params: params, completionHandler: $0) }
    }
    try club.run.simulate(.channelChanged(name: "Zz"), in: "sendbird_group_channel_1")
    #expect(club.urls == "ab" && club.recorder.log == [])
    _ = club.load()
    #expect(club.collection.channelList.map(\.name) == ["A", "B", "C", "Ca", "D"])
    _ = club.load()
    #expect(club.collection.channelList.map(\.name) == ["A", "B", "C", "Ca", "D", "E", "Zz"])
    #expect(!club.collection.hasNext)
  }

  @Test func a_collection_converts_its_channels_once() throws {
    // C12: rows read them at draw time.
    let club = try Club(pages: 1)
    #expect(club.collection.baseChannels.map(\.channelURL) == ["b", "c"])
    try club.run.simulate(.channelDeleted, in: "b")
    #expect(club.collection.baseChannels.map(\.channelURL) == ["c"])
  }

  @Test func a_failed_page_can_be_loaded_again() throws {
    let club = try Club(pages: 1)
    club.run.service.network.failures = [
      .init(.loadChannels, ServiceError(code: 7, message: "Lost"))
    ]
    #expect(club.load().error?.code == 7 && club.urls == "bc")
    club.run.service.network.failures = []
    #expect(club.load().error == nil && club.urls == "bcda")
  }

  @Test func a_collection_that_was_disposed_of_is_empty_and_silent() throws {
    let club = try Club(pages: 1)
    var code = 0
    club.run {
      club.collection.loadMore { code = $1?.code ?? 0 }
      club.collection.dispose()
    }
    #expect(code == 800_600 && club.urls == "" && !club.collection.hasNext)
    try club.run.simulate(.channelFrozen, in: "b")
    #expect(club.recorder.log == [] && club.load().error?.code == 800_600)
  }

  @Test func a_collection_is_not_kept_by_its_run() throws {
    let run = SDKRun(Self.club, currentUser: "ann")
    weak var collection: GroupChannelCollection?
    try run.environment.run {
      let made = SendbirdChat.createGroupChannelCollection(
        query: GroupChannel.createMyGroupChannelListQuery())
      collection = made
      #expect(made != nil)
      try run.service.apply(ExternalChatEvent(.channelFrozen, in: "b"))
    }
    #expect(collection == nil)
  }

  @Test func a_collection_without_a_user_fails() throws {
    let run = SDKRun(Self.club)
    let collection = run {
      SendbirdChat.createGroupChannelCollection(
        query: GroupChannel.createMyGroupChannelListQuery())
    }
    #expect(run.result { collection?.loadMore(completionHandler: $0) }.error?.code == 800_101)
    try run.simulate(.channelFrozen, in: "b")
    #expect(collection?.channelList.count == 0)
  }

  // MARK: Queries

  @Test func parameters_have_the_sdk_s_defaults_and_are_copied() throws {
    let params = GroupChannelListQueryParams()
    #expect(params.order == .chronological && params.includeEmptyChannel && params.limit == 20)
    #expect(params.includeFrozenChannel && !params.includeChatNotification)
    params.limit = 3
    params.order = .channelNameAlphabetical
    params.includeEmptyChannel = false
    params.includeFrozenChannel = false
    params.includeMemberList = false
    params.includeMetaData = false
    params.includeChatNotification = true
    params.channelNameContainsFilter = "x"
    params.channelURLsFilter = ["y"]
    params.customTypesFilter = ["z"]
    params.superChannelFilter = .super
    params.unreadChannelFilter = .unreadMessage
    params.publicChannelFilter = .private
    params.hiddenChannelFilter = .hiddenOnly
    params.myMemberStateFilter = .joined
    let copy = try #require(params.copy() as? GroupChannelListQueryParams)
    params.limit = 4
    #expect(copy.limit == 3 && copy.order == .channelNameAlphabetical)
    #expect(!copy.includeEmptyChannel && !copy.includeFrozenChannel && !copy.includeMemberList)
    #expect(!copy.includeMetaData && copy.includeChatNotification)
    #expect(copy.channelNameContainsFilter == "x" && copy.channelURLsFilter == ["y"])
    #expect(copy.customTypesFilter == ["z"] && copy.superChannelFilter == .super)
    #expect(copy.unreadChannelFilter == .unreadMessage && copy.publicChannelFilter == .private)
    #expect(copy.hiddenChannelFilter == .hiddenOnly && copy.myMemberStateFilter == .joined)
  }

  static let filters: [(GroupChannelSuperChannelFilter, UnreadChannelFilter, String)] = [
    (.all, .all, "psb"), (.super, .all, "sb"), (.nonSuper, .all, "p"), (.broadcastOnly, .all, "b"),
    (.all, .unreadMessage, "s"), (.nonSuper, .unreadMessage, ""),
  ]

  @Test(arguments: filters)
  func a_query_lists_supergroups_and_unread_channels(
    filter: GroupChannelSuperChannelFilter, unread: UnreadChannelFilter, urls: String
  ) {
    let run = SDKRun(
      """
      users: [{ userId: ann }]
      groupChannels:
        - { url: p, members: [ann] }
        - { url: s, members: [ann], isSuper: true, unreadMessageCount: 1 }
        - { url: b, members: [ann], isSuper: true, isBroadcast: true }
      """, currentUser: "ann")
    let query = run {
      GroupChannel.createMyGroupChannelListQuery {
        ($0.order, $0.superChannelFilter) = (.channelMetaDataValueAlphabetical, filter)
        $0.unreadChannelFilter = unread
      }
    }
    #expect(run.page(query)?.map(\.channelURL).joined() == urls)
  }

  @Test func a_copy_of_a_query_of_open_channels_starts_at_the_first_page() {
    let run = SDKRun("openChannels: [{ url: a, name: A }, { url: b, name: B }]")
    let params = OpenChannelListQueryParams()
    params.limit = 1
    params.nameFilter = "b"
    let query = run { OpenChannel.createOpenChannelListQuery(params: params) }
    #expect(run.page(query)?.map(\.channelURL) == ["b"])
    let copy = query.copy() as? OpenChannelListQuery
    #expect(copy?.limit == 1 && run.page(copy)?.map(\.channelURL) == ["b"])
  }

  @Test func a_copy_of_a_query_starts_at_the_first_page() throws {
    let run = SDKRun(Self.club, currentUser: "ann")
    let params = GroupChannelListQueryParams()
    params.limit = 2
    params.includeEmptyChannel = false
    params.order = .latestLastMessage
    let query = run { GroupChannel.createMyGroupChannelListQuery(params: params) }
    params.order = .channelNameAlphabetical
    #expect(run.page(query)?.map(\.name) == ["B", "C"])
    let copy = try #require(query.copy() as? GroupChannelListQuery)
    #expect(copy.order == .latestLastMessage && !copy.includeEmptyChannel && copy.limit == 2)
    #expect(run.page(copy)?.map(\.name) == ["B", "C"])
  }

  @Test func a_query_knows_which_channels_belong_to_it() {
    let run = SDKRun(Self.club, currentUser: "ann")
    let query = run {
      GroupChannel.createMyGroupChannelListQuery { $0.includeEmptyChannel = false }
    }
    let belonging = "abcdefg".filter { url in
      run { query.belongsTo(channel: GroupChannel(channelURL: "\(url)", service: run.service)) }
    }
    #expect(belonging == "abcd")
  }
}
