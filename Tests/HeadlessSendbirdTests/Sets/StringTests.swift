import HeadlessSendbird
import Testing

/// The kit's texts and their replacement (section 5 of the facts).
struct StringTests {
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

  @Test("5, S149: texts of diorama.yaml stand in bar and rows")
  func textsOfTheProject() throws {
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: everyone
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

  @Test("5, S50: and in empty lists")
  func textsOfEmptyLists() throws {
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: full
        steps:
          - do: fail for good
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

  @Test("5: texts set through Swift hold from then on, for the run")
  func textsOfSwift() throws {
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
    "5: the number stands at %d; without one, %d goes, and what held it",
    arguments: [
      ("Add %d", "Add", "Add 2"), ("%d Add", "Add", "2 Add"), ("Add (%d)", "Add", "Add (2)"),
      ("Add %d now", "Add now", "Add 2 now"), ("Add", "Add", "Add"),
      ("100% of %d", "100% of", "100% of 2"),
    ])
  func numbers(text: String, none: String, two: String) throws {
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

  @Test("5: a screen cannot have texts of its own")
  func textsOfAScreen() throws {
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
