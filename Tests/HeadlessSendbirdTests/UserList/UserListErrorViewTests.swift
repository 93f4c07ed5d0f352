import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The empty view for errors of a list that cannot be loaded, if an app enables it. The screens
/// `error-view` in Tests/Screens show it.
@Suite("User lists: view for errors") struct UserListErrorViewTests {
  @Test func Retry_loads_the_channel_then_the_users() throws {
    // S42, S123: the kit's Retry loads only the users.
    let log = try userListEvents(
      """
      showsErrorView: true
      network: { failures: [{ request: getChannel, times: 1 }] }
      steps: [{ tap: retry }]
      """)
    expect(
      log, is: "L+\nE 800120\nretry\nL+\nC design-team\nL+\nU alice bob chloe dan eve\nL-")
  }

  @Test func a_project_a_set_and_an_apps_code_can_enable_the_view_for_errors() throws {
    // S42.
    let failing = "network: { failures: [{ request: loadMembers }] }"
    let entry = "SBUViewControllerSet.GroupUserListViewController"
    let shown = [
      try userList(failing),
      try userList(failing, project: "showsErrorView: true"),
      try userList(
        "viewController: \(entry)\n\(failing)",
        project: "SBUViewControllerSet: { GroupUserListViewController: { showsErrorView: true } }"),
      try userList(
        "viewController: ErrorShowingUserList\n\(failing)", types: [ErrorShowingUserList.self]),
    ]
    #expect(shown.map { $0.contains("[↻ Retry]") } == [false, true, true, true])
  }

  @Test func a_blocking_error_also_shows_in_lists_of_muted_and_banned_users() throws {
    // S41, S120: in the kit, reloading replaces it by the text for an empty list.
    for (type, request) in [("muted", "loadMembers"), ("banned", "loadBannedUsers")] {
      let shown = try userList(
        """
        viewController: BlockedUserList
        userListType: \(type)
        network: { failures: [{ request: \(request) }] }
        """, types: [BlockedUserList.self])
      #expect(shown.contains("Something went wrong") && shown.contains("[↻ Retry]"), "\(type)")
    }
  }
}

/// A user list whose code enables the view for errors.
final class ErrorShowingUserList: SBUUserListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    showsErrorView = true
  }
}
