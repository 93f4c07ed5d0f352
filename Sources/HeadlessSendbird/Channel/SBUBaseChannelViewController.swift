import DioramaKit
import HeadlessUIKit

/// The base class of channels with their messages: header, list, message input and view model.
open class SBUBaseChannelViewController: SBUChannelComponentScreen,
  SBUBaseChannelModuleHeaderDelegate, SBUBaseChannelViewModelDelegate,
  SBUBaseChannelViewModelDataSource
{
  /// Whether the header has a right bar button (G74).
  public var useRightBarButtonItem = true
  /// The title instead of the channel's name; nil for the name.
  public var channelName: String?
  /// Whether the next change of the list scrolls to the newest message.
  private var scrollsToNewest = false
  /// The load whose starting point the list has scrolled to.
  private var scrolledLoad = 0
  /// The messages of the rows that the table shows until its next reload.
  private var rowIds: [String] = []
  /// Whether the list scrolls at its next reload.
  private var waitsForReload = false

  // MARK: Creating

  /// Creates the screen of a channel (G9).
  ///
  /// - Parameters:
  ///   - baseChannel: the channel.
  ///   - messageListParams: the parameters of its messages; nil for the kit's.
  ///   - displaysLocalCachedListFirst: whether stored messages are shown first.
  public init(
    baseChannel: BaseChannel, messageListParams: MessageListParams? = nil,
    displaysLocalCachedListFirst: Bool = false
  ) {
    super.init(nibName: nil, bundle: nil)
    makeViewModel(baseChannel, nil, messageListParams, nil, displaysLocalCachedListFirst)
  }

  /// Creates the screen of a channel (G9).
  ///
  /// - Parameters:
  ///   - channelURL: the channel's URL.
  ///   - startingPoint: the time at which the messages start; nil for the newest.
  ///   - messageListParams: the parameters of its messages; nil for the kit's.
  public required init(
    channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    makeViewModel(nil, channelURL, messageListParams, startingPoint, false)
  }

  /// Creates the screen of a channel (G9).
  ///
  /// - Parameters:
  ///   - channelURL: the channel's URL.
  ///   - startingPoint: the time at which the messages start; nil for the newest.
  ///   - messageListParams: the parameters of its messages; nil for the kit's.
  ///   - displaysLocalCachedListFirst: whether stored messages are shown first.
  public init(
    channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil,
    displaysLocalCachedListFirst: Bool
  ) {
    super.init(nibName: nil, bundle: nil)
    makeViewModel(
      nil, channelURL, messageListParams, startingPoint, displaysLocalCachedListFirst)
  }

  /// Creates a screen without a channel.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  private func makeViewModel(
    _ channel: BaseChannel?, _ url: String?, _ params: MessageListParams?, _ start: Int64?,
    _ displaysCacheFirst: Bool
  ) {
    if displaysCacheFirst {
      createViewModel(
        channel: channel, channelURL: url, messageListParams: params, startingPoint: start,
        showIndicator: true, displaysLocalCachedListFirst: true)
    } else {
      createViewModel(
        channel: channel, channelURL: url, messageListParams: params, startingPoint: start,
        showIndicator: true)
    }
  }

  /// Creates the view model; does nothing by default.
  ///
  /// - Parameters:
  ///   - channel: the channel; nil if only its URL is known.
  ///   - channelURL: the channel's URL.
  ///   - messageListParams: the parameters of its messages; nil for the kit's.
  ///   - startingPoint: the time at which the messages start; nil for the newest.
  ///   - showIndicator: whether loading shows the indicator.
  open func createViewModel(
    channel: BaseChannel? = nil, channelURL: String? = nil,
    messageListParams: MessageListParams? = nil, startingPoint: Int64? = nil,
    showIndicator: Bool = true
  ) {}

  /// Creates the view model; does nothing by default.
  ///
  /// - Parameters:
  ///   - channel: the channel; nil if only its URL is known.
  ///   - channelURL: the channel's URL.
  ///   - messageListParams: the parameters of its messages; nil for the kit's.
  ///   - startingPoint: the time at which the messages start; nil for the newest.
  ///   - showIndicator: whether loading shows the indicator.
  ///   - displaysLocalCachedListFirst: whether stored messages are shown first.
  open func createViewModel(
    channel: BaseChannel? = nil, channelURL: String? = nil,
    messageListParams: MessageListParams? = nil, startingPoint: Int64? = nil,
    showIndicator: Bool = true, displaysLocalCachedListFirst: Bool
  ) {}

  // MARK: Life cycle

  /// Adds the header's items that are set already, and list and input; the screen of each type of
  /// channel then configures them (G13).
  open override func setupViews() {
    super.setupViews()
    install(baseHeaderComponent)
    if absentNotice != nil { return }
    for part in componentViews { view.addSubview(part) }
  }

  /// The parts that are views of the screen, from top to bottom: list and message input.
  var componentViews: [UIView] {
    ([baseListComponent, baseInputComponent] as [UIView?]).compactMap(\.self)
  }

  /// Applies the theme's colors to bar and background.
  open override func setupStyles() {
    navigationController?.navigationBar.barTintColor = theme.navigationBarTintColor
    view.backgroundColor = theme.backgroundColor
  }

  /// Applies the colors again to header and list, and reloads the rows (G16).
  open override func updateStyles() {
    setupStyles()
    baseHeaderComponent?.updateStyles(theme: shownTheme)
    baseListComponent?.updateStyles(theme: shownTheme)
    baseListComponent?.reloadTableView()
  }

  /// The theme of the components; that of the screen.
  var shownTheme: SBUChannelTheme { theme }

  // MARK: The bar

  /// Shows the title of the channel in the header's title view (G69).
  public func updateChannelTitle() {
    (baseHeaderComponent?.titleView as? SBUChannelTitleView)?.configure(
      channel: channel, title: channelName ?? baseHeaderComponent?.customTitle)
  }

  /// Shows in the header's title view who is typing (G71).
  public func updateChannelStatus() {
    (baseHeaderComponent?.titleView as? SBUChannelTitleView)?.updateChannelStatus(channel: channel)
  }

  /// Shows the new title view next to the left bar button, before a spacer (G66).
  open func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didUpdateTitleView titleView: UIView?
  ) {
    guard let titleView = shown(titleView, of: headerComponent) else {
      navigationItem.titleView = nil
      return
    }
    let row = SBUStackView()
    row.setHStack([titleView, headerComponent.titleSpacer])
    for view in [row, headerComponent.titleSpacer] {
      view.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    }
    navigationItem.titleView = row
  }

  /// Shows the new left bar button.
  open func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { navigationItem.leftBarButtonItem = shown(leftItem, of: headerComponent) }

  /// Shows the new right bar button.
  open func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) {
    navigationItem.rightBarButtonItem =
      useRightBarButtonItem ? shown(rightItem, of: headerComponent) : nil
  }

  /// Shows the new left bar buttons.
  public func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) { navigationItem.leftBarButtonItems = shown(leftItems, of: headerComponent) }

  /// Shows the new right bar buttons.
  public func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {
    navigationItem.rightBarButtonItems =
      useRightBarButtonItem ? shown(rightItems, of: headerComponent) : nil
  }

  /// The title view was tapped; does nothing by default.
  open func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didTapTitleView titleView: UIView?
  ) {}

  /// Goes back after a tap on the left bar button (G73).
  open func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { onClickBack() }

  /// Opens the settings after a tap on the right bar button (G73).
  open func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) { showChannelSettings() }

  // MARK: View model events

  /// The channel was loaded or changed; does nothing by default.
  open func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) {}

  /// A new message was received; does nothing by default.
  open func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didReceiveNewMessage message: BaseMessage,
    forChannel channel: BaseChannel
  ) {}

  /// Ends the edit of a message (G60).
  open func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, shouldFinishEditModeForChannel channel: BaseChannel
  ) { setMessageInputViewMode(.none) }

  /// Pops to the first screen of the stack, else dismisses the screen (G61).
  open func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, shouldDismissForChannel channel: BaseChannel?
  ) {
    guard let stack = navigationController, stack.viewControllers.count > 1 else {
      return dismiss(animated: true)
    }
    stack.popToRootViewController(animated: true)
  }

  /// Updates the empty view after the list changed, and reloads the rows (G58). The first messages
  /// of the service scroll to the starting point (G29).
  open func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didChangeMessageList messages: [BaseMessage],
    needsToReload: Bool, initialLoad: Bool, isEventMessageReceived: Bool
  ) {
    guard let list = baseListComponent else { return }
    list.updateEmptyView(
      type: !initialLoad && list.fullMessageList.isEmpty ? .noMessages : .none)
    let isLoaded = !initialLoad && scrolledLoad != viewModel.loads && !list.fullMessageList.isEmpty
    if isLoaded {
      scrolledLoad = viewModel.loads
      let start = startMessage(viewModel.getStartingPoint(), in: list)
      if needsToReload { list.reloadTableView() }
      // A page can come before.
      list.scroll { [weak self] in self?.rowIds.firstIndex(of: start) }
    } else {
      scrollAtNextReload(of: list)
      if needsToReload { list.reloadTableView() }
    }
    list.setScrollBottomView(hidden: list.isScrollNearByBottom || list.fullMessageList.isEmpty)
    listDidChange()
  }

  /// The messages changed; does nothing here.
  func listDidChange() {}

  /// Lets the next layout pass begin at the starting point, and returns the message of its row.
  private func startMessage(_ start: Int64?, in list: SBUBaseChannelModule.List) -> String {
    let messages = list.fullMessageList
    let row =
      start.map { start in
        messages.firstIndex { $0.createdAt <= start } ?? messages.count - 1
      } ?? 0
    // Before the rows come into view, since those at an end would load the next page.
    list.tableView.reloadData()
    list.tableView.start(atRow: row, inMiddle: true)
    (rowIds, scrollsToNewest) = (list.rowIds, false)
    return rowIds.indices.contains(row) ? rowIds[row] : ""
  }

  /// Scrolls to a sent message, or else keeps the rows in view where they are (G64).
  private func scrollAtNextReload(of list: SBUBaseChannelModule.List) {
    guard !waitsForReload, let queue = ScreenEnvironment.current?.mainQueue else { return }
    waitsForReload = true
    // After the rows in view are laid out, and before the reload, which would load the next page.
    queue.async { [weak self, weak list] in
      guard let self, let list else { return }
      let (old, toNewest) = (rowIds, scrollsToNewest)
      (rowIds, scrollsToNewest, waitsForReload) = (list.rowIds, false, false)
      let top = list.tableView.indexPathsForVisibleRows?.first?.row ?? 0
      if toNewest {
        list.scroll(at: .top) { 0 }
      } else if top > 0, old.indices.contains(top), let row = rowIds.firstIndex(of: old[top]),
        row != top
      {
        list.tableView.reloadData()
        list.tableView.start(atRow: row)
      }
    }
  }

  /// Messages were deleted; does nothing by default.
  open func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, deletedMessages messages: [BaseMessage]
  ) {}

  /// Lets the next change scroll to a message that was sent; others leave the rows in view where they
  /// are (G64).
  open func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, shouldUpdateScrollInMessageList messages: [BaseMessage],
    forContext context: MessageContext?, keepsScroll: Bool
  ) {
    if !keepsScroll, context?.source == .eventMessageSent { scrollsToNewest = true }
  }

  /// A reaction was added or removed; does nothing (G49).
  open func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didUpdateReaction reaction: ReactionEvent,
    forMessage message: BaseMessage
  ) {}

  /// Returns whether the newest messages are in view.
  open func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, isScrollNearBottomInChannel channel: BaseChannel?
  ) -> Bool { baseListComponent?.isScrollNearByBottom ?? true }

  /// Hides the loading indicator after an error. An error that blocks an empty screen shows the
  /// empty view for errors, with Retry (G57).
  open override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    super.didReceiveError(error, isBlocker: isBlocker)
    guard isBlocker, let list = baseListComponent, list.fullMessageList.isEmpty else { return }
    list.updateEmptyView(type: .error)
    list.reloadTableView()
  }

  /// The properties that YAML can set.
  open override class var properties: PropertyTable {
    super.properties.adding(
      Property(
        "channelName", .text, "the title instead of the channel's name",
        \SBUBaseChannelViewController.channelName),
      Property(
        "useRightBarButtonItem", .bool,
        "whether the bar has the button that opens the settings, or the participants",
        \SBUBaseChannelViewController.useRightBarButtonItem))
  }
}
