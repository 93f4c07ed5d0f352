import DioramaKit
import HeadlessUIKit

/// The header and list of the user list (S115 to S140).
///
/// Group and open channels have subclasses of their own in `SBUModuleSet`, so that what is set on
/// one of them does not change the other.
open class SBUUserListModule: SBUModule, SBUComponentModule {}

/// What `SBUModuleSet.GroupUserListModule` is unless an app sets another.
public final class SBUGroupUserListModule: SBUUserListModule {}

/// What `SBUModuleSet.OpenUserListModule` is unless an app sets another.
public final class SBUOpenUserListModule: SBUUserListModule {}

extension SBUUserListModule {
  /// The navigation items of a user list: the way back, a title, and a plus for lists that can be
  /// added to (S115).
  open class Header: SBUModuleHeader {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBUUserListModuleHeaderDelegate)?
    /// The theme that it was configured with.
    public var theme: SBUUserListTheme?
    /// The theme of shared parts that it was configured with.
    public var componentTheme: SBUComponentTheme?
    /// Which people are listed.
    public private(set) var userListType = ChannelUserListType.members
    /// What sort of channel it is for.
    public private(set) var channelType = ChannelType.group

    /// Ties the header to its screen and sets it up: views, texts of YAML, places, colours (S7).
    ///
    /// - Parameters:
    ///   - delegate: who hears of items that are set and tapped; not kept alive.
    ///   - userListType: which people are listed; it decides the title, and whether there is a plus
    ///     (S115).
    ///   - channelType: what sort of channel it is for; muted people have another title in open
    ///     channels.
    ///   - theme: the colours of the items.
    ///   - componentTheme: the look of parts that screens share.
    open func configure(
      delegate: any SBUUserListModuleHeaderDelegate, userListType: ChannelUserListType,
      channelType: ChannelType = .group, theme: SBUUserListTheme,
      componentTheme: SBUComponentTheme
    ) {
      self.delegate = delegate
      self.userListType = userListType
      self.channelType = channelType
      self.theme = theme
      self.componentTheme = componentTheme
      setupViews()
      applyCustomTexts()
      setupLayouts()
      setupStyles(theme: theme, componentTheme: componentTheme)
    }

    /// Colours the items by the theme given, not by the stored one (S112, S115).
    open func setupStyles(
      theme: SBUUserListTheme? = nil, componentTheme: SBUComponentTheme? = nil
    ) {
      if let theme { self.theme = theme }
      if let componentTheme { self.componentTheme = componentTheme }
      tintItems(
        left: theme?.leftBarButtonTintColor, right: theme?.rightBarButtonSelectedTintColor)
    }

    override class var parts: SBUModuleParts { SBUModuleParts(of: SBUUserListModule.self) }

    override var titleText: String { userListType.title(in: channelType) }

    /// Fills in the default items where none is set; one that has no plus does nothing (S115).
    open override func setupViews() {
      super.setupViews()
      if !userListType.canBeAddedTo { defaultRightBarButton?.primaryAction = nil }
    }

    /// A plus, or an empty item (S115, S116).
    override func fill(rightItem item: UIBarButtonItem) -> Bool {
      if userListType.canBeAddedTo { item.image = SBUIconSet.iconPlus }
      return true
    }

    override func notify(_ event: SBUHeaderEvent) {
      switch event {
      case .titleView: delegate?.userListModule(self, didUpdateTitleView: titleView)
      case .leftItem: delegate?.userListModule(self, didUpdateLeftItem: leftBarButton)
      case .leftItems: delegate?.userListModule(self, didUpdateLeftItems: leftBarButtons)
      case .rightItem: delegate?.userListModule(self, didUpdateRightItem: rightBarButton)
      case .rightItems: delegate?.userListModule(self, didUpdateRightItems: rightBarButtons)
      case .leftTap(let item): delegate?.userListModule(self, didTapLeftItem: item)
      case .rightTap(let item): delegate?.userListModule(self, didTapRightItem: item)
      }
    }
  }
}

