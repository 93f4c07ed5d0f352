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

  private func blocks(_ yaml: String, _ actions: Screens.Actions) throws -> String {
    try StyleBlockTests.blocks(yaml, actions: actions)
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

  /// Somebody whose name is blank, in a row that can be chosen all the same.
  private static let blank: Screens.Actions = [
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
  private func findings(_ yaml: String, _ actions: Screens.Actions = [:]) throws -> [String] {
    try OperatorScreens(actions: actions).diagnostics(yaml)
      .filter { $0.contains("a11y-") }
  }

  @Test func an_order_of_its_own_is_followed_and_found_where_it_is_another_than_the_eye_s() throws {
    let turn: Screens.Actions = [
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
