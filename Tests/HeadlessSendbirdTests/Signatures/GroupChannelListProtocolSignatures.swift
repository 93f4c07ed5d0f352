import HeadlessSendbird
import HeadlessUIKit

// The protocols of the list of group channels (C 3.2), each adopted with all its requirements.

class GroupHeaderDelegateSignatures: SBUGroupChannelListModuleHeaderDelegate {
  func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didUpdateTitleView titleView: UIView?
  ) {}
  func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) {}
  func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didUpdateRightItem rightItem: UIBarButtonItem?
  ) {}
  func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {}
  func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {}
  func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) {}
  func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {}
  func groupChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didSelectCreateChannelType type: SBUCreateGroupChannelType
  ) {
    switch type {
    case .group, .superGroup, .broadcast: break
    }
  }
  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
}

final class GroupListDelegateSignatures: SBUGroupChannelListModuleListDelegate {
  func baseChannelListModule(
    _ listComponent: SBUBaseChannelListModule.List, didSelectRowAt indexPath: IndexPath
  ) {}
  func baseChannelListModule(
    _ listComponent: SBUBaseChannelListModule.List, didDetectPreloadingPosition indexPath: IndexPath
  ) {}
  func baseChannelListModuleDidSelectRetry(_ listComponent: SBUBaseChannelListModule.List) {}
  func baseChannelListModuleDidSelectRefresh(_ listComponent: SBUBaseChannelListModule.List) {}
  func groupChannelListModule(
    _ listComponent: SBUGroupChannelListModule.List, didSelectLeave channel: GroupChannel
  ) {}
  func groupChannelListModule(
    _ listComponent: SBUGroupChannelListModule.List,
    didChangePushTriggerOption option: GroupChannelPushTriggerOption, channel: GroupChannel
  ) {}
  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
}

final class GroupListDataSourceSignatures: SBUGroupChannelListModuleListDataSource {
  func baseChannelListModule(
    _ listComponent: SBUBaseChannelListModule.List, channelsInTableView tableView: UITableView
  ) -> [BaseChannel]? { nil }
}

final class GroupViewModelDelegateSignatures: SBUGroupChannelListViewModelDelegate {
  func groupChannelListViewModel(
    _ viewModel: SBUGroupChannelListViewModel, didChangeChannelList channels: [GroupChannel]?,
    needsToReload: Bool
  ) {}
  func groupChannelListViewModel(
    _ viewModel: SBUGroupChannelListViewModel, didUpdateChannel channel: GroupChannel
  ) {}
  func groupChannelListViewModel(
    _ viewModel: SBUGroupChannelListViewModel, didLeaveChannel channel: GroupChannel
  ) {}
  func connectionStateDidChange(_ isConnected: Bool) {}
  func shouldUpdateLoadingState(_ isLoading: Bool) {}
  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
}

final class SelectorDelegateSignatures: SBUCreateChannelTypeSelectorDelegate {
  func didSelectCloseSelector() {}
  func didSelectCreateGroupChannel() {}
  func didSelectCreateSuperGroupChannel() {}
  func didSelectCreateBroadcastChannel() {}
}

final class OwnSelectorSignatures: UIView, SBUCreateChannelTypeSelectorProtocol {
  func show() {}
  func dismiss() {}
}

func creationTypes() -> [Int] {
  [ChannelCreationType.open, .group, .supergroup, .broadcast].map(\.rawValue)
}
