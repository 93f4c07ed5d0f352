import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The examples of page 001, "Register participants as operators".
///
/// Our copy of the page has no code; the tests follow its text, in the form of the code of
/// page 004.
@Suite("Page 001: register operators") struct RegisterOperatorPageTests {
  /// Ada is an operator already, so she is not shown.
  private static let list = """
    ┌──────────────────────────────────┐
    │ [Cancel] Select users (Register) │
    ├──────────────────────────────────┤
    │ ○ Béla                       [ ] │
    └──────────────────────────────────┘
    """

  private static var custom: String { list.replacing(" Select users ", with: "     Custom   ") }

  /// The line of a frame that shows the bar.
  private func bar(_ frame: String) -> String {
    let lines = frame.split(separator: "\n")
    return lines.count > 1 ? String(lines[1]) : frame
  }

  @Test func a_screen_can_be_created_by_a_channel_URL_without_users() throws {
    // Page 001: initialize, case 1, using channel URL; users are nil unless given.
    expect(try PageApp.frame(after: { $0.registerOperatorByURL("park-run") }), is: Self.list)
  }

  @Test func a_screen_can_be_created_by_channelURL_and_users() throws {
    // Page 001: initialize with init(channelURL:users:).
    let frame = try PageApp.frame(after: {
      $0.registerOperatorByURL("park-run", [SBUUser(userId: "dora", nickname: "Dóra")])
    })
    expect(frame, is: Self.list.replacing("Béla", with: "Dóra"))
  }

