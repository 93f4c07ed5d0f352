import UIKit

/// The base class of all example lists.
class BaseTableViewController: UITableViewController {
  private(set) lazy var sortMenu = UIMenu(
    title: "Sort",
    children: [
      UIAction(title: "By name", state: .on) { [weak self] _ in self?.sort(by: <) },
      UIAction(title: "Backwards", image: UIImage(systemName: "arrow.up")) { [weak self] _ in
        self?.sort(by: >)
      },
    ])

  var groups: [(title: String, names: [String])] { [] }
  var order: (String, String) -> Bool = { $0 < $1 }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "line.3.horizontal"), menu: sortMenu)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "base")
    tableView.tableFooterView = UIView()
  }

  func sort(by order: @escaping (String, String) -> Bool) {
    self.order = order
    tableView.reloadData()
  }

  func names(in section: Int) -> [String] { groups[section].names.sorted(by: order) }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].names.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { groups[section].title }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "base", for: indexPath)
    cell.textLabel?.text = names(in: indexPath.section)[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

/// The list of examples, with a search bar below the title and a toolbar at the bottom.
class ExamplesViewController: BaseTableViewController, UISearchResultsUpdating,
  UITextFieldDelegate
{
  private let searchController = UISearchController(searchResultsController: nil)
  private lazy var stepper: UIStepper = {
    let stepper = UIStepper()
    stepper.minimumValue = 1
    stepper.maximumValue = 3
    stepper.addTarget(self, action: #selector(changeCount(_:)), for: .valueChanged)
    return stepper
  }()

  override var groups: [(title: String, names: [String])] {
    [
      ("Rooms", ["Open", "Closed"]),
      ("People", Array(["Members", "Operators", "Banned"].prefix(count))),
    ]
  }
  private var count = 2

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Examples"
    UINavigationBar.appearance().prefersLargeTitles = true
    searchController.searchResultsUpdater = self
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    if let field = searchController.searchBar.value(forKey: "searchField") as? UITextField {
      field.delegate = self
    }
    let count = UIBarButtonItem(customView: stepper)
    let share = UIBarButtonItem(
      barButtonSystemItem: .action, target: self, action: #selector(share(_:event:)))
    toolbarItems = [share, .flexibleSpace(), count]
    navigationController?.setToolbarHidden(false, animated: false)
  }

  func updateSearchResults(for searchController: UISearchController) {}

  @objc func changeCount(_ sender: UIStepper) {
    count = Int(sender.value)
    tableView.reloadData()
  }

  @objc func share(_ sender: UIBarButtonItem, event: UIEvent) {
    view.endEditing(true)
    let sheet = UIActivityViewController(
      activityItems: ["\(groups.count) groups"], applicationActivities: nil)
    sheet.completionWithItemsHandler = { [weak self] _, completed, _, _ in
      self?.title = completed ? "Shared" : "Not shared"
    }
    present(sheet, animated: true)
  }
}
