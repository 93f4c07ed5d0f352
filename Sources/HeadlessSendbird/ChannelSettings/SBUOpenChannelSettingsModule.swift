import DioramaKit
import HeadlessUIKit

/// The header and list of the settings of an open channel.
open class SBUOpenChannelSettingsModule: SBUBaseChannelSettingsModule, SBUComponentModule {}

extension SBUOpenChannelSettingsModule {
  /// The header of the settings of an open channel: a back button, a title and Edit.
  open class Header: SBUBaseChannelSettingsModule.Header {
    /// The delegate; not retained.
    public weak var delegate: (any SBUOpenChannelSettingsModuleHeaderDelegate)?

    /// Connects the header to its screen and sets it up: views, YAML's texts, layout, colors (S7).
    ///
    /// - Parameters:
    ///   - delegate: the delegate for items that are set or tapped; not retained.
    ///   - theme: the theme of the items.
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
  /// The list of the settings of an open channel, below its image and name.
  open class List: SBUBaseChannelSettingsModule.List {
    /// The delegate; not retained.
    public var delegate: (any SBUOpenChannelSettingsModuleListDelegate)? {
      get { baseDelegate as? any SBUOpenChannelSettingsModuleListDelegate }
      set { baseDelegate = newValue }
    }
    /// The data source of the channel; not retained.
    public var dataSource: (any SBUOpenChannelSettingsModuleListDataSource)? {
      get { baseDataSource as? any SBUOpenChannelSettingsModuleListDataSource }
      set { baseDataSource = newValue }
    }
    /// The channel of the data source.
    public var channel: OpenChannel? { baseChannel as? OpenChannel }

    override class var parts: SBUModuleParts {
      SBUModuleParts(of: SBUOpenChannelSettingsModule.self)
    }

    /// Connects the list to its screen and sets it up: table, name, cell, rows, colors (S7).
    ///
    /// - Parameters:
    ///   - delegate: the delegate for taps on rows; not retained.
    ///   - dataSource: the data source of the channel; not retained.
    ///   - theme: the theme of the list.
    open func configure(
      delegate: any SBUOpenChannelSettingsModuleListDelegate,
      dataSource: any SBUOpenChannelSettingsModuleListDataSource,
      theme: SBUChannelSettingsTheme
    ) { setUp(delegate, dataSource, theme: theme) }

    // MARK: Rows

    /// Creates the rows: moderations, participants and delete. Only operators see moderations, as
    /// page 004 says, and delete (S202).
    open override func setupItems() {
      items = isOperator ? [createModerationsItem()] : []
      items.append(createParticipantsItem())
      if isOperator { items.append(createDeleteItem()) }
    }

    /// Returns the row that opens the moderation menu.
    open func createModerationsItem() -> SBUChannelSettingItem {
      SBUChannelSettingItem(
        title: SBUStringSet.ChannelSettings_Moderations, icon: SBUIconSet.iconModerations
      ) { [weak self] in
        guard let self else { return }
        delegate?.openChannelSettingsModuleDidSelectModerations(self)
      }.withKeyword("moderations")
    }

    /// Returns the row that opens the participants and shows their number.
    open func createParticipantsItem() -> SBUChannelSettingItem {
      SBUChannelSettingItem(
        title: SBUStringSet.ChannelSettings_Participants_Title,
        subTitle: channel.map { String($0.participantCount) }, icon: SBUIconSet.iconMembers
      ) { [weak self] in
        guard let self else { return }
        delegate?.openChannelSettingsModuleDidSelectParticipants(self)
      }.withKeyword("participants")
    }

    /// Returns the row that deletes the channel.
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

    /// Runs the tapped row's action, then notifies the delegate.
    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      super.tableView(tableView, didSelectRowAt: indexPath)
      delegate?.openChannelSettingsModule(self, didSelectRowAt: indexPath)
    }

    // MARK: YAML

    /// The properties that YAML can set.
    open override class var properties: PropertyTable {
      super.properties.adding(rows("moderations", "participants", "delete"))
    }
  }
}

/// The delegate of the header of the settings of an open channel.
public protocol SBUOpenChannelSettingsModuleHeaderDelegate:
  SBUBaseChannelSettingsModuleHeaderDelegate
{
  /// The title view was set.
  func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateTitleView titleView: UIView?)
  /// The left bar button was set.
  func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
  /// The right bar button was set.
  func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
  /// The left bar buttons were set.
  func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
  /// The right bar buttons were set.
  func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateRightItems items: [UIBarButtonItem]?)
  /// The left bar button was tapped.
  func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
  /// The right bar button was tapped.
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

/// The delegate of the list of the settings of an open channel.
public protocol SBUOpenChannelSettingsModuleListDelegate: SBUBaseChannelSettingsModuleListDelegate {
  /// A row was tapped, after its own action.
  func openChannelSettingsModule(
    _ list: SBUOpenChannelSettingsModule.List, didSelectRowAt indexPath: IndexPath)
  /// Moderations was tapped.
  func openChannelSettingsModuleDidSelectModerations(_ list: SBUOpenChannelSettingsModule.List)
  /// Participants was tapped.
  func openChannelSettingsModuleDidSelectParticipants(_ list: SBUOpenChannelSettingsModule.List)
  /// Delete was tapped.
  func openChannelSettingsModuleDidSelectDelete(_ list: SBUOpenChannelSettingsModule.List)
}

/// The data source of the list of the settings of an open channel.
public protocol SBUOpenChannelSettingsModuleListDataSource:
  SBUBaseChannelSettingsModuleListDataSource
{}
