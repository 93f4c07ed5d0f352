import DioramaKit
import HeadlessSendbird
import Testing

/// The kit's texts and their replacement (section 5 of the facts).
@Suite("Texts") struct StringTests {
  @Test func texts_of_diorama_yaml_appear_in_empty_lists() throws {
    // 5, S50.
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: full
        steps:
          - act: fail for good
          - snapshot: failed
          - tap: retry
          - snapshot: no users
        """,
      project: """
        SBUStringSet:
          Retry: Nochmal
          Empty_No_Users: Niemand da
          Empty_Wrong: Das ging schief
        """,
      inviteActions: [
        "fail for good": { $0.didReceiveError(SBError(domain: "No", code: 9), isBlocker: true) }
      ])
    #expect(shown.contains("│         Das ging schief          │"), "\(shown)")
    #expect(shown.contains("│           [↻ Nochmal]            │"), "\(shown)")
    #expect(shown.contains("│            Niemand da            │"), "\(shown)")
  }

  @Test func texts_set_in_Swift_apply_to_the_rest_of_the_run() throws {
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

  @Test func texts_have_a_singular_form_if_the_kit_has_one() {
    #expect(SBUStringSet.Date_Year(1) == "1 year" && SBUStringSet.Date_Year(2) == "2 years")
    #expect(SBUStringSet.Channel_New_Message(1) == "1 new message")
    #expect(SBUStringSet.Message_Typers_Count(4) == "+4")
  }

  @Test func names_replace_the_placeholders_of_texts() throws {
    #expect(SBUStringSet.MessageInput_Reply_To("Ada") == "Reply to Ada")
    #expect(SBUStringSet.Message_Replied_To("Ada", "Ben") == "Ada replied to Ben")
    let yaml = """
      SBUStringSet:
        Message_Replied_To: "%@ an %@"
        MessageInput_Reply_To: Antworten
        Channel_Typing: "%@ schreibt"
      """
    try inspect("\(plainScreen)\n\(yaml)") { screen in
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

/// A screen with custom texts.
final class TalkingScreen: SBUInviteUserViewController {
  override func loadView() {
    SBUStringSet.Cancel = "Away"
    SBUStringSet.InviteChannel_Header_Title = "Who joins?"
    SBUStringSet.InviteChannel_Invite = { $0 == 0 ? "Take" : "Take \($0)" }
    super.loadView()
  }
}
