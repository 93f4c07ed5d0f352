import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The block `log` of a snapshot: requests and answers, what came and went, errors.
@Suite("The block 'log'") struct LogBlockTests {
  @Test func an_announcement_for_screen_readers_is_said() throws {
    let shown = try StyleBlockTests.blocks(
      """
      viewController: SBUInviteUserViewController
      channelURL: guests
      show: log
      steps: [{ act: announce }]
      """,
      actions: [
        "announce": on { (_: SBUInviteUserViewController) in
          UIAccessibility.post(notification: .announcement, argument: "Three people")
        }
      ])
    #expect(shown.contains("announced \"Three people\""), "\(shown)")
  }
}
