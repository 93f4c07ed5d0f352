import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The header of the menu: its items, their colors and its events.
@Suite("Moderations: header") struct ModerationsHeaderTests {
  /// The events that `body` causes on the header of a screen.
  private func loggedEvents(
    _ body: @escaping @Sendable (SBUModerationsModule.Header) throws -> Void
  ) throws -> String {
    try EventLog.lines {
      try inspectModerations(
        designTeamModerations.replacing("SBUModerationsView", with: "ModerationsHeaderEventView"),
        types: [ModerationsHeaderEventViewController.self]
      ) { screen in
        EventLog.note("")
        try body(#require(screen.headerComponent))
      }
    }.after("\n\n")
  }

  @Test func the_header_has_a_title_a_back_icon_and_no_right_item() throws {
    // S43, S104, S183, S184.
    try inspectModerations { screen in
      let header = try #require(screen.headerComponent)
      let title = try #require(header.titleView as? SBUNavigationTitleView)
      #expect(title.text == "Moderations")
      let left = try #require(header.leftBarButton)
      #expect(left.image == SBUIconSet.iconBack)
      #expect(left.title == nil)
      #expect(left.tintColor == SBUColorSet.primaryMain)
      #expect(header.leftBarButtons?.count == 1 && header.leftBarButtons?.first === left)
      #expect(header.rightBarButton == nil && header.rightBarButtons == nil)
      #expect(header.delegate === screen)
      #expect(header.channelType == .group)
      #expect(header.superview == nil)
    }
  }

  @Test func items_set_before_the_view_loads_are_kept() throws {
    // S43.
    let shown = try communityFrames(
      of: "\(designTeamModerations)\nheaderComponent: OwnItemsModerationsHeader",
      types: [OwnItemsModerationsHeader.self])
    expect(
      shown,
      is: groupMenu.replacing(
        "[‹]       Moderations           ", with: "[A] [B]      Safety       [Help]"))
  }

  @Test func a_right_item_is_tinted_but_its_taps_fire_no_event() throws {
    // S104.
    let log = try loggedEvents { header in
      let item = UIBarButtonItem(title: "Help", style: .plain)
      header.rightBarButton = item
      header.setupStyles(theme: .dark)
      #expect(item.tintColor == SBUColorSet.primaryLight)
      header.onTapRightBarButton()
    }
    expect(log, is: "right items Help\nright Help")
  }

  @Test func setting_one_item_fires_two_events_and_setting_a_list_fires_one() throws {
    // S44, S111.
    let log = try loggedEvents { header in
      let items = ["A", "B"].map { UIBarButtonItem(title: $0, style: .plain) }
      header.leftBarButton = UIBarButtonItem(title: "Back", style: .plain)
      header.leftBarButtons = items
      #expect(header.leftBarButton?.title == "Back")
      header.rightBarButton = UIBarButtonItem(title: "Go", style: .plain)
      header.rightBarButtons = items
      #expect(header.rightBarButton?.title == "Go")
      header.rightBarButton = nil
      header.titleView = nil
    }
    expect(
      log,
      is: """
        left items Back
        left Back
        left items A B
        right items Go
        right Go
        right items A B
        right items nil
        right nil
        title nil
        """)
  }

  @Test func items_and_item_lists_set_later_reach_the_bar() throws {
    // S111.
    let shown = try communityFrames(
      of: "\(designTeamModerations)\nsteps: [{ act: set items }]",
      actions: [
        "set items": { screen in
          let header = try #require(moderations(screen).headerComponent)
          header.leftBarButtons = ["A", "B"].map { UIBarButtonItem(title: $0, style: .plain) }
          header.rightBarButton = UIBarButtonItem(title: "Go", style: .plain)
          let title = SBUNavigationTitleView()
          title.text = "Safety"
          header.titleView = title
        }
      ])
    #expect(shown.contains("│ [A] [B]      Safety         [Go] │"), "\(shown)")
  }

  @Test func a_tap_reports_the_default_item_or_else_the_single_item() throws {
    // S48.
    let log = try loggedEvents { header in
      let standard = header.leftBarButton
      let a = UIBarButtonItem(title: "A", style: .plain)
      header.leftBarButtons = [a, standard].compactMap(\.self)
      header.onTapLeftBarButton()
      header.leftBarButton = a
      header.onTapLeftBarButton()
      header.leftBarButtons = [a, standard].compactMap(\.self)
      header.onTapLeftBarButton()
      header.leftBarButton = nil
      header.leftBarButtons = [a]
      header.onTapLeftBarButton()
    }
    expect(
      log,
      is: """
        left items A ‹
        left tapped: ‹
        left items A
        left A
        left tapped: A
        left items A ‹
        left tapped: ‹
        left items nil
        left nil
        left items A
        """)
  }

  @Test func styling_without_a_theme_clears_colors_until_the_screen_updates() throws {
    // S112: styling without a theme clears the colors; the screen restores them.
    try inspectModerations { screen in
      let header = try #require(screen.headerComponent)
      header.rightBarButton = UIBarButtonItem(title: "Go", style: .plain)
      header.setupStyles()
      #expect(header.leftBarButton?.tintColor == nil)
      #expect(header.rightBarButton?.tintColor == nil)
      #expect(header.theme != nil)
      screen.updateStyles()
      #expect(header.leftBarButton?.tintColor == SBUColorSet.primaryMain)
      #expect(header.rightBarButton?.tintColor == SBUColorSet.primaryMain)
    }
  }

  @Test func a_header_and_a_list_without_a_screen_notify_their_delegates() throws {
    // 3.4: header and list need no screen to notify a delegate with required methods only.
    try inspectModerations { screen in
      let keeper = ModerationsDelegateStub(try channelObject("design-team", from: screen))
      let log = EventLog.lines {
        let header = SBUModerationsModule.Header()
        header.configure(delegate: keeper, theme: .light)
        header.onTapLeftBarButton()
        let list = SBUModerationsModule.List()
        list.configure(delegate: keeper, dataSource: keeper, theme: .light)
        #expect(list.tableView.numberOfRows(inSection: 0) == 4)
        let last = IndexPath(row: 3, section: 0)
        list.tableView(list.tableView, didSelectRowAt: last)
        let cell = list.tableView(list.tableView, cellForRowAt: last) as? SBUModerationCell
        cell?.switchAction?(true)
        let viewModel = SBUModerationsViewModel(channel: keeper.channel, delegate: keeper)
        ScreenEnvironment.current?.mainQueue.runDueItems()
        viewModel.freezeChannel()
        ScreenEnvironment.current?.mainQueue.runDueItems()
        keeper.didReceiveError(SBError(domain: "No", code: 1))
      }
      expect(
        log,
        is: """
          title
          left ‹
          left tapped
          row 3
          freeze mode true
          L+
          C eventChannelChanged
          L-
          L+
          C eventChannelFrozen
          L-
          E, blocks: false
          """)
    }
  }
}

/// A screen that logs the events of its header and ignores taps.
final class ModerationsHeaderEventViewController: SBUModerationsViewController {
  private func name(_ item: UIBarButtonItem) -> String {
    item.title ?? item.image?.symbol ?? "untitled"
  }

