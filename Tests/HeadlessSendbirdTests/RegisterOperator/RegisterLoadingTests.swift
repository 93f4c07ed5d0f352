import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Who can become an operator, and which events say so.
struct RegisterLoadingTests {
  private let council = Council(types: [RegisterEventScreen.self])
  private let bar = "[Cancel]    Select users  (Register)"

  private func screen(_ channel: String, _ more: String = "") -> String {
    "viewController: RegisterEventScreen\nchannelURL: \(channel)\n\(more)"
  }

  @Test("S25, S61, S90: members who are operators never come; muted ones look muted (S92)")
  func members() throws {
    expect(try council.events(screen("club")), is: "L+\nU bob dan eve\nL-")
    expect(
      try council.frames(screen("club")),
      is: frame(bar, row("○ Bob Stone"), row("⊘ Dan Wu"), row("○ (No name)")))
  }

  @Test("S74, S197, per page 001: participants who are operators are not shown; nobody looks muted")
  func participants() throws {
    expect(try council.events(screen("town-hall")), is: "L+\nU bob dan eve\nL-")
    expect(
      try council.frames(screen("town-hall")),
      is: frame(bar, row("○ Bob Stone"), row("○ Dan Wu"), row("○ (No name)")))
  }

  @Test("S61: the list is of operators to be, by one query of 20, for each type of channel its own")
  func queries() throws {
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

  @Test("S64: the current user is offered like everybody else")
  func currentUser() throws {
    expect(
      try council.frames(screen("guests")),
      is: frame(bar, row("○ Alice Kim (You)"), row("○ Bob Stone")))
  }

  @Test(
    "S25, S50: where all are operators there is no U, and the list is blank",
    arguments: ["heads", "stage"])
  func nobody(channel: String) throws {
    expect(try council.events(screen(channel)), is: "L+\nL-")
    expect(try council.frames(screen(channel)), is: blankFrame(bar))
  }

  @Test(
    "S28, S41, S42: an error before the page comes after L-",
    arguments: ["connect", "getChannel"], ["club", "town-hall"])
  func errorBeforeThePage(request: String, channel: String) throws {
    let yaml = screen(
      channel, "network: { failures: [{ request: \(request), code: 400108, message: Not you }] }")
    expect(try council.events(yaml), is: "L+\nL-\nE 400108\nerrorHandler: Not you")
    expect(try council.frames(yaml), is: blankFrame(bar))
  }

  @Test(
    "S29, S42: an error of the first page comes before L-; the screen stays blank (S193)",
    arguments: [("club", "loadMembers"), ("town-hall", "loadParticipants")])
  func errorOfThePage(channel: String, request: String) throws {
    let yaml = screen(
      channel, "network: { failures: [{ request: \(request), code: 500301, message: Lost }] }")
    expect(try council.events(yaml), is: "L+\nE 500301\nerrorHandler: Lost\nL-")
    expect(try council.frames(yaml), is: blankFrame(bar))
  }

  @Test("S31, S60: after the last page there is only an L-", arguments: ["club", "town-hall"])
  func exhausted(channel: String) throws {
    var council = council
    council.deeds["load more"] = on { (screen: SBURegisterOperatorViewController) in
      screen.viewModel?.loadNextUserList(reset: false)
    }
    let log = try council.events(screen(channel, "steps: [{ act: load more }]"))
    expect(log, is: "L+\nU bob dan eve\nL-\nL-")
  }

  @Test("S58: a page is not asked for while another is on its way")
  func oneLoadAtATime() throws {
    var council = council
    council.deeds["load"] = on { (screen: SBURegisterOperatorViewController) in
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
    "S75: where the channel has no such list, L- comes before E, and the view model stays busy",
    arguments: [
      (ChannelType.group, "Cannot create the memberListQuery."),
      (ChannelType.open, "Cannot create the participantListQuery."),
    ])
  func wrongClass(type: ChannelType, message: String) throws {
    var council = council
    council.deeds["ask before the channel is there"] = { screen in
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

  @Test("S76: what happens in the channel changes nothing here")
  func channelEvents() throws {
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

  @Test("S40, S49: while it loads the screen has its bar, no rows and the indicator")
  func loading() throws {
    let shown = try council.frames(
      screen(
        "town-hall",
        """
        network: { latency: 300ms }
        steps: [{ advance: 500ms }, { snapshot: waiting }, { advance: 100ms }, { snapshot: there }]
        """))
    expect(
      shown,
      is: """
        ── waiting ─────────────────────────────
        \(frame(
          bar, "", "", "           ╭───────────╮", "           │ ◌ loading │",
          "           ╰───────────╯", "", ""))

        ── there ───────────────────────────────
        \(frame(bar, row("○ Bob Stone"), row("○ Dan Wu"), row("○ (No name)")))
        """)
  }
}
