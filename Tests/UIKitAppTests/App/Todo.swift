import UIKit

struct Todo: Hashable {
  let id: Int
  var title: String
  var isDone = false
}

/// A row whose content and background follow its state.
final class TodoCell: UITableViewCell {
  var todo: Todo? {
    didSet { setNeedsUpdateConfiguration() }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = defaultContentConfiguration().updated(for: state)
    content.text = todo?.title
    content.textProperties.color = todo?.isDone == true ? .secondaryLabel : .label
    content.image = UIImage(systemName: todo?.isDone == true ? "checkmark.circle" : "circle")
    content.imageProperties.preferredSymbolConfiguration = .init(font: content.textProperties.font)
    contentConfiguration = content
    accessoryType = todo?.isDone == true ? .checkmark : .none
    var background = UIBackgroundConfiguration.listPlainCell()
    if state.isSelected { background.backgroundColor = .systemTeal }
    backgroundConfiguration = background
  }
}

/// Things to do; a tap marks one as done.
final class TodoViewController: UITableViewController {
  private lazy var dataSource = UITableViewDiffableDataSource<Int, Todo>(tableView: tableView) {
    tableView, indexPath, todo in
    let cell = tableView.dequeueReusableCell(withIdentifier: "todo", for: indexPath)
    (cell as? TodoCell)?.todo = todo
    return cell
  }
  private var todos = [Todo(id: 1, title: "Water the plants"), Todo(id: 2, title: "Call Béla")]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "To do"
    tableView.register(TodoCell.self, forCellReuseIdentifier: "todo")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add))
    apply(animated: false)
  }

  private func apply(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Todo>()
    snapshot.appendSections([0])
    snapshot.appendItems(todos)
    dataSource.apply(snapshot, animatingDifferences: animated)
    tableView.tableFooterView = footer
  }

  private var footer: UIView {
    let label = UILabel()
    label.text = "\(todos.filter { !$0.isDone }.count) left"
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .footnote)
    return label
  }

  @objc private func add() {
    let alert = UIAlertController(title: "New", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.attributedPlaceholder = NSAttributedString(string: "What?") }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        guard let self, let title = alert?.textFields?.first?.text, !title.isEmpty else { return }
        self.todos.append(Todo(id: self.todos.count + 1, title: title))
        self.apply()
      })
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let todo = dataSource.itemIdentifier(for: indexPath),
      let index = todos.firstIndex(of: todo)
    else { return }
    todos[index].isDone.toggle()
    apply()
  }
}
