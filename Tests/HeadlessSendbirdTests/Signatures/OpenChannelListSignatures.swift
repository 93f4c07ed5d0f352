import HeadlessSendbird
import HeadlessUIKit

// What an app overrides and calls of the list of open channels and of the screen that creates one, from
// the tables C 1.2, 2.3, 3.1, 3.4 and 3.5.

/// C 1.2 and 1.3.
func setOpenChannelListParts() {
  SBUModuleSet.OpenChannelListModule = SBUOpenChannelListModule.self
  SBUViewControllerSet.OpenChannelListViewController = OpenChannelListScreen.self
  SBUViewModelSet.OpenChannelListViewModel = OpenChannelListModel.self
  SBUOpenChannelListModule.HeaderComponent = OpenChannelListHeader.self
  SBUOpenChannelListModule.ListComponent = OpenChannelList.self
  SBUOpenChannelListModule.Header.TitleView = SBUNavigationTitleView.self
  SBUOpenChannelListModule.List.EmptyView = SBUEmptyView.self
  SBUOpenChannelListModule.List.ChannelCell = OpenChannelRow.self
}

/// C 2.3.
class OpenChannelListScreen: SBUOpenChannelListViewController {
  required init(channelListQuery: OpenChannelListQuery? = nil) {
    super.init(channelListQuery: channelListQuery)
  }

  override func createViewModel(channelListQuery: OpenChannelListQuery?) {
    super.createViewModel(channelListQuery: channelListQuery)
  }
  override func setupStyles() { super.setupStyles() }
  override func reloadChannelList() { super.reloadChannelList() }
  override func showCreateChannel() { super.showCreateChannel() }
  override func showChannel(channelURL: String, messageListParams: MessageListParams? = nil) {
    super.showChannel(channelURL: channelURL, messageListParams: messageListParams)
  }
  override func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didUpdateTitleView titleView: UIView?
  ) { super.baseChannelListModule(headerComponent, didUpdateTitleView: titleView) }
  override func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { super.baseChannelListModule(headerComponent, didUpdateLeftItem: leftItem) }
  override func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didUpdateRightItem rightItem: UIBarButtonItem?
  ) { super.baseChannelListModule(headerComponent, didUpdateRightItem: rightItem) }
  override func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) { super.baseChannelListModule(headerComponent, didUpdateLeftItems: leftItems) }
  override func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) { super.baseChannelListModule(headerComponent, didUpdateRightItems: rightItems) }
  override func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { super.baseChannelListModule(headerComponent, didTapLeftItem: leftItem) }
  override func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) { super.baseChannelListModule(headerComponent, didTapRightItem: rightItem) }
  override func baseChannelListModule(
    _ listComponent: SBUBaseChannelListModule.List, didSelectRowAt indexPath: IndexPath
  ) { super.baseChannelListModule(listComponent, didSelectRowAt: indexPath) }
  override func baseChannelListModule(
    _ listComponent: SBUBaseChannelListModule.List, didDetectPreloadingPosition indexPath: IndexPath
  ) { super.baseChannelListModule(listComponent, didDetectPreloadingPosition: indexPath) }
  override func baseChannelListModuleDidSelectRetry(_ listComponent: SBUBaseChannelListModule.List)
  { super.baseChannelListModuleDidSelectRetry(listComponent) }
  override func baseChannelListModule(
    _ listComponent: SBUBaseChannelListModule.List, channelsInTableView tableView: UITableView
  ) -> [BaseChannel]? { super.baseChannelListModule(listComponent, channelsInTableView: tableView) }
  override func openChannelListViewModel(
    _ viewModel: SBUOpenChannelListViewModel, didChangeChannelList channels: [OpenChannel]?,
    needsToReload: Bool
  ) {
    super.openChannelListViewModel(
      viewModel, didChangeChannelList: channels, needsToReload: needsToReload)
  }
  override func openChannelListViewModel(
    _ viewModel: SBUOpenChannelListViewModel, didUpdateChannel channel: OpenChannel
  ) { super.openChannelListViewModel(viewModel, didUpdateChannel: channel) }
  override func connectionStateDidChange(_ isConnected: Bool) {
    super.connectionStateDidChange(isConnected)
  }
  override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func setupViews() { super.setupViews() }
  override func setupLayouts() { super.setupLayouts() }
  override func updateStyles() { super.updateStyles() }
  override func errorHandler(_ message: String?, _ code: Int? = nil) {}
  override func shouldUpdateLoadingState(_ isLoading: Bool) {}
  override func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
}

