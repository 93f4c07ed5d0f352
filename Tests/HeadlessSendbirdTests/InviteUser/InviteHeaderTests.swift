import Diorama
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Title and bar buttons: what fills them, what they say, how they look.
struct InviteHeaderTests {
  @Test("S80, S183, S184: fixed title, Cancel as a text at the left, Invite with the number")
  func defaultItems() throws {
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        users: [bob, chloe]
        steps:
          - snapshot: nobody
          - select: bob
          - snapshot: one
          - select: chloe
          - snapshot: two
        """)
    expect(
      shown,
      is: """
        ── nobody ──────────────────────────
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [ ] │
        │ ● Chloe Martin               [ ] │
        └──────────────────────────────────┘

        ── one ─────────────────────────────
        ┌──────────────────────────────────┐
        │ [Cancel] Invite users [Invite 1] │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [x] │
        │ ● Chloe Martin               [ ] │
        └──────────────────────────────────┘

        ── two ─────────────────────────────
        ┌──────────────────────────────────┐
        │ [Cancel] Invite users [Invite 2] │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [x] │
        │ ● Chloe Martin               [x] │
        └──────────────────────────────────┘
        """)
  }

  @Test("S43, S47: what an app sets itself stays, but the right item's text is written over")
  func itemsOfAnApp() throws {
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        users: [bob]
        headerComponent: OwnItemsHeader
        steps:
          - select: bob
        """, types: [OwnItemsHeader.self])
    expect(
      shown,
      is: """
        ┌──────────────────────────────────┐
        │ [Back]     Who joins? [Invite 1] │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [x] │
        └──────────────────────────────────┘
        """)
  }

  @Test("S43, S46, S47: plural items count as set; the first at the right gets text, all get tint")
  func pluralItems() throws {
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        users: [bob]
        device: { width: 44 }
        headerComponent: PluralHeader
        """, types: [PluralHeader.self])
    expect(
      shown,
      is: """
        ┌──────────────────────────────────────────┐
        │ [A] [B]       Invite users  (D) (Invite) │
        ├──────────────────────────────────────────┤
        │ ○ Bob Stone                          [ ] │
        └──────────────────────────────────────────┘
        """)
  }

  @Test("S43: each default item is made once")
  func defaultItemsAreMadeOnce() throws {
    try inspect(plainScreen) { screen in
      let header = try #require(screen.headerComponent)
      let (title, left, right) = (header.titleView, header.leftBarButton, header.rightBarButton)
      (header.titleView, header.leftBarButton, header.rightBarButton) = (nil, nil, nil)
      header.setupViews()
      #expect(title != nil && header.titleView === title)
      #expect(left != nil && header.leftBarButton === left)
      #expect(right != nil && header.rightBarButton === right)
    }
  }

  @Test("S44: the singular sets the plural; the plural leaves the singular as it was")
  func singularAndPlural() throws {
    try inspect(plainScreen) { screen in
      let header = try #require(screen.headerComponent)
      let (one, two) = (UIBarButtonItem(), UIBarButtonItem())
      header.leftBarButton = one
      #expect(header.leftBarButtons?.count == 1 && header.leftBarButtons?.first === one)
      header.leftBarButtons = [two]
      #expect(header.leftBarButton === one)
      header.leftBarButton = nil
      #expect(header.leftBarButtons == nil)
      header.rightBarButton = two
      #expect(header.rightBarButtons?.count == 1 && header.rightBarButtons?.first === two)
      header.rightBarButtons = [one]
      #expect(header.rightBarButton === two)
      header.rightBarButton = nil
      #expect(header.rightBarButtons == nil)
    }
  }

  @Test("S46, S181: only the tint tells whether somebody is selected; nothing is ever disabled")
  func tints() throws {
    let acts: Screens.Acts = [
      "look at nobody": { screen in
        let header = try #require(screen.headerComponent)
        #expect(header.leftBarButton?.tintColor == SBUColorSet.primaryMain)
        #expect(header.rightBarButton?.tintColor == SBUColorSet.onLightTextDisabled)
        #expect(header.rightBarButton?.isEnabled == true)
      },
      "look at one": { screen in
        let header = try #require(screen.headerComponent)
        #expect(header.leftBarButton?.tintColor == SBUColorSet.primaryMain)
        #expect(header.rightBarButton?.tintColor == SBUColorSet.primaryMain)
        #expect(header.rightBarButton?.isEnabled == true)
      },
    ]
    let shown = try frames(
      of: plainScreen + """

        steps:
          - do: look at nobody
          - select: bob
          - do: look at one
        """, acts: acts)
    #expect(!shown.contains("error:"), "\(shown)")
  }
}

/// A header whose title and items are the app's own.
final class OwnItemsHeader: SBUInviteUserModule.Header {
  override func setupViews() {
    let title = UILabel()
    title.text = "Who joins?"
    titleView = title
    leftBarButton = UIBarButtonItem(title: "Back", style: .plain)
    rightBarButton = UIBarButtonItem(title: "Go", style: .done)
    super.setupViews()
  }
}

/// A header with two items at each side.
final class PluralHeader: SBUInviteUserModule.Header {
  override func setupViews() {
    leftBarButtons = ["A", "B"].map { UIBarButtonItem(title: $0, style: .plain) }
    rightBarButtons = ["C", "D"].map { UIBarButtonItem(title: $0, style: .plain) }
    super.setupViews()
  }
}
