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
      self.theme = theme
      setupViews()
      applyCustomTexts()
      setupLayouts()
      setupStyles(theme: theme)
    }

    override func makeTitleView() -> UIView {
      let view = Self.TitleView.init()
      view.text = SBUStringSet.InviteChannel_Header_Title
      return view
    }

    override func makeLeftBarButton() -> UIBarButtonItem {
      let item = Self.LeftBarButton.init()
      item.title = SBUStringSet.Cancel
      item.primaryAction = UIAction { [weak self] _ in self?.onTapLeftBarButton() }
      return item
    }

    override func makeRightBarButton() -> UIBarButtonItem {
      let item = Self.RightBarButton.init()
      item.title = rightBarButtonTitle(selected: 0)
      item.primaryAction = UIAction { [weak self] _ in self?.onTapRightBarButton() }
      return item
    }

    override func rightBarButtonTitle(selected count: Int) -> String {
      SBUStringSet.InviteChannel_Invite(count)
    }

    override func didUpdateTitleView() {
      delegate?.inviteUserModule(self, didUpdateTitleView: titleView)
    }

    override func didUpdateLeftItem() {
      delegate?.inviteUserModule(self, didUpdateLeftItem: leftBarButton)
    }

    override func didUpdateRightItem() {
      delegate?.inviteUserModule(self, didUpdateRightItem: rightBarButton)
    }

    /// The left item was tapped: the delegate hears of it (S48).
    open override func onTapLeftBarButton() {
      let item = Self.tapped(
        default: defaultLeftBarButton, among: leftBarButtons, single: leftBarButton)
      if let item { delegate?.inviteUserModule(self, didTapLeftItem: item) }
    }

    /// The right item was tapped: the delegate hears of it (S48).
    open override func onTapRightBarButton() {
      let item = Self.tapped(
        default: defaultRightBarButton, among: rightBarButtons, single: rightBarButton)
      if let item { delegate?.inviteUserModule(self, didTapRightItem: item) }
    }
  }
}
