import HeadlessUIKit

/// Hears of errors in the header of a select screen.
public protocol SBUBaseSelectUserModuleHeaderDelegate: SBUCommonDelegate {}

/// Tells the header of a select screen who is selected.
public protocol SBUBaseSelectUserModuleHeaderDataSource: AnyObject {
  /// The selected users.
  func selectedUsersForBaseSelectUserModule(
    _ headerComponent: SBUBaseSelectUserModule.Header
  ) -> Set<SBUUser>?
}

/// Hears of errors in the list of a select screen.
public protocol SBUBaseSelectUserModuleListDelegate: SBUCommonDelegate {}

/// Tells the list of a select screen who is there and who is selected.
public protocol SBUBaseSelectUserModuleListDataSource: AnyObject {
  /// The users to show.
  func baseSelectUserModule(
    _ listComponent: SBUBaseSelectUserModule.List, usersInTableView tableView: UITableView
  ) -> [SBUUser]?
  /// The selected users.
  func baseSelectUserModule(
    _ listComponent: SBUBaseSelectUserModule.List, selectedUsersInTableView tableView: UITableView
  ) -> Set<SBUUser>?
}

/// Hears what a select view model says.
public protocol SBUBaseSelectUserViewModelDelegate: SBUCommonViewModelDelegate {
  /// The list has changed.
  func baseSelectedUserViewModel(
    _ viewModel: SBUBaseSelectUserViewModel, didChangeUserList users: [SBUUser]?,
    needsToReload: Bool)
  /// The selection has changed.
  func baseSelectedUserViewModel(
    _ viewModel: SBUBaseSelectUserViewModel, didUpdateSelectedUsers selectedUsers: [SBUUser]?)
}

/// Gives a select view model further pages of custom users.
public protocol SBUBaseSelectUserViewModelDataSource: AnyObject {
  /// The next page; nil or empty when there is none.
  func nextUserList() -> [SBUUser]?
}
