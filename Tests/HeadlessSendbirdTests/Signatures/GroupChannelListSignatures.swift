import HeadlessSendbird
import HeadlessUIKit

// The signatures of the list of group channels (C 2.3, 3.2); see ChannelListSignatures.swift.

// MARK: View controller

class GroupChannelListSignatures: SBUGroupChannelListViewController {
  required init(channelListQuery: GroupChannelListQuery? = nil) {
    super.init(channelListQuery: channelListQuery)
  }
  override func createViewModel(channelListQuery: GroupChannelListQuery?) {}
  override func loadChannelTypeSelector() {}
  override func showCreateChannelOrTypeSelector() {}
  override func showCreateChannelTypeSelector() {}
  override func showCreateChannel(type: ChannelCreationType = .group) {}
  override func viewDidLoad() {}
  override func viewWillAppear(_ animated: Bool) {}
  override func viewWillDisappear(_ animated: Bool) {}
  override var preferredStatusBarStyle: UIStatusBarStyle { .default }
  override func setupViews() {}
  override func setupLayouts() {}
  override func setupStyles() {}
  override func updateStyles() {}
  override func showChannel(channelURL: String, messageListParams: MessageListParams? = nil) {}
  override func errorHandler(_ message: String?, _ code: NSInteger? = nil) {}
  override func shouldUpdateLoadingState(_ isLoading: Bool) {}
  override func didReceiveError(_ error: SBError?, isBlocker: Bool) {}

  // Delegate of the header.
  override func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didUpdateTitleView titleView: UIView?
  ) {}
  override func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) {}
  override func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didUpdateRightItem rightItem: UIBarButtonItem?
  ) {}
  override func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {}
  override func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {}
  override func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) {}
  override func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {}
  override func groupChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didSelectCreateChannelType type: SBUCreateGroupChannelType
  ) {}

  // Delegate and data source of the list.
  override func baseChannelListModule(
    _ listComponent: SBUBaseChannelListModule.List, didSelectRowAt indexPath: IndexPath
  ) {}
  override func baseChannelListModule(
    _ listComponent: SBUBaseChannelListModule.List, didDetectPreloadingPosition indexPath: IndexPath
  ) {}
  override func baseChannelListModuleDidSelectRetry(
    _ listComponent: SBUBaseChannelListModule.List
  ) {}
  override func groupChannelListModule(
    _ listComponent: SBUGroupChannelListModule.List, didSelectLeave channel: GroupChannel
  ) {}
  override func groupChannelListModule(
    _ listComponent: SBUGroupChannelListModule.List,
    didChangePushTriggerOption option: GroupChannelPushTriggerOption, channel: GroupChannel
  ) {}
  override func baseChannelListModule(
    _ listComponent: SBUBaseChannelListModule.List, channelsInTableView tableView: UITableView
  ) -> [BaseChannel]? { nil }

  // Delegate of the selector and of the view model.
  override func didSelectCloseSelector() {}
  override func didSelectCreateGroupChannel() {}
  override func didSelectCreateSuperGroupChannel() {}
  override func didSelectCreateBroadcastChannel() {}
  override func connectionStateDidChange(_ isConnected: Bool) {}
  override func groupChannelListViewModel(
    _ viewModel: SBUGroupChannelListViewModel, didChangeChannelList channels: [GroupChannel]?,
    needsToReload: Bool
  ) {}
  override func groupChannelListViewModel(
    _ viewModel: SBUGroupChannelListViewModel, didUpdateChannel channel: GroupChannel
  ) {}
  override func groupChannelListViewModel(
    _ viewModel: SBUGroupChannelListViewModel, didLeaveChannel channel: GroupChannel
  ) {}
}

func groupChannelListMembers(of screen: SBUGroupChannelListViewController) {
  _ = SBUGroupChannelListViewController()
  _ = SBUGroupChannelListViewController(channelListQuery: nil)
  screen.headerComponent = nil as SBUGroupChannelListModule.Header?
  screen.listComponent = nil as SBUGroupChannelListModule.List?
  screen.viewModel = nil as SBUGroupChannelListViewModel?
  screen.theme = SBUGroupChannelListTheme()
  screen.createChannelTypeSelector = nil as UIView?
  screen.enableCreateChannelTypeSelector = true
  let _: [GroupChannel] = screen.channelList
  screen.showCreateChannel()
  if let list = screen.baseListComponent { screen.baseChannelListModuleDidSelectRefresh(list) }
}

// MARK: Module

class GroupChannelListModuleSignatures: SBUGroupChannelListModule {
  required init() { super.init() }
}

class GroupChannelListCommonSignatures: SBUGroupChannelListModule.Common {
  required init() { super.init() }
}

func groupChannelListParts() {
  SBUGroupChannelListModule.HeaderComponent = SBUGroupChannelListModule.Header.self
  SBUGroupChannelListModule.ListComponent = SBUGroupChannelListModule.List.self
  SBUGroupChannelListModule.CommonComponent = SBUGroupChannelListModule.Common.self
  SBUGroupChannelListModule.Header.TitleView = SBUNavigationTitleView.self
  SBUGroupChannelListModule.Header.LeftBarButton = SBUBarButtonItem.self
  SBUGroupChannelListModule.Header.RightBarButton = SBUBarButtonItem.self
  SBUGroupChannelListModule.List.EmptyView = SBUEmptyView.self
  SBUGroupChannelListModule.List.ChannelCell = SBUGroupChannelCell.self
  SBUGroupChannelListModule.Common.CreateChannelTypeSelector = SBUCreateChannelTypeSelector.self
  SBUModuleSet.GroupChannelListModule = SBUGroupChannelListModule.self
  SBUViewControllerSet.GroupChannelListViewController = SBUGroupChannelListViewController.self
  SBUViewModelSet.GroupChannelListViewModel = SBUGroupChannelListViewModel.self
  let _: SBUGroupChannelListModule.Type = SBUModuleSet.GroupChannelList.self
  let _: SBUGroupChannelListModule.Header.Type = SBUModuleSet.Header.self
  let _: SBUGroupChannelListModule.List.Type = SBUModuleSet.List.self
  let _: SBUGroupChannelListModule.Common.Type = SBUModuleSet.Common.self
}

