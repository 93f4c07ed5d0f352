import DioramaKit
import HeadlessUIKit

/// The header and list of the settings of a group channel.
open class SBUGroupChannelSettingsModule: SBUBaseChannelSettingsModule, SBUComponentModule {}

extension SBUGroupChannelSettingsModule {
  /// The header of the settings of a group channel: a back button, a title and Edit.
  open class Header: SBUBaseChannelSettingsModule.Header {
    /// The delegate; not retained.
    public weak var delegate: (any SBUGroupChannelSettingsModuleHeaderDelegate)?
    /// The data source of the channel's name; not retained.
    public weak var dataSource: (any SBUGroupChannelSettingsModuleHeaderDataSource)?

    /// Connects the header to its screen and sets it up: views, YAML's texts, layout, colors (S7).
    ///
    /// - Parameters:
    ///   - delegate: the delegate for items that are set or tapped; not retained.
    ///   - theme: the theme of the items.
    open func configure(
      delegate: any SBUGroupChannelSettingsModuleHeaderDelegate, theme: SBUChannelSettingsTheme
    ) {
      self.delegate = delegate
      setUp(theme: theme)
    }

    /// Connects the header to its screen and sets it up, as ``configure(delegate:theme:)`` does.
    ///
    /// - Parameters:
    ///   - delegate: the delegate for items that are set or tapped; not retained.
    ///   - dataSource: the data source of the channel's name; not retained.
    ///   - theme: the theme of the items.
    open func configure(
      delegate: any SBUGroupChannelSettingsModuleHeaderDelegate,
      dataSource: any SBUGroupChannelSettingsModuleHeaderDataSource,
      theme: SBUChannelSettingsTheme
    ) {
      self.dataSource = dataSource
      configure(delegate: delegate, theme: theme)
    }

    override class var parts: SBUModuleParts {
      SBUModuleParts(of: SBUGroupChannelSettingsModule.self)
    }

    override func notify(_ event: SBUHeaderEvent) {
      switch event {
      case .titleView: delegate?.groupChannelSettingsModule(self, didUpdateTitleView: titleView)
      case .leftItem: delegate?.groupChannelSettingsModule(self, didUpdateLeftItem: leftBarButton)
      case .leftItems:
        delegate?.groupChannelSettingsModule(self, didUpdateLeftItems: leftBarButtons)
      case .rightItem:
        delegate?.groupChannelSettingsModule(self, didUpdateRightItem: rightBarButton)
      case .rightItems:
        delegate?.groupChannelSettingsModule(self, didUpdateRightItems: rightBarButtons)
      case .leftTap(let item): delegate?.groupChannelSettingsModule(self, didTapLeftItem: item)
      case .rightTap(let item): delegate?.groupChannelSettingsModule(self, didTapRightItem: item)
      }
    }
  }
}

extension SBUGroupChannelSettingsModule {
  /// The list of the settings of a group channel, below its image and name.
  open class List: SBUBaseChannelSettingsModule.List {
    /// The delegate; not retained.
    public var delegate: (any SBUGroupChannelSettingsModuleListDelegate)? {
      get { baseDelegate as? any SBUGroupChannelSettingsModuleListDelegate }
      set { baseDelegate = newValue }
    }
    /// The data source of the channel; not retained.
    public var dataSource: (any SBUGroupChannelSettingsModuleListDataSource)? {
      get { baseDataSource as? any SBUGroupChannelSettingsModuleListDataSource }
      set { baseDataSource = newValue }
    }
    /// The channel of the data source.
    public var channel: GroupChannel? { baseChannel as? GroupChannel }

    override class var parts: SBUModuleParts {
      SBUModuleParts(of: SBUGroupChannelSettingsModule.self)
    }

    /// Connects the list to its screen and sets it up: table, name, cell, rows, colors (S7).
    ///
    /// - Parameters:
    ///   - delegate: the delegate for taps on rows; not retained.
    ///   - dataSource: the data source of the channel; not retained.
    ///   - theme: the theme of the list.
    open func configure(
      delegate: any SBUGroupChannelSettingsModuleListDelegate,
      dataSource: any SBUGroupChannelSettingsModuleListDataSource,
      theme: SBUChannelSettingsTheme
    ) { setUp(delegate, dataSource, theme: theme) }

    // MARK: Rows

    /// Creates the kit's rows: moderations for operators only, notifications, members, search if
    /// the app enabled it, and leave.
    open override func setupItems() {
      items = isOperator ? [createModerationsItem()] : []
      items += [createNotificationItem(), createMembersItem()]
      if SendbirdUI.config.groupChannel.setting.isMessageSearchEnabled {
        items.append(createSearchItem())
      }
      items.append(createLeaveItem())
    }

    /// Returns the row that opens the moderation menu.
    open func createModerationsItem() -> SBUChannelSettingItem {
      SBUChannelSettingItem(
        title: SBUStringSet.ChannelSettings_Moderations, icon: SBUIconSet.iconModerations
      ) { [weak self] in
        guard let self else { return }
        delegate?.groupChannelSettingsModuleDidSelectModerations(self)
      }.withKeyword("moderations")
    }

