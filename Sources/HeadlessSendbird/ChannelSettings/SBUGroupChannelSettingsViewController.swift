import DioramaKit
import HeadlessUIKit

/// The settings of a group channel: name and picture, and what leads to its moderation menu, its push
/// settings and its people, and out of it.
open class SBUGroupChannelSettingsViewController: SBUBaseChannelSettingsViewController,
  SBUGroupChannelSettingsModuleHeaderDelegate, SBUGroupChannelSettingsModuleHeaderDataSource,
  SBUGroupChannelSettingsModuleListDelegate, SBUGroupChannelSettingsModuleListDataSource,
  SBUGroupChannelSettingsViewModelDelegate, ScreenViewController
{
  /// The header; nil where the base header is of another class.
  public var headerComponent: SBUGroupChannelSettingsModule.Header? {
    get { baseHeaderComponent as? SBUGroupChannelSettingsModule.Header }
    set { baseHeaderComponent = newValue }
  }
  /// The list; nil where the base list is of another class.
  public var listComponent: SBUGroupChannelSettingsModule.List? {
    get { baseListComponent as? SBUGroupChannelSettingsModule.List }
    set { baseListComponent = newValue }
  }
  /// The view model; nil where the base view model is of another class.
  public var viewModel: SBUGroupChannelSettingsViewModel? {
    get { baseViewModel as? SBUGroupChannelSettingsViewModel }
    set { baseViewModel = newValue }
  }

  /// A screen for a channel.
  public required init(channel: GroupChannel) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channel: channel, channelURL: channel.channelURL)
    makeComponents(of: SBUModuleSet.GroupChannelSettingsModule)
  }

  /// A screen for a channel by its URL.
  ///
  /// - Parameter channelURL: the channel's id, as the service knows it; one of another sort is not
  ///   found.
  public required init(channelURL: String) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channelURL: channelURL)
    makeComponents(of: SBUModuleSet.GroupChannelSettingsModule)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the view model; an app overrides it to use its own. Without a channel and a URL there is
  /// none.
  ///
  /// - Parameters:
  ///   - channel: the channel, where the screen was made with one.
  ///   - channelURL: the channel's id.
  open override func createViewModel(channel: BaseChannel? = nil, channelURL: String? = nil) {
    guard let url = channelURL ?? channel?.channelURL else { return }
    viewModel = SBUViewModelSet.entries.GroupChannelSettingsViewModel.make {
      $0.init(channel: channel, channelURL: url, channelType: .group, delegate: self)
    }
  }

  override func configureHeader() {
    headerComponent?.configure(delegate: self, dataSource: self, theme: theme)
  }

  override func configureList() {
    listComponent?.configure(delegate: self, dataSource: self, theme: theme)
  }

  // MARK: Where the rows lead

  /// Shows the moderation menu.
  open override func showModerationList() {
    guard let channel else { return }
    let entry = SBUViewControllerSet.entries.GroupModerationsViewController
    show(entry.make { $0.init(channel: channel) })
  }

  /// Shows the push settings.
  open override func showNotifications() {
    guard let channel = channel as? GroupChannel else { return }
    let entry = SBUViewControllerSet.entries.GroupChannelPushSettingsViewController
    show(entry.make { $0.init(channel: channel) })
  }

  /// Shows the members.
  open func showMemberList() {
    guard let channel else { return }
    let entry = SBUViewControllerSet.entries.GroupUserListViewController
    show(entry.make { $0.init(channel: channel, userListType: .members) })
  }

  /// Shows the search, a screen that only says that it is not here.
  open override func showSearch() {
    guard let channel else { return }
    show(SBUViewControllerSet.MessageSearchViewController.init(channel: channel))
  }

  // MARK: What the header says and asks

  /// The view in the middle was set.
  open func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateTitleView titleView: UIView?
  ) { navigationItem.titleView = titleView }

  /// The item at the left was set.
  open func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { navigationItem.leftBarButtonItem = leftItem }

  /// The item at the right was set.
  open func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) { navigationItem.rightBarButtonItem = rightItem }

  /// The items at the left were set.
  open func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) { navigationItem.leftBarButtonItems = leftItems }

  /// The items at the right were set.
  open func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateRightItems items: [UIBarButtonItem]?
  ) { navigationItem.rightBarButtonItems = items }

  /// Left: goes back.
  open func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { onClickBack() }

  /// Right: asks what is to change.
  open func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) { showChannelEditActionSheet() }

  /// The channel's name.
  open func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, channelNameForTitleView titleView: UIView?
  ) -> String? { channelName }

  // MARK: What the list says

  /// A row was tapped; its own action has run.
  open func groupChannelSettingsModule(
    _ list: SBUGroupChannelSettingsModule.List, didSelectRowAt indexPath: IndexPath
  ) {}

  /// Moderations: to the menu.
  open func groupChannelSettingsModuleDidSelectModerations(
    _ list: SBUGroupChannelSettingsModule.List
  ) { showModerationList() }

  /// Notifications: to the push settings.
  open func groupChannelSettingsModuleDidSelectNotifications(
    _ list: SBUGroupChannelSettingsModule.List
  ) { showNotifications() }

  /// Members: to their list.
  open func groupChannelSettingsModuleDidSelectMembers(_ list: SBUGroupChannelSettingsModule.List) {
    showMemberList()
  }

  /// Search: to the search.
  open func groupChannelSettingsModuleDidSelectSearch(_ list: SBUGroupChannelSettingsModule.List) {
    showSearch()
  }

  /// Leave: out of the channel, without asking.
  open func groupChannelSettingsModuleDidSelectLeave(_ list: SBUGroupChannelSettingsModule.List) {
    viewModel?.leaveChannel()
  }

  // MARK: What the view model says

  /// The channel was left: back to the first screen of the stack.
  open func groupChannelSettingsViewModel(
    _ viewModel: SBUGroupChannelSettingsViewModel, didLeaveChannel channel: GroupChannel
  ) { leaveChannelScreens() }

  // MARK: YAML

  /// Its initialisers: `init(channel:)` and `init(channelURL:)`.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML may choose.
  open class var slots: [Slot] { standardSlots }

  static let standardInitializer = ViewControllerInitializer.channelScreen(
    [.channelURL("the channel"), .channel], for: .group
  ) { type, arguments, channel, _ in
    guard let type = type as? SBUGroupChannelSettingsViewController.Type else { return nil }
    if let channel = channel as? GroupChannel { return type.init(channel: channel) }
    return type.init(channelURL: arguments.channelURL ?? "")
  }

  static let standardSlots = SendbirdScreen.groupChannelSettings.slots(
    header: \SBUGroupChannelSettingsViewController.headerComponent,
    "the way back, a title, and Edit",
    list: \SBUGroupChannelSettingsViewController.listComponent, "the rows",
    viewModel: \SBUGroupChannelSettingsViewController.viewModel, "loads the channel")
}
