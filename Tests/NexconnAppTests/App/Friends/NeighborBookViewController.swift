import NexconnChatSDK
import NexconnChatUI
import UIKit

/// The address book: names from the kit's caches, kept up to date by its notifications.
class NeighborBookViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let manager = NeighborManager()
  private let tableView = UITableView(frame: .zero, style: .plain)
  private var neighbors: [Neighbor] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Address book"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "neighbor")
    let empty = UILabel()
    empty.text = "No one lives here"
    empty.textAlignment = .center
    tableView.backgroundView = empty
    view.addSubview(tableView)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(ask))
    manager.delegate = self
    NCInfoUpdateCenter.addInfoUpdateDelegate(self)
    manager.reload()
  }

  deinit {
    NCInfoUpdateCenter.removeInfoUpdateDelegate(self)
  }

  @objc private func ask() {
    manager.ask("tomas")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    neighbors.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "neighbor", for: indexPath)
    let neighbor = neighbors[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    let known = NCChatUI.shared().getUserInfoCache(neighbor.id)
    content.text = NCChatUIUtility.getDisplayName(known) ?? neighbor.name
    content.secondaryText = neighbor.isOpen ? "waits for you" : "neighbor"
    cell.contentConfiguration = content
    cell.accessoryType = neighbor.isOpen ? .none : .checkmark
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let neighbor = neighbors[indexPath.row]
    guard neighbor.isOpen else { return rename(neighbor) }
    manager.welcome(neighbor)
  }

  private func rename(_ neighbor: Neighbor) {
    let alert = UIAlertController(title: "Another name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = neighbor.name }
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
        self?.manager.rename(neighbor, to: alert?.textFields?.first?.text ?? "") {
          self?.tableView.reloadData()
        }
      })
    present(alert, animated: true)
  }
}

extension NeighborBookViewController: NeighborManagerDelegate {
  func neighborManager(_ manager: NeighborManager, didLoad neighbors: [Neighbor]) {
    self.neighbors = neighbors
    tableView.backgroundView?.isHidden = !neighbors.isEmpty
    tableView.reloadData()
  }

  func neighborManager(_ manager: NeighborManager, didFailWith message: String) {
    title = message
  }
}

extension NeighborBookViewController: NCInfoUpdateDelegate {
  func onUserInfoUpdate(_ userInfo: NCChatUIUserInfo) {
    guard let row = neighbors.firstIndex(where: { $0.id == userInfo.userId }) else { return }
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }
}
