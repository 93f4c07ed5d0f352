import HeadlessUIKit

extension SBUBaseChannelSettingsModule {
  /// The navigation items of a settings screen: the way back and a title.
  open class Header: SBUModuleHeader {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBUBaseChannelSettingsModuleHeaderDelegate)?
    /// The theme of the last style update.
    public var theme: SBUChannelSettingsTheme?

    /// Ties the header to its screen and sets it up (S7).
    open func configure(
      delegate: any SBUBaseChannelSettingsModuleHeaderDelegate, theme: SBUChannelSettingsTheme
    ) {
      self.delegate = delegate
      self.theme = theme
      setupViews()
      applyCustomTexts()
      setupLayouts()
      setupStyles(theme: theme)
    }

    /// Colours the items.
    open func setupStyles(theme: SBUChannelSettingsTheme? = nil) {
      if let theme { self.theme = theme }
      tintItems(
        left: self.theme?.leftBarButtonTintColor, right: self.theme?.rightBarButtonTintColor)
    }

    override var parts: SBUModuleParts { SBUWorld.sets.channelSettingsParts }
    override var titleText: String { SBUStringSet.ChannelSettings_Header_Title }

    override func tell(_ event: SBUHeaderEvent) {
      switch event {
      case .titleView: delegate?.baseChannelSettingsModule(self, didUpdateTitleView: titleView)
      case .leftItem, .leftItems:
        delegate?.baseChannelSettingsModule(self, didUpdateLeftItem: leftBarButton)
      case .rightItem, .rightItems:
        delegate?.baseChannelSettingsModule(self, didUpdateRightItem: rightBarButton)
      case .leftTap(let item): delegate?.baseChannelSettingsModule(self, didTapLeftItem: item)
      case .rightTap: break
      }
    }
  }
}
