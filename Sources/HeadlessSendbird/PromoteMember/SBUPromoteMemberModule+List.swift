import HeadlessUIKit

extension SBUPromoteMemberModule {
  /// The members that can become operators.
  open class List: SBUBaseSelectUserModule.List {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBUPromoteMemberModuleListDelegate)?
    /// Who knows the users; not kept alive.
    public weak var dataSource: (any SBUPromoteMemberModuleListDataSource)?

    override var baseDataSource: (any SBUBaseSelectUserModuleListDataSource)? { dataSource }

    /// The class of what shows where there is nobody.
    public static var EmptyView: SBUEmptyView.Type {
      get { SBUWorld.sets.promoteMemberParts.emptyView }
      set { SBUWorld.sets.promoteMemberParts.emptyView = newValue }
    }
    /// The class of a user's row.
    public static var UserCell: SBUUserCell.Type {
      get { SBUWorld.sets.promoteMemberParts.userCell }
      set { SBUWorld.sets.promoteMemberParts.userCell = newValue }
    }

    /// Ties the list to its screen and sets it up (S7).
    open func configure(
      delegate: any SBUPromoteMemberModuleListDelegate,
      dataSource: any SBUPromoteMemberModuleListDataSource, theme: SBUUserListTheme
    ) {
      self.delegate = delegate
      self.dataSource = dataSource
      setUp(theme)
    }

    override var parts: SBUModuleParts { SBUWorld.sets.promoteMemberParts }

    override func didSelectRow(at indexPath: IndexPath) {
      delegate?.promoteMemberModule(self, didSelectRowAt: indexPath)
    }

    override func didDetectPreloadingPosition(_ indexPath: IndexPath) {
      delegate?.promoteMemberModule(self, didDetectPreloadingPosition: indexPath)
    }

    override func didAskForRetry() {
      delegate?.promoteMemberModuleDidSelectRetry(self)
    }
  }
}
