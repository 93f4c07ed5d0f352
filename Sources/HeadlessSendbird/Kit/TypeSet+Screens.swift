import Diorama

extension TypeSet {
  static let viewControllerSet = TypeSet(
    "SBUViewControllerSet", "the view controllers that the kit shows",
    entries: [
      Entry(
        "InviteUserViewController", .viewController, accepts: SBUInviteUserViewController.self,
        get: { SBUViewControllerSet.InviteUserViewController },
        set: { SBUViewControllerSet.InviteUserViewController = $0 }),
      Entry(
        "PromoteMemberViewController", .viewController,
        accepts: SBUPromoteMemberViewController.self,
        get: { SBUViewControllerSet.PromoteMemberViewController },
        set: { SBUViewControllerSet.PromoteMemberViewController = $0 }),
      Entry(
        "GroupChannelRegisterOperatorViewController", .viewController,
        accepts: SBURegisterOperatorViewController.self,
        get: { SBUViewControllerSet.GroupChannelRegisterOperatorViewController },
        set: { SBUViewControllerSet.GroupChannelRegisterOperatorViewController = $0 }),
      Entry(
        "OpenChannelRegisterOperatorViewController", .viewController,
        accepts: SBURegisterOperatorViewController.self,
        get: { SBUViewControllerSet.OpenChannelRegisterOperatorViewController },
        set: { SBUViewControllerSet.OpenChannelRegisterOperatorViewController = $0 }),
      Entry(
        "GroupModerationsViewController", .viewController,
        accepts: SBUModerationsViewController.self,
        get: { SBUViewControllerSet.GroupModerationsViewController },
        set: { SBUViewControllerSet.GroupModerationsViewController = $0 }),
      Entry(
        "OpenModerationsViewController", .viewController,
        accepts: SBUModerationsViewController.self,
        get: { SBUViewControllerSet.OpenModerationsViewController },
        set: { SBUViewControllerSet.OpenModerationsViewController = $0 }),
      Entry(
        "GroupUserListViewController", .viewController, accepts: SBUUserListViewController.self,
        get: { SBUViewControllerSet.GroupUserListViewController },
        set: { SBUViewControllerSet.GroupUserListViewController = $0 }),
      Entry(
        "OpenUserListViewController", .viewController, accepts: SBUUserListViewController.self,
        get: { SBUViewControllerSet.OpenUserListViewController },
        set: { SBUViewControllerSet.OpenUserListViewController = $0 }),
      Entry(
        "GroupChannelSettingsViewController", .viewController,
        accepts: SBUGroupChannelSettingsViewController.self,
        get: { SBUViewControllerSet.GroupChannelSettingsViewController },
        set: { SBUViewControllerSet.GroupChannelSettingsViewController = $0 }),
      Entry(
        "OpenChannelSettingsViewController", .viewController,
        accepts: SBUOpenChannelSettingsViewController.self,
        get: { SBUViewControllerSet.OpenChannelSettingsViewController },
        set: { SBUViewControllerSet.OpenChannelSettingsViewController = $0 }),
    ],
    olderSpellings: [
      "InviteUserViewContoller": "InviteUserViewController",
      "MemberListViewController": "GroupUserListViewController",
      "RegisterOperatorViewController": "GroupChannelRegisterOperatorViewController",
      "UserListViewController": "GroupUserListViewController",
      "ModerationsViewController": "GroupModerationsViewController",
    ])

  static let viewModelSet = TypeSet(
    "SBUViewModelSet", "the view models that view controllers make",
    entries: [
      Entry(
        "InviteUserViewModel", .viewModel, accepts: SBUInviteUserViewModel.self,
        get: { SBUViewModelSet.InviteUserViewModel },
        set: { SBUViewModelSet.InviteUserViewModel = $0 }),
      Entry(
        "PromoteMemberViewModel", .viewModel, accepts: SBUPromoteMemberViewModel.self,
        get: { SBUViewModelSet.PromoteMemberViewModel },
        set: { SBUViewModelSet.PromoteMemberViewModel = $0 }),
      Entry(
        "GroupChannelRegisterOperatorViewModel", .viewModel,
        accepts: SBURegisterOperatorViewModel.self,
        get: { SBUViewModelSet.GroupChannelRegisterOperatorViewModel },
        set: { SBUViewModelSet.GroupChannelRegisterOperatorViewModel = $0 }),
      Entry(
        "OpenChannelRegisterOperatorViewModel", .viewModel,
        accepts: SBURegisterOperatorViewModel.self,
        get: { SBUViewModelSet.OpenChannelRegisterOperatorViewModel },
        set: { SBUViewModelSet.OpenChannelRegisterOperatorViewModel = $0 }),
      Entry(
        "GroupModerationsViewModel", .viewModel, accepts: SBUModerationsViewModel.self,
        get: { SBUViewModelSet.GroupModerationsViewModel },
        set: { SBUViewModelSet.GroupModerationsViewModel = $0 }),
      Entry(
        "OpenModerationsViewModel", .viewModel, accepts: SBUModerationsViewModel.self,
        get: { SBUViewModelSet.OpenModerationsViewModel },
        set: { SBUViewModelSet.OpenModerationsViewModel = $0 }),
      Entry(
        "GroupUserListViewModel", .viewModel, accepts: SBUUserListViewModel.self,
        get: { SBUViewModelSet.GroupUserListViewModel },
        set: { SBUViewModelSet.GroupUserListViewModel = $0 }),
      Entry(
        "OpenUserListViewModel", .viewModel, accepts: SBUUserListViewModel.self,
        get: { SBUViewModelSet.OpenUserListViewModel },
        set: { SBUViewModelSet.OpenUserListViewModel = $0 }),
      Entry(
        "GroupChannelSettingsViewModel", .viewModel, accepts: SBUGroupChannelSettingsViewModel.self,
        get: { SBUViewModelSet.GroupChannelSettingsViewModel },
        set: { SBUViewModelSet.GroupChannelSettingsViewModel = $0 }),
      Entry(
        "OpenChannelSettingsViewModel", .viewModel, accepts: SBUOpenChannelSettingsViewModel.self,
        get: { SBUViewModelSet.OpenChannelSettingsViewModel },
        set: { SBUViewModelSet.OpenChannelSettingsViewModel = $0 }),
    ])
}
