import HeadlessSendbird
import HeadlessUIKit

// The protocols of the screen that creates a group channel (C 3.3), each adopted with all its
// requirements.

final class CreateHeaderDelegateSignatures: SBUCreateChannelModuleHeaderDelegate {
  func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header, didUpdateTitleView titleView: UIView?
  ) {}
  func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) {}
  func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) {}
  func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {}
  func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {}
  func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) {}
  func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {}
  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
}

final class CreateHeaderDataSourceSignatures: SBUCreateChannelModuleHeaderDataSource {
  func selectedUsersForBaseSelectUserModule(
    _ headerComponent: SBUBaseSelectUserModule.Header
  ) -> Set<SBUUser>? { nil }
}

final class CreateListDelegateSignatures: SBUCreateChannelModuleListDelegate {
  func createChannelModule(
    _ listComponent: SBUCreateChannelModule.List, didSelectRowAt indexPath: IndexPath
  ) {}
  func createChannelModule(
    _ listComponent: SBUCreateChannelModule.List, didDetectPreloadingPosition indexPath: IndexPath
  ) {}
  func createChannelModuleDidSelectRetry(_ listComponent: SBUCreateChannelModule.List) {}
  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
}

final class CreateListDataSourceSignatures: SBUCreateChannelModuleListDataSource {
  func baseSelectUserModule(
    _ listComponent: SBUBaseSelectUserModule.List, usersInTableView tableView: UITableView
  ) -> [SBUUser]? { nil }
  func baseSelectUserModule(
    _ listComponent: SBUBaseSelectUserModule.List, selectedUsersInTableView tableView: UITableView
  ) -> Set<SBUUser>? { nil }
}

final class CreateViewModelDelegateSignatures: SBUCreateChannelViewModelDelegate {
  func createChannelViewModel(
    _ viewModel: SBUCreateChannelViewModel, didChangeUsers users: [SBUUser], needsToReload: Bool
  ) {}
  func createChannelViewModel(
    _ viewModel: SBUCreateChannelViewModel, didCreateChannel channel: BaseChannel?,
    withMessageListParams messageListParams: MessageListParams?
  ) {}
  func createChannelViewModel(
    _ viewModel: SBUCreateChannelViewModel, didUpdateSelectedUsers selectedUsers: [SBUUser]
  ) {}
  func connectionStateDidChange(_ isConnected: Bool) {}
  func shouldUpdateLoadingState(_ isLoading: Bool) {}
  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
}

final class CreateViewModelDataSourceSignatures: SBUCreateChannelViewModelDataSource {
  func createChannelViewModel(
    _ viewModel: SBUCreateChannelViewModel,
    nextUserListForChannelType channelType: ChannelCreationType
  ) -> [SBUUser]? { nil }
}
