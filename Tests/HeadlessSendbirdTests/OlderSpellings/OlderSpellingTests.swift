import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Names of older versions and of page 000 (sections 8 and 9.3 of the facts).
@Suite("Older spellings in YAML") struct OlderSpellingTests {
  @Test func channelUrl_and_the_old_modules_keys_are_taken_with_a_warning_each() throws {
    // S204.
    let screens = Screens(
      yaml: """
        viewController: SBUInviteUserViewController
        channelUrl: design-team
        users: [bob]
        inviteUserModule.headerComponent: MarkedHeader
        inviteUserModule.listComponent: MarkedList
        """, types: [MarkedHeader.self, MarkedList.self])
    expect(
      try screens.snapshots()[0].withoutHead,
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel]   Marked bar   (Invite) │
        ├──────────────────────────────────┤
        │ ★ Bob Stone                  [ ] │
        └──────────────────────────────────┘
        """)
    expect(
      try screens.warnings(),
      is: """
        screen.yaml:2:1: warning: 'channelUrl' is an older spelling [deprecated-spelling]
          |
        2 | channelUrl: design-team
          | ^~~~~~~~~~
          = help: today it is 'channelURL'
        screen.yaml:4:1: warning: 'inviteUserModule.headerComponent' is an older spelling \
        [deprecated-spelling]
          |
        4 | inviteUserModule.headerComponent: MarkedHeader
          | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          = help: today it is 'headerComponent'
        screen.yaml:5:1: warning: 'inviteUserModule.listComponent' is an older spelling \
        [deprecated-spelling]
          |
        5 | inviteUserModule.listComponent: MarkedList
          | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          = help: today it is 'listComponent'

        """)
  }

  @Test func old_names_in_the_sets_of_diorama_yaml_are_taken_with_a_warning_each() throws {
    // S204, S212.
    let screens = Screens(
      yaml: """
        viewController: SBUViewControllerSet.InviteUserViewContoller
        channelURL: design-team
        users: [bob]
        """,
      project: """
        SBUModuleSet: { inviteUserModule: { headerComponent: MarkedHeader } }
        SBUViewControllerSet: { InviteUserViewContoller: MarkedScreen }
        """, types: [MarkedHeader.self, MarkedScreen.self])
    let text = try screens.snapshots()[0]
    #expect(text.contains("viewController: MarkedScreen"), "\(text)")
    #expect(text.contains("Marked bar"), "\(text)")
    let warnings = try screens.warnings().split(separator: "\n").filter { $0.contains("warning:") }
    expect(
      warnings.joined(separator: "\n"),
      is: """
        diorama.yaml:4:17: warning: 'inviteUserModule' is an older spelling [deprecated-spelling]
        diorama.yaml:4:37: warning: 'headerComponent' is an older spelling [deprecated-spelling]
        diorama.yaml:5:25: warning: 'InviteUserViewContoller' is an older spelling \
        [deprecated-spelling]
        screen.yaml:1:17: warning: 'SBUViewControllerSet.InviteUserViewContoller' is an older \
        spelling [deprecated-spelling]
        """)
  }

  @Test func a_member_list_is_taken_with_the_names_that_the_betas_had() throws {
    // Section 8: a member list, with the names of types and lists that the betas had.
    let screens = Screens(
      yaml: """
        viewController: SBUMemberListViewController
        channelUrl: design-team
        headerComponent: { type: SBUMemberListModule.Header, title: Team }
        memberListModule.listComponent: SBUMemberListModule.List
        viewModel: SBUMemberListViewModel
        memberListType: channelMembers
        """)
    expect(
      try screens.snapshots()[0].withoutHead,
      is: """
        ┌──────────────────────────────────┐
        │ [‹]           Team           [+] │
        ├──────────────────────────────────┤
        │ ○ Alice Kim (You)                │
        │ ○ Dan Wu                         │
        └──────────────────────────────────┘
        """)
    #expect(try screens.snapshots()[0].head.contains("viewController: SBUUserListViewController"))
    expect(
      try warnings(screens),
      is: """
        screen.yaml:1:17: warning: 'SBUMemberListViewController' is an older spelling \
        [deprecated-spelling]
          = help: today it is 'SBUUserListViewController'
        screen.yaml:2:1: warning: 'channelUrl' is an older spelling [deprecated-spelling]
          = help: today it is 'channelURL'
        screen.yaml:3:26: warning: 'SBUMemberListModule.Header' is an older spelling \
        [deprecated-spelling]
          = help: today it is 'SBUUserListModule.Header'
        screen.yaml:4:1: warning: 'memberListModule.listComponent' is an older spelling \
        [deprecated-spelling]
          = help: today it is 'listComponent'
        screen.yaml:4:33: warning: 'SBUMemberListModule.List' is an older spelling \
        [deprecated-spelling]
          = help: today it is 'SBUUserListModule.List'
        screen.yaml:5:12: warning: 'SBUMemberListViewModel' is an older spelling \
        [deprecated-spelling]
          = help: today it is 'SBUUserListViewModel'
        screen.yaml:6:1: warning: 'memberListType' is an older spelling [deprecated-spelling]
          = help: today it is 'userListType'
        screen.yaml:6:17: warning: 'channelMembers' is an older spelling [deprecated-spelling]
          = help: today it is 'members'
        """)
  }

  @Test func a_member_list_takes_members_of_ones_own() throws {
    // Section 8.
    let screens = Screens(
      yaml: """
        viewController: SBUUserListViewController
        channelURL: design-team
        members: [chloe]
        steps: [{ act: look }]
        """,
      deeds: [
        "look": { screen in
          let list = try #require(screen as? SBUUserListViewController)
          #expect(Set(list.userList.sbu_getUserIds()) == ["chloe"])
        }
      ])
    #expect(try !screens.snapshots()[0].contains("error:"))
    expect(
      try warnings(screens),
      is: """
        screen.yaml:3:1: warning: 'members' is an older spelling [deprecated-spelling]
          = help: today it is 'users'
        """)
  }

  @Test func an_older_key_beside_todays_is_a_key_that_stands_twice() throws {
    let screens = Screens(
      yaml: """
        viewController: SBUUserListViewController
        channelURL: design-team
        userListType: members
        memberListType: operators
        """)
    expect(
      try warnings(screens),
      is: """
        screen.yaml:4:1: error: the key 'userListType' stands twice, here in an older spelling \
        [duplicate-key]
        """)
  }

  @Test func components_that_YAML_makes_take_older_names_of_types() throws {
    let screens = Screens(
      yaml: """
        viewController: SBUUserListViewController
        channelURL: design-team
        headerComponent: TeamHeader
        """,
      project: """
        components: { TeamHeader: { extends: SBUMemberListModule.Header, title: Team } }
        """)
    let text = try screens.snapshots()[0]
    #expect(text.contains("headerComponent: TeamHeader (SBUUserListModule.Header)"), "\(text)")
    #expect(text.contains(" Team "), "\(text)")
    expect(
      try warnings(screens),
      is: """
        diorama.yaml:4:38: warning: 'SBUMemberListModule.Header' is an older spelling \
        [deprecated-spelling]
          = help: today it is 'SBUUserListModule.Header'
        """)
  }

  @Test(
    arguments: [
      ("channelMembers", "members", "Members"), ("mutedMembers", "muted", "Muted members"),
      ("bannedMembers", "banned", "Banned users"),
    ])
  func older_words_for_lists_are_taken(word: String, today: String, title: String) throws {
    // Section 8.
    let screens = Screens(
      yaml: """
        viewController: SBUUserListViewController
        channelURL: design-team
        type: \(word)
        """)
    let text = try screens.snapshots()[0]
    #expect(text.contains(" \(title) "), "\(text)")
    expect(
      try warnings(screens),
      is: """
        screen.yaml:3:1: warning: 'type' is an older spelling [deprecated-spelling]
          = help: today it is 'userListType'
        screen.yaml:3:7: warning: '\(word)' is an older spelling [deprecated-spelling]
          = help: today it is '\(today)'
        """)
  }

  @Test func an_older_word_is_not_among_those_that_are_offered_for_a_wrong_one() throws {
    let screens = Screens(
      yaml: """
        viewController: SBUUserListViewController
        channelURL: design-team
        userListType: everybody
        """)
    expect(
      try warnings(screens),
      is: """
        screen.yaml:3:15: error: expected members, operators, muted, banned or participants, found \
        'everybody' [wrong-value]
        """)
  }

  @Test func Swift_code_of_page_000_runs_with_its_names() throws {
    // S204, S211: Swift code of page 000: channelUrl, users, old module properties.
    try inspect(plainScreen) { _ in
      SBUModuleSet.inviteUserModule.headerComponent = MarkedHeader()
      let byUrl = SBUInviteUserViewController(channelUrl: "design-team")
      let withUsers = SBUInviteUserViewController(
        channelUrl: "design-team", users: [SBUUser(userId: "bob")])
      #expect(byUrl.channelURL == "design-team")
      #expect(byUrl.headerComponent is MarkedHeader)
      ScreenEnvironment.current?.mainQueue.runDueItems()
      #expect(byUrl.userList.sbu_getUserIds() == ["bob", "chloe", "eve"])
      #expect(withUsers.userList.sbu_getUserIds() == ["bob"])
    }
  }

  @Test func the_header_is_no_view_of_the_screen_and_only_its_items_are_in_the_bar() throws {
    // S205.
    try inspect(plainScreen) { screen in
      #expect(screen.headerComponent?.superview == nil)
      #expect(screen.viewIfLoaded?.subviews.count == 1)
      #expect(screen.viewIfLoaded?.subviews.first === screen.listComponent)
    }
  }
}

/// What a screen is warned of, and the help: without the lines that show the file.
func warnings(_ screens: Screens) throws -> String {
  let lines = try screens.warnings().split(separator: "\n")
  return lines.filter { $0.contains("error:") || $0.contains("warning:") || $0.contains("help:") }
    .joined(separator: "\n")
}
