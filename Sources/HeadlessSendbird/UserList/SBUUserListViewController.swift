import DioramaKit
import HeadlessUIKit

/// The screen with the users of a channel: members, participants, operators, muted or banned users.
///
/// Operators see a menu in each row. Lists of members and operators have an add button, which opens
/// the screen to add users (S117, S124).
///
/// ```swift
/// let screen = SBUUserListViewController(channel: channel, userListType: .muted)
/// navigationController?.pushViewController(screen, animated: true)
/// ```
open class SBUUserListViewController: SBUUserScreen,
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
  /// The view that shows a user's profile; nil for no profiles.
  public var userProfileView: UIView? = SBUUserProfileView()
  /// The open menu.
  weak var menu: UIAlertController?

  override var moduleHeader: SBUModuleHeader? { headerComponent }
  override var moduleList: SBUUserModuleList? { listComponent }

  /// The channel.
  public var channel: BaseChannel? { viewModel?.channel }
  /// The channel's ID.
  public var channelURL: String? { viewModel?.channelURL }
  /// The type of the channel; group while it is unknown.
  public var channelType: ChannelType { viewModel?.channelType ?? .group }
  /// The users of the list.
  public var userList: [SBUUser] { viewModel?.userList ?? [] }
  /// The type of the list.
  public var userListType: ChannelUserListType { viewModel?.userListType ?? .members }

  /// Creates a screen for a channel.
  ///
  /// - Parameters:
  ///   - channel: a group or open channel; one of another type has no components (S3).
  ///   - users: custom users to list; nil for the channel's.
  ///   - userListType: the type of the list.
  public required init(
    channel: BaseChannel, users: [SBUUser]? = nil, userListType: ChannelUserListType = .members
  ) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(
      channel: channel, channelType: channel.channelType, users: users, type: userListType)
    makeComponents(channel.channelType)
  }

  /// Creates a screen for a channel by its URL.
  ///
  /// - Parameters:
  ///   - channelURL: the channel's ID at the service.
  ///   - channelType: the type of the channel.
  ///   - users: custom users to list; nil for the channel's.
  ///   - userListType: the type of the list.
  public required init(
    channelURL: String, channelType: ChannelType, users: [SBUUser]? = nil,
    userListType: ChannelUserListType = .members
  ) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(
      channelURL: channelURL, channelType: channelType, users: users, type: userListType)
    makeComponents(channelType)
  }

  /// Creates the view model; an app can override it to use its own.
  ///
  /// - Parameters:
  ///   - channel: the channel, if the screen was created with one.
  ///   - channelURL: the channel's ID, if the screen was created with it.
  ///   - channelType: the type of the channel, which determines the entry of ``SBUViewModelSet``.
  ///   - users: custom users to list; nil for the channel's.
  ///   - type: the type of the list.
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

  /// Adds the header's items to the navigation item, then adds the list (S6).
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

  /// Applies the theme's colors to bar, header, list and background (S11).
  open override func setupStyles() {
    let theme = theme
    navigationController?.navigationBar.barTintColor = theme.navigationBarTintColor
    headerComponent?.setupStyles(theme: theme, componentTheme: componentTheme)
    listComponent?.setupStyles(theme: theme, componentTheme: componentTheme)
    view.backgroundColor = theme.backgroundColor
  }

  /// Dismisses menu and profile when the screen disappears (S12).
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    menu?.dismiss(animated: false)
    (userProfileView as? SBUUserProfileView)?.dismiss()
  }

  // MARK: Navigation to other screens

  /// Opens the screen to add users: the invite screen for members, and for operators the register
  /// operator screen, or in a group the promote members screen if an app set its class, as on page
  /// 000 (S101). It does nothing for participants (S117).
  open func showInviteUser() {
    guard let channel else { return }
    let next: UIViewController
    switch (channel, userListType) {
    case (let channel as GroupChannel, .operators) where SBUViewControllerSet.promoteMember.isSet:
      next = SBUViewControllerSet.PromoteMemberViewController(channel: channel)
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

  /// Shows a user's profile over the screen, if the app enabled profiles (S139).
  ///
  /// - Parameter user: the user; the current user's profile has no "Message" button.
  open func showUserProfile(with user: SBUUser) {
    guard SendbirdUI.config.common.isUsingDefaultUserProfileEnabled,
      let profile = userProfileView as? SBUUserProfileView
    else { return }
    profile.delegate = self
    profile.show(baseView: view, user: user, isOpenChannel: channel is OpenChannel)
  }

  /// Opens a channel with a user after a tap on "Message" in the profile (S139).
  ///
  /// - Parameter userId: the user's ID; nil does nothing.
  open func didSelectMessage(userId: String?) {
    if let userId { SendbirdUI.createAndMoveToChannel(userIds: [userId]) }
  }

  /// A profile was closed; does nothing.
  open func didSelectClose() {}

  // MARK: View model events and data source

  /// Reloads the rows and applies the colors after the users changed, even if `needsToReload` is
  /// false (S18). An error is no longer shown.
  open func userListViewModel(
    _ viewModel: SBUUserListViewModel, didChangeUsers users: [SBUUser], needsToReload: Bool
  ) {
    if listComponent?.showsError ?? false { listComponent?.updateEmptyView(type: .none) }
    listComponent?.reloadTableView()
    updateStyles()
  }

  /// Reloads the rows after the channel was loaded or an event occurred in it (S18).
  open func userListViewModel(
    _ viewModel: SBUUserListViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) { listComponent?.reloadTableView() }

  /// Returns to the first channel screen of the stack, or to the list of channels for nil, after the
  /// channel was deleted; without such a screen to the first one (S138).
  open func userListViewModel(
    _ viewModel: SBUUserListViewModel, shouldDismissForUserList channel: BaseChannel?
  ) { pop(to: channel == nil ? .channelList : .channel) }

  /// Returns further pages of custom users; only called if an app makes the screen the view model's
  /// data source (S132).
  open func userListViewModel(
    _ viewModel: SBUUserListViewModel, nextUserListForChannel channel: BaseChannel?
  ) -> [SBUUser]? { nil }

  // MARK: Components

  /// Shows the new title view.
  open func userListModule(
    _ header: SBUUserListModule.Header, didUpdateTitleView titleView: UIView?
  ) { navigationItem.titleView = titleView }

  /// Shows the new left bar button.
  open func userListModule(
    _ header: SBUUserListModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { navigationItem.leftBarButtonItem = leftItem }

  /// Shows the new right bar button.
  open func userListModule(
    _ header: SBUUserListModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) { navigationItem.rightBarButtonItem = rightItem }

  /// Shows the new left bar buttons.
  open func userListModule(
    _ header: SBUUserListModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) { navigationItem.leftBarButtonItems = leftItems }

  /// Shows the new right bar buttons.
  open func userListModule(
    _ header: SBUUserListModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) { navigationItem.rightBarButtonItems = rightItems }

  /// Goes back after a tap on the left bar button (S118).
  open func userListModule(
    _ header: SBUUserListModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { onClickBack() }

  /// Opens the screen to add users after a tap on the right bar button (S117).
  open func userListModule(
    _ header: SBUUserListModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) { showInviteUser() }

  /// A row was tapped; does nothing (S118).
  open func userListModule(_ list: SBUUserListModule.List, didSelectRowAt indexPath: IndexPath) {}

  /// Loads the next page if needed when a row comes into view (S131).
  open func userListModule(
    _ list: SBUUserListModule.List, didDetectPreloadingPosition indexPath: IndexPath
  ) { viewModel?.preLoadNextUserList(indexPath: indexPath) }

  /// Opens the menu after a tap on the more button (S125).
  open func userListModule(_ list: SBUUserListModule.List, didTapMoreMenuFor user: SBUUser) {
    showMenu(for: user)
  }

  /// Shows the profile after a tap on the image (S139).
  open func userListModule(_ list: SBUUserListModule.List, didTapUserProfileFor user: SBUUser) {
    showUserProfile(with: user)
  }

  /// Loads the first page again after a tap on Retry (S123), and the channel before it if
  /// ``SBUUserScreen/showsErrorView`` is true.
  open func userListModuleDidSelectRetry(_ list: SBUUserListModule.List) {
    if showsErrorView, let channelURL {
      list.updateEmptyView(type: .none)
      viewModel?.loadChannel(channelURL: channelURL, type: channelType)
    } else {
      viewModel?.loadNextUserList(reset: true)
    }
  }

  /// Returns the channel of the rows.
  open func userListModule(
    _ list: SBUUserListModule.List, channelForTableView tableView: UITableView
  ) -> BaseChannel? { channel }

  /// Returns the users of the rows.
  open func userListModule(
    _ list: SBUUserListModule.List, usersInTableView tableView: UITableView
  ) -> [SBUUser] { userList }

  // MARK: YAML

  /// The initializers for YAML: `init(channel:users:userListType:)` and
  /// `init(channelURL:channelType:users:userListType:)`.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML can set.
  open class var slots: [Slot] { standardSlots }
}

extension SBUUserListViewController {
  /// The actions of a row's menu.
  private enum Item { case `operator`, mute, ban }

  /// Opens the menu of a user: a line with the name, the list's actions, and Cancel (S125, S187).
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

  /// Returns an action with its title, by list and user (S126, S127).
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
