import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The examples of page 000, on inviting users and promoting members, with the names of its time.
///
/// Our copy of the page has no code; the tests follow its text, in the form of the code of
/// page 004.
@Suite("Page 000: invite users and promote members") struct InviteAndPromotePageTests {
  /// Cara and Dóra are not in the channel yet.
  private static let invite = """
    ┌──────────────────────────────────┐
    │ [Cancel]  Invite users  (Invite) │
    ├──────────────────────────────────┤
    │ ○ Cara                       [ ] │
    │ ○ Dóra                       [ ] │
    └──────────────────────────────────┘
    """

  /// Béla is the only member who is not an operator.
  private static let promote = """
    ┌──────────────────────────────────┐
    │ [Cancel] Select users (Register) │
    ├──────────────────────────────────┤
    │ ○ Béla                       [ ] │
    └──────────────────────────────────┘
    """

  // MARK: Initialize

  @Test func the_invite_screen_can_be_created_by_channelUrl_without_users() throws {
    // Page 000.
    expect(try PageApp.frame(after: { $0.inviteByUrl("spring-sale") }), is: Self.invite)
  }

  @Test func the_invite_screen_can_be_created_by_channel_without_users() throws {
    // Page 000.
    let frame = try PageApp.frame(after: { try $0.inviteByChannel(#require($0.groupChannel)) })
    expect(frame, is: Self.invite)
  }

  @Test func the_promote_screen_can_be_created_by_channelUrl_without_users() throws {
    // Page 000: promote members, init(channelUrl:users:), with the default of nil.
    expect(try PageApp.frame(after: { $0.promoteByUrl("spring-sale") }), is: Self.promote)
  }

  @Test func the_promote_screen_can_be_created_by_channel_without_users() throws {
    // Page 000: promote members, init(channel:users:), with the default of nil.
    let frame = try PageApp.frame(after: { try $0.promoteByChannel(#require($0.groupChannel)) })
    expect(frame, is: Self.promote)
  }

  @Test func all_four_initializers_accept_a_list_of_users() throws {
    // Page 000.
    let oneGuest = { (frame: String) in
      frame.replacing("│ ○ Cara                       [ ] │\n", with: "")
        .replacing("Dóra", with: "Eve ").replacing("Béla", with: "Eve ")
    }
    for byUrl in [true, false] {
      let invite = try PageApp.frame(after: { app in
        let users = [SBUUser(userId: "eve", nickname: "Eve")]
        let channel = try #require(app.groupChannel)
        app.show(
          byUrl ? app.inviteByUrl("spring-sale", users) : app.inviteByChannel(channel, users))
      })
      expect(invite, is: oneGuest(Self.invite))
      let promote = try PageApp.frame(after: { app in
        let users = [SBUUser(userId: "eve", nickname: "Eve")]
        let channel = try #require(app.groupChannel)
        app.show(
          byUrl ? app.promoteByUrl("spring-sale", users) : app.promoteByChannel(channel, users))
      })
      expect(promote, is: oneGuest(Self.promote))
    }
  }

  // MARK: View controller

  @Test func InviteUserViewController_is_changed_in_the_view_controller_set() throws {
    // Page 000.
    let frame = try PageApp.frame(
      after: { app in
        app.changeViewControllers()
        // The kit's own list of members opens it.
        app.show(SBUUserListViewController(channel: try #require(app.groupChannel)))
      }, steps: "  - tap: rightBarButton\n",
      then: { try _ = $0.top(Invite.CustomViewController.self) })
    expect(frame, is: Self.invite.replacing(" Invite users ", with: " To the sale  "))
  }

  @Test func PromoteMemberViewController_is_changed_in_the_view_controller_set() throws {
    // Page 000.
    let frame = try PageApp.frame(after: { app in
      app.changeViewControllers()
      let channel = try #require(app.groupChannel)
      app.show(SBUViewControllerSet.PromoteMemberViewController(channel: channel))
    })
    expect(frame, is: Self.promote.replacing(" Select users ", with: "   Who helps? "))
  }

  @Test func one_time_custom_view_controllers_are_shown() throws {
    // Page 000.
    let invite = try PageApp.frame(after: { app in
      app.inviteOnce("spring-sale")
      #expect(
        SBUViewControllerSet.InviteUserViewController == SBUInviteUserViewController.self)
    })
    expect(invite, is: Self.invite.replacing(" Invite users ", with: " To the sale  "))
    let promote = try PageApp.frame(after: { app in
      app.promoteOnce("spring-sale")
      #expect(
        SBUViewControllerSet.PromoteMemberViewController == SBUPromoteMemberViewController.self)
    })
    expect(promote, is: Self.promote.replacing(" Select users ", with: "   Who helps? "))
  }

  // MARK: Module component

  @Test func the_header_of_inviteUserModule_is_changed_in_the_module_set() throws {
    // Page 000.
    let frame = try PageApp.frame(after: { $0.show($0.changeInviteHeader("spring-sale")) })
    expect(
      frame, is: Self.invite.replacing("[Cancel]  Invite users ", with: "[Close]   Invite users "))
  }

  @Test func the_header_of_promoteMemberModule_is_changed_in_the_module_set() throws {
    // Page 000.
    let frame = try PageApp.frame(after: { $0.show($0.changePromoteHeader("spring-sale")) })
    expect(frame, is: Self.promote.replacing("[Cancel] Select", with: "[Close]  Select"))
  }

  @Test func the_header_is_changed_in_one_SBUInviteUserViewController() throws {
    // Page 000.
    let frame = try PageApp.frame(after: { app in
      app.show(app.useOneTimeInviteHeader("spring-sale"))
      #expect(SBUModuleSet.InviteUserModule.HeaderComponent == SBUInviteUserModule.Header.self)
    })
    expect(
      frame, is: Self.invite.replacing("[Cancel]  Invite users ", with: "[Close]   Invite users "))
  }

  @Test func the_header_is_changed_in_one_SBUPromoteMemberViewController() throws {
    // Page 000.
    let frame = try PageApp.frame(after: { app in
      app.show(app.useOneTimePromoteHeader("spring-sale"))
      #expect(
        SBUModuleSet.PromoteMemberModule.HeaderComponent == SBUPromoteMemberModule.Header.self)
    })
    expect(frame, is: Self.promote.replacing("[Cancel] Select", with: "[Close]  Select"))
  }

  // MARK: View model

  @Test func a_customized_view_model_of_the_invite_screen_invites() throws {
    // Page 000: a customized view model of the invite users view, which invites.
    let frame = try PageApp.frame(
      after: { $0.show(InviteModels.CustomViewController(channelUrl: "spring-sale")) },
      steps: "  - select: [dora]\n",
      then: { app in
        let screen = try app.top(InviteModels.CustomViewController.self)
        #expect(screen.viewModel is InviteModels.CustomViewModel)
        screen.inviteSelectedUsers()
        ScreenEnvironment.current?.mainQueue.runDueItems()
        #expect(app.groupChannel?.members.map(\.userId).contains("dora") == true)
      })
    #expect(!frame.contains("Invite users"), "\(frame)")
  }

  @Test func a_customized_view_model_of_the_promote_screen_promotes() throws {
    // Page 000: a customized view model of the promote members view, which promotes.
    let frame = try PageApp.frame(
      after: { $0.show(PromoteModels.CustomViewController(channelUrl: "spring-sale")) },
      steps: "  - select: [bela]\n",
      then: { app in
        let screen = try app.top(PromoteModels.CustomViewController.self)
        #expect(screen.viewModel is PromoteModels.CustomViewModel)
        screen.promoteSelectedMembers()
        ScreenEnvironment.current?.mainQueue.runDueItems()
        let bela = app.groupChannel?.members.first { $0.userId == "bela" }
        #expect(bela?.role == .operator)
      })
    #expect(!frame.contains("Select users"), "\(frame)")
  }

  @Test func the_view_models_event_delegates_can_be_customized() throws {
    // Page 000.
    let invite = try PageApp.frame(after: {
      $0.show(InviteEvents.CustomViewController(channelUrl: "spring-sale"))
    })
    #expect(invite.contains("│ [Cancel]   Cara, Dóra   (Invite) │"), "\(invite)")
    let promote = try PageApp.frame(after: {
      $0.show(PromoteEvents.CustomViewController(channelUrl: "spring-sale"))
    })
    #expect(promote.contains("│ [Cancel]      Béla    (Register) │"), "\(promote)")
  }

  @Test func the_data_source_can_be_customized_with_the_same_code() throws {
    // Page 000.
    let users = (1...10).map { ("\($0)", "Guest \($0)") }
    let invite = try PageApp.frame(after: { app in
      let guests = users.map { SBUUser(userId: $0, nickname: $1) }
      app.show(
        InviteData.CustomViewController(channelUrl: "spring-sale", users: guests))
    })
    #expect(invite.contains("│ ○ Guest 10                   [ ] │\n│ ○ Late guest"), "\(invite)")
    let promote = try PageApp.frame(after: { app in
      let guests = users.map { SBUUser(userId: $0, nickname: $1) }
      app.show(
        PromoteData.CustomViewController(channelUrl: "spring-sale", users: guests))
    })
    #expect(promote.contains("│ ○ Guest 10                   [ ] │\n│ ○ Late member"), "\(promote)")
  }

  @Test func the_invite_screen_has_the_documented_parts_and_parameters() throws {
    // Page 000: invite users: the tables of parts, of configure and of createViewModel.
    let frame = try PageApp.frame(after: { app in
      let channel: SBDGroupChannel = try #require(app.groupChannel)
      let screen = SBUInviteUserViewController(channel: channel)
      let header: SBUInviteUserModule.Header = try #require(screen.headerComponent)
      let list: SBUInviteUserModule.List = try #require(screen.listComponent)
      let module = SBUModuleSet.inviteUserModule
      #expect(type(of: header) == module.headerComponent.map { type(of: $0) })
      #expect(type(of: list) == module.listComponent.map { type(of: $0) })
      let headerDelegate: any SBUInviteUserModuleHeaderDelegate = screen
      let headerDataSource: any SBUInviteUserModuleHeaderDataSource = screen
      let listDelegate: any SBUInviteUserModuleListDelegate = screen
      let listDataSource: any SBUInviteUserModuleListDataSource = screen
      let theme = SBUUserListTheme.dark
      header.configure(delegate: headerDelegate, dataSource: headerDataSource, theme: theme)
      list.configure(delegate: listDelegate, dataSource: listDataSource, theme: theme)
      #expect(header.delegate === screen && header.dataSource === screen)
      #expect(list.delegate === screen && list.dataSource === screen)
      #expect(header.theme === theme && list.theme === theme)
      let first: SBUInviteUserViewModel? = screen.viewModel
      screen.createViewModel(channelUrl: nil, channelType: .group)
      #expect(screen.viewModel === first)
      screen.createViewModel(channelUrl: "spring-sale", channelType: .group, users: nil)
      #expect(screen.viewModel !== first && screen.channelURL == "spring-sale")
      app.show(screen)
    })
    expect(frame, is: Self.invite)
  }

  @Test func the_promote_screen_has_the_documented_parts_and_parameters() throws {
    // Page 000: promote members: the tables of parts, of configure and of createViewModel.
    let frame = try PageApp.frame(after: { app in
      let channel: SBDGroupChannel = try #require(app.groupChannel)
      let screen = SBUPromoteMemberViewController(channel: channel)
      let header: SBUPromoteMemberModule.Header = try #require(screen.headerComponent)
      let list: SBUPromoteMemberModule.List = try #require(screen.listComponent)
      let module = SBUModuleSet.promoteMemberModule
      #expect(type(of: header) == module.headerComponent.map { type(of: $0) })
      #expect(type(of: list) == module.listComponent.map { type(of: $0) })
      let headerDelegate: any SBUPromoteMemberModuleHeaderDelegate = screen
      let headerDataSource: any SBUPromoteMemberModuleHeaderDataSource = screen
      let listDelegate: any SBUPromoteMemberModuleListDelegate = screen
      let listDataSource: any SBUPromoteMemberModuleListDataSource = screen
      let theme = SBUUserListTheme.dark
      header.configure(delegate: headerDelegate, dataSource: headerDataSource, theme: theme)
      list.configure(delegate: listDelegate, dataSource: listDataSource, theme: theme)
      #expect(header.delegate === screen && header.dataSource === screen)
      #expect(list.delegate === screen && list.dataSource === screen)
      #expect(header.theme === theme && list.theme === theme)
      let first: SBUPromoteMemberViewModel? = screen.viewModel
      screen.createViewModel(channelUrl: nil, channelType: .group)
      #expect(screen.viewModel === first)
      screen.createViewModel(channelUrl: "spring-sale", channelType: .group, users: nil)
      #expect(screen.viewModel !== first && screen.channelURL == "spring-sale")
      app.show(screen)
    })
    expect(frame, is: Self.promote)
  }

  @Test func an_invalid_channel_URL_shows_no_user_list() throws {
    // Page 000.
    let invite = try PageApp.frame(after: { $0.inviteByUrl("no-such-channel") })
    #expect(invite.contains("Invite users") && !invite.contains("○"), "\(invite)")
    let promote = try PageApp.frame(after: { $0.promoteByUrl("no-such-channel") })
    #expect(promote.contains("Select users") && !promote.contains("○"), "\(promote)")
  }
}
