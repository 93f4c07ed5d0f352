/// The exchangeable types, as values: what `SBUModuleSet` and its like read and write.
struct SBUSets: Sendable {
  var inviteUserModule: SBUInviteUserModule.Type = SBUInviteUserModule.self
  var inviteUserHeader: SBUInviteUserModule.Header.Type = SBUInviteUserModule.Header.self
  var inviteUserList: SBUInviteUserModule.List.Type = SBUInviteUserModule.List.self
  var inviteUserParts = SBUSelectUserParts()
  var inviteUserViewController: SBUInviteUserViewController.Type = SBUInviteUserViewController.self
  var inviteUserViewModel: SBUInviteUserViewModel.Type = SBUInviteUserViewModel.self
}

/// The exchangeable parts of a select module's header and list.
struct SBUSelectUserParts: Sendable {
  var titleView: SBUNavigationTitleView.Type = SBUNavigationTitleView.self
  var leftBarButton: SBUBarButtonItem.Type = SBUBarButtonItem.self
  var rightBarButton: SBUBarButtonItem.Type = SBUBarButtonItem.self
  var emptyView: SBUEmptyView.Type = SBUEmptyView.self
  var userCell: SBUUserCell.Type = SBUUserCell.self
}

/// The modules that view controllers take their components from.
public enum SBUModuleSet {
  /// The module of the invite users screen.
  public static var InviteUserModule: SBUInviteUserModule.Type {
    get { SBUWorld.sets.inviteUserModule }
    set { SBUWorld.sets.inviteUserModule = newValue }
  }

  /// The module of the invite users screen, as an object; an older spelling.
  public static var inviteUserModule: SBUInviteUserModule {
    get { InviteUserModule.init() }
    set { InviteUserModule = type(of: newValue) }
  }
}

/// The view controllers that the kit shows.
public enum SBUViewControllerSet {
  /// The invite users screen.
  public static var InviteUserViewController: SBUInviteUserViewController.Type {
    get { SBUWorld.sets.inviteUserViewController }
    set { SBUWorld.sets.inviteUserViewController = newValue }
  }
}

/// The view models that view controllers make.
public enum SBUViewModelSet {
  /// The view model of the invite users screen.
  public static var InviteUserViewModel: SBUInviteUserViewModel.Type {
    get { SBUWorld.sets.inviteUserViewModel }
    set { SBUWorld.sets.inviteUserViewModel = newValue }
  }
}
