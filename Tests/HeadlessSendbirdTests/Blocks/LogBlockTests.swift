import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The block `log` of a snapshot: requests and answers, what came and went, errors.
@Suite("The block 'log'") struct LogBlockTests {
  @Test func says_what_was_asked_and_answered_and_what_opened() throws {
    expect(
      try StyleBlockTests.blocks(
        """
        viewController: SBUModerationsViewController
        channelURL: club
        show: [log]
        steps:
          - snapshot: menu
          - tap: { row: Banned users }
          - snapshot: banned
          - tap: back
          - snapshot: menu again
        """),
      is: """
        ── menu ────────────────────────────────
        ── log ──
        getChannel club: ok
        opened SBUModerationsViewController
        ── banned · SBUUserListViewController ──
        ── log ──
        getChannel club: ok
        opened SBUUserListViewController
        loadBannedUsers club limit 20: ok
        ── menu again ──────────────────────────
        ── log ──
        closed SBUUserListViewController
        """)
  }

  @Test func an_error_shows_where_the_frame_says_nothing() throws {
    let quiet = """
      viewController: SBUInviteUserViewController
      channelURL: guests
      show: log
      steps: [{ select: [chloe, dan] }, { tap: rightBarButton }, { advance: 1s }, { snapshot: end }]

      """
    let failing =
      "network: { failures: [{ request: inviteUsers, code: 7, message: 'No\\u{1B}!' }] }"
      .replacing("'No\\u{1B}!'", with: "\"No\\e!\"")
    let lines = try StyleBlockTests.blocks(quiet + failing).split(separator: "\n")
    #expect(lines.contains("inviteUsers chloe, dan in guests: error 7 No\\u{1B}!"), "\(lines)")
    #expect(lines.contains("didReceiveError 7 No\\u{1B}!"), "\(lines)")
    let fine = try StyleBlockTests.blocks(quiet)
    #expect(
      fine.contains("inviteUsers chloe, dan in guests: ok") && !fine.contains("error"), "\(fine)")
  }

  @Test func a_request_says_which_part_of_which_list_it_asks_for() throws {
    let shown = try StyleBlockTests.blocks(
      """
      viewController: SBUPromoteMemberViewController
      channelURL: club
      show: log
      """)
    #expect(shown.contains("loadMembers club no operators limit 20: ok"), "\(shown)")
  }

  @Test func a_screen_that_is_gone_has_no_style_and_is_not_read() throws {
    expect(
      try StyleBlockTests.blocks(
        """
        viewController: SBUInviteUserViewController
        channelURL: guests
        show: [styles, accessibility]
        steps: [{ tap: leftBarButton }, { advance: 1s }, { snapshot: gone }]
        """),
      is: """
        ── gone ────────────────────────────────
        ── styles ──
        as the system has it
        ── accessibility ──
        nothing to read
        """)
  }

  @Test func alerts_and_menus_say_their_words() throws {
    let shown = try StyleBlockTests.blocks(
      """
      viewController: SBUUserListViewController
      channelURL: club
      userListType: members
      show: log
      steps:
        - advance: 1s
        - tap: { button: iconMore, row: Bob Stone }
        - snapshot: menu
        - tap: { menu: Cancel }
        - snapshot: gone
      """)
    #expect(
      shown.contains("opened menu \"Bob Stone\"") || shown.contains("opened menu"), "\(shown)")
    #expect(shown.contains("closed menu"), "\(shown)")
  }

  @Test func what_happens_between_two_frames_stands_behind_the_second() throws {
    let shown = try StyleBlockTests.blocks(
      """
      viewController: SBUInviteUserViewController
      channelURL: guests
      show: log
      network: { latency: 300ms }
      steps: [{ snapshot: first }, { advance: 2s }, { snapshot: second }, { snapshot: third }]
      """)
    let parts = shown.split(separator: "── log ──\n")
    #expect(parts.count == 4 && parts[1].contains("getChannel guests: waiting"), "\(shown)")
    #expect(
      parts[2].contains("getChannel guests: ok") && parts[2].contains("loadUsers limit 20: ok"))
    #expect(parts[3] == "nothing new", "\(shown)")
  }

  @Test func an_announcement_for_screen_readers_is_said() throws {
    let shown = try StyleBlockTests.blocks(
      """
      viewController: SBUInviteUserViewController
      channelURL: guests
      show: log
      steps: [{ act: announce }]
      """,
      deeds: [
        "announce": on { (_: SBUInviteUserViewController) in
          UIAccessibility.post(notification: .announcement, argument: "Three people")
        }
      ])
    #expect(shown.contains("announced \"Three people\""), "\(shown)")
  }
}
