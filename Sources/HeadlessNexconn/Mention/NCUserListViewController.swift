import ChatBackend
import DioramaKit
import HeadlessUIKit

/// The @mention page of the app's data sources: chooses a member of a group to mention.
///
/// A chat opens it itself in the provider mode (N161). The people are sorted by first letter; those
/// without a letter come before `A` (N168).
open class NCUserListViewController: NCBaseViewController, NCInfoUpdateDelegate,
  UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate
{
  /// The table of people.
  public let tableView = UITableView(frame: .zero, style: .plain)
  /// The field to search for a name.
  public let searchBar = UISearchBar(frame: .zero)
  /// The first letters of the results, shown during a search (N168).
  public let indexLabel = UILabel()
  /// Called with the chosen person, who has the name even if the row shows an alias (N169a).
  public final var selectedBlock: ((NCChatUIUserInfo) -> Void)?
  /// Called if no person was chosen.
  public final var cancelBlock: (() -> Void)?
  fileprivate var chosenCell: ComponentChoice?
  fileprivate var searchText: String?
  private let source: NCSelectingUserDataSource
  private var sections: [(letter: String, users: [SelectableUser])] = []

  /// Creates the page of a group.
  ///
  /// - Parameter groupId: The id of the group, with which ``NCChatUIGroupMemberDataSource`` is
  ///   asked.
  public required init(groupId: String) {
    source = NCSelectingUserDataSource(groupId: groupId)
    super.init(nibName: nil, bundle: nil)
  }

  /// Screens are not decoded here; a decoded list has no group.
  public required init?(coder: NSCoder) {
    source = NCSelectingUserDataSource(groupId: "")
    super.init(coder: coder)
  }

  // MARK: Life cycle

  /// Adds the search bar and, below it, the table, and requests the members of the group.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if title == nil { title = NCString.selectMentioned.text }
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: NCString.cancel.text, style: .plain, target: self,
      action: Selector(NCBaseViewController.leftBarButtonItemPressed))
    searchBar.placeholder = searchText ?? NCString.search.text
    searchBar.delegate = self
    indexLabel.textAlignment = .right
    indexLabel.isHidden = true
    tableView.register(cells.cellClass, forCellReuseIdentifier: NCUserListTableViewCell.identifier)
    tableView.dataSource = self
    tableView.delegate = self
    for part in [searchBar, indexLabel, tableView] { view.addSubview(part) }
    NCInfoUpdateCenter.add(self)
    source.load { [weak self] in self?.reload() }
  }

  private var cells: CellChoice { CellChoice(NCUserListTableViewCell.self, chosen: chosenCell) }

  private func reload() {
    sections = source.sections()
    indexLabel.isHidden = source.searchText.isEmpty || sections.isEmpty
    indexLabel.text = sections.map(\.letter).joined(separator: " ")
    tableView.reloadData()
  }

  /// Goes back without a choice (N169).
  open override func leftBarButtonItemPressed() {
    super.leftBarButtonItemPressed()
    cancelBlock?()
  }

  // MARK: Profile updates

  /// A person changed: updates the list, in which their position may change with the name.
  open func onUserInfoUpdate(_ userInfo: NCChatUIUserInfo) {
    if source.contains(userInfo.userId) { reload() }
  }

  /// A member changed: updates the list.
  open func onGroupMemberInfoUpdate(_ userInfo: NCChatUIUserInfo, groupId: String) {
    if groupId == source.groupId, source.contains(userInfo.userId) { reload() }
  }

  // MARK: The table

  /// Returns the number of letters.
  open func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  /// Returns the number of people with a letter.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].users.count
  }

  private func user(at indexPath: IndexPath) -> SelectableUser? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].users.indices.contains(indexPath.row)
    else { return nil }
    return sections[indexPath.section].users[indexPath.row]
  }

  /// Returns the cell of a person.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: NCUserListTableViewCell.identifier, for: indexPath)
    cells.prepare(cell)
    if let user = user(at: indexPath), let cell = cell as? NCUserListTableViewCell {
      cell.update(with: user.user, shownName: user.shownName)
    }
    return cell
  }

  /// A row was tapped: the page closes and passes the person on.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let user = user(at: indexPath) else { return }
    dismiss(animated: true)
    selectedBlock?(user.user)
  }

  /// The search text changed (N169).
  open func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    source.searchText = searchText
    reload()
  }

  // MARK: YAML

  /// The properties that YAML can set in addition to the parameters; a subclass may add more.
  open class var properties: PropertyTable { .page(standardKeys) }
  /// The initializer, with the title.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The page has no parts that YAML can replace.
  open class var slots: [Slot] { [] }
  /// A short description of the class.
  open class var summary: String { "selects a user to mention, from the app's data sources" }
}

/// The cell of a person to mention on the @mention page of provided profiles.
open class NCUserListTableViewCell: NCPaddingTableViewCell, PersonCell {
  static let identifier = "NCUserListTableViewCell"

  /// The picture.
  public let headImageView = UIImageView()
  /// The name.
  public let nameLabel = UILabel()

  /// The lines that YAML sets.
  final var lines: CellLines<PersonPart> = [] {
    didSet { arrangeLines(unless: oldValue) }
  }

  /// Returns the view of a part.
  func view(of part: PersonPart) -> UIView { part == .portrait ? headImageView : nameLabel }

  /// Adds the picture and, next to it, the name.
  open override func setupView() {
    super.setupView()
    let row = UIStackView(arrangedSubviews: [headImageView, nameLabel])
    row.spacing = 8
    contentView.addSubview(row)
  }

  /// Shows a person with a name.
  ///
  /// - Parameters:
  ///   - user: The person, for the id and the picture.
  ///   - shownName: The first of alias, name and id that is known (N119).
  open func update(with user: NCChatUIUserInfo, shownName: String) {
    accessibilityIdentifier = user.userId
    headImageView.image = NCImage.portrait(user.avatarUrl)
    nameLabel.text = shownName
  }

  // MARK: YAML

  /// The kind of component: a cell.
  open class var kind: TypeKind { .cell }
  /// The properties that YAML can set; a subclass may add more.
  open class var properties: PropertyTable { personProperties }
  /// A short description of the class.
  open class var summary: String { "a user to mention" }
}

extension NCUserListViewController: ScreenViewController {
  static let standardKeys: [PageKey] = [
    .title("by default 'Select a user to mention'"),
    PageKey(
      "cell", .component(.cell, accepts: NCUserListTableViewCell.self), "the cell of a user",
      \NCUserListViewController.chosenCell),
    PageKey(
      "searchText", .text, "the placeholder of the search field; by default 'Search'",
      \NCUserListViewController.searchText),
  ]

  static let standardInitializer = ViewControllerInitializer(
    RecordTable<PageArguments>(
      "an @mention page of provided profiles",
      [Field("groupId", .groupId, required: true, "the group", \PageArguments.groupId)]
        + standardKeys.map(\.field)),
    startingWith: PageArguments(), oneOf: ["groupId"]
  ) { type, arguments in
    let type = type as? NCUserListViewController.Type
    return arguments.configure(type?.init(groupId: arguments.groupId ?? ""))
  }
}
