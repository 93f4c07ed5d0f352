import HeadlessUIKit

/// What an app may decide about the friend request list. All methods may be left out.
public protocol NCApplyFriendListDelegate: AnyObject {
  /// The rows of a new page, in place of those that the list would add; nil adds none (N52, N53).
  func applyFriendListViewModel(
    _ viewModel: NCApplyFriendListViewModel, willLoadItemsInDataSource dataSource: [Any]?
  ) -> [NCApplyFriendCellViewModel]?

  /// A row was tapped; true if the app has dealt with it (N58).
  func applyFriendListViewModel(
    _ viewModel: NCApplyFriendListViewModel, viewController: UIViewController,
    tableView: UITableView, didSelectRow indexPath: IndexPath,
    cellViewModel: NCApplyFriendCellViewModel
  ) -> Bool

  /// The items at the right of the bar, in place of the menu; nil for none (N45).
  func willConfigureRightNavigationItems(
    for viewModel: NCApplyFriendListViewModel
  ) -> NCNavigationItemsViewModel?
}

extension NCApplyFriendListDelegate {
  /// The page as it is.
  public func applyFriendListViewModel(
    _ viewModel: NCApplyFriendListViewModel, willLoadItemsInDataSource dataSource: [Any]?
  ) -> [NCApplyFriendCellViewModel]? {
    dataSource as? [NCApplyFriendCellViewModel]
  }

  /// Nothing was dealt with.
  public func applyFriendListViewModel(
    _ viewModel: NCApplyFriendListViewModel, viewController: UIViewController,
    tableView: UITableView, didSelectRow indexPath: IndexPath,
    cellViewModel: NCApplyFriendCellViewModel
  ) -> Bool { false }

  /// The menu.
  public func willConfigureRightNavigationItems(
    for viewModel: NCApplyFriendListViewModel
  ) -> NCNavigationItemsViewModel? {
    viewModel.makeRightNavigationItems()
  }
}
