import DioramaKit
import Testing

@testable import ChatBackend

/// The names of an enumeration's cases in code are accepted as older spellings of its keywords.
@Suite("Names of cases") struct CaseNameTests {
  @Test(
    arguments: [
      "NCFriendApplicationStatusUnHandled", "NCFriendApplicationStatus.unHandled",
      "FriendApplicationStatusUnhandled", "unHandled",
    ])
  func a_case_of_page_003_is_a_deprecated_spelling(word: String) {
    let reading = read(word, as: ChatFriendApplication.Status.shape)
    #expect(reading.value == .unhandled)
    #expect(
      reading.problems == [
        "1:1 deprecated-spelling: '\(word)' is deprecated (write 'unhandled')"
      ])
  }

  @Test func each_keyword_has_names_in_code() {
    for type in ChatFriendApplication.Kind.allCases {
      let name = type == .sent ? "Sent" : "Received"
      let reading = read("NCFriendApplicationType\(name)", as: ChatFriendApplication.Kind.shape)
      #expect(reading.value == type && reading.problems.count == 1)
      #expect(read(type.rawValue, as: ChatFriendApplication.Kind.shape).problems == [])
    }
  }

  @Test func an_unknown_case_is_an_error_that_lists_the_keywords() {
    let reading = read("SBDChannelTypeClosed", as: ChatChannelType.shape)
    #expect(reading.value == nil)
    #expect(reading.problems.count == 1 && reading.problems[0].contains("group or open"))
  }

  @Test(arguments: ["open", "ChannelType.open", "SBDChannelTypeOpen"])
  func an_inline_channel_is_open_by_any_spelling(word: String) {
    let channel = read(
      "{ url: hall, channelType: \(word) }", as: .channel, data: .empty
    ).value
    #expect(channel?.type == .open)
  }
}
