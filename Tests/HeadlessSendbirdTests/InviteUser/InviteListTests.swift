import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The table of users and its cells.
struct InviteListTests {
  @Test("S49: one section, no lines, no bounce, no selection style, the empty view behind")
  func table() throws {
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

  @Test("S13: rows are read through the data source, and the list keeps no copy")
  func rowsComeFromTheDataSource() throws {
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

  @Test("S13: rows and empty view change at the next turn of the main queue, not at once")
  func reloadingTakesATurn() throws {
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

  @Test("S52: a cell that is no SBUUserCell is shown as it is, and not configured")
  func foreignCell() throws {
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
        │ Somebody                         │
        │ Somebody                         │
        └──────────────────────────────────┘
        """)
  }

  @Test("S52: the registered instance hands its theme to every cell")
  func themeOfTheRegisteredCell() throws {
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
    "S53: a cell that is registered before configure is overwritten; afterwards it stays",
    arguments: [
      ("EarlyCellScreen", "○ Bob Stone                  [ ]"),
      ("LateCellScreen", "★ Bob Stone                  [ ]"),
    ])
  func timeOfRegistering(screen: String, row: String) throws {
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

  @Test("S53: overriding setupViews works, too")
  func registeringInSetupViews() throws {
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        users: [bob]
        listComponent: StarList
        """, types: [StarList.self])
    #expect(shown.contains("★ Bob Stone"))
  }

  @Test("S54: a tap is heard by the delegate first, then the box is set; no row is asked for again")
  func orderOfATap() throws {
    let log = try events(
      of: """
        viewController: EventScreen
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

  @Test("S55: every row that is about to be displayed is reported, top down, once per reload")
  func preloadingPositions() throws {
    let log = try EventLog.lines {
      _ = try frames(
        of: """
          viewController: PositionScreen
          channelURL: design-team
          network: { latency: 1ms }
          steps:
            - advance: 1s
            - do: reload
          """, types: [PositionScreen.self],
        acts: [
          "reload": { screen in
            EventLog.note("reload")
            screen.listComponent?.reloadTableView()
          }
        ])
    }
    expect(log, is: "0\n1\n2\nreload\n0\n1\n2")
  }
}

/// A screen that hands its list the users the other way round.
final class TurningScreen: SBUInviteUserViewController {
  override func baseSelectUserModule(
    _ listComponent: SBUBaseSelectUserModule.List, usersInTableView tableView: UITableView
  ) -> [SBUUser]? {
    super.baseSelectUserModule(listComponent, usersInTableView: tableView)?.reversed()
  }
}

/// A cell that the kit knows nothing of.
final class NoticeCell: UITableViewCell {
  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.text = "Somebody"
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

/// A cell that writes down what is done to it.
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
    EventLog.note("the box of \(user?.userId ?? "nobody") is ticked: \(isSelected)")
    super.selectUser(isSelected)
  }
}

/// A screen that writes down which rows are about to be displayed.
final class PositionScreen: SBUInviteUserViewController {
  override func inviteUserModule(
    _ listComponent: SBUInviteUserModule.List, didDetectPreloadingPosition indexPath: IndexPath
  ) {
    EventLog.note("\(indexPath.row)")
    super.inviteUserModule(listComponent, didDetectPreloadingPosition: indexPath)
  }
}
