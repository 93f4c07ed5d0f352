import SendbirdUIKit
import UIKit

/// The logbook: a screen on the kit's base class, with a badge, dialogs and a toast. It has its own
/// initializer and does not repeat `init?(coder:)`.
class LogbookViewController: SBUBaseViewController {
  private let boat: String
  private let badge = BadgeView(count: 8)
  private let nightSwitch = UISwitch()
  private let stack = UIStackView()
  private let entries = UILabel()

  init(boat: String) {
    self.boat = boat
    super.init(nibName: nil, bundle: nil)
  }

  override func setupViews() {
    super.setupViews()
    title = "Log of \(boat)"
    stack.axis = .vertical
    entries.text = "No entries"
    entries.numberOfLines = 0
    let add = UIButton(type: .system)
    add.setTitle("Add entry", for: .normal)
    add.addTarget(self, action: #selector(askForEntry), for: .touchUpInside)
    nightSwitch.accessibilityLabel = "Night colors"
    nightSwitch.addTarget(self, action: #selector(changeColors), for: .valueChanged)
    [badge, entries, add, nightSwitch].forEach(stack.addArrangedSubview)
    view.addSubview(stack)
  }

  override func setupStyles() {
    super.setupStyles()
    view.backgroundColor = SBUColorSet.background50
    entries.textColor = SBUTheme.componentTheme.titleColor
  }

  @objc private func askForEntry() {
    HarborAlert.show(
      title: "New entry", message: "What happened?", needInputField: true, placeHolder: " ",
      confirmButtonItem: SBUAlertButtonItem(title: "Write") { [weak self] text in
        self?.write((text as? String)?.trimmedOrNil)
      },
      cancelButtonItem: SBUAlertButtonItem(title: "Skip") { _ in },
      dismissHandler: { [weak self] in self?.badge.increase() })
  }

  private func write(_ text: String?) {
    guard let text = text else { return toast("Nothing written") }
    entries.text = text.capitalizedFirst
    toast("Saved")
  }

  @objc private func changeColors() {
    if nightSwitch.isOn { HarborTheme.useNight() } else { OldSetup.theme() }
    updateStyles()
  }
}
