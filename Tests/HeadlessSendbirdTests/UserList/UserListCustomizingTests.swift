import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Both ways of customizing each layer in YAML and in Swift, separately for each channel type.
@Suite("User lists: customization") struct UserListCustomizingTests {
  private static let types: [any Configurable.Type] = [
    OwnUserList.self, OwnUserListHeader.self, OwnUserListList.self, OwnUserListModel.self,
    UserListStarCell.self, NoUsersView.self, OwnModelUserList.self,
  ]

  /// The head, the bar and the first row of a screen, which show its parts.
  private func composition(
    _ yaml: String, in channel: String = "design-team", project: String = ""
  ) throws -> String {
    let screens = userListScreens(
      "userListType: operators\n\(yaml)", in: channel, project: project, types: Self.types)
    let text = try screens.snapshots()[0]
    guard !text.contains("error:") else { return text }
    let lines = text.withoutHead.split(separator: "\n")
    return (text.head.split(separator: "\n").dropFirst().dropLast() + [lines[1], lines[3]])
      .joined(separator: "\n")
  }

  private let plain = """
    viewController: SBUUserListViewController
    headerComponent: SBUUserListModule.Header
    listComponent: SBUUserListModule.List
    viewModel: SBUUserListViewModel
    │ [‹]        Operators         [+] │
    │ ○ Alice Kim (You)            (⋯) │
    """
  private let own = """
    viewController: OwnUserList
    headerComponent: OwnUserListHeader
    listComponent: OwnUserListList
    viewModel: OwnUserListModel
    │ [‹]         Our own          [+] │
    │ ★ Alice Kim (You)            (⋯) │
    """

  @Test(arguments: [("Group", "design-team", "town-hall"), ("Open", "town-hall", "design-team")])
  func sets_in_diorama_yaml_choose_parts_for_each_channel_type(
    sort: String, channel: String, other: String
  ) throws {
    // 1.3, S171, S207 per page.
    let project = """
      SBUViewControllerSet: { \(sort)UserListViewController: OwnUserList }
      SBUModuleSet:
        \(sort)UserListModule: { HeaderComponent: OwnUserListHeader, ListComponent: OwnUserListList }
      SBUViewModelSet: { \(sort)UserListViewModel: OwnUserListModel }
      """
    let entry = { (sort: String) in
      "viewController: SBUViewControllerSet.\(sort)UserListViewController"
    }
    expect(try composition(entry(sort), in: channel, project: project), is: own)
    let otherSort = sort == "Open" ? "Group" : "Open"
    expect(try composition(entry(otherSort), in: other, project: project), is: plain)
  }

  @Test(arguments: ["design-team", "park"])
  func YAML_sets_the_parts_of_a_single_screen(channel: String) throws {
    // S172: the second way: parts of a single screen.
    let shown = try composition(
      """
      viewController: OwnUserList
      headerComponent: OwnUserListHeader
      listComponent: OwnUserListList
      viewModel: OwnUserListModel
      """, in: channel)
    let row =
      channel == "park" ? "★ Bob Stone                  [⋯]" : "★ Alice Kim (You)            (⋯)"
    expect(shown, is: own.replacing("★ Alice Kim (You)            (⋯)", with: row))
  }

  @Test func YAML_sets_the_cell_and_the_empty_view_of_a_list() throws {
    // 1.2.
    let list = """
      viewController: SBUUserListViewController
      listComponent: { type: SBUUserListModule.List, userCell: UserListStarCell, \
      emptyView: NoUsersView }
      """
    expect(try composition(list), is: plain.replacing("○ Alice", with: "★ Alice"))
    let empty = try userList("\(list)\nuserListType: banned", in: "quiet", types: Self.types)
    #expect(empty.contains(" No one at all "))
  }

  // MARK: Swift

