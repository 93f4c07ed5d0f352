import HeadlessUIKit

/// Hears what happens to the header of the register operator screen.
public protocol SBURegisterOperatorModuleHeaderDelegate: SBUBaseSelectUserModuleHeaderDelegate {
  /// The view in the middle was set.
  func registerOperatorModule(
    _ headerComponent: SBURegisterOperatorModule.Header, didUpdateTitleView titleView: UIView?)
  /// The item at the left was set.
  func registerOperatorModule(
    _ headerComponent: SBURegisterOperatorModule.Header,
    didUpdateLeftItem leftItem: UIBarButtonItem?)
  /// The item at the right was set.
  func registerOperatorModule(
    _ headerComponent: SBURegisterOperatorModule.Header,
    didUpdateRightItem rightItem: UIBarButtonItem?)
  /// The items at the left were set; never called on this screen (S45).
  func registerOperatorModule(
    _ headerComponent: SBURegisterOperatorModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?)
  /// The items at the right were set; never called on this screen (S45).
  func registerOperatorModule(
    _ headerComponent: SBURegisterOperatorModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?)
  /// The item at the left was tapped.
  func registerOperatorModule(
    _ headerComponent: SBURegisterOperatorModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
  /// The item at the right was tapped.
  func registerOperatorModule(
    _ headerComponent: SBURegisterOperatorModule.Header, didTapRightItem rightItem: UIBarButtonItem)
}

extension SBURegisterOperatorModuleHeaderDelegate {
  /// Does nothing.
  public func registerOperatorModule(
    _ headerComponent: SBURegisterOperatorModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {}
  /// Does nothing.
  public func registerOperatorModule(
    _ headerComponent: SBURegisterOperatorModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {}
}

/// Tells the header of the register operator screen who is selected.
public protocol SBURegisterOperatorModuleHeaderDataSource: SBUBaseSelectUserModuleHeaderDataSource {
}

/// Hears what happens to the list of the register operator screen.
public protocol SBURegisterOperatorModuleListDelegate: SBUBaseSelectUserModuleListDelegate {
  /// A row was tapped.
  func registerOperatorModule(
    _ listComponent: SBURegisterOperatorModule.List, didSelectRowAt indexPath: IndexPath)
  /// A row comes into view.
  func registerOperatorModule(
    _ listComponent: SBURegisterOperatorModule.List,
    didDetectPreloadingPosition indexPath: IndexPath)
  /// Retry was tapped.
  func registerOperatorModuleDidSelectRetry(_ listComponent: SBURegisterOperatorModule.List)
}

/// Tells the list of the register operator screen who is there and who is selected.
public protocol SBURegisterOperatorModuleListDataSource: SBUBaseSelectUserModuleListDataSource {}

/// Hears what the view model of the register operator screen says.
public protocol SBURegisterOperatorViewModelDelegate: SBUBaseSelectUserViewModelDelegate {
  /// Users became operators.
  func registerOperatorViewModel(
    _ viewModel: SBURegisterOperatorViewModel, didRegisterOperatorIds operatorIds: [String])
}

/// Gives the view model of the register operator screen further pages of custom users.
public protocol SBURegisterOperatorViewModelDataSource: SBUBaseSelectUserViewModelDataSource {}
