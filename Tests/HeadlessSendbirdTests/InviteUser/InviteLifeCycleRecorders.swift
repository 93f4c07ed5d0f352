import DioramaKit
import HeadlessSendbird
import HeadlessUIKit

/// An invite screen that writes down the steps of its life.
final class InviteLifeCycleScreen: SBUInviteUserViewController, LifeCycleRecording {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?
  ) {
    recordViewModel(of: channel, channelURL, channelType) {
      super.createViewModel(
        channel: channel, channelURL: channelURL, channelType: channelType, users: users)
    }
  }

  override func loadView() { recordLoading { super.loadView() } }
  override func setupViews() { recordViews { super.setupViews() } }
  override func setupLayouts() { record { super.setupLayouts() } }
  override func updateStyles() { record { super.updateStyles() } }
  override func setupStyles() { record { super.setupStyles() } }
  override func viewDidLoad() { record { super.viewDidLoad() } }
  override func viewWillAppear(_ animated: Bool) {
    recordAppearing { super.viewWillAppear(animated) }
  }
  override func viewDidLayoutSubviews() { record { super.viewDidLayoutSubviews() } }
  override func viewDidAppear(_ animated: Bool) { record { super.viewDidAppear(animated) } }
  override func viewWillDisappear(_ animated: Bool) { record { super.viewWillDisappear(animated) } }

  override func shouldUpdateLoadingState(_ isLoading: Bool) {
    record(as: "\(String.loading(isLoading)) \(parts)") {
      super.shouldUpdateLoadingState(isLoading)
    }
  }

  override func baseSelectedUserViewModel(
    _ viewModel: SBUBaseSelectUserViewModel, didChangeUserList users: [SBUUser]?,
    needsToReload: Bool
  ) {
    record(as: .change(users)) {
      super.baseSelectedUserViewModel(
        viewModel, didChangeUserList: users, needsToReload: needsToReload)
    }
  }
}

/// A header that writes down how it is set up.
final class InviteLifeCycleHeader: SBUInviteUserModule.Header {
  private let birth: Void = EventLog.note("header init")

  override func configure(
    delegate: any SBUInviteUserModuleHeaderDelegate,
    dataSource: any SBUInviteUserModuleHeaderDataSource, theme: SBUUserListTheme
  ) {
    record("header") {
      super.configure(delegate: delegate, dataSource: dataSource, theme: theme)
    }
  }
  override func setupViews() { record("header", known(delegate, theme)) { super.setupViews() } }
  override func setupLayouts() { record("header") { super.setupLayouts() } }
  override func setupStyles(theme: SBUUserListTheme?, componentTheme: SBUComponentTheme?) {
    record("header") { super.setupStyles(theme: theme, componentTheme: componentTheme) }
  }
  override func updateRightBarButton() { record("header") { super.updateRightBarButton() } }
}

/// A list that writes down how it is set up and what rows it is asked for.
final class InviteLifeCycleList: SBUInviteUserModule.List {
  private let birth: Void = EventLog.note("list init")

  override func configure(
    delegate: any SBUInviteUserModuleListDelegate,
    dataSource: any SBUInviteUserModuleListDataSource, theme: SBUUserListTheme
  ) {
    record("list") {
      super.configure(delegate: delegate, dataSource: dataSource, theme: theme)
    }
  }
  override func setupViews() { record("list", known(delegate, theme)) { super.setupViews() } }
  override func setupLayouts() { record("list") { super.setupLayouts() } }
  override func setupStyles(theme: SBUUserListTheme?) {
    record("list") { super.setupStyles(theme: theme) }
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    recordRows(super.tableView(tableView, numberOfRowsInSection: section))
  }
}

/// A view model that writes down its birth.
final class InviteLifeCycleViewModel: SBUInviteUserViewModel {
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

/// A screen that makes its view model of nothing.
final class LostInviteScreen: SBUInviteUserViewController {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?
  ) {
    super.createViewModel(channel: nil, channelURL: nil, channelType: channelType, users: users)
    EventLog.note("viewModel: \(viewModel == nil ? "none" : "one")")
  }
}

/// A cell that writes down its four steps.
final class InviteLifeCycleCell: SBUUserCell {
  override func setupViews() { record("cell") { super.setupViews() } }
  override func setupLayouts() { record("cell") { super.setupLayouts() } }
  override func setupActions() { record("cell") { super.setupActions() } }
  override func setupStyles() { record("cell") { super.setupStyles() } }
  override func configure(
    type: UserListType, user: SBUUser, isChecked: Bool, operatorMode: Bool,
    channelType: ChannelType
  ) {
    record("cell", user.userId) {
      super.configure(
        type: type, user: user, isChecked: isChecked, operatorMode: operatorMode,
        channelType: channelType)
    }
  }
}
