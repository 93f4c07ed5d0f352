import DioramaKit
import HeadlessUIKit

/// The base class of the channel lists: title, back and create in the bar, and rows of channels.
open class SBUBaseChannelListViewController: SBUBaseViewController {
  /// The header, as the base class.
  public var baseHeaderComponent: SBUBaseChannelListModule.Header?
  /// The list, as the base class.
  public var baseListComponent: SBUBaseChannelListModule.List?
  /// The view model, as the base class.
  public var baseViewModel: SBUBaseChannelListViewModel?

  override var landmark: Landmark? { .channelList }

  /// Loads the list again (C7); an app's pop gesture stays with the navigation controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    baseViewModel?.initChannelList()
  }

  /// Configures header and list, adds the header's items to the navigation item, then the list (C8).
  open override func setupViews() {
    super.setupViews()
    configureHeader()
    configureList()
    willInstallItems()
    install(baseHeaderComponent)
    dropEmptyRightItems()
    if let list = baseListComponent { view.addSubview(list) }
  }

  /// Configures the header; each screen overrides it for its own type.
  func configureHeader() {}
  /// Configures the list; each screen overrides it for its own type.
  func configureList() {}
  /// Called after header and list are configured, before the bar's items are added.
  func willInstallItems() {}

  /// Applies the colors again and reloads the rows (C11).
  open override func updateStyles() {
    setupStyles()
    baseListComponent?.reloadTableView()
  }

  /// Opens a channel; does nothing by default.
  ///
  /// - Parameters:
  ///   - channelURL: the channel's URL.
  ///   - messageListParams: the parameters of its messages; nil for the kit's.
  open func showChannel(channelURL: String, messageListParams: MessageListParams? = nil) {}

  /// Hides the loading indicator and passes the error's description to `errorHandler`. An
  /// error that blocks the screen discards the rows and shows the empty view for errors, with Retry
  /// (C48).
  open override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    SBUModuleSet.CommonModule.Loading.stop()
    errorHandler(error?.description, error?.code)
    guard isBlocker else { return }
    baseViewModel?.reset()
    baseListComponent?.updateEmptyView(type: .error)
    baseListComponent?.reloadTableView()
  }

  /// Updates the empty view after the list changed, and reloads the rows (C49).
  ///
  /// - Parameters:
  ///   - channels: the channels; nil leaves the empty view.
  ///   - needsToReload: whether to reload the rows.
  final func updateList(_ channels: [BaseChannel]?, needsToReload: Bool) {
    if let channels {
      baseListComponent?.updateEmptyView(type: channels.isEmpty ? .noChannels : .none)
    }
    if needsToReload { baseListComponent?.reloadTableView() }
  }
}

extension UIViewController {
  /// Removes right bar buttons from the bar if none has a title, an image or a view (C9).
  fileprivate func dropEmptyRightItems() {
    let isEmpty = navigationItem.rightBarButtonItems?.allSatisfy {
      $0.title == nil && $0.image == nil && $0.customView == nil
    }
    if isEmpty ?? false { navigationItem.rightBarButtonItems = nil }
  }
}
