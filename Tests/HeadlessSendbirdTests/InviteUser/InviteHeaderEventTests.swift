import HeadlessSendbird
import HeadlessUIKit
import Testing

/// What the header tells its screen.
struct InviteHeaderEventTests {
  /// What the screen hears when something is done with its header.
  private func heard(
    _ body: @escaping @Sendable (SBUInviteUserModule.Header) throws -> Void
  ) throws -> String {
    try EventLog.lines {
      try inspect(
        """
        viewController: HeaderEventScreen
        channelURL: design-team
        users: [bob]
        """, types: [HeaderEventScreen.self]
      ) { screen in
        EventLog.note("")
        try body(#require(screen.headerComponent))
      }
    }.after("\n\n")
  }

  @Test("S45: setting a singular item is heard twice, setting the plural once, as the singular")
  func settingItems() throws {
    let log = try heard { header in
      header.leftBarButton = UIBarButtonItem(title: "Back", style: .plain)
      header.leftBarButtons = ["A", "B"].map { UIBarButtonItem(title: $0, style: .plain) }
      header.rightBarButton = UIBarButtonItem(title: "Go", style: .plain)
      header.rightBarButtons = ["C", "D"].map { UIBarButtonItem(title: $0, style: .plain) }
      header.rightBarButton = nil
      header.titleView = nil
    }
    expect(
      log,
      is: """
        left Back
        left Back
        left Back
        right Go
        right Go
        right Go
        right nil
        right nil
        title nil
        """)
  }

  @Test("S45: so a plural that is set later does not reach the bar")
  func latePluralIsNotShown() throws {
    let shown = try frames(
      of: plainScreen + """

        steps:
          - do: set two items
        """,
      acts: [
        "set two items": { screen in
          screen.headerComponent?.leftBarButtons = ["A", "B"].map {
            UIBarButtonItem(title: $0, style: .plain)
          }
        }
      ])
    expect(
      shown,
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [ ] │
        └──────────────────────────────────┘
        """)
  }

  @Test("S48: a tap reports the default item as long as it is among the plural items")
  func tapOfTheDefaultItem() throws {
    let log = try heard { header in
      let (left, right) = (header.leftBarButton, header.rightBarButton)
      let (a, b) = (
        UIBarButtonItem(title: "A", style: .plain), UIBarButtonItem(title: "B", style: .plain)
      )
      header.leftBarButtons = [a, left].compactMap(\.self)
      header.rightBarButtons = [b, right].compactMap(\.self)
      header.onTapLeftBarButton()
      header.onTapRightBarButton()
    }
    expect(
      log,
      is: """
        left Cancel
        right Invite
        left tapped: Cancel
        right tapped: Invite
        """)
  }

  @Test("S48: else the singular item; with a plural of one's own alone, nothing")
  func tapOfOwnItems() throws {
    let log = try heard { header in
      header.leftBarButton = UIBarButtonItem(title: "Back", style: .plain)
      header.onTapLeftBarButton()
      header.rightBarButton = nil
      header.rightBarButtons = [UIBarButtonItem(title: "Go", style: .plain)]
      header.onTapRightBarButton()
    }
    expect(
      log,
      is: """
        left Back
        left Back
        left tapped: Back
        right nil
        right nil
        right nil
        """)
  }

  @Test("S47: a change of the selection writes the right item, and no item is announced")
  func selectingAnnouncesNothing() throws {
    let log = try EventLog.lines {
      _ = try frames(
        of: """
          viewController: HeaderEventScreen
          channelURL: design-team
          users: [bob]
          steps:
            - select: bob
            - tap: rightBarButton
          """, types: [HeaderEventScreen.self])
    }
    expect(
      log,
      is: """
        title Invite users
        left Cancel
        left Cancel
        right Invite
        right Invite
        right tapped: Invite 1
        """)
  }
}

/// A screen that writes down what its header tells it, and does nothing about taps.
final class HeaderEventScreen: SBUInviteUserViewController {
  override func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header, didUpdateTitleView titleView: UIView?
  ) {
    EventLog.note("title \((titleView as? SBUNavigationTitleView)?.text ?? "nil")")
    super.inviteUserModule(headerComponent, didUpdateTitleView: titleView)
  }

  override func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) {
    EventLog.note("left \(leftItem?.title ?? "nil")")
    super.inviteUserModule(headerComponent, didUpdateLeftItem: leftItem)
  }

  override func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) {
    EventLog.note("right \(rightItem?.title ?? "nil")")
    super.inviteUserModule(headerComponent, didUpdateRightItem: rightItem)
  }

  override func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {
    EventLog.note("left items, which nobody fires")
  }

  override func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {
    EventLog.note("right items, which nobody fires")
  }

  override func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) {
    EventLog.note("left tapped: \(leftItem.title ?? "nil")")
  }

  override func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {
    EventLog.note("right tapped: \(rightItem.title ?? "nil")")
  }
}
