import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The block `accessibility` of a snapshot: what a screen reader says, in its order; and findings.
@Suite("The block 'accessibility'") struct AccessibilityBlockTests {
  private static let invite = """
    viewController: SBUInviteUserViewController
    channelURL: guests
    show: [accessibility]

    """

  private func blocks(_ yaml: String, _ deeds: Screens.Deeds = [:]) throws -> String {
    try StyleBlockTests.blocks(yaml, deeds: deeds)
  }

  @Test func a_row_is_one_stop_and_its_box_a_state() throws {
    expect(
      try blocks(Self.invite + "steps: [{ select: chloe }]"),
      is: """
        ── accessibility ──
        - button "Cancel"
        - heading "Invite users"
        - button "Invite 1"
        - row "Chloe Martin", selected
        - row "Dan Wu", not selected
        - row "(No name)", not selected
        """)
  }

  @Test func what_can_be_touched_in_a_row_is_a_stop_of_its_own() throws {
    expect(
      try blocks(
        """
        viewController: SBUUserListViewController
        channelURL: club
        userListType: members
        show: accessibility
        steps: [{ advance: 1s }]
        """),
      is: """
        ── accessibility ──
        - button, without words
        - heading "Members"
        - button, without words
        - row "Alice Kim (You), Operator"
          - button, without words, disabled
        - row "Bob Stone"
          - button, without words
        - row "Chloe Martin, Operator"
          - button, without words
        - row "Dan Wu"
          - button, without words
        - row "(No name)"
          - button, without words
        """)
  }

  @Test func a_switch_has_the_words_of_its_row_and_a_menu_is_all_there_is() throws {
    let shown = try blocks(
      """
      viewController: SBUModerationsViewController
      channelURL: club
      show: accessibility
      steps: [{ toggle: { row: Freeze channel } }, { advance: 1s }]
      """)
    #expect(shown.contains("\n  - switch \"Freeze channel\", on"), "\(shown)")
    let menu = try blocks(
      """
      viewController: SBUUserListViewController
      channelURL: club
      userListType: members
      show: accessibility
      steps: [{ advance: 1s }, { tap: { button: iconMore, row: Dan Wu } }]
      """)
    #expect(menu.hasPrefix("── accessibility ──\n- menu"), "\(menu)")
    #expect(menu.contains("\n  - button \"Unmute\"") && !menu.contains("heading"), "\(menu)")
  }

  @Test func an_app_s_words_come_before_what_can_be_seen() throws {
    let shown = try blocks(
      Self.invite + "users: [dan, chloe]\nsteps: [{ act: speak }]",
      [
        "speak": on { (screen: SBUInviteUserViewController) in
          screen.headerComponent?.leftBarButton?.accessibilityLabel = "Close"
          screen.headerComponent?.leftBarButton?.accessibilityHint = "Nobody is invited"
          let cells = screen.listComponent?.tableView.visibleCells as? [SBUUserCell] ?? []
          cells.first?.accessibilityLabel = "Dan, a baker"
          cells.first?.accessibilityValue = "online"
          cells.last?.accessibilityElementsHidden = true
        }
      ])
    expect(
      shown,
      is: """
        ── accessibility ──
        - button "Close", hint "Nobody is invited"
        - heading "Invite users"
        - button "Invite"
        - row "Dan, a baker", not selected, value "online"
        """)
  }

  @Test func choices_are_read_as_they_stand() throws {
    let shown = try blocks(
      """
      viewController: SBUGroupChannelSettingsViewController
      channelURL: club
      show: accessibility
      steps: [{ advance: 1s }, { tap: rightBarButton }, { tap: { menu: Change name } }]
      """)
    #expect(shown.hasSuffix("\n  - button \"Cancel\"\n  - button \"OK\""), "\(shown)")
  }

