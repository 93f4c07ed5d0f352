import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The users who can become operators, and the loading events.
@Suite("Register operators: loading") struct RegisterLoadingTests {
  private let council = OperatorScreens(types: [RegisterEventScreen.self])
  private let bar = "[Cancel]    Select users  (Register)"

  private func screen(_ channel: String, _ more: String = "") -> String {
    "viewController: RegisterEventScreen\nchannelURL: \(channel)\n\(more)"
  }

  @Test func operators_are_not_listed_and_muted_members_are_marked() throws {
    // S25, S61, S90, S92.
    expect(try council.events(screen("club")), is: "L+\nU bob dan eve\nL-")
    expect(
      try council.frames(screen("club")),
      is: frame(bar, row("○ Bob Stone"), row("⊘ Dan Wu"), row("○ (No name)")))
  }

  @Test func operators_are_not_listed_and_muted_participants_are_not_marked() throws {
    // S74, S197, per page 001.
    expect(try council.events(screen("town-hall")), is: "L+\nU bob dan eve\nL-")
    expect(
      try council.frames(screen("town-hall")),
      is: frame(bar, row("○ Bob Stone"), row("○ Dan Wu"), row("○ (No name)")))
  }

  @Test func each_channel_type_has_its_own_query_with_a_limit_of_20() throws {
    // S61: future operators come from one query with a limit of 20 for each channel type.
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
  func the_list_is_blank_without_a_change_event_if_all_are_operators(channel: String) throws {
    // S25, S50.
    expect(try council.events(screen(channel)), is: "L+\nL-")
    expect(try council.frames(screen(channel)), is: blankFrame(bar))
  }

  @Test(arguments: ["connect", "getChannel"], ["club", "town-hall"])
  func an_error_before_the_first_page_is_reported_after_loading_ends(
    request: String, channel: String
  ) throws {
    // S28, S41, S42.
    let yaml = screen(
      channel, "network: { failures: [{ request: \(request), code: 400108, message: Not you }] }")
    expect(try council.events(yaml), is: "L+\nL-\nE 400108\nerrorHandler: Not you")
    expect(try council.frames(yaml), is: blankFrame(bar))
  }

  @Test(arguments: [("club", "loadMembers"), ("town-hall", "loadParticipants")])
  func an_error_of_the_first_page_is_reported_before_loading_ends(
    channel: String, request: String
  ) throws {
    // S29, S42: an error of the first page is logged before L-; the screen is blank (S193).
    let yaml = screen(
      channel, "network: { failures: [{ request: \(request), code: 500301, message: Lost }] }")
    expect(try council.events(yaml), is: "L+\nE 500301\nerrorHandler: Lost\nL-")
    expect(try council.frames(yaml), is: blankFrame(bar))
  }

  @Test(arguments: ["club", "town-hall"])
  func a_request_after_the_last_page_only_ends_loading(channel: String) throws {
    // S31, S60.
    var council = council
    council.actions["load more"] = on { (screen: SBURegisterOperatorViewController) in
      screen.viewModel?.loadNextUserList(reset: false)
    }
    let log = try council.events(screen(channel, "steps: [{ act: load more }]"))
    expect(log, is: "L+\nU bob dan eve\nL-\nL-")
  }

  @Test func a_page_is_not_requested_while_another_is_loading() throws {
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
  func the_view_model_stays_busy_if_the_query_cannot_be_created(
    type: ChannelType, message: String
  ) throws {
    // S75: if the channel has no such list, L- comes before E, and the view model stays busy.
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

  @Test func channel_events_are_ignored() throws {
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
