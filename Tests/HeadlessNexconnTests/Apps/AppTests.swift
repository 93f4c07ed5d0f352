import DioramaKit
import Foundation
import HeadlessUIKit
import Synchronization
import Testing

@testable import HeadlessNexconn

/// App code written against the real kit compiles unchanged and renders.
@Suite("Apps written for the real kit") struct AppTests {
  private let conversations = """
      conversations:
        - channelId: bea
          unreadCount: 2
          lastMessage: { sender: bea, text: Ahoy, sentTime: 2026-09-17T07:05:00Z }
        - channelId: cem
          lastMessage: { sender: cem, text: "[order]", sentTime: 2026-09-17T07:10:00Z }
        - channelType: group
          channelId: boats
          isPinned: true
          lastMessage: { sender: dai, text: See you, sentTime: 2026-08-30T07:00:00Z }
        - channelType: system
          channelId: dai
          lastMessage: { sender: dai, text: News, sentTime: 2026-09-17T07:20:00Z }
    """

  /// The lines that a step `act` records.
  private final class LineRecorder: Sendable {
    private let lines = Mutex<[String]>([])
    func record(_ new: [String]) { lines.withLock { $0 += new } }
    var all: [String] { lines.withLock { $0 } }
  }

  private func list(
    _ steps: String, of conversations: String? = nil,
    recording recorder: LineRecorder = LineRecorder()
  ) throws -> String {
    var screen = profileScreen(
      "ChatListController", people(conversations ?? self.conversations) + "steps:\n\(steps)",
      types: [ChatListController.self])
    screen.actions["all by time"] = { screen in
      guard let list = screen as? ChatListController else { return }
      list.topPriority = false
      list.refreshConversationTableViewIfNeeded()
    }
    screen.actions["groups"] = { screen in
      guard let list = screen as? ChatListController else { return }
      list.setDisplayConversationTypes([NCChannelType.group.rawValue, 99, "group"])
      list.refreshConversationTableViewIfNeeded()
    }
    screen.actions["no order"] = { screen in
      guard let list = screen as? ChatListController else { return }
      let rows = list.conversationListDataSource
      rows.removeObjects(
        in: rows.filter { ($0 as? NCChannelModel)?.channelId == "cem" })
      list.conversationListTableView.reloadData()
    }
    screen.actions["one more"] = { screen in
      guard let list = screen as? ChatListController else { return }
      let model = NCChannelModel(channelType: .direct, channelId: "dai")
      model.sentTime = 1
      list.conversationListDataSource = NSMutableArray(array: [model])
      list.conversationListTableView.reloadData()
    }
    screen.actions["heard"] = { screen in
      guard let list = screen as? ChatListController else { return }
      recorder.record(list.service.log + list.heard)
    }
    screen.actions["what is kept"] = { screen in
      guard let list = screen as? ChatListController else { return }
      let config: NCChatUIConfig = .default()
      recorder.record([
        "types \(list.displayConversationTypeArray)", "\(config.ui.globalConversationAvatarStyle)",
        "\(config.ui.globalConversationPortraitSize.width) wide",
        "\(config.font.fontOfSecondLevel().pointSize) points",
        "\(config.message.maxRecallDuration) seconds, \(config.message.enableMessageRecall)",
        "receipts \(config.message.enabledReadReceiptConversationTypeList)",
        "white \(list.cellBackgroundColor == .white)",
      ])
    }
    return try screen.frames()
  }

