import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// The header of a list of channels, the navigation item, and the selector of types.
@Suite("Channel list: bar and selector") struct ChannelListBarTests {
  private final class Listener: SBUBaseChannelListModuleHeaderDelegate {
    var log: [String] = []

    private func note(_ event: String, _ items: [UIBarButtonItem]?) {
      log.append("\(event) \(items?.map { $0.title ?? "-" }.joined() ?? "nil")")
    }
    func baseChannelListModule(
      _ headerComponent: SBUBaseChannelListModule.Header, didUpdateTitleView titleView: UIView?
    ) { log.append("title") }
    func baseChannelListModule(
      _ headerComponent: SBUBaseChannelListModule.Header,
      didUpdateLeftItem leftItem: UIBarButtonItem?
    ) { note("left", leftItem.map { [$0] }) }
    func baseChannelListModule(
      _ headerComponent: SBUBaseChannelListModule.Header,
      didUpdateRightItem rightItem: UIBarButtonItem?
    ) { note("right", rightItem.map { [$0] }) }
    func baseChannelListModule(
      _ headerComponent: SBUBaseChannelListModule.Header,
      didUpdateLeftItems leftItems: [UIBarButtonItem]?
    ) { note("lefts", leftItems) }
    func baseChannelListModule(
      _ headerComponent: SBUBaseChannelListModule.Header,
      didUpdateRightItems rightItems: [UIBarButtonItem]?
    ) { note("rights", rightItems) }
    func baseChannelListModule(
      _ headerComponent: SBUBaseChannelListModule.Header, didTapLeftItem leftItem: UIBarButtonItem
    ) { note("tap left", [leftItem]) }
    func baseChannelListModule(
      _ headerComponent: SBUBaseChannelListModule.Header,
      didTapRightItem rightItem: UIBarButtonItem
    ) { note("tap right", [rightItem]) }
    func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
  }

