import HeadlessUIKit

/// A row with a switch.
open class NCProfileSwitchCellViewModel: NCProfileCellViewModel {
  /// Whether the switch is on.
  public final var switchOn = false
  /// Hears that a finger flipped the switch.
  public final var switchValueChanged: ((Bool) -> Void)?

  /// The cell of the row.
  open override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = title
    let control = UISwitch()
    control.isOn = switchOn
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let self, let control else { return }
        switchOn = control.isOn
        switchValueChanged?(control.isOn)
      }, for: .valueChanged)
    cell.accessoryView = control
    return cell
  }
}
