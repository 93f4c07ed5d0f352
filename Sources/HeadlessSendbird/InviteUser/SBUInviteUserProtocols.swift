import HeadlessUIKit

/// Hears what happens to the header of the invite users screen.
public protocol SBUInviteUserModuleHeaderDelegate: SBUBaseSelectUserModuleHeaderDelegate {
  /// The view in the middle was set.
  func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header, didUpdateTitleView titleView: UIView?)
  /// The item at the left was set.
  func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
  /// The item at the right was set.
  func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
  /// The items at the left were set; never called on this screen (S45).
  func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?)
  /// The items at the right were set; never called on this screen (S45).
  func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?)
  /// The item at the left was tapped.
  func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
  /// The item at the right was tapped.
  func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header, didTapRightItem rightItem: UIBarButtonItem)
}

extension SBUInviteUserModuleHeaderDelegate {
  /// Does nothing.
  public func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {}
  /// Does nothing.
  public func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {}
}

/// Tells the header of the invite users screen who is selected.
public protocol SBUInviteUserModuleHeaderDataSource: SBUBaseSelectUserModuleHeaderDataSource {}

/// Hears what happens to the list of the invite users screen.
public protocol SBUInviteUserModuleListDelegate: SBUBaseSelectUserModuleListDelegate {
  /// A row was tapped.
  func inviteUserModule(
    _ listComponent: SBUInviteUserModule.List, didSelectRowAt indexPath: IndexPath)
  /// A row comes into view.
  func inviteUserModule(
    _ listComponent: SBUInviteUserModule.List, didDetectPreloadingPosition indexPath: IndexPath)
  /// Retry was tapped.
  func inviteUserModuleDidSelectRetry(_ listComponent: SBUInviteUserModule.List)
}

/// Tells the list of the invite users screen who is there and who is selected.
public protocol SBUInviteUserModuleListDataSource: SBUBaseSelectUserModuleListDataSource {}

/// Hears what the view model of the invite users screen says.
public protocol SBUInviteUserViewModelDelegate: SBUBaseSelectUserViewModelDelegate {
  /// Users were invited.
  func inviteUserViewModel(
    _ viewModel: SBUInviteUserViewModel, didInviteUserIds userIds: [String])
}

/// Gives the view model of the invite users screen further pages of custom users.
public protocol SBUInviteUserViewModelDataSource: SBUBaseSelectUserViewModelDataSource {}
