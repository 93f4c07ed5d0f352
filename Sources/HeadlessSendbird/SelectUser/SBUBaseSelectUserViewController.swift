import DioramaKit
import HeadlessUIKit

/// The base class of the select screens: invite users, promote members, register operators.
///
/// Each screen creates its view model and components in its initializers, and handles a tap on the
/// right bar button. Components and themes that are set before the view loads are used.
open class SBUBaseSelectUserViewController: SBUUserScreen,
  SBUBaseSelectUserModuleHeaderDelegate, SBUBaseSelectUserModuleHeaderDataSource,
  SBUBaseSelectUserModuleListDelegate, SBUBaseSelectUserModuleListDataSource,
  SBUBaseSelectUserViewModelDelegate, SBUBaseSelectUserViewModelDataSource
{
  /// The header, as the base class.
  public var baseHeaderComponent: SBUBaseSelectUserModule.Header?
  /// The list, as the base class.
  public var baseListComponent: SBUBaseSelectUserModule.List?
  /// The view model, as the base class.
  public var baseViewModel: SBUBaseSelectUserViewModel?

  /// The channel.
  public var channel: BaseChannel? { baseViewModel?.channel }
  /// The channel's ID.
  public var channelURL: String? { baseViewModel?.channelURL }
  /// The type of the channel; group while it is unknown.
  public var channelType: ChannelType { baseViewModel?.channelType ?? .group }
  /// The users of the list.
  public var userList: [SBUUser] { baseViewModel?.userList ?? [] }
  /// The selected users.
  public var selectedUserList: Set<SBUUser> { baseViewModel?.selectedUserList ?? [] }

  override var moduleHeader: SBUModuleHeader? { baseHeaderComponent }
  override var moduleList: SBUUserModuleList? { baseListComponent }

  /// Creates the view model; an app can override it to use its own.
  ///
  /// - Parameters:
  ///   - channel: the channel, if the screen was created with one.
  ///   - channelURL: the channel's ID, if the screen was created with it.
  ///   - channelType: the type of the channel.
  ///   - users: custom users to select from; nil for those of the service.
  open func createViewModel(
    channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
    users: [SBUUser]? = nil
  ) {}

  /// An older spelling, which page 000 overrides. Initializers call it, and it calls
  /// ``createViewModel(channel:channelURL:channelType:users:)``.
  open func createViewModel(
    channel: BaseChannel? = nil, channelUrl: String?, channelType: ChannelType = .group,
    users: [SBUUser]? = nil
  ) {
    createViewModel(
      channel: channel, channelURL: channelUrl, channelType: channelType, users: users)
  }

  // MARK: Life cycle

  /// Adds the header's items to the navigation item, then adds the list (S6).
  open override func setupViews() {
    super.setupViews()
    configureHeader()
    install(baseHeaderComponent)
    configureList()
    if let list = baseListComponent { view.addSubview(list) }
  }

  /// Selects or deselects the user of a row.
  final func selectUser(at indexPath: IndexPath) {
    guard let baseViewModel, baseViewModel.userList.indices.contains(indexPath.row) else { return }
    baseViewModel.selectUser(user: baseViewModel.userList[indexPath.row])
  }

  /// The IDs of the selected users, in the order of selection; nil without a selection.
  final var selectedUserIds: [String]? {
    guard let baseViewModel, !baseViewModel.selection.isEmpty else { return nil }
    return baseViewModel.selection.sbu_getUserIds()
  }

  /// Configures the header; each screen overrides it for its own type.
  func configureHeader() {}
  /// Configures the list; each screen overrides it for its own type.
  func configureList() {}

  /// Applies the theme's colors to bar, header, list and background (S11).
  open override func setupStyles() {
    let theme = theme
    navigationController?.navigationBar.barTintColor = theme.navigationBarTintColor
    baseHeaderComponent?.setupStyles(theme: theme, componentTheme: componentTheme)
    baseListComponent?.setupStyles(theme: theme)
    view.backgroundColor = theme.backgroundColor
  }

  // MARK: Navigation

  /// Returns to the channel after the request succeeded: to the first channel screen of the stack,
  /// or else to its first screen; dismisses the screen without a stack (S78).
  open func popToChannel() { leave(to: .channel) }

  /// Goes back one screen, or dismisses the screen (S79).
  public func popToPrevious() { leave() }

  // MARK: Data source of the components

  /// Returns the selected users.
  open func selectedUsersForBaseSelectUserModule(
    _ header: SBUBaseSelectUserModule.Header
  ) -> Set<SBUUser>? { baseViewModel?.selectedUserList }

  /// Returns the users to show.
  open func baseSelectUserModule(
    _ list: SBUBaseSelectUserModule.List, usersInTableView tableView: UITableView
  ) -> [SBUUser]? { baseViewModel?.userList }

  /// Returns the selected users.
  open func baseSelectUserModule(
    _ list: SBUBaseSelectUserModule.List, selectedUsersInTableView tableView: UITableView
  ) -> Set<SBUUser>? { baseViewModel?.selectedUserList }

  /// Returns further pages of custom users; nil unless overridden (S57).
  ///
  /// - Returns: the next page; nil or empty at the end. Called whenever the tenth row from the end
  ///   comes into view (S69).
  open func nextUserList() -> [SBUUser]? { nil }

  // MARK: View model events

  /// Updates the empty view after the list changed, and reloads the rows (S17).
  ///
  /// - Parameters:
  ///   - viewModel: the screen's view model.
  ///   - users: all users of the list; without users the empty view shows "No users".
  ///   - needsToReload: whether to reload the rows.
  open func baseSelectedUserViewModel(
    _ viewModel: SBUBaseSelectUserViewModel, didChangeUserList users: [SBUUser]?,
    needsToReload: Bool
  ) {
    baseListComponent?.updateEmptyView(type: users?.isEmpty ?? true ? .noMembers : .none)
    if needsToReload { baseListComponent?.reloadTableView() }
  }

  /// Updates the right bar button after the selection changed (S47).
  open func baseSelectedUserViewModel(
    _ viewModel: SBUBaseSelectUserViewModel, didUpdateSelectedUsers selectedUsers: [SBUUser]?
  ) { baseHeaderComponent?.updateRightBarButton() }

  /// Loads channel and users again after a tap on Retry if ``SBUUserScreen/showsErrorView`` is
  /// true; otherwise it does nothing, like the kit (S51).
  final func retry() {
    guard showsErrorView, let channelURL else { return }
    baseListComponent?.updateEmptyView(type: .none)
    baseViewModel?.loadChannel(channelURL: channelURL, type: channelType)
  }
}