/// C 2.3.
func publicMembers(of screen: SBUOpenChannelListViewController) {
  let _:
    ReferenceWritableKeyPath<SBUOpenChannelListViewController, SBUOpenChannelListModule.Header?> =
      \.headerComponent
  let _:
    ReferenceWritableKeyPath<SBUOpenChannelListViewController, SBUOpenChannelListModule.List?> =
      \.listComponent
  let _: ReferenceWritableKeyPath<SBUOpenChannelListViewController, SBUOpenChannelListViewModel?> =
    \.viewModel
  let _: ReferenceWritableKeyPath<SBUOpenChannelListViewController, SBUOpenChannelListTheme> =
    \.theme
  let _: KeyPath<SBUOpenChannelListViewController, [OpenChannel]> = \.channelList
  let _: (SBUBaseChannelListModule.List) -> Void = screen.baseChannelListModuleDidSelectRefresh(_:)
  _ = SBUOpenChannelListViewController()
}

/// C 2.3.
class OpenChannelListHeader: SBUOpenChannelListModule.Header {
  override func configure(
    delegate: any SBUOpenChannelListModuleHeaderDelegate, theme: SBUOpenChannelListTheme
  ) { super.configure(delegate: delegate, theme: theme) }
  override func setupStyles(theme: SBUOpenChannelListTheme? = nil) {
    super.setupStyles(theme: theme)
  }
  override func setupViews() { super.setupViews() }
}

/// C 2.3.
func publicMembers(of header: SBUOpenChannelListModule.Header) {
  let _: ReferenceWritableKeyPath<SBUOpenChannelListModule.Header, SBUOpenChannelListTheme?> =
    \.theme
  let _:
    ReferenceWritableKeyPath<
      SBUOpenChannelListModule.Header, (any SBUOpenChannelListModuleHeaderDelegate)?
    > = \.delegate
  header.setupStyles()
}

/// C 2.3.
class OpenChannelList: SBUOpenChannelListModule.List {
  override func configure(
    delegate: any SBUOpenChannelListModuleListDelegate,
    dataSource: any SBUOpenChannelListModuleListDataSource, theme: SBUOpenChannelListTheme
  ) { super.configure(delegate: delegate, dataSource: dataSource, theme: theme) }
  override func setupStyles(theme: SBUOpenChannelListTheme? = nil) {
    super.setupStyles(theme: theme)
  }
  override func setupViews() { super.setupViews() }
  override func reloadTableView() { super.reloadTableView() }
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell() }
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}

/// C 2.3.
func publicMembers(of list: SBUOpenChannelListModule.List) {
  let _: ReferenceWritableKeyPath<SBUOpenChannelListModule.List, SBUOpenChannelListTheme?> = \.theme
  let _:
    ReferenceWritableKeyPath<
      SBUOpenChannelListModule.List, (any SBUOpenChannelListModuleListDelegate)?
    > = \.delegate
  let _:
    ReferenceWritableKeyPath<
      SBUOpenChannelListModule.List, (any SBUOpenChannelListModuleListDataSource)?
    > = \.dataSource
  let _: KeyPath<SBUOpenChannelListModule.List, [OpenChannel]?> = \.channelList
  list.setupStyles()
}

/// C 2.3.
class OpenChannelRow: SBUOpenChannelCell {
  override func setupViews() { super.setupViews() }
  override func setupActions() { super.setupActions() }
  override func setupLayouts() { super.setupLayouts() }
  override func setupStyles() { super.setupStyles() }
  override func layoutSubviews() { super.layoutSubviews() }
  override func configure(channel: BaseChannel) { super.configure(channel: channel) }
}

