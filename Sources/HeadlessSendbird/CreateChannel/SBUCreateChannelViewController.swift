import ChatBackend
import DioramaKit
import HeadlessUIKit

/// The screen that creates a group channel with the selected users.
open class SBUCreateChannelViewController: SBUUserScreen,
  SBUCreateChannelModuleHeaderDelegate, SBUCreateChannelModuleHeaderDataSource,
  SBUCreateChannelModuleListDelegate, SBUCreateChannelModuleListDataSource,
  SBUCreateChannelViewModelDelegate, SBUCreateChannelViewModelDataSource
{
  /// The header.
  public var headerComponent: SBUCreateChannelModule.Header?
  /// The list.
  public var listComponent: SBUCreateChannelModule.List?
  /// The view model.
  public var viewModel: SBUCreateChannelViewModel?

  /// The type of the channel to create.
  public var channelType: ChannelCreationType { viewModel?.channelType ?? .group }
  /// The users of the list.
  public var userList: [SBUUser] { viewModel?.userList ?? [] }
  /// The selected users.
  public var selectedUserList: Set<SBUUser> { viewModel?.selectedUserList ?? [] }

  override var moduleHeader: SBUModuleHeader? { headerComponent }
  override var moduleList: SBUUserModuleList? { listComponent }

  /// Creates the screen for a group channel with the app's users.
  public convenience init() { self.init(users: nil, type: .group) }

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - users: custom users to select from; nil for the app's.
  ///   - type: the type of the channel.
  public required init(users: [SBUUser]? = nil, type: ChannelCreationType = .group) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(users: users, type: type)
    let module = SBUModuleSet.CreateGroupChannelModule
    headerComponent = module.makeHeader()
    listComponent = module.makeList()
  }

  /// Creates the view model; an app can override it to use its own.
  open func createViewModel(users: [SBUUser]? = nil, type: ChannelCreationType = .group) {
    viewModel = SBUViewModelSet.entries.CreateGroupChannelViewModel.make {
      $0.init(channelType: type, users: users, delegate: self, dataSource: self)
    }
  }

  // MARK: Life cycle

  /// Configures header and list and adds them.
  open override func setupViews() {
    super.setupViews()
    headerComponent?.configure(delegate: self, dataSource: self, theme: theme)
    install(headerComponent)
    listComponent?.configure(delegate: self, dataSource: self, theme: theme)
    if let listComponent { view.addSubview(listComponent) }
  }

  /// Applies the theme's colors to bar, header, list and background.
  open override func setupStyles() {
    let theme = theme
    navigationController?.navigationBar.barTintColor = theme.navigationBarTintColor
    headerComponent?.setupStyles(theme: theme, componentTheme: componentTheme)
    listComponent?.setupStyles(theme: theme)
    view.backgroundColor = theme.backgroundColor
  }

  // MARK: Creating

  /// Creates a channel with the selected users; does nothing without a selection (C87).
  public func createChannelWithSelectedUsers() {
    guard let viewModel, !viewModel.selection.isEmpty else { return }
    viewModel.createChannel(userIds: viewModel.selection.sbu_getUserIds())
  }

  /// Opens a channel in the app's navigation; nothing calls it.
  open func dismissAndMoveToChannel(
    _ channel: BaseChannel, messageListParams: MessageListParams?
  ) {
    SendbirdUI.moveToChannel(channelURL: channel.channelURL, messageListParams: messageListParams)
  }

  /// Updates the right bar button; nothing calls it.
  open func didUpdateSelectedUsers(_ selectedUsers: [SBUUser]?) {
    headerComponent?.updateRightBarButton()
  }

  // MARK: Header events

  /// Shows the new title view.
  open func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header, didUpdateTitleView titleView: UIView?
  ) { navigationItem.titleView = titleView }

  /// Shows the new left bar button.
  open func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { navigationItem.leftBarButtonItem = leftItem }

  /// Shows the new right bar button.
  open func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header,
    didUpdateRightItem rightItem: UIBarButtonItem?
  ) { navigationItem.rightBarButtonItem = rightItem }

  /// Shows the new left bar buttons.
  open func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) { navigationItem.leftBarButtonItems = leftItems }

  /// Shows the new right bar buttons.
  open func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) { navigationItem.rightBarButtonItems = rightItems }

  /// Goes back after a tap on the left bar button (C87).
  open func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { onClickBack() }

  /// Calls ``createChannelWithSelectedUsers()`` after a tap on the right bar button (C87).
  open func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) { createChannelWithSelectedUsers() }

  // MARK: Data source of the components

  /// Returns the selected users.
  open func selectedUsersForBaseSelectUserModule(
    _ header: SBUBaseSelectUserModule.Header
  ) -> Set<SBUUser>? { viewModel?.selectedUserList }

  /// Returns the users to show.
  open func baseSelectUserModule(
    _ list: SBUBaseSelectUserModule.List, usersInTableView tableView: UITableView
  ) -> [SBUUser]? { viewModel?.userList }

  /// Returns the selected users.
  open func baseSelectUserModule(
    _ list: SBUBaseSelectUserModule.List, selectedUsersInTableView tableView: UITableView
  ) -> Set<SBUUser>? { viewModel?.selectedUserList }

  // MARK: List events

  /// Selects or deselects the user of a tapped row.
  open func createChannelModule(
    _ listComponent: SBUCreateChannelModule.List, didSelectRowAt indexPath: IndexPath
  ) {
    let users = userList
    guard users.indices.contains(indexPath.row) else { return }
    viewModel?.selectUser(user: users[indexPath.row])
  }

  /// Loads the next page if needed (C83).
  open func createChannelModule(
    _ listComponent: SBUCreateChannelModule.List, didDetectPreloadingPosition indexPath: IndexPath
  ) { viewModel?.preLoadNextUserList(indexPath: indexPath) }

  /// Loads the list again if ``SBUUserScreen/showsErrorView`` is true; else nothing (C84).
  open func createChannelModuleDidSelectRetry(_ listComponent: SBUCreateChannelModule.List) {
    guard showsErrorView else { return }
    listComponent.updateEmptyView(type: .none)
    viewModel?.resetUserList()
  }

  // MARK: View model events

  /// Returns further pages of custom users; nil unless overridden (C80).
  open func createChannelViewModel(
    _ viewModel: SBUCreateChannelViewModel,
    nextUserListForChannelType channelType: ChannelCreationType
  ) -> [SBUUser]? { nil }

  /// Updates the empty view and reloads the rows.
  open func createChannelViewModel(
    _ viewModel: SBUCreateChannelViewModel, didChangeUsers users: [SBUUser], needsToReload: Bool
  ) {
    listComponent?.updateEmptyView(type: users.isEmpty ? .noMembers : .none)
    if needsToReload { listComponent?.reloadTableView() }
  }

  /// Opens the new channel (C89).
  open func createChannelViewModel(
    _ viewModel: SBUCreateChannelViewModel, didCreateChannel channel: BaseChannel?,
    withMessageListParams messageListParams: MessageListParams?
  ) {
    guard let channel else { return }
    SendbirdUI.moveToChannel(channelURL: channel.channelURL, messageListParams: messageListParams)
  }

  /// Updates the right bar button.
  open func createChannelViewModel(
    _ viewModel: SBUCreateChannelViewModel, didUpdateSelectedUsers selectedUsers: [SBUUser]
  ) { headerComponent?.updateRightBarButton() }

  // MARK: YAML

  /// The initializer for YAML: `init(users:type:)`.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML can set.
  open class var slots: [Slot] { standardSlots }
}

extension SBUCreateChannelViewController: ScreenViewController {
  static let standardInitializer = ViewControllerInitializer(
    RecordTable<CreateChannelArguments>(
      "the screen",
      [
        Field("users", .users, "the users to choose from, instead of the app's") { $0.users = $1 },
        Field("channelType", CreationTypeKeyword.shape, "the type of the channel to create") {
          $0.type = $1
        },
      ]), startingWith: CreateChannelArguments()
  ) { type, arguments in
    guard let type = type as? SBUCreateChannelViewController.Type,
      let service = ScreenEnvironment.current?.chatService
    else { return nil }
    let users = arguments.users.map { users in
      users.map { user in
        service.add(user)
        return SBUUser(user: User(user))
      }
    }
    return type.init(users: users, type: arguments.type.type)
  }

  static let standardSlots = SendbirdScreen.createChannel.slots(
    header: \SBUCreateChannelViewController.headerComponent, "back, title and Create",
    list: \SBUCreateChannelViewController.listComponent, "the users of the app",
    viewModel: \SBUCreateChannelViewController.viewModel,
    "loads the users and creates the channel")
}
