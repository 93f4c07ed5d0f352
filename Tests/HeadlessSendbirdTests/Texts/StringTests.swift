import DioramaKit
import HeadlessSendbird
import Testing

/// The kit's texts and their replacement (section 5 of the facts).
@Suite("Texts") struct StringTests {
  private let german = """
    SBUStringSet:
      Cancel: Abbrechen
      Retry: Nochmal
      InviteChannel_Header_Title: Einladen
      InviteChannel_Invite: Los %d
      User_No_Name: Namenlos
      User_Operator: Leitung
      UserList_Me: (ich)
      Empty_No_Users: Niemand da
      Empty_Wrong: Das ging schief
    """

  @Test func texts_of_diorama_yaml_stand_in_bar_and_rows() throws {
    // 5, S149.
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: everyone
        \(kitsWay)
        listComponent: { type: TypedList, rowType: invite }
        steps:
          - snapshot: nobody
          - select: alice
          - snapshot: one
        """, project: german, types: [TypedList.self])
    expect(
      shown,
      is: """
        ── nobody ──────────────────────────
        ┌──────────────────────────────────┐
        │ [Abbrechen] Einladen       (Los) │
        ├──────────────────────────────────┤
        │ ○ Alice Kim (ich)            [ ] │
        │ ○ Bob Stone                  [ ] │
        │ ● Chloe Martin       Leitung [ ] │
        │ ⊘ Dan Wu                     [ ] │
        │ ○ Namenlos                   [ ] │
        └──────────────────────────────────┘

        ── one ─────────────────────────────
        ┌──────────────────────────────────┐
        │ [Abbrechen] Einladen     [Los 1] │
        ├──────────────────────────────────┤
        │ ○ Alice Kim (ich)            [x] │
        │ ○ Bob Stone                  [ ] │
        │ ● Chloe Martin       Leitung [ ] │
        │ ⊘ Dan Wu                     [ ] │
        │ ○ Namenlos                   [ ] │
        └──────────────────────────────────┘
        """)
  }

  @Test func texts_of_diorama_yaml_stand_in_empty_lists() throws {
    // 5, S50.
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: full
        steps:
          - act: fail for good
          - snapshot: failed
          - tap: retry
          - snapshot: nobody
        """, project: german,
      acts: [
        "fail for good": { $0.didReceiveError(SBError(domain: "No", code: 9), isBlocker: true) }
      ])
    #expect(shown.contains("│         Das ging schief          │"), "\(shown)")
    #expect(shown.contains("│           [↻ Nochmal]            │"), "\(shown)")
    #expect(shown.contains("│            Niemand da            │"), "\(shown)")
  }

  @Test func texts_set_through_Swift_hold_from_then_on_for_the_run() throws {
    // 5.
    let shown = try frames(
      of: """
        viewController: TalkingScreen
        channelURL: design-team
        users: [bob]
        steps:
          - select: bob
        """, types: [TalkingScreen.self])
    expect(
      shown,
      is: """
        ┌──────────────────────────────────┐
        │ [Away]     Who joins?   [Take 1] │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [x] │
        └──────────────────────────────────┘
        """)
  }

  @Test(
    arguments: [
      ("Add %d", "Add", "Add 2"), ("%d Add", "Add", "2 Add"), ("Add (%d)", "Add", "Add (2)"),
      ("Add %d now", "Add now", "Add 2 now"), ("Add", "Add", "Add"),
      ("100% of %d", "100% of", "100% of 2"),
    ])
  func the_number_stands_at_its_mark_and_the_mark_goes_without_one(
    text: String, none: String, two: String
  ) throws {
    // 5: the number stands at %d; without one, %d goes, and what held it.
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        users: [bob, chloe]
        steps:
          - snapshot: nobody
          - select: [bob, chloe]
          - snapshot: two
        """, project: "SBUStringSet: { InviteChannel_Invite: \"\(text)\" }")
    #expect(shown.contains("(\(none)) │"), "\(shown)")
    #expect(shown.contains("[\(two)] │"), "\(shown)")
  }

  @Test func a_screen_cannot_have_texts_of_its_own() throws {
    // 5.
    let shown = try frames(of: plainScreen + "\nSBUStringSet: { Cancel: Away }")
    expect(
      shown,
      is: """
        screen.yaml:4:1: error: the screen 'screen' cannot have 'SBUStringSet' [unknown-key]
          |
        4 | SBUStringSet: { Cancel: Away }
          | ^~~~~~~~~~~~
          = help: it stands in diorama.yaml, for all screens

        """)
  }
}

/// A screen that says things its own way.
final class TalkingScreen: SBUInviteUserViewController {
  override func loadView() {
    SBUStringSet.Cancel = "Away"
    SBUStringSet.InviteChannel_Header_Title = "Who joins?"
    SBUStringSet.InviteChannel_Invite = { $0 == 0 ? "Take" : "Take \($0)" }
    super.loadView()
  }
}
