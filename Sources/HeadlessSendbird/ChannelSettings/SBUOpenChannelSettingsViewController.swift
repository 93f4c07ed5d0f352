import DioramaKit
import HeadlessUIKit

/// The settings of an open channel: name and picture, and what leads to its moderation menu and its
/// people, and puts an end to it.
open class SBUOpenChannelSettingsViewController: SBUBaseChannelSettingsViewController,
  SBUOpenChannelSettingsModuleHeaderDelegate, SBUOpenChannelSettingsModuleListDelegate,
  SBUOpenChannelSettingsModuleListDataSource, SBUOpenChannelSettingsViewModelDelegate,
  ScreenViewController
{
  /// The header; nil where the base header is of another class.
  public var headerComponent: SBUOpenChannelSettingsModule.Header? {
    get { baseHeaderComponent as? SBUOpenChannelSettingsModule.Header }
    set { baseHeaderComponent = newValue }
  }
  /// The list; nil where the base list is of another class.
  public var listComponent: SBUOpenChannelSettingsModule.List? {
    get { baseListComponent as? SBUOpenChannelSettingsModule.List }
    set { baseListComponent = newValue }
  }
  /// The view model; nil where the base view model is of another class.
  public var viewModel: SBUOpenChannelSettingsViewModel? {
    get { baseViewModel as? SBUOpenChannelSettingsViewModel }
    set { baseViewModel = newValue }
  }

  /// A screen for a channel.
  public required init(channel: OpenChannel) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channel: channel, channelURL: channel.channelURL)
    makeComponents(of: SBUModuleSet.OpenChannelSettingsModule)
  }

  /// A screen for a channel by its URL.
  ///
  /// - Parameter channelURL: the channel's id, as the service knows it; one of another sort is not
  ///   found.
  public required init(channelURL: String) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channelURL: channelURL)
    makeComponents(of: SBUModuleSet.OpenChannelSettingsModule)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the view model; an app overrides it to use its own. Without a channel and a URL there is
  /// none.
  ///
  /// - Parameters:
  ///   - channel: the channel, where the screen was made with one.
  ///   - channelURL: the channel's id.
  open override func createViewModel(channel: BaseChannel? = nil, channelURL: String? = nil) {
    guard let url = channelURL ?? channel?.channelURL else { return }
    viewModel = SBUViewModelSet.entries.OpenChannelSettingsViewModel.make {
      $0.init(channel: channel, channelURL: url, channelType: .open, delegate: self)
    }
  }

  override func configureHeader() { headerComponent?.configure(delegate: self, theme: theme) }

  override func configureList() {
    listComponent?.configure(delegate: self, dataSource: self, theme: theme)
  }

  // MARK: Where the rows lead

  /// Shows the moderation menu.
  open override func showModerationList() {
    guard let channel else { return }
    show(SBUViewControllerSet.OpenModerationsViewController(channel: channel))
  }

  /// Shows the participants.
  open func showParticipantsList() {
    guard let channel else { return }
    let entry = SBUViewControllerSet.entries.OpenUserListViewController
    show(entry.make { $0.init(channel: channel, userListType: .participants) })
  }

  /// Asks whether the channel is to be deleted, and has the view model delete it.
  open func showDeleteChannelAlert() {
    let confirm = SBUAlertButtonItem(title: SBUStringSet.Delete, color: theme.itemDeleteTextColor) {
      [weak self] _ in self?.viewModel?.deleteChannel()
    }
    SBUModuleSet.CommonModule.AlertView.show(
      title: SBUStringSet.ChannelSettings_Delete_Question_Mark,
      message: SBUStringSet.ChannelSettings_Delete_Description, confirmButtonItem: confirm,
      cancelButtonItem: SBUAlertButtonItem(title: SBUStringSet.Cancel) { _ in }, delegate: self)
  }

  // MARK: What the header says

  /// The view in the middle was set.
  open func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateTitleView titleView: UIView?
  ) { navigationItem.titleView = titleView }

  /// The item at the left was set.
  open func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { navigationItem.leftBarButtonItem = leftItem }

  /// The item at the right was set.
  open func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) { navigationItem.rightBarButtonItem = rightItem }

  /// The items at the left were set.
  open func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) { navigationItem.leftBarButtonItems = leftItems }

  /// The items at the right were set.
  open func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateRightItems items: [UIBarButtonItem]?
  ) { navigationItem.rightBarButtonItems = items }

  /// Left: goes back.
  open func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { onClickBack() }

  /// Right: asks what is to change.
  open func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) { showChannelEditActionSheet() }

  // MARK: What the list says

  /// A row was tapped; its own action has run.
  open func openChannelSettingsModule(
    _ list: SBUOpenChannelSettingsModule.List, didSelectRowAt indexPath: IndexPath
  ) {}

  /// Moderations: to the menu.
  open func openChannelSettingsModuleDidSelectModerations(
    _ list: SBUOpenChannelSettingsModule.List
  ) { showModerationList() }

  /// Participants: to their list.
  open func openChannelSettingsModuleDidSelectParticipants(
    _ list: SBUOpenChannelSettingsModule.List
  ) { showParticipantsList() }

  /// Delete: asks first.
  open func openChannelSettingsModuleDidSelectDelete(_ list: SBUOpenChannelSettingsModule.List) {
    showDeleteChannelAlert()
  }

  // MARK: What the view model says

  /// The channel was deleted: back to the first screen of the stack.
  open func openChannelSettingsViewModel(
    _ viewModel: SBUOpenChannelSettingsViewModel, didDeleteChannel channel: OpenChannel
  ) { leaveChannelScreens() }

  // MARK: YAML

  /// Its initialisers: `init(channel:)` and `init(channelURL:)`.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML may choose.
  open class var slots: [Slot] { standardSlots }

  static let standardInitializer = ViewControllerInitializer.channelScreen(
    [.channelURL("the channel"), .channel], for: .open
  ) { type, arguments, channel, _ in
    guard let type = type as? SBUOpenChannelSettingsViewController.Type else { return nil }
    if let channel = channel as? OpenChannel { return type.init(channel: channel) }
    return type.init(channelURL: arguments.channelURL ?? "")
  }

  static let standardSlots = SendbirdScreen.openChannelSettings.slots(
    header: \SBUOpenChannelSettingsViewController.headerComponent,
    "the way back, a title, and Edit",
    list: \SBUOpenChannelSettingsViewController.listComponent, "the rows",
    viewModel: \SBUOpenChannelSettingsViewController.viewModel, "loads the channel")
}
