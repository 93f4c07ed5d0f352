import DioramaKit
import HeadlessUIKit

/// The base class of the modules of select screens; only their components inherit from it.
open class SBUBaseSelectUserModule {
  /// Creates a module.
  public init() {}
}

extension SBUBaseSelectUserModule {
  /// The base class of the headers of select screens: a title, Cancel, and a button for the
  /// selected users.
  ///
  /// YAML sets `title`, `leftBarButton` and `rightBarButton`. Its `selectedTitle` shows while users
  /// are selected; `%d` in it is their number.
  open class Header: SBUModuleHeader {
    /// The theme of the last style update.
    public var theme: SBUUserListTheme?
    /// The theme of shared parts of the last style update.
    public var componentTheme: SBUComponentTheme?

    /// The delegate, which each header casts to its own; not retained.
    public weak var baseDelegate: (any SBUBaseSelectUserModuleHeaderDelegate)?
    /// The data source of the selection; not retained.
    public weak var baseDataSource: (any SBUBaseSelectUserModuleHeaderDataSource)?

    /// The selected users of the data source.
    public var selectedUserList: Set<SBUUser>? {
      baseDataSource?.selectedUsersForBaseSelectUserModule(self)
    }

    // MARK: For subclasses

    /// Returns the right bar button's title for a number of selected users.
    func rightBarButtonTitle(selected count: Int) -> String { "" }

    override var notifiesPluralFirst: Bool { false }

    override func fill(leftItem item: UIBarButtonItem) { item.title = SBUStringSet.Cancel }

    override func fill(rightItem item: UIBarButtonItem) -> Bool {
      item.title = rightBarButtonTitle(selected: 0)
      return true
    }

    // MARK: Setting up

    /// Connects the header to its screen and sets it up (S7).
    final func setUp(
      _ delegate: any SBUBaseSelectUserModuleHeaderDelegate,
      _ dataSource: any SBUBaseSelectUserModuleHeaderDataSource, _ theme: SBUUserListTheme
    ) {
      baseDelegate = delegate
      baseDataSource = dataSource
      self.theme = theme
      setupParts()
      setupStyles(theme: theme)
    }

    /// Applies the colors to the items and updates the right bar button's title (S46, S47).
    ///
    /// - Parameters:
    ///   - theme: the theme of the items; nil keeps the last one.
    ///   - componentTheme: the theme of shared parts; nil keeps the last one.
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

    /// Sets the right bar button's title to the number of selected users, and its tint to whether
    /// there are any. This includes custom items. The button is never disabled (S46, S47).
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

    /// The properties that YAML can set.
    open override class var properties: PropertyTable {
      super.properties.adding(
        Property(
          "rightBarButton", BarButtonSettings.selectionShape,
          "the right bar button; %d in a title is the number of selected users"
        ) { (header: Header, settings: BarButtonSettings) in
          header.customRightItem = settings
        })
    }
  }
}

extension SBUBaseSelectUserModule {
  /// The base class of the lists of select screens: one section of users, each with a checkbox
  /// (S49).
  ///
  /// A tap selects a user, a second tap deselects the user. A subclass that fills rows in another
  /// way overrides ``configureCell(_:indexPath:)``.
  open class List: SBUUserModuleList {
    /// The delegate, which each list casts to its own; not retained.
    public weak var baseDelegate: (any SBUBaseSelectUserModuleListDelegate)?
    /// The data source of the users; not retained.
    public weak var baseDataSource: (any SBUBaseSelectUserModuleListDataSource)?

    /// The users of the data source; the list keeps no copy (S13).
    public var userList: [SBUUser]? {
      baseDataSource?.baseSelectUserModule(self, usersInTableView: tableView)
    }

    override var rowUsers: [SBUUser] { userList ?? [] }

    package override func reasonForMissingRow(of text: String) -> String? {
      (baseDataSource as? SBUBaseSelectUserViewController)?.baseViewModel?
        .reasonForMissingUser(text)
    }

    /// The selected users of the data source.
    public var selectedUserList: Set<SBUUser>? {
      baseDataSource?.baseSelectUserModule(self, selectedUsersInTableView: tableView)
    }

    /// Returns whether a user is selected, by ID: two objects of one user are both selected (S72).
    public func isSelectedUser(_ user: SBUUser) -> Bool {
      selectedUserList?.contains { $0.userId == user.userId } ?? false
    }

    // MARK: For subclasses

