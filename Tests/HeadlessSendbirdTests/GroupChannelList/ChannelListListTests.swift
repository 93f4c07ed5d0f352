import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// The list component: cells, rows, errors and the empty view.
@Suite("Channel list: rows of the list") struct ChannelListListTests {
  /// A data source and delegate of a list, with channels of a service.
  private final class Owner: SBUGroupChannelListModuleListDelegate,
    SBUGroupChannelListModuleListDataSource
  {
    var channels: [BaseChannel]?
    var log: [String] = []

    func baseChannelListModule(
      _ listComponent: SBUBaseChannelListModule.List, channelsInTableView tableView: UITableView
    ) -> [BaseChannel]? { channels }
    func baseChannelListModule(
      _ listComponent: SBUBaseChannelListModule.List, didSelectRowAt indexPath: IndexPath
    ) { log.append("row \(indexPath.row)") }
    func baseChannelListModule(
      _ listComponent: SBUBaseChannelListModule.List,
      didDetectPreloadingPosition indexPath: IndexPath
    ) { log.append("page at \(indexPath.row)") }
    func baseChannelListModuleDidSelectRetry(_ listComponent: SBUBaseChannelListModule.List) {
      log.append("retry")
    }
    func baseChannelListModuleDidSelectRefresh(_ listComponent: SBUBaseChannelListModule.List) {
      log.append("refresh")
    }
    func groupChannelListModule(
      _ listComponent: SBUGroupChannelListModule.List, didSelectLeave channel: GroupChannel
    ) { log.append("leave \(channel.name)") }
    func groupChannelListModule(
      _ listComponent: SBUGroupChannelListModule.List,
      didChangePushTriggerOption option: GroupChannelPushTriggerOption, channel: GroupChannel
    ) { log.append("\(option) \(channel.name)") }
    func didReceiveError(_ error: SBError?, isBlocker: Bool) {
      log.append("\(isBlocker ? "E!" : "E") \(error?.domain ?? "") \(error?.code ?? 0)")
    }
  }

  private struct Setup {
    let run = SDKRun(channelClub, currentUser: "alice")
    let owner = Owner()
    let list: SBUGroupChannelListModule.List

    init(_ list: @autoclosure () -> SBUGroupChannelListModule.List = .init(), rows: Int = 3) {
      let run = run
      self.list = run { list() }
      owner.channels = (0..<rows).map { index in
        GroupChannel(channelURL: ["a", "b", "c"][index % 3], service: run.service)
      }
    }

    func configure() {
      run { list.configure(delegate: owner, dataSource: owner, theme: SBUGroupChannelListTheme()) }
    }

    func cell(_ row: Int) -> UITableViewCell {
      run { list.tableView(list.tableView, cellForRowAt: IndexPath(row: row, section: 0)) }
    }
  }

  private final class OwnCell: SBUBaseChannelCell {}
  private final class OtherCell: SBUBaseChannelCell {}

  @Test func rows_use_the_channel_cell_then_the_custom_cell_then_a_bare_one() {
    // C40, C41, C164: a cell that is registered before configure is kept.
    let usual = Setup()
    usual.configure()
    usual.run { usual.list.register(customCell: OtherCell()) }
    #expect(usual.cell(0) is SBUGroupChannelCell && usual.list.customCell is OtherCell)
    usual.run { usual.list.register(channelCell: OwnCell()) }
    #expect(usual.cell(0) is OwnCell && usual.list.channelCell is OwnCell)
    usual.list.channelCell = nil
    #expect(usual.list.channelCell == nil && usual.cell(0) is OtherCell)
    usual.list.customCell = nil
    #expect(Swift.type(of: usual.cell(0)) == SBUBaseChannelCell.self)
    usual.list.channelCell = OtherCell()
    #expect(usual.cell(0) is OtherCell)

    let early = Setup()
    early.run { early.list.register(channelCell: OwnCell()) }
    early.configure()
    #expect(early.cell(0) is OwnCell)
  }

