import DioramaKit
import HeadlessUIKit

/// The base class of the lists of group channels and of open channels, with the events of header and
/// list.
open class SBUChannelListScreen: SBUBaseChannelListViewController,
  SBUBaseChannelListModuleHeaderDelegate, SBUBaseChannelListModuleListDelegate,
  SBUBaseChannelListModuleListDataSource
{
  /// The view model of the screen's own class; nil if the base view model has another class.
  var listViewModel: SBUBaseChannelListViewModel? { nil }
  /// Called by `moveToChannel` before the channel opens (C102); does nothing here.
  func willMoveToChannel() {}
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

/// The argument of a list of channels, from YAML.
private struct ChannelListArguments<Query: Sendable>: Sendable {
  var query: Query?
}

extension ViewControllerInitializer {
  /// Returns the initializer of a list of channels, which takes a query.
  ///
  /// - Parameters:
  ///   - table: the keys of the query.
  ///   - standard: the query without keys, with the SDK's defaults.
  ///   - make: creates the screen of a class with the query; nil for the kit's.
  static func channelList<Query: Sendable>(
    _ table: RecordTable<Query>, startingWith standard: Query,
    make: @escaping @Sendable (any ScreenViewController.Type, Query?) -> UIViewController?
  ) -> ViewControllerInitializer {
    ViewControllerInitializer(
      RecordTable<ChannelListArguments<Query>>(
        "the screen",
        [
          Field(
            "channelListQuery", .record(table, startingWith: standard),
            "the query of the channels, instead of the kit's"
          ) { $0.query = $1 }
        ]), startingWith: ChannelListArguments()
    ) { make($0, $1.query) }
  }
}
