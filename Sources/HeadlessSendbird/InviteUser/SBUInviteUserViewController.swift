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
  /// The header; nil where the base header is of another class (S173).
  public var headerComponent: SBUInviteUserModule.Header? {
    get { baseHeaderComponent as? SBUInviteUserModule.Header }
    set { baseHeaderComponent = newValue }
  }
  /// The list; nil where the base list is of another class.
  public var listComponent: SBUInviteUserModule.List? {
    get { baseListComponent as? SBUInviteUserModule.List }
    set { baseListComponent = newValue }
  }
  /// The view model; nil where the base view model is of another class.
  public var viewModel: SBUInviteUserViewModel? {
    get { baseViewModel as? SBUInviteUserViewModel }
    set { baseViewModel = newValue }
  }

  /// A screen for a channel.
  ///
  /// - Parameters:
  ///   - channel: the group.
  ///   - users: users of one's own to choose from; nil for the app's.
  public required init(channel: GroupChannel, users: [SBUUser]? = nil) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channel: channel, channelUrl: nil, channelType: .group, users: users)
    makeComponents()
  }

  /// A screen for a channel by its URL.
  ///
  /// - Parameters:
  ///   - channelURL: the channel's id, as the service knows it.
  ///   - users: users of one's own to choose from; nil for the app's.
  public required init(channelURL: String, users: [SBUUser]? = nil) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channel: nil, channelUrl: channelURL, channelType: .group, users: users)
    makeComponents()
  }

  /// An older spelling of `init(channelURL:users:)`.
  public convenience init(channelUrl: String, users: [SBUUser]? = nil) {
    self.init(channelURL: channelUrl, users: users)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes header and list of the module's classes, after the view model (S1).
  private func makeComponents() {
    let module = SBUModuleSet.InviteUserModule
    headerComponent = module.makeHeader()
    listComponent = module.makeList()
  }

  /// Makes the view model; without channel and URL there is none (S4).
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

  /// Invites the selected users; nothing happens without a selection (S83).
  public func inviteSelectedUsers() {
    if let selectedUserIds { viewModel?.invite(userIds: selectedUserIds) }
  }

  // MARK: What the header says

  /// The view in the middle was set.
  open func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didUpdateTitleView titleView: UIView?
  ) { navigationItem.titleView = titleView }

  /// The item at the left was set.
  open func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { navigationItem.leftBarButtonItem = leftItem }

  /// The item at the right was set.
  open func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) { navigationItem.rightBarButtonItem = rightItem }

  /// The items at the left were set.
  open func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) { navigationItem.leftBarButtonItems = leftItems }

  /// The items at the right were set.
  open func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) { navigationItem.rightBarButtonItems = rightItems }

  /// Left: goes back (S82).
  open func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { onClickBack() }

  /// Right: what ``inviteSelectedUsers()`` does (S83).
  open func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) { inviteSelectedUsers() }

  // MARK: What the list says

  /// A row was tapped: its user is selected or not any more.
  open func inviteUserModule(
    _ list: SBUInviteUserModule.List, didSelectRowAt indexPath: IndexPath
  ) { selectUser(at: indexPath) }

  /// A row comes into view: perhaps it is time for the next page (S55).
  open func inviteUserModule(
    _ list: SBUInviteUserModule.List, didDetectPreloadingPosition indexPath: IndexPath
  ) { viewModel?.preLoadNextUserList(indexPath: indexPath) }

  /// Retry was tapped; nothing is loaded again (S51).
  open func inviteUserModuleDidSelectRetry(_ list: SBUInviteUserModule.List) {}

  // MARK: What the view model says

  /// Users were invited: back to the channel (S85).
  open func inviteUserViewModel(
    _ viewModel: SBUInviteUserViewModel, didInviteUserIds userIds: [String]
  ) { popToChannel() }

  // MARK: YAML

  /// Its initialisers: `init(channelURL:users:)` and `init(channel:users:)`.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML may choose.
  open class var slots: [Slot] { standardSlots }
}

extension SBUInviteUserViewController: ScreenViewController {
  static let standardInitializer = ViewControllerInitializer.channelScreen(
    [
      .channelURL("the channel to invite people to"), .channel,
      .users("the users to choose from, instead of the app's"),
    ], for: .group
  ) { type, arguments, channel, users in
    guard let type = type as? SBUInviteUserViewController.Type else { return nil }
    if let channel = channel as? GroupChannel { return type.init(channel: channel, users: users) }
    return type.init(channelURL: arguments.channelURL ?? "", users: users)
  }

  static let standardSlots = SendbirdScreen.inviteUser.slots(
    header: \SBUInviteUserViewController.headerComponent, "title, Cancel and Invite",
    list: \SBUInviteUserViewController.listComponent, "the users that can be invited",
    viewModel: \SBUInviteUserViewController.viewModel,
    "loads the users and invites the selected ones")
}
