import DioramaKit
import HeadlessSendbird
import HeadlessUIKit

// MARK: Life cycle

/// An invite users screen that logs its life cycle.
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

/// A header that logs its setup.
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

/// A list that logs its setup and the requests for its rows.
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

/// A view model that logs its initialization.
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

/// A screen that creates its view model without a channel and a URL.
final class LostInviteScreen: SBUInviteUserViewController {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?
  ) {
    super.createViewModel(channel: nil, channelURL: nil, channelType: channelType, users: users)
    EventLog.note("viewModel: \(viewModel == nil ? "none" : "one")")
  }
}

// MARK: Events

/// An invite users screen that logs the events of its view model and its list.
///
/// The shorthand is that of the facts: `L+` and `L-` for loading, `U` for a changed list, `E` for
/// errors.
class InviteEventScreen: SBUInviteUserViewController, UserPageProviding {
  var pages: [[SBUUser]] = []

  override func shouldUpdateLoadingState(_ isLoading: Bool) {
    record(as: .loading(isLoading)) { super.shouldUpdateLoadingState(isLoading) }
  }
  override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    record(as: .failure(error, isBlocker: isBlocker)) {
      super.didReceiveError(error, isBlocker: isBlocker)
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
  override func baseSelectedUserViewModel(
    _ viewModel: SBUBaseSelectUserViewModel, didUpdateSelectedUsers selectedUsers: [SBUUser]?
  ) {
    record(as: .selection(selectedUsers)) {
      super.baseSelectedUserViewModel(viewModel, didUpdateSelectedUsers: selectedUsers)
    }
  }
  override func inviteUserViewModel(
    _ viewModel: SBUInviteUserViewModel, didInviteUserIds userIds: [String]
  ) {
    record(as: "invited: \(userIds.joined(separator: " "))") {
      super.inviteUserViewModel(viewModel, didInviteUserIds: userIds)
    }
  }
  override func inviteUserModule(
    _ listComponent: SBUInviteUserModule.List, didSelectRowAt indexPath: IndexPath
  ) {
    record(as: "row \(indexPath.row) tapped") {
      super.inviteUserModule(listComponent, didSelectRowAt: indexPath)
    }
  }
  override func inviteUserModuleDidSelectRetry(
    _ listComponent: SBUInviteUserModule.List
  ) {
    record(as: "retry") { super.inviteUserModuleDidSelectRetry(listComponent) }
  }
  override func nextUserList() -> [SBUUser]? {
    record { pages.isEmpty ? super.nextUserList() : pages.removeFirst() }
  }
  override func onClickBack() { record { super.onClickBack() } }
  override func popToChannel() { record { super.popToChannel() } }

  override class var properties: PropertyTable { super.properties.adding(pagesProperty) }
}

/// An invite users screen that logs the events of its header.
///
/// It ignores taps.
final class InviteHeaderEventScreen: SBUInviteUserViewController {
  override func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header, didUpdateTitleView titleView: UIView?
  ) {
    record(as: .titleView(titleView)) {
      super.inviteUserModule(headerComponent, didUpdateTitleView: titleView)
    }
  }
  override func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header,
    didUpdateLeftItem leftItem: UIBarButtonItem?
  ) {
    record(as: .item("left", leftItem)) {
      super.inviteUserModule(headerComponent, didUpdateLeftItem: leftItem)
    }
  }
  override func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header,
    didUpdateRightItem rightItem: UIBarButtonItem?
  ) {
    record(as: .item("right", rightItem)) {
      super.inviteUserModule(headerComponent, didUpdateRightItem: rightItem)
    }
  }
  override func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {
    EventLog.note("left items, which never fire")
  }
  override func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {
    EventLog.note("right items, which never fire")
  }
  override func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) {
    EventLog.note(.item("left tapped:", leftItem))
  }
  override func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {
    EventLog.note(.item("right tapped:", rightItem))
  }
}
