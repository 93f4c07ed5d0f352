import DioramaKit
import HeadlessUIKit

/// The header and list of the moderations screen (page 004).
///
/// Group and open channels have separate subclasses in `SBUModuleSet`, so a setting of one does not
/// change the other.
open class SBUModerationsModule: SBUModule, SBUComponentModule {}

/// The default class of `SBUModuleSet.GroupModerationsModule`.
public final class SBUGroupModerationsModule: SBUModerationsModule {}

/// The default class of `SBUModuleSet.OpenModerationsModule`.
public final class SBUOpenModerationsModule: SBUModerationsModule {}

/// A row of the moderations screen.
public enum ModerationItemType: Int, CaseIterable, Sendable {
  /// The row that opens the operators.
  case operators
  /// The row that opens the muted members of a group channel.
  case mutedMembers
  /// The row that opens the banned users.
  case bannedUsers
  /// The switch that freezes a group channel.
  case freezeChannel
  /// The row that opens the muted participants of an open channel.
  case mutedParticipants

  /// Returns the rows for a channel, in order (S156, S157, S158); empty while the channel is
  /// unknown (S20).
  static func items(for channel: BaseChannel?) -> [ModerationItemType] {
    switch channel {
    case let group as GroupChannel:
      group.isBroadcast
        ? [.operators, .bannedUsers] : [.operators, .mutedMembers, .bannedUsers, .freezeChannel]
    case nil: []
    default: [.operators, .mutedParticipants, .bannedUsers]
    }
  }

  /// The keyword in YAML.
  var keyword: String { "\(self)" }
}

extension SBUModerationsModule {
  /// The header of the moderations screen: a back button and a title (S104).
  open class Header: SBUSettingsModuleHeader {
    /// The delegate; not retained.
    public weak var delegate: (any SBUModerationsModuleHeaderDelegate)?
    /// The channel type that the screen set.
    public var channelType: ChannelType?

    /// Connects the header to its screen and sets it up: views, YAML's texts, layout, colors (S7).
    ///
    /// - Parameters:
    ///   - delegate: the delegate for items that are set or tapped; not retained.
    ///   - theme: the theme of the items.
    open func configure(
      delegate: any SBUModerationsModuleHeaderDelegate, theme: SBUChannelSettingsTheme
    ) {
      self.delegate = delegate
      setUp(theme: theme)
    }

    /// Applies the colors of the theme argument, not of the stored one (S112).
    open override func setupStyles(theme: SBUChannelSettingsTheme? = nil) {
      if let theme { self.theme = theme }
      tintItems(left: theme?.leftBarButtonTintColor, right: theme?.rightBarButtonTintColor)
    }

    override class var parts: SBUModuleParts { SBUModuleParts(of: SBUModerationsModule.self) }
    override var titleText: String { SBUStringSet.ChannelSettings_Moderations }

    override func notify(_ event: SBUHeaderEvent) {
      switch event {
      case .titleView: delegate?.moderationsModule(self, didUpdateTitleView: titleView)
      case .leftItem: delegate?.moderationsModule(self, didUpdateLeftItem: leftBarButton)
      case .leftItems: delegate?.moderationsModule(self, didUpdateLeftItems: leftBarButtons)
      case .rightItem: delegate?.moderationsModule(self, didUpdateRightItem: rightBarButton)
      case .rightItems: delegate?.moderationsModule(self, didUpdateRightItems: rightBarButtons)
      case .leftTap(let item): delegate?.moderationsModule(self, didTapLeftItem: item)
      case .rightTap: break
      }
    }
  }
}

extension SBUModerationsModule {
  /// The list of the moderations screen, its menu (S105).
  open class List: SBUSettingsModuleList {
    /// The delegate; not retained.
    public weak var delegate: (any SBUModerationsModuleListDelegate)?
    /// The data source of the channel; not retained.
    public weak var dataSource: (any SBUModerationsModuleListDataSource)?
    /// The registered cell, which only determines the class.
    public var moderationCell: UITableViewCell? { registeredCell }

    /// The rows that YAML sets.
    private var customItems: [RowSettings]?

    override class var parts: SBUModuleParts { SBUModuleParts(of: SBUModerationsModule.self) }

    /// The class of a row.
    public static var ModerationCell: SBUModerationCell.Type {
      get { parts.moderationCell.type }
      set { parts.moderationCell.type = newValue }
    }

    /// The channel of the data source.
    public var channel: BaseChannel? {
      dataSource?.moderationsModule(self, channelForTableView: tableView)
    }

    /// Connects the list to its screen and sets it up: table, cell, colors (S7).
    ///
    /// - Parameters:
    ///   - delegate: the delegate for taps on rows and for the switch; not retained.
    ///   - dataSource: the data source of the channel; not retained.
    ///   - theme: the theme of the list.
    open func configure(
      delegate: any SBUModerationsModuleListDelegate,
      dataSource: any SBUModerationsModuleListDataSource, theme: SBUChannelSettingsTheme
    ) {
      self.delegate = delegate
      self.dataSource = dataSource
      setUp(theme: theme)
    }

