import CommandTestSupport
import DioramaKit
import DioramaTesting
import Foundation
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// A header that ends the process when it is set up.
private final class FatalHeader: SBUInviteUserModule.Header {
  override func setupViews() {
    super.setupViews()
    tag = [tag][subviews.count + 1]
  }
}

/// Screens that end the test process.
@Suite("Screens that end the test process") struct EndedAssertionTests {
  @Test func a_screen_that_ends_the_test_process_is_named_on_standard_error() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let project = try Workspace([
        "diorama.yaml": """
        currentUser: ada
        data:
          users: [{ userId: ada, nickname: Ada }, { userId: bela, nickname: Béla }]
          groupChannels: [{ url: spring, members: [ada] }]
        """,
        "fatal.yaml": """
        viewController: SBUInviteUserViewController
        channelURL: spring
        headerComponent: FatalHeader
        """,
      ])
      var registry = try Registry(.sendbird)
      try registry.register(FatalHeader.self)
      assertScreen("fatal", in: project.root, registry: registry)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("\nthe screen fatal ("), "\(said)")
    #expect(said.contains("/fatal.yaml) ended the process before its first step\n"), "\(said)")
  }
}
