import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing
import XCTest

@testable import DioramaTesting

/// An assertion without a name checks the screen that its test is named after.
@Suite("Names from functions", .diorama(registry: try Registry(.sendbird)))
struct TestNameTests {
  @Test func invite_users() { assertScreen() }

  @Test func inviteUsers() { assertScreen(in: "screens") }

  @Test func `invite users dark`() { assertScreen() }

  @Test(arguments: [
    ("inviteUsers", "invite-users"), ("invite_users", "invite-users"), ("a", "a"),
    ("invite users (dark)", "invite-users-dark"), ("showsURLBar2x", "shows-url-bar2x"),
    ("page2Title", "page2-title"), ("Überblick", "überblick"), ("__", ""), ("事件", "事件"),
  ])
  func test_names_are_converted_to_kebab_case(name: String, words: String) {
    #expect(TestFunction.kebabCase(name) == words)
  }

  @Test func a_test_that_is_named_after_no_screen_says_what_was_looked_for() throws {
    let project = try TestProject()
    let found = try failure(of: nil, in: project)
    #expect(
      found?.message.hasPrefix(
        "unknown screen 'a-test-that-is-named-after-no-screen-says-what-was-looked-for' in "
          + "'\(project.folder)'") == true,
      "\(found?.message ?? "")")
  }

  @Test(arguments: ["invite"]) func a_test_with_arguments_gives_no_screen_name(_: String) throws {
    let found = try failure(of: nil, in: try TestProject())
    #expect(
      found?.message
        == "missing name: a test with arguments has several screens; pass a name for each")
  }

  @Test func a_view_controller_has_the_name_of_its_test() throws {
    let project = try TestProject()
    withKnownIssue {
      Environment.$current.withValue(Environment([:])) {
        assertScreen(
          of: { SBUInviteUserViewController(channelURL: "spring") }, in: project.folder)
      }
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().hasPrefix(
        "a-view-controller-has-the-name-of-its-test had no snapshot\nrecorded now: ")
    }
    let path = "__Snapshots__/swift/a-view-controller-has-the-name-of-its-test.txt"
    #expect(project.recorded(path)?.contains("│ ○ Béla ") == true)
  }
}

/// The same in XCTest.
final class TestNameXCTests: XCTestCase {
  override func invokeTest() {
    withDiorama(registry: try? Registry(.sendbird)) { super.invokeTest() }
  }

  func testInviteUsers() { assertScreen() }

  func test_invite_users() { assertScreen() }

  func test_a_helper_function_gives_no_screen_name() throws {
    XCTAssertEqual(
      try check()?.message,
      "missing name: 'check()' is not a test; pass a name, or pass on the test's 'function'")
  }

  private func check() throws -> ScreenFailure? {
    let site = CallSite(
      fileID: #fileID, filePath: #filePath, line: 1, column: 1, function: "check()")
    return ScreenChecker(DioramaSettings(), at: site).failure(of: nil)
  }
}
