import DioramaKit
import HeadlessUIKit

/// The people of a channel: members, participants, operators, muted or banned users.
///
/// Operators find a menu at each row; lists of members and of operators have a plus that leads to
/// where people are added (S117, S124).
///
/// ```swift
/// let screen = SBUUserListViewController(channel: channel, userListType: .muted)
/// navigationController?.pushViewController(screen, animated: true)
/// ```
open class SBUUserListViewController: SBUBaseViewController,
  SBUUserListModuleHeaderDelegate, SBUUserListModuleListDelegate,
  SBUUserListModuleListDataSource, SBUUserListViewModelDelegate,
  SBUUserListViewModelDataSource, SBUUserProfileViewDelegate
{
  /// The header.
  public var headerComponent: SBUUserListModule.Header?
  /// The list.
  public var listComponent: SBUUserListModule.List?
  /// The view model.
  public var viewModel: SBUUserListViewModel?
  /// What shows a user's profile; nil for no profiles.
  public var userProfileView: UIView? = SBUUserProfileView()
  /// The menu that is open.
  weak var menu: UIAlertController?
  private var ownTheme: SBUUserListTheme?
  private var ownComponentTheme: SBUComponentTheme?

  /// The theme: the screen's own, else the one in use.
  public var theme: SBUUserListTheme {
    get { ownTheme ?? SBUTheme.userListTheme }
    set { ownTheme = newValue }
  }
  /// The theme of shared parts: the screen's own, else the one in use.
  public var componentTheme: SBUComponentTheme {
    get { ownComponentTheme ?? SBUTheme.componentTheme }
    set { ownComponentTheme = newValue }
  }
  /// The channel.
  public var channel: BaseChannel? { viewModel?.channel }
  /// The channel's id.
  public var channelURL: String? { viewModel?.channelURL }
  /// What sort of channel it is; a group while nothing is known.
  public var channelType: ChannelType { viewModel?.channelType ?? .group }
  /// The users of the list.
  public var userList: [SBUUser] { viewModel?.userList ?? [] }
  /// Which people are listed.
  public var userListType: ChannelUserListType { viewModel?.userListType ?? .members }

  /// A screen for a channel.
  ///
  /// - Parameters:
  ///   - channel: a group or an open channel; one of another sort has no components (S3).
  ///   - users: users of one's own to list; nil for the channel's.
  ///   - userListType: which people are listed.
  public required init(
    channel: BaseChannel, users: [SBUUser]? = nil, userListType: ChannelUserListType = .members
  ) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(
      channel: channel, channelType: channel.channelType, users: users, type: userListType)
    makeComponents(channel.channelType)
  }

  /// A screen for a channel by its URL.
  ///
  /// - Parameters:
  ///   - channelURL: the channel's id, as the service knows it.
  ///   - channelType: what sort of channel it is.
  ///   - users: users of one's own to list; nil for the channel's.
  ///   - userListType: which people are listed.
  public required init(
    channelURL: String, channelType: ChannelType, users: [SBUUser]? = nil,
    userListType: ChannelUserListType = .members
  ) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(
      channelURL: channelURL, channelType: channelType, users: users, type: userListType)
    makeComponents(channelType)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the view model; an app overrides it to use its own.
  ///
  /// - Parameters:
  ///   - channel: the channel, where the screen was made with one.
  ///   - channelURL: the channel's id, where it was made with that.
  ///   - channelType: what sort of channel it is; it chooses the entry of ``SBUViewModelSet``.
  ///   - users: users of one's own to list; nil for the channel's.
  ///   - type: which people are listed.
  open func createViewModel(
    channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
    users: [SBUUser]? = nil, type: ChannelUserListType
  ) {
    let entry =
      channelType == .open
      ? SBUViewModelSet.entries.OpenUserListViewModel
      : SBUViewModelSet.entries.GroupUserListViewModel
    // The screen is not the view model's data source (S132).
    viewModel = entry.make {
      $0.init(
        channel: channel, channelURL: channelURL, channelType: channelType, users: users,
        userListType: type, delegate: self)
    }
  }

  private func makeComponents(_ channelType: ChannelType) {
    let module: SBUUserListModule.Type
    switch channelType {
    case .group: module = SBUModuleSet.GroupUserListModule
    case .open: module = SBUModuleSet.OpenUserListModule
    case .feed: return
    }
    headerComponent = module.makeHeader()
    listComponent = module.makeList()
  }

  // MARK: Life cycle

  /// The status bar, as the theme has it. Kept, not shown.
  open override var preferredStatusBarStyle: UIStatusBarStyle { theme.statusBarStyle }

  /// Hands the header's items to the navigation item, then adds the list (S6).
  open override func setupViews() {
    super.setupViews()
    headerComponent?.configure(
      delegate: self, userListType: userListType, channelType: channelType, theme: theme,
      componentTheme: componentTheme)
    install(headerComponent, withPlurals: false)
    listComponent?.configure(
      delegate: self, dataSource: self, userListType: userListType, theme: theme,
      componentTheme: componentTheme)
    if let listComponent { view.addSubview(listComponent) }
  }

  /// Colours bar, header, list and background (S11).
  open override func setupStyles() {
    let theme = theme
    navigationController?.navigationBar.barTintColor = theme.navigationBarTintColor
    headerComponent?.setupStyles(theme: theme, componentTheme: componentTheme)
    listComponent?.setupStyles(theme: theme, componentTheme: componentTheme)
    view.backgroundColor = theme.backgroundColor
  }

  /// Colours all again and asks for the rows again (S10).
  open override func updateStyles() {
    setupStyles()
    listComponent?.reloadTableView()
  }

  /// The screen is going: menu and profile go with it (S12).
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    menu?.dismiss(animated: false)
    (userProfileView as? SBUUserProfileView)?.dismiss()
  }

  // MARK: Where it leads

  /// Leads to where people are added: operators to the register operator screen, members to the
  /// invite screen; participants are added nowhere (S117).
  open func showInviteUser() {
    guard let channel else { return }
    let next: UIViewController
    switch (channel, userListType) {
    case (let channel as GroupChannel, .operators):
      next = SBUViewControllerSet.GroupChannelRegisterOperatorViewController(channel: channel)
    case (let channel as GroupChannel, _):
      next = SBUViewControllerSet.InviteUserViewController(channel: channel)
    case (_, .operators):
      next = SBUViewControllerSet.OpenChannelRegisterOperatorViewController(channel: channel)
    default: return
    }
    navigationController?.pushViewController(next, animated: true)
  }

  /// Shows a user's profile over the screen, where the app has switched profiles on (S139).
  ///
  /// - Parameter user: whose profile it is; for the current user it has no button "Message".
  open func showUserProfile(with user: SBUUser) {
    guard SendbirdUI.config.common.isUsingDefaultUserProfileEnabled,
      let profile = userProfileView as? SBUUserProfileView
    else { return }
    profile.delegate = self
    profile.show(baseView: view, user: user, isOpenChannel: channel is OpenChannel)
  }

  /// "Message" was tapped in a profile: to a channel with the user (S139).
  ///
  /// - Parameter userId: the user's id; nil does nothing.
  open func didSelectMessage(userId: String?) {
    if let userId { SendbirdUI.createAndMoveToChannel(userIds: [userId]) }
  }

  /// A profile was closed; nothing else happens.
  open func didSelectClose() {}

  /// An error: the indicator goes; one that blocks the screen shows the empty view for errors
  /// (S41, S42).
  open override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    super.didReceiveError(error, isBlocker: isBlocker)
    guard isBlocker else { return }
    listComponent?.updateEmptyView(type: .error)
    listComponent?.reloadTableView()
  }

  // MARK: What the view model says and asks

  /// The users have changed: rows and colours again, whatever `needsToReload` says (S18).
  open func userListViewModel(
    _ viewModel: SBUUserListViewModel, didChangeUsers users: [SBUUser], needsToReload: Bool
  ) {
    listComponent?.reloadTableView()
    updateStyles()
  }

  /// The channel was loaded, or something has happened in it: the rows again (S18).
  open func userListViewModel(
    _ viewModel: SBUUserListViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) { listComponent?.reloadTableView() }

  /// The channel is gone: back to where it was opened, which here is the first screen (S138).
  open func userListViewModel(
    _ viewModel: SBUUserListViewModel, shouldDismissForUserList channel: BaseChannel?
  ) { navigationController?.popToRootViewController(animated: false) }

  /// Further pages of custom users; asked only if an app makes the screen the view model's data
  /// source (S132).
  open func userListViewModel(
    _ viewModel: SBUUserListViewModel, nextUserListForChannel channel: BaseChannel?
  ) -> [SBUUser]? { nil }

  // MARK: Components

  /// The view in the middle was set.
  open func userListModule(
    _ header: SBUUserListModule.Header, didUpdateTitleView titleView: UIView?
  ) { navigationItem.titleView = titleView }

  /// The item at the left was set.
  open func userListModule(
    _ header: SBUUserListModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { navigationItem.leftBarButtonItem = leftItem }

  /// The item at the right was set.
  open func userListModule(
    _ header: SBUUserListModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) { navigationItem.rightBarButtonItem = rightItem }

  /// The items at the left were set.
  open func userListModule(
    _ header: SBUUserListModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) { navigationItem.leftBarButtonItems = leftItems }

  /// The items at the right were set.
  open func userListModule(
    _ header: SBUUserListModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) { navigationItem.rightBarButtonItems = rightItems }

  /// Left: goes back (S118).
  open func userListModule(
    _ header: SBUUserListModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { onClickBack() }

  /// Right: to where people are added (S117).
  open func userListModule(
    _ header: SBUUserListModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) { showInviteUser() }

  /// A row was tapped; nothing happens (S118).
  open func userListModule(_ list: SBUUserListModule.List, didSelectRowAt indexPath: IndexPath) {}

  /// A row comes into view: perhaps it is time for the next page (S131).
  open func userListModule(
    _ list: SBUUserListModule.List, didDetectPreloadingPosition indexPath: IndexPath
  ) { viewModel?.preLoadNextUserList(indexPath: indexPath) }

  /// The three dots were tapped: the menu (S125).
  open func userListModule(_ list: SBUUserListModule.List, didTapMoreMenuFor user: SBUUser) {
    showMenu(for: user)
  }

  /// The picture was tapped: the profile (S139).
  open func userListModule(_ list: SBUUserListModule.List, didTapUserProfileFor user: SBUUser) {
    showUserProfile(with: user)
  }

  /// Retry was tapped: from the first page (S123).
  open func userListModuleDidSelectRetry(_ list: SBUUserListModule.List) {
    viewModel?.loadNextUserList(reset: true)
  }

  /// The channel of the rows.
  open func userListModule(
    _ list: SBUUserListModule.List, channelForTableView tableView: UITableView
  ) -> BaseChannel? { channel }

  /// The users of the rows.
  open func userListModule(
    _ list: SBUUserListModule.List, usersInTableView tableView: UITableView
  ) -> [SBUUser] { userList }

  // MARK: YAML

  /// What YAML may set on it beyond its parameters and parts; a subclass may add more.
  open class var properties: PropertyTable { commonProperties }
  /// Its initialisers: `init(channel:users:userListType:)` and
  /// `init(channelURL:channelType:users:userListType:)`.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML may choose.
  open class var slots: [Slot] { standardSlots }
}

extension SBUUserListViewController {
  /// What the menu of a row can do.
  private enum Item { case `operator`, mute, ban }

  /// Opens the menu of a user: a line with the name, what the list offers, Cancel (S125, S187).
  func showMenu(for user: SBUUser) {
    let sheet = UIAlertController(
      title: user.nickname ?? user.userId, message: nil, preferredStyle: .actionSheet)
    for item in items { sheet.addAction(action(item, user)) }
    sheet.addAction(UIAlertAction(title: SBUStringSet.Cancel, style: .cancel))
    menu = sheet
    present(sheet, animated: true)
  }

  private var items: [Item] {
    switch userListType {
    case .members:
      (channel as? GroupChannel)?.isBroadcast ?? false
        ? [.operator, .ban] : [.operator, .mute, .ban]
    case .participants: [.operator, .mute, .ban]
    case .operators: [.operator]
    case .muted: [.mute]
    case .banned: [.ban]
    case .none: []
    }
  }

  /// What an item is called and does, by list and user (S126, S127).
  private func action(_ item: Item, _ user: SBUUser) -> UIAlertAction {
    let model = viewModel
    switch item {
    case .operator where isOperator(user) || userListType == .operators:
      return UIAlertAction(title: SBUStringSet.UserList_Unregister_Operator, style: .default) { _ in
        model?.unregisterOperator(user: user)
      }
    case .operator:
      return UIAlertAction(title: SBUStringSet.UserList_Register_Operator, style: .default) { _ in
        model?.registerAsOperator(user: user)
      }
    case .mute where user.isMuted || userListType == .muted:
      return UIAlertAction(title: SBUStringSet.UserList_Unmute, style: .default) { _ in
        model?.unmute(user: user)
      }
    case .mute:
      return UIAlertAction(title: SBUStringSet.UserList_Mute, style: .default) { _ in
        model?.mute(user: user)
      }
    case .ban where userListType == .banned:
      return UIAlertAction(title: SBUStringSet.UserList_Unban, style: .default) { _ in
        model?.unban(user: user)
      }
    case .ban:
      return UIAlertAction(title: SBUStringSet.UserList_Ban, style: .destructive) { _ in
        model?.ban(user: user)
      }
    }
  }

  private func isOperator(_ user: SBUUser) -> Bool {
    (channel as? OpenChannel)?.isOperator(userId: user.userId) ?? user.isOperator
  }
}
