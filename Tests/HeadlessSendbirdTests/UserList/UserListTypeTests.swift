import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// What every list shows in channels of every sort.
@Suite("User lists: types") struct UserListTypeTests {
  @Test(arguments: ["design-team", "everyone", "news"])
  func members_are_listed_in_groups_of_every_sort(channel: String) throws {
    // S115, S124, S135, S142, S149, S190.
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

  @Test func without_a_type_it_lists_members() throws {
    // 3.5.
    expect(try userList(""), is: try userList("userListType: members"))
  }

  @Test(arguments: ["design-team", "everyone", "news", "town-hall"])
  func operators_are_listed_without_the_word_Operator(channel: String) throws {
    // S115, S135, S143.
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

  @Test(arguments: ["design-team", "everyone", "news"])
  func muted_members_are_listed_without_a_plus(channel: String) throws {
    // S115, S144.
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

  @Test func muted_participants_have_another_title() throws {
    // S115, S135, S144.
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

  @Test(arguments: ["design-team", "everyone", "news", "town-hall"])
  func banned_users_are_listed(channel: String) throws {
    // S115, S145.
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

  @Test func participants_are_listed_and_do_not_look_muted() throws {
    // S115, S124, S135, S142: participants; that Dan is muted is not known here.
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

  @Test func muted_users_of_an_open_channel_have_the_word_Operator_if_it_says_so() throws {
    // S135.
    let shown = try userList(
      """
      userListType: muted
      steps: [{ event: { userMuted: chloe, channel: town-hall } }]
      """, in: "town-hall")
    #expect(shown.contains("│ ⊘ Chloe Martin      Operator [⋯] │"))
    #expect(shown.contains("│ ⊘ Dan Wu                     [⋯] │"))
  }

  @Test func a_list_of_nobody_has_no_title_and_no_item_and_asks_for_nothing() throws {
    // S115.
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

  @Test func who_is_no_operator_has_no_three_dots_but_a_plus() throws {
    // S116, S124, S142.
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

  @Test func operators_muted_and_banned_lists_have_three_dots_for_everybody() throws {
    // S155, S186.
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

  @Test func the_role_is_asked_for_at_each_reload() throws {
    // S124.
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

  @Test(arguments: ["light", "dark"])
  func bar_list_and_rows_have_their_colours_in_light_and_dark(theme: String) throws {
    // S115, 6.
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

  @Test func dark_shows_the_same_text_as_light() throws {
    // 6.
    for type in ["members", "operators", "muted", "banned"] {
      expect(
        try userList("userListType: \(type)\ntheme: dark"),
        is: try userList("userListType: \(type)"))
    }
  }

  @Test func a_screens_own_theme_goes_before_the_one_in_use() throws {
    // 6: a screen's own theme goes before the one in use, and reaches header and list.
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

  @Test func titles_and_the_words_in_rows_can_be_replaced() throws {
    // 5.
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
