import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The rows of the register operator screen, and custom users.
@Suite("Register operators: list") struct RegisterListTests {
  private let bar = "[Cancel]    Select users  (Register)"

  private func screen(_ type: String, _ more: String = "") -> String {
    "viewController: \(type)\nchannelURL: club\n\(more)"
  }

  @Test func custom_users_are_shown_as_given_without_a_query() throws {
    // S57, S211.
    let council = OperatorScreens(types: [RegisterEventScreen.self])
    let yaml = screen(
      "RegisterEventScreen",
      """
      users: [dan, { userId: zoe, nickname: Zoë }]
      network: { failures: [{ request: loadMembers }] }
      """)
    expect(try council.events(yaml), is: "L+\nU dan zoe\nL-")
    expect(try council.frames(yaml), is: frame(bar, row("○ Dan Wu"), row("○ Zoë")))
  }

  @Test(arguments: ["club", "town-hall"])
  func custom_users_who_are_operators_are_not_offered(channel: String) throws {
    // S90, S197, per pages 000 and 001.
    let council = OperatorScreens(types: [RegisterEventScreen.self])
    let screen = "viewController: RegisterEventScreen\nchannelURL: \(channel)\n"
    let some = "\(screen)users: [alice, bob, chloe]"
    expect(try council.events(some), is: "L+\nU bob\nL-")
    expect(try council.frames(some), is: frame(bar, row("○ Bob Stone")))
    expect(try council.events("\(screen)users: [alice, chloe]"), is: "L+\nnextUserList\nL-")
  }

  @Test func pages_of_operators_only_are_skipped_without_losing_the_next_page() throws {
    // S90: unlike on the invite screen, no page is dropped (S66).
    let log = try OperatorScreens(
      project: "components: { Paged: { extends: RegisterEventScreen, pages: [[chloe], [eve]] } }",
      types: [RegisterEventScreen.self]
    ).events(screen("Paged", "users: [alice]"))
    expect(log, is: "L+\nnextUserList\nnextUserList\nU eve\nL-")
  }

  @Test(arguments: ["club", "town-hall"])
  func an_empty_custom_list_is_shown_as_empty_in_every_channel(channel: String) throws {
    // S67.
    let council = OperatorScreens(types: [RegisterEventScreen.self])
    let yaml = """
      viewController: RegisterEventScreen
      channelURL: \(channel)
      users: []
      network: { failures: [{ request: loadMembers }, { request: loadParticipants }] }
      """
    expect(try council.events(yaml), is: "L+\nU \nL-")
    expect(
      try council.frames(yaml),
      is: frame(bar, "", "", "                 ∅", "              No users", "", "", ""))
  }

  @Test func further_pages_from_nextUserList_keep_duplicates() throws {
    // S57, S68, S69.
    let log = try OperatorScreens(
      project: """
        components: { Paged: { extends: RegisterEventScreen, pages: [[eve, eve], [dan]] } }
        """, types: [RegisterEventScreen.self]
    ).events(
      screen("Paged", "users: [bob, bob, bob, bob, bob, bob, bob, bob, bob, bob]"))
    expect(
      log,
      is: """
        L+
        U bob bob bob bob bob bob bob bob bob bob
        L-
        nextUserList
        U bob bob bob bob bob bob bob bob bob bob eve eve
        L-
        nextUserList
        U bob bob bob bob bob bob bob bob bob bob eve eve dan
        L-
        nextUserList
        """)
  }

  @Test func the_view_model_stays_busy_after_nextUserList_returns_nil() throws {
    // S71.
    var council = OperatorScreens(types: [RegisterEventScreen.self])
    council.actions["begin anew"] = on { (screen: SBURegisterOperatorViewController) in
      EventLog.note("reset")
      screen.viewModel?.resetUserList()
    }
    let log = try council.events(
      screen(
        "RegisterEventScreen",
        """
        users: [bob, bob, bob, bob, bob, bob, bob, bob, bob, bob]
        steps: [{ act: begin anew }]
        """))
    expect(
      log,
      is: """
        L+
        U bob bob bob bob bob bob bob bob bob bob
        L-
        nextUserList
        reset
        """)
  }

  @Test(arguments: [("ClubOfferScreen", "club"), ("HallOfferScreen", "town-hall")])
  func a_custom_user_whom_the_app_calls_an_operator_is_labeled_but_not_selectable(
    type: String, channel: String
  ) throws {
    // S89.
    let council = OperatorScreens(types: [ClubOfferScreen.self, HallOfferScreen.self])
    let yaml = "viewController: \(type)\nchannelURL: \(channel)"
    expect(
      try council.frames(yaml),
      is: frame(
        bar, row("○ Olga", "Operator ( )"), row("○ Pam"), row("⊘ Quin", "Operator ( )")))
    expect(
      try council.frames("\(yaml)\nsteps: [{ select: pam }]"),
      is: frame(
        "[Cancel]   Select users [Register 1]", row("○ Olga", "Operator ( )"),
        row("○ Pam", "[x]"), row("⊘ Quin", "Operator ( )")))
    let refused = try council.frames("\(yaml)\nsteps: [{ select: olga }]")
    #expect(refused.contains("error:") && refused.contains("[failed-step]"), "\(refused)")
  }

