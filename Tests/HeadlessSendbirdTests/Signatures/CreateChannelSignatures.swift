import HeadlessSendbird
import HeadlessUIKit

// The signatures of the screen that creates a group channel (C 2.3, 3.3); see
// ChannelListSignatures.swift.

// MARK: View controller

class CreateChannelSignatures: SBUCreateChannelViewController {
  required init(users: [SBUUser]? = nil, type: ChannelCreationType = .group) {
    super.init(users: users, type: type)
  }
  override func createViewModel(users: [SBUUser]? = nil, type: ChannelCreationType = .group) {}
  override func dismissAndMoveToChannel(
    _ channel: BaseChannel, messageListParams: MessageListParams?
  ) {}
  override func viewDidLoad() {}
  override func viewWillAppear(_ animated: Bool) {}
  override var preferredStatusBarStyle: UIStatusBarStyle { .default }
  override func setupViews() {}
  override func setupLayouts() {}
  override func setupStyles() {}
  override func updateStyles() {}
  override func errorHandler(_ message: String?, _ code: NSInteger? = nil) {}
  override func shouldUpdateLoadingState(_ isLoading: Bool) {}
  override func didReceiveError(_ error: SBError?, isBlocker: Bool) {}

  // Delegate of the header.
  override func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header, didUpdateTitleView titleView: UIView?
  ) {}
  override func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) {}
  override func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) {}
  override func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {}
  override func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {}
  override func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) {}
  override func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {}

  // Data sources of the components, delegate of the list.
  override func selectedUsersForBaseSelectUserModule(
    _ headerComponent: SBUBaseSelectUserModule.Header
  ) -> Set<SBUUser>? { nil }
  override func baseSelectUserModule(
    _ listComponent: SBUBaseSelectUserModule.List, usersInTableView tableView: UITableView
  ) -> [SBUUser]? { nil }
  override func baseSelectUserModule(
    _ listComponent: SBUBaseSelectUserModule.List, selectedUsersInTableView tableView: UITableView
  ) -> Set<SBUUser>? { nil }
  override func createChannelModule(
    _ listComponent: SBUCreateChannelModule.List, didSelectRowAt indexPath: IndexPath
  ) {}
  override func createChannelModule(
    _ listComponent: SBUCreateChannelModule.List, didDetectPreloadingPosition indexPath: IndexPath
  ) {}
  override func createChannelModuleDidSelectRetry(_ listComponent: SBUCreateChannelModule.List) {}

  // Data source and delegate of the view model.
  override func createChannelViewModel(
    _ viewModel: SBUCreateChannelViewModel,
    nextUserListForChannelType channelType: ChannelCreationType
  ) -> [SBUUser]? { nil }
  override func createChannelViewModel(
    _ viewModel: SBUCreateChannelViewModel, didChangeUsers users: [SBUUser], needsToReload: Bool
  ) {}
  override func createChannelViewModel(
    _ viewModel: SBUCreateChannelViewModel, didCreateChannel channel: BaseChannel?,
    withMessageListParams messageListParams: MessageListParams?
  ) {}
  override func createChannelViewModel(
    _ viewModel: SBUCreateChannelViewModel, didUpdateSelectedUsers selectedUsers: [SBUUser]
  ) {}
  override func didUpdateSelectedUsers(_ selectedUsers: [SBUUser]?) {}
}

func createChannelMembers(of screen: SBUCreateChannelViewController) {
  _ = SBUCreateChannelViewController()
  _ = SBUCreateChannelViewController(users: nil)
  _ = SBUCreateChannelViewController(type: .broadcast)
  screen.headerComponent = nil as SBUCreateChannelModule.Header?
  screen.listComponent = nil as SBUCreateChannelModule.List?
  screen.viewModel = nil as SBUCreateChannelViewModel?
  screen.theme = SBUUserListTheme()
  let _: ChannelCreationType = screen.channelType
  let _: [SBUUser] = screen.userList
  let _: Set<SBUUser> = screen.selectedUserList
  screen.createChannelWithSelectedUsers()
  screen.createViewModel()
}

// MARK: Module

class CreateChannelModuleSignatures: SBUCreateChannelModule {
  required init() { super.init() }
}

func createChannelParts() {
  SBUCreateChannelModule.HeaderComponent = SBUCreateChannelModule.Header.self
  SBUCreateChannelModule.ListComponent = SBUCreateChannelModule.List.self
  SBUCreateChannelModule.Header.TitleView = SBUNavigationTitleView.self
  SBUCreateChannelModule.Header.LeftBarButton = SBUBarButtonItem.self
  SBUCreateChannelModule.Header.RightBarButton = SBUBarButtonItem.self
  SBUCreateChannelModule.List.EmptyView = SBUEmptyView.self
  SBUCreateChannelModule.List.UserCell = SBUUserCell.self
  SBUModuleSet.CreateGroupChannelModule = SBUCreateChannelModule.self
  SBUViewControllerSet.CreateChannelViewController = SBUCreateChannelViewController.self
  SBUViewModelSet.CreateGroupChannelViewModel = SBUCreateChannelViewModel.self
}

class CreateChannelHeaderSignatures: SBUCreateChannelModule.Header {
  override func configure(
    delegate: any SBUCreateChannelModuleHeaderDelegate,
    dataSource: any SBUCreateChannelModuleHeaderDataSource, theme: SBUUserListTheme
  ) {}
  override func setupViews() {}
  override func updateRightBarButton() {}
  override func setupLayouts() {}
  override func setupStyles(
    theme: SBUUserListTheme? = nil, componentTheme: SBUComponentTheme? = nil
  ) {}
}

