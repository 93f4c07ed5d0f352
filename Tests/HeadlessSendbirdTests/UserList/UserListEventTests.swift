import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// What others do while a user list is shown.
@Suite("User lists: events") struct UserListEventTests {
  /// What is heard from an event on.
  private func heard(
    _ event: String, type: String, in channel: String, of other: String? = nil
  ) throws -> String {
    let log = try userListEvents(
      """
      userListType: \(type)
      steps: [{ act: mark }, { event: { \(event), channel: \(other ?? channel) } }]
      """, in: channel, actions: ["mark": { _ in EventLog.note("mark") }])
    return log.after("mark").replacing("\n", with: " ")
  }

  @Test(
    arguments: [
      ("userMuted: bob", "alice chloe", "bob dan", "mallory"),
      ("userUnmuted: dan", "alice chloe", "", "mallory"),
      ("userBanned: bob", "alice chloe", "dan", "mallory bob"),
      ("userUnbanned: mallory", "alice chloe", "dan", ""),
      ("operatorsUpdated: [bob]", "bob", "dan", "mallory"),
      ("userJoined: zoe", "alice chloe", "dan", "mallory"),
      ("userLeft: chloe", "alice", "dan", "mallory"),
    ])
  func operators_muted_and_banned_lists_begin_anew_at_what_concerns_people(
    event: String, operators: String, muted: String, banned: String
  ) throws {
    // S136.
    for (type, ids) in [("operators", operators), ("muted", muted), ("banned", banned)] {
      expect(try heard(event, type: type, in: "design-team"), is: " L+ U \(ids) L-")
    }
  }

  @Test(
    arguments: [
      ("userMuted: bob", ""), ("userUnmuted: dan", ""), ("userBanned: bob", ""),
      ("userUnbanned: mallory", ""), ("operatorsUpdated: [bob]", ""),
      ("userJoined: zoe", " L+ U alice bob chloe dan eve zoe L-"),
      ("userLeft: chloe", " L+ U alice bob dan eve L-"),
    ])
  func members_begin_anew_only_when_somebody_joins_or_leaves(event: String, log: String) throws {
    // S136, S185.
    expect(try heard(event, type: "members", in: "design-team"), is: log)
  }

  @Test(
    arguments: [
      ("userMuted: bob", " L+ U bob dan L-"), ("userUnmuted: dan", " L+ U  L-"),
      ("userBanned: dan", nil), ("userJoined: zoe", ""), ("userLeft: bob", ""),
    ] as [(String, String?)])
  func in_open_channels_coming_and_going_is_ignored_and_participants_ignore_all(
    event: String, muted: String?
  ) throws {
    // S136.
    expect(try heard(event, type: "participants", in: "town-hall"), is: "")
    guard let muted else { return }
    let shown = try heard(event, type: "muted", in: "town-hall")
    // Muted users of an open channel come in the order in which they were muted.
    expect(shown.replacing("dan bob", with: "bob dan"), is: muted)
  }

  @Test(arguments: ["members", "operators", "muted", "banned"])
  func freezing_concerns_no_list(type: String) throws {
    // S136.
    #expect(try heard("channelFrozen: true", type: type, in: "design-team") == "")
    #expect(try heard("channelChanged: Red", type: type, in: "design-team") == "")
  }

  @Test func an_event_of_another_channel_replaces_the_channel_and_lists_its_people() throws {
    // S137.
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
      actions: [
        "look": { screen in
          let screen = try #require(screen as? SBUUserListViewController)
          #expect(screen.channel?.channelURL == "park" && screen.channel is OpenChannel)
          #expect(screen.channelURL == "design-team")
        }
      ])
    #expect(shown.contains("│ [‹]      Muted members           │"))
    expect(shown.rows, is: "│ ⊘ Alice Kim (You)            (⋯) │")
  }

  @Test func a_channel_that_is_deleted_ends_the_screen_whichever_it_is() throws {
    // S137, S138.
    for (channel, url) in [("design-team", "design-team"), ("park", "design-team")] {
      let log = try userListEvents(
        "steps: [{ act: push }, { event: { channelDeleted: true, channel: \(channel) } }]",
        in: "quiet",
        actions: [
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
      actions: [
        "push": { screen in
          let next = SBUUserListViewController(
            channelURL: "design-team", channelType: .group, userListType: .banned)
          screen.navigationController?.pushViewController(next, animated: true)
        }
      ])
    expect(shown, is: try userList(""))
  }

  @Test func before_the_channel_is_known_the_screen_says_so_with_nil() throws {
    // S138.
    let log = try userListEvents(
      """
      network: { latency: 1s }
      steps: [{ event: { channelDeleted: true, channel: park } }]
      """)
    expect(log, is: "L+\ndismiss nil\nC design-team\nL+\nU alice bob chloe dan eve\nL-")
  }
}
