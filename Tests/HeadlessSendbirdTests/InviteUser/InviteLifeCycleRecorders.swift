import HeadlessSendbird
import HeadlessUIKit
import Testing

/// An invite screen that writes down the steps of its life.
final class LifeCycleScreen: SBUInviteUserViewController {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?
  ) {
    EventLog.note("createViewModel \(parts)")
    super.createViewModel(
      channel: channel, channelURL: channelURL, channelType: channelType, users: users)
    EventLog.note("createViewModel ends \(parts)")
  }

  /// Which parts exist by now.
  private var parts: String {
    let parts: [(String, AnyObject?)] = [
      ("viewModel", viewModel), ("header", headerComponent), ("list", listComponent),
    ]
    return "[\(parts.filter { $0.1 != nil }.map(\.0).joined(separator: " "))]"
  }

  override func loadView() {
    EventLog.note("loadView \(parts)")
    super.loadView()
    EventLog.note("loadView ends")
  }

  override func setupViews() {
    EventLog.note("setupViews")
    super.setupViews()
    let items = [
      navigationItem.titleView === headerComponent?.titleView,
      navigationItem.leftBarButtonItem === headerComponent?.leftBarButton,
      navigationItem.rightBarButtonItem === headerComponent?.rightBarButton,
      listComponent?.superview === view, headerComponent?.superview == nil,
    ]
    EventLog.note("setupViews ends, all in place: \(items.allSatisfy { $0 })")
  }

  override func setupLayouts() {
    EventLog.note("setupLayouts")
    super.setupLayouts()
  }

  override func updateStyles() {
    EventLog.note("updateStyles")
    super.updateStyles()
  }

  override func setupStyles() {
    EventLog.note("setupStyles")
    super.setupStyles()
  }

  override func viewDidLoad() {
    EventLog.note("viewDidLoad")
    super.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    EventLog.note("viewWillAppear")
    super.viewWillAppear(animated)
    EventLog.note("viewWillAppear ends, delegate: \(navigationController?.delegate === self)")
  }

  override func viewDidLayoutSubviews() {
    EventLog.note("viewDidLayoutSubviews")
    super.viewDidLayoutSubviews()
  }

  override func viewDidAppear(_ animated: Bool) {
    EventLog.note("viewDidAppear")
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    EventLog.note("viewWillDisappear")
    super.viewWillDisappear(animated)
  }

  override func shouldUpdateLoadingState(_ isLoading: Bool) {
    EventLog.note("\(isLoading ? "L+" : "L-") \(parts)")
    super.shouldUpdateLoadingState(isLoading)
  }

  override func baseSelectedUserViewModel(
    _ viewModel: SBUBaseSelectUserViewModel, didChangeUserList users: [SBUUser]?,
    needsToReload: Bool
  ) {
    EventLog.note("U \(users?.sbu_getUserIds().joined(separator: " ") ?? "nil")")
    super.baseSelectedUserViewModel(
      viewModel, didChangeUserList: users, needsToReload: needsToReload)
  }
}

/// A header that writes down how it is set up.
final class LifeCycleHeader: SBUInviteUserModule.Header {
  required init() {
    EventLog.note("header init")
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func configure(
    delegate: any SBUInviteUserModuleHeaderDelegate,
    dataSource: any SBUInviteUserModuleHeaderDataSource, theme: SBUUserListTheme
  ) {
    EventLog.note("header configure")
    super.configure(delegate: delegate, dataSource: dataSource, theme: theme)
  }

  override func setupViews() {
    EventLog.note("header setupViews, delegate \(delegate != nil), theme \(theme != nil)")
    super.setupViews()
  }

  override func setupLayouts() {
    EventLog.note("header setupLayouts")
    super.setupLayouts()
  }

  override func setupStyles(theme: SBUUserListTheme?, componentTheme: SBUComponentTheme?) {
    EventLog.note("header setupStyles")
    super.setupStyles(theme: theme, componentTheme: componentTheme)
  }

  override func updateRightBarButton() {
    EventLog.note("header updateRightBarButton")
    super.updateRightBarButton()
  }
}

/// A list that writes down how it is set up and what rows it is asked for.
final class LifeCycleList: SBUInviteUserModule.List {
  required init() {
    EventLog.note("list init")
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func configure(
    delegate: any SBUInviteUserModuleListDelegate,
    dataSource: any SBUInviteUserModuleListDataSource, theme: SBUUserListTheme
  ) {
    EventLog.note("list configure")
    super.configure(delegate: delegate, dataSource: dataSource, theme: theme)
  }

  override func setupViews() {
    EventLog.note("list setupViews, delegate \(delegate != nil), theme \(theme != nil)")
    super.setupViews()
  }

  override func setupLayouts() {
    EventLog.note("list setupLayouts")
    super.setupLayouts()
  }

  override func setupStyles(theme: SBUUserListTheme?) {
    EventLog.note("list setupStyles")
    super.setupStyles(theme: theme)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let count = super.tableView(tableView, numberOfRowsInSection: section)
    EventLog.note("list rows: \(count)")
    return count
  }
}

/// A view model that writes down its birth.
final class LifeCycleViewModel: SBUInviteUserViewModel {
  required init(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?,
    userListQuery: ApplicationUserListQuery?, memberListQuery: MemberListQuery?,
    delegate: (any SBUInviteUserViewModelDelegate)?,
    dataSource: (any SBUInviteUserViewModelDataSource)?
  ) {
    EventLog.note("viewModel init")
    super.init(
      channel: channel, channelURL: channelURL, channelType: channelType, users: users,
      userListQuery: userListQuery, memberListQuery: memberListQuery, delegate: delegate,
      dataSource: dataSource)
    EventLog.note("viewModel init ends")
  }
}

/// A cell that writes down its four steps.
final class LifeCycleCell: SBUUserCell {
  override func setupViews() {
    EventLog.note("cell setupViews")
    super.setupViews()
  }

  override func setupLayouts() {
    EventLog.note("cell setupLayouts")
    super.setupLayouts()
  }

  override func setupActions() {
    EventLog.note("cell setupActions")
    super.setupActions()
  }

  override func setupStyles() {
    EventLog.note("cell setupStyles")
    super.setupStyles()
  }

  override func configure(
    type: UserListType, user: SBUUser, isChecked: Bool, operatorMode: Bool,
    channelType: ChannelType
  ) {
    EventLog.note("cell configure \(user.userId)")
    super.configure(
      type: type, user: user, isChecked: isChecked, operatorMode: operatorMode,
      channelType: channelType)
  }
}

/// A screen that makes its view model of nothing.
final class LostScreen: SBUInviteUserViewController {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?
  ) {
    super.createViewModel(channel: nil, channelURL: nil, channelType: channelType, users: users)
    #expect(viewModel == nil)
  }
}
