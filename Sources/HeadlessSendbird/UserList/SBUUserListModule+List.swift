import HeadlessUIKit

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

    /// The class of what shows where there is nobody.
    public static var EmptyView: SBUEmptyView.Type {
      get { SBUWorld.sets.userListParts.emptyView }
      set { SBUWorld.sets.userListParts.emptyView = newValue }
    }
    /// The class of a user's row.
    public static var UserCell: SBUUserCell.Type {
      get { SBUWorld.sets.userListParts.userCell }
      set { SBUWorld.sets.userListParts.userCell = newValue }
    }

    /// The channel, as the data source has it.
    public var channel: BaseChannel? {
      dataSource?.userListModule(self, channelForTableView: tableView)
    }

    /// The users, as the data source has them; the list keeps no copy (S13).
    public var userList: [SBUUser] {
      dataSource?.userListModule(self, usersInTableView: tableView) ?? []
    }

    /// Ties the list to its screen and sets it up (S7).
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

    /// What a tap on a user's three dots does.
    open func setMoreMenuTapAction(_ user: SBUUser) {
      delegate?.userListModule(self, didTapMoreMenuFor: user)
    }

    /// What a tap on a user's picture does.
    open func setUserProfileTapAction(_ user: SBUUser) {
      delegate?.userListModule(self, didTapUserProfileFor: user)
    }

    // MARK: Rows

    /// Whether the current user may moderate (S124).
    private var isOperatorMode: Bool {
      switch channel {
      case let group as GroupChannel: group.myRole == .operator
      case let open as OpenChannel:
        SBUGlobals.currentUser.map { open.isOperator(userId: $0.userId) } ?? false
      default: false
      }
    }

    /// Fills a cell; one that is no ``SBUUserCell`` is left as it is (S52).
    open func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {
      let users = userList
      guard let cell = cell as? SBUUserCell, users.indices.contains(indexPath.row) else { return }
      let user = users[indexPath.row]
      cell.configure(
        type: userListType.rowType, user: user, operatorMode: isOperatorMode,
        channelType: channel?.channelType ?? .group)
      cell.moreMenuHandlerAction = { [weak self] in self?.setMoreMenuTapAction(user) }
      cell.userProfileTapHandlerAction = { [weak self] in self?.setUserProfileTapAction(user) }
    }

    /// How many users there are.
    open override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { userList.count }

    /// The row of a user.
    open override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = dequeueCell(for: indexPath)
      configureCell(cell, indexPath: indexPath)
      return cell
    }

    /// A row was tapped: the delegate hears, and does nothing (S118).
    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      delegate?.userListModule(self, didSelectRowAt: indexPath)
    }

    /// A row comes into view, which may load the next page (S131).
    open override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      delegate?.userListModule(self, didDetectPreloadingPosition: indexPath)
    }

    /// Retry was tapped: the text changes at once, then the delegate hears (S123).
    open override func didSelectRetry() {
      super.didSelectRetry()
      delegate?.userListModuleDidSelectRetry(self)
    }
  }
}
