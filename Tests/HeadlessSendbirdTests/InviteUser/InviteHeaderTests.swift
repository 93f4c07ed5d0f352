import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Title and bar buttons: their defaults, texts and colors.
@Suite("Invite users: header") struct InviteHeaderTests {
  @Test func items_set_by_the_app_stay_but_the_right_title_is_overwritten() throws {
    // S43, S47.
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

  @Test func item_lists_replace_the_defaults_and_the_first_right_item_is_retitled() throws {
    // S43, S46, S47: item lists count as set; the first right item gets the text, all get the tint.
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

  @Test func each_default_item_is_created_once() throws {
    // S43.
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

  @Test func setting_one_item_sets_the_list_but_not_the_other_way_round() throws {
    // S44.
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
}

/// A header with custom title and items.
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

/// A header with two items on each side.
final class PluralHeader: SBUInviteUserModule.Header {
  override func setupViews() {
    leftBarButtons = ["A", "B"].map { UIBarButtonItem(title: $0, style: .plain) }
    rightBarButtons = ["C", "D"].map { UIBarButtonItem(title: $0, style: .plain) }
    super.setupViews()
  }
}
