import DioramaKit
import HeadlessUIKit

/// The push settings of a group channel: whether the current user is told of messages while away,
/// and of which.
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
  /// The channel's id.
  public var channelURL: String? { viewModel?.channelURL }

  /// A screen for a channel.
  public required init(channel: GroupChannel) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channel: channel, channelURL: channel.channelURL)
    makeComponents()
  }

  /// A screen for a channel by its URL.
  ///
  /// - Parameter channelURL: the channel's id, as the service knows it; one of another sort is not
  ///   found.
  public required init(channelURL: String) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channelURL: channelURL)
    makeComponents()
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the view model; an app overrides it to use its own. Without a channel and a URL there is
  /// none.
  ///
  /// - Parameters:
  ///   - channel: the channel, where the screen was made with one.
  ///   - channelURL: the channel's id.
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

  // MARK: What the header says

  /// The view in the middle was set.
  open func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header, didUpdateTitleView titleView: UIView?
  ) { navigationItem.titleView = titleView }

  /// The item at the left was set.
  open func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { navigationItem.leftBarButtonItem = leftItem }

  /// The item at the right was set.
  open func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header, didUpdateRightItem item: UIBarButtonItem?
  ) { navigationItem.rightBarButtonItem = item }

  /// The items at the left were set.
  open func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header, didUpdateLeftItems items: [UIBarButtonItem]?
  ) { navigationItem.leftBarButtonItems = items }

  /// The items at the right were set.
  open func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) { navigationItem.rightBarButtonItems = rightItems }

  /// Left: goes back.
  open func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { onClickBack() }

  /// Right: an item of the app's own was tapped; nothing is done.
  open func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {}

  // MARK: What the list says and asks

  /// The switch was flipped, or another choice was tapped: the view model says so to the service.
  open func groupChannelPushSettingsModule(
    _ list: SBUGroupChannelPushSettingsModule.List,
    didChangeNotification pushTriggerOption: GroupChannelPushTriggerOption
  ) { viewModel?.updateChannelPushTriggerOption(pushTriggerOption) }

  /// How they stand.
  open func groupChannelPushSettingsModule(
    _ list: SBUGroupChannelPushSettingsModule.List,
    pushTriggerOptionForTableView tableView: UITableView
  ) -> GroupChannelPushTriggerOption? { viewModel?.pushTriggerOption }

  // MARK: What the view model says

  /// The current user is told of other messages than before: the rows again.
  open func groupChannelPushSettingsViewModel(
    _ viewModel: SBUGroupChannelPushSettingsViewModel,
    didChangePushTriggerOption pushTriggerOption: GroupChannelPushTriggerOption
  ) { updateStyles() }

  /// The channel was loaded, or something has happened in it: the rows again.
  open func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) { updateStyles() }

  /// The screen has no reason to stay: it goes.
  open func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel,
    shouldDismissForChannelSettings channel: BaseChannel?
  ) {
    navigationController?.popToViewController(self, animated: false)
    onClickBack()
  }

  /// The rows again, since after a failure the switch stands as it did before; then as on every
  /// screen.
  open override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    listComponent?.reloadTableView()
    super.didReceiveError(error, isBlocker: isBlocker)
  }

  // MARK: YAML

  /// What YAML may set on it beyond its parameters and parts; a subclass may add more.
  open class var properties: PropertyTable { commonProperties }
  /// Its initialisers: `init(channel:)` and `init(channelURL:)`.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML may choose.
  open class var slots: [Slot] { standardSlots }

  static let standardInitializer = ViewControllerInitializer.channelScreen(
    [.channelURL("the channel"), .channel], for: .group
  ) { type, arguments, channel, _ in
    guard let type = type as? SBUGroupChannelPushSettingsViewController.Type else { return nil }
    if let channel = channel as? GroupChannel { return type.init(channel: channel) }
    return type.init(channelURL: arguments.channelURL ?? "")
  }

  static let standardSlots = SendbirdScreen.groupChannelPushSettings.slots(
    header: \SBUGroupChannelPushSettingsViewController.headerComponent, "the way back and a title",
    list: \SBUGroupChannelPushSettingsViewController.listComponent, "the switch and the choices",
    viewModel: \SBUGroupChannelPushSettingsViewController.viewModel, "loads the channel")
}
