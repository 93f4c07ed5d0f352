import DioramaKit
import HeadlessUIKit

/// The base class of the modules of settings screens.
open class SBUBaseChannelSettingsModule: SBUModule {}

extension SBUBaseChannelSettingsModule {
  /// The header of a settings screen: a back button, a title and Edit.
  open class Header: SBUSettingsModuleHeader {
    override var titleText: String { SBUStringSet.ChannelSettings_Header_Title }

    override func fill(rightItem item: UIBarButtonItem) -> Bool {
      item.title = SBUStringSet.Edit
      return true
    }
  }
}

extension SBUBaseChannelSettingsModule {
  /// The list of a settings screen, below the channel's image and name.
  ///
  /// The lists of group and open channels create their rows in ``setupItems()``, each with its own
  /// method. A subclass can use some of them and add others:
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
    /// The delegate, as the base protocol; not retained.
    public weak var baseDelegate: (any SBUBaseChannelSettingsModuleListDelegate)?
    /// The data source of the channel, as the base protocol; not retained.
    public weak var baseDataSource: (any SBUBaseChannelSettingsModuleListDataSource)?
    /// The view above the rows.
    public var channelInfoView: UIView? {
      didSet { tableView.tableHeaderView = channelInfoView }
    }

    /// The channel of the data source.
    public var baseChannel: BaseChannel? {
      baseDataSource?.baseChannelSettingsModule(self, channelForTableView: tableView)
    }

    /// Whether the current user is an operator of the channel, from the data source.
    public var isOperator: Bool {
      baseDataSource?.baseChannelSettingsModuleIsOperator(self) ?? false
    }

    /// The rows, in order. ``setupItems()`` creates them again whenever the table reloads, unless
    /// other code has set them; then they stay.
    public var items: [SBUChannelSettingItem] = [] {
      didSet { areItemsGiven = areItemsGiven || !isSettingItemsUp }
    }
    private var isSettingItemsUp = false
    private var areItemsGiven = false

    /// The rows that YAML sets.
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

    /// Sets up the list: table, name, cell, rows, colors (S7).
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

    /// Sets the view with the channel's image and name above the rows, and registers the cell.
    open override func setupViews() {
      if channelInfoView == nil { channelInfoView = Self.ChannelInfoView.init() }
      super.setupViews()
      if !hasCell { register(cellClass: Self.SettingCell) }
    }

    // MARK: Image and name

    /// Updates the view with the channel's image and name.
    open func reloadChannelInfoView() {
      (channelInfoView as? SBUChannelSettingsChannelInfoView)?.configure(channel: baseChannel)
    }

    /// Shows an image that is being sent to the service.
    ///
    /// - Parameter coverImage: the image; nil for none.
    open func updateChannelInfoView(coverImage: UIImage?) {
      let view = channelInfoView as? SBUChannelSettingsChannelInfoView
      view?.coverImage.image = coverImage ?? SBUIconSet.iconChannels
    }

    /// Ends editing of the name in the real kit; here the name cannot be edited.
    open func endEditingChannelInfoView() { channelInfoView?.endEditing(true) }

    /// Updates the name and all rows.
    open override func reloadTableView() {
      renewItems()
      reloadChannelInfoView()
      super.reloadTableView()
    }

    // MARK: Rows

    /// Creates the rows; a subclass sets ``items`` here. Called only if the channel is known.
    open func setupItems() {}

    /// Creates the rows again. If YAML sets rows, they come first in YAML's order, followed by rows
    /// that an app added.
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

    /// Fills a cell; one that is not an ``SBUBaseChannelSettingCell`` stays unchanged.
    open override func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {
      guard let cell = cell as? SBUBaseChannelSettingCell, items.indices.contains(indexPath.row)
      else { return }
      cell.configure(with: items[indexPath.row])
    }

    /// Returns the number of rows.
    open override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { items.count }

    /// Runs the tapped row's action; the lists of group and open channels then notify their
    /// delegates.
    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      if items.indices.contains(indexPath.row) { items[indexPath.row].tapHandler?() }
    }

    // MARK: YAML

    /// The properties that YAML can set.
    open override class var properties: PropertyTable {
      super.properties.adding(
        Property(
          "settingCell", .component(.cell, accepts: SBUChannelSettingCell.self), "the cell of a row"
        ) { (list: List, choice: ComponentChoice) in
          list.cellChoice = choice
        })
    }

    /// Returns the property of the rows, for the keywords of the kit's rows.
    static func rows(_ words: String...) -> Property {
      Property(
        "items", RowSettings.shape(of: words, addsRows: true),
        "the rows in order; a row without 'item' is a custom row, which opens nothing"
      ) { (list: List, rows: [RowSettings]) in
        list.customItems = rows
      }
    }
  }
}

/// The delegate of the header of a settings screen.
public protocol SBUBaseChannelSettingsModuleHeaderDelegate: SBUCommonDelegate {}

/// The delegate of the list of a settings screen.
public protocol SBUBaseChannelSettingsModuleListDelegate: SBUCommonDelegate {}

/// The data source of the list of a settings screen.
public protocol SBUBaseChannelSettingsModuleListDataSource: AnyObject {
  /// Returns the channel; nil while it is unknown.
  func baseChannelSettingsModule(
    _ list: SBUBaseChannelSettingsModule.List, channelForTableView tableView: UITableView
  ) -> BaseChannel?
  /// Returns whether the current user is an operator of the channel.
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
