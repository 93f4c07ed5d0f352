import HeadlessUIKit

/// The rows of a profile page.
open class NCProfileViewModel: NCBaseViewModel {
  /// What an app decides itself; not kept alive. Without one, the one registered for the class.
  public final weak var delegate: (any NCProfileViewModelDelegate)?
  /// The rows by section; empty until the first answer.
  public internal(set) final var profileList: [[NCProfileCellViewModel]] = []
  /// The button below all rows; nil for none.
  public internal(set) final var footerViewModel: NCProfileFooterViewModel?
  weak var responder: (any NCListViewModelResponder)?

  final var effectiveDelegate: (any NCProfileViewModelDelegate)? {
    delegate ?? adaptedDelegate as? any NCProfileViewModelDelegate
  }

  /// The screen that shows the rows.
  ///
  /// - Parameter responder: Held weakly; nil for none.
  public final func bindResponder(_ responder: (any NCListViewModelResponder)?) {
    self.responder = responder
  }

  /// Loads what the page is about; called each time that the page comes. Here it does nothing.
  open func updateProfile() {}

  /// The button below all rows was tapped.
  open func footerDidTap() {}

  /// A row was tapped, and the app has not dealt with it: the row itself does, if it can.
  ///
  /// - Parameters:
  ///   - cellViewModel: The row.
  ///   - viewController: The page.
  open func didSelect(_ cellViewModel: NCProfileCellViewModel, in viewController: UIViewController)
  {
    cellViewModel.itemDidSelected(by: viewController)
  }

  /// The row at a place; nil where there is none.
  final func item(at indexPath: IndexPath) -> NCProfileCellViewModel? {
    guard profileList.indices.contains(indexPath.section),
      profileList[indexPath.section].indices.contains(indexPath.row)
    else { return nil }
    return profileList[indexPath.section][indexPath.row]
  }
}

/// The button below all rows of a profile page.
open class NCProfileFooterViewModel {
  /// What stands on it.
  public final var title: String

  /// A button.
  ///
  /// - Parameter title: What stands on it.
  public init(title: String) { self.title = title }
}

/// What an app may decide about a profile page. All methods may be left out (N157).
///
/// Set it as ``NCProfileViewModel/delegate``, or for a class of view models with
/// ``NCViewModelAdapterCenter``.
public protocol NCProfileViewModelDelegate: AnyObject {
  /// The sections in place of those that the page would show; asked at every change of the rows.
  ///
  /// - Parameters:
  ///   - viewModel: The page's view model.
  ///   - profileList: The rows that the page would show, by section.
  /// - Returns: The rows to show, by section.
  func profileViewModel(
    _ viewModel: NCProfileViewModel,
    willLoadProfileCellViewModel profileList: [[NCProfileCellViewModel]]
  ) -> [[NCProfileCellViewModel]]

  /// The button below all rows.
  ///
  /// - Parameters:
  ///   - viewModel: The page's view model.
  ///   - footerViewModel: The button that the page would show.
  /// - Returns: The button to show; nil for none.
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
  ///   - indexPath: Where the row stands.
  ///   - cellViewModel: The row.
  /// - Returns: true if the app has dealt with it; else the view model is told.
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