  @Test func a_list_whose_setup_registers_only_a_custom_cell_has_its_rows() {
    // C40.
    final class CustomList: SBUGroupChannelListModule.List {
      override func setupViews() { register(customCell: OwnCell()) }
    }
    let setup = Setup(CustomList())
    setup.configure()
    #expect((setup.cell(1) as? OwnCell)?.channel?.name == "B")
  }

  @Test func a_row_beyond_the_channels_is_blank_and_an_error() {
    // C43; C42 for the row before.
    let setup = Setup()
    setup.configure()
    #expect((setup.cell(2) as? SBUGroupChannelCell)?.titleLabel.text == "C")
    #expect(Swift.type(of: setup.cell(3)) == UITableViewCell.self)
    #expect(setup.owner.log == ["E The index is out of range. -1"])
  }

  @Test func only_the_tenth_row_from_the_end_asks_for_a_page() {
    // C44.
    for (rows, asking) in [(9, [Int]()), (10, [0]), (25, [15])] {
      let setup = Setup(rows: rows)
      setup.configure()
      for row in 0...rows {
        setup.run {
          setup.list.tableView(
            setup.list.tableView, willDisplay: UITableViewCell(),
            forRowAt: IndexPath(row: row, section: 0))
        }
      }
      #expect(setup.owner.log == asking.map { "page at \($0)" }, "\(rows)")
    }
  }

  @Test func channels_of_another_class_make_an_empty_list() {
    // C12, and 2.3: the list is nil if any element is of another class.
    let setup = Setup()
    setup.configure()
    setup.owner.channels?.append(OpenChannel(channelURL: "x", service: setup.run.service))
    #expect(setup.list.channelList == nil && setup.list.baseChannelList?.count == 4)
    #expect(setup.list.tableView(setup.list.tableView, numberOfRowsInSection: 0) == 0)
    setup.owner.channels = nil
    #expect(setup.list.tableView(setup.list.tableView, numberOfRowsInSection: 0) == 0)
  }

  @Test func sections_have_no_header_and_rows_no_separator() {
    // C36.
    let setup = Setup()
    setup.configure()
    let table = setup.list.tableView
    #expect(setup.list.numberOfSections(in: table) == 1)
    #expect(setup.list.tableView(table, viewForHeaderInSection: 0) == nil)
    #expect(setup.list.tableView(table, heightForHeaderInSection: 0) == 0)
    #expect(table.separatorStyle == .none && !table.bounces)
    #expect(setup.cell(0).selectionStyle == .none)
  }

  @Test func rows_show_or_hide_the_background_view() {
    // C37, C38: also an empty view of the type none.
    let setup = Setup()
    setup.configure()
    let (list, table) = (setup.list, setup.list.tableView)
    #expect(table.backgroundView === list.emptyView)
    #expect((list.emptyView as? SBUEmptyView)?.type == EmptyViewType.none)
    _ = list.tableView(table, numberOfRowsInSection: 0)
    #expect(table.backgroundView?.isHidden == true)
    setup.owner.channels = []
    _ = list.tableView(table, numberOfRowsInSection: 0)
    #expect(table.backgroundView?.isHidden == false)
  }

  @Test func an_empty_view_of_an_app_shows_while_the_first_page_loads() throws {
    // C39.
    let shown = try frames(
      of: """
        viewController: SBUGroupChannelListViewController
        listComponent: ListWithOwnEmptyView
        data: fixtures/club.yaml
        network: { latency: 1s }
        steps: [{ snapshot: loading }, { advance: 1s }]
        """, fixtures: ["club": channelClub], types: [ListWithOwnEmptyView.self])
    #expect(shown.contains("Write to a friend") && shown.contains("◌ loading"), "\(shown)")
  }

