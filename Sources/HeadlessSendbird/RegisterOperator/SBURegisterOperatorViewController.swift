import DioramaKit
import HeadlessUIKit

/// The screen that makes members or participants operators (page 001).
open class SBURegisterOperatorViewController: SBUBaseSelectUserViewController,
  SBURegisterOperatorModuleHeaderDelegate, SBURegisterOperatorModuleHeaderDataSource,
  SBURegisterOperatorModuleListDelegate, SBURegisterOperatorModuleListDataSource,
  SBURegisterOperatorViewModelDelegate, SBURegisterOperatorViewModelDataSource
{
  /// The header; nil if the base header has another class (S173).
  public var headerComponent: SBURegisterOperatorModule.Header? {
    get { baseHeaderComponent as? SBURegisterOperatorModule.Header }
    set { baseHeaderComponent = newValue }
  }
  /// The list; nil if the base list has another class.
  public var listComponent: SBURegisterOperatorModule.List? {
    get { baseListComponent as? SBURegisterOperatorModule.List }
    set { baseListComponent = newValue }
  }
  /// The view model; nil if the base view model has another class.
  public var viewModel: SBURegisterOperatorViewModel? {
    get { baseViewModel as? SBURegisterOperatorViewModel }
    set { baseViewModel = newValue }
  }

  /// Creates a screen for a channel.
  ///
  /// - Parameters:
  ///   - channel: a group or open channel.
  ///   - users: custom users to select from; nil for the channel's.
  public required init(channel: BaseChannel, users: [SBUUser]? = nil) {
    super.init(nibName: nil, bundle: nil)
    let type: ChannelType = channel is GroupChannel ? .group : .open
    createViewModel(channel: channel, channelURL: nil, channelType: type, users: users)
    setupComponents(channelType: type)
  }

  /// Creates a screen for a channel by its URL.
  ///
  /// - Parameters:
  ///   - channelURL: the channel's ID at the service.
  ///   - channelType: the type of the channel; an open channel needs `.open` (S88).
  ///   - users: custom users to select from; nil for the channel's.
  public required init(
    channelURL: String, channelType: ChannelType = .group, users: [SBUUser]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(
      channel: nil, channelURL: channelURL, channelType: channelType, users: users)
    setupComponents(channelType: channelType)
  }

  /// Creates a screen for a group or open channel by its URL, as page 001 does; a channel unknown
  /// to the service counts as a group channel.
  public required convenience init(channelURL: String, users: [SBUUser]?) {
    self.init(
      channelURL: channelURL, channelType: ChannelType(ofChannel: channelURL) ?? .group,
      users: users)
  }

  /// Creates a screen for a group or open channel by its URL, as page 001 does.
  public required convenience init(channelURL: String) {
    self.init(channelURL: channelURL, users: nil)
  }

  /// Creates header and list from the classes of the group or open module; another channel type has
  /// none (S1, S3).
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

  /// Creates the view model; without channel and URL it creates none (S4).
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

  /// Makes the selected users operators; does nothing without a selection (S94).
  public func registerSelectedUsers() {
    if let selectedUserIds { viewModel?.registerAsOperators(userIds: selectedUserIds) }
  }

  // MARK: Header events

  /// Shows the new title view.
  open func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didUpdateTitleView titleView: UIView?
  ) { navigationItem.titleView = titleView }

  /// Shows the new left bar button.
  open func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { navigationItem.leftBarButtonItem = leftItem }

  /// Shows the new right bar button.
  open func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) { navigationItem.rightBarButtonItem = rightItem }

  /// Shows the new left bar buttons.
  open func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) { navigationItem.leftBarButtonItems = leftItems }

  /// Shows the new right bar buttons.
  open func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) { navigationItem.rightBarButtonItems = rightItems }

  /// Goes back after a tap on the left bar button (S94).
  open func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { onClickBack() }

  /// Calls ``registerSelectedUsers()`` after a tap on the right bar button (S94).
  open func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) { registerSelectedUsers() }

  // MARK: List events

  /// Toggles the selection of the tapped row's user.
  open func registerOperatorModule(
    _ list: SBURegisterOperatorModule.List, didSelectRowAt indexPath: IndexPath
  ) { selectUser(at: indexPath) }

  /// Loads the next page if needed when a row comes into view (S55).
  open func registerOperatorModule(
    _ list: SBURegisterOperatorModule.List, didDetectPreloadingPosition indexPath: IndexPath
  ) { viewModel?.preLoadNextUserList(indexPath: indexPath) }

  /// Loads the list again if ``SBUUserScreen/showsErrorView`` is true; else nothing (S51).
  open func registerOperatorModuleDidSelectRetry(_ list: SBURegisterOperatorModule.List) { retry() }

  // MARK: View model events

  /// Returns to the channel after users became operators (S96).
  open func registerOperatorViewModel(
    _ viewModel: SBURegisterOperatorViewModel, didRegisterOperatorIds operatorIds: [String]
  ) { popToChannel() }

  // MARK: YAML

  /// The initializers for YAML: `init(channelURL:users:)` and `init(channel:users:)`.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML can set.
  open class var slots: [Slot] { standardSlots }
}

extension SBURegisterOperatorViewController: ScreenViewController {
  static let standardInitializer = ViewControllerInitializer.channelScreen(
    [
      .channelURL("the channel whose users can become operators"), .channel,
      .channelType("the type of the channel; by default that of the fixture's channel"),
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
    list: \SBURegisterOperatorViewController.listComponent, "the users who can become operators",
    viewModel: \SBURegisterOperatorViewController.viewModel,
    "loads the users and registers the selected ones as operators")
}
