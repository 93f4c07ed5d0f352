import HeadlessUIKit

extension SBUPromoteMemberModule {
  /// The navigation items of the promote members screen: title, Cancel, Register (S98, S103).
  open class Header: SBUBaseSelectUserModule.Header {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBUPromoteMemberModuleHeaderDelegate)?
    /// Who knows the selection; not kept alive.
    public weak var dataSource: (any SBUPromoteMemberModuleHeaderDataSource)?

    override var baseDataSource: (any SBUBaseSelectUserModuleHeaderDataSource)? { dataSource }

    /// The class of the view in the middle.
    public static var TitleView: SBUNavigationTitleView.Type {
      get { SBUWorld.sets.promoteMemberParts.titleView }
      set { SBUWorld.sets.promoteMemberParts.titleView = newValue }
    }
    /// The class of the item at the left.
    public static var LeftBarButton: SBUBarButtonItem.Type {
      get { SBUWorld.sets.promoteMemberParts.leftBarButton }
      set { SBUWorld.sets.promoteMemberParts.leftBarButton = newValue }
    }
    /// The class of the item at the right.
    public static var RightBarButton: SBUBarButtonItem.Type {
      get { SBUWorld.sets.promoteMemberParts.rightBarButton }
      set { SBUWorld.sets.promoteMemberParts.rightBarButton = newValue }
    }

    /// Ties the header to its screen and sets it up (S7).
    open func configure(
      delegate: any SBUPromoteMemberModuleHeaderDelegate,
      dataSource: any SBUPromoteMemberModuleHeaderDataSource, theme: SBUUserListTheme
    ) {
      self.delegate = delegate
      self.dataSource = dataSource
      setUp(theme)
    }

    override var parts: SBUModuleParts { SBUWorld.sets.promoteMemberParts }
    override var titleText: String { SBUStringSet.InviteChannel_Header_Select_Users }

    override func rightBarButtonTitle(selected count: Int) -> String {
      SBUStringSet.InviteChannel_Register(count)
    }

    override func tell(_ event: SBUHeaderEvent) {
      switch event {
      case .titleView: delegate?.promoteMemberModule(self, didUpdateTitleView: titleView)
      case .leftItem: delegate?.promoteMemberModule(self, didUpdateLeftItem: leftBarButton)
      case .leftItems: delegate?.promoteMemberModule(self, didUpdateLeftItems: leftBarButtons)
      case .rightItem: delegate?.promoteMemberModule(self, didUpdateRightItem: rightBarButton)
      case .rightItems: delegate?.promoteMemberModule(self, didUpdateRightItems: rightBarButtons)
      case .leftTap(let item): delegate?.promoteMemberModule(self, didTapLeftItem: item)
      case .rightTap(let item): delegate?.promoteMemberModule(self, didTapRightItem: item)
      }
    }
  }
}
