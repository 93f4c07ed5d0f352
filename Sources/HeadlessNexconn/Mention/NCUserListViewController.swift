import ChatBackend
import DioramaKit
import HeadlessUIKit

/// Chooses somebody of a group to mention, from what the app's data sources say.
///
/// A chat opens it by itself in the provider mode (N161). The people stand by first letter, those
/// without one before `A` (N168).
open class NCUserListViewController: NCBaseViewController, NCInfoUpdateDelegate,
  UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate
{
  /// The rows.
  public let tableView = UITableView(frame: .zero, style: .plain)
  /// Looks for a name.
  public let searchBar = UISearchBar(frame: .zero)
  /// The first letters of those who were found; shows while something is looked for (N168).
  public let indexLabel = UILabel()
  /// Hears who was chosen: with the name, where the row may show an alias (N169a).
  public final var selectedBlock: ((NCChatUIUserInfo) -> Void)?
  /// Hears that nobody was.
  public final var cancelBlock: (() -> Void)?
  fileprivate var chosenCell: ComponentChoice?
  fileprivate var searchText: String?
  private let source: NCSelectingUserDataSource
  private var sections: [(letter: String, users: [SelectableUser])] = []

  /// The people of a group.
  ///
  /// - Parameter groupId: The group, of which ``NCChatUIGroupMemberDataSource`` is asked.
  public required init(groupId: String) {
    source = NCSelectingUserDataSource(groupId: groupId)
    super.init(nibName: nil, bundle: nil)
  }

  /// Screens are not decoded here; the list would be that of no group.
  public required init?(coder: NSCoder) {
    source = NCSelectingUserDataSource(groupId: "")
    super.init(coder: coder)
  }

  // MARK: Life cycle

  /// Puts the search bar above the rows, and asks who belongs to the group.
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

  /// Goes back, which is to choose nobody (N169).
  open override func leftBarButtonItemPressed() {
    super.leftBarButtonItemPressed()
    cancelBlock?()
  }

  // MARK: Notices

  /// A person changed, and with the name perhaps the place in the list.
  open func onUserInfoUpdate(_ userInfo: NCChatUIUserInfo) {
    if source.contains(userInfo.userId) { reload() }
  }

  /// A member changed.
  open func onGroupMemberInfoUpdate(_ userInfo: NCChatUIUserInfo, groupId: String) {
    if groupId == source.groupId, source.contains(userInfo.userId) { reload() }
  }

  // MARK: The table

  /// How many letters there are.
  open func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  /// How many people a letter has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].users.count
  }

  private func user(at indexPath: IndexPath) -> SelectableUser? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].users.indices.contains(indexPath.row)
    else { return nil }
    return sections[indexPath.section].users[indexPath.row]
  }

  /// The cell of a person.
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

  /// A row was tapped: the page closes and hands the person over.
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

  /// What YAML may set on it beyond its parameters; a subclass may add more.
  open class var properties: PropertyTable { .page(standardKeys) }
  /// Its initialiser and its title.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// It has no parts that YAML could choose.
  open class var slots: [Slot] { [] }
  /// What it is.
  open class var summary: String { "chooses somebody to mention, from the app's data sources" }
}

/// A person to mention.
open class NCUserListTableViewCell: NCPaddingTableViewCell, PersonCell {
  static let identifier = "NCUserListTableViewCell"

  /// The picture.
  public let headImageView = UIImageView()
  /// The name.
  public let nameLabel = UILabel()

  /// What YAML puts into the row.
  final var lines: CellLines<PersonPart> = [] {
    didSet { arrangeLines(unless: oldValue) }
  }

  /// The view of a part.
  func view(of part: PersonPart) -> UIView { part == .portrait ? headImageView : nameLabel }

  /// Puts the picture beside the name.
  open override func setupView() {
    super.setupView()
    let row = UIStackView(arrangedSubviews: [headImageView, nameLabel])
    row.spacing = 8
    contentView.addSubview(row)
  }

  /// Shows a person under a name.
  ///
  /// - Parameters:
  ///   - user: The person, for the picture.
  ///   - shownName: Alias, name or id, whichever is known first (N119).
  open func update(with user: NCChatUIUserInfo, shownName: String) {
    accessibilityIdentifier = user.userId
    headImageView.image = NCImage.portrait(user.avatarUrl)
    nameLabel.text = shownName
  }

  // MARK: YAML

  /// A cell.
  open class var kind: TypeKind { .cell }
  /// What YAML may set on it; a subclass may add more.
  open class var properties: PropertyTable { personProperties }
  /// What it is.
  open class var summary: String { "a person to mention" }
}

extension NCUserListViewController: ScreenViewController {
  static let standardKeys: [PageKey] = [
    .title("by default 'Select a user to mention'"),
    PageKey(
      "cell", .component(.cell, accepts: NCUserListTableViewCell.self), "the cell of a person",
      \NCUserListViewController.chosenCell),
    PageKey(
      "searchText", .text, "what the empty search field says; by default 'Search'",
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
