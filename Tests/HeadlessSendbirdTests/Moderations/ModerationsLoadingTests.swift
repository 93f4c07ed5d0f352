import HeadlessSendbird
import HeadlessUIKit
import Testing

/// How the channel of the menu is loaded, and what is seen and heard meanwhile.
struct ModerationsLoadingTests {
  @Test("S20: by its URL there are no rows, and no words, until the channel has arrived")
  func byURL() throws {
    let shown = try communityFrames(
      of: """
        viewController: SBUModerationsViewController
        channelURL: design-team
        network: { latency: 500ms }
        steps:
          - snapshot: on its way
          - advance: 1s
          - snapshot: arrived
        """)
    expect(
      shown,
      is: """
        ── on its way ──────────────────────
        ┌──────────────────────────────────┐
        │ [‹]       Moderations            │
        ├──────────────────────────────────┤
        │                                  │
        │                                  │
        │          ╭───────────╮           │
        │          │ ◌ loading │           │
        │          ╰───────────╯           │
        │                                  │
        │                                  │
        └──────────────────────────────────┘

        ── arrived ─────────────────────────
        \(groupMenu)
        """)
  }

  @Test(
    "S16, S20: by its object the rows are there at once, and the channel is loaded all the same")
  func byObject() throws {
    let shown = try communityFrames(
      of: """
        viewController: SBUModerationsViewController
        channel: { url: fresh, name: Fresh, members: [alice] }
        network: { latency: 500ms }
        steps:
          - snapshot: on its way
          - advance: 1s
          - snapshot: arrived
        """)
    expect(
      shown,
      is: """
        ── on its way ──────────────────────
        ┌──────────────────────────────────┐
        │ [‹]       Moderations            │
        ├──────────────────────────────────┤
        │ ◆ Operators                    › │
        │ ⊘ Muted m╭───────────╮         › │
        │ ⊗ Banned │ ◌ loading │         › │
        │ ✻ Freeze ╰───────────╯     [off] │
        │                                  │
        └──────────────────────────────────┘

        ── arrived ─────────────────────────
        \(groupMenu)
        """)
  }

  @Test(
    "S38: the order of events, by URL and by object, for groups and open channels",
    arguments: [
      ("channelURL: design-team", "design-team"), ("channelURL: news", "news"),
      ("channelURL: town-hall", "town-hall"),
      ("channel: { url: plaza, name: Plaza, channelType: open }", "plaza"),
      ("channel: { url: fresh, name: Fresh, members: [alice] }", "fresh"),
    ])
  func orderOfEvents(channel: String, url: String) throws {
    let log = try communityLog(of: "viewController: ModerationsEventScreen\n\(channel)")
    expect(log, is: "L+\nC \(url) eventChannelChanged succeeded\nL-")
  }

  @Test("S38, S41: the channel cannot be loaded: the error is heard before loading ends")
  func channelError() throws {
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

  @Test("S38, S41: no connection: loading ends before the error is heard")
  func connectError() throws {
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

  @Test("S20, S41: a channel given as an object keeps its rows when loading it fails")
  func objectSurvivesAnError() throws {
    let shown = try communityFrames(
      of: """
        viewController: SBUModerationsViewController
        channel: { url: fresh, name: Fresh, members: [alice] }
        network: { failures: [{ request: getChannel }] }
        """)
    expect(shown, is: groupMenu)
  }

  @Test("S40, S193: an error shows nothing and hides the indicator")
  func errorHidesTheIndicator() throws {
    let shown = try communityFrames(
      of: """
        viewController: SBUModerationsViewController
        channelURL: design-team
        network: { latency: 500ms }
        steps:
          - act: fail
          - snapshot: failed
        """,
      deeds: [
        "fail": { screen in
          let error = SBError(domain: "No", code: 9)
          try moderations(screen).didReceiveError(error, isBlocker: true)
        }
      ])
    expect(shown, is: "── failed ──────────────────────────\n\(noMenu)")
  }

  @Test("S38: a URL that the service does not know is an error like any other")
  func unknownChannel() throws {
    let deeds: Screens.Deeds = [
      "push a channel that is gone": pushing {
        ModerationsEventScreen(channelURL: "nowhere", channelType: .group)
      }
    ]
    let yaml = "\(designTeamModerations)\nsteps: [{ act: push a channel that is gone }]"
    expect(try communityFrames(of: yaml, deeds: deeds), is: noMenu)
    expect(
      try communityLog(of: yaml, deeds: deeds),
      is: """
        L+
        E 400201
        errorHandler: Channel not found. (400201), 400201
        L-
        """)
  }

  @Test("S3, S21: of a feed channel nothing is requested, nothing is there, and it loads for ever")
  func feedChannel() throws {
    let deeds: Screens.Deeds = [
      "present a feed": { below in
        let screen = ModerationsEventScreen(channelURL: "design-team", channelType: .feed)
        #expect(screen.headerComponent == nil)
        #expect(screen.listComponent == nil)
        #expect(screen.channelType == .feed)
        below.present(UINavigationController(rootViewController: screen), animated: true)
      }
    ]
    let yaml = "\(designTeamModerations)\nsteps: [{ act: present a feed }, { snapshot: for ever }]"
    expect(try communityLog(of: yaml, deeds: deeds), is: "L+")
    expect(
      try communityFrames(of: yaml, deeds: deeds),
      is: """
        ── for ever ────────────────────────
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

  @Test("S16: the answer replaces the object that was passed")
  func answerReplacesTheObject() throws {
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

  @Test("3.4: by a URL the view model knows the type at once, the channel later")
  func stateOfTheViewModel() throws {
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

  @Test("S113: a freeze by somebody else shows only after the channel was loaded again")
  func freezeBySomebodyElse() throws {
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
    let deeds: Screens.Deeds = [
      "load again": { screen in
        EventLog.note("load again")
        try moderations(screen).viewModel?.loadChannel(channelURL: "design-team")
      }
    ]
    expect(
      try communityFrames(of: yaml, deeds: deeds),
      is: """
        ── not seen ────────────────────────
        \(groupMenu)

        ── seen ────────────────────────────
        \(frozenMenu)
        """)
    expect(
      try communityLog(of: yaml, deeds: deeds),
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

  @Test("S113: nor is anything else heard that happens in the channel")
  func deafToEvents() throws {
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
