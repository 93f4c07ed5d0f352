import DioramaKit
import HeadlessUIKit

/// The header and list of the settings of a group channel.
open class SBUGroupChannelSettingsModule: SBUBaseChannelSettingsModule, SBUComponentModule {}

extension SBUGroupChannelSettingsModule {
  /// The navigation items of the settings of a group channel: the way back, a title, and Edit.
  open class Header: SBUBaseChannelSettingsModule.Header {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBUGroupChannelSettingsModuleHeaderDelegate)?
    /// Who knows the channel's name; not kept alive.
    public weak var dataSource: (any SBUGroupChannelSettingsModuleHeaderDataSource)?

    /// Ties the header to its screen and sets it up: views, texts of YAML, places, colours (S7).
    ///
    /// - Parameters:
    ///   - delegate: who hears of items that are set and tapped; not kept alive.
    ///   - theme: the colours of the items.
    open func configure(
      delegate: any SBUGroupChannelSettingsModuleHeaderDelegate, theme: SBUChannelSettingsTheme
    ) {
      self.delegate = delegate
      setUp(theme: theme)
    }

    /// Ties the header to its screen and sets it up, as ``configure(delegate:theme:)`` does.
    ///
    /// - Parameters:
    ///   - delegate: who hears of items that are set and tapped; not kept alive.
    ///   - dataSource: who knows the channel's name; not kept alive.
    ///   - theme: the colours of the items.
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
  /// The rows of the settings of a group channel, below its picture and name.
  open class List: SBUBaseChannelSettingsModule.List {
    /// Who hears of it; not kept alive.
    public var delegate: (any SBUGroupChannelSettingsModuleListDelegate)? {
      get { baseDelegate as? any SBUGroupChannelSettingsModuleListDelegate }
      set { baseDelegate = newValue }
    }
    /// Who knows the channel; not kept alive.
    public var dataSource: (any SBUGroupChannelSettingsModuleListDataSource)? {
      get { baseDataSource as? any SBUGroupChannelSettingsModuleListDataSource }
      set { baseDataSource = newValue }
    }
    /// The channel, as the data source has it.
    public var channel: GroupChannel? { baseChannel as? GroupChannel }

    override class var parts: SBUModuleParts {
      SBUModuleParts(of: SBUGroupChannelSettingsModule.self)
    }

    /// Ties the list to its screen and sets it up: table, name, cell, rows, colours (S7).
    ///
    /// - Parameters:
    ///   - delegate: who hears of rows that are tapped; not kept alive.
    ///   - dataSource: who knows the channel; not kept alive.
    ///   - theme: the colours of the list.
    open func configure(
      delegate: any SBUGroupChannelSettingsModuleListDelegate,
      dataSource: any SBUGroupChannelSettingsModuleListDataSource,
      theme: SBUChannelSettingsTheme
    ) { setUp(delegate, dataSource, theme: theme) }

    // MARK: Rows

    /// The kit's rows: moderations for operators only, notifications, members, the search where the
    /// app has switched it on, and the way out of the channel.
    open override func setupItems() {
      items = isOperator ? [createModerationsItem()] : []
      items += [createNotificationItem(), createMembersItem()]
      if SendbirdUI.config.groupChannel.setting.isMessageSearchEnabled {
        items.append(createSearchItem())
      }
      items.append(createLeaveItem())
    }

    /// The row that leads to the moderation menu.
    open func createModerationsItem() -> SBUChannelSettingItem {
      SBUChannelSettingItem(
        title: SBUStringSet.ChannelSettings_Moderations, icon: SBUIconSet.iconModerations
      ) { [weak self] in
        guard let self else { return }
        delegate?.groupChannelSettingsModuleDidSelectModerations(self)
      }.withKeyword("moderations")
    }

    /// The row that leads to the push settings, and says how they stand.
    open func createNotificationItem() -> SBUChannelSettingItem {
      SBUChannelSettingItem(
        title: SBUStringSet.ChannelSettings_Notifications, subTitle: pushState,
        icon: SBUIconSet.iconNotifications
      ) { [weak self] in
        guard let self else { return }
        delegate?.groupChannelSettingsModuleDidSelectNotifications(self)
      }.withKeyword("notifications")
    }

    /// The row that leads to the members, and says how many they are.
    open func createMembersItem() -> SBUChannelSettingItem {
      SBUChannelSettingItem(
        title: SBUStringSet.ChannelSettings_Members_Title,
        subTitle: channel.map { String($0.memberCount) }, icon: SBUIconSet.iconMembers
      ) { [weak self] in
        guard let self else { return }
        delegate?.groupChannelSettingsModuleDidSelectMembers(self)
      }.withKeyword("members")
    }

    /// The row that leads to the search.
    open func createSearchItem() -> SBUChannelSettingItem {
      SBUChannelSettingItem(
        title: SBUStringSet.ChannelSettings_Search, icon: SBUIconSet.iconSearch
      ) { [weak self] in
        guard let self else { return }
        delegate?.groupChannelSettingsModuleDidSelectSearch(self)
      }.withKeyword("search")
    }

    /// The row by which the channel is left.
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

    /// A row was tapped: its own action, then the delegate.
    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      super.tableView(tableView, didSelectRowAt: indexPath)
      delegate?.groupChannelSettingsModule(self, didSelectRowAt: indexPath)
    }

    // MARK: YAML

    /// What YAML may set on it.
    open override class var properties: PropertyTable {
      super.properties.adding(rows("moderations", "notifications", "members", "search", "leave"))
    }
  }
}

/// Hears what happens to the header of the settings of a group channel.
public protocol SBUGroupChannelSettingsModuleHeaderDelegate:
  SBUBaseChannelSettingsModuleHeaderDelegate
{
  /// The view in the middle was set.
  func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateTitleView titleView: UIView?)
  /// The item at the left was set.
  func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
  /// The item at the right was set.
  func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
  /// The items at the left were set.
  func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateLeftItems items: [UIBarButtonItem]?)
  /// The items at the right were set.
  func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateRightItems items: [UIBarButtonItem]?)
  /// The item at the left was tapped.
  func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
  /// The item at the right was tapped.
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

/// Tells the header of the settings of a group channel the channel's name.
public protocol SBUGroupChannelSettingsModuleHeaderDataSource: AnyObject {
  /// The channel's name. The kit's title is a fixed text, so only an app's own header asks for it.
  func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, channelNameForTitleView titleView: UIView?
  ) -> String?
}

/// Hears what happens to the list of the settings of a group channel.
public protocol SBUGroupChannelSettingsModuleListDelegate: SBUBaseChannelSettingsModuleListDelegate
{
  /// A row was tapped; its own action has run.
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

/// Tells the list of the settings of a group channel what it needs to know of the channel.
public protocol SBUGroupChannelSettingsModuleListDataSource:
  SBUBaseChannelSettingsModuleListDataSource
{}
