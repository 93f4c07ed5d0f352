import HeadlessSendbird
import HeadlessUIKit
import Testing

/// What every list shows in channels of every sort.
struct UserListTypeTests {
  @Test(
    "S115, S124, S135, S142, S149, S190: members, in groups of every sort",
    arguments: ["design-team", "everyone", "news"])
  func members(channel: String) throws {
    expect(
      try userList("userListType: members", in: channel),
      is: """
        ┌──────────────────────────────────┐
        │ [‹]         Members          [+] │
        ├──────────────────────────────────┤
        │ ○ Alice Kim (You)   Operator (⋯) │
        │ ○ Bob Stone                  [⋯] │
        │ ● Chloe Martin      Operator [⋯] │
        │ ⊘ Dan Wu                     [⋯] │
        │ ○ (No name)                  [⋯] │
        └──────────────────────────────────┘
        """)
  }

  @Test("3.5: without a type it lists members")
  func standardType() throws {
    expect(try userList(""), is: try userList("userListType: members"))
  }

  @Test(
    "S115, S135, S143: operators, without the word Operator",
    arguments: ["design-team", "everyone", "news", "town-hall"])
  func operators(channel: String) throws {
    expect(
      try userList("userListType: operators", in: channel),
      is: """
        ┌──────────────────────────────────┐
        │ [‹]        Operators         [+] │
        ├──────────────────────────────────┤
        │ ○ Alice Kim (You)            (⋯) │
        │ ● Chloe Martin               [⋯] │
        └──────────────────────────────────┘
        """)
  }

  @Test(
    "S115, S144: muted members, without a plus", arguments: ["design-team", "everyone", "news"])
  func mutedMembers(channel: String) throws {
    expect(
      try userList("userListType: muted", in: channel),
      is: """
        ┌──────────────────────────────────┐
        │ [‹]      Muted members           │
        ├──────────────────────────────────┤
        │ ⊘ Dan Wu                     [⋯] │
        └──────────────────────────────────┘
        """)
  }

  @Test("S115, S135, S144: muted participants, with another title")
  func mutedParticipants() throws {
    expect(
      try userList("userListType: muted", in: "town-hall"),
      is: """
        ┌──────────────────────────────────┐
        │ [‹]    Muted Participants        │
        ├──────────────────────────────────┤
        │ ⊘ Dan Wu                     [⋯] │
        └──────────────────────────────────┘
        """)
  }

  @Test(
    "S115, S145: banned users", arguments: ["design-team", "everyone", "news", "town-hall"])
  func banned(channel: String) throws {
    expect(
      try userList("userListType: banned", in: channel),
      is: """
        ┌──────────────────────────────────┐
        │ [‹]       Banned users           │
        ├──────────────────────────────────┤
        │ ○ Mallory                    [⋯] │
        └──────────────────────────────────┘
        """)
  }

  @Test("S115, S124, S135, S142: participants; that Dan is muted is not known here")
  func participants() throws {
    expect(
      try userList("userListType: participants", in: "town-hall"),
      is: """
        ┌──────────────────────────────────┐
        │ [‹]       Participants           │
        ├──────────────────────────────────┤
        │ ○ Alice Kim (You)   Operator (⋯) │
        │ ○ Bob Stone                  [⋯] │
        │ ● Chloe Martin      Operator [⋯] │
        │ ○ Dan Wu                     [⋯] │
        │ ○ (No name)                  [⋯] │
        └──────────────────────────────────┘
        """)
  }

  @Test("S135: muted users of an open channel have the word Operator if the channel says so")
  func mutedOperator() throws {
    let shown = try userList(
      """
      userListType: muted
      steps: [{ event: { userMuted: chloe, channel: town-hall } }]
      """, in: "town-hall")
    #expect(shown.contains("│ ⊘ Chloe Martin      Operator [⋯] │"))
    #expect(shown.contains("│ ⊘ Dan Wu                     [⋯] │"))
  }

  @Test("S115: a list of nobody has no title and no item, and asks for nothing")
  func none() throws {
    let log = try userListEvents(
      "steps: [{ act: push }]",
      deeds: [
        "push": { screen in
          EventLog.note("none")
          let next = UserListScreen(
            channelURL: "design-team", channelType: .group, userListType: .none)
          screen.navigationController?.pushViewController(next, animated: true)
          ScreenEnvironment.current?.mainQueue.runDueItems()
          #expect((next.headerComponent?.titleView as? SBUNavigationTitleView)?.text == "")
          #expect(next.headerComponent?.rightBarButton?.image == nil)
          #expect(next.userList.isEmpty && next.viewModel?.hasNext() == false)
        }
      ])
    expect(log.after("none\n"), is: "L+\nC design-team\nL+\nL-")
  }

  // MARK: Who looks

  @Test("S116, S124, S142: who is no operator has no three dots, but a plus")
  func guestAmongMembers() throws {
    expect(
      try userList("", in: "guest"),
      is: """
        ┌──────────────────────────────────┐
        │ [‹]         Members          [+] │
        ├──────────────────────────────────┤
        │ ○ Alice Kim (You)                │
        │ ○ Bob Stone             Operator │
        │ ⊘ Dan Wu                         │
        └──────────────────────────────────┘
        """)
    expect(
      try userList("userListType: participants", in: "park").rows,
      is: """
        │ ○ Alice Kim (You)                │
        │ ○ Bob Stone             Operator │
        """)
  }

