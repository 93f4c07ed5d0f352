import HeadlessUIKit
import Testing
import YAML

@testable import DioramaKit
@testable import DioramaStage

/// Touching rows, and the buttons and switches in them.
@Suite("Touching rows") struct RowTouchTests {
  /// Settings: a switch, a disabled and an accessory switch, two buttons and plain text.
  private final class Settings: UIViewController, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var selectsRows = true
    private var cells: [UITableViewCell] = []

    override func viewDidLoad() {
      title = "Settings"
      let table = UITableView(frame: .zero, style: .grouped)
      cells = ["Freeze", "Locked", "Mute", "Kim", "Name"].map { name in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = name
        return cell
      }
      cells[0].contentView.addSubview(makeSwitch("Freeze"))
      let locked = makeSwitch("Locked")
      locked.isEnabled = false
      cells[1].contentView.addSubview(locked)
      cells[2].accessoryView = makeSwitch("Mute")
      for title in ["Accept", "Refuse"] {
        let button = UIButton(type: .custom)
        button.setTitle(title, for: .normal)
        button.isEnabled = title == "Accept"
        button.addAction(
          UIAction { [weak self] _ in self?.log.append("tapped \(title)") }, for: .touchUpInside)
        cells[3].contentView.addSubview(button)
      }
      cells[4].isUserInteractionEnabled = false
      table.dataSource = self
      table.delegate = self
      view.addSubview(table)
    }

    private func makeSwitch(_ name: String) -> UISwitch {
      let made = UISwitch()
      made.addAction(
        UIAction { [weak self, weak made] _ in
          self?.log.append("\(name) is \(made?.isOn ?? false ? "on" : "off")")
        }, for: .valueChanged)
      return made
    }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 0 ? 3 : 2
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 0 ? "Channel" : "People"
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cells[indexPath.section * 3 + indexPath.row] }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt: IndexPath) -> Bool {
      selectsRows
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("row \(indexPath.section)-\(indexPath.row)")
    }
  }

  private static let offers =
    "available: rows 1 to 5, { button: Accept, row: 4 }, '- toggle: { row: 1 }' (also in row 3)"

  private let screen = Settings()
  private let stage: TestStage

  init() { stage = TestStage(screen) }

  private func result(_ body: (Stage) throws(StepFailure) -> Void) -> [String] {
    screen.log = []
    if let failure = stage.failure(body) { return [failure] }
    return screen.log
  }

  private func toggle(_ row: RowName) -> [String] {
    result { stage throws(StepFailure) in try stage.toggleSwitch(in: row) }
  }

  @Test func the_screen_is_drawn_with_headers_switches_and_buttons() {
    #expect(
      stage.frame == [
        "┌────────────────────────────┐",
        "│          Settings          │",
        "├────────────────────────────┤",
        "│ ── Channel ─────────────── │",
        "│ Freeze               [off] │",
        "│ Locked               (off) │",
        "│ Mute                 [off] │",
        "│ ── People ──────────────── │",
        "│ Kim      [Accept] (Refuse) │",
        "│ Name                       │",
        "└────────────────────────────┘",
      ])
  }

  @Test func rows_are_counted_without_headers() {
    #expect(
      result { stage throws(StepFailure) in
        try stage.tapRow(stage.rowIndex(of: .number(4)), "row 4")
      } == ["row 1-0"])
    #expect(
      result { stage throws(StepFailure) in
        try stage.tapRow(stage.rowIndex(of: .number(5)), "row 5")
      } == ["row 5 cannot be tapped: its selection is disabled"])
  }

  @Test func a_row_without_selection_names_its_buttons() {
    screen.selectsRows = false
    #expect(
      result { stage throws(StepFailure) in
        try stage.tapRow(stage.rowIndex(of: .number(4)), "row 4")
      } == [
        "row 4 cannot be tapped: its selection is disabled "
          + "(write '- tap: { button: Accept, row: 4 }')"
      ])
  }

  @Test func a_switch_is_toggled_on_and_off() {
    #expect(toggle(.text("Freeze")) == ["Freeze is on"])
    #expect(stage.frame[4] == "│ Freeze                [on] │")
    #expect(toggle(.number(1)) == ["Freeze is off"])
  }

  @Test func a_switch_in_the_accessory_view_is_toggled() {
    #expect(toggle(.text("Mute")) == ["Mute is on"])
  }

  @Test func a_disabled_switch_and_a_row_without_one_are_reported() {
    #expect(
      toggle(.text("Locked")) == [
        "the switch in the row 'Locked' is disabled (\(Self.offers))"
      ])
    #expect(
      toggle(.text("Name")) == [
        "the row 'Name' has no switch (write '- tap: { row: Name }' to tap the row)"
      ])
  }

  @Test func a_button_in_a_row_is_tapped_or_the_reason_is_reported() {
    #expect(
      result { stage throws(StepFailure) in
        try stage.tapButton("Accept", row: .text("Kim"))
      } == ["tapped Accept"])
    #expect(
      result { stage throws(StepFailure) in
        try stage.tapButton("Refuse", row: .text("Kim"))
      } == ["the button 'Refuse' is disabled (\(Self.offers))"])
    #expect(
      result { stage throws(StepFailure) in
        try stage.tapButton("Block", row: .text("Kim"))
      } == ["no button matches 'Block' in the row 'Kim' (available buttons: 'Accept')"])
    #expect(
      result { stage throws(StepFailure) in
        try stage.tapButton("Accept", row: .text("Name"))
      } == [
        "no button matches 'Accept' in the row 'Name' (the row has no buttons; it shows 'Name')"
      ])
  }

  @Test func the_retry_button_is_tapped_or_reported_as_missing_or_disabled() {
    #expect(
      result { stage throws(StepFailure) in try stage.tapRetry() } == [
        "the screen has no retry button (\(Self.offers))"
      ])
    let retry = UIButton(type: .custom)
    retry.setTitle("Retry", for: .normal)
    retry.accessibilityIdentifier = "retry"
    retry.addAction(
      UIAction { [weak screen] _ in screen?.log.append("again") }, for: .touchUpInside)
    screen.view.addSubview(retry)
    #expect(result { stage throws(StepFailure) in try stage.tapRetry() } == ["again"])
    retry.isEnabled = false
    #expect(
      result { stage throws(StepFailure) in try stage.tapRetry() } == [
        "the retry button is disabled (\(Self.offers))"
      ])
  }
}
