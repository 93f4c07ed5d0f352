import HeadlessUIKit

/// Hears what happens to the header of the user list.
public protocol SBUUserListModuleHeaderDelegate: SBUCommonDelegate {
  /// The view in the middle was set.
  func userListModule(
    _ headerComponent: SBUUserListModule.Header, didUpdateTitleView titleView: UIView?)
  /// The item at the left was set.
  func userListModule(
    _ headerComponent: SBUUserListModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
  /// The item at the right was set.
  func userListModule(
    _ headerComponent: SBUUserListModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
  /// The items at the left were set.
  func userListModule(
    _ headerComponent: SBUUserListModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
  /// The items at the right were set.
  func userListModule(
    _ headerComponent: SBUUserListModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?)
  /// The item at the left was tapped.
  func userListModule(
    _ headerComponent: SBUUserListModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
  /// The item at the right was tapped.
  func userListModule(
    _ headerComponent: SBUUserListModule.Header, didTapRightItem rightItem: UIBarButtonItem)
}

extension SBUUserListModuleHeaderDelegate {
  /// Does nothing.
  public func userListModule(
    _ headerComponent: SBUUserListModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {}
  /// Does nothing.
  public func userListModule(
    _ headerComponent: SBUUserListModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {}
}

/// Hears what happens to the list of the user list.
public protocol SBUUserListModuleListDelegate: SBUCommonDelegate {
  /// A row was tapped.
  func userListModule(
    _ listComponent: SBUUserListModule.List, didSelectRowAt indexPath: IndexPath)
  /// A row comes into view.
  func userListModule(
    _ listComponent: SBUUserListModule.List, didDetectPreloadingPosition indexPath: IndexPath)
  /// The three dots of a user were tapped.
  func userListModule(
    _ listComponent: SBUUserListModule.List, didTapMoreMenuFor user: SBUUser)
  /// A user's picture was tapped.
  func userListModule(
    _ listComponent: SBUUserListModule.List, didTapUserProfileFor user: SBUUser)
  /// Retry was tapped.
  func userListModuleDidSelectRetry(_ listComponent: SBUUserListModule.List)
}

/// Tells the list of the user list its channel and its users.
public protocol SBUUserListModuleListDataSource: AnyObject {
  /// The channel; nil while it is not known.
  func userListModule(
    _ listComponent: SBUUserListModule.List, channelForTableView tableView: UITableView
  ) -> BaseChannel?
  /// The users to show.
  func userListModule(
    _ listComponent: SBUUserListModule.List, usersInTableView tableView: UITableView
  ) -> [SBUUser]
}

/// Hears what the view model of the user list says.
public protocol SBUUserListViewModelDelegate: SBUCommonViewModelDelegate {
  /// The users have changed.
  func userListViewModel(
    _ viewModel: SBUUserListViewModel, didChangeUsers users: [SBUUser], needsToReload: Bool)
  /// The channel was loaded, or something has happened in it.
  func userListViewModel(
    _ viewModel: SBUUserListViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext)
  /// The screen has no reason to stay, for the channel is gone.
  func userListViewModel(
    _ viewModel: SBUUserListViewModel, shouldDismissForUserList channel: BaseChannel?)
}

/// Gives the view model of the user list further pages of custom users.
public protocol SBUUserListViewModelDataSource: AnyObject {
  /// The next page; nil or empty when there is none.
  func userListViewModel(
    _ viewModel: SBUUserListViewModel, nextUserListForChannel channel: BaseChannel?
  ) -> [SBUUser]?
}