    /// Registers the cell, unless one is registered (S53).
    open override func setupViews() {
      super.setupViews()
      if !hasCell { register(cellClass: Self.ModerationCell) }
    }

    /// Sets the cell of a row, for all rows created from now on.
    ///
    /// - Parameters:
    ///   - moderationCell: an instance of the cell's class; only its class matters.
    ///   - nib: ignored; cells are created from their class.
    public func register(moderationCell: SBUModerationCell, nib: UINib? = nil) {
      register(cell: moderationCell)
    }

    // MARK: Rows

    /// The rows, in order: those of the channel (S156 to S158), or those of them that YAML sets.
    public var items: [ModerationItemType] {
      let items = ModerationItemType.items(for: channel)
      guard let customItems else { return items }
      return customItems.compactMap { row in items.first { $0.keyword == row.item } }
    }

    /// Fills a cell and sets the action of its switch; one that is not an ``SBUModerationCell``
    /// stays unchanged.
    ///
    /// - Parameters:
    ///   - cell: the cell of the row.
    ///   - indexPath: the row; one outside the menu leaves the cell unchanged.
    open override func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {
      let items = items
      guard let cell = cell as? SBUModerationCell, items.indices.contains(indexPath.row) else {
        return
      }
      let item = items[indexPath.row]
      let custom = customItems?.first { $0.item == item.keyword }
      cell.configure(type: item, channel: channel, title: custom?.title, icon: custom?.icon?.image)
      cell.switchAction = { [weak self] isOn in
        guard let self else { return }
        delegate?.moderationsModule(self, didChangeFreezeMode: isOn)
      }
    }

    /// Returns the number of rows of the channel.
    open override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { items.count }

    /// Notifies the delegate of a tapped row.
    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      delegate?.moderationsModule(self, didSelectRowAt: indexPath)
    }

    // MARK: YAML

    /// The properties that YAML can set.
    open override class var properties: PropertyTable {
      super.properties.adding(
        Property(
          "moderationCell", .component(.cell, accepts: SBUModerationCell.self), "the cell of a row"
        ) { (list: List, choice: ComponentChoice) in
          list.cellChoice = choice
        },
        Property(
          "items",
          RowSettings.shape(
            of: ModerationItemType.allCases.map(\.keyword),
            older: ["bannedMembers": "bannedUsers"], addsRows: false),
          "the rows in order; rows that the channel does not have are left out"
        ) { (list: List, rows: [RowSettings]) in
          list.customItems = rows
        })
    }
  }
}

/// The delegate of the header of the moderations screen.
public protocol SBUModerationsModuleHeaderDelegate: SBUCommonDelegate {
  /// The title view was set.
  func moderationsModule(
    _ header: SBUModerationsModule.Header, didUpdateTitleView titleView: UIView?)
  /// The left bar button was set.
  func moderationsModule(
    _ header: SBUModerationsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
  /// The right bar button was set.
  func moderationsModule(
    _ header: SBUModerationsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
  /// The left bar buttons were set.
  func moderationsModule(
    _ header: SBUModerationsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
  /// The right bar buttons were set.
  func moderationsModule(
    _ header: SBUModerationsModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?)
  /// The left bar button was tapped; there is no such method for the right one.
  func moderationsModule(
    _ header: SBUModerationsModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
}

extension SBUModerationsModuleHeaderDelegate {
  /// Does nothing.
  public func moderationsModule(
    _ header: SBUModerationsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {}
  /// Does nothing.
  public func moderationsModule(
    _ header: SBUModerationsModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {}
}

/// The delegate of the list of the moderations screen.
public protocol SBUModerationsModuleListDelegate: SBUCommonDelegate {
  /// A row was tapped.
  func moderationsModule(_ list: SBUModerationsModule.List, didSelectRowAt indexPath: IndexPath)
  /// The freeze switch was toggled.
  func moderationsModule(_ list: SBUModerationsModule.List, didChangeFreezeMode state: Bool)
}

/// The data source of the list of the moderations screen.
public protocol SBUModerationsModuleListDataSource: AnyObject {
  /// Returns the channel; nil while it is unknown.
  func moderationsModule(
    _ list: SBUModerationsModule.List, channelForTableView tableView: UITableView
  ) -> BaseChannel?
}

/// The delegate of the view model of the moderations screen.
public protocol SBUModerationsViewModelDelegate: SBUCommonViewModelDelegate {
  /// The channel was loaded, frozen or unfrozen.
  func moderationsViewModel(
    _ viewModel: SBUModerationsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext)
}

extension SBUModuleParts {
  fileprivate var moderationCell: SBUTypeEntry<SBUModerationCell> {
    entry("ModerationCell", SBUModerationCell.self)
  }
}
