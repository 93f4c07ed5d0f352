import HeadlessUIKit

/// Hears what happens to the header of the promote members screen.
public protocol SBUPromoteMemberModuleHeaderDelegate: SBUBaseSelectUserModuleHeaderDelegate {
  /// The view in the middle was set.
  func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header, didUpdateTitleView titleView: UIView?)
  /// The item at the left was set.
  func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
  /// The item at the right was set.
  func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  )
  /// The items at the left were set; never called on this screen (S45).
  func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?)
  /// The items at the right were set; never called on this screen (S45).
  func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?)
  /// The item at the left was tapped.
  func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
  /// The item at the right was tapped.
  func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header, didTapRightItem rightItem: UIBarButtonItem)
}

extension SBUPromoteMemberModuleHeaderDelegate {
  /// Does nothing.
  public func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {}
  /// Does nothing.
  public func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {}
}

/// Tells the header of the promote members screen who is selected.
public protocol SBUPromoteMemberModuleHeaderDataSource: SBUBaseSelectUserModuleHeaderDataSource {}

/// Hears what happens to the list of the promote members screen.
public protocol SBUPromoteMemberModuleListDelegate: SBUBaseSelectUserModuleListDelegate {
  /// A row was tapped.
  func promoteMemberModule(
    _ listComponent: SBUPromoteMemberModule.List, didSelectRowAt indexPath: IndexPath)
  /// A row comes into view.
  func promoteMemberModule(
    _ listComponent: SBUPromoteMemberModule.List, didDetectPreloadingPosition indexPath: IndexPath)
  /// Retry was tapped.
  func promoteMemberModuleDidSelectRetry(_ listComponent: SBUPromoteMemberModule.List)
}

/// Tells the list of the promote members screen who is there and who is selected.
public protocol SBUPromoteMemberModuleListDataSource: SBUBaseSelectUserModuleListDataSource {}

/// Hears what the view model of the promote members screen says.
public protocol SBUPromoteMemberViewModelDelegate: SBUBaseSelectUserViewModelDelegate {
  /// Members became operators.
  func promoteMemberViewModel(
    _ viewModel: SBUPromoteMemberViewModel, didPromoteMemberIds memberIds: [String])
}

/// Gives the view model of the promote members screen further pages of custom users.
public protocol SBUPromoteMemberViewModelDataSource: SBUBaseSelectUserViewModelDataSource {}
