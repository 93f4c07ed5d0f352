import UIKit

/// Settings of an account, as rows with switches, values and links.
final class SettingsFormViewController: UITableViewController {
  private enum Row {
    case toggle(title: String, symbol: String, isOn: Bool)
    case value(title: String, detail: String)
    case link(title: String)
  }

  private struct Section {
    let title: String
    let footer: String?
    var rows: [Row]
  }

  private var sections = [
    Section(
      title: "Notifications", footer: "Sounds follow the ring switch.",
      rows: [
        .toggle(title: "Push", symbol: "bell", isOn: true),
        .toggle(title: "Sounds", symbol: "speaker", isOn: false),
      ]),
    Section(
      title: "Account", footer: nil,
      rows: [.value(title: "Plan", detail: "Free"), .link(title: "Privacy")]),
  ]

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "toggle")
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
  ) -> String? { sections[section].footer }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch sections[indexPath.section].rows[indexPath.row] {
    case let .toggle(title, symbol, isOn):
      let cell = tableView.dequeueReusableCell(withIdentifier: "toggle", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = title
      content.image = UIImage(systemName: symbol)
      content.imageProperties.tintColor = .systemOrange
      cell.contentConfiguration = content
      cell.selectionStyle = .none
      let toggle = UISwitch()
      toggle.isOn = isOn
      toggle.onImage = UIImage(systemName: "checkmark")
      toggle.offImage = UIImage(systemName: "xmark")
      toggle.tag = indexPath.row
      toggle.addTarget(self, action: #selector(toggleChanged(_:)), for: .valueChanged)
      cell.accessoryView = toggle
      return cell
    case let .value(title, detail):
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      var content = UIListContentConfiguration.valueCell()
      content.text = title
      content.secondaryText = detail
      cell.contentConfiguration = content
      return cell
    case let .link(title):
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = title
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard case .value = sections[indexPath.section].rows[indexPath.row] else { return }
    sections[indexPath.section].rows[indexPath.row] = .value(title: "Plan", detail: "Family")
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }

  @objc private func toggleChanged(_ sender: UISwitch) {
    guard case let .toggle(title, symbol, _) = sections[0].rows[sender.tag] else { return }
    sections[0].rows[sender.tag] = .toggle(title: title, symbol: symbol, isOn: sender.isOn)
    navigationItem.prompt = "\(title) is \(sender.isOn ? "on" : "off")"
  }
}
