import NexconnChatUI
import UIKit

/// Switches for the kit's settings about messages, and the app's own look.
final class GardenSettingsViewController: UITableViewController {
  private struct Setting {
    let title: String
    let get: () -> Bool
    let set: (Bool) -> Void
  }

  private lazy var sections: [(header: String, settings: [Setting])] = [
    (
      "Messages",
      [
        Setting(
          title: "Show who is typing",
          get: { NCChatUIConfigCenter.message.enableTypingStatus },
          set: { NCChatUIConfigCenter.message.enableTypingStatus = $0 }),
        Setting(
          title: "Take messages back",
          get: { NCChatUIConfigCenter.message.enableMessageRecall },
          set: { NCChatUIConfigCenter.message.enableMessageRecall = $0 }),
        Setting(
          title: "Mention people",
          get: { NCChatUIConfigCenter.message.enableMessageMentioned },
          set: { NCChatUIConfigCenter.message.enableMessageMentioned = $0 }),
      ]
    ),
    (
      "Looks",
      [
        Setting(
          title: "Follow the system's dark mode",
          get: { NCChatUIConfigCenter.ui.enableDarkMode },
          set: { NCChatUIConfigCenter.ui.enableDarkMode = $0 })
      ]
    ),
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
    GardenLook.apply()
    tableView.register(SettingCell.self, forCellReuseIdentifier: SettingCell.reuseIdentifier)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sign out", style: .plain, target: self, action: #selector(askToSignOut))
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].settings.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].header
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    let settings = sections[section].settings
    return "\(settings.filter { $0.get() }.count) of \(settings.count) are on"
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: SettingCell.reuseIdentifier, for: indexPath)
    let setting = sections[indexPath.section].settings[indexPath.row]
    (cell as? SettingCell)?.configure(title: setting.title, isOn: setting.get()) {
      [weak tableView] isOn in
      setting.set(isOn)
      tableView?.reloadSections(IndexSet(integer: indexPath.section), with: .none)
    }
    return cell
  }

  @objc private func askToSignOut() {
    let sheet = UIAlertController(
      title: "Leave the garden?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Sign out", style: .destructive) { [weak self] _ in
        NCChatUI.shared().disconnect(withDisablePush: true)
        NCChatUI.shared().clearUserInfoCache()
        self?.title = "Signed out"
      })
    sheet.addAction(UIAlertAction(title: "Stay", style: .cancel))
    present(sheet, animated: true)
  }
}

/// A row with a switch. Its views are made in code.
private final class SettingCell: UITableViewCell {
  static let reuseIdentifier = "SettingCell"
  private let label = UILabel()
  private let toggle = UISwitch()
  private var onChange: ((Bool) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let row = UIStackView(arrangedSubviews: [label, toggle])
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      row.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    toggle.onTintColor = GardenLook.leaf
    toggle.addTarget(self, action: #selector(flipped), for: .valueChanged)
    selectionStyle = .none
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(title: String, isOn: Bool, onChange: @escaping (Bool) -> Void) {
    label.text = title
    label.look(.text)
    toggle.isOn = isOn
    self.onChange = onChange
  }

  @objc private func flipped() {
    onChange?(toggle.isOn)
  }
}
