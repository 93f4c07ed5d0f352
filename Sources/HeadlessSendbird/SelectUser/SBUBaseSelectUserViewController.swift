import DioramaKit
import HeadlessUIKit

/// What the select screens have in common: invite users, promote members, register operators.
///
/// Each screen makes its view model and its components in its initialisers, and says what a tap on
/// the right item does. Components and themes that are set before the view loads are those that
/// show.
open class SBUBaseSelectUserViewController: SBUBaseViewController,
  SBUBaseSelectUserModuleHeaderDelegate, SBUBaseSelectUserModuleHeaderDataSource,
  SBUBaseSelectUserModuleListDelegate, SBUBaseSelectUserModuleListDataSource,
  SBUBaseSelectUserViewModelDelegate, SBUBaseSelectUserViewModelDataSource
{
  /// The header, whatever its screen.
  public var baseHeaderComponent: SBUBaseSelectUserModule.Header?
  /// The list, whatever its screen.
  public var baseListComponent: SBUBaseSelectUserModule.List?
  /// The view model, whatever its screen.
  public var baseViewModel: SBUBaseSelectUserViewModel?
  private var ownTheme: SBUUserListTheme?
  private var ownComponentTheme: SBUComponentTheme?

  /// The channel.
  public var channel: BaseChannel? { baseViewModel?.channel }
  /// The channel's id.
  public var channelURL: String? { baseViewModel?.channelURL }
  /// What sort of channel it is; a group while nothing is known.
  public var channelType: ChannelType { baseViewModel?.channelType ?? .group }
  /// The users of the list.
  public var userList: [SBUUser] { baseViewModel?.userList ?? [] }
  /// The selected users.
  public var selectedUserList: Set<SBUUser> { baseViewModel?.selectedUserList ?? [] }

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

  /// Makes the view model; an app overrides it to use its own.
  ///
  /// - Parameters:
  ///   - channel: the channel, where the screen was made with one.
  ///   - channelURL: the channel's id, where it was made with that.
  ///   - channelType: what sort of channel it is.
  ///   - users: users of one's own to choose from; nil for those that the service has.
  open func createViewModel(
    channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
    users: [SBUUser]? = nil
  ) {}

  /// An older spelling, which page 000 overrides. Initialisers call it, and it calls today's.
  open func createViewModel(
    channel: BaseChannel? = nil, channelUrl: String?, channelType: ChannelType = .group,
    users: [SBUUser]? = nil
  ) {
    createViewModel(
      channel: channel, channelURL: channelUrl, channelType: channelType, users: users)
  }

  // MARK: Life cycle

  /// The status bar, as the theme has it. Kept, not shown.
  open override var preferredStatusBarStyle: UIStatusBarStyle { theme.statusBarStyle }

  /// Hands the header's items to the navigation item, then adds the list (S6).
  open override func setupViews() {
    super.setupViews()
    configureHeader()
    install(baseHeaderComponent)
    configureList()
    if let list = baseListComponent { view.addSubview(list) }
  }

  /// Selects the user of a row, or takes the selection back.
  final func selectUser(at indexPath: IndexPath) {
    guard let baseViewModel, baseViewModel.userList.indices.contains(indexPath.row) else { return }
    baseViewModel.selectUser(user: baseViewModel.userList[indexPath.row])
  }

  /// The ids of the selected users, in the order of selecting; nil for nobody.
  final var selectedUserIds: [String]? {
    guard let baseViewModel, !baseViewModel.selection.isEmpty else { return nil }
    return baseViewModel.selection.sbu_getUserIds()
  }

  /// Configures the header; each screen does it with its own type.
  func configureHeader() {}
  /// Configures the list; each screen does it with its own type.
  func configureList() {}

  /// Colours bar, header, list and background (S11).
  open override func setupStyles() {
    let theme = theme
    navigationController?.navigationBar.barTintColor = theme.navigationBarTintColor
    baseHeaderComponent?.setupStyles(theme: theme, componentTheme: componentTheme)
    baseListComponent?.setupStyles(theme: theme)
    view.backgroundColor = theme.backgroundColor
  }

  /// Colours all again and asks for the rows again (S10).
  open override func updateStyles() {
    setupStyles()
    baseListComponent?.reloadTableView()
  }

  // MARK: Going

  /// Goes back to the channel after the request has succeeded: here to the first screen of the
  /// stack, or away where there is no stack (S78).
  open func popToChannel() { leave(toFirst: true) }

  /// Goes back one screen, or away (S79).
  public func popToPrevious() { leave() }

  // MARK: What the components ask

  /// The selected users.
  open func selectedUsersForBaseSelectUserModule(
    _ header: SBUBaseSelectUserModule.Header
  ) -> Set<SBUUser>? { baseViewModel?.selectedUserList }

  /// The users to show.
  open func baseSelectUserModule(
    _ list: SBUBaseSelectUserModule.List, usersInTableView tableView: UITableView
  ) -> [SBUUser]? { baseViewModel?.userList }

  /// The selected users.
  open func baseSelectUserModule(
    _ list: SBUBaseSelectUserModule.List, selectedUsersInTableView tableView: UITableView
  ) -> Set<SBUUser>? { baseViewModel?.selectedUserList }

  /// Further pages of custom users; none unless overridden (S57).
  ///
  /// - Returns: the next page; nil or empty when there is none. Asked for whenever the tenth row
  ///   from the end comes into view (S69).
  open func nextUserList() -> [SBUUser]? { nil }

  // MARK: What the view model says

  /// The list has changed: the empty view is chosen, the rows are asked for again (S17).
  ///
  /// - Parameters:
  ///   - viewModel: the screen's view model.
  ///   - users: all users of the list; nobody shows "No users".
  ///   - needsToReload: whether the rows are asked for again.
  open func baseSelectedUserViewModel(
    _ viewModel: SBUBaseSelectUserViewModel, didChangeUserList users: [SBUUser]?,
    needsToReload: Bool
  ) {
    baseListComponent?.updateEmptyView(type: users?.isEmpty ?? true ? .noMembers : .none)
    if needsToReload { baseListComponent?.reloadTableView() }
  }

  /// The selection has changed: the right item is written again (S47).
  open func baseSelectedUserViewModel(
    _ viewModel: SBUBaseSelectUserViewModel, didUpdateSelectedUsers selectedUsers: [SBUUser]?
  ) { baseHeaderComponent?.updateRightBarButton() }

  /// An error: the indicator goes; one that blocks the screen shows the empty view for errors
  /// (S41, S42).
  open override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    super.didReceiveError(error, isBlocker: isBlocker)
    guard isBlocker else { return }
    baseListComponent?.updateEmptyView(type: .error)
    baseListComponent?.reloadTableView()
  }

  // MARK: YAML

  /// What YAML may set on it beyond its parameters and parts; a subclass may add more.
  open class var properties: PropertyTable { commonProperties }
}
