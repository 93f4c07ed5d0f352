import SendbirdChatSDK
import SendbirdUIKit
import UIKit

/// The members of a channel, with a custom bar, cell and swipe actions.
class TeamViewController: SBUUserListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.setValue(true, forKey: "hidesShadow")
    navigationController?.navigationBar.backgroundColor = .white
    headerComponent?.rightBarButton = UIBarButtonItem(
      title: "Note", style: .plain, target: self, action: #selector(didTapNote))
  }

  @objc func didTapNote() {
    let note =
      UIStoryboard(name: "Notes", bundle: nil)
      .instantiateViewController(withIdentifier: "NoteViewController") as? NoteViewController
    note.map { navigationController?.pushViewController($0, animated: true) }
  }
}

/// A list with swipe actions. On a device the kit finds these methods itself.
class TeamList: SBUUserListModule.List {
  private(set) var greeted: [String] = []

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let greet = UIContextualAction(style: .normal, title: "Greet") { [weak self] _, _, done in
      self?.greeted.append("row \(indexPath.row)")
      self?.reloadTableView()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [greet])
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    greeted.isEmpty ? "No one greeted" : "Greeted: \(greeted.joined(separator: ", "))"
  }
}

class BigCell: SBUUserCell {
  override func setupViews() {
    super.setupViews()
    nicknameLabel.textAlignment = .center
  }
}

/// A note whose table uses plain rows.
class NoteViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView(frame: .zero, style: .plain)

  override func loadView() {
    super.loadView()
    tableView.frame = view.bounds
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    title = "Note"
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Line \(indexPath.row + 1), \(Int(cell.frame.width)) wide"
    return cell
  }
}
