import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Ways out of the screen.
@Suite("Invite users: navigation") struct InviteNavigationTests {
  private let dismissed = """
    ┌──────────────────────────────────┐
    │    (the screen was dismissed)    │
    │                                  │
    │                                  │
    │                                  │
    │                                  │
    │                                  │
    │                                  │
    └──────────────────────────────────┘
    """

  /// A screen that offers Alice, under one that offers Bob, under one that offers Chloe.
  private let stack: Screens.Acts = [
    "push two more": { screen in
      for id in ["bob", "chloe"] {
        let next = SBUInviteUserViewController(
          channelURL: "everyone", users: [SBUUser(userId: id, nickname: id.capitalized)])
        screen.navigationController?.pushViewController(next, animated: true)
      }
    },
    "pop to the previous": { $0.popToPrevious() },
  ]

  private func shown(_ steps: String, type: String = "SBUInviteUserViewController") throws -> String
  {
    try frames(
      of: """
        viewController: \(type)
        channelURL: everyone
        users: [alice]
        \(kitsWay)
        steps: [\(steps)]
        """, types: [InviteEventScreen.self], acts: stack)
  }

  private func screen(of row: String) -> String {
    """
    ┌──────────────────────────────────┐
    │ [Cancel]  Invite users  (Invite) │
    ├──────────────────────────────────┤
    │ ○ \(row)│
    └──────────────────────────────────┘
    """
  }

  @Test func Cancel_dismisses_a_screen_that_has_nothing_below_it() throws {
    // S77, S82.
    expect(try shown("tap: leftBarButton"), is: dismissed)
  }

  @Test func Cancel_pops_a_screen_that_has_one_below_it() throws {
    // S77, S82.
    expect(
      try shown("act: push two more, tap: leftBarButton"),
      is: screen(of: "Bob                        [ ] "))
  }

  @Test func popToPrevious_pops_one_screen_or_dismisses_the_only_one() throws {
    // S79.
    expect(
      try shown("act: push two more, act: pop to the previous"),
      is: screen(of: "Bob                        [ ] "))
    expect(try shown("act: pop to the previous"), is: dismissed)
  }

  @Test func after_inviting_a_stack_without_a_channel_screen_goes_back_to_its_first() throws {
    // S78, S85.
    expect(
      try shown("act: push two more, select: chloe, tap: rightBarButton"),
      is: screen(of: "Alice Kim (You)            [ ] "))
  }

  @Test func after_inviting_a_screen_alone_is_dismissed() throws {
    // S78, S85.
    expect(try shown("select: alice, tap: rightBarButton"), is: dismissed)
  }

  @Test func what_Cancel_does_is_the_screens_own_method() throws {
    // S82, S176.
    let log = try events(
      of: """
        viewController: InviteEventScreen
        channelURL: design-team
        users: [bob]
        steps:
          - tap: leftBarButton
        """)
    expect(log, is: "L+\nU bob\nL-\nonClickBack")
  }
}
