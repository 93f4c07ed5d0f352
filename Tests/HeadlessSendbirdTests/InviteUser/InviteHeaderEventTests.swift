import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The events that the header sends to its screen.
@Suite("Invite users: header events") struct InviteHeaderEventTests {
  /// The events that `body` causes on the header of a screen.
  private func loggedEvents(
    _ body: @escaping @Sendable (SBUInviteUserModule.Header) throws -> Void
  ) throws -> String {
    try EventLog.lines {
      try inspect(
        """
        viewController: InviteHeaderEventScreen
        channelURL: design-team
        users: [bob]
        """, types: [InviteHeaderEventScreen.self]
      ) { screen in
        EventLog.note("")
        try body(#require(screen.headerComponent))
      }
    }.after("\n\n")
  }

  @Test func setting_one_item_fires_two_events_and_setting_a_list_fires_one() throws {
    // S45.
    let log = try loggedEvents { header in
      header.leftBarButton = UIBarButtonItem(title: "Back", style: .plain)
      header.leftBarButtons = ["A", "B"].map { UIBarButtonItem(title: $0, style: .plain) }
      header.rightBarButton = UIBarButtonItem(title: "Go", style: .plain)
      header.rightBarButtons = ["C", "D"].map { UIBarButtonItem(title: $0, style: .plain) }
      header.rightBarButton = nil
      header.titleView = nil
    }
    expect(
      log,
      is: """
        left Back
        left Back
        left Back
        right Go
        right Go
        right Go
        right nil
        right nil
        title nil
        """)
  }

  @Test func an_item_list_set_later_does_not_reach_the_bar() throws {
    // S45.
    let shown = try frames(
      of: plainScreen + """

        steps:
          - act: set two items
        """,
      inviteActions: [
        "set two items": { screen in
          screen.headerComponent?.leftBarButtons = ["A", "B"].map {
            UIBarButtonItem(title: $0, style: .plain)
          }
        }
      ])
    expect(
      shown,
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [ ] │
        └──────────────────────────────────┘
        """)
  }

  @Test func a_tap_reports_the_default_item_while_it_is_in_the_item_list() throws {
    // S48.
    let log = try loggedEvents { header in
      let (left, right) = (header.leftBarButton, header.rightBarButton)
      let (a, b) = (
        UIBarButtonItem(title: "A", style: .plain), UIBarButtonItem(title: "B", style: .plain)
      )
      header.leftBarButtons = [a, left].compactMap(\.self)
      header.rightBarButtons = [b, right].compactMap(\.self)
      header.onTapLeftBarButton()
      header.onTapRightBarButton()
    }
    expect(
      log,
      is: """
        left Cancel
        right Invite
        left tapped: Cancel
        right tapped: Invite
        """)
  }

  @Test func a_tap_reports_the_single_item_if_the_default_item_is_gone() throws {
    // S48: nothing is reported if only a custom item list is set.
    let log = try loggedEvents { header in
      header.leftBarButton = UIBarButtonItem(title: "Back", style: .plain)
      header.onTapLeftBarButton()
      header.rightBarButton = nil
      header.rightBarButtons = [UIBarButtonItem(title: "Go", style: .plain)]
      header.onTapRightBarButton()
    }
    expect(
      log,
      is: """
        left Back
        left Back
        left tapped: Back
        right nil
        right nil
        right nil
        """)
  }

  @Test func a_selection_change_retitles_the_right_item_without_an_item_event() throws {
    // S47.
    let log = try EventLog.lines {
      _ = try frames(
        of: """
          viewController: InviteHeaderEventScreen
          channelURL: design-team
          users: [bob]
          steps:
            - select: bob
            - tap: rightBarButton
          """, types: [InviteHeaderEventScreen.self])
    }
    expect(
      log,
      is: """
        title Invite users
        left Cancel
        left Cancel
        right Invite
        right Invite
        right tapped: Invite 1
        """)
  }
}
