import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The screens that the rows open, and the way back.
@Suite("Moderations: navigation") struct ModerationsNavigationTests {
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

  @Test func user_lists_come_from_the_view_controller_set() throws {
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

  @Test func no_list_opens_without_a_channel_or_a_navigation_controller() throws {
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

  @Test func the_back_item_pops_the_screen_through_onClickBack() throws {
    // S77, S108, S176.
    let yaml = """
      \(designTeamModerations)
      steps:
        - act: push the open one
        - tap: leftBarButton
      """
    let actions: Screens.Actions = [
      "push the open one": pushing { ModerationsEventScreen(channelURL: "town-hall") }
    ]
    expect(try communityFrames(of: yaml, actions: actions), is: groupMenu)
    #expect(try communityLog(of: yaml, actions: actions).hasSuffix("L-\nonClickBack"))
  }
}

/// A user list of group channels.
final class GroupPeople: SBUUserListViewController {}

/// A user list of open channels.
final class OpenPeople: SBUUserListViewController {}
