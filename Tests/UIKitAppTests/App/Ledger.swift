import UIKit

/// An amount that was paid or received.
struct Entry: Hashable {
  let id: Int
  let title: String
  let cents: Int
  let month: String

  var amount: String {
    String(format: "%@%d.%02d", cents < 0 ? "-" : "+", abs(cents) / 100, abs(cents) % 100)
  }
}

/// The data source of the ledger: its sections have titles, and rows can be deleted.
final class LedgerDataSource: UITableViewDiffableDataSource<String, Entry> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { snapshot().sectionIdentifiers[section] }

  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let entry = itemIdentifier(for: indexPath) else { return }
    var next = snapshot()
    next.deleteItems([entry])
    next.deleteSections(next.sectionIdentifiers.filter { next.numberOfItems(inSection: $0) == 0 })
    apply(next, animatingDifferences: true)
  }
}

/// Income and expenses by month.
final class LedgerViewController: UIViewController, UITableViewDelegate {
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var dataSource = LedgerDataSource(tableView: tableView) {
    tableView, indexPath, entry in
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = entry.title
    content.secondaryText = entry.amount
    content.secondaryTextProperties.color = entry.cents < 0 ? .systemRed : .systemGreen
    cell.contentConfiguration = content
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ledger"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    tableView.delegate = self
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addSalary() })
    var snapshot = NSDiffableDataSourceSnapshot<String, Entry>()
    snapshot.appendSections(["February", "January"])
    snapshot.appendItems(
      [
        Entry(id: 1, title: "Rent", cents: -80_000, month: "February"),
        Entry(id: 2, title: "Books", cents: -2_450, month: "February"),
      ], toSection: "February")
    snapshot.appendItems(
      [Entry(id: 3, title: "Heating", cents: -9_905, month: "January")], toSection: "January")
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func addSalary() {
    var snapshot = dataSource.snapshot()
    let entry = Entry(
      id: snapshot.numberOfItems + 10, title: "Salary", cents: 210_000, month: "February")
    if let first = snapshot.itemIdentifiers(inSection: "February").first {
      snapshot.insertItems([entry], beforeItem: first)
    }
    dataSource.apply(snapshot) { [weak self] in
      guard let self, let indexPath = self.dataSource.indexPath(for: entry) else { return }
      self.tableView.scrollToRow(at: indexPath, at: .top, animated: true)
      self.title = "Ledger (\(snapshot.numberOfItems))"
    }
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let copy = UIContextualAction(style: .normal, title: "Copy") { [weak self] _, _, done in
      UIPasteboard.general.string = self?.dataSource.itemIdentifier(for: indexPath)?.amount
      done(true)
    }
    copy.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [copy])
  }
}
