import DioramaKit
import HeadlessUIKit

/// The screen that makes members or participants operators (page 001).
open class SBURegisterOperatorViewController: SBUBaseSelectUserViewController,
  SBURegisterOperatorModuleHeaderDelegate, SBURegisterOperatorModuleHeaderDataSource,
  SBURegisterOperatorModuleListDelegate, SBURegisterOperatorModuleListDataSource,
  SBURegisterOperatorViewModelDelegate, SBURegisterOperatorViewModelDataSource
{
  /// The header; nil where the base header is of another class (S173).
  public var headerComponent: SBURegisterOperatorModule.Header? {
    get { baseHeaderComponent as? SBURegisterOperatorModule.Header }
    set { baseHeaderComponent = newValue }
  }
  /// The list; nil where the base list is of another class.
  public var listComponent: SBURegisterOperatorModule.List? {
    get { baseListComponent as? SBURegisterOperatorModule.List }
    set { baseListComponent = newValue }
  }
  /// The view model; nil where the base view model is of another class.
  public var viewModel: SBURegisterOperatorViewModel? {
    get { baseViewModel as? SBURegisterOperatorViewModel }
    set { baseViewModel = newValue }
  }

  /// A screen for a channel.
  ///
  /// - Parameters:
  ///   - channel: a group, or else an open channel.
  ///   - users: users of one's own to choose from; nil for the channel's.
  public required init(channel: BaseChannel, users: [SBUUser]? = nil) {
    super.init(nibName: nil, bundle: nil)
    let type: ChannelType = channel is GroupChannel ? .group : .open
    createViewModel(channel: channel, channelURL: nil, channelType: type, users: users)
    setupComponents(channelType: type)
  }

  /// A screen for a channel by its URL.
  ///
  /// - Parameters:
  ///   - channelURL: the channel's id, as the service knows it.
  ///   - channelType: what sort of channel it is; an open channel has to be called one (S88).
  ///   - users: users of one's own to choose from; nil for the channel's.
  public required init(
    channelURL: String, channelType: ChannelType = .group, users: [SBUUser]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(
      channel: nil, channelURL: channelURL, channelType: channelType, users: users)
    setupComponents(channelType: channelType)
  }

  /// A screen for a channel by its URL, group or open, as page 001 makes it; a channel that the
  /// service does not know counts as a group.
  public convenience init(channelURL: String, users: [SBUUser]?) {
    self.init(
      channelURL: channelURL, channelType: ChannelType(ofChannel: channelURL) ?? .group,
      users: users)
  }

  /// A screen for a channel by its URL, group or open, as page 001 makes it.
  public convenience init(channelURL: String) { self.init(channelURL: channelURL, users: nil) }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes header and list of the classes of the group or the open module; a channel of another
  /// type has none (S1, S3).
  open func setupComponents(channelType: ChannelType) {
    let module: SBURegisterOperatorModule.Type
    switch channelType {
    case .group: module = SBUModuleSet.GroupRegisterOperatorModule
    case .open: module = SBUModuleSet.OpenRegisterOperatorModule
    case .feed: return
    }
    headerComponent = module.makeHeader()
    headerComponent?.channelType = channelType
    listComponent = module.makeList()
  }

  /// Makes the view model; without channel and URL there is none (S4).
  open override func createViewModel(
    channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
    users: [SBUUser]? = nil
  ) {
    guard channel != nil || channelURL != nil else { return }
    let entry =
      channelType == .open
      ? SBUViewModelSet.entries.OpenChannelRegisterOperatorViewModel
      : SBUViewModelSet.entries.GroupChannelRegisterOperatorViewModel
    viewModel = entry.make {
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

  /// Makes the selected users operators; nothing happens without a selection (S94).
  public func registerSelectedUsers() {
    if let selectedUserIds { viewModel?.registerAsOperators(userIds: selectedUserIds) }
  }

  // MARK: What the header says

  /// The view in the middle was set.
  open func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didUpdateTitleView titleView: UIView?
  ) { navigationItem.titleView = titleView }

  /// The item at the left was set.
  open func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { navigationItem.leftBarButtonItem = leftItem }

  /// The item at the right was set.
  open func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) { navigationItem.rightBarButtonItem = rightItem }

  /// The items at the left were set.
  open func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) { navigationItem.leftBarButtonItems = leftItems }

  /// The items at the right were set.
  open func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) { navigationItem.rightBarButtonItems = rightItems }

  /// Left: goes back (S94).
  open func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { onClickBack() }

  /// Right: what ``registerSelectedUsers()`` does (S94).
  open func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) { registerSelectedUsers() }

  // MARK: What the list says

  /// A row was tapped: its user is selected or not any more.
  open func registerOperatorModule(
    _ list: SBURegisterOperatorModule.List, didSelectRowAt indexPath: IndexPath
  ) { selectUser(at: indexPath) }

  /// A row comes into view: perhaps it is time for the next page (S55).
  open func registerOperatorModule(
    _ list: SBURegisterOperatorModule.List, didDetectPreloadingPosition indexPath: IndexPath
  ) { viewModel?.preLoadNextUserList(indexPath: indexPath) }

  /// Retry was tapped; nothing is loaded again (S51).
  open func registerOperatorModuleDidSelectRetry(_ list: SBURegisterOperatorModule.List) {}

  // MARK: What the view model says

  /// Users became operators: back to the channel (S96).
  open func registerOperatorViewModel(
    _ viewModel: SBURegisterOperatorViewModel, didRegisterOperatorIds operatorIds: [String]
  ) { popToChannel() }

  // MARK: YAML

  /// Its initialisers: `init(channelURL:users:)` and `init(channel:users:)`.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML may choose.
  open class var slots: [Slot] { standardSlots }
}

extension SBURegisterOperatorViewController: ScreenViewController {
  static let standardInitializer = ViewControllerInitializer.channelScreen(
    [
      .channelURL("the channel whose people can become operators"), .channel,
      .channelType("what the URL is of; the fixture's channel says it unless it is said here"),
      .users("the users to choose from, instead of the channel's"),
    ], for: .any
  ) { type, arguments, channel, users in
    guard let type = type as? SBURegisterOperatorViewController.Type else { return nil }
    if let channel { return type.init(channel: channel, users: users) }
    return type.init(
      channelURL: arguments.channelURL ?? "", channelType: arguments.type, users: users)
  }

  static let standardSlots = SendbirdScreen.registerOperator.slots(
    header: \SBURegisterOperatorViewController.headerComponent, "title, Cancel and Register",
    list: \SBURegisterOperatorViewController.listComponent, "the people that can become operators",
    viewModel: \SBURegisterOperatorViewController.viewModel,
    "loads the people and makes the selected ones operators")
}
