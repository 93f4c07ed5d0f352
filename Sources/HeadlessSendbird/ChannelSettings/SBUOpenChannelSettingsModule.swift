import DioramaKit
import HeadlessUIKit

/// The header and list of the settings of an open channel.
open class SBUOpenChannelSettingsModule: SBUBaseChannelSettingsModule, SBUComponentModule {}

extension SBUOpenChannelSettingsModule {
  /// The navigation items of the settings of an open channel: the way back, a title, and Edit.
  open class Header: SBUBaseChannelSettingsModule.Header {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBUOpenChannelSettingsModuleHeaderDelegate)?

    /// Ties the header to its screen and sets it up: views, texts of YAML, places, colours (S7).
    ///
    /// - Parameters:
    ///   - delegate: who hears of items that are set and tapped; not kept alive.
    ///   - theme: the colours of the items.
    open func configure(
      delegate: any SBUOpenChannelSettingsModuleHeaderDelegate, theme: SBUChannelSettingsTheme
    ) {
      self.delegate = delegate
      setUp(theme: theme)
    }

    override class var parts: SBUModuleParts {
      SBUModuleParts(of: SBUOpenChannelSettingsModule.self)
    }

    override func notify(_ event: SBUHeaderEvent) {
      switch event {
      case .titleView: delegate?.openChannelSettingsModule(self, didUpdateTitleView: titleView)
      case .leftItem: delegate?.openChannelSettingsModule(self, didUpdateLeftItem: leftBarButton)
      case .leftItems: delegate?.openChannelSettingsModule(self, didUpdateLeftItems: leftBarButtons)
      case .rightItem: delegate?.openChannelSettingsModule(self, didUpdateRightItem: rightBarButton)
      case .rightItems:
        delegate?.openChannelSettingsModule(self, didUpdateRightItems: rightBarButtons)
      case .leftTap(let item): delegate?.openChannelSettingsModule(self, didTapLeftItem: item)
      case .rightTap(let item): delegate?.openChannelSettingsModule(self, didTapRightItem: item)
      }
    }
  }
}

extension SBUOpenChannelSettingsModule {
  /// The rows of the settings of an open channel, below its picture and name.
  open class List: SBUBaseChannelSettingsModule.List {
    /// Who hears of it; not kept alive.
    public var delegate: (any SBUOpenChannelSettingsModuleListDelegate)? {
      get { baseDelegate as? any SBUOpenChannelSettingsModuleListDelegate }
      set { baseDelegate = newValue }
    }
    /// Who knows the channel; not kept alive.
    public var dataSource: (any SBUOpenChannelSettingsModuleListDataSource)? {
      get { baseDataSource as? any SBUOpenChannelSettingsModuleListDataSource }
      set { baseDataSource = newValue }
    }
    /// The channel, as the data source has it.
    public var channel: OpenChannel? { baseChannel as? OpenChannel }

    override class var parts: SBUModuleParts {
      SBUModuleParts(of: SBUOpenChannelSettingsModule.self)
    }

    /// Ties the list to its screen and sets it up: table, name, cell, rows, colours (S7).
    ///
    /// - Parameters:
    ///   - delegate: who hears of rows that are tapped; not kept alive.
    ///   - dataSource: who knows the channel; not kept alive.
    ///   - theme: the colours of the list.
    open func configure(
      delegate: any SBUOpenChannelSettingsModuleListDelegate,
      dataSource: any SBUOpenChannelSettingsModuleListDataSource,
      theme: SBUChannelSettingsTheme
    ) { setUp(delegate, dataSource, theme: theme) }

    // MARK: Rows

    /// The rows: moderations, the participants, and deleting. Those of operators are there for
    /// operators only, as page 004 says of the first one (S202).
    open override func setupItems() {
      items = isOperator ? [createModerationsItem()] : []
      items.append(createParticipantsItem())
      if isOperator { items.append(createDeleteItem()) }
    }

    /// The row that leads to the moderation menu.
    open func createModerationsItem() -> SBUChannelSettingItem {
      SBUChannelSettingItem(
        title: SBUStringSet.ChannelSettings_Moderations, icon: SBUIconSet.iconModerations
      ) { [weak self] in
        guard let self else { return }
        delegate?.openChannelSettingsModuleDidSelectModerations(self)
      }.withKeyword("moderations")
    }

    /// The row that leads to the participants, and says how many they are.
    open func createParticipantsItem() -> SBUChannelSettingItem {
      SBUChannelSettingItem(
        title: SBUStringSet.ChannelSettings_Participants_Title,
        subTitle: channel.map { String($0.participantCount) }, icon: SBUIconSet.iconMembers
      ) { [weak self] in
        guard let self else { return }
        delegate?.openChannelSettingsModuleDidSelectParticipants(self)
      }.withKeyword("participants")
    }

    /// The row by which the channel is deleted.
    open func createDeleteItem() -> SBUChannelSettingItem {
      SBUChannelSettingItem(
        title: SBUStringSet.ChannelSettings_Delete,
        icon: SBUIconSet.iconDelete.withTintColor(errorColor), isRightButtonHidden: true
      ) { [weak self] in
        guard let self else { return }
        delegate?.openChannelSettingsModuleDidSelectDelete(self)
      }.withKeyword("delete")
    }

    private var errorColor: UIColor {
      (theme ?? SBUTheme.channelSettingsTheme).cellDeleteIconColor
    }

    /// A row was tapped: its own action, then the delegate.
    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      super.tableView(tableView, didSelectRowAt: indexPath)
      delegate?.openChannelSettingsModule(self, didSelectRowAt: indexPath)
    }

    // MARK: YAML

    /// What YAML may set on it.
    open override class var properties: PropertyTable {
      super.properties.adding(rows("moderations", "participants", "delete"))
    }
  }
}

/// Hears what happens to the header of the settings of an open channel.
public protocol SBUOpenChannelSettingsModuleHeaderDelegate:
  SBUBaseChannelSettingsModuleHeaderDelegate
{
  /// The view in the middle was set.
  func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateTitleView titleView: UIView?)
  /// The item at the left was set.
  func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
  /// The item at the right was set.
  func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
  /// The items at the left were set.
  func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
  /// The items at the right were set.
  func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateRightItems items: [UIBarButtonItem]?)
  /// The item at the left was tapped.
  func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
  /// The item at the right was tapped.
  func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didTapRightItem rightItem: UIBarButtonItem)
}

extension SBUOpenChannelSettingsModuleHeaderDelegate {
  /// Does nothing.
  public func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {}
  /// Does nothing.
  public func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateRightItems items: [UIBarButtonItem]?
  ) {}
}

/// Hears what happens to the list of the settings of an open channel.
public protocol SBUOpenChannelSettingsModuleListDelegate: SBUBaseChannelSettingsModuleListDelegate {
  /// A row was tapped; its own action has run.
  func openChannelSettingsModule(
    _ list: SBUOpenChannelSettingsModule.List, didSelectRowAt indexPath: IndexPath)
  /// Moderations was tapped.
  func openChannelSettingsModuleDidSelectModerations(_ list: SBUOpenChannelSettingsModule.List)
  /// Participants was tapped.
  func openChannelSettingsModuleDidSelectParticipants(_ list: SBUOpenChannelSettingsModule.List)
  /// Delete was tapped.
  func openChannelSettingsModuleDidSelectDelete(_ list: SBUOpenChannelSettingsModule.List)
}

/// Tells the list of the settings of an open channel what it needs to know of the channel.
public protocol SBUOpenChannelSettingsModuleListDataSource:
  SBUBaseChannelSettingsModuleListDataSource
{}
