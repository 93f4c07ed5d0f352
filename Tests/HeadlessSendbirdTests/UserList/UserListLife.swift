import HeadlessSendbird
import HeadlessUIKit

/// A user list that writes down the steps of its life.
final class UserListLife: UserListScreen {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?,
    type: ChannelUserListType
  ) {
    EventLog.note("createViewModel \(parts)")
    super.createViewModel(
      channel: channel, channelURL: channelURL, channelType: channelType, users: users, type: type)
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
      navigationItem.rightBarButtonItem != nil,
      listComponent?.superview === view, headerComponent?.superview == nil,
    ]
    EventLog.note("setupViews ends, all in place: \(items.allSatisfy { $0 })")
  }

  override func setupLayouts() {
    EventLog.note("setupLayouts")
    super.setupLayouts()
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

  override func viewDidAppear(_ animated: Bool) {
    EventLog.note("viewDidAppear")
    super.viewDidAppear(animated)
  }
}

/// A header that writes down how it is set up.
final class UserListLifeHeader: SBUUserListModule.Header {
  required init() {
    EventLog.note("header init")
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func configure(
    delegate: any SBUUserListModuleHeaderDelegate, userListType: ChannelUserListType,
    channelType: ChannelType, theme: SBUUserListTheme, componentTheme: SBUComponentTheme
  ) {
    EventLog.note("header configure \(userListType) \(channelType)")
    super.configure(
      delegate: delegate, userListType: userListType, channelType: channelType, theme: theme,
      componentTheme: componentTheme)
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
    EventLog.note("header setupStyles, themes \(theme != nil && componentTheme != nil)")
    super.setupStyles(theme: theme, componentTheme: componentTheme)
  }
}

/// A list that writes down how it is set up and what rows it is asked for.
final class UserListLifeList: SBUUserListModule.List {
  required init() {
    EventLog.note("list init")
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func configure(
    delegate: any SBUUserListModuleListDelegate, dataSource: any SBUUserListModuleListDataSource,
    userListType: ChannelUserListType, theme: SBUUserListTheme, componentTheme: SBUComponentTheme
  ) {
    EventLog.note("list configure \(userListType)")
    super.configure(
      delegate: delegate, dataSource: dataSource, userListType: userListType, theme: theme,
      componentTheme: componentTheme)
  }

  override func setupViews() {
    EventLog.note("list setupViews, delegate \(delegate != nil), theme \(theme != nil)")
    super.setupViews()
  }

  override func setupLayouts() {
    EventLog.note("list setupLayouts")
    super.setupLayouts()
  }

  override func setupStyles(theme: SBUUserListTheme?, componentTheme: SBUComponentTheme?) {
    EventLog.note("list setupStyles, themes \(theme != nil && componentTheme != nil)")
    super.setupStyles(theme: theme, componentTheme: componentTheme)
  }

  override func reloadTableView() {
    EventLog.note("reload")
    super.reloadTableView()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let count = super.tableView(tableView, numberOfRowsInSection: section)
    EventLog.note("list rows: \(count)")
    return count
  }
}

/// A view model that writes down its birth.
final class UserListLifeModel: SBUUserListViewModel {
  required init(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?,
    userListType: ChannelUserListType, memberListQuery: MemberListQuery?,
    operatorListQuery: OperatorListQuery?, mutedMemberListQuery: MemberListQuery?,
    mutedParticipantListQuery: MutedUserListQuery?, bannedUserListQuery: BannedUserListQuery?,
    participantListQuery: ParticipantListQuery?, delegate: (any SBUUserListViewModelDelegate)?,
    dataSource: (any SBUUserListViewModelDataSource)?
  ) {
    EventLog.note("viewModel init")
    super.init(
      channel: channel, channelURL: channelURL, channelType: channelType, users: users,
      userListType: userListType, memberListQuery: memberListQuery,
      operatorListQuery: operatorListQuery, mutedMemberListQuery: mutedMemberListQuery,
      mutedParticipantListQuery: mutedParticipantListQuery,
      bannedUserListQuery: bannedUserListQuery, participantListQuery: participantListQuery,
      delegate: delegate, dataSource: dataSource)
    EventLog.note("viewModel init ends")
  }
}
