import UIKit

/// The settings of an account, in sections of rows.
final class SettingsViewController: UITableViewController {
  private enum Row {
    case value(String, String)
    case toggle(String, isOn: Bool)
    case action(String)
  }

  private let user: String
  private let plan: String?
  private var sections: [(title: String?, rows: [Row])] = []

  init(user: String, plan: String?, unread: Int) {
    self.user = user
    self.plan = plan
    super.init(style: .insetGrouped)
    sections = [
      ("Account", [.value("Name", user), .value("Plan", plan ?? "Free")]),
      (
        "Notifications",
        [
          .toggle("Messages", isOn: true), .toggle("Sounds", isOn: false),
          .value("Unread", unread == 0 ? "None" : "\(unread)"),
        ]
      ),
      (nil, [.action("Log out")]),
    ]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    navigationItem.largeTitleDisplayMode = .never
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    section == sections.count - 1 ? "Logged in as \(user)" : nil
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    switch sections[indexPath.section].rows[indexPath.row] {
    case .value(let name, let value):
      cell.textLabel?.text = name
      cell.detailTextLabel?.text = value
      cell.selectionStyle = .none
    case .toggle(let name, let isOn):
      cell.textLabel?.text = name
      let control = UISwitch()
      control.isOn = isOn
      control.addTarget(self, action: #selector(toggled(_:)), for: .valueChanged)
      cell.accessoryView = control
      cell.selectionStyle = .none
    case .action(let name):
      cell.textLabel?.text = name
      cell.textLabel?.textColor = .systemRed
    }
    return cell
  }

  @objc private func toggled(_ sender: UISwitch) {
    navigationItem.prompt = sender.isOn ? "Saved: on" : "Saved: off"
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard case .action(let name) = sections[indexPath.section].rows[indexPath.row] else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    let sheet = UIAlertController(title: "\(name)?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: name, style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }
}
