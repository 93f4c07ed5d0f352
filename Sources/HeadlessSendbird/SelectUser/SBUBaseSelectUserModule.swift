import DioramaKit
import HeadlessUIKit

/// What the modules of the select screens have in common; only their components inherit from it.
open class SBUBaseSelectUserModule {
  /// A module.
  public init() {}
}

extension SBUBaseSelectUserModule {
  /// The navigation items of a select screen: a title, Cancel, and what is done with the selection.
  ///
  /// YAML sets `title`, `leftBarButton` and `rightBarButton`, whose `selectedTitle` shows with
  /// users selected; `%d` in it is their number.
  open class Header: SBUModuleHeader {
    /// The theme of the last style update.
    public var theme: SBUUserListTheme?
    /// The theme of shared parts of the last style update.
    public var componentTheme: SBUComponentTheme?

    /// Who knows the selection: the data source of the screen's own header.
    var baseDataSource: (any SBUBaseSelectUserModuleHeaderDataSource)? { nil }

    /// The selected users, as the data source has them.
    public var selectedUserList: Set<SBUUser>? {
      baseDataSource?.selectedUsersForBaseSelectUserModule(self)
    }

    // MARK: For the modules of single screens

    /// The right item's title for a number of selected users.
    func rightBarButtonTitle(selected count: Int) -> String { "" }

    override var notifiesPluralFirst: Bool { false }

    override func fill(leftItem item: UIBarButtonItem) { item.title = SBUStringSet.Cancel }

    override func fill(rightItem item: UIBarButtonItem) -> Bool {
      item.title = rightBarButtonTitle(selected: 0)
      return true
    }

    // MARK: Setting up

    /// Sets the header up, once delegate and data source are known (S7).
    final func setUp(_ theme: SBUUserListTheme) {
      self.theme = theme
      setupViews()
      applyCustomTexts()
      setupLayouts()
      setupStyles(theme: theme)
    }

    /// Colours the items, and writes the right item's title (S46, S47).
    ///
    /// - Parameters:
    ///   - theme: the colours of the items; nil keeps those of the last time.
    ///   - componentTheme: the look of parts that screens share; nil keeps that of the last time.
    open func setupStyles(
      theme: SBUUserListTheme? = nil, componentTheme: SBUComponentTheme? = nil
    ) {
      if let theme { self.theme = theme }
      if let componentTheme { self.componentTheme = componentTheme }
      (titleView as? SBUNavigationTitleView)?.setupStyles()
      for item in leftBarButtons ?? [] { item.tintColor = self.theme?.leftBarButtonTintColor }
      leftBarButton?.tintColor = self.theme?.leftBarButtonTintColor
      updateRightBarButton()
    }

    /// Writes the number of selected users into the right item and tints it by whether there is
    /// one, custom items included; it is never disabled (S46, S47).
    open func updateRightBarButton() {
      let count = selectedUserList?.count ?? 0
      let title = customRightItem.title(selected: count) ?? rightBarButtonTitle(selected: count)
      let tint =
        count == 0 ? theme?.rightBarButtonTintColor : theme?.rightBarButtonSelectedTintColor
      rightBarButton?.title = title
      rightBarButtons?.first?.title = title
      rightBarButton?.tintColor = tint
      for item in rightBarButtons ?? [] { item.tintColor = tint }
    }

    // MARK: YAML

    /// What YAML may set on it.
    open override class var properties: PropertyTable {
      super.properties.adding(
        Property(
          "rightBarButton", BarButtonSettings.selectionShape,
          "the item at the right; %d in a title is the number of selected users"
        ) { (header: Header, settings: BarButtonSettings) in
          header.customRightItem = settings
        })
    }
  }
}

extension SBUBaseSelectUserModule {
  /// The list of a select screen: one section of users, each with a box (S49).
  ///
  /// A tap selects a user, a second one takes the selection back. A subclass that fills rows
  /// otherwise overrides ``configureCell(_:indexPath:)``.
  open class List: SBUUserModuleList {
    /// Who knows the users: the data source of the screen's own list.
    var baseDataSource: (any SBUBaseSelectUserModuleListDataSource)? { nil }

    /// The users, as the data source has them; the list keeps no copy (S13).
    public var userList: [SBUUser]? {
      baseDataSource?.baseSelectUserModule(self, usersInTableView: tableView)
    }

