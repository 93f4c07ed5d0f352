import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Where the rows lead, and the way back.
@Suite("Moderations: navigation") struct ModerationsNavigationTests {
  /// The bars and rows of the list behind each of the rows.
  private func lists(_ url: String, _ rows: [String]) throws -> String {
    let steps = rows.map { "- tap: { row: \($0) }\n- snapshot: \($0)\n- tap: back" }
    let shown = try communityFrames(
      of: """
        viewController: SBUModerationsViewController
        channelURL: \(url)
        steps:
        \(steps.joined(separator: "\n"))
        - snapshot: back
        """)
    return shown.split(separator: "\n").filter { $0.hasPrefix("│") }.joined(separator: "\n")
  }

  @Test func each_row_of_a_group_opens_its_list_and_back_leads_to_the_menu() throws {
    // S106.
    expect(
      try lists("design-team", ["Operators", "Muted members", "Banned users"]),
      is: """
        │ [‹]        Operators         [+] │
        │ ○ Alice Kim (You)            (⋯) │
        │ [‹]      Muted members           │
        │ ⊘ Dan Wu                     [⋯] │
        │ [‹]       Banned users           │
        │ ○ (No name)                  [⋯] │
        │ [‹]       Moderations            │
        │ ◆ Operators                    › │
        │ ⊘ Muted members                › │
        │ ⊗ Banned users                 › │
        │ ✻ Freeze channel           [off] │
        """)
  }

  @Test func each_row_of_an_open_channel_opens_its_list_and_back_leads_to_the_menu() throws {
    // S106.
    expect(
      try lists("town-hall", ["Operators", "Muted participants", "Banned users"]),
      is: """
        │ [‹]        Operators         [+] │
        │ ○ Alice Kim (You)            (⋯) │
        │ [‹]    Muted Participants        │
        │ ⊘ Dan Wu                     [⋯] │
        │ [‹]       Banned users           │
        │ ○ (No name)                  [⋯] │
        │ [‹]       Moderations            │
        │ ◆ Operators                    › │
        │ ⊘ Muted participants           › │
        │ ⊗ Banned users                 › │
        """)
  }

  @Test func the_second_row_of_a_broadcast_channel_opens_the_banned_users() throws {
    // S106, S157.
    #expect(
      try lists("news", ["Banned users"]).hasPrefix("│ [‹]       Banned users           │"))
  }

  @Test func the_rows_of_a_group_call_their_methods_and_the_freeze_row_calls_none() throws {
    // S106.
    let log = try communityLog(
      of: """
        viewController: ModerationsEventScreen
        channelURL: design-team
        steps:
          - tap: { row: 1 }
          - tap: back
          - tap: { row: 2 }
          - tap: back
          - tap: { row: 3 }
          - tap: back
          - tap: { row: 4 }
        """)
    expect(
      log.after("L-\n"),
      is: """
        row 0
        showOperatorList
        showUserList operators
        row 1
        showMutedMemberList
        showUserList muted
        row 2
        showBannedUserList
        showUserList banned
        row 3
        """)
  }

  @Test func the_rows_of_an_open_channel_call_their_methods() throws {
    // S106.
    let log = try communityLog(
      of: """
        viewController: ModerationsEventScreen
        channelURL: town-hall
        steps:
          - tap: { row: 1 }
          - tap: back
          - tap: { row: 2 }
          - tap: back
          - tap: { row: 3 }
        """)
    expect(
      log.after("L-\n"),
      is: """
        row 0
        showOperatorList
        showUserList operators
        row 1
        showMutedParticipantList
        showUserList muted
        row 2
        showBannedUserList
        showUserList banned
        """)
  }

  @Test func the_lists_are_those_of_the_view_controller_set() throws {
    // S107: the lists are those of the view controller set, of groups and of open channels.
    try inspectModerations { screen in
      SBUViewControllerSet.GroupUserListViewController = GroupPeople.self
      SBUViewControllerSet.OpenUserListViewController = OpenPeople.self
      screen.showUserList(userListType: .banned)
      let group = screen.navigationController?.topViewController as? GroupPeople
      #expect(group?.userListType == .banned)
      #expect(group?.channel?.channelURL == "design-team")
      let open = SBUModerationsViewController(channel: try channelObject("lobby", from: screen))
      screen.navigationController?.pushViewController(open, animated: true)
      open.showMutedParticipantList()
      let people = screen.navigationController?.topViewController as? OpenPeople
      #expect(people?.userListType == .muted)
      #expect(people?.channel is OpenChannel)
    }
  }

  @Test func without_a_channel_or_without_a_navigation_controller_nothing_happens() throws {
    // S107.
    try inspectModerations { screen in
      let stack = try #require(screen.navigationController)
      let early = SBUModerationsViewController(channelURL: "town-hall", channelType: .open)
      stack.pushViewController(early, animated: true)
      early.showOperatorList()
      #expect(stack.viewControllers.count == 2)
      let alone = SBUModerationsViewController(channel: try channelObject("lobby", from: screen))
      alone.showOperatorList()
      #expect(stack.viewControllers.count == 2)
    }
  }

  @Test func the_way_back_dismisses_a_screen_that_has_nothing_below_it() throws {
    // S77, S108.
    let shown = try communityFrames(
      of: "\(designTeamModerations)\nsteps: [{ tap: leftBarButton }, { snapshot: gone }]")
    expect(shown, is: "── gone ────────────────────────────\n\(dismissedScreen)")
  }

  @Test func the_way_back_pops_a_screen_by_its_own_method() throws {
    // S77, S108, S176.
    let yaml = """
      \(designTeamModerations)
      steps:
        - act: push the open one
        - tap: leftBarButton
      """
    let deeds: Screens.Deeds = [
      "push the open one": pushing { ModerationsEventScreen(channelURL: "town-hall") }
    ]
    expect(try communityFrames(of: yaml, deeds: deeds), is: groupMenu)
    #expect(try communityLog(of: yaml, deeds: deeds).hasSuffix("L-\nonClickBack"))
  }
}

/// A list of the people of groups.
final class GroupPeople: SBUUserListViewController {}

/// A list of the people of open channels.
final class OpenPeople: SBUUserListViewController {}
