import DioramaKit
import HeadlessUIKit

/// The base class of the modules of channels. Only their components inherit from its components.
open class SBUBaseChannelModule: SBUModule {}

extension SBUBaseChannelModule {
  /// The base class of the headers of channels: back, the title view and a button that opens the
  /// settings.
  open class Header: SBUModuleHeader {
    /// The space after the title view, which moves it to the left bar button (G66).
    public var titleSpacer = UIView()
    /// The theme of the last style update.
    public var theme: SBUChannelTheme?
    /// The delegate; not retained.
    public weak var baseDelegate: (any SBUBaseChannelModuleHeaderDelegate)?

    override var isTitleViewInRow: Bool { true }

    override func fill(rightItem item: UIBarButtonItem) -> Bool {
      item.image = SBUIconSet.iconInfo
      return true
    }

    override func notify(_ event: SBUHeaderEvent) {
      switch event {
      case .titleView: baseDelegate?.baseChannelModule(self, didUpdateTitleView: titleView)
      case .leftItem: baseDelegate?.baseChannelModule(self, didUpdateLeftItem: leftBarButton)
      case .leftItems: baseDelegate?.baseChannelModule(self, didUpdateLeftItems: leftBarButtons)
      case .rightItem: baseDelegate?.baseChannelModule(self, didUpdateRightItem: rightBarButton)
      case .rightItems: baseDelegate?.baseChannelModule(self, didUpdateRightItems: rightBarButtons)
      case .leftTap(let item): baseDelegate?.baseChannelModule(self, didTapLeftItem: item)
      case .rightTap(let item): baseDelegate?.baseChannelModule(self, didTapRightItem: item)
      }
    }

    /// Sets the header up after its delegate and theme are set: views, YAML's texts, layout, colors.
    final func setUp(
      _ delegate: (any SBUBaseChannelModuleHeaderDelegate)?, _ theme: SBUChannelTheme
    ) {
      baseDelegate = delegate
      self.theme = theme
      setupParts()
      setupStyles()
    }

    /// Applies the colors to the items (G65).
    ///
    /// - Parameter theme: the theme; nil keeps the last one.
    open func setupStyles(theme: SBUChannelTheme? = nil) {
      if let theme { self.theme = theme }
      tintItems(
        left: self.theme?.leftBarButtonTintColor, right: self.theme?.rightBarButtonTintColor)
    }

    /// Applies the colors again.
    ///
    /// - Parameter theme: the theme; nil keeps the last one.
    open func updateStyles(theme: SBUChannelTheme? = nil) { setupStyles(theme: theme) }
  }
}
