import HeadlessUIKit

/// What an app may decide about the friend request list. All methods may be left out.
///
/// Set it as ``NCApplyFriendListViewModel/delegate``, or for a class of view models with
/// ``NCViewModelAdapterCenter``.
///
/// ```swift
/// func applyFriendListViewModel(
///   _ viewModel: NCApplyFriendListViewModel, willLoadItemsInDataSource dataSource: [Any]?
/// ) -> [NCApplyFriendCellViewModel]? {
///   (dataSource as? [NCApplyFriendCellViewModel] ?? []) + [InviteRow()]
/// }
/// ```
public protocol NCApplyFriendListDelegate: AnyObject {
  /// The rows of a new page, in place of those that the list would add (N52). It is not asked of an
  /// empty page (N12).
  ///
  /// - Parameters:
  ///   - viewModel: The list.
  ///   - dataSource: The rows of this page alone, as ``NCApplyFriendCellViewModel``.
  /// - Returns: The rows to add, the app's own among them; nil adds none (N53).
  func applyFriendListViewModel(
    _ viewModel: NCApplyFriendListViewModel, willLoadItemsInDataSource dataSource: [Any]?
  ) -> [NCApplyFriendCellViewModel]?

  /// A row was tapped (N58).
  ///
  /// - Parameters:
  ///   - viewModel: The list.
  ///   - viewController: The screen.
  ///   - tableView: The table of the row.
  ///   - indexPath: Where the row stands.
  ///   - cellViewModel: The row.
  /// - Returns: true if the app has dealt with it; else the row itself is told.
  func applyFriendListViewModel(
    _ viewModel: NCApplyFriendListViewModel, viewController: UIViewController,
    tableView: UITableView, didSelectRow indexPath: IndexPath,
    cellViewModel: NCApplyFriendCellViewModel
  ) -> Bool

  /// The items at the right of the bar, in place of the menu.
  ///
  /// - Parameter viewModel: The list.
  /// - Returns: The items; nil for none (N45).
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
