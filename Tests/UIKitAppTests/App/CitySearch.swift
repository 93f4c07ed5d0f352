import UIKit

/// Cities that a search field filters.
final class CitySearchViewController: UIViewController, UISearchResultsUpdating {
  private enum Section { case all }

  private let cities = ["Bergen", "Berlin", "Bern", "Lima", "Lisbon"]
  private let searchController = UISearchController(searchResultsController: nil)
  private let tableView = UITableView()
  private let emptyLabel = UILabel()
  private var dataSource: UITableViewDiffableDataSource<Section, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cities"
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Find a city"
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Ber…", primaryAction: UIAction(title: "Ber…") { [weak self] _ in self?.search("Ber") }
    )
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .search, target: self, action: #selector(searchNothing))

    emptyLabel.text = "No city has this name."
    emptyLabel.textAlignment = .center
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
    tableView.keyboardDismissMode = .onDrag
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    dataSource = UITableViewDiffableDataSource(tableView: tableView) {
      tableView, indexPath, city in
      let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
      cell.textLabel?.text = city
      return cell
    }
    dataSource?.defaultRowAnimation = .fade
    show(cities)
  }

  private func search(_ text: String) { searchController.searchBar.text = text }

  @objc private func searchNothing() { search("Xyz") }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    show(cities.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) })
  }

  private func show(_ names: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.all])
    snapshot.appendItems(names)
    dataSource?.apply(snapshot, animatingDifferences: true)
    tableView.backgroundView = names.isEmpty ? emptyLabel : nil
  }
}
