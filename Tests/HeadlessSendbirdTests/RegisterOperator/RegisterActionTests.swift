import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Registering the selected users as operators, and leaving the screen.
@Suite("Register operators: actions") struct RegisterActionTests {
  private let council = OperatorScreens(types: [RegisterEventScreen.self])

  private func screen(_ channel: String, _ steps: String, _ more: String = "") -> String {
    """
    viewController: RegisterEventScreen
    channelURL: \(channel)
    steps: [\(steps)]
    \(more)
    """
  }

  @Test(arguments: ["club", "town-hall"])
  func Register_sends_the_ids_in_selection_order_and_goes_back(channel: String) throws {
    // S32, S94 to S96, S182.
    let log = try council.events(screen(channel, "select: [eve, bob], tap: rightBarButton"))
    expect(
      log.after("bob eve\n"),
      is: """
        L+
        registered: eve bob
        popToChannel
        L-
        """)
  }

  @Test func tapping_Register_without_a_selection_does_nothing() throws {
    // S94, S181.
    expect(try council.events(screen("club", "tap: rightBarButton")), is: "L+\nU bob dan eve\nL-")
  }

  @Test(arguments: ["club", "town-hall"])
  func a_failure_is_reported_while_loading_and_the_screen_is_unchanged(channel: String) throws {
    // S32, S96, S193: a failure logs L+, E, L-, and the screen is unchanged.
    let yaml = screen(
      channel, "select: [bob], tap: rightBarButton",
      "network: { failures: [{ request: addOperators, code: 500301, message: Lost }] }")
    expect(
      try council.events(yaml).after("selected: bob\n"),
      is: """
        L+
        E 500301
        errorHandler: Lost
        L-
        """)
    let dan = channel == "club" ? "⊘ Dan Wu" : "○ Dan Wu"
    expect(
      try council.frames(yaml),
      is: frame(
        "[Cancel]   Select users [Register 1]", row("○ Bob Stone", "[x]"), row(dan),
        row("○ (No name)")))
  }

  @Test func the_service_rejects_registration_by_a_non_operator() throws {
    // S96.
    let log = try council.events(screen("guests", "select: [bob], tap: rightBarButton"))
    expect(
      log.after("selected: bob\n"),
      is: """
        L+
        E 400108
        errorHandler: Not authorized.
        L-
        """)
  }

  @Test func an_unknown_user_cannot_become_an_operator() throws {
    // S96.
    var council = council
    council.actions["register a stranger"] = on { (screen: SBURegisterOperatorViewController) in
      screen.viewModel?.registerAsOperators(users: [SBUUser(userId: "stranger")])
    }
    let log = try council.events(screen("club", "act: register a stranger"))
    expect(
      log.after("bob dan eve\nL-\n"), is: "L+\nE 400201\nerrorHandler: User not found.\nL-")
  }

  @Test func operators_can_be_registered_by_selection_by_user_or_by_id() throws {
    // S95: by selection, by users, by ids; an empty list of ids is allowed.
    var council = OperatorScreens(types: [StayingRegisterScreen.self])
    council.actions["register"] = on { (screen: SBURegisterOperatorViewController) in
      let model = try #require(screen.viewModel)
      model.selectUser(user: model.userList[1])
      EventLog.note("")
      model.registerAsOperators()
      model.registerAsOperators(users: [model.userList[0]])
      model.registerAsOperators(userIds: [])
    }
    let log = try council.events(
      "viewController: StayingRegisterScreen\nchannelURL: club\nsteps: [{ act: register }]")
    expect(
      log.after("\n\n"),
      is: """
        L+
        L+
        L+
        registered: dan
        L-
        registered: bob
        L-
        registered:\u{20}
        L-
        """)
  }

  @Test func registering_does_nothing_without_a_channel() throws {
    // S95.
    var council = council
    council.actions["register"] = on { (screen: SBURegisterOperatorViewController) in
      #expect(screen.channel == nil)
      screen.viewModel?.registerAsOperators(userIds: ["bob"])
    }
    let log = try council.events(
      screen(
        "club", "act: register",
        "network: { failures: [{ request: getChannel, code: 7, message: Lost }] }"))
    expect(log, is: "L+\nL-\nE 7\nerrorHandler: Lost")
  }

  @Test(arguments: ["club", "town-hall"])
  func selection_and_rows_are_unchanged_if_the_screen_stays(channel: String) throws {
    // S86, S96: if the screen stays, selection and rows are unchanged until the next load.
    var council = OperatorScreens(types: [StayingRegisterScreen.self])
    council.actions["begin anew"] = on { (screen: SBURegisterOperatorViewController) in
      screen.viewModel?.resetUserList()
    }
    let shown = try council.frames(
      """
      viewController: StayingRegisterScreen
      channelURL: \(channel)
      steps:
        - select: [bob, eve]
        - tap: rightBarButton
        - snapshot: registered
        - act: begin anew
        - snapshot: loaded again
      """)
    let dan = channel == "club" ? "⊘ Dan Wu" : "○ Dan Wu"
    let bar = "[Cancel]   Select users [Register 2]"
    expect(
      shown,
      is: """
        ── registered ──────────────────────────
        \(frame(bar, row("○ Bob Stone", "[x]"), row(dan), row("○ (No name)", "[x]")))

        ── loaded again ────────────────────────
        \(frame(bar, row(dan)))
        """)
  }

  @Test func Cancel_goes_back_through_onClickBack() throws {
    // S82, S94.
    let yaml = screen("club", "tap: leftBarButton")
    expect(try council.events(yaml), is: "L+\nU bob dan eve\nL-\nonClickBack")
    #expect(try council.frames(yaml).contains("(dismissed: back to the "))
  }

  @Test(
    arguments: [
      ("club", "members"), ("club", "operators"), ("town-hall", "participants"),
      ("town-hall", "operators"),
    ])
  func only_an_operator_list_below_shows_new_operators(
    channel: String, list: String
  ) throws {
    // S78, S185.
    var council = OperatorScreens()
    council.actions["go on to register"] = { screen in
      let next =
        channel == "club"
        ? SBUViewControllerSet.GroupChannelRegisterOperatorViewController.init(
          channelURL: channel, channelType: .group, users: nil)
        : SBUViewControllerSet.OpenChannelRegisterOperatorViewController.init(
          channelURL: channel, channelType: .open, users: nil)
      screen.navigationController?.pushViewController(next, animated: true)
    }
    let shown = try council.frames(
      """
      viewController: SBUUserListViewController
      channelURL: \(channel)
      userListType: \(list)
      steps:
        - snapshot: before
        - act: go on to register
        - select: bob
        - tap: rightBarButton
        - snapshot: after
      """)
    let bobs = shown.split(separator: "\n").filter { $0.contains("Bob Stone") }
    // A list of operators has no Operator label; the other lists were not reloaded.
    #expect(bobs.count == (list == "operators" ? 1 : 2), "\(shown)")
    #expect(!bobs.contains { $0.contains("Operator") }, "\(shown)")
    #expect(shown.after("── after").contains("Bob Stone"), "\(shown)")
  }
}

/// A screen that stays after users become operators.
final class StayingRegisterScreen: RegisterEventScreen {
  override func registerOperatorViewModel(
    _ viewModel: SBURegisterOperatorViewModel, didRegisterOperatorIds operatorIds: [String]
  ) {
    EventLog.note("registered: \(operatorIds.joined(separator: " "))")
  }
}