class GroupChannelListHeaderSignatures: SBUGroupChannelListModule.Header {
  override func configure(
    delegate: any SBUGroupChannelListModuleHeaderDelegate, theme: SBUGroupChannelListTheme
  ) {}
  override func setupStyles(theme: SBUGroupChannelListTheme? = nil) {}
  override func setupViews() {}
}

func groupHeaderMembers(of header: SBUGroupChannelListModule.Header) {
  header.theme = nil as SBUGroupChannelListTheme?
  header.delegate = nil as (any SBUGroupChannelListModuleHeaderDelegate)?
  header.setupStyles()
}

class GroupChannelListListSignatures: SBUGroupChannelListModule.List {
  override func configure(
    delegate: any SBUGroupChannelListModuleListDelegate,
    dataSource: any SBUGroupChannelListModuleListDataSource, theme: SBUGroupChannelListTheme
  ) {}
  override func setupStyles(theme: SBUGroupChannelListTheme? = nil) {}
  override func setupViews() {}
  override func reloadTableView() {}
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
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

func groupListMembers(of list: SBUGroupChannelListModule.List) {
  list.theme = nil as SBUGroupChannelListTheme?
  list.delegate = nil as (any SBUGroupChannelListModuleListDelegate)?
  list.dataSource = nil as (any SBUGroupChannelListModuleListDataSource)?
  let _: [GroupChannel]? = list.channelList
  list.setupStyles()
  let _: UIContextualAction? = list.leaveContextualAction(with: IndexPath(row: 0, section: 0))
  let _: UIContextualAction? = list.alarmContextualAction(with: IndexPath(row: 0, section: 0))
}

// MARK: View model

class GroupChannelListViewModelSignatures: SBUGroupChannelListViewModel {
  required init(
    delegate: (any SBUGroupChannelListViewModelDelegate)? = nil,
    channelListQuery: GroupChannelListQuery? = nil
  ) {
    super.init(delegate: delegate, channelListQuery: channelListQuery)
  }
  override func channelCollection(
    _ collection: GroupChannelCollection, context: ChannelContext, deletedChannelURLs: [String]
  ) {}
  override func channelCollection(
    _ collection: GroupChannelCollection, context: ChannelContext, addedChannels: [GroupChannel]
  ) {}
  override func channelCollection(
    _ collection: GroupChannelCollection, context: ChannelContext, updatedChannels: [GroupChannel]
  ) {}
  override func channel(_ channel: GroupChannel, userDidJoin user: User) {}
  override func channel(_ channel: GroupChannel, userDidLeave user: User) {}
  override func channelWasChanged(_ channel: BaseChannel) {}
  override func channel(_ channel: BaseChannel, messageWasDeleted messageId: Int64) {}
  override func channelWasFrozen(_ channel: BaseChannel) {}
  override func channelWasUnfrozen(_ channel: BaseChannel) {}
  override func channel(_ channel: BaseChannel, userWasBanned user: RestrictedUser) {}
}

func groupViewModelMembers(of model: SBUGroupChannelListViewModel, channel: GroupChannel) {
  _ = SBUGroupChannelListViewModel()
  let _: [GroupChannel] = model.channelList
  let _: GroupChannelCollection? = model.channelCollection
  let _: GroupChannelListQuery? = model.channelListQuery
  model.initializeAndLoad()
  model.initializeAndLoad(channelListQuery: nil)
  model.leaveChannel(channel)
  model.changePushTriggerOption(option: .off, channel: channel)
  model.initChannelList()
  model.loadNextChannelList(reset: false)
  model.reset()
}

// MARK: Cell

class GroupChannelCellSignatures: SBUGroupChannelCell {
  override func awakeFromNib() {}
  override func setupViews() {}
  override func setupActions() {}
  override func setupLayouts() {}
  override func setupStyles() {}
  override func layoutSubviews() {}
  override func configure(channel: BaseChannel) {}
  override func prepareForReuse() {}
  override func updateMessageLabel() {}
  override func updateStateImageView() {}
}

func groupCellMembers(of cell: SBUGroupChannelCell) {
  cell.coverImage = SBUCoverImageView()
  (cell.titleLabel, cell.memberCountLabel) = (UILabel(), UILabel())
  (cell.lastUpdatedTimeLabel, cell.messageLabel) = (UILabel(), UILabel())
  cell.unreadMentionLabel = UILabel()
  (cell.broadcastIcon, cell.freezeState) = (UIImageView(), UIImageView())
  (cell.notificationState, cell.stateImageView) = (UIImageView(), UIImageView())
  cell.unreadCount = UIButton()
  cell.separatorLine = UIView()
  cell.contentStackView = SBUStackView(axis: .horizontal)
  cell.infoStackView = SBUStackView(axis: .vertical)
  cell.titleStackView = SBUStackView(axis: .horizontal)
  cell.messageStackView = SBUStackView(axis: .horizontal)
  cell.theme = SBUGroupChannelCellTheme()
  let _: (UIView, UIView) = (cell.titleSpacer, cell.messageSpacer)
  let _: (CGFloat, CGFloat) = (cell.coverImageSize, cell.unreadCountSize)
  let _: CGFloat = cell.infoIconSize
  let _: String? = cell.buildLastUpdatedDate()
}
