import HeadlessUIKit

extension SBUUserListModule {
  /// The navigation items of a user list: the way back, a title, and a plus for lists that can be
  /// added to (S115).
  open class Header: SBUModuleHeader {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBUUserListModuleHeaderDelegate)?
    /// The theme that it was configured with.
    public var theme: SBUUserListTheme?
    /// The theme of shared parts that it was configured with.
    public var componentTheme: SBUComponentTheme?
    /// Which people are listed.
    public private(set) var userListType = ChannelUserListType.members
    /// What sort of channel it is for.
    public private(set) var channelType = ChannelType.group

    /// The class of the view in the middle.
    public static var TitleView: SBUNavigationTitleView.Type {
      get { SBUWorld.sets.userListParts.titleView }
      set { SBUWorld.sets.userListParts.titleView = newValue }
    }
    /// The class of the item at the left.
    public static var LeftBarButton: SBUBarButtonItem.Type {
      get { SBUWorld.sets.userListParts.leftBarButton }
      set { SBUWorld.sets.userListParts.leftBarButton = newValue }
    }
    /// The class of the item at the right.
    public static var RightBarButton: SBUBarButtonItem.Type {
      get { SBUWorld.sets.userListParts.rightBarButton }
      set { SBUWorld.sets.userListParts.rightBarButton = newValue }
    }

    /// Ties the header to its screen and sets it up (S7).
    open func configure(
      delegate: any SBUUserListModuleHeaderDelegate, userListType: ChannelUserListType,
      channelType: ChannelType = .group, theme: SBUUserListTheme,
      componentTheme: SBUComponentTheme
    ) {
      self.delegate = delegate
      self.userListType = userListType
      self.channelType = channelType
      self.theme = theme
      self.componentTheme = componentTheme
      setupViews()
      applyCustomTexts()
      setupLayouts()
      setupStyles(theme: theme, componentTheme: componentTheme)
    }

    /// Colours the items by the theme given, not by the stored one (S112, S115).
    open func setupStyles(
      theme: SBUUserListTheme? = nil, componentTheme: SBUComponentTheme? = nil
    ) {
      if let theme { self.theme = theme }
      if let componentTheme { self.componentTheme = componentTheme }
      tintItems(
        left: theme?.leftBarButtonTintColor, right: theme?.rightBarButtonSelectedTintColor)
    }

    override var parts: SBUModuleParts { SBUWorld.sets.userListParts }

    override var titleText: String { userListType.title(in: channelType) }

    /// Fills in the default items where none is set; one that has no plus does nothing (S115).
    open override func setupViews() {
      super.setupViews()
      if !userListType.canBeAddedTo { defaultRightBarButton?.primaryAction = nil }
    }

    /// A plus, or an empty item (S115, S116).
    override func fill(rightItem item: UIBarButtonItem) -> Bool {
      if userListType.canBeAddedTo { item.image = SBUIconSet.iconPlus }
      return true
    }

    override func tell(_ event: SBUHeaderEvent) {
      switch event {
      case .titleView: delegate?.userListModule(self, didUpdateTitleView: titleView)
      case .leftItem: delegate?.userListModule(self, didUpdateLeftItem: leftBarButton)
      case .leftItems: delegate?.userListModule(self, didUpdateLeftItems: leftBarButtons)
      case .rightItem: delegate?.userListModule(self, didUpdateRightItem: rightBarButton)
      case .rightItems: delegate?.userListModule(self, didUpdateRightItems: rightBarButtons)
      case .leftTap(let item): delegate?.userListModule(self, didTapLeftItem: item)
      case .rightTap(let item): delegate?.userListModule(self, didTapRightItem: item)
      }
    }
  }
}
