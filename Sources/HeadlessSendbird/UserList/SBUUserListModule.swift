import DioramaKit
import HeadlessUIKit

/// The header and list of the user list (S115 to S140).
///
/// Group and open channels have separate subclasses in `SBUModuleSet`, so a setting of one does not
/// change the other.
open class SBUUserListModule: SBUModule, SBUComponentModule {}

/// The default class of `SBUModuleSet.GroupUserListModule`.
public final class SBUGroupUserListModule: SBUUserListModule {}

/// The default class of `SBUModuleSet.OpenUserListModule`.
public final class SBUOpenUserListModule: SBUUserListModule {}

extension SBUUserListModule {
  /// The header of a user list: a back button, a title, and an add button for lists that users can
  /// be added to (S115).
  open class Header: SBUModuleHeader {
    /// The delegate; not retained.
    public weak var delegate: (any SBUUserListModuleHeaderDelegate)?
    /// The theme that the header was configured with.
    public var theme: SBUUserListTheme?
    /// The theme of shared parts that the header was configured with.
    public var componentTheme: SBUComponentTheme?
    /// The type of the list.
    public private(set) var userListType = ChannelUserListType.members
    /// The type of the channel.
    public private(set) var channelType = ChannelType.group

    /// Connects the header to its screen and sets it up: views, YAML's texts, layout, colors (S7).
    ///
    /// - Parameters:
    ///   - delegate: the delegate for items that are set or tapped; not retained.
    ///   - userListType: the type of the list, which determines the title and whether there is an
    ///     add button (S115).
    ///   - channelType: the type of the channel; lists of muted users have another title in open
    ///     channels.
    ///   - theme: the theme of the items.
    ///   - componentTheme: the theme of shared parts.
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
      setupParts()
      setupStyles(theme: theme, componentTheme: componentTheme)
    }

    /// Applies the colors of the theme argument, not of the stored one (S112, S115).
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

    /// Sets the default items that are missing; a right bar button without the add icon has no
    /// action (S115).
    open override func setupViews() {
      super.setupViews()
      if !userListType.canBeAddedTo { defaultRightBarButton?.primaryAction = nil }
    }

    /// Sets the add icon, or leaves the item empty (S115, S116).
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
  /// The list of a channel's users, each with a more button for operators.
  open class List: SBUUserModuleList {
    /// The delegate; not retained.
    public weak var delegate: (any SBUUserListModuleListDelegate)?
    /// The data source of channel and users; not retained.
    public weak var dataSource: (any SBUUserListModuleListDataSource)?
    /// The theme of shared parts of the last style update.
    public var componentTheme: SBUComponentTheme?
    /// The type of the list.
    public private(set) var userListType = ChannelUserListType.members

    /// The channel of the data source.
    public var channel: BaseChannel? {
      dataSource?.userListModule(self, channelForTableView: tableView)
    }

    /// The users of the data source; the list keeps no copy (S13).
    public var userList: [SBUUser] {
      dataSource?.userListModule(self, usersInTableView: tableView) ?? []
    }

    override class var parts: SBUModuleParts { SBUModuleParts(of: SBUUserListModule.self) }
    override var rowUsers: [SBUUser] { userList }

    /// Connects the list to its screen and sets it up: table, empty view, cell, colors (S7).
    ///
    /// - Parameters:
    ///   - delegate: the delegate for taps on rows, more buttons and images; not retained.
    ///   - dataSource: the data source of channel and users; not retained.
    ///   - userListType: the type of the list.
    ///   - theme: the theme of the list.
    ///   - componentTheme: the theme of shared parts.
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
      setupParts()
      setupStyles(theme: theme, componentTheme: componentTheme)
    }

    /// Creates the empty view if it is missing, and registers the cell unless one is registered
    /// (S53).
    open override func setupViews() {
      makeEmptyView(of: Self.EmptyView)
      super.setupViews()
      if !hasCell { register(cellClass: Self.UserCell) }
    }

    /// Applies the theme's colors to the list.
    open func setupStyles(
      theme: SBUUserListTheme? = nil, componentTheme: SBUComponentTheme? = nil
    ) {
      if let theme { self.theme = theme }
      if let componentTheme { self.componentTheme = componentTheme }
      tintViews()
    }

    /// Sets the empty view's content, also while the first page is loading, and reloads all rows
    /// (S120). An error stays.
    open override func reloadTableView() {
      if !showsError, let type = userListType.emptyType(in: channel) {
        updateEmptyView(type: userList.isEmpty ? type : .none)
      }
      super.reloadTableView()
    }

    // MARK: Taps in rows