/// C 2.3.
func publicMembers(of cell: SBUOpenChannelCell) {
  let _: ReferenceWritableKeyPath<SBUOpenChannelCell, SBUCoverImageView> = \.coverImage
  let _: ReferenceWritableKeyPath<SBUOpenChannelCell, UILabel> = \.titleLabel
  let _: ReferenceWritableKeyPath<SBUOpenChannelCell, UIImageView> = \.participantIcon
  let _: ReferenceWritableKeyPath<SBUOpenChannelCell, UILabel> = \.participantCountLabel
  let _: ReferenceWritableKeyPath<SBUOpenChannelCell, UIImageView> = \.freezeState
  let _: ReferenceWritableKeyPath<SBUOpenChannelCell, UIView> = \.separatorLine
  let _: ReferenceWritableKeyPath<SBUOpenChannelCell, SBUStackView> = \.contentStackView
  let _: ReferenceWritableKeyPath<SBUOpenChannelCell, SBUStackView> = \.infoStackView
  let _: ReferenceWritableKeyPath<SBUOpenChannelCell, SBUStackView> = \.titleStackView
  let _: ReferenceWritableKeyPath<SBUOpenChannelCell, SBUStackView> = \.participantStackView
  let _: ReferenceWritableKeyPath<SBUOpenChannelCell, SBUOpenChannelCellTheme> = \.theme
  let _: KeyPath<SBUOpenChannelCell, UIView> = \.titleSpacer
  let _: KeyPath<SBUOpenChannelCell, UIView> = \.participantSpacer
  let _: KeyPath<SBUOpenChannelCell, CGFloat> = \.coverImageSize
  let _: KeyPath<SBUOpenChannelCell, CGFloat> = \.infoIconSize
}

/// C 3.4.
final class OpenChannelListModelDelegate: SBUOpenChannelListViewModelDelegate {
  func openChannelListViewModel(
    _ viewModel: SBUOpenChannelListViewModel, didChangeChannelList channels: [OpenChannel]?,
    needsToReload: Bool
  ) {}
  func openChannelListViewModel(
    _ viewModel: SBUOpenChannelListViewModel, didUpdateChannel channel: OpenChannel
  ) {}
  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
  func shouldUpdateLoadingState(_ isLoading: Bool) {}
}

/// C 2.3.
class OpenChannelListModel: SBUOpenChannelListViewModel {
  required init(
    delegate: (any SBUOpenChannelListViewModelDelegate)?, channelListQuery: OpenChannelListQuery?
  ) { super.init(delegate: delegate, channelListQuery: channelListQuery) }

  override func channelWasChanged(_ channel: BaseChannel) { super.channelWasChanged(channel) }
  override func channel(_ channel: BaseChannel, didUpdate message: BaseMessage) {
    super.channel(channel, didUpdate: message)
  }
  override func channelWasFrozen(_ channel: BaseChannel) { super.channelWasFrozen(channel) }
  override func channelWasUnfrozen(_ channel: BaseChannel) { super.channelWasUnfrozen(channel) }
  override func channel(_ channel: OpenChannel, userDidExit user: User) {
    super.channel(channel, userDidExit: user)
  }
  override func channel(_ channel: OpenChannel, userDidEnter user: User) {
    super.channel(channel, userDidEnter: user)
  }
  override func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {
    super.channelWasDeleted(channelURL, channelType: channelType)
  }
}

/// C 2.3.
func publicMembers(of model: SBUOpenChannelListViewModel) {
  let _: KeyPath<SBUOpenChannelListViewModel, [OpenChannel]> = \.channelList
  let _: KeyPath<SBUOpenChannelListViewModel, OpenChannelListQuery?> = \.channelListQuery
  let _: () -> Void = model.initChannelList
  let _: (Bool) -> Void = model.loadNextChannelList(reset:)
  let _: () -> Void = model.reset
  let _: ([OpenChannel]?, Bool) -> Void = model.updateChannels(_:needReload:)
  let _: ([OpenChannel]?, Bool) -> Void = model.upsertChannels(_:needReload:)
  let _: ([String]?, Bool) -> Void = model.deleteChannels(channelURLs:needReload:)
  let _: (Bool) -> Void = model.sortChannelList(needReload:)
}
