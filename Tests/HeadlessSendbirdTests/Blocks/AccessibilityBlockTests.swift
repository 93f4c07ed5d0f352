import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The block `accessibility` of a snapshot: screen reader output in order, and diagnostics.
@Suite("The block 'accessibility'") struct AccessibilityBlockTests {
  private static let invite = """
    viewController: SBUInviteUserViewController
    channelURL: guests
    show: [accessibility]

    """

  private func blocks(_ yaml: String, _ actions: Screens.Actions) throws -> String {
    try StyleBlockTests.blocks(yaml, actions: actions)
  }

  @Test func accessibility_labels_set_by_the_app_replace_visible_text() throws {
    let shown = try blocks(
      Self.invite + "users: [dan, chloe]\nsteps: [{ act: speak }]",
      [
        "speak": on { (screen: SBUInviteUserViewController) in
          screen.headerComponent?.leftBarButton?.accessibilityLabel = "Close"
          screen.headerComponent?.leftBarButton?.accessibilityHint = "No one is invited"
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
        - button "Close", hint "No one is invited"
        - heading "Invite users"
        - button "Invite"
        - row "Dan, a baker", not selected, value "online"
        """)
  }

  /// Gives a selectable row a name of spaces, and can disable it.
  private static let rowChanges: Screens.Actions = [
    "clear": on { (screen: SBUInviteUserViewController) in
      let cells = screen.listComponent?.tableView.visibleCells as? [SBUUserCell] ?? []
      cells.first?.nicknameLabel.text = "  Dan "
      cells.last?.nicknameLabel.text = "   "
    },
    "shut": on { (screen: SBUInviteUserViewController) in
      screen.listComponent?.tableView.visibleCells.last?.isUserInteractionEnabled = false
    },
  ]

  @Test func names_are_trimmed_and_a_name_of_spaces_counts_as_empty() throws {
    let yaml = Self.invite + "users: [dan, chloe]\n"
    let shown = try blocks(yaml + "steps: [{ act: clear }]", Self.rowChanges)
    #expect(
      shown.hasSuffix("\n- row \"Dan\", not selected\n- row, without words, not selected"),
      "\(shown)")
    let shut = try blocks(yaml + "steps: [{ act: clear }, { act: shut }]", Self.rowChanges)
    #expect(shut.hasSuffix("- button \"Invite\"\n- row \"Dan\", not selected"), "\(shut)")
  }

  @Test func a_selectable_row_without_an_accessibility_label_is_reported() throws {
    let yaml = Self.invite + "users: [dan, chloe]\n"
    let found = try findings(yaml + "steps: [{ act: clear }]", Self.rowChanges)
    #expect(found.contains { $0.contains("row ● has no accessibility label") }, "\(found)")
    let shut = try findings(yaml + "steps: [{ act: clear }, { act: shut }]", Self.rowChanges)
    #expect(!shut.contains { $0.contains("has no accessibility label") }, "\(shut)")
  }

  /// The accessibility diagnostics of a screen, one per line.
  private func findings(_ yaml: String, _ actions: Screens.Actions = [:]) throws -> [String] {
    try OperatorScreens(actions: actions).diagnostics(yaml)
      .filter { $0.contains("a11y-") }
  }

  @Test func a_custom_accessibility_order_is_followed_and_a_mismatch_is_reported() throws {
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