    override var rowUsers: [SBUUser] { userList ?? [] }

    /// The selected users, as the data source has them.
    public var selectedUserList: Set<SBUUser>? {
      baseDataSource?.baseSelectUserModule(self, selectedUsersInTableView: tableView)
    }

    /// Whether a user is selected, told by the id: two objects of one user are both selected (S72).
    public func isSelectedUser(_ user: SBUUser) -> Bool {
      selectedUserList?.contains { $0.userId == user.userId } ?? false
    }

    // MARK: For the modules of single screens

    func didSelectRow(at indexPath: IndexPath) {}
    func didDetectPreloadingPosition(_ indexPath: IndexPath) {}
    func didAskForRetry() {}

    // MARK: Setting up

    /// Sets the list up, once delegate and data source are known; cells that were registered
    /// before are replaced (S7, S53).
    final func setUp(_ theme: SBUUserListTheme) {
      self.theme = theme
      setupViews()
      applyCustomViews()
      setupLayouts()
      setupStyles(theme: theme)
    }

    /// Makes the empty view where none is set, and registers the cell.
    open override func setupViews() {
      makeEmptyView(of: Self.EmptyView)
      super.setupViews()
      register(cellClass: Self.UserCell)
    }

    /// Colours the list.
    ///
    /// - Parameter theme: the colours; nil keeps those of the last time.
    open func setupStyles(theme: SBUUserListTheme? = nil) {
      if let theme { self.theme = theme }
      tintViews()
    }

    // MARK: Rows

    /// Fills a cell; one that is no ``SBUUserCell`` is left as it is (S52).
    ///
    /// - Parameters:
    ///   - cell: the cell that the row will show.
    ///   - indexPath: the row; one outside of the list's users leaves the cell as it is.
    open override func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {
      guard let users = userList, users.indices.contains(indexPath.row) else { return }
      let user = users[indexPath.row]
      guard let cell = cell as? SBUUserCell else { return }
      cell.configure(type: .invite, user: user, isChecked: isSelectedUser(user))
    }

    /// How many users there are.
    open override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { userList?.count ?? 0 }

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
    ) { didDetectPreloadingPosition(indexPath) }

    /// Retry was tapped: the text changes at once, then the delegate hears (S51).
    open override func didSelectRetry() {
      super.didSelectRetry()
      didAskForRetry()
    }
  }
}

/// Hears of errors in the header of a select screen.
public protocol SBUBaseSelectUserModuleHeaderDelegate: SBUCommonDelegate {}

/// Tells the header of a select screen who is selected.
public protocol SBUBaseSelectUserModuleHeaderDataSource: AnyObject {
  /// The selected users; nil counts as nobody.
  func selectedUsersForBaseSelectUserModule(
    _ header: SBUBaseSelectUserModule.Header
  ) -> Set<SBUUser>?
}

/// Hears of errors in the list of a select screen.
public protocol SBUBaseSelectUserModuleListDelegate: SBUCommonDelegate {}

/// Tells the list of a select screen who is there and who is selected.
public protocol SBUBaseSelectUserModuleListDataSource: AnyObject {
  /// The users to show.
  func baseSelectUserModule(
    _ list: SBUBaseSelectUserModule.List, usersInTableView tableView: UITableView
  ) -> [SBUUser]?
  /// The selected users.
  func baseSelectUserModule(
    _ list: SBUBaseSelectUserModule.List, selectedUsersInTableView tableView: UITableView
  ) -> Set<SBUUser>?
}

/// Hears what a select view model says.
public protocol SBUBaseSelectUserViewModelDelegate: SBUCommonViewModelDelegate {
  /// The list has changed.
  func baseSelectedUserViewModel(
    _ viewModel: SBUBaseSelectUserViewModel, didChangeUserList users: [SBUUser]?,
    needsToReload: Bool)
  /// The selection has changed.
  func baseSelectedUserViewModel(
    _ viewModel: SBUBaseSelectUserViewModel, didUpdateSelectedUsers selectedUsers: [SBUUser]?)
}

/// Gives a select view model further pages of custom users.
public protocol SBUBaseSelectUserViewModelDataSource: AnyObject {
  /// The next page; nil or empty when there is none.
  func nextUserList() -> [SBUUser]?
}