  @Test func retry_shows_no_channels_at_once_and_pulling_starts_again() {
    // C45, C46: the control ends at once.
    let setup = Setup(rows: 0)
    setup.list.isPullToRefreshEnabled = true
    setup.configure()
    setup.run {
      setup.list.updateEmptyView(type: .error)
      setup.list.didSelectRetry()
    }
    #expect((setup.list.emptyView as? SBUEmptyView)?.type == .noChannels)
    let control = setup.list.tableView.refreshControl
    control?.beginRefreshing()
    setup.run { control?.sendActions(for: .valueChanged) }
    #expect(setup.owner.log == ["retry", "refresh"] && control?.isRefreshing == false)
  }

  @Test func the_actions_of_a_row_leave_and_toggle_notifications() throws {
    // C67, C68, C69, C71, C155: leave is first in the array, at the edge. C73: beyond the rows the
    // kit crashes, here there is no action.
    let setup = Setup()
    setup.configure()
    let path = IndexPath(row: 0, section: 0)
    func actions() -> [UIContextualAction] {
      setup.run {
        setup.list.tableView(
          setup.list.tableView, trailingSwipeActionsConfigurationForRowAt: path)?.actions ?? []
      }
    }
    #expect(actions().map(\.accessibilityLabel) == ["Leave", "Turn notifications off"])
    #expect(actions().map(\.title) == [nil, nil])
    for action in actions() {
      setup.run { action.handler(action, UIView()) { #expect($0) } }
    }
    #expect(setup.owner.log == ["leave A", "off A"])
    _ = setup.run.answer {
      (setup.owner.channels?[0] as? GroupChannel)?
        .setMyPushTriggerOption(.off, completionHandler: $0)
    }
    #expect(actions().last?.accessibilityLabel == "Turn notifications on")
    setup.run { actions().last.map { $0.handler($0, UIView()) { _ in } } }
    #expect(setup.owner.log.last == "all A")
    #expect(setup.list.leaveContextualAction(with: IndexPath(row: 9, section: 0)) == nil)
  }

  @Test func mistakes_in_keys_are_reported_at_the_word() throws {
    let found = try Screens(
      yaml: """
        viewController: SBUGroupChannelListViewController
        SendbirdUI: { applicationAttributes: [allow_everything] }
        channelListQuery: { channelURLsFilter: [desin-team], order: latest, limit: 101 }
        listComponent: { channelCell: SBUUserCell }
        """
    ).warnings()
    let lines = found.split(separator: "\n").filter { $0.contains(": error: ") }
    expect(
      lines.joined(separator: "\n"),
      is: """
        screen.yaml:2:39: error: expected allow_super_group_channel or allow_broadcast_channel, \
        found 'allow_everything' [wrong-value]
        screen.yaml:3:41: error: unknown channel 'desin-team' [unknown-reference]
        screen.yaml:3:61: error: expected latestLastMessage, chronological, \
        channelNameAlphabetical or channelMetaDataValueAlphabetical, found 'latest' [wrong-value]
        screen.yaml:3:76: error: expected a whole number from 1 to 100, found '101' [wrong-value]
        screen.yaml:4:31: error: 'SBUUserCell' cannot be used here: it does not extend \
        'SBUBaseChannelCell' [wrong-kind]
        """)
  }

  @Test func the_empty_view_has_themes_of_its_own() {
    SDKRun().callAsFunction {
      let view = SBUEmptyView()
      let (theme, overlay) = (SBUComponentTheme(), SBUComponentTheme())
      theme.emptyViewStatusTintColor = .red
      overlay.emptyViewStatusTintColor = .green
      (view.theme, view.overlayTheme) = (theme, overlay)
      view.setupStyles()
      #expect(view.statusLabel.textColor == .red)
      view.isOverlay = true
      view.setupStyles()
      #expect(view.statusLabel.textColor == .green)
    }
  }
}

/// A list whose empty view is a view of an app.
final class ListWithOwnEmptyView: SBUGroupChannelListModule.List {
  override func setupViews() {
    let label = UILabel()
    label.text = "Write to a friend"
    emptyView = label
    super.setupViews()
  }
}