  @Test func N126_N127_an_apps_channel_list_subclass_shows_custom_rows_and_titles() throws {
    let shown = try list("  - snapshot: all")
    #expect(
      shown == """
        ── all ─────────────────────────────────
        ┌──────────────────────────────────────┐
        │                Chats                 │
        ├──────────────────────────────────────┤
        │▌◎ App's boats tester0 (pinned)  8/30 │
        │▌  dai of boats: See you            ↥ │
        │ Order of cem                         │
        │ ○ App's bea tester2          7:05 AM │
        │   Ahoy                            •2 │
        └──────────────────────────────────────┘
        """)
  }

  private let boats = "◎ App's boats tester0 (pinned)  8/30 |   dai of boats: See you            ↥"

  @Test func N127_without_top_priority_pinned_channels_are_sorted_by_time() throws {
    let shown = try frames(list("  - act: all by time\n  - snapshot: all"))
    let bea = "○ App's bea tester1          7:05 AM |   Ahoy                            •2"
    let last = boats.replacing("tester0", with: "tester2")
    #expect(shown == ["Order of cem | \(bea) | \(last)"])
  }

  @Test func N149_an_app_can_disable_mentions() throws {
    func written(_ page: String) throws -> String {
      try profileScreen(
        page,
        people()
          + "channelType: group\nchannelId: boats\nsteps: [{ write: '@' }, { snapshot: it }]",
        types: [QuietChat.self]
      ).frames()
    }
    #expect(try written("NCChannelViewController").contains("Select a user to mention"))
    let quiet = try written("QuietChat")
    #expect(!quiet.contains("Select a user"))
    #expect(quiet.contains("[@"))
  }

  @Test func N127_without_top_priority_a_message_moves_a_pinned_channel_by_time() throws {
    let shown = try frames(
      list(
        """
          - act: all by time
          - receive: { channelId: bea, sender: bea, text: Again }
          - receive: { channelType: group, channelId: boats, sender: dai, text: Ready? }
          - snapshot: all
        """))
    let boats = "◎ App's boats tester0 (pinn… 8:00 AM |   dai of boats: Ready?          ↥ •1"
    let bea = "○ App's bea tester1          8:00 AM |   Again                           •3"
    #expect(shown == ["\(boats) | \(bea) | Order of cem"])
  }

  @Test func N126_channel_types_can_be_set_later_and_invalid_ones_are_ignored() throws {
    #expect(try frames(list("  - act: groups\n  - snapshot: all")) == [boats])
  }

  @Test func an_app_can_change_the_data_source_of_the_list() throws {
    let shown = try frames(
      list("  - act: no order\n  - snapshot: less\n  - act: one more\n  - snapshot: one"))
    let bea = "○ App's bea tester1          7:05 AM |   Ahoy                            •2"
    #expect(shown == ["\(boats) | \(bea)", "○ App's dai tester0         1/1/1970"])
  }

  @Test func N140_a_custom_empty_view_is_shown_if_there_are_no_channels() throws {
    let shown = try list("  - snapshot: none", of: "")
    #expect(content(shown).contains("Say hello to someone"))
    #expect(!shown.contains("No chats yet"))
  }

  @Test func N139_the_app_handles_taps_on_portraits_and_on_rows() throws {
    let shown = try list(
      """
        - tap: { button: portrait, row: bea }
        - snapshot: picture
        - tap: { alert: Close }
        - tap: { row: bea }
        - snapshot: chat
      """)
    #expect(
      shown == """
        ── picture ─────────────────────────────
        ┌──────────────────────────────────────┐
        │                Chats                 │
        ├──────────────────────────────────────┤
        │▌◎ App's boats tester0 (pinned)  8/30 │
        │▌  dai of boats: See you            ↥ │
        │ Order of…╭────────────────╮          │
        │ ○ App's… │ Profile of bea │  7:05 AM │
        │   Ahoy   │                │       •2 │
        │          │    [Close]     │          │
        │          ╰────────────────╯          │
        │                                      │
        │                                      │
        └──────────────────────────────────────┘

        ── chat · NCChannelViewController ──────
        ┌──────────────────────────────────────┐
        │ [‹]       With bea, row 2            │
        ├──────────────────────────────────────┤
        │               7:05 AM                │
        │ ○ App's bea                          │
        │   ◂ Ahoy                             │
        │ [♪] [_]                      [☺] [+] │
        └──────────────────────────────────────┘
        """)
  }

  @Test func N137_the_app_is_notified_of_changed_rows_and_of_messages() throws {
    let recorder = LineRecorder()
    let shown = try frames(
      list(
        """
          - refresh: { user: { userId: bea, name: Beate } }
          - receive: { channelId: bea, sender: bea, text: Again }
          - act: heard
          - snapshot: heard
        """, recording: recorder))
    let beate = "○ Beate tester1              8:00 AM |   Again                           •3"
    #expect(shown == ["\(boats) | \(beate) | Order of cem"])
    #expect(
      recorder.all.prefix(2) == [
        "database, new: false, all well: true", "in as ann, all well: true",
      ])
    // Bea has row 2 until her new message.
    #expect(recorder.all.contains("row 2 changed"))
    #expect(recorder.all.last == "unread 3")
  }

  @Test func N139_a_swipe_deletes_a_channel_and_the_app_handles_custom_rows() throws {
    let recorder = LineRecorder()
    let shown = try frames(
      list(
        """
          - tap: { button: Delete, row: bea }
          - snapshot: without Bea
          - tap: { button: Delete, row: cem }
          - snapshot: only the boats
          - act: heard
          - receive: { channelId: bea, sender: bea, text: Still here }
          - snapshot: Bea again
        """, recording: recorder))
    let bea = "○ App's bea tester1          8:00 AM |   Still here                      •1"
    #expect(shown == ["\(boats) | Order of cem", boats, "\(boats) | \(bea)"])
    #expect(recorder.all.suffix(4) == ["unread 0", "order away", "deleted cem", "unread 0"])
    #expect(recorder.all.contains("deleted bea"))
  }

  @Test func N140_the_empty_view_is_shown_after_the_last_channel_is_deleted() throws {
    let shown = try list(
      "  - tap: { button: Delete, row: bea }\n  - snapshot: none",
      of: "  conversations: [{ channelId: bea }]")
    #expect(content(shown).contains("Say hello to someone"))
  }

  @Test func an_apps_configuration_is_stored() throws {
    let recorder = LineRecorder()
    _ = try list("  - act: what is kept\n  - snapshot: kept", recording: recorder)
    #expect(
      recorder.all == [
        "types [1, 2]", "USER_AVATAR_CYCLE", "40.0 wide", "16.0 points", "60 seconds, false",
        "receipts [1]", "white true",
      ])
  }

  @Test func N122_a_chat_subclass_can_change_or_reject_messages_and_is_notified() throws {
    let shown = try profileScreen(
      "PoliteChat",
      people() + """
        channelId: bea
        steps:
          - send: Now!
          - snapshot: refused
          - send: Wait
          - snapshot: sent
          - tap: back
          - snapshot: taken back
        """, types: [PoliteChat.self]
    ).frames()
    let steps = frames(shown)
    #expect(rows(shown)[0] == "[‹]")
    #expect(!steps[0].contains("Now"))
    #expect(shown.contains("│ [‹]       Wait, please: 0            │"))
    #expect(steps[1].contains("Wait, please ▸ ●"))
    #expect(!steps[2].contains("please"))
  }

  @Test func settings_of_one_run_do_not_affect_another_run() {
    let before = NCChatUIConfig.default().message.enableTypingStatus
    ScreenEnvironment().run {
      NCChatUIConfig.default().message.enableTypingStatus = !before
      #expect(NCChatUIConfigCenter.message.enableTypingStatus == !before)
    }
    ScreenEnvironment().run {
      #expect(NCChatUIConfig.default().message.enableTypingStatus == before)
    }
  }

  @Test func N1_N23_sections_by_day_use_the_apps_filter_block() throws {
    let shown = try TestScreen(
      yaml: TestScreen.five + "steps:\n  - tap: { button: Requests }\n  - snapshot: requests\n",
      types: [HomeViewController.self],
      defaults: "viewController: HomeViewController\ndevice: { width: 44 }\n"
        + "now: 2026-03-10T12:00:00Z\n"
    ).frames()
    #expect(
      shown == """
        ── requests · NCApplyFriendListView… ───────
        ┌──────────────────────────────────────────┐
        │ [‹]           New friends          [Add] │
        ├──────────────────────────────────────────┤
        │ ── Today ─────────────────────────────── │
        │ ○ Kim                 [Decline] [Accept] │
        │   Hi!                                    │
        │ ── Earlier ───────────────────────────── │
        │ ○ Lee                            Pending │
        │   I'd like to add you as a friend        │
        │ ● Max                           Accepted │
        │   I'd like to add you as a friend        │
        │ ○ Ned                           Declined │
        │   I'd like to add you as a friend        │
        │ ○ Old                            Expired │
        │   I'd like to add you as a friend        │
        │ Invite by link (44 points)               │
        └──────────────────────────────────────────┘
        """)
  }

  @Test func the_documented_group_list_has_an_initializer_without_arguments() {
    ScreenEnvironment().run {
      let channelTypes = GroupChats().displayConversationTypeArray
      #expect(channelTypes.map { ($0 as? NSNumber)?.intValue } == [NCChannelType.group.rawValue])
    }
  }
}
