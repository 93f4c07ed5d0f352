import ChatBackend
import DioramaKit
import HeadlessUIKit

/// The screen with the settings of an open channel: name and image, and rows that open moderations
/// and participants, or delete the channel.
open class SBUOpenChannelSettingsViewController: SBUBaseChannelSettingsViewController,
  SBUOpenChannelSettingsModuleHeaderDelegate, SBUOpenChannelSettingsModuleListDelegate,
  SBUOpenChannelSettingsModuleListDataSource, SBUOpenChannelSettingsViewModelDelegate,
  ScreenViewController
{
  /// The header; nil if the base header has another class.
  public var headerComponent: SBUOpenChannelSettingsModule.Header? {
    get { baseHeaderComponent as? SBUOpenChannelSettingsModule.Header }
    set { baseHeaderComponent = newValue }
  }
  /// The list; nil if the base list has another class.
  public var listComponent: SBUOpenChannelSettingsModule.List? {
    get { baseListComponent as? SBUOpenChannelSettingsModule.List }
    set { baseListComponent = newValue }
  }
  /// The view model; nil if the base view model has another class.
  public var viewModel: SBUOpenChannelSettingsViewModel? {
    get { baseViewModel as? SBUOpenChannelSettingsViewModel }
    set { baseViewModel = newValue }
  }

  /// Creates a screen for a channel.
  public required init(channel: OpenChannel) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channel: channel, channelURL: channel.channelURL)
    makeComponents(of: SBUModuleSet.OpenChannelSettingsModule)
  }

  /// Creates a screen for a channel by its URL.
  ///
  /// - Parameter channelURL: the channel's ID at the service; a channel of another type is not
  ///   found.
  public required init(channelURL: String) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channelURL: channelURL)
    makeComponents(of: SBUModuleSet.OpenChannelSettingsModule)
  }

  /// Creates the view model; an app can override it to use its own. Without a channel and a URL it
  /// creates none.
  ///
  /// - Parameters:
  ///   - channel: the channel, if the screen was created with one.
  ///   - channelURL: the channel's ID.
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

  // MARK: Screens opened by the rows

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

  /// Asks whether to delete the channel; the view model deletes it.
  open func showDeleteChannelAlert() {
    var confirm = SBUAlertButtonItem(title: SBUStringSet.Delete, color: theme.itemDeleteTextColor) {
      [weak self] _ in self?.viewModel?.deleteChannel()
    }
    confirm.isDestructive = true
    SBUModuleSet.CommonModule.AlertView.show(
      title: SBUStringSet.ChannelSettings_Delete_Question_Mark,
      message: SBUStringSet.ChannelSettings_Delete_Description, confirmButtonItem: confirm,
      cancelButtonItem: SBUAlertButtonItem(title: SBUStringSet.Cancel) { _ in }, delegate: self)
  }

  // MARK: Header events

  /// Shows the new title view.
  open func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateTitleView titleView: UIView?
  ) { navigationItem.titleView = titleView }

  /// Shows the new left bar button.
  open func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { navigationItem.leftBarButtonItem = leftItem }

  /// Shows the new right bar button.
  open func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) { navigationItem.rightBarButtonItem = rightItem }

  /// Shows the new left bar buttons.
  open func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) { navigationItem.leftBarButtonItems = leftItems }

  /// Shows the new right bar buttons.
  open func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateRightItems items: [UIBarButtonItem]?
  ) { navigationItem.rightBarButtonItems = items }

  /// Goes back after a tap on the left bar button.
  open func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { onClickBack() }

  /// Asks for the change after a tap on the right bar button.
  open func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) { showChannelEditActionSheet() }

  // MARK: List events

  /// A row was tapped, after its own action; does nothing.
  open func openChannelSettingsModule(
    _ list: SBUOpenChannelSettingsModule.List, didSelectRowAt indexPath: IndexPath
  ) {}

  /// Opens the moderation menu.
  open func openChannelSettingsModuleDidSelectModerations(
    _ list: SBUOpenChannelSettingsModule.List
  ) { showModerationList() }

  /// Opens the list of participants.
  open func openChannelSettingsModuleDidSelectParticipants(
    _ list: SBUOpenChannelSettingsModule.List
  ) { showParticipantsList() }

  /// Asks whether to delete the channel.
  open func openChannelSettingsModuleDidSelectDelete(_ list: SBUOpenChannelSettingsModule.List) {
    showDeleteChannelAlert()
  }

  // MARK: View model events

  /// Returns to the first screen of the stack after the channel was deleted.
  open func openChannelSettingsViewModel(
    _ viewModel: SBUOpenChannelSettingsViewModel, didDeleteChannel channel: OpenChannel
  ) { leaveChannelScreens() }

  // MARK: YAML

  /// The initializers for YAML: `init(channel:)` and `init(channelURL:)`.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML can set.
  open class var slots: [Slot] { standardSlots }

  static let standardInitializer = ViewControllerInitializer.channelScreen(
    [.channelURL("the channel"), .channel(.open)], for: .open
  ) { type, arguments, channel, _ in
    guard let type = type as? SBUOpenChannelSettingsViewController.Type else { return nil }
    if let channel = channel as? OpenChannel { return type.init(channel: channel) }
    return type.init(channelURL: arguments.channelURL ?? "")
  }

  static let standardSlots = SendbirdScreen.openChannelSettings.slots(
    header: \SBUOpenChannelSettingsViewController.headerComponent,
    "the back button, the title and Edit",
    list: \SBUOpenChannelSettingsViewController.listComponent, "the rows",
    viewModel: \SBUOpenChannelSettingsViewController.viewModel, "loads the channel")
}
