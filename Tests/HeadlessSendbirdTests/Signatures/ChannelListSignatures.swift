import HeadlessSendbird
import HeadlessUIKit

// The signatures of both channel lists (C 2.3, 3.1): an app's subclass overrides each open member, and
// its code reads, writes or calls each public one. Nothing here runs; it must only compile.

// MARK: View controllers

class BaseViewControllerSignatures: SBUBaseViewController {
  override func setupViews() {}
  override func setupLayouts() {}
  override func updateLayouts() {}
  override func setupStyles() {}
  override func updateStyles() {}
  override func updateStyles(needsToLayout: Bool) {}
  override func setupNavigationBar(backgroundColor: UIColor, shadowColor: UIColor) {}
  override func setupNavigationBar(
    backgroundColor: UIColor, gradientBackgroundTint: UIColor, shadowColor: UIColor
  ) {}
  override func onClickBack() {}
  override func errorHandler(_ message: String?, _ code: NSInteger? = nil) {}
  override func showLoading(_ isLoading: Bool) {}
  override func shouldUpdateLoadingState(_ isLoading: Bool) {}
  override func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
  override func loadView() {}
  override func viewWillAppear(_ animated: Bool) {}
  override func viewWillDisappear(_ animated: Bool) {}
  override func viewDidLayoutSubviews() {}
  override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  override func connectionStateDidChange(_ isConnected: Bool) {}
  // Diorama's own step; page 000 overrides it (S205).
  override func setupView() {}
  override func setupLiquidGlassNavigationBar(gradientBackgroundTint: UIColor) {}
}

class BaseChannelListSignatures: SBUBaseChannelListViewController {
  override func setupViews() {}
  override func setupLayouts() {}
  override func updateStyles() {}
  override func showChannel(channelURL: String, messageListParams: MessageListParams? = nil) {}
  override func viewDidLoad() {}
  override func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
}

func baseChannelListMembers(of screen: SBUBaseChannelListViewController) {
  screen.baseHeaderComponent = nil as SBUBaseChannelListModule.Header?
  screen.baseListComponent = nil as SBUBaseChannelListModule.List?
  screen.baseViewModel = nil as SBUBaseChannelListViewModel?
  screen.showChannel(channelURL: "")
}

// MARK: Header

class BaseChannelListHeaderSignatures: SBUBaseChannelListModule.Header {
  override func setupViews() {}
  override func setupLayouts() {}
  override func onTapLeftBarButton() {}
  override func onTapRightBarButton() {}
}

func baseHeaderMembers(of header: SBUBaseChannelListModule.Header) {
  header.titleView = nil as UIView?
  header.leftBarButton = nil as UIBarButtonItem?
  header.rightBarButton = nil as UIBarButtonItem?
  header.leftBarButtons = nil as [UIBarButtonItem]?
  header.rightBarButtons = nil as [UIBarButtonItem]?
  header.baseDelegate = nil as (any SBUBaseChannelListModuleHeaderDelegate)?
}

final class BaseHeaderDelegateSignatures: SBUBaseChannelListModuleHeaderDelegate {
  func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didUpdateTitleView titleView: UIView?
  ) {}
  func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) {}
  func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didUpdateRightItem rightItem: UIBarButtonItem?
  ) {}
  func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {}
  func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {}
  func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) {}
  func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {}
  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
}

// MARK: List

class BaseChannelListListSignatures: SBUBaseChannelListModule.List {
  override func setupViews() {}
  override func setupLayouts() {}
  override func setupPullToRefresh() {}
  override func configureCell(_ channelCell: SBUBaseChannelCell?, indexPath: IndexPath) {}
  override func pullToRefresh(_ sender: Any) {}
  override func didSelectRetry() {}
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 0 }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { 0 }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}

