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

  @Test func texts_of_a_screen_and_a_variant_stand_over_those_of_diorama_yaml() throws {
    // What a layer leaves out, the one below says.
    let shown = try frames(
      of: """
        \(plainScreen)
        SBUStringSet: { Cancel: Away, InviteChannel_Header_Title: Who joins? }
        variants:
          other: { SBUStringSet: { Cancel: Back } }
          same: { theme: dark }
        """, project: "SBUStringSet: { Cancel: Gone, InviteChannel_Invite: Take %d }")
    let bars = shown.split(separator: "\n").filter { $0.contains("Who joins?") }
    expect(
      bars.joined(separator: "\n"),
      is: """
        │ [Away]     Who joins?     (Take) │
        │ [Back]     Who joins?     (Take) │
        │ [Away]     Who joins?     (Take) │
        """)
  }

  @Test func texts_of_a_screen_stand_on_what_the_kit_opens_there() throws {
    let shown = try communityFrames(
      of: """
        viewController: SBUModerationsViewController
        channelURL: design-team
        SBUStringSet: { UserList_Title_Banned_Users: Sent home, User_No_Name: Nobody }
        steps:
          - tap: { row: Banned users }
        """)
    #expect(shown.contains("│ [‹]        Sent home             │"), "\(shown)")
    #expect(shown.contains("○ Nobody"), "\(shown)")
  }

  @Test func a_text_of_one_differs_where_the_kit_knows_it() {
    #expect(SBUStringSet.Date_Year(1) == "1 year" && SBUStringSet.Date_Year(2) == "2 years")
    #expect(SBUStringSet.Channel_New_Message(1) == "1 new message")
    #expect(SBUStringSet.Message_Typers_Count(4) == "+4")
  }

  @Test func names_stand_at_their_marks() throws {
    #expect(SBUStringSet.MessageInput_Reply_To("Ada") == "Reply to Ada")
    #expect(SBUStringSet.Message_Replied_To("Ada", "Ben") == "Ada replied to Ben")
    let words = """
      SBUStringSet:
        Message_Replied_To: "%@ an %@"
        MessageInput_Reply_To: Antworten
        Channel_Typing: "%@ schreibt"
      """
    try inspect("\(plainScreen)\n\(words)") { screen in
      #expect(SBUStringSet.Message_Replied_To("Ada", "Ben") == "Ada an Ben")
      #expect(SBUStringSet.MessageInput_Reply_To("Ada") == "Antworten")
      let people = try #require((screen.channel as? GroupChannel)?.members)
      #expect(SBUStringSet.Channel_Typing(people) == "Alice Kim, Dan Wu schreibt")
      SBUStringSet.Channel_Typing = { "\($0.count) at it" }
      #expect(SBUStringSet.Channel_Typing(people) == "2 at it")
    }
    try inspect(plainScreen) { screen in
      let people = try #require((screen.channel as? GroupChannel)?.members)
      #expect(SBUStringSet.Channel_Typing([people[0]]) == "Alice Kim is typing...")
      #expect(SBUStringSet.Channel_Typing(people) == "Alice Kim and Dan Wu are typing...")
      #expect(SBUStringSet.Channel_Typing(people + people) == "Several people are typing...")
    }
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
