import HeadlessUIKit

/// A delegate that customizes the friend request list. All methods are optional.
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
  /// Returns the rows to add for a new page, instead of the list's own rows (N52). It is not called
  /// for an empty page (N12).
  ///
  /// - Parameters:
  ///   - viewModel: The list.
  ///   - dataSource: The rows of this page only, as ``NCApplyFriendCellViewModel``.
  /// - Returns: The rows to add, including the app's own; nil adds no rows (N53).
  func applyFriendListViewModel(
    _ viewModel: NCApplyFriendListViewModel, willLoadItemsInDataSource dataSource: [Any]?
  ) -> [NCApplyFriendCellViewModel]?

  /// A row was tapped (N58).
  ///
  /// - Parameters:
  ///   - viewModel: The list.
  ///   - viewController: The screen.
  ///   - tableView: The table of the row.
  ///   - indexPath: The index path of the row.
  ///   - cellViewModel: The row.
  /// - Returns: true if the app handled the tap; false to let the row handle it.
  func applyFriendListViewModel(
    _ viewModel: NCApplyFriendListViewModel, viewController: UIViewController,
    tableView: UITableView, didSelectRow indexPath: IndexPath,
    cellViewModel: NCApplyFriendCellViewModel
  ) -> Bool

  /// Returns the items at the right of the bar, which replace the menu.
  ///
  /// - Parameter viewModel: The list.
  /// - Returns: The items; nil for no items (N45).
  func willConfigureRightNavigationItems(
    for viewModel: NCApplyFriendListViewModel
  ) -> NCNavigationItemsViewModel?
}

extension NCApplyFriendListDelegate {
  /// Returns the page unchanged.
  public func applyFriendListViewModel(
    _ viewModel: NCApplyFriendListViewModel, willLoadItemsInDataSource dataSource: [Any]?
  ) -> [NCApplyFriendCellViewModel]? {
    dataSource as? [NCApplyFriendCellViewModel]
  }

  /// Returns false: the tap is not handled.
  public func applyFriendListViewModel(
    _ viewModel: NCApplyFriendListViewModel, viewController: UIViewController,
    tableView: UITableView, didSelectRow indexPath: IndexPath,
    cellViewModel: NCApplyFriendCellViewModel
  ) -> Bool { false }

  /// Returns the menu.
  public func willConfigureRightNavigationItems(
    for viewModel: NCApplyFriendListViewModel
  ) -> NCNavigationItemsViewModel? {
    viewModel.makeRightNavigationItems()
  }
}
