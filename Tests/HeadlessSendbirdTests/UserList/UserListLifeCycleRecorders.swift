import DioramaKit
import HeadlessSendbird
import HeadlessUIKit

/// A user list that logs its life cycle.
final class UserListLifeCycleScreen: UserListScreen, LifeCycleRecording {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?,
    type: ChannelUserListType
  ) {
    recordViewModel(of: channel, channelURL, channelType) {
      super.createViewModel(
        channel: channel, channelURL: channelURL, channelType: channelType, users: users,
        type: type)
    }
  }

  override func loadView() { recordLoading { super.loadView() } }
  override func setupViews() {
    recordViews(alsoHolds: navigationItem.rightBarButtonItem != nil) { super.setupViews() }
  }
  override func setupLayouts() { record { super.setupLayouts() } }
  override func setupStyles() { record { super.setupStyles() } }
  override func viewDidLoad() { record { super.viewDidLoad() } }
  override func viewWillAppear(_ animated: Bool) {
    recordAppearing { super.viewWillAppear(animated) }
  }
  override func viewDidAppear(_ animated: Bool) { record { super.viewDidAppear(animated) } }
}

/// A header that logs its setup.
final class UserListLifeCycleHeader: SBUUserListModule.Header {
  private let birth: Void = EventLog.note("header init")

  override func configure(
    delegate: any SBUUserListModuleHeaderDelegate, userListType: ChannelUserListType,
    channelType: ChannelType, theme: SBUUserListTheme, componentTheme: SBUComponentTheme
  ) {
    record("header", "\(userListType) \(channelType)") {
      super.configure(
        delegate: delegate, userListType: userListType, channelType: channelType, theme: theme,
        componentTheme: componentTheme)
    }
  }
  override func setupViews() { record("header", known(delegate, theme)) { super.setupViews() } }
  override func setupLayouts() { record("header") { super.setupLayouts() } }
  override func setupStyles(theme: SBUUserListTheme?, componentTheme: SBUComponentTheme?) {
    record("header", "themes \(theme != nil && componentTheme != nil)") {
      super.setupStyles(theme: theme, componentTheme: componentTheme)
    }
  }
}

/// A list that logs its setup and the requests for its rows.
final class UserListLifeCycleList: SBUUserListModule.List {
  private let birth: Void = EventLog.note("list init")

  override func configure(
    delegate: any SBUUserListModuleListDelegate, dataSource: any SBUUserListModuleListDataSource,
    userListType: ChannelUserListType, theme: SBUUserListTheme, componentTheme: SBUComponentTheme
  ) {
    record("list", "\(userListType)") {
      super.configure(
        delegate: delegate, dataSource: dataSource, userListType: userListType, theme: theme,
        componentTheme: componentTheme)
    }
  }
  override func setupViews() { record("list", known(delegate, theme)) { super.setupViews() } }
  override func setupLayouts() { record("list") { super.setupLayouts() } }
  override func setupStyles(theme: SBUUserListTheme?, componentTheme: SBUComponentTheme?) {
    record("list", "themes \(theme != nil && componentTheme != nil)") {
      super.setupStyles(theme: theme, componentTheme: componentTheme)
    }
  }
  override func reloadTableView() { record("list") { super.reloadTableView() } }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    recordRows(super.tableView(tableView, numberOfRowsInSection: section))
  }
}

/// A view model that logs its initialization.
final class UserListLifeCycleViewModel: SBUUserListViewModel {
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
