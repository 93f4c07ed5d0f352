import HeadlessUIKit

extension SBURegisterOperatorModule {
  /// The navigation items of the register operator screen: title, Cancel, Register (S87).
  open class Header: SBUBaseSelectUserModule.Header {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBURegisterOperatorModuleHeaderDelegate)?
    /// Who knows the selection; not kept alive.
    public weak var dataSource: (any SBURegisterOperatorModuleHeaderDataSource)?

    /// What sort of channel it is for, as its screen said; a header that an app puts in later is
    /// told nothing (S97).
    public var channelType: ChannelType?

    override var baseDataSource: (any SBUBaseSelectUserModuleHeaderDataSource)? { dataSource }

    /// The class of the view in the middle.
    public static var TitleView: SBUNavigationTitleView.Type {
      get { SBUWorld.sets.registerOperatorParts.titleView }
      set { SBUWorld.sets.registerOperatorParts.titleView = newValue }
    }
    /// The class of the item at the left.
    public static var LeftBarButton: SBUBarButtonItem.Type {
      get { SBUWorld.sets.registerOperatorParts.leftBarButton }
      set { SBUWorld.sets.registerOperatorParts.leftBarButton = newValue }
    }
    /// The class of the item at the right.
    public static var RightBarButton: SBUBarButtonItem.Type {
      get { SBUWorld.sets.registerOperatorParts.rightBarButton }
      set { SBUWorld.sets.registerOperatorParts.rightBarButton = newValue }
    }

    /// Ties the header to its screen and sets it up (S7).
    open func configure(
      delegate: any SBURegisterOperatorModuleHeaderDelegate,
      dataSource: any SBURegisterOperatorModuleHeaderDataSource, theme: SBUUserListTheme
    ) {
      self.delegate = delegate
      self.dataSource = dataSource
      setUp(theme)
    }

    override var parts: SBUModuleParts { SBUWorld.sets.registerOperatorParts }
    override var titleText: String { SBUStringSet.InviteChannel_Header_Select_Users }

    override func rightBarButtonTitle(selected count: Int) -> String {
      SBUStringSet.InviteChannel_Register(count)
    }

    override func tell(_ event: SBUHeaderEvent) {
      switch event {
      case .titleView: delegate?.registerOperatorModule(self, didUpdateTitleView: titleView)
      case .leftItem: delegate?.registerOperatorModule(self, didUpdateLeftItem: leftBarButton)
      case .leftItems: delegate?.registerOperatorModule(self, didUpdateLeftItems: leftBarButtons)
      case .rightItem: delegate?.registerOperatorModule(self, didUpdateRightItem: rightBarButton)
      case .rightItems: delegate?.registerOperatorModule(self, didUpdateRightItems: rightBarButtons)
      case .leftTap(let item): delegate?.registerOperatorModule(self, didTapLeftItem: item)
      case .rightTap(let item): delegate?.registerOperatorModule(self, didTapRightItem: item)
      }
    }
  }
}
