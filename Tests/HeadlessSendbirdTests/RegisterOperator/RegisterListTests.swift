import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The rows of the register operator screen, and users of one's own in them.
struct RegisterListTests {
  private let bar = "[Cancel]    Select users  (Register)"

  private func screen(_ type: String, _ more: String = "") -> String {
    "viewController: \(type)\nchannelURL: club\n\(more)"
  }

  @Test("S57, S211: users of one's own are offered as they are, without any query")
  func ownUsers() throws {
    let council = Council(types: [RegisterEventScreen.self])
    let yaml = screen(
      "RegisterEventScreen",
      """
      users: [chloe, { userId: zoe, nickname: Zoë }]
      network: { failures: [{ request: loadMembers }] }
      """)
    expect(try council.events(yaml), is: "L+\nU chloe zoe\nL-")
    expect(try council.frames(yaml), is: frame(bar, row("● Chloe Martin"), row("○ Zoë")))
  }

  @Test(
    "S67: an empty list of one's own is shown as such, without a query, in every channel",
    arguments: ["club", "town-hall"])
  func emptyOwnUsers(channel: String) throws {
    let council = Council(types: [RegisterEventScreen.self])
    let yaml = """
      viewController: RegisterEventScreen
      channelURL: \(channel)
      users: []
      network: { failures: [{ request: loadMembers }, { request: loadParticipants }] }
      """
    expect(try council.events(yaml), is: "L+\nU \nL-")
    expect(
      try council.frames(yaml),
      is: frame(bar, "", "", "                 ◌", "              No users", "", "", ""))
  }

  @Test("S57, S68, S69: further pages come from nextUserList(), doubles included")
  func furtherPages() throws {
    let log = try Council(
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

  @Test("S71: once nextUserList() has answered nil, the view model is busy for good")
  func busyForGood() throws {
    var council = Council(types: [RegisterEventScreen.self])
    council.deeds["begin anew"] = on { (screen: SBURegisterOperatorViewController) in
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

  @Test(
    "S89, S90: an operator among users of one's own is called one and cannot be chosen",
    arguments: [("ClubOfferScreen", "club"), ("HallOfferScreen", "town-hall")])
  func operatorRow(type: String, channel: String) throws {
    let council = Council(types: [ClubOfferScreen.self, HallOfferScreen.self])
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

  @Test("S91: whether a row takes touches is told for each row, also where a cell is used again")
  func reusedCells() throws {
    try Council(types: [ClubOfferScreen.self]).look(
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

  @Test("S89: a row is of the type .invite, and its box tells whether the user is selected")
  func rowType() throws {
    try Council().look(
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

  @Test(
    "S93: the list is not told what sort of channel it is for", arguments: ["club", "town-hall"])
  func channelTypeOfTheList(channel: String) throws {
    try Council().look(
      "viewController: SBURegisterOperatorViewController\nchannelURL: \(channel)"
    ) { (screen: SBURegisterOperatorViewController) in
      #expect(screen.listComponent?.channelType == .group)
      #expect(screen.channelType == (channel == "club" ? .group : .open))
      #expect(screen.headerComponent?.channelType == screen.channelType)
      #expect(screen.channelURL == channel)
      #expect(screen.channel?.channelURL == channel)
    }
  }

  @Test("S54, S72: a tap is heard first, then the box is set; a second tap takes it back")
  func selecting() throws {
    let council = Council(types: [RegisterEventScreen.self])
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

  @Test("S41, S50, S51: an error that blocks offers Retry, which loads nothing and says No users")
  func retry() throws {
    var council = Council(types: [RegisterEventScreen.self])
    council.deeds["fail for good"] = on { (screen: SBURegisterOperatorViewController) in
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
          bar, "", "", "                 !", "        Something went wrong",
          "             [↻ Retry]", "", ""))

        ── retried ─────────────────────────────
        \(frame(bar, "", "", "                 ◌", "              No users", "", "", ""))
        """)
  }
}

extension SBUUser {
  /// Two operators, one of them muted, and somebody else.
  static var offer: [SBUUser] {
    let users = ["olga", "pam", "quin"].map { SBUUser(userId: $0, nickname: $0.capitalized) }
    return [
      SBUUser(user: users[0], isOperator: true), users[1],
      SBUUser(user: users[2], isOperator: true, isMuted: true),
    ]
  }
}

/// A screen that offers operators, too.
final class ClubOfferScreen: SBURegisterOperatorViewController {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?
  ) {
    super.createViewModel(
      channel: channel, channelURL: channelURL, channelType: channelType, users: SBUUser.offer)
  }
}

/// The same for an open channel, where a view model is made by hand.
final class HallOfferScreen: SBURegisterOperatorViewController {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?
  ) {
    viewModel = SBURegisterOperatorViewModel(
      channel: channel, channelURL: channelURL, channelType: channelType, users: SBUUser.offer,
      delegate: self, dataSource: self)
  }
}