  private func item(_ title: String?) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain)
  }

  @Test func setup_fills_only_what_is_unset() {
    // C31: a plural that was set to nil becomes the default item, also beside a singular.
    SDKRun().callAsFunction {
      let header = SBUGroupChannelListModule.Header()
      header.rightBarButton = item("Mine")
      header.rightBarButtons = nil
      header.leftBarButtons = [item("A"), item("B")]
      header.setupViews()
      #expect(header.rightBarButton?.title == "Mine" && header.rightBarButtons?.count == 1)
      #expect(header.rightBarButtons?.first === header.defaultRightBarButton)
      #expect(header.leftBarButton == nil && header.leftBarButtons?.count == 2)
      header.setupViews()
      #expect(header.rightBarButtons?.first === header.defaultRightBarButton)
    }
  }

  @Test func setting_an_item_reports_the_plural_and_then_the_singular() {
    // C32, C33: a tap reports the default item if it is among the plural items.
    let log = SDKRun().callAsFunction { () -> [String] in
      let (header, listener) = (SBUGroupChannelListModule.Header(), Listener())
      header.baseDelegate = listener
      header.leftBarButton = item("L")
      header.rightBarButtons = [item("R"), item("S")]
      header.onTapLeftBarButton()
      header.onTapRightBarButton()
      header.rightBarButton = item("T")
      header.onTapRightBarButton()
      header.rightBarButton = header.defaultRightBarButton
      header.onTapRightBarButton()
      header.leftBarButton = nil
      header.titleView = UILabel()
      return listener.log
    }
    #expect(
      log == [
        "lefts L", "left L", "rights RS", "tap left L", "rights T", "right T", "tap right T",
        "rights -", "right -", "tap right -", "lefts nil", "left nil", "title",
      ])
  }

  @Test func styles_without_a_theme_keep_the_last_one() {
    // C34.
    SDKRun().callAsFunction {
      let header = SBUGroupChannelListModule.Header()
      header.setupViews()
      let theme = SBUGroupChannelListTheme()
      theme.leftBarButtonTintColor = .red
      theme.rightBarButtonTintColor = .green
      header.setupStyles(theme: theme)
      header.leftBarButtons?.append(item("Second"))
      header.setupStyles()
      #expect(header.leftBarButtons?.map(\.tintColor) == [.red, .red])
      #expect(header.rightBarButton?.tintColor == .green && header.theme === theme)
    }
  }

  @Test func right_items_without_content_are_not_shown_and_stay_in_the_header() throws {
    // C9, C172: only if all of them are empty; an item set later is shown as it is.
    try inspectList { screen in
      let header = try #require(screen.headerComponent)
      let empty = UIBarButtonItem(title: nil, style: .plain)
      header.rightBarButtons = [UIBarButtonItem(title: "Real", style: .plain), empty]
      screen.setupViews()
      #expect(screen.navigationItem.rightBarButtonItems?.count == 2)
      header.rightBarButtons = [empty]
      #expect(screen.navigationItem.rightBarButtonItems?.count == 1)
      screen.setupViews()
      #expect(screen.navigationItem.rightBarButtonItems == nil)
      #expect(header.rightBarButtons?.count == 1)
      header.leftBarButtons = [empty]
      screen.setupViews()
      #expect(screen.navigationItem.leftBarButtonItems?.count == 1)
    }
  }

  @Test func updating_the_styles_reloads_the_rows_and_colors_the_selector() throws {
    // C11, C56: a setting of the kit that has no effect is kept.
    try inspectList { screen in
      let selector = try #require(
        screen.createChannelTypeSelector as? SBUCreateChannelTypeSelector)
      let theme = SBUComponentTheme()
      theme.channelTypeSelectorItemTextColor = .red
      selector.theme = theme
      let own = SBUGroupChannelListTheme()
      own.backgroundColor = .green
      own.leftBarButtonTintColor = .blue
      screen.theme = own
      SBUGlobals.loadingIndicator.groupChannelList.cachedChannels = true
      screen.updateStyles()
      #expect(selector.createGroupChannelButton.titleColor(for: .normal) == .red)
      #expect(screen.view.backgroundColor == .green)
      #expect(screen.listComponent?.tableView.backgroundColor == .green)
      #expect(screen.headerComponent?.leftBarButton?.tintColor == .blue)
      #expect(SBUGlobals.loadingIndicator.groupChannelList.cachedChannels)
    }
  }

  // MARK: Selector

  @Test func the_selector_shows_the_items_of_its_bar() throws {
    // C61, C63: also those that an app sets.
    try inspectList { screen in
      let selector = try #require(
        screen.createChannelTypeSelector as? SBUCreateChannelTypeSelector)
      #expect(selector.isHidden && selector.superview != nil)
      screen.showCreateChannelOrTypeSelector()
      #expect(!selector.isHidden)
      selector.navigationItem.titleView = nil
      selector.navigationItem.title = "Own title"
      selector.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Done", style: .plain, target: selector,
        action: Selector(SBUCreateChannelTypeSelector.onClickClose))
      selector.updateStyles()
      let texts = selector.allTexts
      #expect(texts.prefix(2) == ["Own title", "Done"], "\(texts)")
      #expect(texts.dropFirst(2) == ["Group", "Super group", "Broadcast"])
      selector.backgroundCloseButton.sendActions(for: .touchUpInside)
      #expect(selector.isHidden)
    }
  }

  @Test func a_view_without_the_protocol_makes_the_button_do_nothing() throws {
    // C64: without a view the button creates a group channel.
    try inspectList { screen in
      let stack = screen.navigationController
      screen.createChannelTypeSelector = UIView()
      screen.showCreateChannelOrTypeSelector()
      #expect(stack?.viewControllers.count == 1)
      screen.createChannelTypeSelector = nil
      screen.showCreateChannelOrTypeSelector()
      #expect(stack?.viewControllers.last is SBUCreateChannelViewController)
    }
  }

  @Test func the_selector_is_over_a_list_in_a_navigation_controller_while_it_shows() throws {
    // C10, C60, C165.
    let run = SDKRun(channelClub, currentUser: "alice")
    run {
      let alone = SBUGroupChannelListViewController()
      alone.loadViewIfNeeded()
      #expect(alone.createChannelTypeSelector != nil)
      #expect(alone.createChannelTypeSelector?.superview == nil)
    }
    try inspectList { screen in
      let selector = try #require(screen.createChannelTypeSelector)
      screen.showCreateChannelTypeSelector()
      screen.navigationController?.pushViewController(UIViewController(), animated: false)
      #expect(selector.superview == nil)
      screen.navigationController?.popViewController(animated: false)
      #expect(selector.superview != nil && selector.isHidden)
    }
  }

  @Test func the_class_of_the_selector_is_read_from_the_part_of_the_module() {
    // C1, C2, C3, C171.
    final class OwnSelector: SBUCreateChannelTypeSelector {}
    final class OwnTitle: SBUNavigationTitleView {}
    SDKRun(channelClub, currentUser: "alice").callAsFunction {
      SBUGroupChannelListModule.Common.CreateChannelTypeSelector = OwnSelector.self
      SBUModuleSet.Header.TitleView = OwnTitle.self
      let list = SBUGroupChannelListViewController()
      list.loadViewIfNeeded()
      #expect(list.createChannelTypeSelector is OwnSelector)
      #expect(list.headerComponent?.titleView is OwnTitle)
      #expect(SBUModuleSet.CreateGroupChannelModule == SBUCreateChannelModule.self)
    }
  }
}

extension UIView {
  /// The texts of labels and buttons, from front to back.
  fileprivate var allTexts: [String] {
    if let button = self as? UIButton { return [button.title(for: .normal) ?? ""] }
    if let label = self as? UILabel { return [label.text ?? ""] }
    return subviews.flatMap(\.allTexts)
  }
}
