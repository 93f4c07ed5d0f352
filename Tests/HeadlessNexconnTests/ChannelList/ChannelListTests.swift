import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// The channel list; what it shows, and in which order, is tested in `Tests/Screens/chats`.
@Suite("Channel list") struct ChannelListTests {
  @Test func N126_a_list_takes_its_sorts_as_cases_too_and_leaves_open_channels_out() {
    ScreenEnvironment().run {
      let sorts: [Any] = [NCChannelType.group, NCChannelType.open]
      let list = NCChannelListViewController(displayConversationTypes: sorts)
      #expect(list.displayConversationTypeArray.map { ($0 as? NSNumber)?.intValue } == [2])
    }
  }

  @Test func N127_the_next_page_comes_when_the_end_is_pulled() throws {
    let people = (1...150).map { "{ userId: u\($0), name: N\($0) }" }.joined(separator: ", ")
    let rows = (1...150).map { "{ channelId: u\($0) }" }.joined(separator: ", ")
    let frames = frames(
      try profileScreen(
        "NCChannelListViewController",
        """
        device: { width: 40, height: 8 }
        data: { users: [{ userId: ann }, \(people)], conversations: [\(rows)] }
        steps: [{ scroll: bottom }, { scroll: bottom }, { snapshot: end }]
        """
      ).frames())
    #expect(frames.first?.contains("○ N150") == true)
  }
}
