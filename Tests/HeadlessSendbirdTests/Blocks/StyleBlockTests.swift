import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The block `styles` of a snapshot: colours and fonts by name, never by place.
@Suite("The block 'styles'") struct StyleBlockTests {
  private static let invite = """
    viewController: SBUInviteUserViewController
    channelURL: guests
    show: [styles]

    """

  /// The lines of the blocks in what screens show, without the frames.
  static func blocks(
    _ yaml: String, project: String = "", types: [any Configurable.Type] = [],
    deeds: Screens.Deeds = [:]
  ) throws -> String {
    let text = try Council(project: project, types: types, deeds: deeds).frames(yaml)
    return text.split(separator: "\n").filter { line in
      !["│", "┌", "├", "└"].contains { line.hasPrefix($0) }
    }.joined(separator: "\n")
  }

  @Test func a_block_stands_behind_its_frame_and_nowhere_without_show() throws {
    let shown = try Council().frames(Self.invite + "steps: [{ select: chloe }]")
    expect(
      shown,
      is: """
        ┌──────────────────────────────────────┐
        │ [Cancel]    Invite users  [Invite 1] │
        ├──────────────────────────────────────┤
        │ ● Chloe Martin                   [x] │
        │ ○ Dan Wu                         [ ] │
        │ ○ (No name)                      [ ] │
        └──────────────────────────────────────┘
        ── styles ──
        screen on background50
        bar    'Cancel' primaryMain button2 · 'Invite users' onLightTextHighEmphasis h3 · \
        'Invite 1' primaryMain button2
        row    '●' onDarkTextHighEmphasis on background300 · 'Chloe Martin' \
        onLightTextHighEmphasis subtitle2 · '[x]' primaryMain
        row x2 '○' onDarkTextHighEmphasis on background300 · 'Dan Wu' \
        onLightTextHighEmphasis subtitle2 · '[ ]' onLightTextLowEmphasis
        """)
    let plain = try Council().frames(
      Self.invite.replacing("[styles]", with: "[]") + "steps: [{ select: chloe }]")
    #expect(!plain.contains("styles") && plain.hasSuffix("┘"))
  }

  @Test func a_row_more_changes_one_line() throws {
    let few = try Self.blocks(Self.invite + "users: [chloe, eve]").split(separator: "\n")
    let more = try Self.blocks(Self.invite + "users: [chloe, dan, eve]").split(separator: "\n")
    #expect(few.count == more.count)
    #expect(zip(few, more).count { $0 != $1 } == 1)
    #expect(more.last?.hasPrefix("row x3 ") ?? false)
  }

  @Test func a_palette_s_colour_changes_no_block_but_that_of_the_screen_that_changes_it() throws {
    let before = try Self.blocks(Self.invite)
    #expect(
      try Self.blocks(Self.invite, project: ##"SBUColorSet: { primaryMain: "#0B5FFF" }"##) == before
    )
    let own = Self.invite + "SBUColorSet: { primaryMain: \"#0B5FFF\", errorMain: \"#FF0000\" }"
    let changed = try Self.blocks(own).split(separator: "\n")
    // Of what the screen changes only what it shows is said.
    #expect(changed.contains("primaryMain is #0B5FFF"))
    #expect(changed.filter { !before.contains($0) } == ["primaryMain is #0B5FFF"])
  }

  @Test(arguments: [
    ("SBUTheme: { userListTheme: { backgroundColor: \"#FF0000\" } }", "screen on #FF0000"),
    ("SBUTheme: { userCellTheme: { nicknameTextColor: errorMain } }", "errorMain subtitle2"),
    (
      "SBUTheme: { userCellTheme: { nicknameTextFont: { size: 40 } } }",
      "onLightTextHighEmphasis 40"
    ),
    (
      "SBUTheme: { userListTheme: { leftBarButtonTintColor: \"#0000FF80\" } }",
      "'Cancel' #0000FF 50% "
    ),
    ("SBUFontSet: { subtitle2: { size: 30, weight: heavy } }", "subtitle2 is 30 heavy"),
    ("theme: dark", "screen on background600"),
  ])
  func what_a_screen_says_of_its_look_shows_also_from_a_variant(key: String, words: String) throws {
    let declared = try Self.blocks(Self.invite + key)
    #expect(declared.contains(words), "\(declared)")
    let variant = try Self.blocks(Self.invite + "variants: { own: { \(key) } }")
    #expect(variant.contains(words))
    let plain = try Self.blocks(Self.invite)
    #expect(!plain.contains(words))
  }

  @Test func a_project_s_default_holds_for_screens_that_the_kit_opens() throws {
    let shown = try Self.blocks(
      """
      viewController: SBUModerationsViewController
      channelURL: club
      steps: [{ tap: { row: Muted members } }]
      """,
      project: """
        show: styles
        SBUTheme: { userCellTheme: { moreButtonColor: errorMain } }
        """)
    #expect(shown.contains("'[⋯]' errorMain"), "\(shown)")
  }

  @Test func a_view_s_own_colours_show_by_their_parts_and_the_system_s_by_name() throws {
    let shown = try Self.blocks(
      Self.invite + "users: [dan]\nsteps: [{ act: paint }]",
      deeds: [
        "paint": on { (screen: SBUInviteUserViewController) in
          screen.headerComponent?.leftBarButton?.tintColor = .systemTeal
          screen.view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
          screen.listComponent?.tableView.backgroundColor = nil
          screen.navigationItem.titleView = nil
          screen.title = "Plain"
          screen.headerComponent?.rightBarButton?.tintColor = UIColor(named: "brand")
        }
      ])
    #expect(shown.contains("screen on #FF8000 25%"), "\(shown)")
    // The title is as the system has it, and is left out.
    #expect(
      shown.contains("bar    'Cancel' systemTeal button2 · 'Invite' brand button2"), "\(shown)")
  }

  @Test func choices_of_the_kit_s_alerts_and_sheets_have_the_colours_that_they_were_given() throws {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let shown = try Self.blocks(
      Self.invite + "steps: [{ act: ask }, { snapshot: a }, { act: offer }, { snapshot: b }]",
      deeds: [
        "ask": on { (_: SBUInviteUserViewController) in
          SBUAlertView.show(
            title: "Sure?",
            confirmButtonItem: SBUAlertButtonItem(title: "Delete", color: red) { _ in },
            cancelButtonItem: SBUAlertButtonItem(title: "Keep") { _ in })
        },
        "offer": on { (_: SBUInviteUserViewController) in
          SBUActionSheet.show(
            items: [SBUActionSheetItem(title: "Leave", color: red)],
            cancelItem: SBUActionSheetItem(title: "Stay", color: .systemTeal))
        },
      ])
    #expect(shown.contains("\nalert  'Delete' #FF0000\n"), "\(shown)")
    #expect(shown.contains("\nmenu   'Leave' #FF0000 · 'Stay' systemTeal"), "\(shown)")
  }

  @Test func what_an_alert_covers_as_a_whole_is_not_told() throws {
    let shown = try Self.blocks(
      Self.invite + "steps: [{ act: ask }]",
      deeds: [
        "ask": on { (_: SBUInviteUserViewController) in
          SBUAlertView.show(
            title: "Everybody in this channel will be told about it",
            confirmButtonItem: SBUAlertButtonItem(title: "Go on") { _ in })
        }
      ])
    // The box lies over two names, and beside their pictures and boxes.
    #expect(
      shown.hasSuffix(
        "row x2 '○' onDarkTextHighEmphasis on background300 · '[ ]' onLightTextLowEmphasis"),
      "\(shown)")
  }
}