  /// Somebody whose name is blank, in a row that can be chosen all the same.
  private static let blank: Screens.Deeds = [
    "blank": on { (screen: SBUInviteUserViewController) in
      let cells = screen.listComponent?.tableView.visibleCells as? [SBUUserCell] ?? []
      cells.first?.nicknameLabel.text = "  Dan "
      cells.last?.nicknameLabel.text = "   "
    },
    "shut": on { (screen: SBUInviteUserViewController) in
      screen.listComponent?.tableView.visibleCells.last?.isUserInteractionEnabled = false
    },
  ]

  @Test func blanks_are_not_read() throws {
    let yaml = Self.invite + "users: [dan, chloe]\n"
    let shown = try blocks(yaml + "steps: [{ act: blank }]", Self.blank)
    #expect(
      shown.hasSuffix("\n- row \"Dan\", not selected\n- row, without words, not selected"),
      "\(shown)")
    let shut = try blocks(yaml + "steps: [{ act: blank }, { act: shut }]", Self.blank)
    #expect(shut.hasSuffix("- button \"Invite\"\n- row \"Dan\", not selected"), "\(shut)")
  }

  @Test func a_row_without_words_that_can_be_touched_is_found() throws {
    let yaml = Self.invite + "users: [dan, chloe]\n"
    let found = try findings(yaml + "steps: [{ act: blank }]", Self.blank)
    #expect(found.contains { $0.contains("has no words for the row") }, "\(found)")
    let shut = try findings(yaml + "steps: [{ act: blank }, { act: shut }]", Self.blank)
    #expect(!shut.contains { $0.contains("has no words for the row") }, "\(shut)")
  }

  /// What is wrong with a screen, a line for each finding.
  private func findings(_ yaml: String, _ deeds: Screens.Deeds = [:]) throws -> [String] {
    try Council(deeds: deeds).diagnostics(yaml)
      .filter { $0.contains("a11y-") }
  }

  @Test func a_button_without_words_is_found_once_wherever_it_stands() throws {
    let found = try findings(
      """
      viewController: SBUUserListViewController
      channelURL: club
      userListType: members
      show: accessibility
      steps: [{ advance: 1s }]
      """)
    let labels = found.filter { $0.contains("[a11y-label]") }
    #expect(
      labels.count { $0.contains("the button [⋯] with the picture 'iconMore'") } == 1, "\(found)")
  }

  @Test func text_that_is_hard_to_read_is_found_by_the_numbers_of_WCAG() throws {
    // #777777 on white is 4.47 to 1, which falls short; #767676 is 4.54.
    func found(_ color: String) throws -> [String] {
      try findings(
        Self.invite
          + "users: [dan]\nSBUTheme: { userCellTheme: { nicknameTextColor: \"\(color)\" } }"
      ).filter { $0.contains("'Dan Wu'") }
    }
    let short = try found("#777777")
    #expect(short.count == 1 && short[0].contains("a contrast of 4.4 to 1"), "\(short)")
    #expect(try found("#767676").isEmpty)
  }

  @Test func large_text_needs_less() throws {
    let found = try findings(
      Self.invite
        + """
        users: [dan]
        SBUTheme:
          userCellTheme: { nicknameTextColor: "#777777", nicknameTextFont: { size: 14, weight: bold } }
        """)
    #expect(!found.contains { $0.contains("'Dan Wu'") }, "\(found)")
  }

  @Test func an_order_of_its_own_is_followed_and_found_where_it_is_another_than_the_eye_s() throws {
    let turn: Screens.Deeds = [
      "turn": on { (screen: SBUInviteUserViewController) in
        let cells = screen.listComponent?.tableView.visibleCells ?? []
        screen.listComponent?.tableView.accessibilityElements = cells.reversed()
      }
    ]
    let yaml = Self.invite + "users: [dan, chloe]\nsteps: [{ act: turn }]"
    let shown = try blocks(yaml, turn)
    #expect(
      shown.hasSuffix("- row \"Chloe Martin\", not selected\n- row \"Dan Wu\", not selected"),
      "\(shown)")
    #expect(try findings(yaml, turn).contains { $0.contains("[a11y-order]") })
    #expect(
      try findings(Self.invite + "users: [dan, chloe]").allSatisfy { !$0.contains("a11y-order") })
  }
}