    /// What the checkboxes of the rows are for.
    var cellType: UserListType { .invite }
    func didSelectRow(at indexPath: IndexPath) {}
    func didDetectPreloadingPosition(_ indexPath: IndexPath) {}
    func didAskForRetry() {}

    // MARK: Setting up

    /// Connects the list to its screen and sets it up; replaces cells registered before (S7, S53).
    final func setUp(
      _ delegate: any SBUBaseSelectUserModuleListDelegate,
      _ dataSource: any SBUBaseSelectUserModuleListDataSource, _ theme: SBUUserListTheme
    ) {
      baseDelegate = delegate
      baseDataSource = dataSource
      self.theme = theme
      setupParts()
      setupStyles(theme: theme)
    }

    /// Creates the empty view if it is missing, and registers the cell.
    open override func setupViews() {
      makeEmptyView(of: Self.EmptyView)
      super.setupViews()
      register(cellClass: Self.UserCell)
    }

    /// Applies the theme's colors to the list.
    ///
    /// - Parameter theme: the theme; nil keeps the last one.
    open func setupStyles(theme: SBUUserListTheme? = nil) {
      if let theme { self.theme = theme }
      tintViews()
    }

    // MARK: Rows

    /// Fills a cell; one that is not an ``SBUUserCell`` stays unchanged (S52).
    ///
    /// - Parameters:
    ///   - cell: the cell of the row.
    ///   - indexPath: the row; one outside the list's users leaves the cell unchanged.
    open override func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {
      guard let users = userList, users.indices.contains(indexPath.row) else { return }
      let user = users[indexPath.row]
      guard let cell = cell as? SBUUserCell else { return }
      cell.configure(type: cellType, user: user, isChecked: isSelectedUser(user))
    }

    /// Returns the number of users.
    open override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { userList?.count ?? 0 }

    /// Notifies the delegate of a tapped row, then sets the checkbox (S54).
    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      didSelectRow(at: indexPath)
      guard let users = userList, users.indices.contains(indexPath.row),
        let cell = tableView.cellForRow(at: indexPath) as? SBUUserCell
      else { return }
      cell.selectUser(isSelectedUser(users[indexPath.row]))
    }

    /// Notifies the delegate of a row that comes into view, which may load the next page (S55).
    open override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { didDetectPreloadingPosition(indexPath) }

    /// Handles a tap on Retry: updates the text immediately, then notifies the delegate (S51).
    open override func didSelectRetry() {
      super.didSelectRetry()
      didAskForRetry()
    }
  }
}

/// The delegate of a select screen's header, for errors.
public protocol SBUBaseSelectUserModuleHeaderDelegate: SBUCommonDelegate {}

/// The data source of a select screen's header.
public protocol SBUBaseSelectUserModuleHeaderDataSource: AnyObject {
  /// Returns the selected users; nil means no users.
  func selectedUsersForBaseSelectUserModule(
    _ header: SBUBaseSelectUserModule.Header
  ) -> Set<SBUUser>?
}

/// The delegate of a select screen's list, for errors.
public protocol SBUBaseSelectUserModuleListDelegate: SBUCommonDelegate {}

/// The data source of a select screen's list.
public protocol SBUBaseSelectUserModuleListDataSource: AnyObject {
  /// Returns the users to show.
  func baseSelectUserModule(
    _ list: SBUBaseSelectUserModule.List, usersInTableView tableView: UITableView
  ) -> [SBUUser]?
  /// Returns the selected users.
  func baseSelectUserModule(
    _ list: SBUBaseSelectUserModule.List, selectedUsersInTableView tableView: UITableView
  ) -> Set<SBUUser>?
}

/// The delegate of a select screen's view model.
public protocol SBUBaseSelectUserViewModelDelegate: SBUCommonViewModelDelegate {
  /// The list changed.
  func baseSelectedUserViewModel(
    _ viewModel: SBUBaseSelectUserViewModel, didChangeUserList users: [SBUUser]?,
    needsToReload: Bool)
  /// The selection changed.
  func baseSelectedUserViewModel(
    _ viewModel: SBUBaseSelectUserViewModel, didUpdateSelectedUsers selectedUsers: [SBUUser]?)
}

/// The data source of a select screen's view model, for further pages of custom users.
public protocol SBUBaseSelectUserViewModelDataSource: AnyObject {
  /// Returns the next page; nil or empty at the end.
  func nextUserList() -> [SBUUser]?
}
