import DioramaKit
import HeadlessUIKit

/// The screen that makes members of a group channel operators (page 000).
open class SBUPromoteMemberViewController: SBUBaseSelectUserViewController,
  SBUPromoteMemberModuleHeaderDelegate, SBUPromoteMemberModuleHeaderDataSource,
  SBUPromoteMemberModuleListDelegate, SBUPromoteMemberModuleListDataSource,
  SBUPromoteMemberViewModelDelegate, SBUPromoteMemberViewModelDataSource
{
  /// The header; nil if the base header has another class (S173).
  public var headerComponent: SBUPromoteMemberModule.Header? {
    get { baseHeaderComponent as? SBUPromoteMemberModule.Header }
    set { baseHeaderComponent = newValue }
  }
  /// The list; nil if the base list has another class.
  public var listComponent: SBUPromoteMemberModule.List? {
    get { baseListComponent as? SBUPromoteMemberModule.List }
    set { baseListComponent = newValue }
  }
  /// The view model; nil if the base view model has another class.
  public var viewModel: SBUPromoteMemberViewModel? {
    get { baseViewModel as? SBUPromoteMemberViewModel }
    set { baseViewModel = newValue }
  }

  /// Creates a screen for a channel.
  ///
  /// - Parameters:
  ///   - channel: the group channel.
  ///   - users: custom users to select from; nil for the members.
  public required init(channel: GroupChannel, users: [SBUUser]? = nil) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channel: channel, channelUrl: nil, channelType: .group, users: users)
    makeComponents()
  }

  /// Creates a screen for a channel by its URL.
  ///
  /// - Parameters:
  ///   - channelURL: the channel's ID at the service.
  ///   - users: custom users to select from; nil for the members.
  public required init(channelURL: String, users: [SBUUser]? = nil) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channel: nil, channelUrl: channelURL, channelType: .group, users: users)
    makeComponents()
  }

  /// An older spelling of `init(channelURL:users:)`.
  public required convenience init(channelUrl: String, users: [SBUUser]? = nil) {
    self.init(channelURL: channelUrl, users: users)
  }

  /// Creates header and list from the module's classes, after the view model (S1).
  private func makeComponents() {
    let module = SBUModuleSet.PromoteMemberModule
    headerComponent = module.makeHeader()
    listComponent = module.makeList()
  }

  /// Creates the view model; without channel and URL it creates none (S4).
  open override func createViewModel(
    channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
    users: [SBUUser]? = nil
  ) {
    guard channel != nil || channelURL != nil else { return }
    viewModel = SBUViewModelSet.entries.PromoteMemberViewModel.make {
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

  /// Makes the selected members operators; does nothing without a selection (S100).
  public func promoteSelectedMembers() {
    if let selectedUserIds { viewModel?.promoteToOperators(memberIds: selectedUserIds) }
  }

  // MARK: Header events

  /// Shows the new title view.
  open func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didUpdateTitleView titleView: UIView?
  ) { navigationItem.titleView = titleView }

  /// Shows the new left bar button.
  open func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { navigationItem.leftBarButtonItem = leftItem }

  /// Shows the new right bar button.
  open func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) { navigationItem.rightBarButtonItem = rightItem }

  /// Shows the new left bar buttons.
  open func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) { navigationItem.leftBarButtonItems = leftItems }

  /// Shows the new right bar buttons.
  open func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) { navigationItem.rightBarButtonItems = rightItems }

  /// Goes back after a tap on the left bar button (S100).
  open func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { onClickBack() }

  /// Calls ``promoteSelectedMembers()`` after a tap on the right bar button (S100).
  open func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) { promoteSelectedMembers() }

  // MARK: List events

  /// Toggles the selection of the tapped row's user.
  open func promoteMemberModule(
    _ list: SBUPromoteMemberModule.List, didSelectRowAt indexPath: IndexPath
  ) { selectUser(at: indexPath) }

  /// Loads the next page if needed when a row comes into view (S55).
  open func promoteMemberModule(
    _ list: SBUPromoteMemberModule.List, didDetectPreloadingPosition indexPath: IndexPath
  ) { viewModel?.preLoadNextUserList(indexPath: indexPath) }

  /// Loads the list again if ``SBUUserScreen/showsErrorView`` is true; else nothing (S51).
  open func promoteMemberModuleDidSelectRetry(_ list: SBUPromoteMemberModule.List) { retry() }

  // MARK: View model events

  /// Returns to the channel after members became operators (S100).
  open func promoteMemberViewModel(
    _ viewModel: SBUPromoteMemberViewModel, didPromoteMemberIds memberIds: [String]
  ) { popToChannel() }

  // MARK: YAML

  /// The initializers for YAML: `init(channelURL:users:)` and `init(channel:users:)`.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML can set.
  open class var slots: [Slot] { standardSlots }
}

extension SBUPromoteMemberViewController: ScreenViewController {
  static let standardInitializer = ViewControllerInitializer.channelScreen(
    [
      .channelURL("the channel whose members can become operators"), .channel,
      .users("the users to choose from, instead of the members"),
    ], for: .group
  ) { type, arguments, channel, users in
    guard let type = type as? SBUPromoteMemberViewController.Type else { return nil }
    if let channel = channel as? GroupChannel { return type.init(channel: channel, users: users) }
    return type.init(channelURL: arguments.channelURL ?? "", users: users)
  }

  static let standardSlots = SendbirdScreen.promoteMember.slots(
    header: \SBUPromoteMemberViewController.headerComponent, "title, Cancel and Register",
    list: \SBUPromoteMemberViewController.listComponent, "the members who can become operators",
    viewModel: \SBUPromoteMemberViewController.viewModel,
    "loads the members and promotes the selected ones to operators")
}
