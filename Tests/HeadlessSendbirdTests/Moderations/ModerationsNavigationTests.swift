import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Where the rows lead, and the way back.
struct ModerationsNavigationTests {
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

  @Test("S106: each row of a group opens its list, and back leads to the menu")
  func groupLists() throws {
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

  @Test("S106: each row of an open channel opens its list, and back leads to the menu")
  func openLists() throws {
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

  @Test("S106, S157: the second row of a broadcast channel opens the banned users")
  func broadcastLists() throws {
    #expect(
      try lists("news", ["Banned users"]).hasPrefix("│ [‹]       Banned users           │"))
  }

  @Test("S106: the methods that the rows of a group call; the freeze row calls none")
  func groupMethods() throws {
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

  @Test("S106: the methods that the rows of an open channel call")
  func openMethods() throws {
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

  @Test("S107: the lists are those of the view controller set, of groups and of open channels")
  func listsOfTheSet() throws {
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

  @Test("S107: without a channel, or without a navigation controller, nothing happens")
  func nowhereToGo() throws {
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

  @Test("S77, S108: the way back dismisses a screen that has nothing below it")
  func backDismisses() throws {
    let shown = try communityFrames(
      of: "\(designTeamModerations)\nsteps: [{ tap: leftBarButton }, { snapshot: gone }]")
    expect(shown, is: "── gone ────────────────────────────\n\(dismissedScreen)")
  }

  @Test("S77, S108, S176: or pops it, by the screen's own method")
  func backPops() throws {
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
