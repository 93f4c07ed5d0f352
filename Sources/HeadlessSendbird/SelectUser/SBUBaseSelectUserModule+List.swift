import Diorama
import HeadlessUIKit

extension SBUBaseSelectUserModule {
  /// The list of a select screen: one section of users, each with a box (S49).
  open class List: UIView, UITableViewDelegate, UITableViewDataSource, SBUEmptyViewDelegate,
    ConfigurableComponent
  {
    /// The table.
    public let tableView = UITableView(frame: .zero, style: .plain)
    /// What shows where there is nobody.
    public var emptyView: UIView? {
      didSet { tableView.backgroundView = emptyView }
    }
    /// The registered cell, which only names the class (S52).
    public var userCell: UITableViewCell? {
      if let registeredCell { return registeredCell }
      registeredCell = cellClass?.init(style: .default, reuseIdentifier: cellIdentifier)
      return registeredCell
    }
    /// The theme of the last style update.
    public var theme: SBUUserListTheme?

    /// Who knows the users: the data source of the screen's own list.
    var baseDataSource: (any SBUBaseSelectUserModuleListDataSource)? { nil }
    private var registeredCell: UITableViewCell?
    private var cellClass: UITableViewCell.Type?
    private var cellIdentifier = "SBUUserCell"
    /// What YAML set on cells.
    var cellSettings: [Setting] = []

    /// A list before it is configured.
    public required init() { super.init(frame: .zero) }

    /// Lists are not decoded here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

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

    // MARK: Setting up

    /// Prepares the table and puts it in.
    open func setupViews() {
      tableView.dataSource = self
      tableView.delegate = self
      tableView.bounces = false
      tableView.separatorStyle = .none
      tableView.backgroundView = emptyView
      if tableView.superview == nil { addSubview(tableView) }
    }

    /// Places the table; text has no places.
    open func setupLayouts() {}

    /// Colours the list.
    open func setupStyles(theme: SBUUserListTheme? = nil) {
      if let theme { self.theme = theme }
      tableView.backgroundColor = self.theme?.backgroundColor
      (emptyView as? SBUEmptyView)?.setupStyles()
    }

    /// Says which cell shows a user. A nib is accepted and ignored.
    public func register(userCell: UITableViewCell, nib: UINib? = nil) {
      register(cellClass: type(of: userCell))
      registeredCell = userCell
    }

    /// Registers a class; the cell that names it is made when somebody asks for it.
    func register(cellClass: UITableViewCell.Type) {
      self.cellClass = cellClass
      registeredCell = nil
      cellIdentifier = String(describing: cellClass)
      tableView.register(cellClass, forCellReuseIdentifier: cellIdentifier)
    }

    /// Asks for all rows again, at the main queue's next turn (S13).
    public func reloadTableView() {
      guard let queue = ScreenEnvironment.current?.mainQueue else { return tableView.reloadData() }
      queue.async { [tableView] in tableView.reloadData() }
    }

    /// Says what shows where there is nobody.
    public func updateEmptyView(type: EmptyViewType) {
      (emptyView as? SBUEmptyView)?.reloadData(type)
    }

    // MARK: Rows

    /// How a user's row looks.
    var userListType: UserListType { .invite }

    /// Fills a cell; one that is no ``SBUUserCell`` is left as it is (S52).
    open func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {
      guard let users = userList, users.indices.contains(indexPath.row) else { return }
      let user = users[indexPath.row]
      guard let cell = cell as? SBUUserCell else { return }
      cell.configure(type: userListType, user: user, isChecked: isSelectedUser(user))
    }

    /// How many users there are.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      userList?.count ?? 0
    }

    /// The row of a user, in the theme of the registered cell if that has one (S52).
    open func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
      cell.selectionStyle = .none
      if let theme = (registeredCell as? SBUUserCell)?.ownTheme {
        (cell as? SBUUserCell)?.theme = theme
      }
      for setting in cellSettings { setting.apply(cell) }
      configureCell(cell, indexPath: indexPath)
      return cell
    }

    /// A row was tapped: the delegate hears first, then the box is set (S54).
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      didSelectRow(at: indexPath)
      guard let users = userList, users.indices.contains(indexPath.row),
        let cell = tableView.cellForRow(at: indexPath) as? SBUUserCell
      else { return }
      cell.selectUser(isSelectedUser(users[indexPath.row]))
    }

    /// A row comes into view, which may load the next page (S55).
    open func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      didDetectPreloadingPosition(indexPath)
    }

    /// A row went out of view.
    open func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {}

    /// A row's height in points; text decides.
    open func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { UITableView.automaticDimension }

    /// Retry was tapped: the text changes at once, then the delegate hears (S51).
    open func didSelectRetry() {
      updateEmptyView(type: .noMembers)
    }

    func didSelectRow(at indexPath: IndexPath) {}
    func didDetectPreloadingPosition(_ indexPath: IndexPath) {}

    // MARK: YAML

    /// A list.
    open class var kind: TypeKind { .list }

    /// What YAML may set on it.
    open class var properties: PropertyTable {
      [
        Property(
          "userCell", .component(.cell, accepts: SBUUserCell.self), "the cell of a user"
        ) { (list: List, choice: ComponentChoice) in
          list.useCell(choice)
        },
        Property(
          "emptyView", .component(.emptyView, accepts: SBUEmptyView.self),
          "what shows where there is nobody"
        ) { (list: List, choice: ComponentChoice) in
          let view = choice.make() as? SBUEmptyView
          view?.delegate = list
          list.emptyView = view
        },
      ]
    }

    /// Uses a cell that YAML chose, for this run's lists of the kind.
    func useCell(_ choice: ComponentChoice) {
      cellSettings = choice.settings
    }
  }
}
