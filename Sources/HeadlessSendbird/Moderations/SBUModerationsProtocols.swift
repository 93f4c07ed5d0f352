import HeadlessUIKit

/// Hears what happens to the header of the moderations screen.
public protocol SBUModerationsModuleHeaderDelegate: SBUCommonDelegate {
  /// The view in the middle was set.
  func moderationsModule(
    _ headerComponent: SBUModerationsModule.Header, didUpdateTitleView titleView: UIView?)
  /// The item at the left was set.
  func moderationsModule(
    _ headerComponent: SBUModerationsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
  /// The item at the right was set.
  func moderationsModule(
    _ headerComponent: SBUModerationsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
  /// The items at the left were set.
  func moderationsModule(
    _ headerComponent: SBUModerationsModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?)
  /// The items at the right were set.
  func moderationsModule(
    _ headerComponent: SBUModerationsModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?)
  /// The item at the left was tapped; for the one at the right there is no such method.
  func moderationsModule(
    _ headerComponent: SBUModerationsModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
}

extension SBUModerationsModuleHeaderDelegate {
  /// Does nothing.
  public func moderationsModule(
    _ headerComponent: SBUModerationsModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {}
  /// Does nothing.
  public func moderationsModule(
    _ headerComponent: SBUModerationsModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {}
}

/// Hears what happens to the list of the moderations screen.
public protocol SBUModerationsModuleListDelegate: SBUCommonDelegate {
  /// A row was tapped.
  func moderationsModule(
    _ listComponent: SBUModerationsModule.List, didSelectRowAt indexPath: IndexPath)
  /// The freeze switch was flipped.
  func moderationsModule(
    _ listComponent: SBUModerationsModule.List, didChangeFreezeMode state: Bool)
}

/// Tells the list of the moderations screen its channel.
public protocol SBUModerationsModuleListDataSource: AnyObject {
  /// The channel; nil while it is not known.
  func moderationsModule(
    _ listComponent: SBUModerationsModule.List, channelForTableView tableView: UITableView
  ) -> BaseChannel?
}

/// Hears what the view model of the moderations screen says.
public protocol SBUModerationsViewModelDelegate: SBUCommonViewModelDelegate {
  /// The channel was loaded, frozen or unfrozen.
  func moderationsViewModel(
    _ viewModel: SBUModerationsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext)
}