  @Test func a_screen_can_be_created_by_a_channel_object() throws {
    // Page 001: initialize, case 2, using channel object.
    let frame = try PageApp.frame(after: { try $0.registerOperator(#require($0.openChannel)) })
    expect(frame, is: Self.list)
  }

  @Test func a_screen_can_be_created_by_channel_and_users() throws {
    // Page 001: initialize with init(channel:users:).
    let frame = try PageApp.frame(after: {
      try $0.registerOperator(#require($0.openChannel), [SBUUser(userId: "dora", nickname: "Dóra")])
    })
    expect(frame, is: Self.list.replacing("Béla", with: "Dóra"))
  }

  @Test func OpenChannelRegisterOperatorViewController_is_changed_in_the_set() throws {
    // Page 001.
    let frame = try PageApp.frame(
      after: { app in
        app.changeOpenChannelRegisterOperatorViewController()
        // The kit's own list of operators opens it.
        app.show(
          SBUUserListViewController(
            channel: try #require(app.openChannel), userListType: .operators))
      }, steps: "  - tap: rightBarButton\n",
      then: { try _ = $0.top(RegisterViewControllers.CustomViewController.self) })
    expect(frame, is: Self.list.replacing("Béla ", with: "Béla!"))
  }

  @Test func changing_the_open_view_controller_keeps_the_one_of_groups() throws {
    // Page 001.
    _ = try PageApp.frame(after: { app in
      app.changeOpenChannelRegisterOperatorViewController()
      let channel = try #require(app.groupChannel)
      let groupVC = SBUViewControllerSet.GroupChannelRegisterOperatorViewController(
        channel: channel)
      #expect(!(groupVC is RegisterViewControllers.CustomViewController))
    })
  }

  @Test func a_one_time_custom_view_controller_is_shown() throws {
    // Page 001.
    let frame = try PageApp.frame(after: {
      try $0.useOneTimeRegisterViewController(#require($0.openChannel))
      #expect(
        SBUViewControllerSet.OpenChannelRegisterOperatorViewController
          == SBURegisterOperatorViewController.self)
    })
    expect(frame, is: Self.list.replacing("Béla ", with: "Béla!"))
  }

  @Test func the_header_of_OpenRegisterOperatorModule_is_changed_in_the_module_set() throws {
    // Page 001.
    let frame = try PageApp.frame(after: { app in
      app.show(try app.changeRegisterHeader(#require(app.openChannel)))
      #expect(
        SBUModuleSet.GroupRegisterOperatorModule.HeaderComponent
          == SBURegisterOperatorModule.Header.self)
    })
    expect(frame, is: Self.custom)
  }

  @Test func the_header_is_changed_in_one_SBURegisterOperatorViewController() throws {
    // Page 001.
    let frame = try PageApp.frame(after: { app in
      app.show(try app.useOneTimeRegisterHeader(#require(app.openChannel)))
      #expect(
        SBUModuleSet.OpenRegisterOperatorModule.HeaderComponent
          == SBURegisterOperatorModule.Header.self)
    })
    expect(frame, is: Self.custom)
  }

  @Test func a_customized_view_model_is_used() throws {
    // Page 001.
    let frame = try PageApp.frame(
      after: { app in
        app.show(RegisterViewModels.CustomViewController(channel: try #require(app.openChannel)))
      },
      then: { app in
        let screen = try app.top(RegisterViewModels.CustomViewController.self)
        #expect(screen.viewModel is RegisterViewModels.CustomViewModel)
      })
    expect(frame, is: Self.list)
  }

  @Test func a_customized_view_model_registers_the_selected_participants() throws {
    // Page 001.
    _ = try PageApp.frame(
      after: { app in
        app.show(RegisterViewModels.CustomViewController(channel: try #require(app.openChannel)))
      }, steps: "  - select: [bela]\n  - tap: rightBarButton\n",
      then: { app in
        #expect(app.openChannel?.isOperator(userId: "bela") == true)
        #expect(app.presentedViewController == nil)
      })
  }

  @Test func the_view_model_s_event_delegate_can_be_customized() throws {
    // Page 001.
    let frame = try PageApp.frame(after: { app in
      app.show(RegisterEvents.CustomViewController(channel: try #require(app.openChannel)))
    })
    expect(bar(frame), is: "│ [Cancel]    1 person  (Register) │")
  }

  @Test func the_data_source_can_be_customized_with_the_same_code() throws {
    // Page 001.
    let frame = try PageApp.frame(after: { app in
      let users = (1...10).map { SBUUser(userId: "\($0)", nickname: "Helper \($0)") }
      app.show(
        RegisterDataSource.CustomViewController(
          channel: try #require(app.openChannel), users: users))
    })
    #expect(frame.contains("│ ○ Helper 10                  [ ] │\n│ ○ Late helper"), "\(frame)")
  }

  @Test func the_screen_has_the_tables_of_parts_and_parameters() throws {
    // Page 001.
    let frame = try PageApp.frame(after: { app in
      let openChannel = try #require(app.openChannel)
      let registerOperatorVC = SBURegisterOperatorViewController(channel: openChannel)
      let header: SBURegisterOperatorModule.Header = try #require(
        registerOperatorVC.headerComponent)
      let list: SBURegisterOperatorModule.List = try #require(registerOperatorVC.listComponent)
      #expect(type(of: header) == SBUModuleSet.OpenRegisterOperatorModule.HeaderComponent)
      #expect(type(of: list) == SBUModuleSet.OpenRegisterOperatorModule.ListComponent)
      let headerDelegate: any SBURegisterOperatorModuleHeaderDelegate = registerOperatorVC
      let headerDataSource: any SBURegisterOperatorModuleHeaderDataSource = registerOperatorVC
      let listDelegate: any SBURegisterOperatorModuleListDelegate = registerOperatorVC
      let listDataSource: any SBURegisterOperatorModuleListDataSource = registerOperatorVC
      let theme = SBUUserListTheme.dark
      header.configure(delegate: headerDelegate, dataSource: headerDataSource, theme: theme)
      list.configure(delegate: listDelegate, dataSource: listDataSource, theme: theme)
      #expect(header.delegate === registerOperatorVC && header.dataSource === registerOperatorVC)
      #expect(list.delegate === registerOperatorVC && list.dataSource === registerOperatorVC)
      #expect(header.theme === theme && list.theme === theme)
      let first: SBURegisterOperatorViewModel? = registerOperatorVC.viewModel
      registerOperatorVC.createViewModel()
      #expect(registerOperatorVC.viewModel === first)
      registerOperatorVC.createViewModel(channelURL: "park-run", channelType: .open, users: nil)
      #expect(registerOperatorVC.viewModel !== first)
      registerOperatorVC.createViewModel(channel: openChannel, channelType: .open)
      #expect(registerOperatorVC.channel === openChannel)
      app.show(registerOperatorVC)
    })
    expect(frame, is: Self.list)
  }

  @Test func an_invalid_channel_URL_shows_no_participant_list() throws {
    // Page 001.
    let frame = try PageApp.frame(after: { $0.registerOperatorByURL("no-such-channel") })
    expect(bar(frame), is: "│ [Cancel] Select users (Register) │")
    #expect(!frame.contains("Béla"), "\(frame)")
  }
}
