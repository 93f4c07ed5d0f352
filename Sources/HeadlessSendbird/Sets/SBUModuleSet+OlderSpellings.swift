extension SBUModuleSet {
  /// An older spelling of ``InviteUserModule``: a new object each time; setting it teaches its class.
  public static var inviteUserModule: SBUInviteUserModule {
    get { InviteUserModule.init() }
    set { InviteUserModule = type(of: newValue) }
  }
  /// An older spelling of ``PromoteMemberModule``: a new object each time; setting it teaches its class.
  public static var promoteMemberModule: SBUPromoteMemberModule {
    get { PromoteMemberModule.init() }
    set { PromoteMemberModule = type(of: newValue) }
  }
  /// An older spelling of ``GroupRegisterOperatorModule``: a new object each time; setting it teaches its class.
  public static var groupRegisterOperatorModule: SBURegisterOperatorModule {
    get { GroupRegisterOperatorModule.init() }
    set { GroupRegisterOperatorModule = type(of: newValue) }
  }
  /// An older spelling of ``OpenRegisterOperatorModule``: a new object each time; setting it teaches its class.
  public static var openRegisterOperatorModule: SBURegisterOperatorModule {
    get { OpenRegisterOperatorModule.init() }
    set { OpenRegisterOperatorModule = type(of: newValue) }
  }
  /// An older spelling of ``GroupModerationsModule``: a new object each time; setting it teaches its class.
  public static var groupModerationsModule: SBUModerationsModule {
    get { GroupModerationsModule.init() }
    set { GroupModerationsModule = type(of: newValue) }
  }
  /// An older spelling of ``OpenModerationsModule``: a new object each time; setting it teaches its class.
  public static var openModerationsModule: SBUModerationsModule {
    get { OpenModerationsModule.init() }
    set { OpenModerationsModule = type(of: newValue) }
  }
  /// An older spelling of ``GroupUserListModule``: a new object each time; setting it teaches its class.
  public static var groupUserListModule: SBUUserListModule {
    get { GroupUserListModule.init() }
    set { GroupUserListModule = type(of: newValue) }
  }
  /// An older spelling of ``OpenUserListModule``: a new object each time; setting it teaches its class.
  public static var openUserListModule: SBUUserListModule {
    get { OpenUserListModule.init() }
    set { OpenUserListModule = type(of: newValue) }
  }
  /// An older spelling of ``GroupRegisterOperatorModule``, from before there were two.
  public static var registerOperatorModule: SBURegisterOperatorModule {
    get { GroupRegisterOperatorModule.init() }
    set { GroupRegisterOperatorModule = type(of: newValue) }
  }
  /// An older spelling of ``GroupModerationsModule``, from before there were two.
  public static var moderationsModule: SBUModerationsModule {
    get { GroupModerationsModule.init() }
    set { GroupModerationsModule = type(of: newValue) }
  }
}
