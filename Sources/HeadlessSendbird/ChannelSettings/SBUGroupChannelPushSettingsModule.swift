import DioramaKit
import HeadlessUIKit

/// The header and list of the push settings of a group channel.
open class SBUGroupChannelPushSettingsModule: SBUModule, SBUComponentModule {}

extension SBUGroupChannelPushSettingsModule {
  /// The navigation items of the push settings: the way back and a title.
  open class Header: SBUSettingsModuleHeader {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBUGroupChannelPushSettingsModuleHeaderDelegate)?

    /// Ties the header to its screen and sets it up: views, texts of YAML, places, colours (S7).
    ///
    /// - Parameters:
    ///   - delegate: who hears of items that are set and tapped; not kept alive.
    ///   - theme: the colours of the items.
    open func configure(
      delegate: any SBUGroupChannelPushSettingsModuleHeaderDelegate, theme: SBUChannelSettingsTheme
    ) {
      self.delegate = delegate
      setUp(theme: theme)
    }

    override class var parts: SBUModuleParts {
      SBUModuleParts(of: SBUGroupChannelPushSettingsModule.self)
    }
    override var titleText: String { SBUStringSet.ChannelPushSettings_Header_Title }

    override func notify(_ event: SBUHeaderEvent) {
      switch event {
      case .titleView:
        delegate?.groupChannelPushSettingsModule(self, didUpdateTitleView: titleView)
      case .leftItem:
        delegate?.groupChannelPushSettingsModule(self, didUpdateLeftItem: leftBarButton)
      case .leftItems:
        delegate?.groupChannelPushSettingsModule(self, didUpdateLeftItems: leftBarButtons)
      case .rightItem:
        delegate?.groupChannelPushSettingsModule(self, didUpdateRightItem: rightBarButton)
      case .rightItems:
        delegate?.groupChannelPushSettingsModule(self, didUpdateRightItems: rightBarButtons)
      case .leftTap(let item):
        delegate?.groupChannelPushSettingsModule(self, didTapLeftItem: item)
      case .rightTap(let item):
        delegate?.groupChannelPushSettingsModule(self, didTapRightItem: item)
      }
    }
  }
}

extension SBUGroupChannelPushSettingsModule {
  /// The rows of the push settings: a switch, and while it is on the choice between all messages and
  /// those in which the user is named.
  open class List: SBUSettingsModuleList {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBUGroupChannelPushSettingsModuleListDelegate)?
    /// Who knows how it stands; not kept alive.
    public weak var dataSource: (any SBUGroupChannelPushSettingsModuleListDataSource)?

    override class var parts: SBUModuleParts {
      SBUModuleParts(of: SBUGroupChannelPushSettingsModule.self)
    }

    /// The class of a row.
    public static var SettingCell: SBUBaseChannelSettingCell.Type {
      get { parts.pushSettingCell.type }
      set { parts.pushSettingCell.type = newValue }
    }

    /// The rows that YAML names.
    private var customItems: [RowSettings]?

    /// How it stands, as the data source has it; nil while the channel is not known.
    public var pushTriggerOption: GroupChannelPushTriggerOption? {
      dataSource?.groupChannelPushSettingsModule(self, pushTriggerOptionForTableView: tableView)
    }

    /// A row.
    enum Item: String, CaseIterable {
      case notifications, all, mentions
    }

    /// The rows as they stand: none while the channel is not known, the switch alone while it is
    /// off.
    var items: [Item] {
      guard let option = pushTriggerOption else { return [] }
      let items = customItems?.compactMap { Item(rawValue: $0.item) } ?? Item.allCases
      return option == .off ? items.filter { $0 == .notifications } : items
    }

    /// Ties the list to its screen and sets it up: table, cell, colours (S7).
    ///
    /// - Parameters:
    ///   - delegate: who hears of the switch and of the choice; not kept alive.
    ///   - dataSource: who knows how they stand; not kept alive.
    ///   - theme: the colours of the list.
    open func configure(
      delegate: any SBUGroupChannelPushSettingsModuleListDelegate,
      dataSource: any SBUGroupChannelPushSettingsModuleListDataSource,
      theme: SBUChannelSettingsTheme
    ) {
      self.delegate = delegate
      self.dataSource = dataSource
      setUp(theme: theme)
    }

    /// Registers the cell.
    open override func setupViews() {
      super.setupViews()
      if !hasCell { register(cellClass: Self.SettingCell) }
    }

    // MARK: Rows

    /// Fills a cell, and says what its switch does; one that is no ``SBUBaseChannelSettingCell`` is
    /// left as it is.
    open override func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {
      let items = items
      guard let cell = cell as? SBUBaseChannelSettingCell, items.indices.contains(indexPath.row),
        let option = pushTriggerOption
      else { return }
      let item = items[indexPath.row]
      let custom = customItems?.first { $0.item == item.rawValue }
      let row = SBUChannelSettingItem(title: item.title, isRightButtonHidden: true)
      row.isRightSwitchHidden = item != .notifications
      row.isOn = item == .notifications ? option != .off : nil
      if let custom { row.change(by: custom) }
      cell.configure(with: row)
      let push = cell as? SBUGroupChannelPushSettingCell
      push?.show(
        isChosen: item == .notifications ? nil : (item == .mentions) == (option == .mentionOnly),
        description: item == .notifications
          ? SBUStringSet.ChannelPushSettings_Notification_Description : nil)
      cell.switchAction = { [weak self] isOn in
        guard let self else { return }
        delegate?.groupChannelPushSettingsModule(self, didChangeNotification: isOn ? .all : .off)
      }
    }