func baseListMembers(of list: SBUBaseChannelListModule.List, cell: SBUBaseChannelCell) {
  list.tableView = UITableView()
  list.emptyView = nil as UIView?
  list.channelCell = nil as SBUBaseChannelCell?
  list.customCell = nil as SBUBaseChannelCell?
  list.baseDelegate = nil as (any SBUBaseChannelListModuleListDelegate)?
  list.baseDataSource = nil as (any SBUBaseChannelListModuleListDataSource)?
  list.isPullToRefreshEnabled = false
  let _: [BaseChannel]? = list.baseChannelList
  list.register(channelCell: cell)
  list.register(channelCell: cell, nib: nil)
  list.register(customCell: nil)
  list.register(customCell: cell, nib: nil)
  list.reloadTableView()
  list.updateEmptyView(type: .noChannels)
}

final class BaseListDelegateSignatures: SBUBaseChannelListModuleListDelegate {
  func baseChannelListModule(
    _ listComponent: SBUBaseChannelListModule.List, didSelectRowAt indexPath: IndexPath
  ) {}
  func baseChannelListModule(
    _ listComponent: SBUBaseChannelListModule.List, didDetectPreloadingPosition indexPath: IndexPath
  ) {}
  func baseChannelListModuleDidSelectRetry(_ listComponent: SBUBaseChannelListModule.List) {}
  func baseChannelListModuleDidSelectRefresh(_ listComponent: SBUBaseChannelListModule.List) {}
  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
}

final class BaseListDataSourceSignatures: SBUBaseChannelListModuleListDataSource {
  func baseChannelListModule(
    _ listComponent: SBUBaseChannelListModule.List, channelsInTableView tableView: UITableView
  ) -> [BaseChannel]? { nil }
}

// MARK: View model

class BaseViewModelSignatures: SBUBaseViewModel {
  override init() {}
  override func didSucceedReconnection() {}
  override func didDelayConnection(retryAfter: UInt) {}
  override func didFailReconnection() {}
}

class BaseChannelListViewModelSignatures: SBUBaseChannelListViewModel {
  override init(delegate: (any SBUBaseChannelListViewModelDelegate)?) {
    super.init(delegate: delegate)
  }
  override func didSucceedReconnection() {}
}

func baseViewModelMembers(of model: SBUBaseChannelListViewModel) {
  model.initChannelList()
  model.loadNextChannelList(reset: true)
  model.reset()
}

final class BaseViewModelDelegateSignatures: SBUBaseChannelListViewModelDelegate {
  func connectionStateDidChange(_ isConnected: Bool) {}
  func shouldUpdateLoadingState(_ isLoading: Bool) {}
  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
}

// MARK: Cells and the empty view

class TableViewCellSignatures: SBUTableViewCell {
  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  override func setupViews() {}
  override func setupLayouts() {}
  override func updateLayouts() {}
  override func setupStyles() {}
  override func updateStyles() {}
  override func setupActions() {}
  override func layoutSubviews() {}
}

class BaseChannelCellSignatures: SBUBaseChannelCell {
  override func configure(channel: BaseChannel) {}
  override func setSelected(_ selected: Bool, animated: Bool) {}
  override func prepareForReuse() {}
  // Diorama's own: steps find rows by it.
  override var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }
}

func baseCellMembers(of cell: SBUBaseChannelCell) {
  let _: BaseChannel? = cell.channel
}

class EmptyViewSignatures: SBUEmptyView {
  required init() { super.init() }
  override func updateViews() {}
  override func onClickRetry(_ sender: Any) {}
  override func updateTopAnchorConstraint(constant: CGFloat) {}
  override func setupViews() {}
  override func setupLayouts() {}
  override func setupStyles() {}
}

func emptyViewMembers(of view: SBUEmptyView) {
  let _: EmptyViewType = view.type
  view.delegate = nil as (any SBUEmptyViewDelegate)?
  let _: UIImageView = view.statusImageView
  let _: UILabel = view.statusLabel
  let _: UIButton = view.retryButton
  view.theme = SBUComponentTheme()
  view.overlayTheme = SBUComponentTheme()
  view.isOverlay = false
  view.reloadData(.noChannels)
}

final class EmptyViewDelegateSignatures: SBUEmptyViewDelegate {
  func didSelectRetry() {}
}
