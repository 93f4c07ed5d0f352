import HeadlessUIKit
import Testing

@testable import DioramaKit
@testable import DioramaStage

/// The step `swipe`: what it shows, what hides it again, and the messages.
@Suite("Swipes") struct SwipeTests {
  /// Rows with an action at each edge, a button and a switch.
  private final class Mails: UITableViewController {
    var names = ["Ada", "Bo", "Cy"]
    var log: [String] = []
    var completes = true
    var completions: [(Bool) -> Void] = []
    var hasLeading = true

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { names.count }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = names[indexPath.row]
      cell.detailTextLabel?.text = "now"
      let end: UIView
      if indexPath.row == 0 {
        let button = UIButton(type: .system)
        button.setTitle("Call", for: .normal)
        button.addAction(
          UIAction { [weak self] _ in self?.log.append("call") }, for: .touchUpInside)
        end = button
      } else {
        let control = UISwitch()
        control.addAction(
          UIAction { [weak self] _ in self?.log.append("switch") }, for: .valueChanged)
        end = control
      }
      cell.accessoryView = end
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(names[indexPath.row])")
    }

    private func action(
      _ title: String?, _ style: UIContextualAction.Style = .normal
    ) -> UIContextualAction {
      UIContextualAction(style: style, title: title) { [weak self] action, view, completion in
        self?.log.append("\(title ?? action.accessibilityLabel ?? "") in \(type(of: view))")
        if self?.completes ?? false {
          completion(true)
        } else {
          self?.completions.append(completion)
        }
      }
    }

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard indexPath.row < 2 else { return nil }
      let flag = action(nil)
      flag.image = UIImage(name: "flag", symbol: "⚑")
      flag.accessibilityLabel = "Flag"
      return UISwipeActionsConfiguration(actions: [action("Delete", .destructive), flag])
    }

    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      hasLeading && indexPath.row == 1
        ? UISwipeActionsConfiguration(actions: [action("Read"), action("Pin")]) : nil
    }
  }

  private let screen = Mails(style: .plain)

  /// Runs steps and returns the rows of the last frame, or the first failure.
  private func rows(after steps: [String], columns: Int = 30, height: Int? = nil) -> [String] {
    let stage = TestStage(screen, columns: columns, rows: height)
    for step in steps {
      if let failure = stage.failure(ofStep: step) { return [failure] }
    }
    return stage.frame.filter { $0.contains("│") && !$0.contains("├") }.dropFirst().map { $0 }
  }

  private static let closed = [
    "│ Ada                 [Call] │", "│ Bo                   [off] │",
    "│ Cy                   [off] │",
  ]

  @Test func the_actions_cover_the_end_of_the_row_with_the_first_action_at_the_edge() {
    #expect(
      rows(after: ["swipe: { row: Ada }"]) == [
        "│ Ada         [⚑] [! Delete] │", Self.closed[1], Self.closed[2],
      ])
    #expect(
      rows(after: ["swipe: { row: Bo, edge: leading }"]) == [
        Self.closed[0], "│ [Read] [Pin]         [off] │", Self.closed[2],
      ])
    #expect(rows(after: ["swipe: { row: Bo, edge: trailing }"])[1].hasSuffix("[! Delete] │"))
    #expect(rows(after: ["swipe: { row: 1 }"], columns: 14)[0] == "│ [⚑] [! D…] │")
  }

  @Test(arguments: ["Delete", "'[! Delete]'", "{ button: Delete, row: Ada }", "{ button: Delete }"])
  func a_tap_performs_an_action_and_hides_all(target: String) {
    #expect(rows(after: ["swipe: { row: Ada }", "tap: \(target)"]) == Self.closed)
    #expect(screen.log == ["Delete in UITableViewCell"])
  }

  @Test(arguments: ["Flag", "⚑", "flag", "'[⚑]'"])
  func an_icon_is_touched_by_its_symbol_its_label_or_its_name(target: String) {
    #expect(rows(after: ["swipe: { row: Bo }", "tap: \(target)"]) == Self.closed)
    #expect(screen.log == ["Flag in UITableViewCell"])
  }

  @Test func an_action_that_does_not_complete_leaves_the_row_as_it_is() {
    screen.completes = false
    #expect(rows(after: ["swipe: { row: Ada }", "tap: Delete"])[0].hasSuffix("[! Delete] │"))
    #expect(screen.log.count == 1)
  }

  @Test(arguments: [
    "tap: { row: Cy }", "tap: { row: Ada }", "tap: Bo", "tap: Call", "longPress: { row: 2 }",
    "tap: { button: Call, row: Ada }", "toggle: { row: Bo }",
  ])
  func a_touch_on_a_row_only_hides_the_actions(step: String) {
    // Only a row with a recognizer can be held.
    screen.tableView.addGestureRecognizer(UILongPressGestureRecognizer())
    #expect(rows(after: ["swipe: { row: Bo }", step]) == Self.closed)
    #expect(screen.log == [])
  }

  @Test func another_swipe_a_scroll_and_a_reload_hide_the_actions() {
    #expect(rows(after: ["swipe: { row: Bo }", "swipe: { row: Ada }"])[1] == Self.closed[1])
    screen.names = (1...20).map { "N\($0)" }
    screen.tableView.reloadData()
    let scrolled = rows(
      after: ["swipe: { row: N1 }", "scroll: bottom", "scroll: { row: 1 }"], height: 8)
    #expect(scrolled[0] == "│ N1                  [Call] │", "\(scrolled)")
    let stage = TestStage(screen)
    for reload in [
      { [screen] in screen.tableView.reloadData() },
      { [screen] in
        screen.tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      },
    ] {
      #expect(stage.failure(ofStep: "swipe: { row: N1 }") == nil)
      #expect(stage.frame.contains { $0.contains("Delete") })
      stage.settle(reload)
      #expect(!stage.frame.contains { $0.contains("Delete") })
    }
  }

  @Test func covered_texts_are_not_read_aloud_and_the_actions_are() {
    let stage = TestStage(screen, blocks: [.accessibility])
    #expect(stage.failure(ofStep: "swipe: { row: Bo }") == nil)
    let frame = stage.frame
    #expect(frame.contains("  - button \"Flag\"") && frame.contains("  - button \"Delete\""))
    #expect(frame.filter { $0.contains("- switch") }.count == 1, "\(frame)")
  }

  @Test func the_state_of_a_swiped_cell_is_swiped() {
    let stage = TestStage(screen)
    #expect(stage.failure(ofStep: "swipe: { row: Ada }") == nil)
    let swiped = stage.environment.run {
      screen.tableView.visibleCells.map(\.configurationState.isSwiped)
    }
    #expect(swiped == [true, false, false])
  }

  @Test func a_row_without_actions_is_reported_with_one_that_has_some() {
    func failure(_ row: String) -> String { rows(after: ["swipe: { row: \(row) }"])[0] }
    #expect(failure("Cy") == "the row 'Cy' has no swipe actions (row 1 has some)")
    let atEdge = "has no swipe actions at its leading edge"
    #expect(
      failure("Ada, edge: leading")
        == "the row 'Ada' \(atEdge) (it has some at its trailing edge)")
    #expect(
      failure("3, edge: leading")
        == "row 3 \(atEdge) (the list's delegate returns none "
        + "(leadingSwipeActionsConfigurationForRowAt))")
    #expect(failure("Kim").hasPrefix("no row matches 'Kim'"))
  }

  @Test func an_action_is_named_by_its_text_only_after_the_swipe() {
    let help = "write '- swipe: { row: 1 }' before this step, with the row to swipe"
    for name in ["⚑", "Flag", "flag"] {
      let text = "'\(name)' is an action that a swipe shows (\(help))"
      #expect(rows(after: ["tap: \(name)"]) == [text])
      #expect(rows(after: ["swipe: { row: Cy }"])[0].contains("no swipe actions"))
    }
    // With its row, it is swiped and touched at once, which hides another row's actions.
    #expect(
      rows(after: ["swipe: { row: Ada }", "tap: { button: Flag, row: Bo }"]) == Self.closed)
    #expect(screen.log == ["Flag in UITableViewCell"])
  }

  @Test func a_late_completion_hides_only_the_actions_of_its_own_row() {
    screen.completes = false
    let stage = TestStage(screen)
    for step in ["swipe: { row: Ada }", "tap: Delete", "swipe: { row: Bo }"] {
      #expect(stage.failure(ofStep: step) == nil)
    }
    stage.settle { screen.completions.forEach { $0(true) } }
    #expect(stage.frame.contains { $0.contains("Bo") && $0.contains("[! Delete]") })
  }

  @Test(arguments: [
    ("A (closed for the seasonnnnn)", "A (closed…  [⚑] [! Delete]"),
    ("Of [all the very best cousins]", "Of [all the…[⚑] [! Delete]"),
    ("Season…", "Season…     [⚑] [! Delete]"),
  ])
  func a_name_in_brackets_is_cut_like_any_other_text(name: String, shown: String) {
    screen.names[0] = name
    #expect(rows(after: ["swipe: { row: 1 }"])[0] == "│ \(shown) │")
  }

  /// A list that deletes rows, without actions of its own.
  private final class Deleting: UITableViewController {
    var names = ["Ada", "Bo"]
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { names.count }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(
      _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row == 0 }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  @Test func the_systems_delete_button_is_shown_for_rows_that_can_be_edited() {
    let list = Deleting(style: .plain)
    let stage = TestStage(list)
    #expect(stage.failure(ofStep: "swipe: { row: Bo }")?.contains("row 1 has some") == true)
    #expect(stage.failure(ofStep: "swipe: { row: Ada }") == nil)
    #expect(stage.frame.contains("│ Ada             [! Delete] │"))
    #expect(stage.failure(ofStep: "tap: Delete") == nil)
    #expect(list.names == ["Bo"])
  }
}