func createHeaderMembers(of header: SBUCreateChannelModule.Header) {
  header.titleView = nil as UIView?
  header.leftBarButton = nil as UIBarButtonItem?
  header.rightBarButton = nil as UIBarButtonItem?
  header.leftBarButtons = nil as [UIBarButtonItem]?
  header.rightBarButtons = nil as [UIBarButtonItem]?
  header.theme = nil as SBUUserListTheme?
  header.componentTheme = nil as SBUComponentTheme?
  let _: Set<SBUUser>? = header.selectedUserList
  header.delegate = nil as (any SBUCreateChannelModuleHeaderDelegate)?
  header.dataSource = nil as (any SBUCreateChannelModuleHeaderDataSource)?
  header.baseDelegate = nil as (any SBUBaseSelectUserModuleHeaderDelegate)?
  header.baseDataSource = nil as (any SBUBaseSelectUserModuleHeaderDataSource)?
  header.didUpdateTitleView()
  header.didUpdateLeftItem()
  header.didUpdateRightItem()
  header.didUpdateLeftItems()
  header.didUpdateRightItems()
  header.onTapLeftBarButton()
  header.onTapRightBarButton()
}

class CreateChannelListSignatures: SBUCreateChannelModule.List {
  override func configure(
    delegate: any SBUCreateChannelModuleListDelegate,
    dataSource: any SBUCreateChannelModuleListDataSource, theme: SBUUserListTheme
  ) {}
  override func setupViews() {}
  override func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {}
  override func didSelectRetry() {}
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  override func setupLayouts() {}
  override func setupStyles(theme: SBUUserListTheme? = nil) {}
  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 0 }
  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { 0 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

func createListMembers(of list: SBUCreateChannelModule.List, user: SBUUser) {
  let _: UITableView = list.tableView
  list.emptyView = nil as UIView?
  let _: UITableViewCell? = list.userCell
  list.theme = nil as SBUUserListTheme?
  list.baseDelegate = nil as (any SBUBaseSelectUserModuleListDelegate)?
  list.baseDataSource = nil as (any SBUBaseSelectUserModuleListDataSource)?
  let _: [SBUUser]? = list.userList
  let _: Set<SBUUser>? = list.selectedUserList
  let _: Bool = list.isSelectedUser(user)
  list.register(userCell: SBUUserCell())
  list.register(userCell: SBUUserCell(), nib: nil)
  list.updateEmptyView(type: .noMembers)
  list.delegate = nil as (any SBUCreateChannelModuleListDelegate)?
  list.dataSource = nil as (any SBUCreateChannelModuleListDataSource)?
  list.reloadTableView()
}

// MARK: View model

class CreateChannelViewModelSignatures: SBUCreateChannelViewModel {
  required init(
    channelType: ChannelCreationType = .group, users: [SBUUser]? = nil,
    delegate: (any SBUCreateChannelViewModelDelegate)? = nil,
    dataSource: (any SBUCreateChannelViewModelDataSource)? = nil
  ) {
    super.init(channelType: channelType, users: users, delegate: delegate, dataSource: dataSource)
  }
}

func createViewModelMembers(of model: SBUCreateChannelViewModel, user: SBUUser) {
  _ = SBUCreateChannelViewModel()
  model.delegate = nil as (any SBUCreateChannelViewModelDelegate)?
  model.dataSource = nil as (any SBUCreateChannelViewModelDataSource)?
  let _: ChannelCreationType = model.channelType
  let _: [SBUUser] = model.userList
  let _: Set<SBUUser> = model.selectedUserList
  let _: ApplicationUserListQuery? = model.userListQuery
  model.loadNextUserList(reset: true)
  model.loadNextUserList(reset: true, users: [user])
  model.preLoadNextUserList(indexPath: IndexPath(row: 0, section: 0))
  model.resetUserList()
  model.createChannel(userIds: [""])
  model.createChannel(params: GroupChannelCreateParams())
  model.createChannel(params: GroupChannelCreateParams(), messageListParams: nil)
  model.selectUser(user: user)
}

// MARK: Selector

class SelectorSignatures: SBUCreateChannelTypeSelector {
  required init(delegate: (any SBUCreateChannelTypeSelectorDelegate)?) {
    super.init(delegate: delegate)
  }
  override func setupViews() {}
  override func setupStyles() {}
  override func updateStyles() {}
  override func setupLayouts() {}
  override func show() {}
  override func dismiss() {}
  override func onClickClose() {}
  override func onClickCreateGroupChannel() {}
  override func onClickCreateSuperGroupChannel() {}
  override func onClickCreateBroadcastChannel() {}
  override func createButton(type: ChannelCreationType) -> SBULayoutableButton {
    SBULayoutableButton()
  }
  override func updateButton(type: ChannelCreationType) {}
}

func selectorMembers(of view: SBUCreateChannelTypeSelector) {
  view.theme = SBUComponentTheme()
  let _: UINavigationBar = view.navigationBar
  view.navigationBar = UINavigationController().navigationBar
  view.navigationItem = UINavigationItem()
  view.contentView = UIView()
  view.rightBarButton = UIBarButtonItem()
  view.backgroundCloseButton = UIButton()
  view.selectorStackView = UIStackView()
  view.createGroupChannelButton = UIButton()
  view.createSuperGroupChannelButton = UIButton()
  view.createBroadcastChannelButton = UIButton()
}