  /// Bar and first row of a second list that is pushed after `change`, for each channel type.
  private func pushed(
    after change: @escaping @Sendable () -> Void
  ) throws -> [String] {
    try ["design-team", "town-hall"].map { channel in
      let shown = try userList(
        "userListType: operators\nsteps: [{ act: change }, { act: push }]", in: channel,
        actions: [
          "change": { _ in change() },
          "push": { screen in
            let channel = try #require((screen as? SBUUserListViewController)?.channel)
            let type =
              channel is OpenChannel
              ? SBUViewControllerSet.OpenUserListViewController
              : SBUViewControllerSet.GroupUserListViewController
            let next = type.init(channel: channel, userListType: .operators)
            EventLog.note(
              "\(Swift.type(of: next)) \(next.viewModel.map { "\(Swift.type(of: $0))" } ?? "nil")")
            screen.navigationController?.pushViewController(next, animated: true)
          },
        ])
      let lines = shown.split(separator: "\n")
      return "\(lines[1])\n\(lines[3])"
    }
  }

  private let plainScreen = """
    │ [‹]        Operators         [+] │
    │ ○ Alice Kim (You)            (⋯) │
    """
  private let ownScreen = """
    │ [‹]         Our own          [+] │
    │ ★ Alice Kim (You)            (⋯) │
    """

  @Test func module_set_entries_affect_their_own_channel_type_only() throws {
    // 1.3, S165, S166, S207 per page.
    let group = try pushed {
      SBUModuleSet.GroupUserListModule.HeaderComponent = OwnUserListHeader.self
      SBUModuleSet.GroupUserListModule.ListComponent = OwnUserListList.self
    }
    #expect(group == [ownScreen, plainScreen])
    let open = try pushed {
      SBUModuleSet.OpenUserListModule.HeaderComponent = OwnUserListHeader.self
      SBUModuleSet.OpenUserListModule.ListComponent = OwnUserListList.self
    }
    #expect(open == [plainScreen, ownScreen])
    let both = try pushed {
      SBUUserListModule.HeaderComponent = OwnUserListHeader.self
      SBUUserListModule.ListComponent = OwnUserListList.self
    }
    #expect(both == [ownScreen, ownScreen])
  }

  @Test func view_controller_and_view_model_entries_affect_their_own_channel_type() throws {
    // 1.3.
    let group = try EventLog.lines {
      _ = try pushed {
        SBUViewControllerSet.GroupUserListViewController = OwnUserList.self
        SBUViewModelSet.GroupUserListViewModel = OwnUserListModel.self
      }
    }
    let isPushed = { (line: Substring) in line.contains("UserList") && !line.contains("Screen") }
    expect(
      group.split(separator: "\n").filter(isPushed).joined(separator: "\n"),
      is: """
        OwnUserList OwnUserListModel
        SBUUserListViewController SBUUserListViewModel
        """)
    let open = try EventLog.lines {
      _ = try pushed {
        SBUViewControllerSet.OpenUserListViewController = OwnUserList.self
        SBUViewModelSet.OpenUserListViewModel = OwnUserListModel.self
      }
    }
    expect(
      open.split(separator: "\n").filter(isPushed).joined(separator: "\n"),
      is: """
        SBUUserListViewController SBUUserListViewModel
        OwnUserList OwnUserListModel
        """)
  }

  @Test func parts_set_on_a_class_apply_to_its_subclasses() throws {
    // S167.
    let shown = try pushed {
      SBUUserListModule.List.UserCell = UserListStarCell.self
      OwnUserListList.EmptyView = NoUsersView.self
      SBUUserListModule.Header.LeftBarButton = LoudBarButtonItem.self
      #expect(SBUUserListModule.List.EmptyView == NoUsersView.self)
      #expect(OwnUserListList.UserCell == UserListStarCell.self)
      #expect(OwnUserListHeader.LeftBarButton == LoudBarButtonItem.self)
    }
    #expect(shown.allSatisfy { $0.contains("★ Alice") })
  }

