import DioramaKit
import HeadlessSendbird
import Testing

/// The users to invite: all users except the known members.
@Suite("Invite users: filtering") struct InviteFilteringTests {
  @Test(arguments: ["everyone", "news"])
  func members_of_large_channels_are_offered_if_configured_in_YAML_or_Swift(
    channel: String
  ) throws {
    // S63, S203.
    let expected = """
      ┌──────────────────────────────────┐
      │ [Cancel]  Invite users  (Invite) │
      ├──────────────────────────────────┤
      │ ○ Alice Kim (You)            [ ] │
      │ ○ Bob Stone                  [ ] │
      │ ● Chloe Martin               [ ] │
      │ ○ Dan Wu                     [ ] │
      │ ○ (No name)                  [ ] │
      └──────────────────────────────────┘
      """
    let url = "channelURL: \(channel)"
    expect(
      try frames(of: "viewController: SBUInviteUserViewController\n\(url)", project: kitsWay),
      is: expected)
    expect(
      try frames(
        of: "viewController: KitsWayScreen\n\(url)", types: [KitsWayScreen.self]), is: expected)
  }

  @Test(arguments: ["design-team", "everyone"])
  func joinedUserIds_lists_members_even_if_none_are_filtered_out(
    channel: String
  ) throws {
    // S62.
    try inspect(plainScreen.replacing("design-team", with: channel)) { screen in
      #expect(screen.viewModel?.joinedUserIds == ["alice", "dan"])
    }
  }

  @Test func users_who_join_while_the_list_is_shown_cause_no_event() throws {
    // S76.
    let log = try events(
      of: """
        viewController: InviteEventScreen
        channelURL: design-team
        steps:
          - act: let Bob join
        """,
      inviteActions: [
        "let Bob join": { screen in
          let channel = try #require(screen.channel as? GroupChannel)
          channel.inviteUserIds(["bob"]) { _ in EventLog.note("Bob has joined") }
        }
      ])
    expect(
      log,
      is: """
        L+
        U bob chloe eve
        L-
        L-
        Bob has joined
        """)
  }
}

/// A screen that offers members of large channels, configured in Swift.
private final class KitsWayScreen: SBUInviteUserViewController {
  override func createViewModel(
    channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
    users: [SBUUser]? = nil
  ) {
    super.createViewModel(
      channel: channel, channelURL: channelURL, channelType: channelType, users: users)
    viewModel?.offersMembersOfSuperAndBroadcastChannels = true
  }
}
