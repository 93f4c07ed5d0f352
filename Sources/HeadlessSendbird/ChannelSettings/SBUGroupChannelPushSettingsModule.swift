import DioramaKit
import HeadlessUIKit

/// The header and list of the push settings of a group channel.
open class SBUGroupChannelPushSettingsModule: SBUModule, SBUComponentModule {}

extension SBUGroupChannelPushSettingsModule {
  /// The header of the push settings: a back button and a title.
  open class Header: SBUSettingsModuleHeader {
    /// The delegate; not retained.
    public weak var delegate: (any SBUGroupChannelPushSettingsModuleHeaderDelegate)?

    /// Connects the header to its screen and sets it up: views, YAML's texts, layout, colors (S7).
    ///
    /// - Parameters:
    ///   - delegate: the delegate for items that are set or tapped; not retained.
    ///   - theme: the theme of the items.
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
  /// The list of the push settings: a switch and, while it is on, a choice between all messages and
  /// mentions.
  open class List: SBUSettingsModuleList {
    /// The delegate; not retained.
    public weak var delegate: (any SBUGroupChannelPushSettingsModuleListDelegate)?
    /// The data source of the push setting; not retained.
    public weak var dataSource: (any SBUGroupChannelPushSettingsModuleListDataSource)?

    override class var parts: SBUModuleParts {
      SBUModuleParts(of: SBUGroupChannelPushSettingsModule.self)
    }

    /// The class of a row.
    public static var SettingCell: SBUBaseChannelSettingCell.Type {
      get { parts.pushSettingCell.type }
      set { parts.pushSettingCell.type = newValue }
    }

    /// The rows that YAML sets.
    private var customItems: [RowSettings]?

    /// The push setting of the data source; nil while the channel is unknown.
    public var pushTriggerOption: GroupChannelPushTriggerOption? {
      dataSource?.groupChannelPushSettingsModule(self, pushTriggerOptionForTableView: tableView)
    }

    /// A row.
    enum Item: String, CaseIterable {
      case notifications, all, mentions
    }

    /// The visible rows: none while the channel is unknown, only the switch while it is off.
    var items: [Item] {
      guard let option = pushTriggerOption else { return [] }
      let items = customItems?.compactMap { Item(rawValue: $0.item) } ?? Item.allCases
      return option == .off ? items.filter { $0 == .notifications } : items
    }

    /// Connects the list to its screen and sets it up: table, cell, colors (S7).
    ///
    /// - Parameters:
    ///   - delegate: the delegate for the switch and the choice; not retained.
    ///   - dataSource: the data source of the push setting; not retained.
    ///   - theme: the theme of the list.
    open func configure(
      delegate: any SBUGroupChannelPushSettingsModuleListDelegate,
      dataSource: any SBUGroupChannelPushSettingsModuleListDataSource,
      theme: SBUChannelSettingsTheme
    ) {
      self.delegate = delegate
      self.dataSource = dataSource
      setUp(theme: theme)
    }

    /// Registers the cell, unless one is registered.
    open override func setupViews() {
      super.setupViews()
      if !hasCell { register(cellClass: Self.SettingCell) }
    }

    // MARK: Rows

    /// Fills a cell and sets the action of its switch; one that is not an
    /// ``SBUBaseChannelSettingCell`` stays unchanged.
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

    /// Returns the number of visible rows: by default one while the switch is off, else three.
    open override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { items.count }

    /// Notifies the delegate of a tapped choice; the row of the switch does nothing, only its
    /// switch does.
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

    /// The properties that YAML can set.
    open override class var properties: PropertyTable {
      super.properties.adding(
        Property(
          "settingCell", .component(.cell, accepts: SBUGroupChannelPushSettingCell.self),
          "the cell of a row"
        ) { (list: List, choice: ComponentChoice) in
          list.cellChoice = choice
        },
        Property(
          "items", RowSettings.shape(of: Item.allCases.map(\.rawValue), addsRows: false),
          "the rows in order; the choices are shown while the switch is on"
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

/// A row of the push settings: a title with a switch and a description below it, or a choice.
open class SBUGroupChannelPushSettingCell: SBUChannelSettingCell {
  /// The description below the title.
  public let descriptionLabel = UILabel()

  /// Adds the description below the row.
  open override func setupViews() {
    super.setupViews()
    descriptionLabel.numberOfLines = 0
    descriptionLabel.isHidden = true
    contentView.addSubview(descriptionLabel)
  }

  /// Applies the theme's colors, also to the description.
  open override func setupStyles() {
    super.setupStyles()
    descriptionLabel.setStyle(theme.cellDescriptionTextFont, theme.cellDescriptionTextColor)
  }

  /// Shows whether the row is selected, and a description below it.
  ///
  /// - Parameters:
  ///   - isChosen: whether the row is selected; nil for a row without a choice.
  ///   - description: the description; nil for none.
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

/// The delegate of the header of the push settings.
public protocol SBUGroupChannelPushSettingsModuleHeaderDelegate: SBUCommonDelegate {
  /// The title view was set.
  func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header, didUpdateTitleView titleView: UIView?)
  /// The left bar button was set.
  func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header, didUpdateLeftItem item: UIBarButtonItem?)
  /// The right bar button was set.
  func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header, didUpdateRightItem item: UIBarButtonItem?)
  /// The left bar buttons were set.
  func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?)
  /// The right bar buttons were set.
  func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?)
  /// The left bar button was tapped.
  func groupChannelPushSettingsModule(
    _ header: SBUGroupChannelPushSettingsModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
  /// The right bar button was tapped.
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

/// The delegate of the list of the push settings.
public protocol SBUGroupChannelPushSettingsModuleListDelegate: SBUCommonDelegate {
  /// The switch was toggled, or another choice was tapped.
  func groupChannelPushSettingsModule(
    _ list: SBUGroupChannelPushSettingsModule.List,
    didChangeNotification pushTriggerOption: GroupChannelPushTriggerOption)
}

/// The data source of the list of the push settings.
public protocol SBUGroupChannelPushSettingsModuleListDataSource: AnyObject {
  /// Returns the push setting; nil while the channel is unknown.
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
