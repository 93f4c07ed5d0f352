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
  func super_and_broadcast_channels_offer_everybody(channel: String) throws {
    // S63, S203.
    expect(
      try offered("channelURL: \(channel)"),
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │ ○ Alice Kim (You)            [ ] │
        │ ○ Bob Stone                  [ ] │
        │ ● Chloe Martin               [ ] │
        │ ○ Dan Wu                     [ ] │
        │ ○ (No name)                  [ ] │
        └──────────────────────────────────┘
        """)
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