extension SBUUserListModule {
  /// The people of a channel, each with three dots for those who may moderate.
  open class List: SBUUserModuleList {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBUUserListModuleListDelegate)?
    /// Who knows channel and users; not kept alive.
    public weak var dataSource: (any SBUUserListModuleListDataSource)?
    /// The theme of shared parts of the last style update.
    public var componentTheme: SBUComponentTheme?
    /// Which people are listed.
    public private(set) var userListType = ChannelUserListType.members

    /// The channel, as the data source has it.
    public var channel: BaseChannel? {
      dataSource?.userListModule(self, channelForTableView: tableView)
    }

    /// The users, as the data source has them; the list keeps no copy (S13).
    public var userList: [SBUUser] {
      dataSource?.userListModule(self, usersInTableView: tableView) ?? []
    }

    override class var parts: SBUModuleParts { SBUModuleParts(of: SBUUserListModule.self) }
    override var rowUsers: [SBUUser] { userList }

    /// Ties the list to its screen and sets it up: table, empty view, cell, colours (S7).
    ///
    /// - Parameters:
    ///   - delegate: who hears of rows, menus and pictures that are tapped; not kept alive.
    ///   - dataSource: who knows channel and users; not kept alive.
    ///   - userListType: which people are listed.
    ///   - theme: the colours of the list.
    ///   - componentTheme: the look of parts that screens share.
    open func configure(
      delegate: any SBUUserListModuleListDelegate, dataSource: any SBUUserListModuleListDataSource,
      userListType: ChannelUserListType, theme: SBUUserListTheme,
      componentTheme: SBUComponentTheme
    ) {
      self.delegate = delegate
      self.dataSource = dataSource
      self.userListType = userListType
      self.theme = theme
      self.componentTheme = componentTheme
      setupViews()
      applyCustomViews()
      setupLayouts()
      setupStyles(theme: theme, componentTheme: componentTheme)
    }

    /// Makes the empty view where none is set, and registers the cell unless one was registered
    /// before (S53).
    open override func setupViews() {
      makeEmptyView(of: Self.EmptyView)
      super.setupViews()
      if !hasCell { register(cellClass: Self.UserCell) }
    }

    /// Colours the list.
    open func setupStyles(
      theme: SBUUserListTheme? = nil, componentTheme: SBUComponentTheme? = nil
    ) {
      if let theme { self.theme = theme }
      if let componentTheme { self.componentTheme = componentTheme }
      tintViews()
    }

    /// Chooses what shows where there is nobody, also while the first page is on its way, and asks
    /// for all rows again (S120).
    open override func reloadTableView() {
      if let type = userListType.emptyType(in: channel) {
        updateEmptyView(type: userList.isEmpty ? type : .none)
      }
      super.reloadTableView()
    }

    // MARK: Touches in rows

    /// What a tap on a user's three dots does: the delegate hears, and opens the menu (S125).
    ///
    /// - Parameter user: whose row it is.
    open func setMoreMenuTapAction(_ user: SBUUser) {
      delegate?.userListModule(self, didTapMoreMenuFor: user)
    }

    /// What a tap on a user's picture does: the delegate hears, and shows the profile where the app
    /// has switched profiles on (S139).
    ///
    /// - Parameter user: whose row it is.
    open func setUserProfileTapAction(_ user: SBUUser) {
      delegate?.userListModule(self, didTapUserProfileFor: user)
    }

    // MARK: Rows

    /// Fills a cell; one that is no ``SBUUserCell`` is left as it is (S52).
    ///
    /// - Parameters:
    ///   - cell: the cell that the row will show.
    ///   - indexPath: the row; one outside of the list's users leaves the cell as it is.
    open override func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {
      let users = userList
      guard let cell = cell as? SBUUserCell, users.indices.contains(indexPath.row) else { return }
      let user = users[indexPath.row]
      cell.configure(
        type: userListType.rowType, user: user,
        operatorMode: channel?.isOperatedByCurrentUser ?? false,
        channelType: channel?.channelType ?? .group)
      cell.moreMenuHandlerAction = { [weak self] in self?.setMoreMenuTapAction(user) }
      cell.userProfileTapHandlerAction = { [weak self] in self?.setUserProfileTapAction(user) }
    }

