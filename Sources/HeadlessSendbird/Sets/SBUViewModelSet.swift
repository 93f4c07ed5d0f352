/// The view models that view controllers make.
public enum SBUViewModelSet {
  /// The view model of the invite users screen.
  public static var InviteUserViewModel: SBUInviteUserViewModel.Type {
    get { SBUWorld.sets.viewModels.inviteUser }
    set { SBUWorld.sets.viewModels.inviteUser = newValue }
  }
  /// The view model of the promote members screen.
  public static var PromoteMemberViewModel: SBUPromoteMemberViewModel.Type {
    get { SBUWorld.sets.viewModels.promoteMember }
    set { SBUWorld.sets.viewModels.promoteMember = newValue }
  }
  /// The view model of the register operator screen of group channels.
  public static var GroupChannelRegisterOperatorViewModel: SBURegisterOperatorViewModel.Type {
    get { SBUWorld.sets.viewModels.groupChannelRegisterOperator }
    set { SBUWorld.sets.viewModels.groupChannelRegisterOperator = newValue }
  }
  /// The view model of the register operator screen of open channels.
  public static var OpenChannelRegisterOperatorViewModel: SBURegisterOperatorViewModel.Type {
    get { SBUWorld.sets.viewModels.openChannelRegisterOperator }
    set { SBUWorld.sets.viewModels.openChannelRegisterOperator = newValue }
  }
  /// The view model of the moderations screen of group channels.
  public static var GroupModerationsViewModel: SBUModerationsViewModel.Type {
    get { SBUWorld.sets.viewModels.groupModerations }
    set { SBUWorld.sets.viewModels.groupModerations = newValue }
  }
  /// The view model of the moderations screen of open channels.
  public static var OpenModerationsViewModel: SBUModerationsViewModel.Type {
    get { SBUWorld.sets.viewModels.openModerations }
    set { SBUWorld.sets.viewModels.openModerations = newValue }
  }
  /// The view model of the user list of group channels.
  public static var GroupUserListViewModel: SBUUserListViewModel.Type {
    get { SBUWorld.sets.viewModels.groupUserList }
    set { SBUWorld.sets.viewModels.groupUserList = newValue }
  }
  /// The view model of the user list of open channels.
  public static var OpenUserListViewModel: SBUUserListViewModel.Type {
    get { SBUWorld.sets.viewModels.openUserList }
    set { SBUWorld.sets.viewModels.openUserList = newValue }
  }
  /// The view model of the settings of a group channel.
  public static var GroupChannelSettingsViewModel: SBUGroupChannelSettingsViewModel.Type {
    get { SBUWorld.sets.viewModels.groupChannelSettings }
    set { SBUWorld.sets.viewModels.groupChannelSettings = newValue }
  }
  /// The view model of the settings of an open channel.
  public static var OpenChannelSettingsViewModel: SBUOpenChannelSettingsViewModel.Type {
    get { SBUWorld.sets.viewModels.openChannelSettings }
    set { SBUWorld.sets.viewModels.openChannelSettings = newValue }
  }
}
