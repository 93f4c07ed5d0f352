import DioramaKit
import HeadlessUIKit

/// The push settings of a group channel: whether the current user is told of messages while away,
/// and of which.
open class SBUGroupChannelPushSettingsViewController: SBUBaseViewController,
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
  private var ownTheme: SBUChannelSettingsTheme?

  /// The theme: the screen's own, else the one in use.
  public var theme: SBUChannelSettingsTheme {
    get { ownTheme ?? SBUTheme.channelSettingsTheme }
    set { ownTheme = newValue }
  }
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

  // MARK: Life cycle

  /// The status bar, as the theme has it. Kept, not shown.
  open override var preferredStatusBarStyle: UIStatusBarStyle { theme.statusBarStyle }

  /// Hands the header's items to the navigation item, then adds the list (S6).
  open override func setupViews() {
    super.setupViews()
    headerComponent?.configure(delegate: self, theme: theme)
    install(headerComponent)
    listComponent?.configure(delegate: self, dataSource: self, theme: theme)
    if let listComponent { view.addSubview(listComponent) }
  }

  /// Colours bar, header, list and background (S11).
  open override func setupStyles() {
    let theme = theme
    navigationController?.navigationBar.barTintColor = theme.navigationBarTintColor
    headerComponent?.setupStyles(theme: theme)
    listComponent?.setupStyles(theme: theme)
    view.backgroundColor = theme.backgroundColor
  }

  /// Colours all again and asks for the rows again (S10).
  open override func updateStyles() {
    setupStyles()
    listComponent?.reloadTableView()
  }

  // MARK: What the header says

  /// The view in the middle was set.
  open func groupChannelPushSettingsModule(
    _ headerComponent: SBUGroupChannelPushSettingsModule.Header,
    didUpdateTitleView titleView: UIView?
  ) {
    navigationItem.titleView = titleView
  }

  /// The item at the left was set.
  open func groupChannelPushSettingsModule(
    _ headerComponent: SBUGroupChannelPushSettingsModule.Header,
    didUpdateLeftItem leftItem: UIBarButtonItem?
  ) {
    navigationItem.leftBarButtonItem = leftItem
  }

  /// The item at the right was set.
  open func groupChannelPushSettingsModule(
    _ headerComponent: SBUGroupChannelPushSettingsModule.Header,
    didUpdateRightItem rightItem: UIBarButtonItem?
  ) {
    navigationItem.rightBarButtonItem = rightItem
  }

  /// The items at the left were set.
  open func groupChannelPushSettingsModule(
    _ headerComponent: SBUGroupChannelPushSettingsModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {
    navigationItem.leftBarButtonItems = leftItems
  }

  /// The items at the right were set.
  open func groupChannelPushSettingsModule(
    _ headerComponent: SBUGroupChannelPushSettingsModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {
    navigationItem.rightBarButtonItems = rightItems
  }

  /// Left: goes back.
  open func groupChannelPushSettingsModule(
    _ headerComponent: SBUGroupChannelPushSettingsModule.Header,
    didTapLeftItem leftItem: UIBarButtonItem
  ) {
    onClickBack()
  }

  /// Right: an item of the app's own was tapped; nothing is done.
  open func groupChannelPushSettingsModule(
    _ headerComponent: SBUGroupChannelPushSettingsModule.Header,
    didTapRightItem rightItem: UIBarButtonItem
  ) {}

  // MARK: What the list says and asks

  /// The switch was flipped, or another choice was tapped: the view model says so to the service.
  open func groupChannelPushSettingsModule(
    _ listComponent: SBUGroupChannelPushSettingsModule.List,
    didChangeNotification pushTriggerOption: GroupChannelPushTriggerOption
  ) {
    viewModel?.updateChannelPushTriggerOption(pushTriggerOption)
  }

  /// How they stand.
  open func groupChannelPushSettingsModule(
    _ listComponent: SBUGroupChannelPushSettingsModule.List,
    pushTriggerOptionForTableView tableView: UITableView
  ) -> GroupChannelPushTriggerOption? { viewModel?.pushTriggerOption }

  // MARK: What the view model says

  /// The current user is told of other messages than before: the rows again.
  open func groupChannelPushSettingsViewModel(
    _ viewModel: SBUGroupChannelPushSettingsViewModel,
    didChangePushTriggerOption pushTriggerOption: GroupChannelPushTriggerOption
  ) {
    updateStyles()
  }

  /// The channel was loaded, or something has happened in it: the rows again.
  open func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) {
    updateStyles()
  }

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

  /// A view controller.
  open class var kind: TypeKind { .viewController }
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

  static let standardSlots: [Slot] = [
    Slot(
      "headerComponent", .header, accepts: SBUGroupChannelPushSettingsModule.Header.self,
      in: SBUGroupChannelPushSettingsViewController.self, "the way back and a title",
      standard: "SBUModuleSet.GroupChannelPushSettingsModule.HeaderComponent",
      get: { $0.headerComponent }, set: { $0.headerComponent = $1 }),
    Slot(
      "listComponent", .list, accepts: SBUGroupChannelPushSettingsModule.List.self,
      in: SBUGroupChannelPushSettingsViewController.self, "the switch and the choices",
      standard: "SBUModuleSet.GroupChannelPushSettingsModule.ListComponent",
      get: { $0.listComponent }, set: { $0.listComponent = $1 }),
    Slot(
      "viewModel", .viewModel, inSets: SBUGroupChannelPushSettingsViewModel.self,
      of: SBUGroupChannelPushSettingsViewController.self, "loads the channel",
      standard: "SBUViewModelSet.GroupChannelPushSettingsViewModel",
      get: { $0.viewModel }),
  ]
}