    /// How many users there are.
    open override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { userList.count }

    /// A row was tapped: the delegate hears, and does nothing (S118).
    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      delegate?.userListModule(self, didSelectRowAt: indexPath)
    }

    /// A row comes into view, which may load the next page (S131).
    open override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { delegate?.userListModule(self, didDetectPreloadingPosition: indexPath) }

    /// Retry was tapped: the text changes at once, then the delegate hears (S123).
    open override func didSelectRetry() {
      super.didSelectRetry()
      delegate?.userListModuleDidSelectRetry(self)
    }
  }
}

/// Hears what happens to the header of the user list.
public protocol SBUUserListModuleHeaderDelegate: SBUCommonDelegate {
  /// The view in the middle was set.
  func userListModule(_ header: SBUUserListModule.Header, didUpdateTitleView titleView: UIView?)
  /// The item at the left was set.
  func userListModule(_ header: SBUUserListModule.Header, didUpdateLeftItem item: UIBarButtonItem?)
  /// The item at the right was set.
  func userListModule(_ header: SBUUserListModule.Header, didUpdateRightItem item: UIBarButtonItem?)
  /// The items at the left were set.
  func userListModule(
    _ header: SBUUserListModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
  /// The items at the right were set.
  func userListModule(
    _ header: SBUUserListModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?)
  /// The item at the left was tapped.
  func userListModule(_ header: SBUUserListModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
  /// The item at the right was tapped.
  func userListModule(_ header: SBUUserListModule.Header, didTapRightItem item: UIBarButtonItem)
}

extension SBUUserListModuleHeaderDelegate {
  /// Does nothing.
  public func userListModule(
    _ header: SBUUserListModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {}
  /// Does nothing.
  public func userListModule(
    _ header: SBUUserListModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {}
}

/// Hears what happens to the list of the user list.
public protocol SBUUserListModuleListDelegate: SBUCommonDelegate {
  /// A row was tapped.
  func userListModule(_ list: SBUUserListModule.List, didSelectRowAt indexPath: IndexPath)
  /// A row comes into view.
  func userListModule(
    _ list: SBUUserListModule.List, didDetectPreloadingPosition indexPath: IndexPath)
  /// The three dots of a user were tapped.
  func userListModule(_ list: SBUUserListModule.List, didTapMoreMenuFor user: SBUUser)
  /// A user's picture was tapped.
  func userListModule(_ list: SBUUserListModule.List, didTapUserProfileFor user: SBUUser)
  /// Retry was tapped.
  func userListModuleDidSelectRetry(_ list: SBUUserListModule.List)
}

/// Tells the list of the user list its channel and its users.
public protocol SBUUserListModuleListDataSource: AnyObject {
  /// The channel; nil while it is not known.
  func userListModule(
    _ list: SBUUserListModule.List, channelForTableView tableView: UITableView
  ) -> BaseChannel?
  /// The users to show.
  func userListModule(
    _ list: SBUUserListModule.List, usersInTableView tableView: UITableView
  ) -> [SBUUser]
}

/// Hears what the view model of the user list says.
public protocol SBUUserListViewModelDelegate: SBUCommonViewModelDelegate {
  /// The users have changed.
  func userListViewModel(
    _ viewModel: SBUUserListViewModel, didChangeUsers users: [SBUUser], needsToReload: Bool)
  /// The channel was loaded, or something has happened in it.
  func userListViewModel(
    _ viewModel: SBUUserListViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext)
  /// The screen has no reason to stay, for the channel is gone.
  func userListViewModel(
    _ viewModel: SBUUserListViewModel, shouldDismissForUserList channel: BaseChannel?)
}

/// Gives the view model of the user list further pages of custom users.
public protocol SBUUserListViewModelDataSource: AnyObject {
  /// The next page; nil or empty when there is none.
  func userListViewModel(
    _ viewModel: SBUUserListViewModel, nextUserListForChannel channel: BaseChannel?
  ) -> [SBUUser]?
}
