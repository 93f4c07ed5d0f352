import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Making the selected people operators, and the ways out of the screen.
struct RegisterActionTests {
  private let council = Council(types: [RegisterEventScreen.self])

  private func screen(_ channel: String, _ steps: String, _ more: String = "") -> String {
    """
    viewController: RegisterEventScreen
    channelURL: \(channel)
    steps: [\(steps)]
    \(more)
    """
  }

  @Test(
    "S32, S94 to S96, S182: Register sends the ids in the order of selecting, and goes back",
    arguments: ["club", "town-hall"])
  func registering(channel: String) throws {
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

  @Test("S94, S181: a tap of Register with nobody selected does nothing")
  func nobodySelected() throws {
    expect(try council.events(screen("club", "tap: rightBarButton")), is: "L+\nU bob dan eve\nL-")
  }

  @Test(
    "S32, S96, S193: when it fails it goes L+, E, L-, and the screen stays as it was",
    arguments: ["club", "town-hall"])
  func failing(channel: String) throws {
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

  @Test("S96: the service refuses whoever is no operator, as it does in the kit")
  func notAuthorized() throws {
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

  @Test("S96: a user whom the service does not know cannot become an operator")
  func unknownUser() throws {
    var council = council
    council.deeds["register a stranger"] = on { (screen: SBURegisterOperatorViewController) in
      screen.viewModel?.registerAsOperators(users: [SBUUser(userId: "stranger")])
    }
    let log = try council.events(screen("club", "act: register a stranger"))
    expect(
      log.after("bob dan eve\nL-\n"), is: "L+\nE 400201\nerrorHandler: User not found.\nL-")
  }

  @Test("S95: by the selection, by users, by ids; nothing checks that somebody is registered")
  func waysToRegister() throws {
    var council = Council(types: [StayingRegisterScreen.self])
    council.deeds["register"] = on { (screen: SBURegisterOperatorViewController) in
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

  @Test("S95: while there is no channel, registering does nothing")
  func noChannel() throws {
    var council = council
    council.deeds["register"] = on { (screen: SBURegisterOperatorViewController) in
      #expect(screen.channel == nil)
      screen.viewModel?.registerAsOperators(userIds: ["bob"])
    }
    let log = try council.events(
      screen(
        "club", "act: register",
        "network: { failures: [{ request: getChannel, code: 7, message: Lost }] }"))
    expect(log, is: "L+\nL-\nE 7\nerrorHandler: Lost")
  }

  @Test(
    "S86, S96: where the screen stays, selection and rows are as before until the next load",
    arguments: ["club", "town-hall"])
  func staying(channel: String) throws {
    var council = Council(types: [StayingRegisterScreen.self])
    council.deeds["begin anew"] = on { (screen: SBURegisterOperatorViewController) in
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

  @Test("S82, S94: Cancel goes back by the screen's own method")
  func cancel() throws {
    let yaml = screen("club", "tap: leftBarButton")
    expect(try council.events(yaml), is: "L+\nU bob dan eve\nL-\nonClickBack")
    #expect(try council.frames(yaml).contains("(the screen was dismissed)"))
  }

  @Test("S40: the indicator lies over the rows while the service is asked")
  func indicator() throws {
    let shown = try council.frames(
      """
      viewController: SBURegisterOperatorViewController
      channelURL: club
      network: { latency: 300ms }
      steps:
        - advance: 600ms
        - select: bob
        - tap: rightBarButton
        - snapshot: registering
      """)
    #expect(shown.contains("◌ loading"), "\(shown)")
    #expect(shown.contains("[Register 1]"), "\(shown)")
  }

  @Test(
    "S78, S185: a list below hears of new operators itself, or shows them as they were",
    arguments: [
      ("club", "members"), ("club", "operators"), ("town-hall", "participants"),
      ("town-hall", "operators"),
    ])
  func listsBelow(channel: String, list: String) throws {
    var council = Council()
    council.deeds["go on to register"] = { screen in
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
    // A list of operators calls nobody one; the other lists were not loaded again.
    #expect(bobs.count == (list == "operators" ? 1 : 2), "\(shown)")
    #expect(!bobs.contains { $0.contains("Operator") }, "\(shown)")
    #expect(shown.after("── after").contains("Bob Stone"), "\(shown)")
  }
}

/// A screen that stays when people became operators.
final class StayingRegisterScreen: RegisterEventScreen {
  override func registerOperatorViewModel(
    _ viewModel: SBURegisterOperatorViewModel, didRegisterOperatorIds operatorIds: [String]
  ) {
    EventLog.note("registered: \(operatorIds.joined(separator: " "))")
  }
}
