import HeadlessUIKit

/// What an app may decide about a profile page. All methods may be left out (N157).
public protocol NCProfileViewModelDelegate: AnyObject {
  /// The sections in place of those that the page would show.
  func profileViewModel(
    _ viewModel: NCProfileViewModel,
    willLoadProfileCellViewModel profileList: [[NCProfileCellViewModel]]
  ) -> [[NCProfileCellViewModel]]

  /// The button below all rows; nil for none.
  func profileViewModel(
    _ viewModel: NCProfileViewModel,
    willLoadProfileFooterViewModel footerViewModel: NCProfileFooterViewModel?
  ) -> NCProfileFooterViewModel?

  /// A row was tapped; true if the app has dealt with it.
  func profileViewModel(
    _ viewModel: NCProfileViewModel, viewController: UIViewController, tableView: UITableView,
    didSelectRow indexPath: IndexPath, cellViewModel: NCProfileCellViewModel
  ) -> Bool
}

extension NCProfileViewModelDelegate {
  /// The sections as they are.
  public func profileViewModel(
    _ viewModel: NCProfileViewModel,
    willLoadProfileCellViewModel profileList: [[NCProfileCellViewModel]]
  ) -> [[NCProfileCellViewModel]] { profileList }

  /// The button as it is.
  public func profileViewModel(
    _ viewModel: NCProfileViewModel,
    willLoadProfileFooterViewModel footerViewModel: NCProfileFooterViewModel?
  ) -> NCProfileFooterViewModel? { footerViewModel }

  /// Nothing was dealt with.
  public func profileViewModel(
    _ viewModel: NCProfileViewModel, viewController: UIViewController, tableView: UITableView,
    didSelectRow indexPath: IndexPath, cellViewModel: NCProfileCellViewModel
  ) -> Bool { false }
}
