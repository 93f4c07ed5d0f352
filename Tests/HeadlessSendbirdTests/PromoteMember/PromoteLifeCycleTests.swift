import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The life cycle of the promote members screen, from the initializer to the dismissal.
@Suite("Promote members: life cycle") struct PromoteLifeCycleTests {
  private let council = OperatorScreens(
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

  @Test func the_screen_runs_its_life_cycle_in_order() throws {
    // S1, S2, S5 to S7, S10, S11, S13, S16, S17, S25, S205.
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
        \(appearanceOfASelectScreen())
        U bob dan eve
        L- [viewModel header list]
        list rows: 3
        viewWillDisappear
        """)
  }

  @Test func the_view_model_is_created_first_for_a_channel_object() throws {
    // S1.
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

  @Test func a_screen_without_a_channel_and_a_URL_has_no_view_model_and_no_rows() throws {
    // S4.
    let yaml = "viewController: LostPromoteScreen\nchannelURL: club"
    let council = OperatorScreens(types: [LostPromoteScreen.self])
    expect(try council.events(yaml), is: "viewModel: none")
    expect(
      try council.frames(yaml), is: blankFrame("[Cancel]    Select users  (Register)"))
  }

  @Test func the_loading_indicator_is_removed_with_the_screen() throws {
    // S12.
    var council = OperatorScreens()
    council.actions["leave"] = on { (screen: SBUPromoteMemberViewController) in screen.onClickBack()
    }
    let shown = try council.frames(
      """
      viewController: SBUPromoteMemberViewController
      channelURL: club
      network: { latency: 1s }
      steps: [{ snapshot: there }, { act: leave }, { snapshot: gone }]
      """)
    let parts = shown.split(separator: "\n\n")
    #expect(parts[0].contains("loading"), "\(shown)")
    #expect(parts[1].contains("(dismissed: back to the "), "\(shown)")
    #expect(!parts[1].contains("loading"), "\(shown)")
  }
}
