import DioramaKit
import HeadlessUIKit

/// The list of the current user's group channels, one of the screens that an app starts from
/// (page 000).
///
/// ```swift
/// let list = SBUGroupChannelListViewController()
/// window.rootViewController = UINavigationController(rootViewController: list)
/// ```
open class SBUGroupChannelListViewController: SBUChannelListScreen,
  SBUGroupChannelListModuleHeaderDelegate, SBUGroupChannelListModuleListDelegate,
  SBUGroupChannelListModuleListDataSource, SBUCreateChannelTypeSelectorDelegate,
  SBUGroupChannelListViewModelDelegate
{
  /// The header; nil if the base header has another class.
  public var headerComponent: SBUGroupChannelListModule.Header? {
    get { baseHeaderComponent as? SBUGroupChannelListModule.Header }
    set { baseHeaderComponent = newValue }
  }
  /// The list; nil if the base list has another class.
  public var listComponent: SBUGroupChannelListModule.List? {
    get { baseListComponent as? SBUGroupChannelListModule.List }
    set { baseListComponent = newValue }
  }
  /// The view model; nil if the base view model has another class.
  public var viewModel: SBUGroupChannelListViewModel? {
    get { baseViewModel as? SBUGroupChannelListViewModel }
    set { baseViewModel = newValue }
  }

  private var ownTheme: SBUGroupChannelListTheme?
  /// The theme set on the screen, else the one in use.
  public var theme: SBUGroupChannelListTheme {
    get { ownTheme ?? SBUTheme.groupChannelListTheme }
    set { ownTheme = newValue }
  }

  /// The view that offers the types of channels; nil for none.
  public var createChannelTypeSelector: UIView?
  /// Whether the create button offers the types of channels.
  public var enableCreateChannelTypeSelector = true
  /// The channels of the rows.
  public var channelList: [GroupChannel] { viewModel?.channelList ?? [] }
  override var listViewModel: SBUBaseChannelListViewModel? { viewModel }

  /// Creates the list of the current user's channels.
  public convenience init() { self.init(channelListQuery: nil) }

  /// Creates the list of the channels of a query.
  ///
  /// - Parameter channelListQuery: the query; nil for the kit's.
  public required init(channelListQuery: GroupChannelListQuery? = nil) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channelListQuery: channelListQuery)
    let module = SBUModuleSet.GroupChannelListModule
    headerComponent = module.makeHeader()
    listComponent = module.makeList()
  }

  /// Creates the view model; an app can override it to use its own.
  ///
  /// - Parameter channelListQuery: the query of the initializer.
  open func createViewModel(channelListQuery: GroupChannelListQuery?) {
    viewModel = SBUViewModelSet.entries.GroupChannelListViewModel.make {
      $0.init(delegate: self, channelListQuery: channelListQuery)
    }
  }

  // MARK: Life cycle

  /// The theme's status bar style. Kept, not shown.
  open override var preferredStatusBarStyle: UIStatusBarStyle { theme.statusBarStyle }
  override func configureHeader() {
    headerComponent?.configure(delegate: self, theme: theme)
  }

  override func configureList() {
    listComponent?.configure(delegate: self, dataSource: self, theme: theme)
  }

  override func willInstallItems() { loadChannelTypeSelector() }

  /// Adds the selector again after another screen covered this one.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    addSelector()
  }

  /// Removes the selector, because a screen that covers this one also covers the selector.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    createChannelTypeSelector?.removeFromSuperview()
  }

  /// Applies the theme's colors to bar, header, list, selector and background (C11).
  open override func setupStyles() {
    let theme = theme
    navigationController?.navigationBar.barTintColor = theme.navigationBarTintColor
    headerComponent?.setupStyles(theme: theme)
    listComponent?.setupStyles(theme: theme)
    (createChannelTypeSelector as? SBUCreateChannelTypeSelector)?.setupStyles()
    view.backgroundColor = theme.backgroundColor
  }

  // MARK: Opening channels

  /// Requests a channel and opens it; nothing happens if the request fails (C57).
  ///
  /// - Parameters:
  ///   - channelURL: the channel's URL.
  ///   - messageListParams: the parameters of its messages; nil for the kit's.
  open override func showChannel(
    channelURL: String, messageListParams: MessageListParams? = nil
  ) {
    GroupChannel.getChannel(url: channelURL) { [weak self] channel, _ in
      guard let self, let channel else { return }
      navigationController?.pushViewController(
        channel.screen(messageListParams: messageListParams), animated: true)
    }
  }

  // MARK: Creating channels

  /// Creates the selector of types if it is missing and the app's plan has more than one type, and
  /// adds it over the screen if that is in a navigation controller (C60).
  open func loadChannelTypeSelector() {
    guard offersTypes else { return }
    if createChannelTypeSelector == nil {
      createChannelTypeSelector =
        SBUGroupChannelListModule.Common.selectorEntry.make { $0.init(delegate: self) }
    }
    addSelector()
  }

  /// Adds the selector to the window, which draws it as a box.
  private func addSelector() {
    guard offersTypes, let selector = createChannelTypeSelector, selector.superview == nil,
      navigationController != nil, let window = ScreenEnvironment.current?.window
    else { return }
    selector.isHidden = true
    window.addSubview(selector)
  }

  private var offersTypes: Bool {
    SBUAvailable.isSupportSuperGroupChannel() || SBUAvailable.isSupportBroadcastChannel()
  }

  /// Offers the types of channels, or opens the screen that creates a group channel (C58).
  open func showCreateChannelOrTypeSelector() {
    if offersTypes, createChannelTypeSelector != nil, enableCreateChannelTypeSelector {
      showCreateChannelTypeSelector()
    } else {
      showCreateChannel(type: .group)
    }
  }

  override func startCreation() { showCreateChannelOrTypeSelector() }

  /// Shows the selector; a view that cannot be shown does nothing (C64).
  open func showCreateChannelTypeSelector() {
    (createChannelTypeSelector as? any SBUCreateChannelTypeSelectorProtocol)?.show()
  }

  /// Opens the screen that creates a channel (C63).
  ///
  /// - Parameter type: the type of the channel.
  open func showCreateChannel(type: ChannelCreationType = .group) {
    let screen = SBUViewControllerSet.entries.CreateChannelViewController.make {
      $0.init(users: nil, type: type)
    }
    navigationController?.pushViewController(screen, animated: true)
  }

  private func dismissSelector() {
    (createChannelTypeSelector as? any SBUCreateChannelTypeSelectorProtocol)?.dismiss()
  }

  /// Hides the selector.
  open func didSelectCloseSelector() { dismissSelector() }
  /// Opens the screen that creates a group channel.
  open func didSelectCreateGroupChannel() { create(.group) }
  /// Opens the screen that creates a supergroup channel.
  open func didSelectCreateSuperGroupChannel() { create(.supergroup) }
  /// Opens the screen that creates a broadcast channel.
  open func didSelectCreateBroadcastChannel() { create(.broadcast) }

  private func create(_ type: ChannelCreationType) {
    dismissSelector()
    showCreateChannel(type: type)
  }

  // MARK: Header events

  /// Opens the screen for a type from the menu of iOS 26, which is not shown here (C66).
  open func groupChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didSelectCreateChannelType type: SBUCreateGroupChannelType
  ) {
    switch type {
    case .group: didSelectCreateGroupChannel()
    case .superGroup: didSelectCreateSuperGroupChannel()
    case .broadcast: didSelectCreateBroadcastChannel()
    }
  }

  // MARK: List events

  /// Leaves a channel.
  open func groupChannelListModule(
    _ listComponent: SBUGroupChannelListModule.List, didSelectLeave channel: GroupChannel
  ) { viewModel?.leaveChannel(channel) }

  /// Turns the notifications of a channel on or off.
  open func groupChannelListModule(
    _ listComponent: SBUGroupChannelListModule.List,
    didChangePushTriggerOption option: GroupChannelPushTriggerOption, channel: GroupChannel
  ) { viewModel?.changePushTriggerOption(option: option, channel: channel) }

  // MARK: View model events

  /// Updates the list (C49).
  open func groupChannelListViewModel(
    _ viewModel: SBUGroupChannelListViewModel, didChangeChannelList channels: [GroupChannel]?,
    needsToReload: Bool
  ) { updateList(channels, needsToReload: needsToReload) }

  /// Notifications were turned on or off; does nothing.
  open func groupChannelListViewModel(
    _ viewModel: SBUGroupChannelListViewModel, didUpdateChannel channel: GroupChannel
  ) {}

  /// The user left a channel; does nothing.
  open func groupChannelListViewModel(
    _ viewModel: SBUGroupChannelListViewModel, didLeaveChannel channel: GroupChannel
  ) {}

  // MARK: Errors and loading

  /// Creates the selector if the app's plan is known only now (C60).
  open override func connectionStateDidChange(_ isConnected: Bool) {
    if isConnected { loadChannelTypeSelector() }
  }

  // MARK: YAML

  /// The initializer for YAML: `init(channelListQuery:)`.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML can set.
  open class var slots: [Slot] { standardSlots }
  /// The properties that YAML can set.
  open override class var properties: PropertyTable {
    super.properties.adding(
      Property(
        "enableCreateChannelTypeSelector", .bool,
        "whether the create button offers the types of channels",
        \SBUGroupChannelListViewController.enableCreateChannelTypeSelector))
  }
}

extension SBUGroupChannelListViewController: ScreenViewController {
  static let standardInitializer = ViewControllerInitializer.channelList(
    ChannelQueryArguments.table, startingWith: ChannelQueryArguments()
  ) { type, query in
    (type as? SBUGroupChannelListViewController.Type)?.init(
      channelListQuery: query.map { GroupChannel.createMyGroupChannelListQuery(params: $0.params) })
  }

  static let standardSlots = SendbirdScreen.groupChannelList.slots(
    header: \SBUGroupChannelListViewController.headerComponent, "back, title and create",
    list: \SBUGroupChannelListViewController.listComponent, "the channels",
    viewModel: \SBUGroupChannelListViewController.viewModel, "loads the channels")
}
