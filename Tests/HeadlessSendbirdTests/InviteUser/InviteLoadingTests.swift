import HeadlessSendbird
import Testing

/// Which events the view model sends, and in which order.
struct InviteLoadingTests {
  @Test("S17, S22: a page with new users ends in two L-")
  func pageWithNewUsers() throws {
    let log = try events(
      of: """
        viewController: EventScreen
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

  @Test("S23: an empty page sends no U")
  func emptyPage() throws {
    let screens = Screens(
      yaml: """
        viewController: EventScreen
        channelURL: lonely
        data: { groupChannels: [{ url: lonely }] }
        """, types: [EventScreen.self], defaults: "device: { width: 36 }\n")
    let log = try EventLog.lines { _ = try screens.snapshots() }
    expect(
      log,
      is: """
        L+
        L-
        """)
  }

  @Test("S24, S65: a page of joined users sends no U, and no further page is asked for")
  func pageOfJoinedUsers() throws {
    let log = try events(
      of: """
        viewController: EventScreen
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

  @Test("S26, S57: custom users come without any query")
  func customUsers() throws {
    let log = try events(
      of: """
        viewController: EventScreen
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

  @Test("S27: custom users who have all joined, and no next list: no U")
  func joinedCustomUsers() throws {
    let log = try events(
      of: """
        viewController: EventScreen
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

  @Test("S28, S42: an error before the page comes after L-", arguments: ["connect", "getChannel"])
  func errorBeforeThePage(request: String) throws {
    let log = try events(
      of: """
        viewController: EventScreen
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

  @Test("S29, S42: an error of the first page comes before L-")
  func errorOfThePage() throws {
    let log = try events(
      of: """
        viewController: EventScreen
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

  @Test("S31, S60: after the last page there is only an L-, and never an L+ of its own")
  func exhaustedQuery() throws {
    let log = try events(
      of: """
        viewController: EventScreen
        channelURL: design-team
        steps:
          - do: load more
        """, acts: ["load more": { $0.viewModel?.loadNextUserList(reset: false) }])
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

  @Test("S58: a page is not asked for while another is on its way")
  func oneLoadAtATime() throws {
    let log = try events(
      of: """
        viewController: EventScreen
        channelURL: design-team
        network: { latency: 300ms }
        steps:
          - advance: 500ms
          - do: load
          - do: load
        """, acts: ["load": { $0.viewModel?.resetUserList() }])
    expect(
      log,
      is: """
        L+
        U bob chloe eve
        L-
        L-
        """)
  }

  @Test("S32, S84: inviting goes L+, the event, L-; nothing checks that somebody is invited")
  func inviting() throws {
    let log = try events(
      of: """
        viewController: EventScreen
        channelURL: design-team
        steps:
          - do: invite nobody
        """, acts: ["invite nobody": { $0.viewModel?.invite(userIds: []) }])
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

  @Test("S32, S85: inviting that fails goes L+, E, L-, and the screen stays")
  func invitingFails() throws {
    let log = try events(
      of: """
        viewController: EventScreen
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
