/// The exchangeable types, as values: what `SBUModuleSet` and its like read and write.
struct SBUSets: Sendable {
  var modules = Modules()
  var components = SBUModuleComponents()
  var viewControllers = ViewControllers()
  var viewModels = ViewModels()

  var inviteUserParts = SBUModuleParts()
  var promoteMemberParts = SBUModuleParts()
  var registerOperatorParts = SBUModuleParts()
  var moderationsParts = SBUModuleParts()
  var userListParts = SBUModuleParts()
  var channelSettingsParts = SBUModuleParts()

  struct Modules: Sendable {
    var inviteUser: SBUInviteUserModule.Type = SBUInviteUserModule.self
    var promoteMember: SBUPromoteMemberModule.Type = SBUPromoteMemberModule.self
    var groupRegisterOperator: SBURegisterOperatorModule.Type = SBUGroupRegisterOperatorModule.self
    var openRegisterOperator: SBURegisterOperatorModule.Type = SBUOpenRegisterOperatorModule.self
    var groupModerations: SBUModerationsModule.Type = SBUGroupModerationsModule.self
    var openModerations: SBUModerationsModule.Type = SBUOpenModerationsModule.self
    var groupUserList: SBUUserListModule.Type = SBUGroupUserListModule.self
    var openUserList: SBUUserListModule.Type = SBUOpenUserListModule.self
    var groupChannelSettings: SBUGroupChannelSettingsModule.Type = SBUGroupChannelSettingsModule
      .self
    var openChannelSettings: SBUOpenChannelSettingsModule.Type = SBUOpenChannelSettingsModule.self
  }

  struct ViewControllers: Sendable {
    var inviteUser: SBUInviteUserViewController.Type = SBUInviteUserViewController.self
    var promoteMember: SBUPromoteMemberViewController.Type = SBUPromoteMemberViewController.self
    var groupChannelRegisterOperator: SBURegisterOperatorViewController.Type =
      SBURegisterOperatorViewController.self
    var openChannelRegisterOperator: SBURegisterOperatorViewController.Type =
      SBURegisterOperatorViewController.self
    var groupModerations: SBUModerationsViewController.Type = SBUModerationsViewController.self
    var openModerations: SBUModerationsViewController.Type = SBUModerationsViewController.self
    var groupUserList: SBUUserListViewController.Type = SBUUserListViewController.self
    var openUserList: SBUUserListViewController.Type = SBUUserListViewController.self
    var groupChannelSettings: SBUGroupChannelSettingsViewController.Type =
      SBUGroupChannelSettingsViewController.self
    var openChannelSettings: SBUOpenChannelSettingsViewController.Type =
      SBUOpenChannelSettingsViewController.self
  }

  struct ViewModels: Sendable {
    var inviteUser: SBUInviteUserViewModel.Type = SBUInviteUserViewModel.self
    var promoteMember: SBUPromoteMemberViewModel.Type = SBUPromoteMemberViewModel.self
    var groupChannelRegisterOperator: SBURegisterOperatorViewModel.Type =
      SBURegisterOperatorViewModel.self
    var openChannelRegisterOperator: SBURegisterOperatorViewModel.Type =
      SBURegisterOperatorViewModel.self
    var groupModerations: SBUModerationsViewModel.Type = SBUModerationsViewModel.self
    var openModerations: SBUModerationsViewModel.Type = SBUModerationsViewModel.self
    var groupUserList: SBUUserListViewModel.Type = SBUUserListViewModel.self
    var openUserList: SBUUserListViewModel.Type = SBUUserListViewModel.self
    var groupChannelSettings: SBUGroupChannelSettingsViewModel.Type =
      SBUGroupChannelSettingsViewModel.self
    var openChannelSettings: SBUOpenChannelSettingsViewModel.Type = SBUOpenChannelSettingsViewModel
      .self
  }
}
