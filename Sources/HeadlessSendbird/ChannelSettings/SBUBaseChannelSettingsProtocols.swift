import HeadlessUIKit

/// Hears what happens to the header of a settings screen.
public protocol SBUBaseChannelSettingsModuleHeaderDelegate: SBUCommonDelegate {
  /// The view in the middle was set.
  func baseChannelSettingsModule(
    _ headerComponent: SBUBaseChannelSettingsModule.Header, didUpdateTitleView titleView: UIView?)
  /// The item at the left was set.
  func baseChannelSettingsModule(
    _ headerComponent: SBUBaseChannelSettingsModule.Header,
    didUpdateLeftItem leftItem: UIBarButtonItem?)
  /// The item at the right was set.
  func baseChannelSettingsModule(
    _ headerComponent: SBUBaseChannelSettingsModule.Header,
    didUpdateRightItem rightItem: UIBarButtonItem?)
  /// The item at the left was tapped.
  func baseChannelSettingsModule(
    _ headerComponent: SBUBaseChannelSettingsModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  )
}

/// Hears what happens to the list of a settings screen.
public protocol SBUBaseChannelSettingsModuleListDelegate: SBUCommonDelegate {
  /// A row was tapped.
  func baseChannelSettingsModule(
    _ listComponent: SBUBaseChannelSettingsModule.List, didSelectRowAt indexPath: IndexPath)
}

/// Tells the list of a settings screen its channel and its rows.
public protocol SBUBaseChannelSettingsModuleListDataSource: AnyObject {
  /// The channel; nil while it is not known.
  func baseChannelSettingsModule(
    _ listComponent: SBUBaseChannelSettingsModule.List,
    channelForTableView tableView: UITableView
  ) -> BaseChannel?
  /// The rows, in order.
  func baseChannelSettingsModule(
    _ listComponent: SBUBaseChannelSettingsModule.List, itemsInTableView tableView: UITableView
  ) -> [SBUChannelSettingItem]
}

/// Hears what the view model of a settings screen says.
public protocol SBUBaseChannelSettingsViewModelDelegate: SBUCommonViewModelDelegate {
  /// The channel was loaded, or something has happened in it.
  func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext)
  /// The screen has no reason to stay.
  func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel,
    shouldDismissForChannelSettings channel: BaseChannel?)
}
