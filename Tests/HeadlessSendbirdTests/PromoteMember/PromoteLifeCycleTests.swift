import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The promote members screen from its initialiser to the rows, and away.
struct PromoteLifeCycleTests {
  private let council = Council(
    project: """
      viewController: PromoteLifeCycleScreen
      SBUModuleSet:
        PromoteMemberModule.HeaderComponent: PromoteLifeCycleHeader
        PromoteMemberModule.ListComponent: PromoteLifeCycleList
      SBUViewModelSet:
        PromoteMemberViewModel: PromoteLifeCycleViewModel
      """,
    types: [
      PromoteLifeCycleScreen.self, PromoteLifeCycleHeader.self, PromoteLifeCycleList.self,
      PromoteLifeCycleViewModel.self, LostPromoteScreen.self,
    ])

  @Test("S1, S2, S5 to S7, S10, S11, S13, S16, S17, S25, S205: from init to the rows, and away")
  func wholeLife() throws {
    let log = try council.events(
      """
      channelURL: club
      steps: [{ tap: leftBarButton }]
      """)
    expect(
      log,
      is: """
        createViewModel by URL club, group []
        viewModel init
        L+ []
        viewModel init ends
        createViewModel ends [viewModel]
        header init
        list init
        loadView [viewModel header list]
        setupViews
        header configure
        header setupViews, delegate true, theme true
        header setupLayouts
        header setupStyles
        header updateRightBarButton
        list configure
        list setupViews, delegate true, theme true
        list setupLayouts
        list setupStyles
        setupViews ends, all in place: true
        setupLayouts
        loadView ends
        viewDidLoad
        viewWillAppear
        updateStyles
        setupStyles
        header setupStyles
        header updateRightBarButton
        list setupStyles
        viewWillAppear ends, delegate: true
        list rows: 0
        viewDidLayoutSubviews
        setupStyles
        header setupStyles
        header updateRightBarButton
        list setupStyles
        viewDidAppear
        U bob dan eve
        L- [viewModel header list]
        list rows: 3
        viewWillDisappear
        """)
  }

  @Test("S1: with a channel's object, too, the view model comes first")
  func channelObject() throws {
    let log = try council.events("channel: { url: club, members: [alice, bob] }")
    expect(
      log.split(separator: "\n").prefix(6).joined(separator: "\n"),
      is: """
        createViewModel by object club, group []
        viewModel init
        L+ []
        viewModel init ends
        createViewModel ends [viewModel]
        header init
        """)
  }

  @Test("S16: a channel object is asked for again; nothing comes before the answer")
  func channelObjectIsLoadedAgain() throws {
    let shown = try Council().frames(
      """
      viewController: SBUPromoteMemberViewController
      channel: { url: fresh, members: [{ userId: alice, isOperator: true }, bob] }
      network: { latency: 300ms }
      steps:
        - advance: 300ms
        - snapshot: the channel has come
        - advance: 300ms
        - snapshot: the members have come
      """)
    expect(
      shown,
      is: """
        ── the channel has come ────────────────
        \(frame(
          "[Cancel]    Select users  (Register)",
          "", "", "           ╭───────────╮", "           │ ◌ loading │",
          "           ╰───────────╯", "", ""))

        ── the members have come ───────────────
        \(frame("[Cancel]    Select users  (Register)", row("○ Bob Stone")))
        """)
  }

  @Test("S4: without channel and URL there is no view model, and the screen is empty")
  func noViewModel() throws {
    let yaml = "viewController: LostPromoteScreen\nchannelURL: club"
    let council = Council(types: [LostPromoteScreen.self])
    expect(try council.events(yaml), is: "viewModel: none")
    expect(
      try council.frames(yaml), is: blankFrame("[Cancel]    Select users  (Register)"))
  }

  @Test("S12: the loading indicator goes when the screen does")
  func leavingEndsLoading() throws {
    var council = Council()
    council.deeds["leave"] = on { (screen: SBUPromoteMemberViewController) in screen.onClickBack() }
    let shown = try council.frames(
      """
      viewController: SBUPromoteMemberViewController
      channelURL: club
      network: { latency: 1s }
      steps: [{ snapshot: there }, { act: leave }, { snapshot: gone }]
      """)
    let parts = shown.split(separator: "\n\n")
    #expect(parts[0].contains("loading"), "\(shown)")
    #expect(parts[1].contains("(the screen was dismissed)"), "\(shown)")
    #expect(!parts[1].contains("loading"), "\(shown)")
  }
}
