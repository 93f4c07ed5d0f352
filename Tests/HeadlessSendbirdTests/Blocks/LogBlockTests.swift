import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The block `log` of a snapshot: requests, answers, announcements and errors.
@Suite("The block 'log'") struct LogBlockTests {
  @Test func a_screen_reader_announcement_is_logged() throws {
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
