import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// The order in which the view model of a list of group channels reports.
@Suite("Channel list: events") struct ChannelListEventTests {
  @Test func loading_begins_before_the_components_exist() throws {
    // C4, C5, C6, C7, C16.
    expect(
      try channelListEvents(),
      is: """
        K without parts
        L+ without parts
        viewDidLoad
        K
        U A,B,C
        L-
        """)
  }

  @Test func an_empty_page_is_reported_too() throws {
    // C16.
    let log = try channelListEvents(of: "channelListQuery: { channelNameContainsFilter: none }")
    #expect(log.hasSuffix("U \nL-"))
  }

  @Test func a_view_that_loads_after_the_first_page_starts_again() {
    // C7, C17, C151.
    let run = SDKRun(channelClub, currentUser: "alice")
    let log = EventLog.lines {
      let list = run { ChannelListEventScreen() }
      run { _ = list.view }
      #expect(list.channelList.map(\.name) == ["A", "B", "C"])
    }
    expect(
      log,
      is: """
        K without parts
        L+ without parts
        U A,B,C
        L-
        viewDidLoad
        K
        L+
        U A,B,C
        L-
        """)
  }

  @Test func a_failed_connection_is_reported_twice_without_loading() throws {
    // C18, C48: an answer comes at the queue's next turn, so the first error finds the components.
    // The description of an error has its code.
    expect(
      try channelListEvents(of: "network: { failures: [{ request: connect }] }"),
      is: """
        viewDidLoad
        E!
        error Request failed. (800120)
        E!
        error Request failed. (800120)
        """)
  }

  @Test func an_error_follows_the_end_of_loading() throws {
    // C19, C48.
    let log = try channelListEvents(of: "network: { failures: [{ request: loadChannels }] }")
    #expect(log.hasSuffix("K\nL-\nE!\nerror Request failed. (800120)"), "\(log)")
  }

  @Test func a_page_is_reported_and_the_end_of_the_list_is_not() throws {
    // C20, C52.
    let more: @Sendable (ChannelListEventScreen) -> Void = { screen in
      EventLog.note("more")
      screen.viewModel?.loadNextChannelList(reset: false)
      screen.viewModel?.loadNextChannelList(reset: false)
    }
    let log = try channelListEvents(
      of: """
        channelListQuery: { limit: 2, order: latestLastMessage, includeEmptyChannel: no }
        steps: [{ act: more }, { act: more }]
        """, actions: ["more": more])
    #expect(log.hasSuffix("U A,B\nL-\nmore\nL+\nU A,B,C\nL-\nmore"), "\(log)")
  }

  @Test func an_action_reports_loading_and_its_event() throws {
    // C21, C68, C69, C71: a failure is reported after the end of loading.
    let act: @Sendable (ChannelListEventScreen) throws -> Void = { screen in
      EventLog.note("--")
      let channel = try #require(screen.channelList.first)
      screen.viewModel?.changePushTriggerOption(option: .off, channel: channel)
    }
    let leave: @Sendable (ChannelListEventScreen) throws -> Void = { screen in
      EventLog.note("--")
      screen.viewModel?.leaveChannel(try #require(screen.channelList.first))
    }
    let log = try channelListEvents(
      of: """
        steps:
          - act: push
          - act: leave
          - network: { failures: [{ request: leave }] }
          - act: leave
        """, actions: ["push": act, "leave": leave])
    expect(
      log.after("U A,B,C\nL-\n"),
      is: """
        --
        L+
        updated A
        L-
        U A,B,C
        --
        L+
        left A
        L-
        U B,C
        --
        L+
        L-
        E
        error Request failed. (800120)
        """)
  }

  @Test func each_live_event_is_one_change() throws {
    // C22, C54.
    let log = try channelListEvents(
      of: """
        steps:
          - event: { channelFrozen: true, channel: c }
          - event: { userBanned: alice, channel: b }
        """)
    #expect(log.hasSuffix("L-\nU A,B,C\nU A,C"), "\(log)")
  }

  @Test func a_restored_connection_loads_nothing() throws {
    // C25: no run loses its connection, so the app calls the method itself.
    let log = try channelListEvents(
      of: "steps: [{ act: reconnect }]",
      actions: ["reconnect": { $0.viewModel?.didSucceedReconnection() }])
    #expect(log.hasSuffix("L-\nK"), "\(log)")
  }

  @Test func a_reset_has_no_event_and_keeps_the_given_query() throws {
    // C12, C14, C51: each reset copies the query that was given.
    let reset: @Sendable (ChannelListEventScreen) throws -> Void = { screen in
      let model = try #require(screen.viewModel)
      let (query, collection) = (model.channelListQuery, model.channelCollection)
      #expect(query?.limit == 7 && query?.order == .channelNameAlphabetical)
      #expect(screen.channelList.map(\.name) == collection?.channelList.map(\.name))
      model.reset()
      #expect(model.channelList.isEmpty && model.channelListQuery == nil)
      #expect(model.channelCollection == nil && collection?.hasNext == false)
      model.initializeAndLoad(channelListQuery: nil)
      #expect(model.channelListQuery?.limit == 7 && model.channelListQuery !== query)
    }
    let other: @Sendable (ChannelListEventScreen) throws -> Void = { screen in
      let model = try #require(screen.viewModel)
      let query = GroupChannel.createMyGroupChannelListQuery { $0.limit = 9 }
      model.initializeAndLoad(channelListQuery: query)
      #expect(model.channelListQuery?.limit == 9 && model.channelListQuery !== query)
    }
    let log = try channelListEvents(
      of: """
        channelListQuery: { limit: 7, order: channelNameAlphabetical }
        steps: [{ act: reset }, { act: other }]
        """, actions: ["reset": reset, "other": other])
    let again = "K\nL+\nU A,B,C,Empty\nL-"
    #expect(log.hasPrefix("K without parts\nL+ without parts\nviewDidLoad\nK\nU"), "\(log)")
    #expect(log.hasSuffix("\n\(again)\nK\nL+\nU A,B,C,Empty\nL-"), "\(log)")
  }

  @Test func the_view_model_gets_events_of_the_collection_only() throws {
    // C55: its own methods for events of channels are never called.
    final class Model: SBUGroupChannelListViewModel {
      override func channelWasFrozen(_ channel: BaseChannel) { EventLog.note("frozen") }
      override func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext,
        updatedChannels: [GroupChannel]
      ) {
        EventLog.note("collection")
        super.channelCollection(collection, context: context, updatedChannels: updatedChannels)
      }
    }
    let run = SDKRun(channelClub, currentUser: "alice")
    let log = try EventLog.lines {
      let model = run { Model() }
      try run.simulate(.channelFrozen, in: "a")
      #expect(model.channelList.first?.isFrozen == true)
    }
    #expect(log == "collection")
  }
}
