import Diorama
import HeadlessUIKit

extension SBUBaseSelectUserModule {
  /// The navigation items of a select screen: a title, Cancel, and what is done with the selection.
  open class Header: SBUModuleHeader {
    /// The theme of the last style update.
    public var theme: SBUUserListTheme?
    /// The theme of shared parts of the last style update.
    public var componentTheme: SBUComponentTheme?

    /// Who knows the selection: the data source of the screen's own header.
    var baseDataSource: (any SBUBaseSelectUserModuleHeaderDataSource)? { nil }

    /// The selected users, as the data source has them.
    public var selectedUserList: Set<SBUUser>? {
      baseDataSource?.selectedUsersForBaseSelectUserModule(self)
    }

    // MARK: For the modules of single screens

    /// The right item's title for a number of selected users.
    func rightBarButtonTitle(selected count: Int) -> String { "" }

    override var tellsOfPlurals: Bool { false }

    override func fill(leftItem item: UIBarButtonItem) { item.title = SBUStringSet.Cancel }

    override func fill(rightItem item: UIBarButtonItem) -> Bool {
      item.title = rightBarButtonTitle(selected: 0)
      return true
    }

    // MARK: Setting up

    /// Sets the header up, once delegate and data source are known (S7).
    final func setUp(_ theme: SBUUserListTheme) {
      self.theme = theme
      setupViews()
      applyCustomTexts()
      setupLayouts()
      setupStyles(theme: theme)
    }

    /// Colours the items, and writes the right item's title (S46, S47).
    open func setupStyles(
      theme: SBUUserListTheme? = nil, componentTheme: SBUComponentTheme? = nil
    ) {
      if let theme { self.theme = theme }
      if let componentTheme { self.componentTheme = componentTheme }
      (titleView as? SBUNavigationTitleView)?.setupStyles()
      for item in leftBarButtons ?? [] { item.tintColor = self.theme?.leftBarButtonTintColor }
      leftBarButton?.tintColor = self.theme?.leftBarButtonTintColor
      updateRightBarButton()
    }

    /// Writes the number of selected users into the right item and tints it by whether there is
    /// one, custom items included; it is never disabled (S46, S47).
    open func updateRightBarButton() {
      let count = selectedUserList?.count ?? 0
      let title = customRightItem.title(selected: count) ?? rightBarButtonTitle(selected: count)
      let tint =
        count == 0 ? theme?.rightBarButtonTintColor : theme?.rightBarButtonSelectedTintColor
      rightBarButton?.title = title
      rightBarButtons?.first?.title = title
      rightBarButton?.tintColor = tint
      for item in rightBarButtons ?? [] { item.tintColor = tint }
    }

    // MARK: YAML

    /// What YAML may set on it.
    open override class var properties: PropertyTable {
      super.properties.adding(
        Property(
          "rightBarButton", RightBarButtonTitles.shape,
          "the item at the right; %d in a title is the number of selected users"
        ) { (header: Header, titles: RightBarButtonTitles) in
          header.customRightItem = titles
        })
    }
  }
}
