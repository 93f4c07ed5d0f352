import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The header of a user list: its events and its colors.
@Suite("User lists: header") struct UserListHeaderTests {
  private func log(of change: (SBUUserListModule.Header) -> Void) -> [String] {
    let header = SBUUserListModule.Header()
    let listener = UserListHeaderListener()
    header.delegate = listener
    change(header)
    return listener.log
  }

  @Test func setting_an_item_reports_the_list_before_the_item() {
    // S44, S111.
    let item = UIBarButtonItem()
    #expect(log { $0.leftBarButton = item } == ["left items 1", "left item"])
    #expect(log { $0.rightBarButton = item } == ["right items 1", "right item"])
    #expect(log { $0.leftBarButton = nil } == ["left items nil", "left item nil"])
    #expect(log { $0.titleView = UIView() } == ["title"])
  }

  @Test func setting_an_item_list_reports_only_the_list_and_keeps_the_item() {
    // S44, S111.
    let items = [UIBarButtonItem(), UIBarButtonItem()]
    let eventLog = log { header in
      header.leftBarButtons = items
      header.rightBarButtons = items
      #expect(header.leftBarButton == nil && header.rightBarButton == nil)
    }
    #expect(eventLog == ["left items 2", "right items 2"])
  }

  @Test func defaults_fill_only_unset_items_and_are_created_once() {
    // S43, S111.
    let own = UIBarButtonItem(title: "Mine", style: .plain, target: nil, action: nil)
    let header = SBUUserListModule.Header()
    let listener = UserListHeaderListener()
    header.leftBarButton = own
    header.rightBarButtons = [own]
    header.configure(
      delegate: listener, userListType: .operators, channelType: .open, theme: .light,
      componentTheme: .light)
    #expect(listener.log == ["title"])
    #expect(header.leftBarButton === own && header.rightBarButton == nil)
    #expect((header.titleView as? SBUNavigationTitleView)?.text == "Operators")
    #expect(header.userListType == .operators && header.channelType == .open)
    let title = header.titleView
    header.setupViews()
    #expect(header.titleView === title && listener.log == ["title"])
  }

  @Test func a_tap_reports_the_default_item_or_the_single_item_or_nothing() {
    // S48, S111.
    let listener = UserListHeaderListener()
    let header = SBUUserListModule.Header()
    header.configure(
      delegate: listener, userListType: .members, theme: .light, componentTheme: .light)
    listener.log = []
    header.onTapLeftBarButton()
    header.onTapRightBarButton()
    #expect(listener.log == ["left tap iconBack", "right tap iconPlus"])
    let own = UIBarButtonItem(title: "Mine", style: .plain, target: nil, action: nil)
    header.rightBarButton = own
    listener.log = []
    header.onTapRightBarButton()
    #expect(listener.log == ["right tap Mine"])
    header.rightBarButton = nil
    header.rightBarButtons = [own]
    listener.log = []
    header.onTapRightBarButton()
    #expect(listener.log.isEmpty)
  }

  @Test(arguments: [true, false])
  func the_right_item_always_has_its_selected_color(isLight: Bool) {
    // S115.
    let theme: SBUUserListTheme = isLight ? .light : .dark
    let listener = UserListHeaderListener()
    let header = SBUUserListModule.Header()
    header.configure(
      delegate: listener, userListType: .members, theme: theme,
      componentTheme: isLight ? .light : .dark)
    #expect(header.leftBarButton?.tintColor == theme.leftBarButtonTintColor)
    #expect(header.rightBarButton?.tintColor == theme.rightBarButtonSelectedTintColor)
    #expect(header.theme === theme && header.componentTheme != nil)
  }

  @Test func styling_without_a_theme_clears_colors_but_keeps_the_stored_theme() {
    // S112: styling without a theme clears the colors, but not the stored theme.
    let theme = SBUUserListTheme.light
    let listener = UserListHeaderListener()
    let header = SBUUserListModule.Header()
    header.configure(
      delegate: listener, userListType: .members, theme: theme, componentTheme: .light)
    header.setupStyles()
    #expect(header.leftBarButton?.tintColor == nil && header.rightBarButton?.tintColor == nil)
    #expect(header.theme === theme)
  }

  @Test func items_set_on_the_header_of_a_running_screen_show_in_its_bar() throws {
    // S6, S111.
    let shown = try userList(
      "steps: [{ act: change }]",
      actions: [
        "change": { screen in
          let header = try #require((screen as? SBUUserListViewController)?.headerComponent)
          let item = { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
          header.leftBarButton = item("Back")
          header.rightBarButtons = [item("A"), item("B")]
          let label = UILabel()
          label.text = "People"
          header.titleView = label
        }
      ])
    let bar = shown.split(separator: "\n")[1]
    #expect(bar.hasPrefix("│ [Back] ") && bar.contains(" People "))
    #expect(bar.hasSuffix("[B] [A] │") || bar.hasSuffix("(B) (A) │"))
  }
}

/// Logs the events of a header.
final class UserListHeaderListener: SBUUserListModuleHeaderDelegate {
  var log: [String] = []

  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}

  func userListModule(
    _ headerComponent: SBUUserListModule.Header, didUpdateTitleView titleView: UIView?
  ) {
    log.append("title")
  }

  func userListModule(
    _ headerComponent: SBUUserListModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) {
    log.append("left item\(leftItem == nil ? " nil" : "")")
  }

  func userListModule(
    _ headerComponent: SBUUserListModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) {
    log.append("right item\(rightItem == nil ? " nil" : "")")
  }

  func userListModule(
    _ headerComponent: SBUUserListModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {
    log.append("left items \(leftItems.map { "\($0.count)" } ?? "nil")")
  }

  func userListModule(
    _ headerComponent: SBUUserListModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {
    log.append("right items \(rightItems.map { "\($0.count)" } ?? "nil")")
  }

  func userListModule(
    _ headerComponent: SBUUserListModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) {
    log.append("left tap \(leftItem.title ?? leftItem.image?.name ?? "")")
  }

  func userListModule(
    _ headerComponent: SBUUserListModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {
    log.append("right tap \(rightItem.title ?? rightItem.image?.name ?? "")")
  }
}