    /// Returns the row that opens the push settings and shows the current setting.
    open func createNotificationItem() -> SBUChannelSettingItem {
      SBUChannelSettingItem(
        title: SBUStringSet.ChannelSettings_Notifications, subTitle: pushState,
        icon: SBUIconSet.iconNotifications
      ) { [weak self] in
        guard let self else { return }
        delegate?.groupChannelSettingsModuleDidSelectNotifications(self)
      }.withKeyword("notifications")
    }

    /// Returns the row that opens the members and shows their number.
    open func createMembersItem() -> SBUChannelSettingItem {
      SBUChannelSettingItem(
        title: SBUStringSet.ChannelSettings_Members_Title,
        subTitle: channel.map { String($0.memberCount) }, icon: SBUIconSet.iconMembers
      ) { [weak self] in
        guard let self else { return }
        delegate?.groupChannelSettingsModuleDidSelectMembers(self)
      }.withKeyword("members")
    }

    /// Returns the row that opens the search.
    open func createSearchItem() -> SBUChannelSettingItem {
      SBUChannelSettingItem(
        title: SBUStringSet.ChannelSettings_Search, icon: SBUIconSet.iconSearch
      ) { [weak self] in
        guard let self else { return }
        delegate?.groupChannelSettingsModuleDidSelectSearch(self)
      }.withKeyword("search")
    }

    /// Returns the row that leaves the channel.
    open func createLeaveItem() -> SBUChannelSettingItem {
      SBUChannelSettingItem(
        title: SBUStringSet.ChannelSettings_Leave,
        icon: SBUIconSet.iconLeave.withTintColor(errorColor), isRightButtonHidden: true
      ) { [weak self] in
        guard let self else { return }
        delegate?.groupChannelSettingsModuleDidSelectLeave(self)
      }.withKeyword("leave")
    }

    private var pushState: String {
      switch channel?.myPushTriggerOption {
      case .off: SBUStringSet.ChannelSettings_Notifications_Off
      case .mentionOnly: SBUStringSet.ChannelSettings_Notifications_Mentiones_Only
      case .default, .all, nil: SBUStringSet.ChannelSettings_Notifications_On
      }
    }

    private var errorColor: UIColor {
      (theme ?? SBUTheme.channelSettingsTheme).cellLeaveIconColor
    }

    /// Runs the tapped row's action, then notifies the delegate.
    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      super.tableView(tableView, didSelectRowAt: indexPath)
      delegate?.groupChannelSettingsModule(self, didSelectRowAt: indexPath)
    }

    // MARK: YAML

    /// The properties that YAML can set.
    open override class var properties: PropertyTable {
      super.properties.adding(rows("moderations", "notifications", "members", "search", "leave"))
    }
  }
}

/// The delegate of the header of the settings of a group channel.
public protocol SBUGroupChannelSettingsModuleHeaderDelegate:
  SBUBaseChannelSettingsModuleHeaderDelegate
{
  /// The title view was set.
  func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateTitleView titleView: UIView?)
  /// The left bar button was set.
  func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
  /// The right bar button was set.
  func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
  /// The left bar buttons were set.
  func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateLeftItems items: [UIBarButtonItem]?)
  /// The right bar buttons were set.
  func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateRightItems items: [UIBarButtonItem]?)
  /// The left bar button was tapped.
  func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
  /// The right bar button was tapped.
  func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didTapRightItem rightItem: UIBarButtonItem)
}

extension SBUGroupChannelSettingsModuleHeaderDelegate {
  /// Does nothing.
  public func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {}
  /// Does nothing.
  public func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateRightItems items: [UIBarButtonItem]?
  ) {}
}

/// The data source of the header of the settings of a group channel.
public protocol SBUGroupChannelSettingsModuleHeaderDataSource: AnyObject {
  /// Returns the channel's name. The kit's title is a fixed text, so only an app's own header calls
  /// it.
  func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, channelNameForTitleView titleView: UIView?
  ) -> String?
}

/// The delegate of the list of the settings of a group channel.
public protocol SBUGroupChannelSettingsModuleListDelegate: SBUBaseChannelSettingsModuleListDelegate
{
  /// A row was tapped, after its own action.
  func groupChannelSettingsModule(
    _ list: SBUGroupChannelSettingsModule.List, didSelectRowAt indexPath: IndexPath)
  /// Moderations was tapped.
  func groupChannelSettingsModuleDidSelectModerations(_ list: SBUGroupChannelSettingsModule.List)
  /// Notifications was tapped.
  func groupChannelSettingsModuleDidSelectNotifications(_ list: SBUGroupChannelSettingsModule.List)
  /// Members was tapped.
  func groupChannelSettingsModuleDidSelectMembers(_ list: SBUGroupChannelSettingsModule.List)
  /// Search was tapped.
  func groupChannelSettingsModuleDidSelectSearch(_ list: SBUGroupChannelSettingsModule.List)
  /// Leave was tapped.
  func groupChannelSettingsModuleDidSelectLeave(_ list: SBUGroupChannelSettingsModule.List)
}

/// The data source of the list of the settings of a group channel.
public protocol SBUGroupChannelSettingsModuleListDataSource:
  SBUBaseChannelSettingsModuleListDataSource
{}
