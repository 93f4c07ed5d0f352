import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// The @mention pages. Their content is tested in `Tests/Screens/mention` and `mention-provided`.
@Suite("Managed @mention page") struct MentionTests {
  @Test func N163_the_page_count_has_limits() {
    let model = NCGroupMentionViewModel()
    model.pageCount = 0
    #expect(model.pageCount == 50)
    model.pageCount = 500
    #expect(model.pageCount == 100)
  }

  @Test func N165_an_empty_search_shows_all_members_again() {
    let run = Run(
      """
      users: [{ userId: ann, name: Ann }, { userId: bea, name: Bea }]
      groups: [{ groupId: boats, members: [ann, bea] }]
      """, me: "ann", mode: .infoManagement)
    let model = run.now { _ in
      NCGroupMentionViewModel(groupId: "boats", selectedBlock: nil, cancel: nil)
    }
    run.settled { _ in model.fetchData() }
    run.settled { _ in model.search("be") }
    #expect(model.sections.map(\.count) == [1])
    run.settled { _ in model.search("") }
    #expect(model.sections.map(\.count) == [1, 2])
  }

  @Test func an_unknown_group_id_is_reported_at_its_location() throws {
    for page in ["NCGroupMentionViewController", "NCUserListViewController"] {
      #expect(
        try profileScreen(page, people() + "groupId: bots").problems()
          .hasPrefix("17:10 error unknown-reference: unknown group 'bots'"))
    }
  }
}
