import DioramaKit
import HeadlessUIKit

/// The screen that invites users to a group channel (page 000).
///
/// ```swift
/// let screen = SBUInviteUserViewController(channel: channel)
/// screen.headerComponent = TeamHeader()
/// navigationController?.pushViewController(screen, animated: true)
/// ```
open class SBUInviteUserViewController: SBUBaseSelectUserViewController,
  SBUInviteUserModuleHeaderDelegate, SBUInviteUserModuleHeaderDataSource,
  SBUInviteUserModuleListDelegate, SBUInviteUserModuleListDataSource,
  SBUInviteUserViewModelDelegate, SBUInviteUserViewModelDataSource
{
  /// The header; nil if the base header has another class (S173).
  public var headerComponent: SBUInviteUserModule.Header? {
    get { baseHeaderComponent as? SBUInviteUserModule.Header }
    set { baseHeaderComponent = newValue }
  }
  /// The list; nil if the base list has another class.
  public var listComponent: SBUInviteUserModule.List? {
    get { baseListComponent as? SBUInviteUserModule.List }
    set { baseListComponent = newValue }
  }
  /// The view model; nil if the base view model has another class.
  public var viewModel: SBUInviteUserViewModel? {
    get { baseViewModel as? SBUInviteUserViewModel }
    set { baseViewModel = newValue }
  }

  /// Creates a screen for a channel.
  ///
  /// - Parameters:
  ///   - channel: the group channel.
  ///   - users: custom users to select from; nil for the app's.
  public required init(channel: GroupChannel, users: [SBUUser]? = nil) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channel: channel, channelUrl: nil, channelType: .group, users: users)
    makeComponents()
  }

  /// Creates a screen for a channel by its URL.
  ///
  /// - Parameters:
  ///   - channelURL: the channel's ID at the service.
  ///   - users: custom users to select from; nil for the app's.
  public required init(channelURL: String, users: [SBUUser]? = nil) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channel: nil, channelUrl: channelURL, channelType: .group, users: users)
    makeComponents()
  }

  /// An older spelling of `init(channelURL:users:)`.
  public required convenience init(channelUrl: String, users: [SBUUser]? = nil) {
    self.init(channelURL: channelUrl, users: users)
  }

  /// Creates header and list from the module's classes, after the view model (S1).
  private func makeComponents() {
    let module = SBUModuleSet.InviteUserModule
    headerComponent = module.makeHeader()
    listComponent = module.makeList()
  }

  /// Creates the view model; without channel and URL it creates none (S4).
  open override func createViewModel(
    channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
    users: [SBUUser]? = nil
  ) {
    guard channel != nil || channelURL != nil else { return }
    viewModel = SBUViewModelSet.entries.InviteUserViewModel.make {
      $0.init(
        channel: channel, channelURL: channelURL, channelType: channelType, users: users,
        delegate: self, dataSource: self)
    }
  }

  override func configureHeader() {
    headerComponent?.configure(delegate: self, dataSource: self, theme: theme)
  }

  override func configureList() {
    listComponent?.configure(delegate: self, dataSource: self, theme: theme)
  }

  /// Invites the selected users; does nothing without a selection (S83).
  public func inviteSelectedUsers() {
    if let selectedUserIds { viewModel?.invite(userIds: selectedUserIds) }
  }

  // MARK: Header events

  /// Shows the new title view.
  open func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didUpdateTitleView titleView: UIView?
  ) { navigationItem.titleView = titleView }

  /// Shows the new left bar button.
  open func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { navigationItem.leftBarButtonItem = leftItem }

  /// Shows the new right bar button.
  open func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) { navigationItem.rightBarButtonItem = rightItem }

  /// Shows the new left bar buttons.
  open func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) { navigationItem.leftBarButtonItems = leftItems }

  /// Shows the new right bar buttons.
  open func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) { navigationItem.rightBarButtonItems = rightItems }

  /// Goes back after a tap on the left bar button (S82).
  open func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { onClickBack() }

  /// Calls ``inviteSelectedUsers()`` after a tap on the right bar button (S83).
  open func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) { inviteSelectedUsers() }

  // MARK: List events

  /// Toggles the selection of the tapped row's user.
  open func inviteUserModule(
    _ list: SBUInviteUserModule.List, didSelectRowAt indexPath: IndexPath
  ) { selectUser(at: indexPath) }

  /// Loads the next page if needed when a row comes into view (S55).
  open func inviteUserModule(
    _ list: SBUInviteUserModule.List, didDetectPreloadingPosition indexPath: IndexPath
  ) { viewModel?.preLoadNextUserList(indexPath: indexPath) }

  /// Loads the list again if ``SBUUserScreen/showsErrorView`` is true; else nothing (S51).
  open func inviteUserModuleDidSelectRetry(_ list: SBUInviteUserModule.List) { retry() }

  // MARK: View model events

  /// Returns to the channel after users were invited (S85).
  open func inviteUserViewModel(
    _ viewModel: SBUInviteUserViewModel, didInviteUserIds userIds: [String]
  ) { popToChannel() }

  // MARK: YAML

  /// The initializers for YAML: `init(channelURL:users:)` and `init(channel:users:)`.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML can set.
  open class var slots: [Slot] { standardSlots }
}

extension SBUInviteUserViewController: ScreenViewController {
  static let standardInitializer = ViewControllerInitializer.channelScreen(
    [
      .channelURL("the channel to invite users to"), .channel,
      .users("the users to choose from, instead of the app's"),
    ], for: .group
  ) { type, arguments, channel, users in
    guard let type = type as? SBUInviteUserViewController.Type else { return nil }
    if let channel = channel as? GroupChannel { return type.init(channel: channel, users: users) }
    return type.init(channelURL: arguments.channelURL ?? "", users: users)
  }

  static let standardSlots = SendbirdScreen.inviteUser.slots(
    header: \SBUInviteUserViewController.headerComponent, "title, Cancel and Invite",
    list: \SBUInviteUserViewController.listComponent, "the users who can be invited",
    viewModel: \SBUInviteUserViewController.viewModel,
    "loads the users and invites the selected ones")
}
