import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

private func list(_ yaml: String) throws -> String {
  try profileScreen("NCChannelListViewController", yaml).frames()
}

/// The rows of a list of some conversations.
private func rowsOfList(_ conversations: String, more: String = "") throws -> [String] {
  content(try list(people("  conversations:\n\(conversations)") + more))
}

/// What the channel list shows, and in which order.
@Suite("Channel list") struct ChannelListTests {
  @Test func N126_a_list_takes_its_sorts_as_cases_too_and_leaves_open_channels_out() {
    ScreenEnvironment().run {
      let sorts: [Any] = [NCChannelType.group, NCChannelType.open]
      let list = NCChannelListViewController(displayConversationTypes: sorts)
      #expect(list.displayConversationTypeArray.map { ($0 as? NSNumber)?.intValue } == [2])
    }
  }

  @Test func N127_N128_N135_pinned_first_then_the_newest() throws {
    #expect(
      try list(
        people(
          """
            conversations:
              - channelId: bea
                unreadCount: 3
                lastMessage: { sender: bea, text: Ahoy, sentTime: 2026-09-17T07:05:00Z }
              - { channelId: cem, operationTime: 2026-09-17T07:30:00Z }
              - channelType: group
                channelId: boats
                isPinned: true
                isMuted: true
                lastMessage: { sender: dai, text: See you, sentTime: 2026-08-30T07:00:00Z }
          """) + "title: Chats") == """
          ┌──────────────────────────────────────┐
          │                Chats                 │
          ├──────────────────────────────────────┤
          │ ◎ Boats                         8/30 │
          │   大: See you                    ⊘ ↥ │
          │ ○ Cem                        7:30 AM │
          │ ● Bea                        7:05 AM │
          │   Ahoy                            •3 │
          └──────────────────────────────────────┘
          """)
  }

  @Test func N126_only_the_asked_types_show() throws {
    let conversations = """
          - { channelId: bea, operationTime: 2026-09-17T07:30:00Z }
          - { channelType: group, channelId: boats, operationTime: 2026-09-17T07:30:00Z }
          - { channelType: system, channelId: cem, operationTime: 2026-09-17T07:30:00Z }
      """
    let types = [
      ("", ["● Bea", "◎ Boats", "○ Cem"]), ("channelTypes: [group]", ["◎ Boats"]),
      ("channelTypes: [system, direct]", ["● Bea", "○ Cem"]),
    ]
    for (key, titles) in types {
      let rows = try rowsOfList(conversations, more: key)
      #expect(rows.map { $0.components(separatedBy: "   ")[0] } == titles)
    }
  }

  @Test func N128_N130_what_nobody_knows_is_called_by_its_id() throws {
    let frames = frames(
      try list(
        people(
          """
            conversations:
              - { channelId: bea }
              - { channelType: group, channelId: boats }
          """) + """
            network: { latency: 1s }
            steps: [{ advance: 1s }, { snapshot: asked }, { advance: 1s }, { snapshot: known }]
            """))
    #expect(frames == ["○ bea | ◎ boats", "● Bea | ◎ Boats"])
  }

  @Test func N131_marks_and_tags_come_before_the_words() throws {
    func detail(_ row: String) throws -> String {
      try rowsOfList("    - { channelId: bea, \(row) }").last ?? ""
    }
    let mine = "lastMessage: { sender: ann, text: Yes, sentTime: 2026-09-17T07:00:00Z"
    let hers = "lastMessage: { sender: bea, text: Hi Ann, sentTime: 2026-09-17T07:00:00Z"
    #expect(try detail("draft: Well, \(mine) }") == "  [Draft] Well")
    #expect(try detail("\(mine), status: failed }") == "  ✗ Yes")
    #expect(try detail("\(mine), status: sending }") == "  ◔ Yes")
    #expect(try detail("\(mine) }") == "  Yes")
    #expect(try detail("unreadCount: 1, \(hers), mentionsMe: true }").hasPrefix("  [@You] Hi Ann"))
    // A mention is more than a draft.
    #expect(
      try detail("draft: Well, unreadCount: 1, \(hers), mentionsMe: true }")
        .hasPrefix("  [@You] Hi Ann"))
  }

  @Test func N131_a_draft_is_one_line() throws {
    #expect(
      try rowsOfList(#"    - { channelId: bea, draft: "one\r\ntwo\nthree" }"#).last
        == "  [Draft] one two three")
  }

  @Test func N132_N134_a_group_says_who_wrote_but_for_some() throws {
    func detail(_ message: String) throws -> String {
      let row = "channelType: group, channelId: boats"
      return try rowsOfList(
        "    - { \(row), lastMessage: { \(message), sentTime: 2026-09-17T07:00:00Z } }"
      ).last ?? ""
    }
    #expect(try detail("sender: bea, text: Ahoy") == "  Skipper: Ahoy")
    #expect(try detail("sender: ann, text: Ahoy") == "  Ahoy")
    #expect(try detail("sender: bea, type: information, text: Fog") == "  Fog")
    #expect(try detail("sender: bea, type: unknown") == "  This message type isn't supported…")
    #expect(try detail("sender: bea, type: voice") == "  Skipper: [Voice]")
    #expect(try detail("sender: bea, type: file, text: map.pdf") == "  Skipper: [File] map.pdf")
    #expect(try detail("sender: ann, type: recall") == "  You have recalled a message")
    #expect(try detail("sender: cem, type: contactCard") == "  Mate: [Contact card]")
  }

  @Test func N118_N120_the_prefix_is_the_nickname_then_the_name_and_the_alias_loses() throws {
    let rows = try rowsOfList(
      """
          - channelType: group
            channelId: boats
            lastMessage: { sender: bea, text: Ahoy, sentTime: 2026-09-17T07:00:00Z }
      """)
    #expect(rows.last == "  Skipper: Ahoy")
  }

  @Test func N133_N125_in_the_managed_mode_the_message_knows_its_sender_first() throws {
    func prefix(_ info: String) throws -> String {
      try rowsOfList(
        """
            - channelType: group
              channelId: boats
              lastMessage:
                { sender: bea, text: Ahoy, sentTime: 2026-09-17T07:00:00Z, senderUserInfo: \(info) }
        """
      ).last ?? ""
    }
    #expect(try prefix("{ name: B. from the message }") == "  B. from the message: Ahoy")
    #expect(try prefix("{ name: \"\" }") == "  bea: Ahoy")
    #expect(try prefix("{ userId: cem, name: Another }") == "  Skipper: Ahoy")
  }

  @Test(arguments: [
    (0, ""), (1, "•1"), (99, "•99"), (100, "•99+"), (999, "•99+"), (1000, "•⋯"),
  ])
  func N136_the_badge_says_how_many(count: Int, badge: String) throws {
    let row = try rowsOfList("    - { channelId: bea, unreadCount: \(count) }").last ?? ""
    if badge.isEmpty {
      #expect(!row.contains("•"))
    } else {
      #expect(row.hasSuffix(badge))
    }
  }

  @Test func N127_a_message_that_comes_in_brings_its_channel_up() throws {
    let frames = frames(
      try list(
        people(
          """
            conversations:
              - { channelId: bea, isPinned: true }
              - { channelId: cem, operationTime: 2026-09-17T07:30:00Z }
          """) + """
            steps:
              - receive: { sender: dai, text: New here }
              - snapshot: came
              - advance: 60s
              - receive: { sender: cem, text: Me too }
              - snapshot: moved
            """))
    #expect(
      frames == [
        "● Bea |                                    ↥"
          + " | ○ 大                         8:00 AM |   New here                        •1"
          + " | ○ Cem                        7:30 AM",
        "● Bea |                                    ↥"
          + " | ○ Cem                        8:01 AM |   Me too                          •1"
          + " | ○ 大                         8:00 AM |   New here                        •1",
      ])
  }

  @Test func N140_a_list_without_channels_says_so_once_that_is_known() throws {
    let frames = frames(
      try list(
        people()
          + """
          network: { latency: 1s }
          steps: [{ snapshot: asked }, { advance: 1s }, { snapshot: known }]
          """))
    #expect(!frames[0].contains("No chats yet"))
    #expect(frames[1].contains("No chats yet"))
  }

  @Test func N127_a_list_that_cannot_be_loaded_keeps_its_rows() throws {
    let frames = frames(
      try list(
        people("  conversations: [{ channelId: bea }]")
          + """
          steps:
            - network: { failures: [{ request: loadConversations }] }
            - tap: { row: Bea }
            - tap: leftBarButton
            - snapshot: failed
          """))
    #expect(frames == ["● Bea"])
  }

  @Test func N127_the_next_page_comes_when_the_end_is_pulled() throws {
    let people = (1...150).map { "{ userId: u\($0), name: N\($0) }" }.joined(separator: ", ")
    let rows = (1...150).map { "{ channelId: u\($0) }" }.joined(separator: ", ")
    let frames = frames(
      try list(
        """
        device: { width: 40, height: 8 }
        data: { users: [{ userId: ann }, \(people)], conversations: [\(rows)] }
        steps: [{ scroll: bottom }, { scroll: bottom }, { snapshot: end }]
        """))
    #expect(frames.first?.contains("○ N150") == true)
  }

  @Test func N140_N142_a_bar_says_why_nothing_comes() throws {
    func top(_ keys: String) throws -> [String] {
      let text = try list(people("  conversations:\n    - { channelId: bea }") + keys)
      let top = Array(rows(text).prefix(2))
      return top.count == 2 ? top : ["", text]
    }
    #expect(try top("connectionStatus: connected")[1] == "● Bea")
    #expect(
      try top("connectionStatus: disconnected")[1] == "! Disconnected. Try again later.")
    #expect(
      try top("connectionStatus: kickedOffline\nisShowNetworkIndicatorView: false")[1] == "● Bea")
    #expect(
      try top("connectionStatus: connecting\nshowConnectingStatusOnNavigatorBar: true")[0]
        .contains("Connecting..."))
    #expect(try !top("connectionStatus: connecting")[0].contains("Connecting..."))
  }

  @Test func N139_N129_N210_a_tap_opens_the_chat_under_the_title_that_was_shown() throws {
    let text = try list(
      people(
        """
          conversations:
            - channelId: bea
              unreadCount: 1
              lastMessage: { sender: bea, text: Ahoy, sentTime: 2026-09-17T07:05:00Z }
        """) + """
          network: { latency: 1s }
          steps:
            - advance: 1s
            - tap: { row: bea }
            - advance: 2s
            - snapshot: chat
            - tap: leftBarButton
            - advance: 2s
            - snapshot: list
          """)
    let bar = rows(text)[0]
    #expect(bar.contains("bea") && !bar.contains("Bea"))
    #expect(frames(text)[0].contains("◂ Ahoy"))
    #expect(!frames(text)[1].contains("•"))
  }
}
