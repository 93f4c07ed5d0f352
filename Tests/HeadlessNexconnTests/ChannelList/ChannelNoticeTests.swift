import Diorama
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// How rows of the channel list follow profiles, and custom rows of apps.
@Suite("Channel list and profiles") struct ChannelNoticeTests {
  @Test func N138_a_groups_managed_name_takes_precedence_over_the_cache() throws {
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

  @Test func N137_a_row_changes_only_for_a_new_name_of_its_user() {
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

  @Test func a_custom_cell_is_set_with_one_key() throws {
    let rows = content(
      try profileScreen(
        "NCChannelListViewController",
        people("  conversations:\n    - { channelId: bea }") + "cell: ShortCell",
        types: [ShortCell.self]
      ).frames())
    #expect(rows == ["bea, in short"])
  }

  @Test func a_list_subclass_of_an_app_shows_custom_rows() throws {
    let text = try profileScreen(
      "OwnList",
      people("  conversations:\n    - { channelId: bea }\n    - { channelId: cem }")
        + "title: Mine", types: [OwnList.self]
    ).frames()
    #expect(rows(text) == ["                Mine", "● Bea", "cem, in short"])
  }

  @Test func unknown_channel_ids_are_reported_at_their_location() throws {
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
    #expect(lines[0].hasPrefix("17:20 error unknown-reference: unknown user 'bae'"))
    #expect(lines[1].hasPrefix("18:40 error unknown-reference: unknown group 'bea'"))
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
