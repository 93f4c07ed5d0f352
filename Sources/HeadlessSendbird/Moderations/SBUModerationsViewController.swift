import DioramaKit
import HeadlessUIKit

/// The screen that leads to operators, muted and banned people, and freezes a channel (page 004).
///
/// ```swift
/// let screen = SBUModerationsViewController(channel: channel)
/// navigationController?.pushViewController(screen, animated: true)
/// ```
open class SBUModerationsViewController: SBUSettingsScreen,
  SBUModerationsModuleHeaderDelegate, SBUModerationsModuleListDelegate,
  SBUModerationsModuleListDataSource, SBUModerationsViewModelDelegate
{
  /// The header.
  public var headerComponent: SBUModerationsModule.Header?
  /// The list.
  public var listComponent: SBUModerationsModule.List?
  /// The view model.
  public var viewModel: SBUModerationsViewModel?

  /// The channel.
  public var channel: BaseChannel? { viewModel?.channel }
  /// The channel's id.
  public var channelURL: String? { viewModel?.channelURL }
  /// What sort of channel it is; a group while nothing is known.
  public var channelType: ChannelType { viewModel?.channelType ?? .group }

  /// A screen for a channel.
  ///
  /// - Parameter channel: a group or an open channel; it decides the rows (S156 to S158).
  public required init(channel: BaseChannel) {
    super.init(nibName: nil, bundle: nil)
    if let channel = channel as? OpenChannel {
      createViewModel(channel: channel, channelURL: nil)
    } else {
      createViewModel(channel: channel)
    }
    setupComponents(channelType: channel.channelType)
  }

  /// A screen for a channel by its URL.
  ///
  /// - Parameters:
  ///   - channelURL: the channel's id, as the service knows it.
  ///   - channelType: what sort of channel it is; it chooses the entries of the sets.
  public required init(channelURL: String, channelType: ChannelType) {
    super.init(nibName: nil, bundle: nil)
    if channelType == .open {
      createViewModel(channel: nil, channelURL: channelURL)
    } else {
      createViewModel(channelURL: channelURL, channelType: channelType)
    }
    setupComponents(channelType: channelType)
  }

  /// A screen for a channel by its URL, as page 004 makes it: an open channel, unless the service
  /// knows it as a group (S201).
  public convenience init(channelURL: String) {
    self.init(
      channelURL: channelURL, channelType: ChannelType(ofChannel: channelURL) ?? .open)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the view model; an app overrides it to use its own.
  open func createViewModel(channel: BaseChannel) {
    let isOpen = channel is OpenChannel
    let entry =
      isOpen
      ? SBUViewModelSet.entries.OpenModerationsViewModel
      : SBUViewModelSet.entries.GroupModerationsViewModel
    viewModel = entry.make { $0.init(channel: channel, delegate: self) }
  }

  /// Makes the view model; an app overrides it to use its own.
  open func createViewModel(channelURL: String, channelType: ChannelType) {
    let isOpen = channelType == .open
    let entry =
      isOpen
      ? SBUViewModelSet.entries.OpenModerationsViewModel
      : SBUViewModelSet.entries.GroupModerationsViewModel
    viewModel = entry.make {
      $0.init(channelURL: channelURL, channelType: channelType, delegate: self)
    }
  }

  /// The spelling that page 004 overrides. Initialisers call it for open channels, and it calls
  /// today's.
  open func createViewModel(channel: OpenChannel? = nil, channelURL: String? = nil) {
    if let channel {
      createViewModel(channel: channel as BaseChannel)
    } else if let channelURL {
      createViewModel(channelURL: channelURL, channelType: .open)
    }
  }

  /// Makes header and list of the classes of the group or the open module; a channel of another
  /// type has none (S1, S3).
  open func setupComponents(channelType: ChannelType) {
    let module: SBUModerationsModule.Type
    switch channelType {
    case .group: module = SBUModuleSet.GroupModerationsModule
    case .open: module = SBUModuleSet.OpenModerationsModule
    case .feed: return
    }
    headerComponent = module.makeHeader()
    headerComponent?.channelType = channelType
    listComponent = module.makeList()
  }

  override var settingsHeader: SBUSettingsModuleHeader? { headerComponent }
  override var settingsList: SBUSettingsModuleList? { listComponent }

  override func configureHeader() { headerComponent?.configure(delegate: self, theme: theme) }

  override func configureList() {
    listComponent?.configure(delegate: self, dataSource: self, theme: theme)
  }

  // MARK: Freezing

  /// Freezes the channel or ends its freeze (S109). After an error the switch stays as it is
  /// (S110).
  ///
  /// - Parameters:
  ///   - freeze: whether it is to be frozen.
  ///   - completionHandler: called with true on success only (S39).
  public func changeFreeze(_ freeze: Bool, _ completionHandler: ((Bool) -> Void)? = nil) {
    if freeze {
      viewModel?.freezeChannel(completionHandler)
    } else {
      viewModel?.unfreezeChannel(completionHandler)
    }
  }

  // MARK: Where the rows lead

  /// Shows the operators.
  open func showOperatorList() { showUserList(userListType: .operators) }
  /// Shows the muted members of a group channel.
  open func showMutedMemberList() { showUserList(userListType: .muted) }
  /// Shows the muted participants of an open channel.
  open func showMutedParticipantList() { showUserList(userListType: .muted) }
  /// Shows the banned users.
  open func showBannedUserList() { showUserList(userListType: .banned) }

  /// Pushes a list of the channel's people, of the class in ``SBUViewControllerSet``; nothing
  /// happens while there is no channel (S107).
  ///
  /// - Parameter userListType: which people are listed.
  open func showUserList(userListType: ChannelUserListType) {
    guard let channel else { return }
    let entry =
      channel is OpenChannel
      ? SBUViewControllerSet.entries.OpenUserListViewController
      : SBUViewControllerSet.entries.GroupUserListViewController
    navigationController?.pushViewController(
      entry.make { $0.init(channel: channel, userListType: userListType) }, animated: true)
  }

  // MARK: What the header says

  /// The view in the middle was set.
  open func moderationsModule(
    _ header: SBUModerationsModule.Header, didUpdateTitleView titleView: UIView?
  ) { navigationItem.titleView = titleView }

  /// The item at the left was set.
  open func moderationsModule(
    _ header: SBUModerationsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { navigationItem.leftBarButtonItem = leftItem }

  /// The item at the right was set.
  open func moderationsModule(
    _ header: SBUModerationsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) { navigationItem.rightBarButtonItem = rightItem }

  /// The items at the left were set.
  open func moderationsModule(
    _ header: SBUModerationsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) { navigationItem.leftBarButtonItems = leftItems }

  /// The items at the right were set.
  open func moderationsModule(
    _ header: SBUModerationsModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) { navigationItem.rightBarButtonItems = rightItems }

  /// Left: goes back (S108).
  open func moderationsModule(
    _ header: SBUModerationsModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { onClickBack() }

  // MARK: What the list says and asks

  /// A row was tapped: to its list; the freeze row does nothing but by its switch (S106).
  open func moderationsModule(
    _ list: SBUModerationsModule.List, didSelectRowAt indexPath: IndexPath
  ) {
    let items = list.items
    guard items.indices.contains(indexPath.row) else { return }
    switch items[indexPath.row] {
    case .operators: showOperatorList()
    case .mutedMembers: showMutedMemberList()
    case .mutedParticipants: showMutedParticipantList()
    case .bannedUsers: showBannedUserList()
    case .freezeChannel: break
    }
  }

  /// The freeze switch was flipped (S109).
  open func moderationsModule(_ list: SBUModerationsModule.List, didChangeFreezeMode state: Bool) {
    changeFreeze(state)
  }

  /// The channel of the rows.
  open func moderationsModule(
    _ list: SBUModerationsModule.List, channelForTableView tableView: UITableView
  ) -> BaseChannel? { channel }

  // MARK: What the view model says

  /// The channel was loaded, frozen or unfrozen: colours and rows again (S19, S110).
  open func moderationsViewModel(
    _ viewModel: SBUModerationsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) { updateStyles() }

  /// Hides the loading indicator and hands what the error says of itself, number included, to
  /// ``SBUBaseViewController/errorHandler(_:_:)`` (S41).
  open override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    SBUModuleSet.CommonModule.Loading.stop()
    errorHandler(error?.description, error?.code)
  }

  // MARK: YAML

  /// What YAML may set on it beyond its parameters and parts; a subclass may add more.
  open class var properties: PropertyTable { commonProperties }
  /// Its initialisers: `init(channel:)` and `init(channelURL:channelType:)`.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML may choose.
  open class var slots: [Slot] { standardSlots }
}

extension SBUModerationsViewController: ScreenViewController {
  static let standardInitializer = ViewControllerInitializer.channelScreen(
    [
      .channelURL("the channel to moderate"), .channel,
      .channelType("what the URL is of; the fixture's channel says it unless it is said here"),
    ], for: .any
  ) { type, arguments, channel, _ in
    guard let type = type as? SBUModerationsViewController.Type else { return nil }
    if let channel { return type.init(channel: channel) }
    return type.init(channelURL: arguments.channelURL ?? "", channelType: arguments.type)
  }

  static let standardSlots = SendbirdScreen.moderations.slots(
    header: \SBUModerationsViewController.headerComponent, "the way back and a title",
    list: \SBUModerationsViewController.listComponent, "the moderation menu",
    viewModel: \SBUModerationsViewController.viewModel,
    "loads the channel, freezes and unfreezes it")
}
