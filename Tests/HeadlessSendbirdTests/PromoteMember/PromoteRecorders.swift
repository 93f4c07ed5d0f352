import DioramaKit
import HeadlessSendbird
import HeadlessUIKit

// MARK: Life cycle

/// A promote members screen that logs its life cycle.
final class PromoteLifeCycleScreen: SBUPromoteMemberViewController, LifeCycleRecording {
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
final class PromoteLifeCycleHeader: SBUPromoteMemberModule.Header {
  private let birth: Void = EventLog.note("header init")

  override func configure(
    delegate: any SBUPromoteMemberModuleHeaderDelegate,
    dataSource: any SBUPromoteMemberModuleHeaderDataSource, theme: SBUUserListTheme
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
final class PromoteLifeCycleList: SBUPromoteMemberModule.List {
  private let birth: Void = EventLog.note("list init")

  override func configure(
    delegate: any SBUPromoteMemberModuleListDelegate,
    dataSource: any SBUPromoteMemberModuleListDataSource, theme: SBUUserListTheme
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
final class PromoteLifeCycleViewModel: SBUPromoteMemberViewModel {
  required init(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?,
    userListQuery: ApplicationUserListQuery?, memberListQuery: MemberListQuery?,
    delegate: (any SBUPromoteMemberViewModelDelegate)?,
    dataSource: (any SBUPromoteMemberViewModelDataSource)?
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
final class LostPromoteScreen: SBUPromoteMemberViewController {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?
  ) {
    super.createViewModel(channel: nil, channelURL: nil, channelType: channelType, users: users)
    EventLog.note("viewModel: \(viewModel == nil ? "none" : "one")")
  }
}

// MARK: Events

/// A promote members screen that logs the events of its view model and its list.
///
/// The shorthand is that of the facts: `L+` and `L-` for loading, `U` for a changed list, `E` for
/// errors.
class PromoteEventScreen: SBUPromoteMemberViewController, UserPageProviding {
  var pages: [[SBUUser]] = []

  override func shouldUpdateLoadingState(_ isLoading: Bool) {
    record(as: .loading(isLoading)) { super.shouldUpdateLoadingState(isLoading) }
  }
  override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    record(as: .failure(error, isBlocker: isBlocker)) {
      super.didReceiveError(error, isBlocker: isBlocker)
    }
  }
  override func errorHandler(_ message: String?, _ code: Int?) {
    record(as: "errorHandler: \(message ?? "nil")") { super.errorHandler(message, code) }
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
  override func promoteMemberViewModel(
    _ viewModel: SBUPromoteMemberViewModel, didPromoteMemberIds memberIds: [String]
  ) {
    record(as: "promoted: \(memberIds.joined(separator: " "))") {
      super.promoteMemberViewModel(viewModel, didPromoteMemberIds: memberIds)
    }
  }
  override func promoteMemberModule(
    _ listComponent: SBUPromoteMemberModule.List, didSelectRowAt indexPath: IndexPath
  ) {
    record(as: "row \(indexPath.row) tapped") {
      super.promoteMemberModule(listComponent, didSelectRowAt: indexPath)
    }
  }
  override func promoteMemberModuleDidSelectRetry(
    _ listComponent: SBUPromoteMemberModule.List
  ) {
    record(as: "retry") { super.promoteMemberModuleDidSelectRetry(listComponent) }
  }
  override func nextUserList() -> [SBUUser]? {
    record { pages.isEmpty ? super.nextUserList() : pages.removeFirst() }
  }
  override func onClickBack() { record { super.onClickBack() } }
  override func popToChannel() { record { super.popToChannel() } }

  override class var properties: PropertyTable { super.properties.adding(pagesProperty) }
}

/// A promote members screen that logs the events of its header and its visible rows.
///
/// It ignores taps.
final class PromoteHeaderEventScreen: SBUPromoteMemberViewController {
  override func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header, didUpdateTitleView titleView: UIView?
  ) {
    record(as: .titleView(titleView)) {
      super.promoteMemberModule(headerComponent, didUpdateTitleView: titleView)
    }
  }
  override func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header,
    didUpdateLeftItem leftItem: UIBarButtonItem?
  ) {
    record(as: .item("left", leftItem)) {
      super.promoteMemberModule(headerComponent, didUpdateLeftItem: leftItem)
    }
  }
  override func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header,
    didUpdateRightItem rightItem: UIBarButtonItem?
  ) {
    record(as: .item("right", rightItem)) {
      super.promoteMemberModule(headerComponent, didUpdateRightItem: rightItem)
    }
  }
  override func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {
    EventLog.note("left items, which never fire")
  }
  override func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {
    EventLog.note("right items, which never fire")
  }
  override func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) {
    EventLog.note(.item("left tapped:", leftItem))
  }
  override func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {
    EventLog.note(.item("right tapped:", rightItem))
  }
  override func promoteMemberModule(
    _ listComponent: SBUPromoteMemberModule.List,
    didDetectPreloadingPosition indexPath: IndexPath
  ) {
    EventLog.note("row \(indexPath.row) comes into view")
  }
}