  @Test func an_instance_set_on_an_old_style_module_determines_the_class() throws {
    // S168.
    try inspectUserList("") { _ in
      let module = SBUUserListModule()
      #expect(module.headerComponent !== module.headerComponent)
      #expect(module.listComponent !== module.listComponent)
      module.headerComponent = OwnUserListHeader()
      module.listComponent = OwnUserListList()
      #expect(SBUModuleSet.GroupUserListModule.HeaderComponent == OwnUserListHeader.self)
      #expect(SBUModuleSet.OpenUserListModule.ListComponent == OwnUserListList.self)
    }
  }

  @Test func parts_set_before_the_view_loads_are_used_and_later_ones_are_not() throws {
    // S172: parts of a single screen are set before the view loads; later ones are not configured.
    try inspectUserList("") { running in
      let screen = SBUUserListViewController(channelURL: "design-team", channelType: .group)
      screen.headerComponent = OwnUserListHeader()
      screen.listComponent = OwnUserListList()
      screen.loadViewIfNeeded()
      #expect((screen.navigationItem.titleView as? SBUNavigationTitleView)?.text == "Our own")
      #expect(screen.listComponent?.superview === screen.view)
      let old = running.listComponent
      running.listComponent = OwnUserListList()
      #expect(old?.superview === running.view && running.listComponent?.delegate == nil)
    }
  }

  @Test func a_cell_registered_before_configure_is_kept() throws {
    // S53: a cell that is registered before configure is kept.
    try inspectUserList("") { _ in
      let screen = SBUUserListViewController(channelURL: "design-team", channelType: .group)
      let cell = UserListStarCell()
      screen.listComponent?.register(userCell: cell)
      screen.loadViewIfNeeded()
      #expect(screen.listComponent?.userCell === cell)
    }
  }

  @Test func a_cell_of_another_class_is_shown_without_being_configured() throws {
    // S52.
    let shown = try userList(
      "listComponent: UserListNoticeList\nuserListType: operators",
      types: [UserListNoticeList.self])
    expect(
      shown.rows,
      is: """
        │ Teammate                         │
        │ Teammate                         │
        """)
  }

  @Test func a_custom_view_model_is_created_by_overriding_createViewModel() throws {
    // S175, S176: overriding createViewModel sets a custom view model; the screen gets its events.
    let log = try userListEvents(
      "viewController: OwnModelUserList\nuserListType: operators", types: Self.types)
    // It loads the users of its own channel, and the screen receives its events.
    expect(log, is: "L+\nC quiet\nL+\nU alice\nL-")
  }

  @Test func view_model_and_header_events_reach_overridden_screen_methods() throws {
    // S176.
    let log = try userListEvents("steps: [{ tap: leftBarButton }]")
    expect(
      log, is: "L+\nC design-team\nL+\nU alice bob chloe dan eve\nL-\nleft\nonClickBack")
  }
}

/// A user list of an app.
final class OwnUserList: SBUUserListViewController {}

/// A view model of an app.
final class OwnUserListModel: SBUUserListViewModel {}

/// A header with its own title.
final class OwnUserListHeader: SBUUserListModule.Header {
  override func setupViews() {
    let title = SBUNavigationTitleView()
    title.text = "Our own"
    titleView = title
    super.setupViews()
  }
}

/// A list of cells with stars.
final class OwnUserListList: SBUUserListModule.List {
  override func setupViews() {
    register(userCell: UserListStarCell())
    super.setupViews()
  }
}

/// A cell with a star for a picture.
final class UserListStarCell: SBUUserCell {
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

/// An empty view with another text.
final class NoUsersView: SBUEmptyView {
  override func updateViews() {
    super.updateViews()
    statusLabel.text = "No one at all"
  }
}

/// A list with cells of a class that is unknown to the kit.
final class UserListNoticeList: SBUUserListModule.List {
  override func setupViews() {
    super.setupViews()
    register(userCell: NoticeCell(style: .default, reuseIdentifier: nil))
  }
}

/// A screen that creates its own view model for another channel.
final class OwnModelUserList: UserListScreen {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?,
    type: ChannelUserListType
  ) {
    viewModel = OwnUserListModel(
      channelURL: "quiet", channelType: channelType, userListType: type, delegate: self)
  }
}
