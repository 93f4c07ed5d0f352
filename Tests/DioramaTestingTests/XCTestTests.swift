import DioramaKit
import HeadlessSendbird
import XCTest

@testable import DioramaTesting

/// The same assertions in XCTest.
final class XCTestTests: XCTestCase {
  override func invokeTest() {
    withDiorama(registry: try? Registry(.sendbird), in: "screens") { super.invokeTest() }
  }

  func test_a_screen_that_matches_its_snapshot_passes() {
    assertScreen("invite-users")
  }

  func test_an_asynchronous_test_is_in_the_scope_too() async {
    await Task.yield()
    assertScreen("invite-users@dark")
  }

  func test_the_filter_finds_the_test() {
    XCTAssertEqual(site.filter, "AppTests\\..*/testInvite$")
  }
}
