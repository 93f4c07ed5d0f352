import HeadlessUIKit

extension SBURegisterOperatorModule {
  /// The members or participants that can become operators.
  open class List: SBUBaseSelectUserModule.List {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBURegisterOperatorModuleListDelegate)?
    /// Who knows the users; not kept alive.
    public weak var dataSource: (any SBURegisterOperatorModuleListDataSource)?

    /// What sort of channel it is for; its screen leaves it as it is (S93).
    public private(set) var channelType = ChannelType.group

    override var baseDataSource: (any SBUBaseSelectUserModuleListDataSource)? { dataSource }

    /// The class of what shows where there is nobody.
    public static var EmptyView: SBUEmptyView.Type {
      get { SBUWorld.sets.registerOperatorParts.emptyView }
      set { SBUWorld.sets.registerOperatorParts.emptyView = newValue }
    }
    /// The class of a user's row.
    public static var UserCell: SBUUserCell.Type {
      get { SBUWorld.sets.registerOperatorParts.userCell }
      set { SBUWorld.sets.registerOperatorParts.userCell = newValue }
    }

    /// Ties the list to its screen and sets it up (S7).
    open func configure(
      delegate: any SBURegisterOperatorModuleListDelegate,
      dataSource: any SBURegisterOperatorModuleListDataSource,
      channelType: ChannelType = .group, theme: SBUUserListTheme
    ) {
      self.delegate = delegate
      self.channelType = channelType
      self.dataSource = dataSource
      setUp(theme)
    }

    override var parts: SBUModuleParts { SBUWorld.sets.registerOperatorParts }

    /// Fills a cell; an operator's row takes no touches, told for each row anew (S89, S91).
    open override func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {
      super.configureCell(cell, indexPath: indexPath)
      guard let cell = cell as? SBUUserCell, let user = cell.user else { return }
      cell.isUserInteractionEnabled = !user.isOperator
      cell.checkboxButton.isEnabled = !user.isOperator
    }

    override func didSelectRow(at indexPath: IndexPath) {
      delegate?.registerOperatorModule(self, didSelectRowAt: indexPath)
    }

    override func didDetectPreloadingPosition(_ indexPath: IndexPath) {
      delegate?.registerOperatorModule(self, didDetectPreloadingPosition: indexPath)
    }

    override func didAskForRetry() {
      delegate?.registerOperatorModuleDidSelectRetry(self)
    }
  }
}
