import HeadlessUIKit

/// The base class of the lists of group channels and of open channels, with the events of header and
/// list.
open class SBUChannelListScreen: SBUBaseChannelListViewController,
  SBUBaseChannelListModuleHeaderDelegate, SBUBaseChannelListModuleListDelegate,
  SBUBaseChannelListModuleListDataSource
{
  /// The view model of the screen's own class; nil if the base view model has another class.
  var listViewModel: SBUBaseChannelListViewModel? { nil }
  /// Starts to create a channel; does nothing here.
  func startCreation() {}

  // MARK: Header events

  /// Shows the new title view.
  open func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didUpdateTitleView titleView: UIView?
  ) { navigationItem.titleView = shown(titleView, of: headerComponent) }
  /// Shows the new left bar button.
  open func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { navigationItem.leftBarButtonItem = shown(leftItem, of: headerComponent) }
  /// Shows the new right bar button.
  open func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didUpdateRightItem rightItem: UIBarButtonItem?
  ) { navigationItem.rightBarButtonItem = shown(rightItem, of: headerComponent) }
  /// Shows the new left bar buttons.
  open func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) { navigationItem.leftBarButtonItems = shown(leftItems, of: headerComponent) }
  /// Shows the new right bar buttons.
  open func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) { navigationItem.rightBarButtonItems = shown(rightItems, of: headerComponent) }
  /// Goes back after a tap on the left bar button.
  open func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { onClickBack() }
  /// Starts to create a channel after a tap on the right bar button (C58, C101).
  open func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) { startCreation() }

  // MARK: List events

  /// Opens the channel of a tapped row (C57, C100).
  open func baseChannelListModule(
    _ listComponent: SBUBaseChannelListModule.List, didSelectRowAt indexPath: IndexPath
  ) {
    guard let channels = listViewModel?.baseChannels, channels.indices.contains(indexPath.row)
    else { return }
    showChannel(channelURL: channels[indexPath.row].channelURL)
  }
  /// Loads the next page.
  open func baseChannelListModule(
    _ listComponent: SBUBaseChannelListModule.List, didDetectPreloadingPosition indexPath: IndexPath
  ) { listViewModel?.loadNextChannelList(reset: false) }
  /// Loads the list again after a tap on Retry (C45).
  open func baseChannelListModuleDidSelectRetry(_ listComponent: SBUBaseChannelListModule.List) {
    listViewModel?.initChannelList()
  }
  /// Loads the list again after it was pulled (C46).
  public func baseChannelListModuleDidSelectRefresh(
    _ listComponent: SBUBaseChannelListModule.List
  ) { listViewModel?.loadNextChannelList(reset: true) }
  /// Returns the channels of the view model.
  open func baseChannelListModule(
    _ listComponent: SBUBaseChannelListModule.List, channelsInTableView tableView: UITableView
  ) -> [BaseChannel]? { listViewModel?.baseChannels }
}
