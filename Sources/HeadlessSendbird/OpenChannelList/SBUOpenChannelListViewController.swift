import DioramaKit
import HeadlessUIKit

/// The list of open channels, one of the screens that an app starts from (page 000).
///
/// ```swift
/// let list = SBUOpenChannelListViewController()
/// window.rootViewController = UINavigationController(rootViewController: list)
/// ```
open class SBUOpenChannelListViewController: SBUChannelListScreen, Configurable,
  SBUOpenChannelListModuleHeaderDelegate, SBUOpenChannelListModuleListDelegate,
  SBUOpenChannelListModuleListDataSource, SBUOpenChannelListViewModelDelegate
{
  /// The header; nil if the base header has another class.
  public var headerComponent: SBUOpenChannelListModule.Header? {
    get { baseHeaderComponent as? SBUOpenChannelListModule.Header }
    set { baseHeaderComponent = newValue }
  }
  /// The list; nil if the base list has another class.
  public var listComponent: SBUOpenChannelListModule.List? {
    get { baseListComponent as? SBUOpenChannelListModule.List }
    set { baseListComponent = newValue }
  }
  /// The view model; nil if the base view model has another class.
  public var viewModel: SBUOpenChannelListViewModel? {
    get { baseViewModel as? SBUOpenChannelListViewModel }
    set { baseViewModel = newValue }
  }

  private var ownTheme: SBUOpenChannelListTheme?
  /// The theme set on the screen, else the one in use.
  public var theme: SBUOpenChannelListTheme {
    get { ownTheme ?? SBUTheme.openChannelListTheme }
    set { ownTheme = newValue }
  }
  /// The channels of the view model.
  public var channelList: [OpenChannel] { viewModel?.channelList ?? [] }
  override var listViewModel: SBUBaseChannelListViewModel? { viewModel }

  /// Creates the list of all open channels.
  public convenience init() { self.init(channelListQuery: nil) }

  /// Creates the list of the channels of a query.
  ///
  /// - Parameter channelListQuery: the query; nil for the kit's.
  public required init(channelListQuery: OpenChannelListQuery? = nil) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channelListQuery: channelListQuery)
    let module = SBUModuleSet.OpenChannelListModule
    headerComponent = module.makeHeader()
    listComponent = module.makeList()
  }

  /// Creates the view model; an app can override it to use its own.
  ///
  /// - Parameter channelListQuery: the query of the initializer.
  open func createViewModel(channelListQuery: OpenChannelListQuery?) {
    viewModel = SBUViewModelSet.entries.OpenChannelListViewModel.make {
      $0.init(delegate: self, channelListQuery: channelListQuery)
    }
  }

  // MARK: Life cycle

  /// The theme's status bar style. Kept, not shown.
  open override var preferredStatusBarStyle: UIStatusBarStyle { theme.statusBarStyle }

  override func configureHeader() { headerComponent?.configure(delegate: self, theme: theme) }
  override func configureList() {
    listComponent?.configure(delegate: self, dataSource: self, theme: theme)
  }

  /// Applies the theme's colors to bar, header, list and background.
  open override func setupStyles() {
    let theme = theme
    navigationController?.navigationBar.barTintColor = theme.navigationBarTintColor
    headerComponent?.setupStyles(theme: theme)
    listComponent?.setupStyles(theme: theme)
    view.backgroundColor = theme.backgroundColor
  }

  /// Loads the list again (C102).
  open func reloadChannelList() { viewModel?.loadNextChannelList(reset: true) }

  /// Opens the screen that creates an open channel (C101).
  open func showCreateChannel() {
    let screen = SBUViewControllerSet.entries.CreateOpenChannelViewController.make { $0.init() }
    navigationController?.pushViewController(screen, animated: true)
  }

  override func startCreation() { showCreateChannel() }
  override func willMoveToChannel() { reloadChannelList() }

  /// Opens a channel at once (C100).
  ///
  /// - Parameters:
  ///   - channelURL: the channel's URL.
  ///   - messageListParams: the parameters of its messages; nil for the kit's.
  open override func showChannel(
    channelURL: String, messageListParams: MessageListParams? = nil
  ) {
    let screen = SBUViewControllerSet.entries.OpenChannelViewController.make {
      $0.init(channelURL: channelURL, messageListParams: messageListParams)
    }
    navigationController?.pushViewController(screen, animated: true)
  }

  // MARK: View model events

  /// Updates the list (C49).
  open func openChannelListViewModel(
    _ viewModel: SBUOpenChannelListViewModel, didChangeChannelList channels: [OpenChannel]?,
    needsToReload: Bool
  ) { updateList(channels, needsToReload: needsToReload) }
  /// A channel changed; does nothing.
  open func openChannelListViewModel(
    _ viewModel: SBUOpenChannelListViewModel, didUpdateChannel channel: OpenChannel
  ) {}

  // MARK: YAML

  /// The initializer for YAML: `init(channelListQuery:)`.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML can set.
  open class var slots: [Slot] { standardSlots }
  /// The kind of the type: a view controller.
  open class var kind: TypeKind { .viewController }
}

extension SBUOpenChannelListViewController: ScreenViewController {
  static let standardInitializer = ViewControllerInitializer.channelList(
    OpenChannelQueryArguments.table, startingWith: OpenChannelQueryArguments()
  ) { type, query in
    (type as? SBUOpenChannelListViewController.Type)?.init(
      channelListQuery: query.map { OpenChannel.createOpenChannelListQuery(params: $0.params) })
  }

  static let standardSlots = SendbirdScreen.openChannelList.slots(
    header: \SBUOpenChannelListViewController.headerComponent, "back, title and create",
    list: \SBUOpenChannelListViewController.listComponent, "the channels",
    viewModel: \SBUOpenChannelListViewController.viewModel, "loads the channels")
}
