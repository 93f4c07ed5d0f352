import Diorama
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// A list of two people and a group, whose names an app provides.
private func provided(_ providers: String, _ rest: String) -> String {
  people(
    """
      conversations:
        - { channelId: bea }
        - { channelId: cem }
        - channelType: group
          channelId: boats
          lastMessage: { sender: dai, text: Hi, sentTime: 2026-09-17T07:00:00Z }
    """)
      + """
      NCChatUI:
        currentDataSourceType: infoProvider
        providers:
      \(providers)
      \(rest)
      """
}

private let everybody = """
      userInfo:
        latency: 1s
        users: [{ userId: bea, name: Bea B. }, { userId: cem, name: Cem C. }]
      groupInfo: { latency: 2s, groups: [{ groupId: boats, groupName: All boats }] }
      groupUserInfo: { latency: 3s, members: [{ groupId: boats, userId: dai, name: D. }] }
  """

private func titles(_ frame: String) -> String {
  frame.components(separatedBy: " | ").map {
    $0.components(separatedBy: "      ")[0].trimmingCharacters(in: .whitespaces)
  }.joined(separator: " | ")
}

private func list(_ yaml: String) throws -> [String] {
  frames(try profileScreen("NCChannelListViewController", yaml).frames()).map(titles)
}

/// How the channel list follows profiles that come late, change or go.
@Suite("Channel list and profiles") struct ChannelNoticeTests {
  @Test func N80_N84_N85_N137_each_answer_changes_its_own_row() throws {
    let frames = try list(
      provided(
        everybody,
        """
        steps:
          - snapshot: nobody
          - advance: 1s
          - snapshot: people
          - advance: 1s
          - snapshot: the group
          - advance: 1s
          - snapshot: the member
        """))
    #expect(
      frames == [
        "◎ boats | Hi | ○ bea | ○ cem",
        "◎ boats | Hi | ○ Bea B. | ○ Cem C.",
        "◎ All boats | Hi | ○ Bea B. | ○ Cem C.",
        "◎ All boats | D.: Hi | ○ Bea B. | ○ Cem C.",
      ])
  }

  @Test func N82_N128_a_provider_that_never_answers_leaves_the_id() throws {
    let frames = try list(
      provided(
        "    userInfo: { users: [{ userId: cem, name: Cem C. }], never: [bea] }",
        "steps: [{ advance: 60s }, { snapshot: later }]"))
    #expect(frames == ["◎ boats | Hi | ○ bea | ○ Cem C."])
  }

  @Test func N82_a_provider_that_fails_once_is_asked_again_when_the_row_comes_again() throws {
    let frames = try list(
      provided(
        """
            userInfo:
              users: [{ userId: bea, name: Bea B. }]
              failures: [{ of: bea, times: 1 }]
        """,
        """
        steps:
          - snapshot: failed
          - tap: { row: bea }
          - tap: leftBarButton
          - snapshot: again
        """))
    #expect(frames[0].contains("○ bea"))
    #expect(frames[1].contains("○ Bea B."))
  }

  @Test func N90_N97_N138_a_refresh_shows_at_once() throws {
    let frames = try list(
      provided(
        everybody,
        """
        steps:
          - advance: 3s
          - refresh:
              user: { userId: bea, name: Queen Bea, avatarUrl: "https://example.com/q.png" }
              group: { groupId: boats, groupName: Fleet }
              member: { groupId: boats, userId: dai, name: Captain }
          - snapshot: refreshed
        """))
    #expect(frames == ["◎ Fleet | Captain: Hi | ● Queen Bea | ○ Cem C."])
  }

  @Test func N104_N203_clearing_all_tells_nobody() throws {
    let frames = try list(
      provided(
        everybody,
        """
        steps:
          - advance: 3s
          - clear: users
          - clear: groups
          - clear: members
          - snapshot: cleared
        """))
    #expect(frames == ["◎ All boats | D.: Hi | ○ Bea B. | ○ Cem C."])
  }

  @Test func N103_clearing_one_group_shows_its_id_until_the_answer() throws {
    let frames = try list(
      provided(
        everybody,
        """
        steps:
          - advance: 3s
          - clear: { group: boats }
          - snapshot: cleared
          - advance: 2s
          - snapshot: answered
        """))
    #expect(frames[0].hasPrefix("◎ boats"))
    #expect(frames[1].hasPrefix("◎ All boats"))
  }

  @Test func N61_N62_N141_in_the_managed_mode_the_service_is_asked_and_no_provider() throws {
    let frames = try list(
      provided(everybody, "steps: [{ advance: 5s }, { snapshot: later }]")
        .replacing("infoProvider", with: "infoManagement"))
    #expect(frames == ["◎ Boats | 大: Hi | ● Bea | ○ Cem"])
  }

  @Test func N123_a_message_overwrites_what_the_app_provided() throws {
    let frames = try list(
      provided(
        everybody,
        """
        steps:
          - advance: 3s
          - receive: { sender: bea, text: Ahoy, senderUserInfo: { name: Bea of the message } }
          - snapshot: renamed
        """))
    #expect(frames[0].hasPrefix("○ Bea of the message"))
  }

  @Test func N124_in_the_managed_mode_it_does_not() throws {
    let frames = try list(
      provided(
        everybody,
        """
        steps:
          - receive: { sender: bea, text: Ahoy, senderUserInfo: { name: Bea of the message } }
          - snapshot: the same
        """
      ).replacing("infoProvider", with: "infoManagement"))
    #expect(frames[0].hasPrefix("● Bea | Ahoy"))
  }

  @Test func N106_N107_what_an_earlier_run_kept_shows_at_once() throws {
    let frames = try list(
      provided(
        """
            userInfo: { latency: 1s, users: [{ userId: cem, name: Cem C. }] }
          enablePersistentUserInfoCache: true
          currentUserInfo: { userId: ann, name: Ann }
          cache:
            users: [{ userId: bea, name: Kept }]
            groups: [{ groupId: boats, groupName: Kept too }]
        """, "steps: [{ snapshot: at once }, { advance: 1s }, { snapshot: later }]"))
    #expect(
      frames == [
        "◎ Kept too | Hi | ○ Kept | ○ cem", "◎ Kept too | Hi | ○ Kept | ○ Cem C.",
      ])
  }

  @Test func N138_what_a_notice_said_of_a_group_wins_over_the_cache() throws {
    let run = Run("{ users: [{ userId: ann }], groups: [{ groupId: boats, members: [ann] }] }")
    run.settled { kit in
      kit.refreshGroupInfoCache(group("boats", "Cached"))
      let cell = NCChannelListCell(style: .default, reuseIdentifier: nil)
      let model = NCChannelModel(channelType: .group, channelId: "boats")
      model.dataManagementInfo = NCDataManagementInfo()
      model.dataManagementInfo?.name = "Told"
      cell.setDataModel(model)
      #expect(cell.conversationTitle.text == "Told")
      #expect(model.conversationTitle == "Told")
    }
  }

  @Test func N137_another_persons_notice_changes_nothing() {
    let run = Run("users: [{ userId: ann }]", mode: .infoProvider)
    run.now { kit in
      kit.refreshUserInfoCache(person("bea", "Bea"), withUserId: "bea")
      let cell = NCChannelListCell(style: .default, reuseIdentifier: nil)
      cell.setDataModel(NCChannelModel(channelType: .direct, channelId: "bea"))
      cell.conversationTitle.text = "untouched"
      cell.onUserInfoUpdate(person("cem", "Cem"))
      cell.onGroupInfoUpdate(group("bea", "A group of that id"))
      #expect(cell.conversationTitle.text == "untouched")
      cell.onUserInfoUpdate(person("bea", "Bea"))
      #expect(cell.conversationTitle.text == "Bea")
      cell.conversationTitle.text = "untouched"
      cell.onUserInfoUpdate(person("bea", "Bea"))
      #expect(cell.conversationTitle.text == "untouched")
    }
  }

  @Test func a_cell_of_an_app_shows_with_one_line() throws {
    let rows = content(
      try profileScreen(
        "NCChannelListViewController",
        people("  conversations:\n    - { channelId: bea }") + "cell: ShortCell",
        types: [ShortCell.self]
      ).frames())
    #expect(rows == ["bea, in short"])
  }

  @Test func a_subclass_of_an_app_shows_rows_of_its_own() throws {
    let text = try profileScreen(
      "OwnList",
      people("  conversations:\n    - { channelId: bea }\n    - { channelId: cem }")
        + "title: Mine", types: [OwnList.self]
    ).frames()
    #expect(rows(text) == ["                Mine", "● Bea", "cem, in short"])
  }

  @Test func an_id_that_is_not_there_is_told_at_the_word() throws {
    let problems = try profileScreen(
      "NCChannelListViewController",
      people(
        """
          conversations:
            - { channelId: bae }
            - { channelType: group, channelId: bea }
        """)
    ).problems()
    let lines = problems.split(separator: "\n")
    #expect(lines[0].hasPrefix("17:20 error unknown-reference: there is no user 'bae'"))
    #expect(lines[1].hasPrefix("18:40 error unknown-reference: there is no group 'bea'"))
  }
}

private final class ShortCell: NCChannelListBaseCell {
  override func setDataModel(_ model: NCChannelModel) {
    super.setDataModel(model)
    textLabel?.text = "\(model.channelId), in short"
  }
}

private final class OwnList: NCChannelListViewController {
  override func willReloadTableData(_ dataSource: NSMutableArray) -> NSMutableArray {
    for case let model as NCChannelModel in dataSource where model.channelId == "cem" {
      model.conversationModelType = .CONVERSATION_MODEL_TYPE_CUSTOMIZATION
    }
    return dataSource
  }

  override func ncChannelListTableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> NCChannelListBaseCell {
    ShortCell(style: .default, reuseIdentifier: nil)
  }
}
