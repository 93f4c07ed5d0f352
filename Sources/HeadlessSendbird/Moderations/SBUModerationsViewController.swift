import DioramaKit
import HeadlessUIKit

/// The screen that opens the lists of operators, muted and banned users, and freezes a channel
/// (page 004).
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
  /// The channel's ID.
  public var channelURL: String? { viewModel?.channelURL }
  /// The type of the channel; group while it is unknown.
  public var channelType: ChannelType { viewModel?.channelType ?? .group }

  /// Creates a screen for a channel.
  ///
  /// - Parameter channel: a group or open channel; it determines the rows (S156 to S158).
  public required init(channel: BaseChannel) {
    super.init(nibName: nil, bundle: nil)
    if let channel = channel as? OpenChannel {
      createViewModel(channel: channel, channelURL: nil)
    } else {
      createViewModel(channel: channel)
    }
    setupComponents(channelType: channel.channelType)
  }

  /// Creates a screen for a channel by its URL.
  ///
  /// - Parameters:
  ///   - channelURL: the channel's ID at the service.
  ///   - channelType: the type of the channel, which determines the entries of the sets.
  public required init(channelURL: String, channelType: ChannelType) {
    super.init(nibName: nil, bundle: nil)
    if channelType == .open {
      createViewModel(channel: nil, channelURL: channelURL)
    } else {
      createViewModel(channelURL: channelURL, channelType: channelType)
    }
    setupComponents(channelType: channelType)
  }

  /// Creates a screen for a channel by its URL, as page 004 does: for an open channel, unless the
  /// service knows it as a group channel (S201).
  public required convenience init(channelURL: String) {
    self.init(
      channelURL: channelURL, channelType: ChannelType(ofChannel: channelURL) ?? .open)
  }

  /// Creates the view model; an app can override it to use its own.
  open func createViewModel(channel: BaseChannel) {
    let isOpen = channel is OpenChannel
    let entry =
      isOpen
      ? SBUViewModelSet.entries.OpenModerationsViewModel
      : SBUViewModelSet.entries.GroupModerationsViewModel
    viewModel = entry.make { $0.init(channel: channel, delegate: self) }
  }

  /// Creates the view model; an app can override it to use its own.
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

  /// The spelling that page 004 overrides. Initializers call it for open channels, and it calls the
  /// current methods.
  open func createViewModel(channel: OpenChannel? = nil, channelURL: String? = nil) {
    if let channel {
      createViewModel(channel: channel as BaseChannel)
    } else if let channelURL {
      createViewModel(channelURL: channelURL, channelType: .open)
    }
  }

  /// Creates header and list from the classes of the group or open module; another channel type has
  /// none (S1, S3).
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

  /// Freezes or unfreezes the channel (S109). After an error the switch stays unchanged (S110).
  ///
  /// - Parameters:
  ///   - freeze: whether to freeze the channel.
  ///   - completionHandler: called with true on success only (S39).
  public func changeFreeze(_ freeze: Bool, _ completionHandler: ((Bool) -> Void)? = nil) {
    if freeze {
      viewModel?.freezeChannel(completionHandler)
    } else {
      viewModel?.unfreezeChannel(completionHandler)
    }
  }

  // MARK: Screens opened by the rows

  /// Shows the operators.
  open func showOperatorList() { showUserList(userListType: .operators) }
  /// Shows the muted members of a group channel.
  open func showMutedMemberList() { showUserList(userListType: .muted) }
  /// Shows the muted participants of an open channel.
  open func showMutedParticipantList() { showUserList(userListType: .muted) }
  /// Shows the banned users.
  open func showBannedUserList() { showUserList(userListType: .banned) }

  /// Pushes a list of the channel's users, of the class in ``SBUViewControllerSet``; does nothing
  /// while there is no channel (S107).
  ///
  /// - Parameter userListType: the type of the list.
  open func showUserList(userListType: ChannelUserListType) {
    guard let channel else { return }
    let entry =
      channel is OpenChannel
      ? SBUViewControllerSet.entries.OpenUserListViewController
      : SBUViewControllerSet.entries.GroupUserListViewController
    navigationController?.pushViewController(
      entry.make { $0.init(channel: channel, userListType: userListType) }, animated: true)
  }

  // MARK: Header events

  /// Shows the new title view.
  open func moderationsModule(
    _ header: SBUModerationsModule.Header, didUpdateTitleView titleView: UIView?
  ) { navigationItem.titleView = titleView }

  /// Shows the new left bar button.
  open func moderationsModule(
    _ header: SBUModerationsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { navigationItem.leftBarButtonItem = leftItem }

  /// Shows the new right bar button.
  open func moderationsModule(
    _ header: SBUModerationsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) { navigationItem.rightBarButtonItem = rightItem }

  /// Shows the new left bar buttons.
  open func moderationsModule(
    _ header: SBUModerationsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) { navigationItem.leftBarButtonItems = leftItems }

  /// Shows the new right bar buttons.
  open func moderationsModule(
    _ header: SBUModerationsModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) { navigationItem.rightBarButtonItems = rightItems }

  /// Goes back after a tap on the left bar button (S108).
  open func moderationsModule(
    _ header: SBUModerationsModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { onClickBack() }

  // MARK: List events and data source

  /// Opens the list of the tapped row; the freeze row does nothing, only its switch does (S106).
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

  /// Freezes or unfreezes the channel after the switch was toggled (S109).
  open func moderationsModule(_ list: SBUModerationsModule.List, didChangeFreezeMode state: Bool) {
    changeFreeze(state)
  }

  /// Returns the channel of the rows.
  open func moderationsModule(
    _ list: SBUModerationsModule.List, channelForTableView tableView: UITableView
  ) -> BaseChannel? { channel }

  // MARK: View model events

  /// Updates colors and rows after the channel was loaded, frozen or unfrozen (S19, S110).
  open func moderationsViewModel(
    _ viewModel: SBUModerationsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) { updateStyles() }

  /// Hides the loading indicator and passes the error's description with its code to
  /// ``SBUBaseViewController/errorHandler(_:_:)`` (S41).
  open override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    SBUModuleSet.CommonModule.Loading.stop()
    errorHandler(error?.description, error?.code)
  }

  // MARK: YAML

  /// The initializers for YAML: `init(channel:)` and `init(channelURL:channelType:)`.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML can set.
  open class var slots: [Slot] { standardSlots }
}

extension SBUModerationsViewController: ScreenViewController {
  static let standardInitializer = ViewControllerInitializer.channelScreen(
    [
      .channelURL("the channel to moderate"), .channel,
      .channelType("the type of the channel; by default that of the fixture's channel"),
    ], for: .any
  ) { type, arguments, channel, _ in
    guard let type = type as? SBUModerationsViewController.Type else { return nil }
    if let channel { return type.init(channel: channel) }
    return type.init(channelURL: arguments.channelURL ?? "", channelType: arguments.type)
  }

  static let standardSlots = SendbirdScreen.moderations.slots(
    header: \SBUModerationsViewController.headerComponent, "the back button and the title",
    list: \SBUModerationsViewController.listComponent, "the moderation menu",
    viewModel: \SBUModerationsViewController.viewModel,
    "loads the channel, freezes and unfreezes it")
}
