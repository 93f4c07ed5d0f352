import HeadlessUIKit

extension SBUModerationsModule {
  /// The navigation items of the moderations screen: the way back and a title (S104).
  open class Header: SBUModuleHeader {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBUModerationsModuleHeaderDelegate)?
    /// The theme that it was configured with.
    public var theme: SBUChannelSettingsTheme?
    /// What sort of channel it is for, as its screen said.
    public var channelType: ChannelType?

    /// The class of the view in the middle.
    public static var TitleView: SBUNavigationTitleView.Type {
      get { SBUWorld.sets.moderationsParts.titleView }
      set { SBUWorld.sets.moderationsParts.titleView = newValue }
    }
    /// The class of the item at the left.
    public static var LeftBarButton: SBUBarButtonItem.Type {
      get { SBUWorld.sets.moderationsParts.leftBarButton }
      set { SBUWorld.sets.moderationsParts.leftBarButton = newValue }
    }

    /// Ties the header to its screen and sets it up (S7).
    open func configure(
      delegate: any SBUModerationsModuleHeaderDelegate, theme: SBUChannelSettingsTheme
    ) {
      self.delegate = delegate
      self.theme = theme
      setupViews()
      applyCustomTexts()
      setupLayouts()
      setupStyles(theme: theme)
    }

    /// Colours the items by the theme given, not by the stored one (S112).
    open func setupStyles(theme: SBUChannelSettingsTheme? = nil) {
      if let theme { self.theme = theme }
      tintItems(left: theme?.leftBarButtonTintColor, right: theme?.rightBarButtonTintColor)
    }

    override var parts: SBUModuleParts { SBUWorld.sets.moderationsParts }
    override var titleText: String { SBUStringSet.ChannelSettings_Moderations }

    override func tell(_ event: SBUHeaderEvent) {
      switch event {
      case .titleView: delegate?.moderationsModule(self, didUpdateTitleView: titleView)
      case .leftItem: delegate?.moderationsModule(self, didUpdateLeftItem: leftBarButton)
      case .leftItems: delegate?.moderationsModule(self, didUpdateLeftItems: leftBarButtons)
      case .rightItem: delegate?.moderationsModule(self, didUpdateRightItem: rightBarButton)
      case .rightItems: delegate?.moderationsModule(self, didUpdateRightItems: rightBarButtons)
      case .leftTap(let item): delegate?.moderationsModule(self, didTapLeftItem: item)
      case .rightTap: break
      }
    }
  }
}
