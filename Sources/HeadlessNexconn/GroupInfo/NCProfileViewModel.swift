import HeadlessUIKit

/// The base class of the view models of profile pages.
open class NCProfileViewModel: NCBaseViewModel {
  /// The app's delegate; held weakly. If it is nil, the delegate registered for the class is used.
  public final weak var delegate: (any NCProfileViewModelDelegate)?
  /// The rows by section; empty until the first answer.
  public internal(set) final var profileList: [[NCProfileCellViewModel]] = []
  /// The button below all rows; nil if there is no button.
  public internal(set) final var footerViewModel: NCProfileFooterViewModel?
  weak var responder: (any NCListViewModelResponder)?

  final var effectiveDelegate: (any NCProfileViewModelDelegate)? {
    delegate ?? adaptedDelegate as? any NCProfileViewModelDelegate
  }

  /// Sets the screen that shows the rows.
  ///
  /// - Parameter responder: The screen; held weakly, can be nil.
  public final func bindResponder(_ responder: (any NCListViewModelResponder)?) {
    self.responder = responder
  }

  /// Loads the data of the page; called each time the page appears. Does nothing by default.
  open func updateProfile() {}

  /// The button below all rows was tapped; does nothing by default.
  open func footerDidTap() {}

  /// A row was tapped, and the delegate did not handle the tap: passes the tap to the row.
  ///
  /// - Parameters:
  ///   - cellViewModel: The row.
  ///   - viewController: The page.
  open func didSelect(_ cellViewModel: NCProfileCellViewModel, in viewController: UIViewController)
  {
    cellViewModel.itemDidSelected(by: viewController)
  }

  /// Returns the row at an index path; nil if there is no such row.
  final func item(at indexPath: IndexPath) -> NCProfileCellViewModel? {
    guard profileList.indices.contains(indexPath.section),
      profileList[indexPath.section].indices.contains(indexPath.row)
    else { return nil }
    return profileList[indexPath.section][indexPath.row]
  }
}

/// The button below all rows of a profile page.
open class NCProfileFooterViewModel {
  /// The title of the button.
  public final var title: String

  /// Creates a button.
  ///
  /// - Parameter title: The title of the button.
  public init(title: String) { self.title = title }
}

/// A delegate that customizes a profile page. All methods are optional (N157).
///
/// Set it as ``NCProfileViewModel/delegate``, or for a class of view models with
/// ``NCViewModelAdapterCenter``.
public protocol NCProfileViewModelDelegate: AnyObject {
  /// Returns the rows to show instead of the page's own rows; called at every change of the rows.
  ///
  /// - Parameters:
  ///   - viewModel: The page's view model.
  ///   - profileList: The page's own rows, by section.
  /// - Returns: The rows to show, by section.
  func profileViewModel(
    _ viewModel: NCProfileViewModel,
    willLoadProfileCellViewModel profileList: [[NCProfileCellViewModel]]
  ) -> [[NCProfileCellViewModel]]

  /// Returns the button below all rows.
  ///
  /// - Parameters:
  ///   - viewModel: The page's view model.
  ///   - footerViewModel: The page's own button.
  /// - Returns: The button to show; nil for no button.
  func profileViewModel(
    _ viewModel: NCProfileViewModel,
    willLoadProfileFooterViewModel footerViewModel: NCProfileFooterViewModel?
  ) -> NCProfileFooterViewModel?

  /// A row was tapped.
  ///
  /// - Parameters:
  ///   - viewModel: The page's view model.
  ///   - viewController: The page.
  ///   - tableView: The table of the row.
  ///   - indexPath: The index path of the row.
  ///   - cellViewModel: The row.
  /// - Returns: true if the app handled the tap; false to let the view model handle it.
  func profileViewModel(
    _ viewModel: NCProfileViewModel, viewController: UIViewController, tableView: UITableView,
    didSelectRow indexPath: IndexPath, cellViewModel: NCProfileCellViewModel
  ) -> Bool
}

extension NCProfileViewModelDelegate {
  /// Returns the rows unchanged.
  public func profileViewModel(
    _ viewModel: NCProfileViewModel,
    willLoadProfileCellViewModel profileList: [[NCProfileCellViewModel]]
  ) -> [[NCProfileCellViewModel]] { profileList }

  /// Returns the button unchanged.
  public func profileViewModel(
    _ viewModel: NCProfileViewModel,
    willLoadProfileFooterViewModel footerViewModel: NCProfileFooterViewModel?
  ) -> NCProfileFooterViewModel? { footerViewModel }

  /// Returns false: the tap is not handled.
  public func profileViewModel(
    _ viewModel: NCProfileViewModel, viewController: UIViewController, tableView: UITableView,
    didSelectRow indexPath: IndexPath, cellViewModel: NCProfileCellViewModel
  ) -> Bool { false }
}
