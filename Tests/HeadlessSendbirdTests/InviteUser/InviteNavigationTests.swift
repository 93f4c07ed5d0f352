import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Ways out of the screen.
struct InviteNavigationTests {
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
        steps: [\(steps)]
        """, types: [EventScreen.self], acts: stack)
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

  @Test("S77, S82: Cancel dismisses a screen that has nothing below it")
  func cancelDismisses() throws {
    expect(try shown("tap: leftBarButton"), is: dismissed)
  }

  @Test("S77, S82: Cancel pops a screen that has")
  func cancelPops() throws {
    expect(
      try shown("do: push two more, tap: leftBarButton"),
      is: screen(of: "Bob                        [ ] "))
  }

  @Test("S79: popToPrevious() pops one screen, or dismisses the only one")
  func popToPrevious() throws {
    expect(
      try shown("do: push two more, do: pop to the previous"),
      is: screen(of: "Bob                        [ ] "))
    expect(try shown("do: pop to the previous"), is: dismissed)
  }

  @Test("S78, S85: after inviting, a stack without a channel screen goes back to its first screen")
  func invitingPopsToTheRoot() throws {
    expect(
      try shown("do: push two more, select: chloe, tap: rightBarButton"),
      is: screen(of: "Alice Kim (You)            [ ] "))
  }

  @Test("S78, S85: after inviting, a screen alone is dismissed")
  func invitingDismisses() throws {
    expect(try shown("select: alice, tap: rightBarButton"), is: dismissed)
  }

  @Test("S82, S176: what Cancel does is the screen's own method")
  func ownWayBack() throws {
    let log = try events(
      of: """
        viewController: EventScreen
        channelURL: design-team
        users: [bob]
        steps:
          - tap: leftBarButton
        """)
    expect(log, is: "L+\nU bob\nL-\nonClickBack")
  }
}
