import DioramaKit
import HeadlessSendbird
import Testing

/// Who is offered: everybody but those who have joined, as far as that is known.
@Suite("Invite users: filtering") struct InviteFilteringTests {
  private func offered(_ yaml: String, project: String = "") throws -> String {
    try frames(of: "viewController: SBUInviteUserViewController\n\(yaml)", project: project)
  }

  @Test func members_are_left_out_by_their_ids() throws {
    // S62, S63.
    expect(
      try offered("channelURL: design-team"),
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [ ] │
        │ ● Chloe Martin               [ ] │
        │ ○ (No name)                  [ ] │
        └──────────────────────────────────┘
        """)
  }

  @Test(arguments: ["everyone", "news"])
  func members_of_super_and_broadcast_channels_are_left_out_too(channel: String) throws {
    // S203: as page 000 says.
    expect(
      try offered("channelURL: \(channel)"),
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [ ] │
        │ ● Chloe Martin               [ ] │
        │ ○ (No name)                  [ ] │
        └──────────────────────────────────┘
        """)
    expect(
      try offered("channelURL: \(channel)\nusers: [alice, bob, dan]"),
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [ ] │
        └──────────────────────────────────┘
        """)
  }

  @Test(arguments: ["everyone", "news"])
  func they_are_offered_as_in_the_kit_where_the_view_model_says_so(channel: String) throws {
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
    let yes = "offersMembersOfSuperAndBroadcastChannels: yes"
    let own = "viewModel: { type: SBUInviteUserViewModel, \(yes) }"
    let made = "components: { KitsWay: { extends: SBUInviteUserViewModel, \(yes) } }"
    let url = "channelURL: \(channel)"
    expect(try offered("\(url)\n\(own)"), is: expected)
    expect(try offered(url, project: own), is: expected)
    let inSet = "\(made)\nSBUViewModelSet: { InviteUserViewModel: KitsWay }"
    expect(try offered(url, project: inSet), is: expected)
    expect(
      try frames(
        of: """
          viewController: SBUUserListViewController
          \(url)
          steps: [{ tap: rightBarButton }]
          """, project: inSet), is: expected)
    expect(
      try frames(
        of: "viewController: KitsWayScreen\n\(url)", types: [KitsWayScreen.self]), is: expected)
  }

  @Test func custom_users_are_filtered_too() throws {
    // S63.
    expect(
      try offered("channelURL: design-team\nusers: [alice, bob, dan]"),
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [ ] │
        └──────────────────────────────────┘
        """)
  }

  @Test func a_channel_without_known_members_leaves_nobody_out() throws {
    // S63.
    expect(
      try offered("channel: { url: new }\nusers: [alice, bob]"),
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │ ○ Alice Kim (You)            [ ] │
        │ ○ Bob Stone                  [ ] │
        └──────────────────────────────────┘
        """)
  }

  @Test func the_current_user_is_offered_where_it_is_no_member() throws {
    // S64.
    expect(
      try offered("channelURL: design-team\ncurrentUser: bob"),
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │ ○ Bob Stone (You)            [ ] │
        │ ● Chloe Martin               [ ] │
        │ ○ (No name)                  [ ] │
        └──────────────────────────────────┘
        """)
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
      acts: [
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
