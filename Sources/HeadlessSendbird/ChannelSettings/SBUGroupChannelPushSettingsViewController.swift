import DioramaKit
import HeadlessUIKit

/// The push settings of a group channel: whether the current user receives push notifications, and
/// for which messages.
open class SBUGroupChannelPushSettingsViewController: SBUSettingsScreen,
  SBUGroupChannelPushSettingsModuleHeaderDelegate, SBUGroupChannelPushSettingsModuleListDelegate,
  SBUGroupChannelPushSettingsModuleListDataSource, SBUGroupChannelPushSettingsViewModelDelegate,
  ScreenViewController
{
  /// The header.
  public var headerComponent: SBUGroupChannelPushSettingsModule.Header?
  /// The list.
  public var listComponent: SBUGroupChannelPushSettingsModule.List?
  /// The view model.
  public var viewModel: SBUGroupChannelPushSettingsViewModel?

  /// The channel.
  public var channel: BaseChannel? { viewModel?.channel }
  /// The channel's ID.
  public var channelURL: String? { viewModel?.channelURL }

  /// Creates a screen for a channel.
  public required init(channel: GroupChannel) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channel: channel, channelURL: channel.channelURL)
    makeComponents()
  }

  /// Creates a screen for a channel by its URL.
  ///
  /// - Parameter channelURL: the channel's ID at the service; a channel of another type is not
  ///   found.
  public required init(channelURL: String) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channelURL: channelURL)
    makeComponents()
  }

  /// Creates the view model; an app can override it to use its own. Without a channel and a URL it
  /// creates none.
  ///
  /// - Parameters:
  ///   - channel: the channel, if the screen was created with one.
  ///   - channelURL: the channel's ID.
  open func createViewModel(channel: BaseChannel? = nil, channelURL: String? = nil) {
    guard let url = channelURL ?? channel?.channelURL else { return }
    viewModel = SBUViewModelSet.entries.GroupChannelPushSettingsViewModel.make {
      $0.init(channel: channel, channelURL: url, channelType: .group, delegate: self)
    }
  }

  private func makeComponents() {
    headerComponent = SBUModuleSet.GroupChannelPushSettingsModule.makeHeader()
    listComponent = SBUModuleSet.GroupChannelPushSettingsModule.makeList()
  }

  override var settingsHeader: SBUSettingsModuleHeader? { headerComponent }
  override var settingsList: SBUSettingsModuleList? { listComponent }

  override func configureHeader() { headerComponent?.configure(delegate: self, theme: theme) }

  override func configureList() {
    listComponent?.configure(delegate: self, dataSource: self, theme: theme)
  }

  // MARK: Header events

  /// Shows the new title view.
  open func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header, didUpdateTitleView titleView: UIView?
  ) { navigationItem.titleView = titleView }

  /// Shows the new left bar button.
  open func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { navigationItem.leftBarButtonItem = leftItem }

  /// Shows the new right bar button.
  open func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header, didUpdateRightItem item: UIBarButtonItem?
  ) { navigationItem.rightBarButtonItem = item }

  /// Shows the new left bar buttons.
  open func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header, didUpdateLeftItems items: [UIBarButtonItem]?
  ) { navigationItem.leftBarButtonItems = items }

  /// Shows the new right bar buttons.
  open func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) { navigationItem.rightBarButtonItems = rightItems }

  /// Goes back after a tap on the left bar button.
  open func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { onClickBack() }

  /// An app's right bar button was tapped; does nothing.
  open func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {}

  // MARK: List events and data source

  /// Passes the new push setting to the view model after the switch was toggled or a choice was
  /// tapped.
  open func groupChannelPushSettingsModule(
    _ list: SBUGroupChannelPushSettingsModule.List,
    didChangeNotification pushTriggerOption: GroupChannelPushTriggerOption
  ) { viewModel?.updateChannelPushTriggerOption(pushTriggerOption) }

  /// Returns the push setting.
  open func groupChannelPushSettingsModule(
    _ list: SBUGroupChannelPushSettingsModule.List,
    pushTriggerOptionForTableView tableView: UITableView
  ) -> GroupChannelPushTriggerOption? { viewModel?.pushTriggerOption }

  // MARK: View model events

  /// Updates the rows after the push setting changed.
  open func groupChannelPushSettingsViewModel(
    _ viewModel: SBUGroupChannelPushSettingsViewModel,
    didChangePushTriggerOption pushTriggerOption: GroupChannelPushTriggerOption
  ) { updateStyles() }

  /// Updates the rows after the channel was loaded or an event occurred in it.
  open func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) { updateStyles() }

  /// Dismisses the screen and all screens above it.
  open func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel,
    shouldDismissForChannelSettings channel: BaseChannel?
  ) {
    navigationController?.popToViewController(self, animated: false)
    onClickBack()
  }

  /// Reloads the rows, to restore the switch after an error, then handles the error as other
  /// screens do.
  open override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    listComponent?.reloadTableView()
    super.didReceiveError(error, isBlocker: isBlocker)
  }

  // MARK: YAML

  /// The initializers for YAML: `init(channel:)` and `init(channelURL:)`.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML can set.
  open class var slots: [Slot] { standardSlots }

  static let standardInitializer = ViewControllerInitializer.channelScreen(
    [.channelURL("the channel"), .channel], for: .group
  ) { type, arguments, channel, _ in
    guard let type = type as? SBUGroupChannelPushSettingsViewController.Type else { return nil }
    if let channel = channel as? GroupChannel { return type.init(channel: channel) }
    return type.init(channelURL: arguments.channelURL ?? "")
  }

  static let standardSlots = SendbirdScreen.groupChannelPushSettings.slots(
    header: \SBUGroupChannelPushSettingsViewController.headerComponent,
    "the back button and the title",
    list: \SBUGroupChannelPushSettingsViewController.listComponent, "the switch and the choices",
    viewModel: \SBUGroupChannelPushSettingsViewController.viewModel, "loads the channel")
}
