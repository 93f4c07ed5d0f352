import Diorama
import HeadlessUIKit

extension SBUModerationsModule {
  /// The moderation menu (S105).
  open class List: SBUModuleList {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBUModerationsModuleListDelegate)?
    /// Who knows the channel; not kept alive.
    public weak var dataSource: (any SBUModerationsModuleListDataSource)?
    /// The theme of the last style update.
    public var theme: SBUChannelSettingsTheme?
    /// The registered cell, which only names the class.
    public var moderationCell: UITableViewCell? { registeredCell }

    /// The class of a row.
    public static var ModerationCell: SBUModerationCell.Type {
      get { SBUWorld.sets.moderationsParts.moderationCell }
      set { SBUWorld.sets.moderationsParts.moderationCell = newValue }
    }

    /// The channel, as the data source has it.
    public var channel: BaseChannel? {
      dataSource?.moderationsModule(self, channelForTableView: tableView)
    }

    /// Ties the list to its screen and sets it up (S7).
    open func configure(
      delegate: any SBUModerationsModuleListDelegate,
      dataSource: any SBUModerationsModuleListDataSource, theme: SBUChannelSettingsTheme
    ) {
      self.delegate = delegate
      self.dataSource = dataSource
      self.theme = theme
      setupViews()
      setupLayouts()
      setupStyles(theme: theme)
    }

    /// Registers the cell, unless one was registered before (S53).
    open override func setupViews() {
      super.setupViews()
      if !hasCell { register(cellClass: Self.ModerationCell) }
    }

    /// Colours the list.
    open func setupStyles(theme: SBUChannelSettingsTheme? = nil) {
      if let theme { self.theme = theme }
      tableView.backgroundColor = self.theme?.backgroundColor
    }

    /// Says which cell shows a row. A nib is accepted and ignored.
    public func register(moderationCell: SBUModerationCell, nib: UINib? = nil) {
      register(cell: moderationCell)
    }

    // MARK: Rows

    private var items: [ModerationItemType] { ModerationItemType.items(for: channel) }

    /// Fills a cell; one that is no ``SBUModerationCell`` is left as it is.
    open func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {
      let items = items
      guard let cell = cell as? SBUModerationCell, items.indices.contains(indexPath.row) else {
        return
      }
      cell.configure(type: items[indexPath.row], channel: channel)
      cell.switchAction = { [weak self] isOn in
        guard let self else { return }
        delegate?.moderationsModule(self, didChangeFreezeMode: isOn)
      }
    }

    /// How many rows the channel has.
    open override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { items.count }

    /// A row of the menu.
    open override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = dequeueCell(for: indexPath)
      configureCell(cell, indexPath: indexPath)
      return cell
    }

    /// A row was tapped: the delegate hears.
    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      delegate?.moderationsModule(self, didSelectRowAt: indexPath)
    }

    // MARK: YAML

    /// What YAML may set on it.
    open override class var properties: PropertyTable {
      super.properties.adding(
        Property(
          "moderationCell", .component(.cell, accepts: SBUModerationCell.self), "the cell of a row"
        ) { (list: List, choice: ComponentChoice) in
          list.customCell = choice
        })
    }
  }
}
