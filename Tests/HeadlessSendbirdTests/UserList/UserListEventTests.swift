import HeadlessSendbird
import HeadlessUIKit
import Testing

/// What others do while a user list is shown.
struct UserListEventTests {
  /// What is heard from an event on.
  private func heard(
    _ event: String, type: String, in channel: String, of other: String? = nil
  ) throws -> String {
    let log = try userListEvents(
      """
      userListType: \(type)
      steps: [{ act: mark }, { event: { \(event), channel: \(other ?? channel) } }]
      """, in: channel, deeds: ["mark": { _ in EventLog.note("mark") }])
    return log.after("mark").replacing("\n", with: " ")
  }

  @Test(
    "S136: operators, muted and banned lists begin anew at everything that concerns people",
    arguments: [
      ("userMuted: bob", "alice chloe", "bob dan", "mallory"),
      ("userUnmuted: dan", "alice chloe", "", "mallory"),
      ("userBanned: bob", "alice chloe", "dan", "mallory bob"),
      ("userUnbanned: mallory", "alice chloe", "dan", ""),
      ("operatorsUpdated: [bob]", "bob", "dan", "mallory"),
      ("userJoined: zoe", "alice chloe", "dan", "mallory"),
      ("userLeft: chloe", "alice", "dan", "mallory"),
    ])
  func group(event: String, operators: String, muted: String, banned: String) throws {
    for (type, ids) in [("operators", operators), ("muted", muted), ("banned", banned)] {
      expect(try heard(event, type: type, in: "design-team"), is: " L+ U \(ids) L-")
    }
  }

  @Test(
    "S136, S185: members only when somebody joins or leaves",
    arguments: [
      ("userMuted: bob", ""), ("userUnmuted: dan", ""), ("userBanned: bob", ""),
      ("userUnbanned: mallory", ""), ("operatorsUpdated: [bob]", ""),
      ("userJoined: zoe", " L+ U alice bob chloe dan eve zoe L-"),
      ("userLeft: chloe", " L+ U alice bob dan eve L-"),
    ])
  func members(event: String, log: String) throws {
    expect(try heard(event, type: "members", in: "design-team"), is: log)
  }

  @Test(
    "S136: in open channels coming and going is ignored, and participants ignore all",
    arguments: [
      ("userMuted: bob", " L+ U bob dan L-"), ("userUnmuted: dan", " L+ U  L-"),
      ("userBanned: dan", nil), ("userJoined: zoe", ""), ("userLeft: bob", ""),
    ] as [(String, String?)])
  func open(event: String, muted: String?) throws {
    expect(try heard(event, type: "participants", in: "town-hall"), is: "")
    guard let muted else { return }
    let shown = try heard(event, type: "muted", in: "town-hall")
    // Muted users of an open channel come in the order in which they were muted.
    expect(shown.replacing("dan bob", with: "bob dan"), is: muted)
  }

  @Test("S136: freezing concerns no list", arguments: ["members", "operators", "muted", "banned"])
  func freezing(type: String) throws {
    #expect(try heard("channelFrozen: true", type: type, in: "design-team") == "")
    #expect(try heard("channelChanged: Red", type: type, in: "design-team") == "")
  }

  @Test("S136: the frames before and after")
  func frames() throws {
    let shown = try userList(
      """
      userListType: banned
      steps:
        - snapshot: before
        - event: { userBanned: bob, channel: design-team }
        - snapshot: after
      """)
    expect(
      shown,
      is: """
        ── before ──────────────────────────
        ┌──────────────────────────────────┐
        │ [‹]       Banned users           │
        ├──────────────────────────────────┤
        │ ○ Mallory                    [⋯] │
        └──────────────────────────────────┘

        ── after ───────────────────────────
        ┌──────────────────────────────────┐
        │ [‹]       Banned users           │
        ├──────────────────────────────────┤
        │ ○ Mallory                    [⋯] │
        │ ○ Bob Stone                  [⋯] │
        └──────────────────────────────────┘
        """)
  }

  @Test("S137: an event of another channel replaces the channel, and lists its people")
  func otherChannel() throws {
    expect(
      try heard("operatorsUpdated: [bob, dan]", type: "operators", in: "quiet", of: "design-team"),
      is: " L+ U bob dan L-")
    expect(
      try heard("userLeft: bob", type: "members", in: "quiet", of: "design-team"),
      is: " L+ U alice chloe dan eve L-")
    // An open channel takes the place of a group, but the title stays.
    let shown = try userList(
      """
      userListType: muted
      steps: [{ event: { userMuted: alice, channel: park } }, { act: look }]
      """, in: "design-team",
      deeds: [
        "look": { screen in
          guard let screen = screen as? SBUUserListViewController else { throw NoUserList() }
          #expect(screen.channel?.channelURL == "park" && screen.channel is OpenChannel)
          #expect(screen.channelURL == "design-team")
        }
      ])
    #expect(shown.contains("│ [‹]      Muted members           │"))
    expect(shown.rows, is: "│ ⊘ Alice Kim (You)            (⋯) │")
  }

  @Test("S137, S138: a channel that is deleted, any one, ends the screen")
  func deleted() throws {
    for (channel, url) in [("design-team", "design-team"), ("park", "design-team")] {
      let log = try userListEvents(
        "steps: [{ act: push }, { event: { channelDeleted: true, channel: \(channel) } }]",
        in: "quiet",
        deeds: [
          "push": { screen in
            let next = UserListScreen(
              channelURL: "design-team", channelType: .group, userListType: .banned)
            screen.navigationController?.pushViewController(next, animated: true)
          }
        ])
      #expect(log.hasSuffix("\ndismiss quiet\ndismiss \(url)"))
    }
    let shown = try userList(
      """
      viewController: SBUUserListViewController
      steps:
        - act: push
        - tap: { button: iconMore, row: Mallory }
        - event: { channelDeleted: true, channel: park }
      """,
      deeds: [
        "push": { screen in
          let next = SBUUserListViewController(
            channelURL: "design-team", channelType: .group, userListType: .banned)
          screen.navigationController?.pushViewController(next, animated: true)
        }
      ])
    expect(shown, is: try userList(""))
  }

  @Test("S138: before the channel is known the screen says so with nil")
  func deletedWhileLoading() throws {
    let log = try userListEvents(
      """
      network: { latency: 1s }
      steps: [{ event: { channelDeleted: true, channel: park } }]
      """)
    expect(log, is: "L+\ndismiss nil\nC design-team\nL+\nU alice bob chloe dan eve\nL-")
  }
}
