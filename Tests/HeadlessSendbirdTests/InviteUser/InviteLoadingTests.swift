import DioramaKit
import HeadlessSendbird
import Testing

/// Which events the view model sends, and in which order.
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

  @Test func an_empty_page_tells_no_change_of_users() throws {
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

  @Test func a_page_of_joined_users_tells_no_change_and_asks_for_no_further_page() throws {
    // S24, S65.
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

  @Test func custom_users_come_without_any_query() throws {
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

  @Test func custom_users_who_have_all_joined_tell_no_change_without_a_next_list() throws {
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
  func an_error_before_the_page_comes_after_the_end_of_loading(request: String) throws {
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

  @Test func an_error_of_the_first_page_comes_before_the_end_of_loading() throws {
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

  @Test func after_the_last_page_there_is_only_an_end_of_loading() throws {
    // S31, S60: after the last page there is only an L-, and never an L+ of its own.
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

  @Test func a_page_is_not_asked_for_while_another_is_on_its_way() throws {
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

  @Test func inviting_is_told_between_the_loading_states_and_nobody_selected_is_no_error() throws {
    // S32, S84: inviting goes L+, the event, L-; nothing checks that somebody is invited.
    let log = try events(
      of: """
        viewController: InviteEventScreen
        channelURL: design-team
        steps:
          - act: invite nobody
        """, inviteActions: ["invite nobody": { $0.viewModel?.invite(userIds: []) }])
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

  @Test func inviting_that_fails_tells_its_error_while_loading_and_the_screen_stays() throws {
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
