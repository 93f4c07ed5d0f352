import DioramaKit
import HeadlessSendbird
import Testing

/// The events of the view model and their order.
@Suite("Invite users: loading") struct InviteLoadingTests {
  @Test func a_page_with_new_users_ends_loading_twice() throws {
    // S17, S22.
    let log = try events(
      of: """
        viewController: InviteEventScreen
        channelURL: design-team
        """)
    expect(
      log,
      is: """
        L+
        U bob chloe eve
        L-
        L-
        """)
  }

  @Test func an_empty_page_fires_no_change_event() throws {
    // S23.
    let screens = Screens(
      yaml: """
        viewController: InviteEventScreen
        channelURL: lonely
        data: { groupChannels: [{ url: lonely }] }
        """, types: [InviteEventScreen.self], defaults: "device: { width: 36 }\n")
    let log = try EventLog.lines { _ = try screens.snapshots() }
    expect(
      log,
      is: """
        L+
        L-
        """)
  }

  @Test func a_last_page_of_joined_users_fires_no_change_event() throws {
    // S24.
    let log = try events(
      of: """
        viewController: InviteEventScreen
        channelURL: full
        """)
    expect(
      log,
      is: """
        L+
        L-
        L-
        """)
  }

  @Test func custom_users_are_loaded_without_a_query() throws {
    // S26, S57.
    let log = try events(
      of: """
        viewController: InviteEventScreen
        channelURL: design-team
        users: [bob, chloe]
        network: { failures: [{ request: loadUsers }] }
        """)
    expect(
      log,
      is: """
        L+
        U bob chloe
        L-
        """)
  }

  @Test func custom_users_who_have_all_joined_fire_no_change_event() throws {
    // S27.
    let log = try events(
      of: """
        viewController: InviteEventScreen
        channelURL: design-team
        users: [alice, dan]
        """)
    expect(
      log,
      is: """
        L+
        nextUserList
        L-
        """)
  }

  @Test(arguments: ["connect", "getChannel"])
  func an_error_before_the_first_page_is_reported_after_loading_ends(request: String) throws {
    // S28, S42.
    let log = try events(
      of: """
        viewController: InviteEventScreen
        channelURL: design-team
        network: { failures: [{ request: \(request), code: 400108, message: Not authorized }] }
        """)
    expect(
      log,
      is: """
        L+
        L-
        E 400108
        """)
  }

  @Test func an_error_of_the_first_page_is_reported_before_loading_ends() throws {
    // S29, S42.
    let log = try events(
      of: """
        viewController: InviteEventScreen
        channelURL: design-team
        network: { failures: [{ request: loadUsers, code: 500301 }] }
        """)
    expect(
      log,
      is: """
        L+
        E 500301
        L-
        """)
  }

  @Test func a_request_after_the_last_page_only_ends_loading() throws {
    // S31, S60: after the last page there is an L- without an L+.
    let log = try events(
      of: """
        viewController: InviteEventScreen
        channelURL: design-team
        steps:
          - act: load more
        """, inviteActions: ["load more": { $0.viewModel?.loadNextUserList(reset: false) }])
    expect(
      log,
      is: """
        L+
        U bob chloe eve
        L-
        L-
        L-
        """)
  }

  @Test func a_page_is_not_requested_while_another_is_loading() throws {
    // S58.
    let log = try events(
      of: """
        viewController: InviteEventScreen
        channelURL: design-team
        network: { latency: 300ms }
        steps:
          - advance: 500ms
          - act: load
          - act: load
        """, inviteActions: ["load": { $0.viewModel?.resetUserList() }])
    expect(
      log,
      is: """
        L+
        U bob chloe eve
        L-
        L-
        """)
  }

  @Test func inviting_no_users_is_allowed_and_reported_while_loading() throws {
    // S32, S84: inviting logs L+, the event, L-; an empty list of ids is allowed.
    let log = try events(
      of: """
        viewController: InviteEventScreen
        channelURL: design-team
        steps:
          - act: invite no users
        """, inviteActions: ["invite no users": { $0.viewModel?.invite(userIds: []) }])
    expect(
      log,
      is: """
        L+
        U bob chloe eve
        L-
        L-
        L+
        invited:\u{20}
        popToChannel
        L-
        """)
  }

  @Test func a_failed_invitation_is_reported_while_loading_and_the_screen_stays() throws {
    // S32, S85.
    let log = try events(
      of: """
        viewController: InviteEventScreen
        channelURL: design-team
        network: { failures: [{ request: inviteUsers, code: 400108 }] }
        steps:
          - select: bob
          - tap: rightBarButton
        """)
    expect(
      log,
      is: """
        L+
        U bob chloe eve
        L-
        L-
        row 0 tapped
        selected: bob
        L+
        E 400108
        L-
        """)
  }
}