  @Test("S155, S186: but operators, muted and banned lists have them for everybody")
  func guestAmongOthers() throws {
    let rows = try ["operators", "muted", "banned"].map {
      try userList("userListType: \($0)", in: "guest").rows
    }
    expect(
      rows.joined(separator: "\n"),
      is: """
        │ ○ Bob Stone                  [⋯] │
        │ ⊘ Dan Wu                     [⋯] │
        │ ○ Mallory                    [⋯] │
        """)
  }

  @Test("S124: the role is asked for at each reload")
  func newRole() throws {
    let shown = try userList(
      """
      steps:
        - event: { operatorsUpdated: [alice], channel: guest }
        - event: { userLeft: dan, channel: guest }
      """, in: "guest")
    expect(
      shown.rows,
      is: """
        │ ○ Alice Kim (You)   Operator (⋯) │
        │ ○ Bob Stone                  [⋯] │
        """)
  }

  // MARK: Looks

  @Test("S115, 6: colours of bar, list and rows, light and dark", arguments: ["light", "dark"])
  func colors(theme: String) throws {
    try inspectUserList("theme: \(theme)") { screen in
      let colors: SBUUserListTheme = theme == "dark" ? .dark : .light
      let cellColors: SBUUserCellTheme = theme == "dark" ? .dark : .light
      let header = try #require(screen.headerComponent)
      let list = try #require(screen.listComponent)
      #expect(header.leftBarButton?.tintColor == colors.leftBarButtonTintColor)
      #expect(header.rightBarButton?.tintColor == colors.rightBarButtonSelectedTintColor)
      let bar = screen.navigationController?.navigationBar
      #expect(bar?.barTintColor == colors.navigationBarTintColor)
      #expect(screen.viewIfLoaded?.backgroundColor == colors.backgroundColor)
      #expect(list.tableView.backgroundColor == colors.backgroundColor)
      let cell = try #require(list.tableView.visibleCells.first as? SBUUserCell)
      #expect(cell.nicknameLabel.textColor == cellColors.nicknameTextColor)
      #expect(cell.operatorLabel.textColor == cellColors.subInfoTextColor)
      #expect(cell.backgroundColor == cellColors.backgroundColor)
    }
  }

  @Test("6: dark shows the same text as light")
  func dark() throws {
    for type in ["members", "operators", "muted", "banned"] {
      expect(
        try userList("userListType: \(type)\ntheme: dark"),
        is: try userList("userListType: \(type)"))
    }
  }

  @Test("6: a screen's own theme goes before the one in use, and reaches header and list")
  func ownTheme() throws {
    try inspectUserList("") { screen in
      let theme = SBUUserListTheme()
      theme.backgroundColor = .red
      theme.leftBarButtonTintColor = .green
      let parts = SBUComponentTheme()
      screen.theme = theme
      screen.componentTheme = parts
      screen.updateStyles()
      #expect(screen.headerComponent?.theme === theme && screen.listComponent?.theme === theme)
      #expect(screen.headerComponent?.componentTheme === parts)
      #expect(screen.listComponent?.componentTheme === parts)
      #expect(screen.viewIfLoaded?.backgroundColor == .red)
      #expect(screen.headerComponent?.leftBarButton?.tintColor == .green)
    }
  }

  @Test("5: titles and the words in rows can be replaced")
  func strings() throws {
    let project = """
      SBUStringSet:
        UserList_Title_Members: People
        UserList_Title_Operators: Bosses
        UserList_Title_Muted_Members: Silent people
        UserList_Title_Muted_Participants: Silent guests
        UserList_Title_Banned_Users: Outcasts
        UserList_Title_Participants: Guests
        UserList_Me: (me)
        User_Operator: Boss
        User_No_Name: nameless
        Empty_No_Muted_Members: All may talk
        Empty_No_Muted_Participants: All may shout
        Empty_No_Banned_Users: All may come
      """
    expect(
      try userList("", project: project),
      is: """
        ┌──────────────────────────────────┐
        │ [‹]          People          [+] │
        ├──────────────────────────────────┤
        │ ○ Alice Kim (me)        Boss (⋯) │
        │ ○ Bob Stone                  [⋯] │
        │ ● Chloe Martin          Boss [⋯] │
        │ ⊘ Dan Wu                     [⋯] │
        │ ○ nameless                   [⋯] │
        └──────────────────────────────────┘
        """)
    let others: [(type: String, channel: String, words: [String])] = [
      ("operators", "quiet", ["Bosses"]),
      ("muted", "quiet", ["Silent people", "All may talk"]),
      ("muted", "park", ["Silent guests", "All may shout"]),
      ("banned", "quiet", ["Outcasts", "All may come"]),
      ("participants", "park", ["Guests"]),
    ]
    for (type, channel, words) in others {
      let shown = try userList("userListType: \(type)", in: channel, project: project)
      for word in words { #expect(shown.contains(" \(word) "), "\(type) of \(channel)") }
    }
  }
}
