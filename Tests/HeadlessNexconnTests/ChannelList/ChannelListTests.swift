import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// The channel list. Its content and order are tested in `Tests/Screens/chats`.
@Suite("Channel list") struct ChannelListTests {
  @Test func N126_channel_types_can_be_enum_cases_and_open_channels_are_ignored() {
    ScreenEnvironment().run {
      let channelTypes: [Any] = [NCChannelType.group, NCChannelType.open]
      let list = NCChannelListViewController(displayConversationTypes: channelTypes)
      #expect(list.displayConversationTypeArray.map { ($0 as? NSNumber)?.intValue } == [2])
    }
  }

  @Test func N127_scrolling_to_the_end_loads_the_next_page() throws {
    let people = (1...150).map { "{ userId: u\($0), name: P\($0) }" }.joined(separator: ", ")
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
    #expect(frames.first?.contains("○ P150") == true)
  }
}
