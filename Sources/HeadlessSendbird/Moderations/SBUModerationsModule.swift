import DioramaKit
import HeadlessUIKit

/// The header and list of the moderations screen (page 004).
///
/// Group and open channels have subclasses of their own in `SBUModuleSet`, so that what is set on
/// one of them does not change the other.
open class SBUModerationsModule: SBUModule, SBUComponentModule {}

/// What `SBUModuleSet.GroupModerationsModule` is unless an app sets another.
public final class SBUGroupModerationsModule: SBUModerationsModule {}

/// What `SBUModuleSet.OpenModerationsModule` is unless an app sets another.
public final class SBUOpenModerationsModule: SBUModerationsModule {}

/// A row of the moderations screen.
public enum ModerationItemType: Int, CaseIterable, Sendable {
  /// To the operators.
  case operators
  /// To the muted members of a group channel.
  case mutedMembers
  /// To the banned users.
  case bannedUsers
  /// The switch that freezes a group channel.
  case freezeChannel
  /// To the muted participants of an open channel.
  case mutedParticipants

  /// The rows for a channel, in order (S156, S157, S158); none while it is not known (S20).
  static func items(for channel: BaseChannel?) -> [ModerationItemType] {
    switch channel {
    case let group as GroupChannel:
      group.isBroadcast
        ? [.operators, .bannedUsers] : [.operators, .mutedMembers, .bannedUsers, .freezeChannel]
    case nil: []
    default: [.operators, .mutedParticipants, .bannedUsers]
    }
  }

  /// Its name, as YAML writes it.
  var keyword: String { "\(self)" }
}

extension SBUModerationsModule {
  /// The navigation items of the moderations screen: the way back and a title (S104).
  open class Header: SBUSettingsModuleHeader {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBUModerationsModuleHeaderDelegate)?
    /// What sort of channel it is for, as its screen said.
    public var channelType: ChannelType?

    /// Ties the header to its screen and sets it up: views, texts of YAML, places, colours (S7).
    ///
    /// - Parameters:
    ///   - delegate: who hears of items that are set and tapped; not kept alive.
    ///   - theme: the colours of the items.
    open func configure(
      delegate: any SBUModerationsModuleHeaderDelegate, theme: SBUChannelSettingsTheme
    ) {
      self.delegate = delegate
      setUp(theme: theme)
    }

    /// Colors the items by the theme given, not by the stored one (S112).
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
  /// The moderation menu (S105).
  open class List: SBUSettingsModuleList {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBUModerationsModuleListDelegate)?
    /// Who knows the channel; not kept alive.
    public weak var dataSource: (any SBUModerationsModuleListDataSource)?
    /// The registered cell, which only names the class.
    public var moderationCell: UITableViewCell? { registeredCell }

    /// The rows that YAML names.
    private var customItems: [RowSettings]?

    override class var parts: SBUModuleParts { SBUModuleParts(of: SBUModerationsModule.self) }

    /// The class of a row.
    public static var ModerationCell: SBUModerationCell.Type {
      get { parts.moderationCell.type }
      set { parts.moderationCell.type = newValue }
    }

    /// The channel, as the data source has it.
    public var channel: BaseChannel? {
      dataSource?.moderationsModule(self, channelForTableView: tableView)
    }

    /// Ties the list to its screen and sets it up: table, cell, colours (S7).
    ///
    /// - Parameters:
    ///   - delegate: who hears of rows that are tapped and of the switch; not kept alive.
    ///   - dataSource: who knows the channel; not kept alive.
    ///   - theme: the colours of the list.
    open func configure(
      delegate: any SBUModerationsModuleListDelegate,
      dataSource: any SBUModerationsModuleListDataSource, theme: SBUChannelSettingsTheme
    ) {
      self.delegate = delegate
      self.dataSource = dataSource
      setUp(theme: theme)
    }

    /// Registers the cell, unless one was registered before (S53).
    open override func setupViews() {
      super.setupViews()
      if !hasCell { register(cellClass: Self.ModerationCell) }
    }

    /// Says which cell shows a row, for all rows made from now on.
    ///
    /// - Parameters:
    ///   - moderationCell: an object of the cell's class; only its class matters.
    ///   - nib: accepted and ignored; cells are made from their class.
    public func register(moderationCell: SBUModerationCell, nib: UINib? = nil) {
      register(cell: moderationCell)
    }

    // MARK: Rows

    /// The rows, in order: those that the channel has (S156 to S158), or those of them that YAML
    /// names.
    public var items: [ModerationItemType] {
      let items = ModerationItemType.items(for: channel)
      guard let customItems else { return items }
      return customItems.compactMap { row in items.first { $0.keyword == row.item } }
    }

    /// Fills a cell, and says what its switch does; one that is no ``SBUModerationCell`` is left as
    /// it is.
    ///
    /// - Parameters:
    ///   - cell: the cell that the row will show.
    ///   - indexPath: the row; one outside of the menu leaves the cell as it is.
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

    /// How many rows the channel has.
    open override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { items.count }

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
        },
        Property(
          "items",
          RowSettings.shape(of: ModerationItemType.allCases.map(\.keyword), addsRows: false),
          "the rows in order, as far as the channel has them"
        ) { (list: List, rows: [RowSettings]) in
          list.customItems = rows
        })
    }
  }
}

/// Hears what happens to the header of the moderations screen.
public protocol SBUModerationsModuleHeaderDelegate: SBUCommonDelegate {
  /// The view in the middle was set.
  func moderationsModule(
    _ header: SBUModerationsModule.Header, didUpdateTitleView titleView: UIView?)
  /// The item at the left was set.
  func moderationsModule(
    _ header: SBUModerationsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
  /// The item at the right was set.
  func moderationsModule(
    _ header: SBUModerationsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
  /// The items at the left were set.
  func moderationsModule(
    _ header: SBUModerationsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
  /// The items at the right were set.
  func moderationsModule(
    _ header: SBUModerationsModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?)
  /// The item at the left was tapped; for the one at the right there is no such method.
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

/// Hears what happens to the list of the moderations screen.
public protocol SBUModerationsModuleListDelegate: SBUCommonDelegate {
  /// A row was tapped.
  func moderationsModule(_ list: SBUModerationsModule.List, didSelectRowAt indexPath: IndexPath)
  /// The freeze switch was flipped.
  func moderationsModule(_ list: SBUModerationsModule.List, didChangeFreezeMode state: Bool)
}

/// Tells the list of the moderations screen its channel.
public protocol SBUModerationsModuleListDataSource: AnyObject {
  /// The channel; nil while it is not known.
  func moderationsModule(
    _ list: SBUModerationsModule.List, channelForTableView tableView: UITableView
  ) -> BaseChannel?
}

/// Hears what the view model of the moderations screen says.
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
