import HeadlessUIKit

extension SBUInviteUserModule {
  /// The users that can be invited.
  open class List: SBUBaseSelectUserModule.List {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBUInviteUserModuleListDelegate)?
    /// Who knows the users; not kept alive.
    public weak var dataSource: (any SBUInviteUserModuleListDataSource)?

    override var baseDataSource: (any SBUBaseSelectUserModuleListDataSource)? { dataSource }

    /// The class of what shows where there is nobody.
    public static var EmptyView: SBUEmptyView.Type {
      get { SBUWorld.sets.inviteUserParts.emptyView }
      set { SBUWorld.sets.inviteUserParts.emptyView = newValue }
    }
    /// The class of a user's row.
    public static var UserCell: SBUUserCell.Type {
      get { SBUWorld.sets.inviteUserParts.userCell }
      set { SBUWorld.sets.inviteUserParts.userCell = newValue }
    }

    /// Ties the list to its screen and sets it up (S7).
    open func configure(
      delegate: any SBUInviteUserModuleListDelegate,
      dataSource: any SBUInviteUserModuleListDataSource, theme: SBUUserListTheme
    ) {
      self.delegate = delegate
      self.dataSource = dataSource
      setUp(theme)
    }

    override var parts: SBUModuleParts { SBUWorld.sets.inviteUserParts }

    override func didSelectRow(at indexPath: IndexPath) {
      delegate?.inviteUserModule(self, didSelectRowAt: indexPath)
    }

    override func didDetectPreloadingPosition(_ indexPath: IndexPath) {
      delegate?.inviteUserModule(self, didDetectPreloadingPosition: indexPath)
    }

    override func didAskForRetry() {
      delegate?.inviteUserModuleDidSelectRetry(self)
    }
  }
}
