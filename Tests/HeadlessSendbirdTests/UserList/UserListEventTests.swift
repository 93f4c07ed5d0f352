import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Actions of other users while a user list is shown.
@Suite("User lists: events") struct UserListEventTests {
  /// The events that follow an event of a channel.
  private func logged(
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
  func operator_muted_and_banned_lists_reload_on_every_user_event(
    event: String, operators: String, muted: String, banned: String
  ) throws {
    // S136.
    for (type, ids) in [("operators", operators), ("muted", muted), ("banned", banned)] {
      expect(try logged(event, type: type, in: "design-team"), is: " L+ U \(ids) L-")
    }
  }

  @Test(
    arguments: [
      ("userMuted: bob", ""), ("userUnmuted: dan", ""), ("userBanned: bob", ""),
      ("userUnbanned: mallory", ""), ("operatorsUpdated: [bob]", ""),
      ("userJoined: zoe", " L+ U alice bob chloe dan eve zoe L-"),
      ("userLeft: chloe", " L+ U alice bob dan eve L-"),
    ])
  func a_member_list_reloads_only_when_a_user_joins_or_leaves(event: String, log: String) throws {
    // S136, S185.
    expect(try logged(event, type: "members", in: "design-team"), is: log)
  }

  @Test(
    arguments: [
      ("userMuted: bob", " L+ U bob dan L-"), ("userUnmuted: dan", " L+ U  L-"),
      ("userBanned: dan", nil), ("userJoined: zoe", ""), ("userLeft: bob", ""),
    ] as [(String, String?)])
  func open_channel_lists_ignore_joins_and_participant_lists_ignore_all(
    event: String, muted: String?
  ) throws {
    // S136.
    expect(try logged(event, type: "participants", in: "town-hall"), is: "")
    guard let muted else { return }
    let shown = try logged(event, type: "muted", in: "town-hall")
    // Muted users of an open channel are listed in the order in which they were muted.
    expect(shown.replacing("dan bob", with: "bob dan"), is: muted)
  }

  @Test(arguments: ["members", "operators", "muted", "banned"])
  func freezing_and_renaming_reload_no_list(type: String) throws {
    // S136.
    #expect(try logged("channelFrozen: true", type: type, in: "design-team") == "")
    #expect(try logged("channelChanged: Red", type: type, in: "design-team") == "")
  }

  @Test func an_event_of_another_channel_replaces_the_listed_channel() throws {
    // S137.
    expect(
      try logged("operatorsUpdated: [bob, dan]", type: "operators", in: "quiet", of: "design-team"),
      is: " L+ U bob dan L-")
    expect(
      try logged("userLeft: bob", type: "members", in: "quiet", of: "design-team"),
      is: " L+ U alice chloe dan eve L-")
    // An open channel replaces a group, but the title stays.
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

  @Test func deleting_any_channel_closes_the_screen() throws {
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

  @Test func a_screen_dismissed_before_loading_reports_a_nil_channel() throws {
    // S138.
    let log = try userListEvents(
      """
      network: { latency: 1s }
      steps: [{ event: { channelDeleted: true, channel: park } }]
      """)
    expect(log, is: "L+\ndismiss nil\nC design-team\nL+\nU alice bob chloe dan eve\nL-")
  }
}
