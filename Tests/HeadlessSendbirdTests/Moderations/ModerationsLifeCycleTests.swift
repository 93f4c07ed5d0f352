import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The life cycle from the initializer to the menu and the dismissal.
@Suite("Moderations: life cycle") struct ModerationsLifeCycleTests {
  private static let project = """
    viewController: ModerationsLifeCycleScreen
    SBUModuleSet:
      GroupModerationsModule:
        { HeaderComponent: ModerationsLifeCycleHeader, ListComponent: ModerationsLifeCycleList }
      OpenModerationsModule:
        { HeaderComponent: ModerationsLifeCycleHeader, ListComponent: ModerationsLifeCycleList }
    network: { latency: 1ms }
    SBUViewModelSet:
      GroupModerationsViewModel: ModerationsLifeCycleViewModel
      OpenModerationsViewModel: ModerationsLifeCycleViewModel
    """

  private func life(_ yaml: String) throws -> String {
    try communityLog(
      of: yaml, project: Self.project,
      types: [
        ModerationsLifeCycleScreen.self, ModerationsLifeCycleHeader.self,
        ModerationsLifeCycleList.self,
        ModerationsLifeCycleViewModel.self,
      ])
  }

  /// The events from `loadView` to the first appearance, with the number of rows.
  private func appearance(rows: Int) -> String {
    """
    loadView [viewModel header list]
    setupViews
    header configure
    header setupViews delegate true, theme true
    header setupLayouts
    header setupStyles
    list configure
    list setupViews delegate true, theme true
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
    list setupStyles
    viewWillAppear ends, delegate: true
    list rows: \(rows)
    viewDidLayoutSubviews
    setupStyles
    header setupStyles
    list setupStyles
    viewDidAppear
    """
  }

  /// The events when the channel is loaded.
  private func answer(_ url: String, rows: Int) -> String {
    """
    C \(url) eventChannelChanged
    updateStyles
    setupStyles
    header setupStyles
    list setupStyles
    L- [viewModel header list]
    list rows: \(rows)
    """
  }

  @Test func a_group_opened_by_URL_runs_its_life_cycle_in_order() throws {
    // S1 to S3, S5 to S7, S10, S11, S16, S19, S38.
    expect(
      try life("channelURL: design-team"),
      is: """
        createViewModel by URL, group []
        viewModel init of a URL
        L+ []
        viewModel init ends
        createViewModel ends [viewModel]
        setupComponents group [viewModel]
        header init
        list init
        setupComponents ends [viewModel header list], view loaded: false
        \(appearance(rows: 0))
        \(answer("design-team", rows: 4))
        """)
  }

  @Test func a_channel_object_shows_rows_at_once_and_is_requested_again() throws {
    // S16, S20.
    expect(
      try life("channel: { url: plaza, name: Plaza, channelType: open }"),
      is: """
        createViewModel by object []
        viewModel init of an object
        L+ []
        viewModel init ends
        createViewModel ends [viewModel]
        setupComponents open [viewModel]
        header init
        list init
        setupComponents ends [viewModel header list], view loaded: false
        \(appearance(rows: 3))
        \(answer("plaza", rows: 3))
        """)
  }

  @Test func returning_from_a_list_updates_styles_and_rows() throws {
    // S10, S12: a pushed list makes the screen disappear; returning updates styles and rows.
    let log = try life(
      """
      channelURL: town-hall
      steps:
        - advance: 1ms
        - tap: { row: Operators }
        - advance: 10ms
        - tap: back
      """)
    expect(
      log.after("list rows: 3\n"),
      is: """
        viewWillDisappear
        viewWillAppear
        updateStyles
        setupStyles
        header setupStyles
        list setupStyles
        viewWillAppear ends, delegate: true
        list rows: 3
        viewDidAppear
        """)
  }

  @Test func a_cell_is_set_up_in_init_then_configured_and_styled_at_layout() throws {
    // S15.
    let log = try communityLog(
      of: """
        viewController: SBUModerationsViewController
        channelURL: news
        network: { latency: 1ms }
        listComponent: { type: SBUModerationsModule.List, moderationCell: ModerationsLifeCycleCell }
        """, types: [ModerationsLifeCycleCell.self])
    expect(
      log,
      is: """
        cell setupViews
        cell setupLayouts
        cell setupActions
        cell configure operators nil nil
        cell setupStyles
        cell setupViews
        cell setupLayouts
        cell setupActions
        cell configure bannedUsers nil nil
        cell setupStyles
        """)
  }

  @Test func the_loading_indicator_is_removed_with_the_screen() throws {
    // S12.
    let shown = try communityFrames(
      of: """
        viewController: SBUModerationsViewController
        channelURL: design-team
        network: { latency: 1s }
        steps:
          - act: go back
          - snapshot: gone
        """, actions: ["go back": { try moderations($0).onClickBack() }])
    expect(shown, is: "── gone ────────────────────────────\n\(dismissedScreen)")
  }
}
