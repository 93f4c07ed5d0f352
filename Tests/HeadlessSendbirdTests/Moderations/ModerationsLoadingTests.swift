import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Loading the channel of the menu, with the frames and events meanwhile.
@Suite("Moderations: loading") struct ModerationsLoadingTests {
  @Test(
    arguments: [
      ("channelURL: design-team", "design-team"), ("channelURL: news", "news"),
      ("channelURL: town-hall", "town-hall"),
      ("channel: { url: plaza, name: Plaza, channelType: open }", "plaza"),
      ("channel: { url: fresh, name: Fresh, members: [alice] }", "fresh"),
    ])
  func events_have_the_same_order_for_every_kind_of_channel(
    channel: String, url: String
  ) throws {
    // S38.
    let log = try communityLog(of: "viewController: ModerationsEventScreen\n\(channel)")
    expect(log, is: "L+\nC \(url) eventChannelChanged succeeded\nL-")
  }

  @Test func a_channel_error_is_reported_before_loading_ends() throws {
    // S38, S41: if the channel cannot be loaded, the error is reported before loading ends.
    let yaml = """
      viewController: ModerationsEventScreen
      channelURL: design-team
      network: { failures: [{ request: getChannel, code: 400201, message: Channel not found }] }
      """
    expect(
      try communityLog(of: yaml),
      is: """
        L+
        E 400201
        errorHandler: Channel not found (400201), 400201
        L-
        """)
    expect(try communityFrames(of: yaml), is: noMenu)
  }

  @Test func a_connection_error_is_reported_after_loading_ends() throws {
    // S38, S41.
    let yaml = """
      viewController: ModerationsEventScreen
      channelURL: town-hall
      network: { failures: [{ request: connect, code: 800120, message: No connection }] }
      """
    expect(
      try communityLog(of: yaml),
      is: """
        L+
        L-
        E 800120
        errorHandler: No connection (800120), 800120
        """)
    expect(try communityFrames(of: yaml), is: noMenu)
  }

  @Test func an_error_hides_the_indicator_and_shows_no_message() throws {
    // S40, S193.
    let shown = try communityFrames(
      of: """
        viewController: SBUModerationsViewController
        channelURL: design-team
        network: { latency: 500ms }
        steps:
          - act: fail
          - snapshot: failed
        """,
      actions: [
        "fail": { screen in
          let error = SBError(domain: "No", code: 9)
          try moderations(screen).didReceiveError(error, isBlocker: true)
        }
      ])
    expect(shown, is: "── failed ──────────────────────────\n\(noMenu)")
  }

  @Test func an_unknown_channel_URL_is_reported_as_an_error() throws {
    // S38.
    let actions: Screens.Actions = [
      "push a channel that is gone": pushing {
        ModerationsEventScreen(channelURL: "nowhere", channelType: .group)
      }
    ]
    let yaml = "\(designTeamModerations)\nsteps: [{ act: push a channel that is gone }]"
    expect(try communityFrames(of: yaml, actions: actions), is: noMenu)
    expect(
      try communityLog(of: yaml, actions: actions),
      is: """
        L+
        E 400201
        errorHandler: Channel not found. (400201), 400201
        L-
        """)
  }

  @Test func a_feed_channel_sends_no_request_and_keeps_loading() throws {
    // S3, S21.
    let actions: Screens.Actions = [
      "present a feed": { below in
        let screen = ModerationsEventScreen(channelURL: "design-team", channelType: .feed)
        #expect(screen.headerComponent == nil)
        #expect(screen.listComponent == nil)
        #expect(screen.channelType == .feed)
        below.present(UINavigationController(rootViewController: screen), animated: true)
      }
    ]
    let yaml = "\(designTeamModerations)\nsteps: [{ act: present a feed }, { snapshot: for ever }]"
    expect(try communityLog(of: yaml, actions: actions), is: "L+")
    expect(
      try communityFrames(of: yaml, actions: actions),
      is: """
        ── for ever · ModerationsEventScreen
        ┌──────────────────────────────────┐
        │                                  │
        ├──────────────────────────────────┤
        │                                  │
        │                                  │
        │          ╭───────────╮           │
        │          │ ◌ loading │           │
        │          ╰───────────╯           │
        │                                  │
        │                                  │
        └──────────────────────────────────┘
        """)
  }

  @Test func the_loaded_channel_replaces_the_passed_object() throws {
    // S16.
    try inspectModerations { screen in
      let given = try channelObject("town-hall", from: screen)
      let next = SBUModerationsViewController(channel: given)
      #expect(next.channel === given)
      #expect(next.channelURL == "town-hall")
      #expect(next.channelType == .open)
      ScreenEnvironment.current?.mainQueue.runDueItems()
      #expect(next.channel is OpenChannel)
      #expect(next.channel !== given)
    }
  }

  @Test func a_view_model_created_by_URL_loads_its_channel_later() throws {
    // 3.4.
    try inspectModerations { _ in
      let viewModel = SBUModerationsViewModel(channelURL: "town-hall", channelType: .open)
      #expect(viewModel.delegate == nil)
      #expect(viewModel.channel == nil)
      #expect(viewModel.channelURL == "town-hall")
      #expect(viewModel.channelType == .open)
      ScreenEnvironment.current?.mainQueue.runDueItems()
      #expect(viewModel.channel?.name == "Town hall")
    }
  }

  @Test func a_freeze_by_another_user_shows_only_after_a_reload() throws {
    // S113: a freeze by another user shows only after the channel is loaded again.
    let yaml = """
      viewController: ModerationsEventScreen
      channelURL: design-team
      steps:
        - event: { channelFrozen: true, channel: design-team }
        - advance: 10s
        - snapshot: not seen
        - act: load again
        - snapshot: seen
      """
    let actions: Screens.Actions = [
      "load again": { screen in
        EventLog.note("load again")
        try moderations(screen).viewModel?.loadChannel(channelURL: "design-team")
      }
    ]
    expect(
      try communityFrames(of: yaml, actions: actions),
      is: """
        ── not seen ────────────────────────
        \(groupMenu)

        ── seen ────────────────────────────
        \(frozenMenu)
        """)
    expect(
      try communityLog(of: yaml, actions: actions),
      is: """
        L+
        C design-team eventChannelChanged succeeded
        L-
        load again
        L+
        C design-team eventChannelChanged succeeded
        L-
        """)
  }

  @Test func channel_events_are_ignored() throws {
    // S113.
    let log = try communityLog(
      of: """
        viewController: ModerationsEventScreen
        channelURL: design-team
        steps:
          - event: { userMuted: bob, channel: design-team }
          - event: { userBanned: dan, channel: design-team }
          - event: { operatorsUpdated: [bob], channel: design-team }
          - event: { channelDeleted: true, channel: design-team }
        """)
    expect(log, is: "L+\nC design-team eventChannelChanged succeeded\nL-")
  }
}
