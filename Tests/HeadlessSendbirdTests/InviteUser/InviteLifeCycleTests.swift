import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The life cycle from the initializer to the rows and the dismissal.
@Suite("Invite users: life cycle") struct InviteLifeCycleTests {
  private static let project = """
    viewController: InviteLifeCycleScreen
    SBUModuleSet:
      InviteUserModule.HeaderComponent: InviteLifeCycleHeader
      InviteUserModule.ListComponent: InviteLifeCycleList
    SBUViewModelSet:
      InviteUserViewModel: InviteLifeCycleViewModel
    """

  private func life(_ yaml: String, inviteActions: Screens.InviteActions = [:]) throws -> String {
    try EventLog.lines {
      let text = try frames(
        of: yaml, project: Self.project,
        types: [
          InviteLifeCycleScreen.self, InviteLifeCycleHeader.self, InviteLifeCycleList.self,
          InviteLifeCycleViewModel.self,
        ], inviteActions: inviteActions)
      if text.contains("error:") { EventLog.note(text) }
    }
  }

  @Test func the_screen_runs_its_life_cycle_up_to_the_first_page() throws {
    // S1, S2, S5, S6, S7, S10, S11, S13, S16, S17.
    let log = try life("channelURL: design-team")
    expect(
      log,
      is: """
        createViewModel by URL design-team, group []
        viewModel init
        L+ []
        viewModel init ends
        createViewModel ends [viewModel]
        header init
        list init
        \(appearanceOfASelectScreen())
        U bob chloe eve
        L- [viewModel header list]
        L- [viewModel header list]
        list rows: 3
        """)
  }

  @Test func a_screen_without_a_channel_and_a_URL_has_no_view_model_and_no_rows() throws {
    // S4.
    let yaml = "viewController: LostInviteScreen\nchannelURL: design-team"
    expect(try events(of: yaml, types: [LostInviteScreen.self]), is: "viewModel: none")
    expect(try frames(of: yaml, types: [LostInviteScreen.self]), is: emptyInviteFrame)
  }

  @Test func users_loaded_before_the_view_are_shown_when_it_appears() throws {
    // S14, S194.
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: full
        steps:
          - act: push a screen that has its users already
        """,
      inviteActions: [
        "push a screen that has its users already": { screen in
          let next = SBUInviteUserViewController(channelURL: "design-team")
          ScreenEnvironment.current?.mainQueue.runDueItems()
          #expect(next.userList.sbu_getUserIds() == ["bob", "chloe", "eve"])
          #expect(!next.isViewLoaded)
          screen.navigationController?.pushViewController(next, animated: true)
        }
      ])
    expect(
      shown,
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [ ] │
        │ ● Chloe Martin               [ ] │
        │ ○ (No name)                  [ ] │
        └──────────────────────────────────┘
        """)
  }

  @Test func the_loading_indicator_is_removed_with_the_screen() throws {
    // S12.
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        network: { latency: 1s }
        steps:
          - act: go back
          - snapshot: gone
        """, inviteActions: ["go back": { $0.onClickBack() }])
    #expect(shown.contains("(dismissed: back to the "))
    #expect(!shown.contains("loading"))
  }

  @Test func a_cell_is_set_up_in_init_then_configured_and_styled_at_layout() throws {
    // S15.
    let log = try EventLog.lines {
      _ = try frames(
        of: """
          viewController: SBUInviteUserViewController
          channelURL: design-team
          users: [bob]
          network: { latency: 300ms }
          listComponent: { type: SBUInviteUserModule.List, userCell: InviteLifeCycleCell }
          """, types: [InviteLifeCycleCell.self])
    }
    expect(
      log,
      is: """
        cell setupViews
        cell setupLayouts
        cell setupActions
        cell configure bob
        cell setupStyles
        """)
  }
}

/// A cell that logs its setup steps and its configuration.
final class InviteLifeCycleCell: SBUUserCell {
  override func setupViews() { record("cell") { super.setupViews() } }
  override func setupLayouts() { record("cell") { super.setupLayouts() } }
  override func setupActions() { record("cell") { super.setupActions() } }
  override func setupStyles() { record("cell") { super.setupStyles() } }
  override func configure(
    type: UserListType, user: SBUUser, isChecked: Bool, operatorMode: Bool,
    channelType: ChannelType
  ) {
    record("cell", user.userId) {
      super.configure(
        type: type, user: user, isChecked: isChecked, operatorMode: operatorMode,
        channelType: channelType)
    }
  }
}