    /// How many rows there are: one while the switch is off, else three.
    open override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { items.count }

    /// A row was tapped: a choice is told to the delegate; the row of the switch does nothing but by
    /// its switch.
    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let items = items
      guard items.indices.contains(indexPath.row), items[indexPath.row] != .notifications else {
        return
      }
      delegate?.groupChannelPushSettingsModule(
        self,
        didChangeNotification: items[indexPath.row] == .mentions ? .mentionOnly : .all)
    }

    // MARK: YAML

    /// What YAML may set on it.
    open override class var properties: PropertyTable {
      super.properties.adding(
        Property(
          "settingCell", .component(.cell, accepts: SBUGroupChannelPushSettingCell.self),
          "the cell of a row"
        ) { (list: List, choice: ComponentChoice) in
          list.customCell = choice
        },
        Property(
          "items", RowSettings.shape(of: Item.allCases.map(\.rawValue), addsRows: false),
          "the rows in order; the choices show while the switch is on"
        ) { (list: List, rows: [RowSettings]) in
          list.customItems = rows
        })
    }
  }
}

extension SBUGroupChannelPushSettingsModule.List.Item {
  fileprivate var title: String {
    switch self {
    case .notifications: SBUStringSet.ChannelPushSettings_Notification_Title
    case .all: SBUStringSet.ChannelPushSettings_Item_All
    case .mentions: SBUStringSet.ChannelPushSettings_Item_Mentions_Only
    }
  }
}

/// A row of the push settings: a title with a switch and a sentence below, or a choice.
open class SBUGroupChannelPushSettingCell: SBUChannelSettingCell {
  /// What stands below the title.
  public let descriptionLabel = UILabel()

  /// Puts the sentence below the row.
  open override func setupViews() {
    super.setupViews()
    descriptionLabel.numberOfLines = 0
    descriptionLabel.isHidden = true
    contentView.addSubview(descriptionLabel)
  }

  /// Colours the sentence, too.
  open override func setupStyles() {
    super.setupStyles()
    descriptionLabel.font = theme.cellDescriptionTextFont
    descriptionLabel.textColor = theme.cellDescriptionTextColor
  }

  /// Shows whether the row is the chosen one, and a sentence below it.
  ///
  /// - Parameters:
  ///   - isChosen: nil for a row that is no choice.
  ///   - description: the sentence; nil for none.
  final func show(isChosen: Bool?, description: String?) {
    descriptionLabel.text = description
    descriptionLabel.isHidden = description == nil
    guard let isChosen else { return }
    rightButton.setImage(
      isChosen ? SBUIconSet.iconRadioButtonOn : SBUIconSet.iconRadioButtonOff, for: .normal)
    rightButton.isHidden = false
    hideUnnamedParts()
  }
}

/// Hears what happens to the header of the push settings.
public protocol SBUGroupChannelPushSettingsModuleHeaderDelegate: SBUCommonDelegate {
  /// The view in the middle was set.
  func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header, didUpdateTitleView titleView: UIView?)
  /// The item at the left was set.
  func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header, didUpdateLeftItem item: UIBarButtonItem?)
  /// The item at the right was set.
  func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header, didUpdateRightItem item: UIBarButtonItem?)
  /// The items at the left were set.
  func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?)
  /// The items at the right were set.
  func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?)
  /// The item at the left was tapped.
  func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
  /// The item at the right was tapped.
  func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header, didTapRightItem rightItem: UIBarButtonItem)
}

extension SBUGroupChannelPushSettingsModuleHeaderDelegate {
  /// Does nothing.
  public func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header, didUpdateLeftItems items: [UIBarButtonItem]?
  ) {}
  /// Does nothing.
  public func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {}
}

/// Hears what happens to the list of the push settings.
public protocol SBUGroupChannelPushSettingsModuleListDelegate: SBUCommonDelegate {
  /// The switch was flipped, or another choice was tapped.
  func groupChannelPushSettingsModule(
    _ list: SBUGroupChannelPushSettingsModule.List,
    didChangeNotification pushTriggerOption: GroupChannelPushTriggerOption)
}

/// Tells the list of the push settings how they stand.
public protocol SBUGroupChannelPushSettingsModuleListDataSource: AnyObject {
  /// How they stand; nil while the channel is not known.
  func groupChannelPushSettingsModule(
    _ list: SBUGroupChannelPushSettingsModule.List,
    pushTriggerOptionForTableView tableView: UITableView
  ) -> GroupChannelPushTriggerOption?
}

extension SBUModuleParts {
  fileprivate var pushSettingCell: SBUTypeEntry<SBUBaseChannelSettingCell> {
    entry("SettingCell", SBUGroupChannelPushSettingCell.self as SBUBaseChannelSettingCell.Type)
  }
}
