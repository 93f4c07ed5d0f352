import Diorama
import HeadlessUIKit

extension SBUBaseSelectUserModule {
  /// The list of a select screen: one section of users, each with a box (S49).
  open class List: SBUUserModuleList {
    /// Who knows the users: the data source of the screen's own list.
    var baseDataSource: (any SBUBaseSelectUserModuleListDataSource)? { nil }

    /// The users, as the data source has them; the list keeps no copy (S13).
    public var userList: [SBUUser]? {
      baseDataSource?.baseSelectUserModule(self, usersInTableView: tableView)
    }

    /// The selected users, as the data source has them.
    public var selectedUserList: Set<SBUUser>? {
      baseDataSource?.baseSelectUserModule(self, selectedUsersInTableView: tableView)
    }

    /// Whether a user is selected, told by the id (S72).
    public func isSelectedUser(_ user: SBUUser) -> Bool {
      selectedUserList?.contains { $0.userId == user.userId } ?? false
    }

    // MARK: For the modules of single screens

    /// The classes of the list's parts.
    var parts: SBUModuleParts { SBUModuleParts() }
    func didSelectRow(at indexPath: IndexPath) {}
    func didDetectPreloadingPosition(_ indexPath: IndexPath) {}
    func didAskForRetry() {}

    // MARK: Setting up

    /// Sets the list up, once delegate and data source are known; cells that were registered
    /// before are replaced (S7, S53).
    final func setUp(_ theme: SBUUserListTheme) {
      self.theme = theme
      setupViews()
      setupLayouts()
      setupStyles(theme: theme)
    }

    /// Makes the empty view where none is set, and registers the cell.
    open override func setupViews() {
      let parts = parts
      makeEmptyView(of: parts.emptyView)
      super.setupViews()
      register(cellClass: parts.userCell)
    }

    /// Colours the list.
    open func setupStyles(theme: SBUUserListTheme? = nil) {
      if let theme { self.theme = theme }
      tintViews()
    }

    // MARK: Rows

    /// Fills a cell; one that is no ``SBUUserCell`` is left as it is (S52).
    open func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {
      guard let users = userList, users.indices.contains(indexPath.row) else { return }
      let user = users[indexPath.row]
      guard let cell = cell as? SBUUserCell else { return }
      cell.configure(type: .invite, user: user, isChecked: isSelectedUser(user))
    }

    /// How many users there are.
    open override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { userList?.count ?? 0 }

    /// The row of a user.
    open override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = dequeueCell(for: indexPath)
      configureCell(cell, indexPath: indexPath)
      return cell
    }

    /// A row was tapped: the delegate hears first, then the box is set (S54).
    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      didSelectRow(at: indexPath)
      guard let users = userList, users.indices.contains(indexPath.row),
        let cell = tableView.cellForRow(at: indexPath) as? SBUUserCell
      else { return }
      cell.selectUser(isSelectedUser(users[indexPath.row]))
    }

    /// A row comes into view, which may load the next page (S55).
    open override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      didDetectPreloadingPosition(indexPath)
    }

    /// Retry was tapped: the text changes at once, then the delegate hears (S51).
    open override func didSelectRetry() {
      super.didSelectRetry()
      didAskForRetry()
    }
  }
}
