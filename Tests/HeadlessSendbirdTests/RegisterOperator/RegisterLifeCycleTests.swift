import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The life cycle of the register operator screen, from the initializer to the dismissal.
@Suite("Register operators: life cycle") struct RegisterLifeCycleTests {
  private let council = OperatorScreens(
    project: """
      viewController: RegisterLifeCycleScreen
      SBUModuleSet:
        GroupRegisterOperatorModule.HeaderComponent: RegisterLifeCycleHeader
        GroupRegisterOperatorModule.ListComponent: RegisterLifeCycleList
        OpenRegisterOperatorModule.HeaderComponent: RegisterLifeCycleHeader
        OpenRegisterOperatorModule.ListComponent: RegisterLifeCycleList
      SBUViewModelSet:
        GroupChannelRegisterOperatorViewModel: RegisterLifeCycleViewModel
        OpenChannelRegisterOperatorViewModel: RegisterLifeCycleViewModel
      """,
    types: [
      RegisterLifeCycleScreen.self, RegisterLifeCycleHeader.self, RegisterLifeCycleList.self,
      RegisterLifeCycleViewModel.self, LostRegisterScreen.self,
    ])

  @Test(
    arguments: [
      ("club", "URL club, group", "group"), ("town-hall", "URL town-hall, open", "open"),
    ])
  func the_screen_runs_its_life_cycle_in_order(
    channel: String, creation: String, type: String
  ) throws {
    // S1 to S3, S5 to S7, S10, S11, S13, S16, S17, S25, S93, S205.
    let log = try council.events(
      """
      channelURL: \(channel)
      steps: [{ tap: leftBarButton }]
      """)
    expect(
      log,
      is: """
        createViewModel by \(creation) []
        viewModel init
        L+ []
        viewModel init ends
        createViewModel ends [viewModel]
        setupComponents \(type) [viewModel]
        header init
        list init
        setupComponents ends [viewModel header list], header is for \(type)
        \(appearanceOfASelectScreen(list: "list configure for group"))
        U bob dan eve
        L- [viewModel header list]
        list rows: 3
        viewWillDisappear
        """)
  }

  @Test(
    arguments: [
      ("{ url: club, members: [alice, bob] }", "object club, group"),
      ("{ url: town-hall, channelType: open, participants: [bob] }", "object town-hall, open"),
    ])
  func a_channel_object_determines_the_channel_type(channel: String, creation: String) throws {
    // S1, S88.
    let log = try council.events("channel: \(channel)")
    expect(
      log.split(separator: "\n").prefix(6).joined(separator: "\n"),
      is: """
        createViewModel by \(creation) []
        viewModel init
        L+ []
        viewModel init ends
        createViewModel ends [viewModel]
        setupComponents \(creation.hasSuffix("open") ? "open" : "group") [viewModel]
        """)
  }

  @Test func a_screen_without_a_channel_and_a_URL_has_no_view_model_and_no_rows() throws {
    // S4.
    let yaml = "viewController: LostRegisterScreen\nchannelURL: club"
    let council = OperatorScreens(types: [LostRegisterScreen.self])
    expect(try council.events(yaml), is: "viewModel: none")
    expect(
      try council.frames(yaml), is: blankFrame("[Cancel]    Select users  (Register)"))
  }

  @Test func a_feed_channel_has_no_components_and_keeps_loading() throws {
    // S3, S21.
    var council = OperatorScreens(types: [RegisterEventScreen.self])
    council.actions["open a feed"] = { screen in
      let next = RegisterEventScreen(channelURL: "club", channelType: .feed)
      EventLog.note("header: \(next.headerComponent == nil ? "none" : "one")")
      EventLog.note("list: \(next.listComponent == nil ? "none" : "one")")
      screen.navigationController?.pushViewController(next, animated: true)
    }
    let yaml = """
      viewController: SBURegisterOperatorViewController
      channelURL: club
      network: { failures: [{ request: getChannel, times: 1 }] }
      steps: [{ act: open a feed }, { snapshot: a feed }]
      """
    expect(try council.events(yaml), is: "L+\nheader: none\nlist: none")
    let shown = try council.frames(yaml)
    // The indicator of the window was removed with the screen below (S12).
    #expect(shown.hasSuffix(blankFrame("[‹ Back]")), "\(shown)")
  }

  @Test func users_loaded_before_the_view_are_shown_when_it_appears() throws {
    // S14, S194.
    var council = OperatorScreens()
    council.actions["push a screen that has its people already"] = { screen in
      let next = SBURegisterOperatorViewController(channelURL: "club")
      ScreenEnvironment.current?.mainQueue.runDueItems()
      #expect(next.userList.sbu_getUserIds() == ["bob", "dan", "eve"])
      #expect(!next.isViewLoaded)
      screen.navigationController?.pushViewController(next, animated: true)
    }
    let shown = try council.frames(
      """
      viewController: SBURegisterOperatorViewController
      channelURL: heads
      steps: [{ act: push a screen that has its people already }]
      """)
    expect(
      shown,
      is: frame(
        "[Cancel]    Select users  (Register)", row("○ Bob Stone"), row("⊘ Dan Wu"),
        row("○ (No name)")))
  }

  @Test func the_loading_indicator_is_removed_with_the_screen() throws {
    // S12.
    var council = OperatorScreens()
    council.actions["leave"] = on { (screen: SBURegisterOperatorViewController) in
      screen.onClickBack()
    }
    let shown = try council.frames(
      """
      viewController: SBURegisterOperatorViewController
      channelURL: club
      network: { latency: 1s }
      steps: [{ snapshot: there }, { act: leave }, { snapshot: gone }]
      """)
    let parts = shown.split(separator: "\n\n")
    #expect(parts[0].contains("loading"), "\(shown)")
    #expect(parts[1].contains("(dismissed: back to the "), "\(shown)")
    #expect(!parts[1].contains("loading"), "\(shown)")
  }

  @Test func the_first_end_of_loading_hides_the_indicator_even_after_two_starts() throws {
    // S40.
    var council = OperatorScreens()
    council.actions["start twice, stop once"] = on { (screen: SBURegisterOperatorViewController) in
      screen.shouldUpdateLoadingState(true)
      screen.shouldUpdateLoadingState(true)
      screen.shouldUpdateLoadingState(false)
    }
    let shown = try council.frames(
      """
      viewController: SBURegisterOperatorViewController
      channelURL: heads
      steps: [{ act: "start twice, stop once" }, { snapshot: stopped }]
      """)
    #expect(shown.contains("── stopped"), "\(shown)")
    #expect(!shown.contains("loading"), "\(shown)")
  }
}
