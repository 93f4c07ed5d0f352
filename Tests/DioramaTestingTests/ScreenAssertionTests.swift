import Diorama
import HeadlessSendbird
import Testing

@testable import DioramaTesting

@Suite("assertScreen") struct ScreenAssertionTests {
  @Test func passes_where_the_screen_shows_what_is_recorded() throws {
    assertScreen("invite-users", registry: try Registry(.sendbird))
    assertScreen("invite-users@dark", registry: try Registry(.sendbird))
  }

  @Test func names_the_nearest_screen_when_there_is_none() throws {
    let found = try problem(with: "invite-user", in: "screens", Registry(.sendbird))
    #expect(
      found == "no screen of 'screens' is called 'invite-user'; did you mean 'invite-users'?")
  }

  @Test func says_so_when_the_project_is_not_there() throws {
    let found = try problem(with: "invite-users", in: "nowhere", Registry(.sendbird))
    #expect(found == "the project 'nowhere' cannot be read: no such file or directory")
  }

  @Test func shows_what_is_wrong_with_a_screen_that_cannot_be_resolved() throws {
    // Without the kit no view controller is known.
    let found = try #require(problem(with: "invite-users", in: "screens", Registry()))
    #expect(
      found.hasPrefix(
        """
        screens/invite/invite-users.yaml:2:17: error: no view controller is called \
        'SBUInviteUserViewController' [unknown-type]
        """))
  }

  @Test func a_difference_fails_with_the_diff_and_the_command() throws {
    let registry = try Registry(.sendbird)
    withKnownIssue {
      assertScreen(
        "invite-users", in: "Tests/Fixtures/differs", registry: registry)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("-│ ○ Dana                                   [ ] │")
        && text.contains("+│ ○ Dana Whitfield                         [ ] │")
        && text.hasSuffix(
          "to accept: diorama record --filter invite-users Tests/Fixtures/differs")
    }
  }
}