    /// Notifies the delegate of a tap on a user's more button; the delegate opens the menu (S125).
    ///
    /// - Parameter user: the user of the row.
    open func setMoreMenuTapAction(_ user: SBUUser) {
      delegate?.userListModule(self, didTapMoreMenuFor: user)
    }

    /// Notifies the delegate of a tap on a user's image; the delegate shows the profile if the app
    /// enabled profiles (S139).
    ///
    /// - Parameter user: the user of the row.
    open func setUserProfileTapAction(_ user: SBUUser) {
      delegate?.userListModule(self, didTapUserProfileFor: user)
    }

    // MARK: Rows

    /// Fills a cell; one that is not an ``SBUUserCell`` stays unchanged (S52).
    ///
    /// - Parameters:
    ///   - cell: the cell of the row.
    ///   - indexPath: the row; one outside the list's users leaves the cell unchanged.
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

    /// Returns the number of users.
    open override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { userList.count }

    /// Notifies the delegate of a tapped row; the kit's delegate does nothing (S118).
    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      delegate?.userListModule(self, didSelectRowAt: indexPath)
    }

    /// Notifies the delegate of a row that comes into view, which may load the next page (S131).
    open override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { delegate?.userListModule(self, didDetectPreloadingPosition: indexPath) }

    /// Handles a tap on Retry: updates the text immediately, then notifies the delegate (S123).
    open override func didSelectRetry() {
      super.didSelectRetry()
      delegate?.userListModuleDidSelectRetry(self)
    }
  }
}

/// The delegate of the header of the user list.
public protocol SBUUserListModuleHeaderDelegate: SBUCommonDelegate {
  /// The title view was set.
  func userListModule(_ header: SBUUserListModule.Header, didUpdateTitleView titleView: UIView?)
  /// The left bar button was set.
  func userListModule(_ header: SBUUserListModule.Header, didUpdateLeftItem item: UIBarButtonItem?)
  /// The right bar button was set.
  func userListModule(_ header: SBUUserListModule.Header, didUpdateRightItem item: UIBarButtonItem?)
  /// The left bar buttons were set.
  func userListModule(
    _ header: SBUUserListModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
  /// The right bar buttons were set.
  func userListModule(
    _ header: SBUUserListModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?)
  /// The left bar button was tapped.
  func userListModule(_ header: SBUUserListModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
  /// The right bar button was tapped.
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

/// The delegate of the list of the user list.
public protocol SBUUserListModuleListDelegate: SBUCommonDelegate {
  /// A row was tapped.
  func userListModule(_ list: SBUUserListModule.List, didSelectRowAt indexPath: IndexPath)
  /// A row comes into view.
  func userListModule(
    _ list: SBUUserListModule.List, didDetectPreloadingPosition indexPath: IndexPath)
  /// The more button of a user was tapped.
  func userListModule(_ list: SBUUserListModule.List, didTapMoreMenuFor user: SBUUser)
  /// A user's image was tapped.
  func userListModule(_ list: SBUUserListModule.List, didTapUserProfileFor user: SBUUser)
  /// Retry was tapped.
  func userListModuleDidSelectRetry(_ list: SBUUserListModule.List)
}

/// The data source of the list of the user list.
public protocol SBUUserListModuleListDataSource: AnyObject {
  /// Returns the channel; nil while it is unknown.
  func userListModule(
    _ list: SBUUserListModule.List, channelForTableView tableView: UITableView
  ) -> BaseChannel?
  /// Returns the users to show.
  func userListModule(
    _ list: SBUUserListModule.List, usersInTableView tableView: UITableView
  ) -> [SBUUser]
}

/// The delegate of the view model of the user list.
public protocol SBUUserListViewModelDelegate: SBUCommonViewModelDelegate {
  /// The users changed.
  func userListViewModel(
    _ viewModel: SBUUserListViewModel, didChangeUsers users: [SBUUser], needsToReload: Bool)
  /// The channel was loaded, or an event occurred in it.
  func userListViewModel(
    _ viewModel: SBUUserListViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext)
  /// The screen should be dismissed, because the channel no longer exists.
  func userListViewModel(
    _ viewModel: SBUUserListViewModel, shouldDismissForUserList channel: BaseChannel?)
}

/// The data source of the view model of the user list, for further pages of custom users.
public protocol SBUUserListViewModelDataSource: AnyObject {
  /// Returns the next page; nil or empty at the end.
  func userListViewModel(
    _ viewModel: SBUUserListViewModel, nextUserListForChannel channel: BaseChannel?
  ) -> [SBUUser]?
}
