import HeadlessSendbird
import Testing

/// Who is offered: everybody but those who have joined, as far as that is known.
struct InviteFilteringTests {
  private func offered(_ yaml: String, project: String = "") throws -> String {
    try frames(of: "viewController: SBUInviteUserViewController\n\(yaml)", project: project)
  }

  @Test("S62, S63: members are left out, by their ids")
  func membersAreLeftOut() throws {
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

  @Test("S63, S203: super and broadcast channels offer everybody", arguments: ["everyone", "news"])
  func largeChannelsOfferEverybody(channel: String) throws {
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

  @Test("S63: custom users are filtered, too")
  func customUsersAreFiltered() throws {
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

  @Test("S63: a channel without known members leaves nobody out")
  func nobodyKnown() throws {
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

  @Test("S64: the current user is offered where it is no member")
  func currentUser() throws {
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

  @Test(
    "S62: the ids of those who have joined can be read, where nobody is left out, too",
    arguments: ["design-team", "everyone"])
  func joinedUserIds(channel: String) throws {
    try inspect(plainScreen.replacing("design-team", with: channel)) { screen in
      #expect(screen.viewModel?.joinedUserIds == ["alice", "dan"])
    }
  }

  @Test("S76: people who join meanwhile stay in the list; nothing is heard of it")
  func joiningMeanwhile() throws {
    let log = try events(
      of: """
        viewController: EventScreen
        channelURL: design-team
        steps:
          - do: let Bob join
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
