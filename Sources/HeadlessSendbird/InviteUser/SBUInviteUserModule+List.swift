import Diorama
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

    /// Ties the list to its screen and sets it up; cells that were registered before are
    /// replaced (S7, S53).
    open func configure(
      delegate: any SBUInviteUserModuleListDelegate,
      dataSource: any SBUInviteUserModuleListDataSource, theme: SBUUserListTheme
    ) {
      self.delegate = delegate
      self.dataSource = dataSource
      self.theme = theme
      setupViews()
      setupLayouts()
      setupStyles(theme: theme)
    }

    /// Makes the empty view where none is set, and registers the cell.
    open override func setupViews() {
      if emptyView == nil {
        let view = Self.EmptyView.init()
        view.delegate = self
        emptyView = view
      }
      super.setupViews()
      register(cellClass: Self.UserCell)
    }

    /// Retry was tapped: the text changes at once, then the delegate hears (S51).
    open override func didSelectRetry() {
      super.didSelectRetry()
      delegate?.inviteUserModuleDidSelectRetry(self)
    }

    override func didSelectRow(at indexPath: IndexPath) {
      delegate?.inviteUserModule(self, didSelectRowAt: indexPath)
    }

    override func didDetectPreloadingPosition(_ indexPath: IndexPath) {
      delegate?.inviteUserModule(self, didDetectPreloadingPosition: indexPath)
    }

    override func useCell(_ choice: ComponentChoice) {
      super.useCell(choice)
      if let type = choice.type as? SBUUserCell.Type { Self.UserCell = type }
    }
  }
}
