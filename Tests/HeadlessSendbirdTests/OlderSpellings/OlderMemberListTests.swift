import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Swift code written for the user list when it was a member list (section 8); see
/// ``OlderSwiftNameTests``.
@Suite("User lists: older member list") struct OlderMemberListTests {
  @Test
  @available(*, deprecated)
  func the_user_list_supports_the_member_list_API() throws {
    // Section 8.
    try runWithCrew {
      let channel = try #require(SBUInviteUserViewController(channelURL: "full").channel ?? load())
      let screens = [
        SBUMemberListViewController(channel: channel, memberListType: .channelMembers),
        SBUMemberListViewController(channel: channel, type: .channelMembers),
        SBUMemberListViewController(channelUrl: "full", memberListType: .channelMembers),
        SBUMemberListViewController(channelUrl: "full", type: .channelMembers),
      ]
      settle()
      for screen in screens {
        #expect(screen.channelUrl == "full")
        #expect(screen.memberListType == .members)
        #expect(screen.memberList.sbu_getUserIds() == ["alice", "bob", "chloe", "dan", "eve"])
      }
      let screen = screens[2]
      screen.loadViewIfNeeded()
      #expect(screen.titleView === screen.headerComponent?.titleView)
      #expect(screen.leftBarButton === screen.headerComponent?.leftBarButton)
      #expect(screen.rightBarButton === screen.headerComponent?.rightBarButton)
      #expect(screen.tableView === screen.listComponent?.tableView)
      #expect(screen.userCell is SBUUserCell)
      #expect(screen.emptyView is SBUEmptyView)
      #expect(screen.memberListQuery != nil)
      #expect(screen.bannedMemberListQuery == nil)
      let bob = try #require(screen.memberList.first { $0.userId == "bob" })
      let now = { screen.memberList.first { $0.userId == "bob" } }
      screen.promoteToOperator(member: bob)
      settle()
      #expect(now()?.isOperator == true)
      screen.dismissOperator(member: bob)
      settle()
      #expect(now()?.isOperator == false)
      screen.mute(member: bob)
      settle()
      #expect(now()?.isMuted == true)
      screen.unmute(member: bob)
      settle()
      #expect(now()?.isMuted == false)
      screen.ban(member: bob)
      settle()
      #expect(now() == nil)
      let banned = SBUMemberListViewController(channelUrl: "full", type: .bannedMembers)
      settle()
      #expect(banned.memberList.sbu_getUserIds() == ["bob"])
      #expect(banned.bannedMemberListQuery != nil)
      banned.unban(member: bob)
      settle()
      #expect(banned.memberList.isEmpty)
      screen.resetMemberList()
      settle()
      #expect(screen.memberList.count == 4)
      screen.loadNextMemberList(reset: false, members: [bob])
      #expect(screen.memberList.count == 5)
    }
  }

  @Test
  @available(*, deprecated)
  func the_user_list_view_model_supports_the_member_list_API() throws {
    // Section 8.
    try runWithCrew {
      let model = SBUMemberListViewModel(
        channelURL: "full", userListType: .members)
      settle()
      let bob = try #require(model.memberList.first { $0.userId == "bob" })
      let now = { model.memberList.first { $0.userId == "bob" } }
      #expect(model.channelUrl == "full")
      #expect(model.memberListType == .members)
      #expect(model.bannedMemberListQuery == nil)
      model.promoteToOperator(member: bob)
      model.mute(member: bob)
      settle()
      #expect(now()?.isOperator == true && now()?.isMuted == true)
      model.dismissOperator(member: bob)
      model.unmute(member: bob)
      settle()
      #expect(now()?.isOperator == false && now()?.isMuted == false)
      model.ban(member: bob)
      settle()
      #expect(now() == nil)
      let banned = SBUMemberListViewModel(channelURL: "full", userListType: .banned)
      settle()
      #expect(banned.memberList.sbu_getUserIds() == ["bob"])
      #expect(banned.bannedMemberListQuery != nil)
      banned.unban(member: bob)
      settle()
      #expect(banned.memberList.isEmpty)
      model.loadNextMemberList(reset: true, members: [bob])
      #expect(model.memberList.sbu_getUserIds() == ["bob"])
      model.loadChannel(channelUrl: "design-team")
      settle()
      #expect(model.memberList.sbu_getUserIds() == ["alice", "dan"])
      model.resetMemberList()
      settle()
      #expect(model.memberList.sbu_getUserIds() == ["alice", "dan"])
    }
  }

  @Test
  @available(*, deprecated)
  func older_member_list_handlers_call_the_current_methods() throws {
    // Section 8.
    try runWithCrew {
      let screen = TouchScreen(channelURL: "full", channelType: .group)
      let stack = UINavigationController(rootViewController: screen)
      screen.loadViewIfNeeded()
      settle()
      let loggedEvents = EventLog.lines {
        screen.setMoreMenuActionHandler(SBUUser(userId: "bob"))
        screen.setUserProfileTapGestureHandler(SBUUser(userId: "dan"))
      }
      #expect(loggedEvents == "menu of bob\nprofile of dan")
      screen.onClickInviteUser()
      #expect(stack.topViewController is SBUInviteUserViewController)
    }
  }
}

/// The channel object that the service returns.
private func load() -> BaseChannel? {
  var found: BaseChannel?
  GroupChannel.getChannel(url: "full") { channel, _ in found = channel }
  ScreenEnvironment.current?.mainQueue.runDueItems()
  return found
}

/// A user list that logs the taps in its rows.
private final class TouchScreen: SBUUserListViewController {
  override func userListModule(
    _ listComponent: SBUUserListModule.List, didTapMoreMenuFor user: SBUUser
  ) {
    EventLog.note("menu of \(user.userId)")
  }

  override func userListModule(
    _ listComponent: SBUUserListModule.List, didTapUserProfileFor user: SBUUser
  ) {
    EventLog.note("profile of \(user.userId)")
  }
}
