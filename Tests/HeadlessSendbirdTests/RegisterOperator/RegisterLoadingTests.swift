import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Who can become an operator, and which events say so.
@Suite("Register operators: loading") struct RegisterLoadingTests {
  private let council = OperatorScreens(types: [RegisterEventScreen.self])
  private let bar = "[Cancel]    Select users  (Register)"

  private func screen(_ channel: String, _ more: String = "") -> String {
    "viewController: RegisterEventScreen\nchannelURL: \(channel)\n\(more)"
  }

  @Test func members_who_are_operators_never_come_and_muted_ones_look_muted() throws {
    // S25, S61, S90, S92.
    expect(try council.events(screen("club")), is: "L+\nU bob dan eve\nL-")
    expect(
      try council.frames(screen("club")),
      is: frame(bar, row("○ Bob Stone"), row("⊘ Dan Wu"), row("○ (No name)")))
  }

  @Test func participants_who_are_operators_are_not_shown_and_nobody_looks_muted() throws {
    // S74, S197, per page 001.
    expect(try council.events(screen("town-hall")), is: "L+\nU bob dan eve\nL-")
    expect(
      try council.frames(screen("town-hall")),
      is: frame(bar, row("○ Bob Stone"), row("○ Dan Wu"), row("○ (No name)")))
  }

  @Test func each_type_of_channel_has_its_own_query_of_20() throws {
    // S61: the list is of operators to be, by one query of 20, for each type of channel its own.
    try council.look(screen("club")) { (screen: SBURegisterOperatorViewController) in
      let model = try #require(screen.viewModel)
      #expect(model.inviteListType == .operators)
      #expect(model.memberListQuery?.limit == 20)
      #expect(model.userListQuery == nil && model.participantListQuery == nil)
      #expect(model.joinedUserIds.isEmpty)
    }
    try council.look(screen("town-hall")) { (screen: SBURegisterOperatorViewController) in
      let model = try #require(screen.viewModel)
      #expect(model.participantListQuery?.limit == 20)
      #expect(model.userListQuery == nil && model.memberListQuery == nil)
    }
  }

  @Test(arguments: ["heads", "stage"])
  func where_all_are_operators_no_change_is_told_and_the_list_is_blank(channel: String) throws {
    // S25, S50.
    expect(try council.events(screen(channel)), is: "L+\nL-")
    expect(try council.frames(screen(channel)), is: blankFrame(bar))
  }

  @Test(arguments: ["connect", "getChannel"], ["club", "town-hall"])
  func an_error_before_the_page_comes_after_the_end_of_loading(
    request: String, channel: String
  ) throws {
    // S28, S41, S42.
    let yaml = screen(
      channel, "network: { failures: [{ request: \(request), code: 400108, message: Not you }] }")
    expect(try council.events(yaml), is: "L+\nL-\nE 400108\nerrorHandler: Not you")
    expect(try council.frames(yaml), is: blankFrame(bar))
  }

  @Test(arguments: [("club", "loadMembers"), ("town-hall", "loadParticipants")])
  func an_error_of_the_first_page_comes_before_the_end_of_loading(
    channel: String, request: String
  ) throws {
    // S29, S42: an error of the first page comes before L-; the screen stays blank (S193).
    let yaml = screen(
      channel, "network: { failures: [{ request: \(request), code: 500301, message: Lost }] }")
    expect(try council.events(yaml), is: "L+\nE 500301\nerrorHandler: Lost\nL-")
    expect(try council.frames(yaml), is: blankFrame(bar))
  }

  @Test(arguments: ["club", "town-hall"])
  func after_the_last_page_there_is_only_an_end_of_loading(channel: String) throws {
    // S31, S60.
    var council = council
    council.actions["load more"] = on { (screen: SBURegisterOperatorViewController) in
      screen.viewModel?.loadNextUserList(reset: false)
    }
    let log = try council.events(screen(channel, "steps: [{ act: load more }]"))
    expect(log, is: "L+\nU bob dan eve\nL-\nL-")
  }

  @Test func a_page_is_not_asked_for_while_another_is_on_its_way() throws {
    // S58.
    var council = council
    council.actions["load"] = on { (screen: SBURegisterOperatorViewController) in
      screen.viewModel?.resetUserList()
    }
    let log = try council.events(
      screen(
        "club",
        """
        network: { latency: 300ms }
        steps: [{ advance: 700ms }, { act: load }, { act: load }]
        """))
    expect(log, is: "L+\nU bob dan eve\nL-\nU bob dan eve\nL-")
  }

  @Test(
    arguments: [
      (ChannelType.group, "Cannot create the memberListQuery."),
      (ChannelType.open, "Cannot create the participantListQuery."),
    ])
  func where_the_channel_has_no_such_list_the_view_model_stays_busy(
    type: ChannelType, message: String
  ) throws {
    // S75: where the channel has no such list, L- comes before E, and the view model stays busy.
    var council = council
    council.actions["ask before the channel is there"] = { screen in
      let next = RegisterEventScreen(
        channelURL: type == .open ? "town-hall" : "club",
        channelType: type)
      next.viewModel?.loadNextUserList(reset: true)
      screen.navigationController?.pushViewController(next, animated: true)
    }
    let log = try council.events(
      """
      viewController: SBURegisterOperatorViewController
      channelURL: heads
      steps: [{ act: ask before the channel is there }]
      """)
    expect(log, is: "L+\nL-\nE -1\nerrorHandler: \(message)")
  }

  @Test func what_happens_in_the_channel_changes_nothing_here() throws {
    // S76.
    let yaml = screen(
      "club",
      """
      steps:
        - event: { userMuted: bob, channel: club }
        - event: { userBanned: eve, channel: club }
        - event: { operatorsUpdated: [alice, dan], channel: club }
      """)
    expect(try council.events(yaml), is: "L+\nU bob dan eve\nL-")
    expect(
      try council.frames(yaml),
      is: frame(bar, row("○ Bob Stone"), row("⊘ Dan Wu"), row("○ (No name)")))
  }
}
