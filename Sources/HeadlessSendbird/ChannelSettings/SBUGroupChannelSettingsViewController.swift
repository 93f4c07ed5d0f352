import DioramaKit
import HeadlessUIKit

/// The screen with the settings of a group channel: name and image, and rows that open moderations,
/// push settings and members, or leave the channel.
open class SBUGroupChannelSettingsViewController: SBUBaseChannelSettingsViewController,
  SBUGroupChannelSettingsModuleHeaderDelegate, SBUGroupChannelSettingsModuleHeaderDataSource,
  SBUGroupChannelSettingsModuleListDelegate, SBUGroupChannelSettingsModuleListDataSource,
  SBUGroupChannelSettingsViewModelDelegate, ScreenViewController
{
  /// The header; nil if the base header has another class.
  public var headerComponent: SBUGroupChannelSettingsModule.Header? {
    get { baseHeaderComponent as? SBUGroupChannelSettingsModule.Header }
    set { baseHeaderComponent = newValue }
  }
  /// The list; nil if the base list has another class.
  public var listComponent: SBUGroupChannelSettingsModule.List? {
    get { baseListComponent as? SBUGroupChannelSettingsModule.List }
    set { baseListComponent = newValue }
  }
  /// The view model; nil if the base view model has another class.
  public var viewModel: SBUGroupChannelSettingsViewModel? {
    get { baseViewModel as? SBUGroupChannelSettingsViewModel }
    set { baseViewModel = newValue }
  }

  /// Creates a screen for a channel.
  public required init(channel: GroupChannel) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channel: channel, channelURL: channel.channelURL)
    makeComponents(of: SBUModuleSet.GroupChannelSettingsModule)
  }

  /// Creates a screen for a channel by its URL.
  ///
  /// - Parameter channelURL: the channel's ID at the service; a channel of another type is not
  ///   found.
  public required init(channelURL: String) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channelURL: channelURL)
    makeComponents(of: SBUModuleSet.GroupChannelSettingsModule)
  }

  /// Creates the view model; an app can override it to use its own. Without a channel and a URL it
  /// creates none.
  ///
  /// - Parameters:
  ///   - channel: the channel, if the screen was created with one.
  ///   - channelURL: the channel's ID.
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

  // MARK: Screens opened by the rows

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

  /// Shows the message search, a screen that is not implemented.
  open override func showSearch() {
    guard let channel else { return }
    show(SBUViewControllerSet.MessageSearchViewController.init(channel: channel))
  }

  // MARK: Header events and data source

  /// Shows the new title view.
  open func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateTitleView titleView: UIView?
  ) { navigationItem.titleView = titleView }

  /// Shows the new left bar button.
  open func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { navigationItem.leftBarButtonItem = leftItem }

  /// Shows the new right bar button.
  open func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) { navigationItem.rightBarButtonItem = rightItem }

  /// Shows the new left bar buttons.
  open func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) { navigationItem.leftBarButtonItems = leftItems }

  /// Shows the new right bar buttons.
  open func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateRightItems items: [UIBarButtonItem]?
  ) { navigationItem.rightBarButtonItems = items }

  /// Goes back after a tap on the left bar button.
  open func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { onClickBack() }

  /// Asks for the change after a tap on the right bar button.
  open func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) { showChannelEditActionSheet() }

  /// Returns the channel's name.
  open func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, channelNameForTitleView titleView: UIView?
  ) -> String? { channelName }

  // MARK: List events

  /// A row was tapped, after its own action; does nothing.
  open func groupChannelSettingsModule(
    _ list: SBUGroupChannelSettingsModule.List, didSelectRowAt indexPath: IndexPath
  ) {}

  /// Opens the moderation menu.
  open func groupChannelSettingsModuleDidSelectModerations(
    _ list: SBUGroupChannelSettingsModule.List
  ) { showModerationList() }

  /// Opens the push settings.
  open func groupChannelSettingsModuleDidSelectNotifications(
    _ list: SBUGroupChannelSettingsModule.List
  ) { showNotifications() }

  /// Opens the list of members.
  open func groupChannelSettingsModuleDidSelectMembers(_ list: SBUGroupChannelSettingsModule.List) {
    showMemberList()
  }

  /// Opens the message search.
  open func groupChannelSettingsModuleDidSelectSearch(_ list: SBUGroupChannelSettingsModule.List) {
    showSearch()
  }

  /// Leaves the channel without asking.
  open func groupChannelSettingsModuleDidSelectLeave(_ list: SBUGroupChannelSettingsModule.List) {
    viewModel?.leaveChannel()
  }

  // MARK: View model events

  /// Returns to the first screen of the stack after the channel was left.
  open func groupChannelSettingsViewModel(
    _ viewModel: SBUGroupChannelSettingsViewModel, didLeaveChannel channel: GroupChannel
  ) { leaveChannelScreens() }

  // MARK: YAML

  /// The initializers for YAML: `init(channel:)` and `init(channelURL:)`.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML can set.
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
    "the back button, the title and Edit",
    list: \SBUGroupChannelSettingsViewController.listComponent, "the rows",
    viewModel: \SBUGroupChannelSettingsViewController.viewModel, "loads the channel")
}
