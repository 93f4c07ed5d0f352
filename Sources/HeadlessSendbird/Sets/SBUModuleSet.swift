/// The modules that view controllers take their components from.
public enum SBUModuleSet {
  /// The module of the invite users screen.
  public static var InviteUserModule: SBUInviteUserModule.Type {
    get { SBUWorld.sets.modules.inviteUser }
    set { SBUWorld.sets.modules.inviteUser = newValue }
  }
  /// The module of the promote members screen.
  public static var PromoteMemberModule: SBUPromoteMemberModule.Type {
    get { SBUWorld.sets.modules.promoteMember }
    set { SBUWorld.sets.modules.promoteMember = newValue }
  }
  /// The module of the register operator screen of group channels.
  public static var GroupRegisterOperatorModule: SBURegisterOperatorModule.Type {
    get { SBUWorld.sets.modules.groupRegisterOperator }
    set { SBUWorld.sets.modules.groupRegisterOperator = newValue }
  }
  /// The module of the register operator screen of open channels.
  public static var OpenRegisterOperatorModule: SBURegisterOperatorModule.Type {
    get { SBUWorld.sets.modules.openRegisterOperator }
    set { SBUWorld.sets.modules.openRegisterOperator = newValue }
  }
  /// The module of the moderations screen of group channels.
  public static var GroupModerationsModule: SBUModerationsModule.Type {
    get { SBUWorld.sets.modules.groupModerations }
    set { SBUWorld.sets.modules.groupModerations = newValue }
  }
  /// The module of the moderations screen of open channels.
  public static var OpenModerationsModule: SBUModerationsModule.Type {
    get { SBUWorld.sets.modules.openModerations }
    set { SBUWorld.sets.modules.openModerations = newValue }
  }
  /// The module of the user list of group channels.
  public static var GroupUserListModule: SBUUserListModule.Type {
    get { SBUWorld.sets.modules.groupUserList }
    set { SBUWorld.sets.modules.groupUserList = newValue }
  }
  /// The module of the user list of open channels.
  public static var OpenUserListModule: SBUUserListModule.Type {
    get { SBUWorld.sets.modules.openUserList }
    set { SBUWorld.sets.modules.openUserList = newValue }
  }
  /// The module of the settings of a group channel.
  public static var GroupChannelSettingsModule: SBUGroupChannelSettingsModule.Type {
    get { SBUWorld.sets.modules.groupChannelSettings }
    set { SBUWorld.sets.modules.groupChannelSettings = newValue }
  }
  /// The module of the settings of an open channel.
  public static var OpenChannelSettingsModule: SBUOpenChannelSettingsModule.Type {
    get { SBUWorld.sets.modules.openChannelSettings }
    set { SBUWorld.sets.modules.openChannelSettings = newValue }
  }
}
