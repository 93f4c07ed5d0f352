import HeadlessUIKit

extension SBUInviteUserModule {
  /// The navigation items of the invite users screen: title, Cancel, Invite (S80).
  open class Header: SBUBaseSelectUserModule.Header {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBUInviteUserModuleHeaderDelegate)?
    /// Who knows the selection; not kept alive.
    public weak var dataSource: (any SBUInviteUserModuleHeaderDataSource)?

    override var baseDataSource: (any SBUBaseSelectUserModuleHeaderDataSource)? { dataSource }

    /// The class of the view in the middle.
    public static var TitleView: SBUNavigationTitleView.Type {
      get { SBUWorld.sets.inviteUserParts.titleView }
      set { SBUWorld.sets.inviteUserParts.titleView = newValue }
    }
    /// The class of the item at the left.
    public static var LeftBarButton: SBUBarButtonItem.Type {
      get { SBUWorld.sets.inviteUserParts.leftBarButton }
      set { SBUWorld.sets.inviteUserParts.leftBarButton = newValue }
    }
    /// The class of the item at the right.
    public static var RightBarButton: SBUBarButtonItem.Type {
      get { SBUWorld.sets.inviteUserParts.rightBarButton }
      set { SBUWorld.sets.inviteUserParts.rightBarButton = newValue }
    }

    /// Ties the header to its screen and sets it up (S7).
    open func configure(
      delegate: any SBUInviteUserModuleHeaderDelegate,
      dataSource: any SBUInviteUserModuleHeaderDataSource, theme: SBUUserListTheme
    ) {
      self.delegate = delegate
      self.dataSource = dataSource
      setUp(theme)
    }

    override var parts: SBUModuleParts { SBUWorld.sets.inviteUserParts }
    override var titleText: String { SBUStringSet.InviteChannel_Header_Title }

    override func rightBarButtonTitle(selected count: Int) -> String {
      SBUStringSet.InviteChannel_Invite(count)
    }

    override func tell(_ event: SBUHeaderEvent) {
      switch event {
      case .titleView: delegate?.inviteUserModule(self, didUpdateTitleView: titleView)
      case .leftItem: delegate?.inviteUserModule(self, didUpdateLeftItem: leftBarButton)
      case .leftItems: delegate?.inviteUserModule(self, didUpdateLeftItems: leftBarButtons)
      case .rightItem: delegate?.inviteUserModule(self, didUpdateRightItem: rightBarButton)
      case .rightItems: delegate?.inviteUserModule(self, didUpdateRightItems: rightBarButtons)
      case .leftTap(let item): delegate?.inviteUserModule(self, didTapLeftItem: item)
      case .rightTap(let item): delegate?.inviteUserModule(self, didTapRightItem: item)
      }
    }
  }
}
