import DioramaKit
import HeadlessUIKit
import Testing

@testable import ChatBackend

/// Lists of channels: filters, orders, and their lines in a log; and new channels.
@Suite("Lists and creation of channels") struct ChannelListTests {
  private static let data = """
    users: [{ userId: ann }, { userId: bo }, { userId: cy }]
    groupChannels:
      - { url: a, name: beach, members: [ann], createdAt: 3000 }
      - { url: b, name: Alps, members: [ann, bo], createdAt: 1000, isFrozen: true,
          messages: [{ admin: x, createdAt: 5000 }] }
      - { url: c, name: Coast, members: [ann], createdAt: 2000,
          messages: [{ admin: x, createdAt: 9000 }] }
      - { url: d, name: alley, members: [ann], createdAt: 3000,
          messages: [{ sender: ann, message: x, createdAt: 9999, sendingStatus: pending }] }
      - { url: e, name: Other, members: [bo] }
    openChannels: [{ url: o, name: Open }]
    """

  private func filter(_ change: (inout ChatChannelFilter) -> Void) -> ChatChannelFilter {
    var filter = ChatChannelFilter(.group)
    filter.memberId = "ann"
    change(&filter)
    return filter
  }

  private func urls(_ run: Run, limit: Int = 2, _ filter: ChatChannelFilter) -> [[String]] {
    run.pages(run.service.channelsQuery(filter, limit: limit)).map { $0.map(\.url) }
  }

  static let orders: [(ChatChannelOrder, [[String]])] = [
    (.fixture, [["a", "b"], ["c", "d"]]),
    (.chronological, [["a", "d"], ["c", "b"]]),
    (.latestLastMessage, [["c", "b"], ["a", "d"]]),
    (.channelNameAlphabetical, [["d", "b"], ["a", "c"]]),
  ]

  @Test(arguments: orders) func channels_are_sorted(order: ChatChannelOrder, expected: [[String]]) {
    #expect(urls(Run(Self.data), filter { $0.order = order }) == expected)
  }

  @Test func channels_are_filtered() {
    let run = Run(Self.data)
    #expect(urls(run, filter { $0.includesEmpty = false }) == [["b", "c"]])
    #expect(urls(run, filter { $0.includesFrozen = false }) == [["a", "c"], ["d"]])
    #expect(urls(run, filter { $0.namePart = "AL" }) == [["b", "d"]])
    #expect(urls(run, filter { $0.urls = ["c", "e", "o"] }) == [["c"]])
    #expect(urls(run, ChatChannelFilter(.open)) == [["o"]])
  }

  @Test func a_channel_that_leaves_the_list_between_pages_is_skipped() throws {
    let run = Run(Self.data, currentUser: "ann")
    let query = run.service.channelsQuery(filter { $0.order = .chronological }, limit: 2)
    #expect(run.page(query)?.map(\.url) == ["a", "d"])
    try run.environment.run { try run.service.apply(ExternalChatEvent(.channelDeleted, in: "c")) }
    #expect(run.page(query)?.map(\.url) == ["b"])
    #expect(!query.hasNext)
  }

  /// The log of a list and of new channels (C180).
  @Test func requests_are_logged_with_their_order_and_type() {
    let run = Run(Self.data, currentUser: "ann")
    run.environment.runLog = RunLog()
    _ = run.page(run.service.channelsQuery(filter { $0.order = .latestLastMessage }))
    _ = run.page(run.service.channelsQuery(filter { $0.namePart = "a" }, limit: 5))
    for (isSuper, isBroadcast) in [(false, false), (true, false), (true, true)] {
      _ = run.answer {
        run.service.createGroupChannel(
          name: "", coverURL: nil, userIds: ["bo", "cy"], isSuper: isSuper,
          isBroadcast: isBroadcast, answer: $0)
      }
    }
    _ = run.answer { run.service.createOpenChannel(name: "", coverURL: nil, answer: $0) }
    #expect(
      run.environment.runLog?.takeNewEntries() == [
        "loadChannels limit 20 order latestLastMessage: ok",
        "loadChannels containing \"a\" limit 5: ok", "createChannel users 2 type group: ok",
        "createChannel users 2 type supergroup: ok", "createChannel users 2 type broadcast: ok",
        "createChannel type open: ok",
      ])
  }

  // MARK: Creation

  @Test func a_new_group_channel_has_the_current_user_and_is_announced_after_its_answer() {
    let run = Run(fixture(Self.data), currentUser: "ann", startTime: 7000)
    var log: [String] = []
    run.run { service, queue in
      _ = service.observe { log.append("\($0.kind) \($0.channelURL)") }
      service.createGroupChannel(
        name: "New", coverURL: "x:/c", userIds: ["bo", "ann", "bo"], operatorIds: ["ann"],
        isSuper: true
      ) { log.append("answer \((try? $0.get())?.url ?? "")") }
      queue.runDueItems()
      let url = "sendbird_group_channel_1"
      #expect(log == ["answer \(url)", "created \(url)"])
      let channel = service.channel(url)
      #expect(channel?.name == "New" && channel?.coverURL == "x:/c")
      #expect(channel?.isSuper == true && channel?.isBroadcast == false)
      #expect(
        service.firstMembers(of: url, limit: 9).map { "\($0.user.userId) \($0.isOperator)" }
          == ["ann true", "bo false"])
      #expect(service.creationTime(of: url) == 7000)
    }
  }

  @Test func new_channels_are_listed_last_and_have_different_urls() throws {
    let run = Run(Self.data, currentUser: "bo")
    for _ in 1...11 {
      _ = run.answer {
        run.service.createGroupChannel(name: "", coverURL: nil, userIds: [], answer: $0)
      }
    }
    try run.environment.run {
      try run.service.apply(ExternalChatEvent(.channelDeleted, in: "sendbird_group_channel_11"))
    }
    _ = run.answer {
      run.service.createGroupChannel(name: "", coverURL: nil, userIds: [], answer: $0)
    }
    var filter = ChatChannelFilter(.group)
    filter.memberId = "bo"
    let numbers = Array(1...10) + [12]
    #expect(
      urls(run, limit: 20, filter)
        == [["b", "e"] + numbers.map { "sendbird_group_channel_\($0)" }])
  }

  @Test func a_new_open_channel_has_operators_and_no_participants() {
    let run = Run(Self.data, currentUser: "ann")
    let channel = run.answer {
      run.service.createOpenChannel(name: "Yard", coverURL: nil, operatorIds: ["bo"], answer: $0)
    }.flatMap { try? $0.get() }
    #expect(channel?.url == "sendbird_open_channel_1" && channel?.memberCount == 0)
    #expect(run.service.isOperator("bo", of: "sendbird_open_channel_1"))
  }

  @Test func a_channel_with_unknown_people_is_not_created() {
    let run = Run(Self.data, currentUser: "ann")
    let errors = [(["zed"], []), (["bo"], ["zed"]), (["bo"], ["cy"])].map { users, operators in
      run.answer {
        run.service.createGroupChannel(
          name: "", coverURL: nil, userIds: users, operatorIds: operators, answer: $0)
      }?.error
    }
    #expect(errors == [.userNotFound, .userNotFound, .userNotFound])
    let open = run.answer {
      run.service.createOpenChannel(name: "", coverURL: nil, operatorIds: ["zed"], answer: $0)
    }
    #expect(open?.error == .userNotFound)
    #expect(run.service.changedChannels.isEmpty)
  }
}
