import DioramaKit
import HeadlessUIKit

/// What the modules of settings screens have in common.
open class SBUBaseChannelSettingsModule: SBUModule {}

/// The header and list of the settings of a group channel.
open class SBUGroupChannelSettingsModule: SBUBaseChannelSettingsModule, SBUComponentModule {
  /// The header of the settings of a group channel.
  open class Header: SBUBaseChannelSettingsModule.Header {}

  /// The list of the settings of a group channel.
  open class List: SBUBaseChannelSettingsModule.List {
    /// What YAML may set on it.
    open override class var properties: PropertyTable {
      super.properties.adding(rows("moderations", "members"))
    }
  }

  /// The class of the header.
  public static var HeaderComponent: SBUGroupChannelSettingsModule.Header.Type {
    get { header }
    set { header = newValue }
  }

  /// The class of the list.
  public static var ListComponent: SBUGroupChannelSettingsModule.List.Type {
    get { list }
    set { list = newValue }
  }
}

/// The header and list of the settings of an open channel.
open class SBUOpenChannelSettingsModule: SBUBaseChannelSettingsModule, SBUComponentModule {
  /// The header of the settings of an open channel.
  open class Header: SBUBaseChannelSettingsModule.Header {}

  /// The list of the settings of an open channel.
  open class List: SBUBaseChannelSettingsModule.List {
    /// What YAML may set on it.
    open override class var properties: PropertyTable {
      super.properties.adding(rows("moderations", "participants"))
    }
  }

  /// The class of the header.
  public static var HeaderComponent: SBUOpenChannelSettingsModule.Header.Type {
    get { header }
    set { header = newValue }
  }

  /// The class of the list.
  public static var ListComponent: SBUOpenChannelSettingsModule.List.Type {
    get { list }
    set { list = newValue }
  }
}

extension SBUBaseChannelSettingsModule {
  /// The navigation items of a settings screen: the way back and a title.
  open class Header: SBUModuleHeader {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBUBaseChannelSettingsModuleHeaderDelegate)?
    /// The theme of the last style update.
    public var theme: SBUChannelSettingsTheme?

    /// Ties the header to its screen and sets it up: views, texts of YAML, places, colours (S7).
    ///
    /// - Parameters:
    ///   - delegate: who hears of items that are set and tapped; not kept alive.
    ///   - theme: the colours of the items.
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

    /// The rows, as the data source has them; with rows named in YAML those, in their order, and
    /// behind them the ones that an app has added.
    public var items: [SBUChannelSettingItem] {
      let items = dataSource?.baseChannelSettingsModule(self, itemsInTableView: tableView) ?? []
      guard let customItems, !items.isEmpty else { return items }
      let named = customItems.compactMap { row in
        row.item.isEmpty
          ? SBUChannelSettingItem(isRightButtonHidden: true).changed(by: row)
          : items.first { $0.word == row.item }?.changed(by: row)
      }
      return named + items.filter { $0.word.isEmpty }
    }

    /// The rows that YAML names.
    private var customItems: [RowSettings]?

    /// Ties the list to its screen and sets it up: table, name, cell, colours (S7).
    ///
    /// - Parameters:
    ///   - delegate: who hears of rows that are tapped; not kept alive.
    ///   - dataSource: who knows channel and rows; not kept alive.
    ///   - theme: the colours of the list.
    open func configure(
      delegate: any SBUBaseChannelSettingsModuleListDelegate,
      dataSource: any SBUBaseChannelSettingsModuleListDataSource, theme: SBUChannelSettingsTheme
    ) {
      self.delegate = delegate
      self.dataSource = dataSource
      self.theme = theme
      setupViews()
      applyCustomViews()
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

    // MARK: YAML

    /// What YAML may set on it.
    open override class var properties: PropertyTable {
      super.properties.adding(
        Property(
          "settingCell", .component(.cell, accepts: SBUChannelSettingCell.self), "the cell of a row"
        ) { (list: List, choice: ComponentChoice) in
          list.customCell = choice
        })
    }

    /// The property of the rows, for the words of the kit's.
    static func rows(_ words: String...) -> Property {
      Property(
        "items", RowSettings.shape(of: words, addsRows: true),
        "the rows in order; one without item is of your own and leads nowhere"
      ) { (list: List, rows: [RowSettings]) in
        list.customItems = rows
      }
    }
  }
}

/// Hears what happens to the header of a settings screen.
public protocol SBUBaseChannelSettingsModuleHeaderDelegate: SBUCommonDelegate {
  /// The view in the middle was set.
  func baseChannelSettingsModule(
    _ headerComponent: SBUBaseChannelSettingsModule.Header, didUpdateTitleView titleView: UIView?)
  /// The item at the left was set.
  func baseChannelSettingsModule(
    _ headerComponent: SBUBaseChannelSettingsModule.Header,
    didUpdateLeftItem leftItem: UIBarButtonItem?)
  /// The item at the right was set.
  func baseChannelSettingsModule(
    _ headerComponent: SBUBaseChannelSettingsModule.Header,
    didUpdateRightItem rightItem: UIBarButtonItem?)
  /// The item at the left was tapped.
  func baseChannelSettingsModule(
    _ headerComponent: SBUBaseChannelSettingsModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  )
}

/// Hears what happens to the list of a settings screen.
public protocol SBUBaseChannelSettingsModuleListDelegate: SBUCommonDelegate {
  /// A row was tapped.
  func baseChannelSettingsModule(
    _ listComponent: SBUBaseChannelSettingsModule.List, didSelectRowAt indexPath: IndexPath)
}

/// Tells the list of a settings screen its channel and its rows.
public protocol SBUBaseChannelSettingsModuleListDataSource: AnyObject {
  /// The channel; nil while it is not known.
  func baseChannelSettingsModule(
    _ listComponent: SBUBaseChannelSettingsModule.List,
    channelForTableView tableView: UITableView
  ) -> BaseChannel?
  /// The rows, in order.
  func baseChannelSettingsModule(
    _ listComponent: SBUBaseChannelSettingsModule.List, itemsInTableView tableView: UITableView
  ) -> [SBUChannelSettingItem]
}

/// Hears what the view model of a settings screen says.
public protocol SBUBaseChannelSettingsViewModelDelegate: SBUCommonViewModelDelegate {
  /// The channel was loaded, or something has happened in it.
  func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext)
  /// The screen has no reason to stay.
  func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel,
    shouldDismissForChannelSettings channel: BaseChannel?)
}
