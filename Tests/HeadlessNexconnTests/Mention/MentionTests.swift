import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// The @mention pages; what they show is tested in `Tests/Screens/mention` and `mention-provided`.
@Suite("Managed @mention page") struct MentionTests {
  @Test func N163_the_page_count_has_limits() {
    let model = NCGroupMentionViewModel()
    model.pageCount = 0
    #expect(model.pageCount == 50)
    model.pageCount = 500
    #expect(model.pageCount == 100)
  }

  @Test func an_id_that_is_not_there_is_told_at_the_word() throws {
    for page in ["NCGroupMentionViewController", "NCUserListViewController"] {
      #expect(
        try profileScreen(page, people() + "groupId: bots").problems()
          .hasPrefix("17:10 error unknown-reference: there is no group 'bots'"))
    }
  }
}