  @Test func a_reused_cell_is_enabled_or_disabled_for_each_row() throws {
    // S91: each row is enabled or disabled, even in a reused cell.
    try OperatorScreens(types: [ClubOfferScreen.self]).look(
      "viewController: ClubOfferScreen\nchannelURL: club"
    ) { (screen: ClubOfferScreen) in
      let list = try #require(screen.listComponent)
      let cell = SBUUserCell()
      let expected = [false, true, false, true]
      for (row, takesTouches) in zip([0, 1, 2, 1], expected) {
        list.configureCell(cell, indexPath: IndexPath(row: row, section: 0))
        #expect(cell.isUserInteractionEnabled == takesTouches, "row \(row)")
        #expect(cell.checkboxButton.isEnabled == takesTouches, "row \(row)")
      }
      #expect(cell.type == .invite)
      #expect(!cell.isChecked)
    }
  }

  @Test func a_row_has_the_invite_type_and_its_box_shows_the_selection() throws {
    // S89: a row has the type .invite, and its box shows whether the user is selected.
    try OperatorScreens().look(
      """
      viewController: SBURegisterOperatorViewController
      channelURL: club
      """
    ) { (screen: SBURegisterOperatorViewController) in
      let list = try #require(screen.listComponent)
      let model = try #require(screen.viewModel)
      model.selectUser(user: model.userList[1])
      let checked = (0..<3).map { row in
        let cell = SBUUserCell()
        list.configureCell(cell, indexPath: IndexPath(row: row, section: 0))
        #expect(cell.type == .invite && !cell.checkboxButton.isHidden && cell.moreButton.isHidden)
        return cell.isChecked
      }
      #expect(checked == [false, true, false])
      #expect(list.isSelectedUser(model.userList[1]) && !list.isSelectedUser(model.userList[0]))
      #expect(list.userList?.sbu_getUserIds() == ["bob", "dan", "eve"])
      #expect(list.selectedUserList?.map(\.userId) == ["dan"])
      #expect(screen.selectedUserList.map(\.userId) == ["dan"])
      #expect(screen.headerComponent?.selectedUserList?.map(\.userId) == ["dan"])
    }
  }

  @Test(arguments: ["club", "town-hall"])
  func the_list_always_has_the_group_channel_type(channel: String) throws {
    // S93.
    try OperatorScreens().look(
      "viewController: SBURegisterOperatorViewController\nchannelURL: \(channel)"
    ) { (screen: SBURegisterOperatorViewController) in
      #expect(screen.listComponent?.channelType == .group)
      #expect(screen.channelType == (channel == "club" ? .group : .open))
      #expect(screen.headerComponent?.channelType == screen.channelType)
      #expect(screen.channelURL == channel)
      #expect(screen.channel?.channelURL == channel)
    }
  }

  @Test func a_tap_selects_a_row_and_a_second_tap_deselects_it() throws {
    // S54, S72.
    let council = OperatorScreens(types: [RegisterEventScreen.self])
    let yaml = screen("RegisterEventScreen", "steps: [{ select: [dan, bob, dan] }]")
    expect(
      try council.events(yaml).after("L-\n"),
      is: """
        row 1 tapped
        selected: dan
        row 0 tapped
        selected: bob dan
        row 1 tapped
        selected: bob
        """)
    expect(
      try council.frames(yaml),
      is: frame(
        "[Cancel]   Select users [Register 1]", row("○ Bob Stone", "[x]"), row("⊘ Dan Wu"),
        row("○ (No name)")))
  }

  @Test func Retry_after_a_blocking_error_shows_No_users_and_loads_nothing() throws {
    // S41, S50, S51.
    var council = OperatorScreens(types: [RegisterEventScreen.self])
    council.actions["fail for good"] = on { (screen: SBURegisterOperatorViewController) in
      screen.didReceiveError(SBError(domain: "No", code: 9), isBlocker: true)
    }
    let yaml = """
      viewController: RegisterEventScreen
      channelURL: heads
      steps: [{ act: fail for good }, { snapshot: failed }, { tap: retry }, { snapshot: retried }]
      """
    expect(
      try council.events(yaml), is: "L+\nL-\nE 9, blocks\nerrorHandler: No\nretry")
    expect(
      try council.frames(yaml),
      is: """
        ── failed ──────────────────────────────
        \(frame(
          bar, "", "", "                 ✗", "        Something went wrong",
          "             [↻ Retry]", "", ""))

        ── retried ─────────────────────────────
        \(frame(bar, "", "", "                 ∅", "              No users", "", "", ""))
        """)
  }
}

extension SBUUser {
  /// Two operators, one of them muted, and another user.
  static var offer: [SBUUser] {
    let users = ["olga", "pam", "quin"].map { SBUUser(userId: $0, nickname: $0.capitalized) }
    return [
      SBUUser(user: users[0], isOperator: true), users[1],
      SBUUser(user: users[2], isOperator: true, isMuted: true),
    ]
  }
}

/// A screen that also offers operators.
final class ClubOfferScreen: SBURegisterOperatorViewController {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?
  ) {
    super.createViewModel(
      channel: channel, channelURL: channelURL, channelType: channelType, users: SBUUser.offer)
  }
}

/// The same for an open channel, with a view model created by hand.
final class HallOfferScreen: SBURegisterOperatorViewController {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?
  ) {
    viewModel = SBURegisterOperatorViewModel(
      channel: channel, channelURL: channelURL, channelType: channelType, users: SBUUser.offer,
      delegate: self, dataSource: self)
  }
}
