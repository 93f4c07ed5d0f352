import DioramaKit
import HeadlessUIKit

/// The @mention page of the managed service: chooses a member of a group to mention.
///
/// A chat opens it itself in the managed mode (N161). In YAML:
///
/// ```yaml
/// viewController: NCGroupMentionViewController
/// viewModel: { groupId: boats, pageCount: 20 }
/// cell: { type: NCGroupMemberCell, lines: [[name, portrait]] }
/// ```
open class NCGroupMentionViewController: NCBaseViewController, NCListViewModelResponder,
  UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate
{
  /// The view model, which loads the people.
  public let viewModel: NCGroupMentionViewModel
  /// The table of people.
  public let tableView = UITableView(frame: .zero, style: .grouped)
  /// The field to search for a name.
  public let searchBar = UISearchBar(frame: .zero)
  /// The label that shows if no person was found.
  public let labEmpty = UILabel()
  fileprivate var chosenCell: ComponentChoice?
  fileprivate var emptyText: String?
  fileprivate var searchText: String?

  /// Creates a page.
  ///
  /// - Parameter viewModel: The view model, which loads the people and receives the choice.
  public required init(viewModel: NCGroupMentionViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    viewModel.bindResponder(self)
  }

  /// Screens are not decoded here; a decoded page has no group.
  public required init?(coder: NSCoder) {
    viewModel = NCGroupMentionViewModel()
    super.init(coder: coder)
    viewModel.bindResponder(self)
  }

  // MARK: Life cycle

  /// Adds the search bar and, below it, the table, and loads the first people.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if title == nil { title = NCString.selectMentioned.text }
    setLeftBackButton()
    searchBar.placeholder = searchText ?? NCString.search.text
    searchBar.delegate = self
    labEmpty.text = emptyText ?? NCString.noUserFound.text
    labEmpty.textAlignment = .center
    labEmpty.isHidden = true
    tableView.backgroundView = labEmpty
    tableView.register(cells.cellClass, forCellReuseIdentifier: NCGroupMemberCell.identifier)
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(searchBar)
    view.addSubview(tableView)
    viewModel.fetchData()
  }

  private var cells: CellChoice { CellChoice(NCGroupMemberCell.self, chosen: chosenCell) }

  /// Goes back without a choice (N166).
  open override func leftBarButtonItemPressed() {
    super.leftBarButtonItemPressed()
    viewModel.didCancel()
  }

  // MARK: Updates of the view model

  /// Redraws the rows; shows the label if no person was found.
  open func reloadData(_ isEmpty: Bool) {
    labEmpty.isHidden = !isEmpty
    tableView.reloadData()
  }

  /// Returns this screen.
  open func currentViewController() -> UIViewController { self }

  // MARK: The table

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { viewModel.sections.count }

  /// Returns the number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.sections[section].count
  }

  /// Returns the cell of a row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: NCGroupMemberCell.identifier, for: indexPath)
    cells.prepare(cell)
    let sections = viewModel.sections
    if sections.indices.contains(indexPath.section),
      sections[indexPath.section].indices.contains(indexPath.row)
    {
      (cell as? NCGroupMemberCell)?.update(with: sections[indexPath.section][indexPath.row])
    }
    return cell
  }

  /// A row is about to be shown, which may load the next page.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { viewModel.willDisplay(indexPath) }

  /// A row was tapped: the page closes and passes the person on (N166).
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let sections = viewModel.sections
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].indices.contains(indexPath.row)
    else { return }
    let item = sections[indexPath.section][indexPath.row]
    dismiss(animated: true)
    viewModel.choose(item)
  }

  /// The search text changed.
  open func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    viewModel.search(searchText)
  }

  // MARK: YAML

  /// The properties that YAML can set in addition to the parameters and parts; a subclass may add
  /// more.
  open class var properties: PropertyTable { .page(standardKeys) }
  /// The initializer, `init(viewModel:)`, with the title.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML can replace.
  open class var slots: [Slot] { standardSlots }
  /// A short description of the class.
  open class var summary: String { "selects a user to mention, from the managed service" }
}

extension NCGroupMentionViewController: ScreenViewController {
  static let standardKeys: [PageKey] = [
    .title("by default 'Select a user to mention'"),
    PageKey(
      "cell", .component(.cell, accepts: NCGroupMemberCell.self), "the cell of a user",
      \NCGroupMentionViewController.chosenCell),
    PageKey(
      "searchText", .text, "the placeholder of the search field; by default 'Search'",
      \NCGroupMentionViewController.searchText),
    PageKey(
      "emptyText", .text, "the text that is shown if no user is found",
      \NCGroupMentionViewController.emptyText),
  ]

  static let standardInitializer = ViewControllerInitializer.groupPage(
    "an @mention page", standardKeys
  ) { type, viewModel in
    (type as? NCGroupMentionViewController.Type)?.init(
      viewModel: viewModel as NCGroupMentionViewModel)
  }

  static let standardSlots: [Slot] = [
    Slot(
      "viewModel", .viewModel, acceptsBeforeInit: NCGroupMentionViewModel.self,
      in: NCGroupMentionViewController.self, "loads the members of the group",
      standard: "NCTypeSet.NCGroupMentionViewModel",
      get: { $0.viewModel }, prepare: ChosenViewModelKey.chooseViewModel)
  ]
}
