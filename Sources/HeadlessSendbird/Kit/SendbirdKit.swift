import ChatBackend
import Diorama

extension Kit {
  /// Sendbird's UIKit, re-created headlessly: inviting users, promoting members and registering
  /// operators, moderating, and the lists and settings around them.
  public static var sendbird: Kit {
    Kit(
      "Sendbird", types: screens + parts,
      typeSets: [.moduleSet, .viewControllerSet, .viewModelSet],
      keys: ChatBackend.keys + [.stringSet, .sendbirdUI], steps: ChatBackend.steps,
      olderKeys: olderKeys, olderNames: olderNames, sample: .sendbird)
  }

  private static var screens: [any Configurable.Type] {
    [
      SBUInviteUserViewController.self, SBUInviteUserModule.self, SBUInviteUserModule.Header.self,
      SBUInviteUserModule.List.self, SBUInviteUserViewModel.self,
      SBUPromoteMemberViewController.self, SBUPromoteMemberModule.self,
      SBUPromoteMemberModule.Header.self,
      SBUPromoteMemberModule.List.self, SBUPromoteMemberViewModel.self,
      SBURegisterOperatorViewController.self, SBURegisterOperatorModule.self,
      SBURegisterOperatorModule.Header.self,
      SBURegisterOperatorModule.List.self, SBURegisterOperatorViewModel.self,
      SBUModerationsViewController.self, SBUModerationsModule.self,
      SBUModerationsModule.Header.self,
      SBUModerationsModule.List.self, SBUModerationsViewModel.self,
      SBUUserListViewController.self, SBUUserListModule.self, SBUUserListModule.Header.self,
      SBUUserListModule.List.self, SBUUserListViewModel.self,
      SBUGroupChannelSettingsViewController.self, SBUGroupChannelSettingsModule.self,
      SBUGroupChannelSettingsModule.Header.self,
      SBUGroupChannelSettingsModule.List.self, SBUGroupChannelSettingsViewModel.self,
      SBUOpenChannelSettingsViewController.self, SBUOpenChannelSettingsModule.self,
      SBUOpenChannelSettingsModule.Header.self,
      SBUOpenChannelSettingsModule.List.self, SBUOpenChannelSettingsViewModel.self,
    ]
  }

  private static var parts: [any Configurable.Type] {
    [
      SBUUserCell.self, SBUModerationCell.self, SBUChannelSettingCell.self, SBUEmptyView.self,
      SBUNavigationTitleView.self, SBUBarButtonItem.self,
    ]
  }
}
