import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The table of users and its cells.
@Suite("Invite users: list") struct InviteListTests {
  @Test func the_table_has_one_section_no_separators_and_an_empty_view_background() throws {
    // S49.
    try inspect(plainScreen) { screen in
      let list = try #require(screen.listComponent)
      let table = list.tableView
      #expect(table.numberOfSections == 1)
      #expect(table.separatorStyle == .none)
      #expect(!table.bounces)
      #expect(table.tableHeaderView == nil)
      #expect(table.backgroundView != nil && table.backgroundView === list.emptyView)
      #expect(table.visibleCells.map(\.selectionStyle) == [.none])
      let row = IndexPath(row: 0, section: 0)
      #expect(list.tableView(table, heightForRowAt: row) == UITableView.automaticDimension)
    }
  }

  @Test func rows_come_from_the_data_source_and_the_list_keeps_no_copy() throws {
    // S13.
    let shown = try frames(
      of: """
        viewController: TurningScreen
        channelURL: design-team
        """, types: [TurningScreen.self])
    expect(
      shown,
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │ ○ (No name)                  [ ] │
        │ ● Chloe Martin               [ ] │
        │ ○ Bob Stone                  [ ] │
        └──────────────────────────────────┘
        """)
  }

  @Test func rows_and_the_empty_view_update_on_the_next_main_queue_turn() throws {
    // S13.
    try inspect(plainScreen) { screen in
      let list = try #require(screen.listComponent)
      let emptyView = try #require(list.emptyView)
      list.reloadTableView()
      list.updateEmptyView(type: .noMembers)
      #expect(list.tableView.visibleCells.count == 1)
      #expect(emptyView.isHidden)
      ScreenEnvironment.current?.mainQueue.runDueItems()
      #expect(list.tableView.visibleCells.isEmpty)
      #expect(!emptyView.isHidden)
    }
  }

  @Test func a_cell_of_another_class_is_shown_without_being_configured() throws {
    // S52.
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        users: [bob, chloe]
        listComponent: NoticeList
        steps:
          - tap: { row: 1 }
        """,
      types: [NoticeList.self])
    expect(
      shown,
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel] Invite users [Invite 1] │
        ├──────────────────────────────────┤
        │ Teammate                         │
        │ Teammate                         │
        └──────────────────────────────────┘
        """)
  }

  @Test func every_cell_gets_the_theme_of_the_registered_instance() throws {
    // S52.
    try inspect(
      """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      listComponent: RedList
      """, types: [RedList.self]
    ) { screen in
      let cells = screen.listComponent?.tableView.visibleCells.compactMap { $0 as? SBUUserCell }
      #expect(cells?.map(\.theme.nicknameTextColor) == [.red, .red, .red])
      #expect(cells?.map(\.nicknameLabel.textColor) == [.red, .red, .red])
    }
  }

  @Test(
    arguments: [
      ("EarlyCellScreen", "○ Bob Stone                  [ ]"),
      ("LateCellScreen", "★ Bob Stone                  [ ]"),
    ])
  func a_cell_registered_before_configure_is_replaced_but_a_later_one_stays(
    screen: String, row: String
  ) throws {
    // S53.
    let shown = try frames(
      of: """
        viewController: \(screen)
        channelURL: design-team
        users: [bob]
        """, types: [EarlyCellScreen.self, LateCellScreen.self])
    expect(
      shown,
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │ \(row) │
        └──────────────────────────────────┘
        """)
  }

  @Test func a_list_can_register_its_cell_in_setupViews() throws {
    // S53.
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        users: [bob]
        listComponent: StarList
        """, types: [StarList.self])
    #expect(shown.contains("★ Bob Stone"))
  }

  @Test func a_tap_fires_its_event_then_checks_the_box_without_a_reload() throws {
    // S54.
    let log = try events(
      of: """
        viewController: InviteEventScreen
        channelURL: design-team
        users: [bob, chloe]
        network: { latency: 1ms }
        listComponent: { type: SBUInviteUserModule.List, userCell: TapCell }
        steps:
          - advance: 1s
          - select: chloe
        """, types: [TapCell.self])
    expect(
      log,
      is: """
        L+
        U bob chloe
        L-
        bob is configured
        chloe is configured
        row 1 tapped
        selected: chloe
        the box of chloe is ticked: true
        """)
  }

  @Test func every_row_that_is_about_to_be_displayed_is_reported_once_per_reload() throws {
    // S55.
    let log = try EventLog.lines {
      _ = try frames(
        of: """
          viewController: PositionScreen
          channelURL: design-team
          network: { latency: 1ms }
          steps:
            - advance: 1s
            - act: reload
          """, types: [PositionScreen.self],
        inviteActions: [
          "reload": { screen in
            EventLog.note("reload")
            screen.listComponent?.reloadTableView()
          }
        ])
    }
    expect(log, is: "0\n1\n2\nreload\n0\n1\n2")
  }
}

/// A screen that passes the users to its list in reverse order.
final class TurningScreen: SBUInviteUserViewController {
  override func baseSelectUserModule(
    _ listComponent: SBUBaseSelectUserModule.List, usersInTableView tableView: UITableView
  ) -> [SBUUser]? {
    super.baseSelectUserModule(listComponent, usersInTableView: tableView)?.reversed()
  }
}

/// A cell of a class that is unknown to the kit.
final class NoticeCell: UITableViewCell {
  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.text = "Teammate"
  }

  required init?(coder: NSCoder) { nil }
}

/// A list of such cells.
final class NoticeList: SBUInviteUserModule.List {
  override func setupViews() {
    super.setupViews()
    register(userCell: NoticeCell(style: .default, reuseIdentifier: nil))
  }
}

/// A list whose cells have red names.
final class RedList: SBUInviteUserModule.List {
  override func setupViews() {
    super.setupViews()
    let theme = SBUUserCellTheme()
    theme.nicknameTextColor = .red
    let cell = SBUUserCell()
    cell.theme = theme
    register(userCell: cell)
  }
}

/// A cell with a star for a picture.
final class StarCell: SBUUserCell {
  override func configure(
    type: UserListType, user: SBUUser, isChecked: Bool, operatorMode: Bool,
    channelType: ChannelType
  ) {
    super.configure(
      type: type, user: user, isChecked: isChecked, operatorMode: operatorMode,
      channelType: channelType)
    userImageView.image = UIImage(name: "star", symbol: "★")
  }
}

/// A list of cells with stars.
final class StarList: SBUInviteUserModule.List {
  override func setupViews() {
    super.setupViews()
    register(userCell: StarCell())
  }
}

/// A screen that registers its cell before the list is configured.
final class EarlyCellScreen: SBUInviteUserViewController {
  override func setupViews() {
    listComponent?.register(userCell: StarCell())
    super.setupViews()
  }
}

/// A screen that registers its cell after the list was configured.
final class LateCellScreen: SBUInviteUserViewController {
  override func setupViews() {
    super.setupViews()
    listComponent?.register(userCell: StarCell())
  }
}

/// A cell that logs its configuration and its selection.
final class TapCell: SBUUserCell {
  override func configure(
    type: UserListType, user: SBUUser, isChecked: Bool, operatorMode: Bool,
    channelType: ChannelType
  ) {
    EventLog.note("\(user.userId) is configured")
    super.configure(
      type: type, user: user, isChecked: isChecked, operatorMode: operatorMode,
      channelType: channelType)
  }

  override func selectUser(_ isSelected: Bool) {
    EventLog.note("the box of \(user?.userId ?? "no user") is ticked: \(isSelected)")
    super.selectUser(isSelected)
  }
}

/// A screen that logs which rows are about to be displayed.
final class PositionScreen: SBUInviteUserViewController {
  override func inviteUserModule(
    _ listComponent: SBUInviteUserModule.List, didDetectPreloadingPosition indexPath: IndexPath
  ) {
    EventLog.note("\(indexPath.row)")
    super.inviteUserModule(listComponent, didDetectPreloadingPosition: indexPath)
  }
}
