import Diorama
import HeadlessSendbird
import XCTest

@testable import DioramaTesting

/// The same assertions in XCTest.
final class XCTestTests: XCTestCase {
  override func invokeTest() {
    withDiorama(registry: try? Registry(.sendbird), in: "screens") { super.invokeTest() }
  }

  func testPassesWhereTheScreenShowsWhatIsRecorded() {
    assertScreen("invite-users")
  }

  func testAnAsynchronousTestIsInTheScopeToo() async {
    await Task.yield()
    assertScreen("invite-users@dark")
  }

  func testTheFilterFindsTheTest() {
    XCTAssertEqual(site.filter, "AppTests\\..*/testInvite$")
  }
}
