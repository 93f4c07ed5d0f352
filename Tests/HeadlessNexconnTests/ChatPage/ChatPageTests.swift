import Diorama
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

private func chat(
  _ messages: String, _ rest: String = "", group: Bool = true, types: [any Configurable.Type] = []
) throws -> String {
  let channel = group ? "channelType: group\n    channelId: boats" : "channelId: bea"
  let keys = group ? "channelType: group\nchannelId: boats" : "channelId: bea"
  return try profileScreen(
    "NCChannelViewController",
    people("  messages:\n  - \(channel)\n    messages:\n\(messages)") + keys + "\n" + rest,
    types: types
  ).frames()
}

/// A message with the time of its sending, in seconds after seven in the morning.
private func message(_ sender: String, _ text: String, at seconds: Int, _ more: String = "")
  -> String
{
  let minutes = seconds / 60 < 10 ? "0\(seconds / 60)" : "\(seconds / 60)"
  let rest = seconds % 60 < 10 ? "0\(seconds % 60)" : "\(seconds % 60)"
  return "      - { sender: \(sender), text: \(text), sentTime: 2026-09-17T07:\(minutes):\(rest)Z"
    + "\(more.isEmpty ? "" : ", \(more)") }\n"
}

/// What the chat page shows of its messages.
@Suite("Chat page") struct ChatPageTests {
  @Test func N143_N144_others_at_the_left_with_a_name_and_own_at_the_right() throws {
    #expect(
      try chat(
        message("bea", "Who takes the oars on Sunday morning?", at: 0) + message("ann", "Me", at: 5)
          + message("dai", "And me", at: 9), "title: Boats") == """
          ┌──────────────────────────────────────┐
          │ [‹]            Boats                 │
          ├──────────────────────────────────────┤
          │               7:00 AM                │
          │ ● Bea                                │
          │   ◂ Who takes the oars on            │
          │     Sunday morning?                  │
          │                               Me ▸ ● │
          │ ○ 大                                 │
          │   ◂ And me                           │
          │ [♪] [_]                      [☺] [+] │
          └──────────────────────────────────────┘
          """)
  }

  @Test func N116_N115_alias_then_nickname_then_name_in_groups_alias_then_name_else() throws {
    let three =
      message("bea", "a", at: 0) + message("cem", "b", at: 1) + message("dai", "c", at: 2)
    let names = content(try chat(three)).filter { $0.hasPrefix("○") || $0.hasPrefix("●") }
    #expect(names == ["● Bea", "○ Mate", "○ 大"])
    #expect(content(try chat(message("bea", "a", at: 0), group: false))[1] == "● Bea")
  }

  @Test func N144_names_can_be_left_out() throws {
    #expect(
      content(try chat(message("bea", "Ahoy", at: 0), "displayUserNameInCell: false"))[1]
        == "● ◂ Ahoy")
  }

  @Test(arguments: [(180, false), (181, true)])
  func N150_N174_a_time_after_a_pause_of_more_than_three_minutes(pause: Int, shows: Bool) throws {
    let rows = content(try chat(message("ann", "a", at: 0) + message("ann", "b", at: pause)))
    #expect(rows.filter { $0.contains(" AM") }.count == (shows ? 2 : 1))
  }

  @Test func N170_N171_N172_N173_the_times_of_the_chat() throws {
    func time(_ moment: String) throws -> String {
      let row = content(try chat("      - { sender: ann, text: a, sentTime: \(moment) }"))[0]
      return row.trimmingCharacters(in: .whitespaces)
    }
    #expect(try time("2026-09-17T00:05:00Z") == "12:05 AM")
    #expect(try time("2026-09-16T12:00:00Z") == "Yesterday 12:00 PM")
    #expect(try time("2026-09-15T13:01:00Z") == "Tuesday 1:01 PM")
    #expect(try time("2026-09-12T13:01:00Z") == "9/12 1:01 PM")
    #expect(try time("2026-08-31T13:01:00Z") == "8/31 1:01 PM")
    #expect(try time("2025-12-31T23:59:00Z") == "12/31/2025 11:59 PM")
  }

  @Test func N173_the_screen_has_its_own_clock_and_zone() throws {
    let seoul = "timeZone: Asia/Seoul"
    let rows = content(
      try chat("      - { sender: ann, text: a, sentTime: 2026-09-16T23:30:00Z }", seoul))
    #expect(rows[0].trimmingCharacters(in: .whitespaces) == "8:30 AM")
  }

  @Test func N134_what_is_not_words_is_said_and_what_nobody_says_stands_in_the_middle() throws {
    let rows = content(
      try chat(
        message("ann", "x", at: 0, "type: image") + message("ann", "a.pdf", at: 1, "type: file")
          + message("bea", "Fog", at: 2, "type: information")
          + message("cem", "x", at: 3, "type: recall") + message("ann", "x", at: 4, "type: recall")
          + message("dai", "x", at: 5, "type: unknown")))
    #expect(
      rows.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "7:00 AM", "[Image] ▸ ●", "[File] a.pdf ▸ ●", "Fog", "Mate has recalled a message",
        "You have recalled a message", "This message type isn't supported", "yet",
        "[♪] [_]                      [☺] [+]",
      ])
  }

  @Test func own_messages_say_how_far_they_are() throws {
    let rows = content(
      try chat(
        message("ann", "a", at: 0, "status: failed") + message("ann", "b", at: 1, "status: sending")
      ))
    #expect(rows[1].hasSuffix("✗ a ▸ ●"))
    #expect(rows[2].hasSuffix("◔ b ▸ ●"))
  }

  @Test func what_is_sent_shows_at_once_and_says_how_it_went() throws {
    let all = try chat(
      message("ann", "Hm", at: 0),
      """
      network: { latency: 1s }
      steps:
        - advance: 2s
        - send: Ahoy
        - snapshot: on its way
        - advance: 1s
        - snapshot: sent
        - network: { failures: [{ request: sendMessage }] }
        - send: Lost
        - advance: 1s
        - snapshot: failed
      """)
    let frames = frames(all)
    try #require(frames.count == 3)
    #expect(frames[0].contains("◔ Ahoy ▸"))
    #expect(frames[1].contains("      Ahoy ▸"))
    #expect(frames[2].contains("✗ Lost ▸"))
  }

  @Test func N123_N127_a_message_comes_in_while_the_page_shows() throws {
    let frames = frames(
      try chat(
        message("ann", "a", at: 0),
        """
        steps:
          - receive: { channelType: group, channelId: boats, sender: cem, text: Here }
          - receive: { sender: cem, text: Elsewhere }
          - snapshot: came
        """))
    #expect(frames[0].contains("○ Mate |   ◂ Here |"))
    #expect(!frames[0].contains("Elsewhere"))
  }

  @Test func a_draft_stands_in_the_bar() throws {
    let rows = content(
      try profileScreen(
        "NCChannelViewController",
        people("  conversations: [{ channelId: bea, draft: Well }]")
          .replacing("{ width: 40 }", with: "{ width: 40, height: 8 }") + "channelId: bea"
      ).frames())
    #expect(rows.last == "[♪] [Well_]                  [☺] [+]")
  }

  @Test func a_cell_of_an_app_shows_with_one_line() throws {
    let rows = content(
      try chat(
        message("bea", "Ahoy", at: 0), "textMessageCell: LoudCell", types: [LoudCell.self]))
    #expect(rows[1] == "AHOY")
  }

  @Test func a_subclass_of_an_app_registers_its_cell_in_one_line() throws {
    let text = try profileScreen(
      "OwnChat",
      people(
        """
          messages:
            - channelId: bea
              messages: [{ sender: bea, text: Ahoy, sentTime: 2026-09-17T07:00:00Z }]
        """) + "channelId: bea", types: [OwnChat.self]
    ).frames()
    #expect(content(text)[1] == "AHOY")
  }

  @Test func ids_that_are_not_there_are_told_at_the_word() throws {
    func problem(_ keys: String) throws -> String {
      String(
        try profileScreen("NCChannelViewController", people() + keys).problems().prefix(70))
    }
    #expect(
      try problem("channelId: baa")
        == "17:12 error unknown-reference: there is no user 'baa' (did you mean 'b")
    #expect(
      try problem("channelType: group\nchannelId: bea")
        .hasPrefix("18:12 error unknown-reference: there is no group 'bea'"))
    #expect(try problem("channelType: club\nchannelId: bea").hasPrefix("17:14 error wrong-value"))
    #expect(try problem("").contains("missing-key"))
  }
}

private final class LoudCell: NCMessageBaseCell {
  private let label = UILabel()

  override func initialize() {
    super.initialize()
    baseContentView.addSubview(label)
  }

  override func setDataModel(_ model: NCMessageModel) {
    super.setDataModel(model)
    label.text = (model.content as? NCTextMessage)?.content.uppercased()
  }
}

private final class OwnChat: NCChannelViewController {
  override func registerCustomCellsAndMessages() {
    register(LoudCell.self, forMessageClass: NCTextMessage.self)
  }
}
