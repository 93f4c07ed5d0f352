import DioramaKit
import HeadlessUIKit

/// What the modules of settings screens have in common.
open class SBUBaseChannelSettingsModule: SBUModule {}

extension SBUBaseChannelSettingsModule {
  /// The navigation items of a settings screen: the way back, a title, and Edit.
  open class Header: SBUSettingsModuleHeader {
    override var titleText: String { SBUStringSet.ChannelSettings_Header_Title }

    override func fill(rightItem item: UIBarButtonItem) -> Bool {
      item.title = SBUStringSet.Edit
      return true
    }
  }
}

extension SBUBaseChannelSettingsModule {
  /// The rows of a settings screen, below the channel's picture and name.
  ///
  /// The lists of group and of open channels make their rows in ``setupItems()``, each by a method
  /// of its own; a subclass takes some, and adds others:
  ///
  /// ```swift
  /// final class ShopList: SBUGroupChannelSettingsModule.List {
  ///   override func setupItems() {
  ///     let hours = SBUChannelSettingItem(title: "Opening hours", subTitle: "9 to 17")
  ///     items = [createMembersItem(), hours, createLeaveItem()]
  ///   }
  /// }
  /// ```
  open class List: SBUSettingsModuleList {
    /// Who hears of it, whatever its screen; not kept alive.
    public weak var baseDelegate: (any SBUBaseChannelSettingsModuleListDelegate)?
    /// Who knows the channel, whatever its screen; not kept alive.
    public weak var baseDataSource: (any SBUBaseChannelSettingsModuleListDataSource)?
    /// What stands above the rows.
    public var channelInfoView: UIView? {
      didSet { tableView.tableHeaderView = channelInfoView }
    }

    /// The channel, as the data source has it.
    public var baseChannel: BaseChannel? {
      baseDataSource?.baseChannelSettingsModule(self, channelForTableView: tableView)
    }

    /// Whether the current user may moderate the channel, as the data source has it.
    public var isOperator: Bool {
      baseDataSource?.baseChannelSettingsModuleIsOperator(self) ?? false
    }

    /// The rows, in order. They are made anew by ``setupItems()`` whenever the table is asked for
    /// its rows again, unless they were set from elsewhere; then those stay.
    public var items: [SBUChannelSettingItem] = [] {
      didSet { areItemsGiven = areItemsGiven || !isSettingItemsUp }
    }
    private var isSettingItemsUp = false
    private var areItemsGiven = false

    /// The rows that YAML names.
    private var customItems: [RowSettings]?

    /// The class of the view above the rows, for all lists of the screen.
    public static var ChannelInfoView: SBUChannelSettingsChannelInfoView.Type {
      get { parts.channelInfoView.type }
      set { parts.channelInfoView.type = newValue }
    }
    /// The class of a row, for all lists of the screen.
    public static var SettingCell: SBUBaseChannelSettingCell.Type {
      get { parts.settingCell.type }
      set { parts.settingCell.type = newValue }
    }

    override class var parts: SBUModuleParts {
      SBUModuleParts(of: SBUBaseChannelSettingsModule.self)
    }

    // MARK: Setting up

    /// Sets the list up: table, name, cell, rows, colours (S7).
    final func setUp(
      _ delegate: any SBUBaseChannelSettingsModuleListDelegate,
      _ dataSource: any SBUBaseChannelSettingsModuleListDataSource,
      theme: SBUChannelSettingsTheme
    ) {
      baseDelegate = delegate
      baseDataSource = dataSource
      setUp(theme: theme)
      renewItems()
    }

    /// Puts the channel's picture and name above the rows, and registers the cell.
    open override func setupViews() {
      if channelInfoView == nil { channelInfoView = Self.ChannelInfoView.init() }
      super.setupViews()
      if !hasCell { register(cellClass: Self.SettingCell) }
    }

    // MARK: Picture and name

    /// Shows the channel's name anew.
    open func reloadChannelInfoView() {
      (channelInfoView as? SBUChannelSettingsChannelInfoView)?.configure(channel: baseChannel)
    }

    /// Shows a picture that is on its way to the service.
    ///
    /// - Parameter coverImage: the picture; nil for none.
    open func updateChannelInfoView(coverImage: UIImage?) {
      let view = channelInfoView as? SBUChannelSettingsChannelInfoView
      view?.coverImage.image = coverImage ?? SBUIconSet.iconChannels
    }

    /// Would end typing in the name; nothing can be typed there.
    open func endEditingChannelInfoView() { channelInfoView?.endEditing(true) }

    /// Shows name and rows anew.
    open override func reloadTableView() {
      renewItems()
      reloadChannelInfoView()
      super.reloadTableView()
    }

    // MARK: Rows

    /// Makes the rows; a subclass sets ``items`` here. It is called when the channel is known.
    open func setupItems() {}

    /// Makes the rows anew, as YAML names them: those in their order, and behind them the ones that
    /// an app has added.
    private func renewItems() {
      guard !areItemsGiven else { return }
      isSettingItemsUp = true
      defer { isSettingItemsUp = false }
      items = []
      guard baseChannel != nil else { return }
      setupItems()
      guard let customItems else { return }
      let own = items.filter { $0.keyword.isEmpty }
      items = customItems.compactMap { row in
        let item =
          row.item.isEmpty
          ? SBUChannelSettingItem(isRightButtonHidden: true)
          : items.first { $0.keyword == row.item }
        item?.change(by: row)
        return item
      }
      items += own
    }

    /// Fills a cell; one that is no ``SBUBaseChannelSettingCell`` is left as it is.
    open override func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {
      guard let cell = cell as? SBUBaseChannelSettingCell, items.indices.contains(indexPath.row)
      else { return }
      cell.configure(with: items[indexPath.row])
    }

    /// How many rows there are.
    open override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { items.count }

    /// A row was tapped: its own action; the lists of group and of open channels tell their
    /// delegates then.
    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      if items.indices.contains(indexPath.row) { items[indexPath.row].tapHandler?() }
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
public protocol SBUBaseChannelSettingsModuleHeaderDelegate: SBUCommonDelegate {}

/// Hears what happens to the list of a settings screen.
public protocol SBUBaseChannelSettingsModuleListDelegate: SBUCommonDelegate {}

/// Tells the list of a settings screen what it needs to know of the channel.
public protocol SBUBaseChannelSettingsModuleListDataSource: AnyObject {
  /// The channel; nil while it is not known.
  func baseChannelSettingsModule(
    _ list: SBUBaseChannelSettingsModule.List, channelForTableView tableView: UITableView
  ) -> BaseChannel?
  /// Whether the current user may moderate it.
  func baseChannelSettingsModuleIsOperator(_ list: SBUBaseChannelSettingsModule.List) -> Bool
}

extension SBUModuleParts {
  var channelInfoView: SBUTypeEntry<SBUChannelSettingsChannelInfoView> {
    entry("ChannelInfoView", SBUChannelSettingsChannelInfoView.self)
  }
  var settingCell: SBUTypeEntry<SBUBaseChannelSettingCell> {
    entry("SettingCell", SBUChannelSettingCell.self as SBUBaseChannelSettingCell.Type)
  }
}
