import HeadlessUIKit

extension SBUBaseChannelSettingsModule {
  /// The rows of a settings screen, below the channel's picture and name.
  open class List: SBUModuleList {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBUBaseChannelSettingsModuleListDelegate)?
    /// Who knows channel and rows; not kept alive.
    public weak var dataSource: (any SBUBaseChannelSettingsModuleListDataSource)?
    /// The theme of the last style update.
    public var theme: SBUChannelSettingsTheme?
    /// What stands above the rows.
    public var channelInfoView: UIView? {
      didSet { tableView.tableHeaderView = channelInfoView }
    }

    /// The channel, as the data source has it.
    public var channel: BaseChannel? {
      dataSource?.baseChannelSettingsModule(self, channelForTableView: tableView)
    }

    /// The rows, as the data source has them.
    public var items: [SBUChannelSettingItem] {
      dataSource?.baseChannelSettingsModule(self, itemsInTableView: tableView) ?? []
    }

    /// Ties the list to its screen and sets it up (S7).
    open func configure(
      delegate: any SBUBaseChannelSettingsModuleListDelegate,
      dataSource: any SBUBaseChannelSettingsModuleListDataSource, theme: SBUChannelSettingsTheme
    ) {
      self.delegate = delegate
      self.dataSource = dataSource
      self.theme = theme
      setupViews()
      setupLayouts()
      setupStyles(theme: theme)
    }

    /// Puts the channel's picture and name above the rows, and registers the cell.
    open override func setupViews() {
      if channelInfoView == nil { channelInfoView = SBUChannelSettingsChannelInfoView() }
      super.setupViews()
      if !hasCell { register(cellClass: SBUChannelSettingCell.self) }
    }

    /// Colours the list.
    open func setupStyles(theme: SBUChannelSettingsTheme? = nil) {
      if let theme { self.theme = theme }
      tableView.backgroundColor = self.theme?.backgroundColor
    }

    /// Shows the channel's name anew.
    open func reloadChannelInfoView() {
      (channelInfoView as? SBUChannelSettingsChannelInfoView)?.configure(channel: channel)
    }

    /// Shows name and rows anew.
    open override func reloadTableView() {
      reloadChannelInfoView()
      super.reloadTableView()
    }

    // MARK: Rows

    /// Fills a cell; one that is no ``SBUChannelSettingCell`` is left as it is.
    open func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {
      let items = items
      guard let cell = cell as? SBUChannelSettingCell, items.indices.contains(indexPath.row) else {
        return
      }
      cell.configure(with: items[indexPath.row])
    }

    /// How many rows there are.
    open override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { items.count }

    /// A row.
    open override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = dequeueCell(for: indexPath)
      configureCell(cell, indexPath: indexPath)
      return cell
    }

    /// A row was tapped: its own action, then the delegate.
    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let items = items
      if items.indices.contains(indexPath.row) { items[indexPath.row].tapHandler?() }
      delegate?.baseChannelSettingsModule(self, didSelectRowAt: indexPath)
    }
  }
}