  private func names(_ items: [UIBarButtonItem]?) -> String {
    items.map { $0.map(name).joined(separator: " ") } ?? "nil"
  }

  override func moderationsModule(
    _ headerComponent: SBUModerationsModule.Header, didUpdateTitleView titleView: UIView?
  ) {
    EventLog.note("title \((titleView as? SBUNavigationTitleView)?.text ?? "nil")")
  }

  override func moderationsModule(
    _ headerComponent: SBUModerationsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) {
    EventLog.note("left \(leftItem.map(name) ?? "nil")")
  }

  override func moderationsModule(
    _ headerComponent: SBUModerationsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) {
    EventLog.note("right \(rightItem.map(name) ?? "nil")")
  }

  override func moderationsModule(
    _ headerComponent: SBUModerationsModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {
    EventLog.note("left items \(names(leftItems))")
  }

  override func moderationsModule(
    _ headerComponent: SBUModerationsModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {
    EventLog.note("right items \(names(rightItems))")
  }

  override func moderationsModule(
    _ headerComponent: SBUModerationsModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) {
    EventLog.note("left tapped: \(name(leftItem))")
  }
}

/// A header with custom items.
final class OwnItemsModerationsHeader: SBUModerationsModule.Header {
  override func setupViews() {
    let title = SBUNavigationTitleView()
    title.text = "Safety"
    titleView = title
    leftBarButtons = ["A", "B"].map { UIBarButtonItem(title: $0, style: .plain) }
    rightBarButton = UIBarButtonItem(title: "Help", style: .plain)
    super.setupViews()
  }
}

/// Delegate and data source of components without a screen, with the required methods only.
final class ModerationsDelegateStub: SBUModerationsModuleHeaderDelegate,
  SBUModerationsModuleListDelegate,
  SBUModerationsModuleListDataSource, SBUModerationsViewModelDelegate
{
  let channel: BaseChannel

  init(_ channel: BaseChannel) { self.channel = channel }

  func moderationsModule(
    _ headerComponent: SBUModerationsModule.Header, didUpdateTitleView titleView: UIView?
  ) { EventLog.note("title") }

  func moderationsModule(
    _ headerComponent: SBUModerationsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { EventLog.note("left \(leftItem?.image?.symbol ?? "nil")") }

  func moderationsModule(
    _ headerComponent: SBUModerationsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) { EventLog.note("right") }

  func moderationsModule(
    _ headerComponent: SBUModerationsModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { EventLog.note("left tapped") }

  func moderationsModule(
    _ listComponent: SBUModerationsModule.List, didSelectRowAt indexPath: IndexPath
  ) { EventLog.note("row \(indexPath.row)") }

  func moderationsModule(
    _ listComponent: SBUModerationsModule.List, didChangeFreezeMode state: Bool
  ) { EventLog.note("freeze mode \(state)") }

  func moderationsModule(
    _ listComponent: SBUModerationsModule.List, channelForTableView tableView: UITableView
  ) -> BaseChannel? { channel }

  func moderationsViewModel(
    _ viewModel: SBUModerationsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) { EventLog.note("C \(context.source)") }

  func shouldUpdateLoadingState(_ isLoading: Bool) { EventLog.note(isLoading ? "L+" : "L-") }

  func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    EventLog.note("E, blocks: \(isBlocker)")
  }
}
