import DioramaKit
import HeadlessNexconn
import HeadlessUIKit
import Testing

/// Swift code of older versions still compiles, with a warning that names today's spelling. The
/// tests are marked as deprecated themselves, so that here the warnings are silent.
@Suite("Older names of Nexconn's kit") struct OlderNameTests {
  @Test
  @available(*, deprecated)
  func N126_a_list_takes_its_sorts_as_cases() {
    ScreenEnvironment().run {
      let list = NCChannelListViewController(displayConversationTypes: [.group, .open])
      #expect(list.displayConversationTypeArray.map { ($0 as? NSNumber)?.intValue } == [2])
      let model = NCChannelModel(channelType: .group, channelId: "boats")
      list.conversationListDataSource = [model]
      list.refreshConversationTableView()
      #expect(list.conversationListTableView.dataSource == nil)
      list.loadViewIfNeeded()
      list.refreshConversationTableView()
      #expect(list.conversationListTableView.numberOfRows(inSection: 0) == 1)
    }
  }

  @Test
  @available(*, deprecated)
  func N139_cases_of_rows_have_their_older_names() {
    #expect(NCChannelModelType.normal == .CONVERSATION_MODEL_TYPE_NORMAL)
    #expect(NCChannelModelType.customization == .CONVERSATION_MODEL_TYPE_CUSTOMIZATION)
  }

  @Test
  @available(*, deprecated)
  func N20_a_section_takes_a_compare_block() {
    let section = NCApplyFriendSectionItem(filterBlock: nil) { left, right in
      (left as? Int ?? 0) > (right as? Int ?? 0) ? .orderedAscending : .orderedDescending
    }
    let other = NCApplyFriendSectionItem(filterBlock: nil, compareBlock: nil)
    #expect(section.filterAndSortItems([1, 3, 2]) as? [Int] == [3, 2, 1])
    #expect(other.filterAndSortItems([1, 3, 2]) as? [Int] == [1, 3, 2])
  }
}
