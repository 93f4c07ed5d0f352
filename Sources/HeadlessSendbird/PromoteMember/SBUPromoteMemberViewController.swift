import DioramaKit
import HeadlessUIKit

/// The screen that makes members of a group channel operators (page 000).
open class SBUPromoteMemberViewController: SBUBaseSelectUserViewController,
  SBUPromoteMemberModuleHeaderDelegate, SBUPromoteMemberModuleHeaderDataSource,
  SBUPromoteMemberModuleListDelegate, SBUPromoteMemberModuleListDataSource,
  SBUPromoteMemberViewModelDelegate, SBUPromoteMemberViewModelDataSource
{
  /// The header; nil where the base header is of another class (S173).
  public var headerComponent: SBUPromoteMemberModule.Header? {
    get { baseHeaderComponent as? SBUPromoteMemberModule.Header }
    set { baseHeaderComponent = newValue }
  }
  /// The list; nil where the base list is of another class.
  public var listComponent: SBUPromoteMemberModule.List? {
    get { baseListComponent as? SBUPromoteMemberModule.List }
    set { baseListComponent = newValue }
  }
  /// The view model; nil where the base view model is of another class.
  public var viewModel: SBUPromoteMemberViewModel? {
    get { baseViewModel as? SBUPromoteMemberViewModel }
    set { baseViewModel = newValue }
  }

  /// A screen for a channel.
  ///
  /// - Parameters:
  ///   - channel: the group.
  ///   - users: users of one's own to choose from; nil for the members.
  public required init(channel: GroupChannel, users: [SBUUser]? = nil) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channel: channel, channelUrl: nil, channelType: .group, users: users)
    makeComponents()
  }

  /// A screen for a channel by its URL.
  ///
  /// - Parameters:
  ///   - channelURL: the channel's id, as the service knows it.
  ///   - users: users of one's own to choose from; nil for the members.
  public required init(channelURL: String, users: [SBUUser]? = nil) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channel: nil, channelUrl: channelURL, channelType: .group, users: users)
    makeComponents()
  }

  /// An older spelling of `init(channelURL:users:)`.
  public convenience init(channelUrl: String, users: [SBUUser]? = nil) {
    self.init(channelURL: channelUrl, users: users)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes header and list of the module's classes, after the view model (S1).
  private func makeComponents() {
    let module = SBUModuleSet.PromoteMemberModule
    headerComponent = module.makeHeader()
    listComponent = module.makeList()
  }

  /// Makes the view model; without channel and URL there is none (S4).
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

  /// Makes the selected members operators; nothing happens without a selection (S100).
  public func promoteSelectedMembers() {
    if let selectedUserIds { viewModel?.promoteToOperators(memberIds: selectedUserIds) }
  }

  // MARK: What the header says

  /// The view in the middle was set.
  open func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didUpdateTitleView titleView: UIView?
  ) { navigationItem.titleView = titleView }

  /// The item at the left was set.
  open func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { navigationItem.leftBarButtonItem = leftItem }

  /// The item at the right was set.
  open func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) { navigationItem.rightBarButtonItem = rightItem }

  /// The items at the left were set.
  open func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) { navigationItem.leftBarButtonItems = leftItems }

  /// The items at the right were set.
  open func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) { navigationItem.rightBarButtonItems = rightItems }

  /// Left: goes back (S100).
  open func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { onClickBack() }

  /// Right: what ``promoteSelectedMembers()`` does (S100).
  open func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) { promoteSelectedMembers() }

  // MARK: What the list says

  /// A row was tapped: its user is selected or not any more.
  open func promoteMemberModule(
    _ list: SBUPromoteMemberModule.List, didSelectRowAt indexPath: IndexPath
  ) { selectUser(at: indexPath) }

  /// A row comes into view: perhaps it is time for the next page (S55).
  open func promoteMemberModule(
    _ list: SBUPromoteMemberModule.List, didDetectPreloadingPosition indexPath: IndexPath
  ) { viewModel?.preLoadNextUserList(indexPath: indexPath) }

  /// Retry was tapped; nothing is loaded again (S51).
  open func promoteMemberModuleDidSelectRetry(_ list: SBUPromoteMemberModule.List) {}

  // MARK: What the view model says

  /// Members became operators: back to the channel (S100).
  open func promoteMemberViewModel(
    _ viewModel: SBUPromoteMemberViewModel, didPromoteMemberIds memberIds: [String]
  ) { popToChannel() }

  // MARK: YAML

  /// Its initialisers: `init(channelURL:users:)` and `init(channel:users:)`.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML may choose.
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
    list: \SBUPromoteMemberViewController.listComponent, "the members that can become operators",
    viewModel: \SBUPromoteMemberViewController.viewModel,
    "loads the members and makes the selected ones operators")
}
