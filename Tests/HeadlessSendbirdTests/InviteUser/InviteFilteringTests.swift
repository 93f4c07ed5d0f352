import DioramaKit
import HeadlessSendbird
import Testing

/// Who is offered: everybody but those who have joined, as far as that is known.
@Suite("Invite users: filtering") struct InviteFilteringTests {
  @Test(arguments: ["everyone", "news"])
  func members_of_large_channels_are_offered_where_diorama_yaml_or_Swift_code_says_so(
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
  func the_ids_of_those_who_joined_can_be_read_where_nobody_is_left_out_too(
    channel: String
  ) throws {
    // S62.
    try inspect(plainScreen.replacing("design-team", with: channel)) { screen in
      #expect(screen.viewModel?.joinedUserIds == ["alice", "dan"])
    }
  }

  @Test func people_who_join_meanwhile_stay_in_the_list_and_nothing_is_heard_of_it() throws {
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

/// Offers members of large channels, from Swift.
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
